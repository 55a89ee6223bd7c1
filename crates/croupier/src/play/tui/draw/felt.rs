//! The cards on the table.

use super::{BANKER, PLAYER, TIE, bold, faint, framed, gain, wrap};
use crate::play::session::{Held, Lies, Offered, Place, Session, Waits};
use crate::play::tui::app::App;
use crate::play::tui::keys;
use crate::play::words;
use cards::Colour;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use table::{Party, Seat};

/// The width of the panel: a label and three cards, four, or five, in a frame.
pub fn width(session: &Session) -> u16 {
    match session.keeps_boards() {
        true if session.three_card_hands() => 33,
        true => 30,
        false => 37,
    }
}

/// The width of a label.
const LABEL: usize = 10;

/// Rows of a hand that is drawn large.
const LARGE: usize = 6;
/// Rows of what is said below the hands.
const SAID: usize = 3;

/// The hands, and what is to be said about them.
pub fn panel(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let session = &app.session;
    let inside = usize::from(area.height.saturating_sub(2));
    let places = session.places();
    let large = inside >= LARGE * places.len() + SAID;
    let mut lines = Vec::new();
    for place in places {
        let held = session.at(place);
        let label = label(session, place);
        lines.extend(if large { drawn_large(&held, &label) } else { small(&held, &label) });
    }
    if inside > 9 {
        lines.push(Line::default());
    }
    lines.extend(comment(session));
    if session.settled().is_none() {
        let bet = |(seat, wager, amount): (Seat, String, Cents)| {
            Line::styled(format!(" seat {}: {amount} on {wager}", seat.n()), faint())
        };
        lines.extend(session.others().into_iter().map(bet));
    }
    frame.render_widget(Paragraph::new(lines).block(framed(title(session))), area);
}

fn title(session: &Session) -> String {
    let you = session.you();
    match (session.bank(), session.drawing()) {
        (Some((seat, money)), _) if seat == you => format!(" You bank with {money} "),
        (Some((seat, money)), _) => format!(" Seat {} banks with {money} ", seat.n()),
        (None, Some(Party::Seat(seat))) if seat == you => " You hold the shoe ".into(),
        (None, Some(Party::Seat(seat))) => format!(" Seat {} holds the shoe ", seat.n()),
        (None, Some(_)) => " The dealer holds the shoe ".into(),
        (None, None) => " Table ".into(),
    }
}

/// What is said beside a hand: its name, its worth, its verdict.
struct Label {
    name: &'static str,
    worth: String,
    verdict: &'static str,
    /// The colour of the name, and of the verdict.
    colours: (Color, Color),
}

/// Name, points and verdict of a hand; or what it makes, where each seat has one.
fn label(session: &Session, place: Place) -> Label {
    let (name, colour) = match place {
        Place::Player => ("PLAYER", PLAYER),
        Place::Banker => ("BANKER", BANKER),
        Place::Dealer => ("DEALER", BANKER),
        Place::Board => ("BOARD", TIE),
        Place::You => ("YOU", PLAYER),
    };
    let held = session.at(place);
    let worth = match place {
        Place::Player | Place::Banker if held.cards.is_empty() => String::new(),
        Place::Player | Place::Banker => total(session, &held),
        Place::Dealer | Place::Board | Place::You => {
            session.ranked(place).and_then(|hand| hand.kind).unwrap_or_default().into()
        }
    };
    let (verdict, shade) = match session.settled().and_then(|settled| settled.points) {
        Some((player, banker)) if player == banker => ("tie", TIE),
        Some((player, banker)) if (player > banker) == (place == Place::Player) => {
            ("wins", colour)
        }
        _ => ("", colour),
    };
    Label { name, worth, verdict, colours: (colour, shade) }
}

/// A card's face, and its colour.
fn face(card: Lies) -> (String, Style) {
    match card {
        Lies::Up(card) => {
            let red = card.suit().colour() == Colour::Red;
            let style = if red { bold().fg(Color::LightRed) } else { bold() };
            (words::card(card), style)
        }
        Lies::Down => ("░░░".into(), faint()),
        Lies::Yours => ("? ".into(), bold().fg(Color::LightYellow)),
    }
}

/// Three rows: the label at the left, cards at the right.
fn small(held: &Held, label: &Label) -> Vec<Line<'static>> {
    let text =
        |text: String, style| Span::styled(format!(" {text:<width$}", width = LABEL - 1), style);
    let (colour, shade) = label.colours;
    // A long worth goes on where a verdict would stand.
    let mut worth = wrap(&label.worth, LABEL - 1).into_iter();
    let (first, rest) = (worth.next().unwrap_or_default(), worth.next());
    let mut rows = [
        vec![text(label.name.into(), bold().fg(colour))],
        vec![text(first, bold())],
        vec![match rest {
            Some(rest) => text(rest, bold()),
            None => text(label.verdict.into(), bold().fg(shade)),
        }],
    ];
    for card in &held.cards {
        let (face, style) = face(*card);
        rows[0].push(Span::styled("╭───╮", faint()));
        rows[1].push(Span::styled("│", faint()));
        rows[1].push(Span::styled(format!("{face:>3}"), style));
        rows[1].push(Span::styled("│", faint()));
        rows[2].push(Span::styled("╰───╯", faint()));
    }
    rows.into_iter().map(Line::from).collect()
}

