//! What both displays say of a table with a layout.

use super::session::{Lies, Session};
use games::Entry;
use games::roulette::{Colour, Pocket};
use money::Cents;

/// How to bet at this table, by example.
pub fn examples(session: &Session) -> [&'static str; 3] {
    let rage = session.marks().iter().any(|mark| mark.id == "rage");
    match session.entry() {
        Entry::Roulette(_) if rage => ["bet straight-17 5", "bet red 10", "bet rage 5"],
        Entry::Roulette(_) => ["bet straight-17 5", "bet red 10", "bet split-0-2 5"],
        Entry::Dice(_) => ["bet win-line 10", "bet field 5", "bet place-win-6 12"],
        Entry::SicBo(_) => ["bet small 10", "bet total-9 5", "bet single-dice-5 5"],
        _ => ["bet G 10", "bet D 5", "bet A 1"],
    }
}

/// What was thrown, in a sentence.
pub fn shown(session: &Session, n: usize) -> String {
    let text = session.faces().get(n).map_or("", String::as_str);
    let colour = Pocket::new(n as u8).and_then(Pocket::colour).map(Colour::name);
    let sum = text.split(' ').filter_map(|face| face.parse::<u8>().ok()).sum::<u8>();
    match session.entry() {
        Entry::Roulette(_) => match colour {
            Some(colour) => format!("The ball rests on {text}, {colour}."),
            None => format!("The ball rests on {text}."),
        },
        Entry::Dice(_) | Entry::SicBo(_) => {
            format!("The dice show {}: {sum}.", text.replace(' ', "-"))
        }
        _ => format!("The wheel rests on {text}."),
    }
}

/// What the table waits for where it remembers something: the point and who has the dice, or
/// the run of colours on which Rage depends.
pub fn situation(session: &Session) -> Option<String> {
    if let Some(shooter) = session.thrower() {
        let has = if shooter == "you" { "you have" } else { "another player has" };
        return Some(match session.point() {
            0 => format!("A come-out roll; {has} the dice."),
            point => format!("The point is {point}; {has} the dice."),
        });
    }
    session.marks().iter().find(|mark| mark.id == "rage")?;
    let run = session.figure("run").unwrap_or_default();
    Some(match session.figure("repeats").as_deref() {
        Some("0") => format!("Rage: {run} is established, wagers are open."),
        Some(n) => format!("Rage: {run} has repeated {n}, wagers are closed."),
        None => "Rage: nothing is established, wagers are closed.".to_string(),
    })
}

/// What a throw has brought you.
pub fn result(net: Cents) -> String {
    match net.cmp(&Cents::ZERO) {
        std::cmp::Ordering::Greater => format!("You win {net}."),
        std::cmp::Ordering::Less => format!("You lose {}.", net.abs()),
        std::cmp::Ordering::Equal => "Nothing won, nothing lost.".into(),
    }
}

/// Your wagers on the layout, in a line; nothing where there are none.
pub fn lying(session: &Session) -> Option<String> {
    let one = |lies: Lies| match lies.works.word() {
        "" => format!("{} {}", lies.name, lies.amount),
        word => format!("{} {} ({word})", lies.name, lies.amount),
    };
    let list: Vec<String> = session.lying().into_iter().map(one).collect();
    (!list.is_empty()).then(|| list.join(", "))
}
