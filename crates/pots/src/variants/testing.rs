//! Games, their rules and their own fees by name, for tables of rules.

/// The game of a book: `ca/razz` of `ca:razz/`.
#[track_caller]
pub(crate) fn game(book: &str) -> &'static str {
    let id = book.trim_end_matches('/').replacen(':', "/", 1);
    super::find(&id).expect("a pot game").id
}

/// A rule of a game: `ca:razz/s1.a` of `ca/razz` and `s1.a`.
#[track_caller]
pub(crate) fn rule_of(game: &str, number: &str) -> &'static str {
    let id = format!("{}/{number}", game.replacen('/', ":", 1));
    law::find(&id).unwrap_or_else(|| panic!("{id} is no rule")).id
}

/// Options of a game's own schedule, posted together.
pub(crate) fn options<const N: usize>(game: &str, numbers: [u8; N]) -> &'static str {
    let schedule = game.replacen("ca/", "F-P-", 1);
    numbers.map(|number| format!("{schedule}-{number}")).join("+").leak()
}
