//! Pages over the table: a wager explained, the record, help, and the question whether to leave;
//! and the word on the selected line.

use super::{Scene, counts, lists, picking};
use crate::play::look::{self, Cursor, bold, framed, inside, list, over, wrap};
use crate::play::session::{Score, Waits};
use crate::play::tui::app::App;
use crate::play::tui::asked::{Asked, amounts, wanted};
use crate::play::tui::felt::Family;
use crate::play::tui::keys::{self, Mode};
use crate::play::tui::leaving;
use crate::play::tui::listing::{Item, Rows, word};
use crate::play::words;
use law::Cite;
use money::Cents;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use table::{Bank, Choice, Made, Verb};

/// Every line of a wager's pay table: what it pays, the rule, and our one line about the rule.
pub fn explain(frame: &mut Frame<'_>, area: Rect, app: &App, wager: &str) {
    let Some(mark) = app.session.sign().mark(wager) else { return };
    let may_be = match later(mark.made) {
        Some(why) => format!("{} is {why}.", mark.title),
        None => words::may_be(mark.limits),
    };
    let last = look::explain(frame, area, (&mark.title, &mark.lines, &may_be), app.scroll);
    app.scroll_max.set(last);
}

/// Why a wager is not made before the round.
fn later(made: Made) -> Option<&'static str> {
    match made {
        Made::Before => None,
        Made::ByDecision => Some("made by a decision"),
        Made::Never => Some("paid on another wager"),
    }
}

fn cited(rule: Cite) -> String {
    format!("{rule}: {}", rule.text)
}

/// A word on the selected line, while there is nothing else to say.
pub fn aside(scene: &Scene<'_>) -> String {
    let app = scene.app;
    if let Some(asked) = &app.asked {
        return question(scene, asked);
    }
    let rule = |rule: Option<Cite>| rule.map_or(String::new(), cited);
    let purse = app.session.purse();
    match &scene.rows {
        Rows::Paid(paid) => paid.get(app.line).map_or(String::new(), |paid| rule(paid.rule)),
        _ if scene.waits == Waits::Others && app.has().wagers.any() => "No more bets.".into(),
        Rows::Wagers(_) if purse.rack() + purse.at_stake() == Cents::ZERO => {
            "Your chips are gone: d asks for more, q leaves the table.".into()
        }
        Rows::Wagers(items) => items.get(app.line).map_or(String::new(), |item| on(app, item)),
        Rows::Told(_) if scene.waits == Waits::Hand && purse.rack() == Cents::ZERO => {
            "Your chips are gone: d asks for more, q leaves the table.".into()
        }
        Rows::Told(told) => told.get(app.line).map_or(String::new(), |told| rule(told.rule)),
    }
}

/// What a choice still asks for.
fn question(scene: &Scene<'_>, asked: &Asked) -> String {
    match asked {
        Asked::Amount(choice, text) => {
            let range =
                choice.amount.map_or(String::new(), |span| format!(" ({})", amounts(span)));
            // A raise is told by what lies before you afterwards.
            let ring = scene.app.family == Family::Ring && choice.verb == Verb::Decide;
            let to = if ring && choice.id != "bet" { " to" } else { "" };
            format!("{}{to}: ${text}▏{range}", words::capital(word(choice)))
        }
        Asked::Cards(choice, at, rows) => {
            let Some(pick) = &choice.cards else { return String::new() };
            let all = picking(pick, *at, rows, usize::MAX).join(" ");
            let wanted = match pick.rows[..] {
                [front, middle, back] => {
                    format!("{}, at most {front}/{middle}/{back}", wanted(pick))
                }
                _ => wanted(pick),
            };
            format!("{} {wanted}: {all}", words::capital(word(choice)))
        }
    }
}

/// What a wager pays and may be, or why it cannot be made now.
fn on(app: &App, item: &Item) -> String {
    let mark = &app.session.sign().marks[item.mark];
    if let Some(refused) = &item.refused {
        return format!("{}: {refused}.", mark.title);
    }
    let may_be = later(mark.made).map_or_else(|| words::limits(mark.limits), words::capital);
    format!("{} ({}) pays {}. {may_be}.", mark.title, mark.id, words::pays(&mark.lines))
}

/// The boards, what was thrown, or what happened.
pub fn record(frame: &mut Frame<'_>, area: Rect, app: &App) {
    match app.session.score() {
        Score::Boards(boards, ..) => {
            counts::page(frame, area, (app.session.score(), boards), app.scroll);
        }
        Score::Throws(thrown, faces) => history(frame, area, app, (thrown, faces)),
        Score::None => {
            let (rows, width) = inside(area);
            let last = app.log.len().saturating_sub(rows);
            app.scroll_max.set(last);
            let from = app.scroll.min(last);
            let lines = app.log.iter().skip(from).take(rows);
            let lines = lines.map(|told| lists::line(Cursor::Other, told, width)).collect();
            list(frame, area, "What happened", (from, app.log.len(), rows), lines);
        }
    }
}

