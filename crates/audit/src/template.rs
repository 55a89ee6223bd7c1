//! Houses to begin with, one for each book, with comments.

use law::Book;

/// A lawful house with comments, as `croupier house new` writes it.
#[must_use]
pub fn template(book: &Book) -> &'static str {
    match book.id {
        "uk" => include_str!("template/uk.toml"),
        "co" => include_str!("template/co.toml"),
        "ca" => include_str!("template/ca.toml"),
        _ => include_str!("template/sg.toml"),
    }
}