/// Six rows: the label above cards of five rows.
fn drawn_large(held: &Held, label: &Label) -> Vec<Line<'static>> {
    let (colour, shade) = label.colours;
    let words = [
        (label.name.to_string(), bold().fg(colour)),
        (label.worth.clone(), bold()),
        (label.verdict.into(), bold().fg(shade)),
    ];
    let above: Vec<Span<'static>> = words
        .into_iter()
        .map(|(text, style)| Span::styled(format!(" {text:<8}"), style))
        .collect();
    let mut rows: [Vec<Span<'static>>; 5] = [const { Vec::new() }; 5];
    for card in &held.cards {
        let (face, style) = face(*card);
        let inner = match card {
            Lies::Up(_) => {
                let suit: String = face.chars().rev().take(1).collect();
                [format!("{face:<5}"), format!("{suit:^5}"), format!("{face:>5}")]
            }
            Lies::Down => ["░░░░░"; 3].map(String::from),
            Lies::Yours => ["     ", "  ?  ", "     "].map(String::from),
        };
        rows[0].push(Span::styled("╭─────╮", faint()));
        for (row, text) in rows[1..4].iter_mut().zip(inner) {
            row.push(Span::styled("│", faint()));
            row.push(Span::styled(text, style));
            row.push(Span::styled("│", faint()));
        }
        rows[4].push(Span::styled("╰─────╯", faint()));
    }
    std::iter::once(Line::from(above)).chain(rows.into_iter().map(Line::from)).collect()
}

/// The points; where a fourth card was drawn, those without it too.
fn total(session: &Session, held: &Held) -> String {
    let all = held.points(held.cards.len());
    match held.open() {
        _ if session.three_card_hands() && held.cards.len() > 3 => {
            format!("{}, hit {all}", held.points(3))
        }
        true => all.to_string(),
        false if held.seen().is_empty() => "?".into(),
        false => format!("{all} + ?"),
    }
}

/// What happens, in two lines.
fn comment(session: &Session) -> Vec<Line<'static>> {
    let yours = |text: &str| Line::styled(format!(" {text}"), bold().fg(Color::LightYellow));
    let said = |text: &str| Line::raw(format!(" {text}"));
    match session.waits() {
        Waits::Bets => match session.offered() {
            Some(Offered::Bank) if session.bank().is_some() => {
                vec![yours("The bank is yours."), said("d deals, b puts up more")]
            }
            Some(Offered::Bank) => {
                vec![yours("The bank is offered to you."), said("b puts up a chip, n passes")]
            }
            Some(Offered::Shoe) => {
                vec![yours("The shoe is offered to you."), said("s takes it, n passes")]
            }
            None if session.drawing() == Some(Party::Seat(session.you())) => {
                vec![said("Place your bets."), said("s passes the shoe on")]
            }
            None => vec![said("Place your bets.")],
        },
        Waits::Dealer => vec![said("No more bets.")],
        Waits::Turn(of) => vec![yours(&format!("Space turns {of}'s card."))],
        Waits::Decision(menu) if !session.keeps_boards() => {
            let keys = keys::choices(&menu).into_iter();
            let choice = |(key, act): (char, String)| match session.price(&act) {
                Cents::ZERO => yours(&format!("{key}  {act}")),
                price => yours(&format!("{key}  {act:<20}{:>10}", price.to_string())),
            };
            keys.zip(menu).map(choice).collect()
        }
        Waits::Decision(_) => {
            let three = session.held("player").points(3);
            vec![yours(&format!("Player has {three}: hit or stand?"))]
        }
        Waits::Round => settled(session),
    }
}

fn settled(session: &Session) -> Vec<Line<'static>> {
    let Some(settled) = session.settled() else { return Vec::new() };
    let verdict = match settled.points {
        Some((player, banker)) => words::verdict(player, banker),
        None if session.keeps_boards() => "The round is void.".into(),
        None if session.unqualified() => "The dealer does not qualify.".into(),
        None => String::new(),
    };
    let net = match settled.net.cmp(&Cents::ZERO) {
        std::cmp::Ordering::Greater => format!("You win {}.", settled.net),
        std::cmp::Ordering::Less => format!("You lose {}.", settled.net.abs()),
        std::cmp::Ordering::Equal => "Nothing won, nothing lost.".into(),
    };
    let mut lines = vec![Line::styled(format!(" {net}"), gain(settled.net))];
    if !verdict.is_empty() {
        lines.insert(0, Line::styled(format!(" {verdict}"), bold()));
    }
    lines
}