/// What was thrown, the last first.
fn history(
    frame: &mut Frame<'_>,
    area: Rect,
    app: &App,
    (thrown, faces): (&[usize], &[table::Name]),
) {
    let (rows, width) = inside(area);
    let all: Vec<String> = thrown.iter().rev().map(|n| faces[*n].replace(' ', "-")).collect();
    let lines = wrap(&all.join(" "), width.saturating_sub(2));
    let n = lines.len();
    app.scroll_max.set(n.saturating_sub(rows));
    let from = app.scroll.min(n.saturating_sub(rows));
    let shown = lines.into_iter().skip(from).take(rows).map(|line| Line::raw(format!(" {line}")));
    let title = format!("{} {}, the last first", all.len(), app.session.game().rounds());
    list(frame, area, &title, (from, n, rows), shown.collect());
}

/// What you may do and by which rule, keys, and what hangs at the table.
pub fn help(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let inside = usize::from(look::page_width(area)).saturating_sub(4);
    let mut lines = choices(app, inside);
    lines.extend(keyed(app, inside));
    let sign = app.session.sign();
    let bank = match sign.bank {
        Bank::House => "The house banks",
        Bank::PlayerDealer => "A player banks, in turn",
        Bank::Pot => "All money goes to a pot",
        Bank::Points => "Players pay each other by points",
    };
    lines.push(Line::styled(format!(" {bank}; {} seats", sign.seats), bold()));
    lines.extend(look::ruling(&cited(sign.seats_rule), inside));
    if let Some(fees) = &sign.collection {
        let text = format!(" {} for each wager", fees.per_bet);
        lines.push(Line::styled(text, bold()));
        lines.extend(look::ruling(&cited(fees.rule), inside));
    }
    lines.push(Line::styled(" Posted", bold()));
    for (name, value) in &sign.posted {
        lines.extend(look::ruling(&format!("{name} {value}"), inside));
    }
    app.scroll_max.set(look::page(frame, area, &sign.title, lines, app.scroll));
}

/// Each choice of the menu with its rule; what is refused with what refuses it.
fn choices(app: &App, inside: usize) -> Vec<Line<'static>> {
    let menu = app.session.menu().into_iter();
    let told = |verb: Verb| !matches!(verb, Verb::Stake | Verb::Withdraw | Verb::Join);
    let mut lines = Vec::new();
    let mut menu: Vec<Choice> = menu.filter(|choice| told(choice.verb)).collect();
    menu.dedup_by(|a, b| (a.verb, b.verb) == (Verb::Move, Verb::Move));
    for choice in menu {
        let name = words::capital(word(&choice));
        let (head, why) = match &choice.refused {
            Some(refused) => (format!(" {name}: not now"), format!("{refused}")),
            None => (format!(" {name}"), cited(choice.rule)),
        };
        lines.push(Line::styled(head, bold()));
        lines.extend(look::ruling(&why, inside));
    }
    lines
}

/// The keys of every moment.
fn keyed(app: &App, inside: usize) -> Vec<Line<'static>> {
    let has = app.has();
    let cards = if has.rows { ("Keys: rows", Mode::Rows) } else { ("Keys: cards", Mode::Cards) };
    let modes = [
        ("Keys: before a round", Mode::Betting),
        ("Keys: deciding", Mode::Deciding),
        ("Keys: amounts", Mode::Amount),
        cards,
        ("Keys: settled", Mode::Settled),
    ];
    let mut lines = Vec::new();
    for (title, mode) in modes {
        lines.push(Line::styled(format!(" {title}"), bold()));
        let own = if mode == Mode::Deciding { app.decisions() } else { Vec::new() };
        let own = own.iter().map(|(key, choice)| format!("{key} {}", word(choice)));
        let hints = keys::hints(mode, has).into_iter();
        let hints: Vec<String> =
            own.chain(hints.map(|(key, what)| format!("{key} {what}"))).collect();
        let wrapped = wrap(&hints.join(" · "), inside.saturating_sub(3)).into_iter();
        lines.extend(wrapped.map(|line| Line::raw(format!("   {line}"))));
    }
    lines
}

/// The question whether to leave.
pub fn leave(frame: &mut Frame<'_>, area: Rect, app: &App) {
    asked(frame, area, &leaving::meaning(app), " Leave? y or n", " Leave the table ");
}

/// The question whether to bring more money.
pub fn buy(frame: &mut Frame<'_>, area: Rect, app: &App) {
    let Some(amount) = app.session.rebuys() else { return };
    let left = app.session.purse().rack();
    let text = format!("you have {left} left, which is too little to play on.");
    asked(frame, area, &text, &format!(" Bring another {amount}? y or n"), " More money ");
}

/// A question that is answered by yes or no.
fn asked(frame: &mut Frame<'_>, area: Rect, text: &str, question: &str, title: &str) {
    let width = usize::from(area.width).saturating_sub(10).min(70);
    let lines = wrap(&words::capital(text), width);
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let longest = longest.max(question.chars().count()).max(20);
    let height = lines.len() as u16 + 3;
    let mut lines: Vec<Line<'_>> =
        lines.iter().map(|line| Line::raw(format!(" {line}"))).collect();
    lines.push(Line::styled(question.to_string(), bold()));
    let page = Paragraph::new(lines).block(framed(title.into()));
    over(frame, area, (longest as u16 + 4, height), page);
}
