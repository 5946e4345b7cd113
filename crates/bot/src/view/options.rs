//! Rules summed up in one line.

use rules::{Rules, Variant, strip, warriors};

use super::Locale;

impl Locale {
    /// What differs from the traditional rules, with the preset's name if there is one:
    /// "traditional", "strict (captures must be made, …)", "6 lozenges, one leap a turn".
    pub(super) fn rules_line(self, rules: &Rules) -> String {
        let differences = match rules {
            Rules::Strip(rules) => self.strip_differences(rules),
            Rules::Warriors(rules) => self.warriors_differences(rules),
        };
        let options = rules.options();
        let preset = options.split_whitespace().next().filter(|word| !word.contains('='));
        match (preset, &differences[..]) {
            (_, []) => self.rules_traditional(),
            (None, differences) => self.list_of(differences),
            (Some(preset), differences) => self.rules_named(preset, self.list_of(differences)),
        }
    }

    fn strip_differences(self, rules: &strip::Rules) -> Vec<String> {
        use strip::{Capture, ChainRule, Ends, LeapRule, Men};
        let usual =
            if rules.variant == Variant::Kolowis { strip::Rules::KOLOWIS } else { strip::Rules::MOSONA };
        let outer_lines = (rules.outer_lines != usual.outer_lines).then(|| match rules.outer_lines {
            true => self.rule_outer_lines_yes(),
            false => self.rule_outer_lines_no(),
        });
        let capture = match rules.capture {
            Capture::Huff => None,
            Capture::Strict => Some(self.rule_capture_strict()),
            Capture::Free => Some(self.rule_capture_free()),
        };
        let chain = match rules.chain {
            ChainRule::Optional => None,
            ChainRule::Full => Some(self.rule_chain_full()),
            ChainRule::Maximum => Some(self.rule_chain_maximum()),
            ChainRule::Single => Some(self.rule_chain_single()),
        };
        let ends = match rules.ends {
            Ends::Straight => None,
            Ends::Upright => Some(self.rule_ends_upright()),
            Ends::Curved => Some(self.rule_ends_curved()),
        };
        let lozenges = rules.lozenges != usual.lozenges;
        let men = rules.men != usual.men && rules.men == Men::Full;
        let parts = [
            lozenges.then(|| self.rule_lozenges(rules.lozenges.get())),
            outer_lines,
            men.then(|| self.rule_men_full()),
            capture,
            chain,
            ends,
            (rules.leap == LeapRule::Bent).then(|| self.rule_leap_bent()),
        ];
        parts.into_iter().flatten().collect()
    }

    fn warriors_differences(self, rules: &warriors::Rules) -> Vec<String> {
        use warriors::{Capture, Flank, Goal, PriestEntry, Seats};
        let parts = [
            (rules.seats == Seats::Four).then(|| self.rule_seats_four()),
            (rules.capture == Capture::Optional).then(|| self.rule_capture_optional()),
            (rules.flank == Flank::Any).then(|| self.rule_flank_any()),
            (rules.priest == PriestEntry::Captor).then(|| self.rule_priest_captor()),
            (rules.goal == Goal::Race).then(|| self.rule_goal_race()),
        ];
        parts.into_iter().flatten().collect()
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
