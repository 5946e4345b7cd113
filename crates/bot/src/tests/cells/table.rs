//! The table as it stands in the README, with equal rows merged.

use std::{env, fmt::Write, fs, path::PathBuf};

use super::axes::{Rights, Where, Who};

const BEGIN: &str = "<!-- cells: written by the test every_cell_has_its_answer -->\n";
const END: &str = "<!-- cells end -->\n";

/// The answers to one thing that can be asked for: by who, then where, then rights.
#[derive(Clone, Debug)]
pub struct Row {
    pub name: String,
    pub answers: Vec<String>,
}

impl Row {
    pub fn cells(&self) -> impl Iterator<Item = ((Who, Where, Rights), &String)> {
        let at = |who| {
            Where::ALL.into_iter().flat_map(move |place| Rights::ALL.map(|rights| (who, place, rights)))
        };
        Who::ALL.into_iter().flat_map(at).zip(&self.answers)
    }
}

/// The table of the README.
#[derive(Clone, Debug)]
pub struct Section(String);

/// Things that are answered in the same way: their names, and lines of who and what they are answered where.
struct Block {
    names: Vec<String>,
    lines: Vec<(Vec<Who>, Vec<String>)>,
}

impl Section {
    pub fn of(rows: &[Row]) -> Section {
        let mut blocks: Vec<Block> = Vec::new();
        for row in rows {
            assert_eq!(
                row.answers.len(),
                Who::ALL.len() * Where::ALL.len() * Rights::ALL.len(),
                "{}",
                row.name
            );
            let lines = lines(&row.answers);
            match blocks.iter_mut().find(|block| block.lines == lines) {
                Some(block) => block.names.push(row.name.clone()),
                None => blocks.push(Block { names: vec![row.name.clone()], lines }),
            }
        }
        let places = Where::ALL.map(Where::word).join(" | ");
        let cells = rows.iter().map(|row| row.answers.len()).sum::<usize>();
        let mut text = format!("{} things to ask for, {cells} cells:\n\n", rows.len());
        writeln!(text, "| asked | by | {places} |\n|---|---|---|---|---|---|").unwrap();
        blocks.iter().for_each(|block| block.write(&mut text));
        Section(text)
    }

    /// Compares it with the README; writes it there and fails once if `STONES_UPDATE_GOLDEN` says so.
    pub fn check(&self) {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("README.md");
        let readme = fs::read_to_string(&path).unwrap();
        let (before, rest) = readme.split_once(BEGIN).expect("the README has the table's place");
        let (table, after) = rest.split_once(END).expect("the table's place has an end");
        if table == self.0 {
            return;
        }
        if env::var_os("STONES_UPDATE_GOLDEN").is_some_and(|value| value != "0") {
            fs::write(&path, format!("{before}{BEGIN}{}{END}{after}", self.0)).unwrap();
            panic!("written; look at it and run again without STONES_UPDATE_GOLDEN");
        }
        let new: Vec<&str> = self.0.lines().filter(|line| !table.contains(line)).collect();
        let old: Vec<&str> = table.lines().filter(|line| !self.0.contains(line)).collect();
        panic!("not as the README says:\n- {}\n+ {}", old.join("\n- "), new.join("\n+ "));
    }
}

fn lines(answers: &[String]) -> Vec<(Vec<Who>, Vec<String>)> {
    let mut lines: Vec<(Vec<Who>, Vec<String>)> = Vec::new();
    for (who, answers) in Who::ALL.into_iter().zip(answers.chunks(Where::ALL.len() * Rights::ALL.len())) {
        let cells: Vec<String> = answers.chunks(Rights::ALL.len()).map(with_rights).collect();
        match lines.iter_mut().find(|line| line.1 == cells) {
            Some(line) => line.0.push(who),
            None => lines.push((vec![who], cells)),
        }
    }
    lines
}

/// What is answered with all rights, and with those missing that make a difference.
fn with_rights(answers: &[String]) -> String {
    let mut told = answers[0].clone();
    let mut different: Vec<(String, &String)> = Vec::new();
    for (rights, answer) in Rights::ALL.into_iter().zip(answers).filter(|(_, answer)| **answer != answers[0])
    {
        match different.iter_mut().find(|known| known.1 == answer) {
            Some(known) => known.0 = format!("{}, {}", known.0, rights.word()),
            None => different.push((rights.word().to_owned(), answer)),
        }
    }
    for (rights, answer) in different {
        write!(told, "<br>**{rights}**: {answer}").unwrap();
    }
    told
}

impl Block {
    fn write(&self, text: &mut String) {
        let mut names = self.names.join(", ");
        for (who, cells) in &self.lines {
            let all = who.len() == Who::ALL.len();
            let by = who.iter().map(|who| who.word()).collect::<Vec<_>>().join(", ");
            let by = if all { "anybody" } else { &by };
            let name = std::mem::take(&mut names);
            writeln!(text, "| {name} | {by} | {} |", as_on_the_left(cells).join(" | ")).unwrap();
        }
    }
}

fn as_on_the_left(cells: &[String]) -> Vec<&str> {
    let left = std::iter::once(None).chain(cells.iter().map(Some));
    cells.iter().zip(left).map(|(cell, left)| if Some(cell) == left { "=" } else { cell }).collect()
}
