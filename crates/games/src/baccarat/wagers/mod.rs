//! The wagers of the family, a file per book or variation. Every line of every pay table is cited;
//! conformance proves that each class is ruled by exactly one line.

pub mod base;
pub mod britain;
pub mod california;
pub mod eternal;
pub mod events;
pub mod ez;
pub mod fate;
pub mod fortunes;
pub mod harmony;
pub mod margins;
pub mod sun;

/// A side wager that wins on one event of the coup and loses on all others.
macro_rules! event {
    ($name:ident, $id:literal, $title:literal, $table:literal, $label:literal,
     $when:expr, $due:expr, $rule:expr) => {
        #[doc = concat!($title, ": ", $label, ".")]
        pub static $name: table::Wager<$crate::baccarat::facts::Coup> = table::Wager {
            id: $id,
            aliases: &[],
            title: $title,
            kind: table::Kind::Side,
            tables: &[table::PayTable {
                id: $table,
                meter: None,
                lines: &[
                    table::pays($label, $when, $due, $rule),
                    table::loses("any other result", |c| !($when)(c), $rule),
                ],
            }],
        };
    };
}
pub(crate) use event;
