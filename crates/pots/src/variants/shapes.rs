//! Streets that many games share; each names its own rules.

use crate::variant::{Exchange, Face, Opener, Street, Unit};
use law::Cite;

/// So many cards down.
pub(super) const DOWN: [Face; 5] = [Face::Down; 5];

/// Hole cards, a flop of three, a turn and a river, with a burn before each board card: the lower
/// limit twice, then the upper one.
pub(super) const fn board(hole: &'static [Face], rules: [Cite; 4]) -> [Street; 4] {
    [
        Street::new("pre-flop", rules[0]).hands(hole).opens(Opener::Blinds),
        Street::new("flop", rules[1]).burn().board(3),
        Street::new("turn", rules[2]).burn().board(1).unit(Unit::Big),
        Street::new("river", rules[3]).burn().board(1).unit(Unit::Big),
    ]
}

/// So many cards down, then three draws with a burn before each: the lower limit twice, then the
/// upper one.
pub(super) const fn triple_draw(hole: &'static [Face], most: u8, rules: [Cite; 4]) -> [Street; 4] {
    let draw = Exchange::Draw(most);
    [
        Street::new("pre-draw", rules[0]).hands(hole).opens(Opener::Blinds),
        Street::new("first draw", rules[1]).burn().exchange(draw),
        Street::new("second draw", rules[2]).burn().exchange(draw).unit(Unit::Big),
        Street::new("third draw", rules[3]).burn().exchange(draw).unit(Unit::Big),
    ]
}

/// Seven-card stud: two down and one up, three up, one down. Whoever `opens` names speaks first
/// from fourth street on; the upper limit counts from fifth street.
pub(super) const fn seven(opens: Opener, rules: [Cite; 5]) -> [Street; 5] {
    const THIRD: &[Face] = &[Face::Down, Face::Down, Face::Up];
    [
        Street::new("third street", rules[0]).hands(THIRD).opens(Opener::Door),
        Street::new("fourth street", rules[1]).burn().hands(&[Face::Up]).opens(opens),
        Street::new("fifth street", rules[2])
            .burn()
            .hands(&[Face::Up])
            .opens(opens)
            .unit(Unit::Big),
        Street::new("sixth street", rules[3])
            .burn()
            .hands(&[Face::Up])
            .opens(opens)
            .unit(Unit::Big),
        Street::new("seventh street", rules[4])
            .burn()
            .hands(&[Face::Down])
            .opens(opens)
            .unit(Unit::Big),
    ]
}

/// The newer seven-card studs: two or three down and one up, three up, one down. With three down
/// everybody throws one of them away before fourth street. From fourth street on a street has its
/// own opener; the unit given counts from fifth street. Each street names the rule of its cards
/// and that of its betting.
pub(super) const fn newer_seven(
    down: usize,
    opens: [Opener; 4],
    unit: Unit,
    rules: [[Cite; 2]; 5],
) -> [Street; 5] {
    const FIRST: &[Face] = &[Face::Down, Face::Down, Face::Down, Face::Up];
    const UP: &[Face] = &[Face::Up];
    let (_, third) = FIRST.split_at(3 - down);
    let exchange = if down == 3 { Exchange::Discard } else { Exchange::Nothing };
    [
        Street::new("third street", rules[0][0])
            .hands(third)
            .opens(Opener::Door)
            .betting(rules[0][1]),
        Street::new("fourth street", rules[1][0])
            .exchange(exchange)
            .burn()
            .hands(UP)
            .opens(opens[0])
            .betting(rules[1][1]),
        Street::new("fifth street", rules[2][0])
            .burn()
            .hands(UP)
            .opens(opens[1])
            .unit(unit)
            .betting(rules[2][1]),
        Street::new("sixth street", rules[3][0])
            .burn()
            .hands(UP)
            .opens(opens[2])
            .unit(unit)
            .betting(rules[3][1]),
        Street::new("seventh street", rules[4][0])
            .burn()
            .hands(&[Face::Down])
            .opens(opens[3])
            .unit(unit)
            .betting(rules[4][1]),
    ]
}
