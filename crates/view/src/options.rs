//! Rules summed up in one line.

use rules::Rules;

use super::Locale;

impl Locale {
    /// What differs from the traditional rules, with the preset's name if there is one:
    /// "traditional", "strict (captures must be made, …)", "6 lozenges, one leap a turn".
    pub(super) fn rules_line(self, rules: &Rules) -> String {
        let usual = Rules::traditional(rules.variant()).settings();
        let differences = rules.settings().into_iter().filter(|setting| !usual.contains(setting));
        let differences: Vec<String> = differences.map(|setting| self.setting(&setting)).collect();
        let options = rules.options();
        let preset = options.split_whitespace().next().filter(|word| !word.contains('='));
        match (preset, &differences[..]) {
            (_, []) => self.rules_traditional(),
            (None, differences) => self.list_of(differences),
            (Some(preset), differences) => self.rules_named(preset, self.list_of(differences)),
        }
    }

    /// What an option with its value means: `capture=strict`.
    pub fn setting(self, setting: &str) -> String {
        match setting.split_once('=') {
            Some(("lozenges", count)) => self.rule_lozenges(count),
            _ => self.rule(setting.replace(['=', '-'], "_")),
        }
    }

    /// What a preset is called.
    pub(super) fn preset(self, preset: &str) -> String {
        if preset == "traditional" { self.rules_traditional() } else { preset.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(rules: &str) -> String {
        Locale::English.rules_line(&rules.parse().expect("rules"))
    }

    #[test]
    fn rules_are_summed_up_by_what_differs() {
        for (rules, words) in [
            ("mosona", "traditional"),
            ("kolowis", "traditional"),
            ("awithlaknakwe", "traditional"),
            ("mosona lozenges=6", "6 lozenges"),
            ("mosona strict", "strict (captures must be made, a chain of leaps must go on while it can)"),
            ("kolowis outer-lines=no men=full", "without outer lines, men on both ends too"),
            ("awithlaknakwe seats=4 goal=race", "four players, two teams, the first team home wins"),
        ] {
            assert_eq!(line(rules), words, "{rules}");
        }
    }

    #[test]
    fn every_other_value_of_every_option_is_told() {
        for rules in [
            "mosona outer-lines=yes",
            "mosona capture=strict",
            "mosona capture=free",
            "mosona chain=full",
            "mosona chain=maximum",
            "mosona chain=single",
            "mosona ends=upright",
            "mosona leap=bent",
            "mosona lozenges=20",
            "kolowis ends=curved",
            "kolowis lozenges=2",
            "kolowis outer-lines=no",
            "kolowis men=full",
            "awithlaknakwe seats=4",
            "awithlaknakwe capture=optional",
            "awithlaknakwe flank=any",
            "awithlaknakwe priest=captor",
            "awithlaknakwe goal=race",
        ] {
            assert_ne!(line(rules), "traditional", "{rules}");
        }
    }
}
