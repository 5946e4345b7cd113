//! Weights of the judgements: lines of a text that `stones tune` makes, a kind of rules and its numbers.

/// The numbers of the line that begins with `kind` and a colon, in hundredths of a man.
///
/// # Panics
///
/// If there is no such line, or not `N` numbers in it: the text is part of the program, and a test reads all of it.
pub(crate) fn read<const N: usize>(text: &str, kind: &str) -> [i32; N] {
    let line = text.lines().find_map(|line| line.strip_prefix(kind)?.strip_prefix(':'));
    let line = line.expect("every kind of rules has its line");
    let numbers: Vec<i32> = line.split_whitespace().map_while(|word| word.parse().ok()).collect();
    numbers.try_into().expect("as many weights as features")
}
