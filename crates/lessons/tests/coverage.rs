//! The lessons hold all that RULES.md says about play.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use lessons::series;
use rules::Variant;

const PAGE: &str = include_str!("../../rules/RULES.md");

/// What no exercise can teach, and why.
const NOT_PLAYED: [(&str, &str); 1] =
    [("1.4 outer-lines=no", "all exercises of Mosona but one are played so, and none could show it")];

/// The sections that are not about play, and why.
const NOT_ABOUT_PLAY: [(&str, &str); 3] = [
    ("## 3 Notation", "how moves and records are written: what is typed into any exercise is read so"),
    ("## 4 Counting positions", "for programs"),
    ("## Sources", "books"),
];

/// Every numbered paragraph about play, every item of their lists, every value of an option, every preset.
fn paragraphs() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let (mut heading, mut items, mut option) = (None::<String>, 0, String::new());
    // Pictures and examples stand between fences.
    let prose = PAGE.split("```").step_by(2);
    for line in prose.flat_map(str::lines) {
        if line.starts_with("## ") {
            heading = None;
        } else if let Some(title) = line.strip_prefix("### ") {
            heading = title.split(' ').next().map(str::to_owned);
            (items, option) = (0, String::new());
            found.extend(heading.clone());
        }
        let Some(number) = &heading else { continue };
        if line.starts_with("- ") || line.starts_with(|c: char| c.is_ascii_digit()) && line.contains(". ") {
            items += 1;
            found.insert(format!("{number}/{items}"));
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        match cells[..] {
            // Options have four columns, presets two.
            ["", name, values, _, _, ""] if values.contains('`') || name == "`lozenges`" => {
                if !name.is_empty() {
                    option = name.trim_matches('`').to_owned();
                }
                found.extend(values_of(number, &option, values));
            }
            ["", name, _, ""] if name.starts_with('`') => {
                let preset = name.split('`').nth(1).unwrap();
                found.insert(format!("{number} preset {preset}"));
            }
            _ => {}
        }
    }
    found
}

fn values_of(number: &str, option: &str, values: &str) -> Vec<String> {
    if option == "lozenges" {
        return vec![format!("{number} lozenges")];
    }
    let mut parts: Vec<&str> = values.split('`').skip(1).step_by(2).collect();
    parts.dedup();
    parts.into_iter().map(|value| format!("{number} {option}={value}")).collect()
}

fn claimed() -> BTreeSet<String> {
    let exercises = Variant::ALL.into_iter().flat_map(series);
    exercises.flat_map(|exercise| exercise.teaches).map(|paragraph| (*paragraph).to_owned()).collect()
}

#[test]
fn every_paragraph_about_play_is_taught() {
    let paragraphs = paragraphs();
    assert!(paragraphs.len() > 55, "{paragraphs:?}");
    let excused: BTreeSet<String> = NOT_PLAYED.iter().map(|(of, _)| (*of).to_owned()).collect();
    assert!(excused.is_subset(&paragraphs), "{excused:?}");
    let untaught: Vec<&String> =
        paragraphs.iter().filter(|of| !claimed().contains(*of) && !excused.contains(*of)).collect();
    assert!(untaught.is_empty(), "{untaught:?}");
    let invented: Vec<String> = claimed().into_iter().filter(|of| !paragraphs.contains(of)).collect();
    assert!(invented.is_empty(), "{invented:?}");
}

#[test]
fn the_other_sections_are_known() {
    let numbered = |line: &&str| line.starts_with("## ");
    let sections: Vec<&str> = PAGE.lines().filter(numbered).collect();
    let others: Vec<&str> = sections[2..].to_vec();
    assert_eq!(others, NOT_ABOUT_PLAY.map(|(section, _)| section));
}
