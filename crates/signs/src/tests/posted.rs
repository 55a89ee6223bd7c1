//! What a house has posted and what it has not: meters, the order of a wheel, pushes, one way of
//! writing odds.

use super::{drawn, games, house, plain, read_back, table};
use crate::notices::{Block, blocks};
use crate::scene::Page;
use crate::{Document, Paper};
use audit::{House, Resolved};

/// The blocks that have a figure under this name.
fn figures(table: &Resolved, name: &str) -> Vec<Block> {
    let about = |block: &Block| block.figures.iter().any(|(label, _)| label == name);
    blocks(table).into_iter().filter(about).collect()
}

/// Everything that stands on a layout.
fn felt(table: &Resolved) -> Vec<String> {
    let pages = crate::layout::draw(table, Paper::A4, "");
    pages.iter().flat_map(Page::texts).map(|text| text.text.clone()).collect()
}

#[test]
fn a_meter_that_nobody_has_read_has_a_place_for_its_figure() {
    let house = house("co/eternal-sun-7-progressive", &[("offers.harmony-progressive", "false")]);
    let found = figures(&table(&house), "Sun 7 Progressive");
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].figures[0].1, "", "a place to write in");
    assert!(found[0].lines.iter().any(|line| line.contains("by hand")), "{found:#?}");
    assert!(found[0].lines.iter().all(|line| !line.starts_with("0 %")), "{found:#?}");
}

#[test]
fn a_seed_is_never_passed_off_as_the_meter() {
    let game = "sg/texas-holdem-bonus-progressive";
    let seeded = house(game, &[("seed.progressive-jackpot", "50000.00")]);
    let stands = table(&seeded);
    assert_eq!(stands.meters[0].shows, None);
    let found = figures(&stands, "Progressive Jackpot");
    assert_eq!(found[0].figures, [("Progressive Jackpot".to_string(), String::new())]);
    assert!(found[0].lines.contains(&"The meter starts from S$50,000 (seed)".to_string()));
    let mut read = stands;
    read.meters[0].shows = Some("61234.00".parse().expect("money"));
    let found = figures(&read, "Progressive Jackpot");
    assert_eq!(found[0].figures[0].1, "S$61,234");
    assert!(found[0].lines.iter().all(|line| !line.contains("seed")), "{found:#?}");
}

/// A wheel of Big Six in which no symbol lies beside itself.
const WHEEL: &str = "G F E G D G F G E G F G C G F E G D G F G B G E F G A G F G E G \
                     F G D G E F G C G F G E G F G D G E F G";

#[test]
fn a_wheel_is_drawn_in_the_order_that_is_posted() {
    use crate::layout::segments;
    let stands = table(&house("uk/big-six", &[]));
    let ::table::Chance::Throw { faces, .. } = &stands.sign.chance else { panic!("a wheel") };
    let names: Vec<String> = faces.iter().map(|(face, _)| face.to_string()).collect();
    let wheel: Vec<String> = WHEEL.split_whitespace().map(str::to_string).collect();
    let drawn = segments(faces, &names, &wheel);
    let letters: Vec<&str> = drawn.iter().map(|(n, _)| names[*n].as_str()).collect();
    assert_eq!(letters.join(" "), wheel.join(" "));
    assert!(drawn.iter().all(|(_, many)| *many == 1));
    // One that is not posted, or lacks a segment, is drawn by shares.
    for wheel in [&[][..], &wheel[1..]] {
        let shares: Vec<u32> = segments(faces, &names, wheel).iter().map(|(_, n)| *n).collect();
        assert_eq!(shares, [1, 1, 2, 4, 8, 12, 24]);
    }
    let mut ordered = house("uk/big-six", &[]);
    let by_shares = drawn_svg(&ordered);
    ordered.tables[0].wheel = wheel;
    assert_ne!(drawn_svg(&ordered), by_shares);
}

fn drawn_svg(house: &House) -> Vec<String> {
    drawn(house, Paper::A4).svg()
}

#[test]
fn the_last_line_of_rage_is_for_more_repeats_too() {
    let text = read_back(&drawn(&house("uk/roulette-rage", &[]), Paper::A4));
    assert!(text.contains("14 or more repeats 2000 to 1"), "{text}");
}

#[test]
fn a_layout_says_what_a_side_wager_pushes_on() {
    let set = [("offers.fortune", "true"), ("paytable.fortune", "PT1")];
    let said = felt(&table(&house("uk/pai-gow-fortune", &set)));
    let at = said.iter().position(|text| text == "Three pairs").expect("the line");
    assert_eq!(said[at + 1], "push", "{said:?}");
}

#[test]
fn odds_are_written_one_way() {
    let colon = |text: &String| {
        let parts = text.split_once(':');
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        parts.is_some_and(|(n, d)| digits(n) && digits(d))
    };
    for game in games() {
        let said = felt(&table(&house(game, &[])));
        assert!(!said.iter().any(colon), "{game}: {said:?}");
        // As the book has them, all odds find room where they belong.
        assert!(!said.iter().any(|text| text == "MARKS"), "{game}: {said:?}");
    }
}

#[test]
fn no_page_of_notices_is_nearly_empty() {
    for game in games() {
        for paper in Paper::ALL {
            let house = house(game, &[]);
            let Document { pages, .. } = drawn(&house, paper);
            let sheets: Vec<&Page> = pages.iter().filter(|page| page.h > page.w).collect();
            let posted = |page: &&Page| {
                let texts = page.texts().filter(|text| text.role == crate::scene::Role::Posted);
                texts.count()
            };
            let least = sheets.iter().map(posted).min().expect("a sheet");
            // Title and table, a heading, and three lines.
            assert!(sheets.len() == 1 || least >= 6, "{game}, {}: {least}", paper.name());
        }
    }
}

#[test]
fn what_names_have_alike_is_said_once() {
    let set = [("offers.harmony-progressive", "false")];
    let stands = table(&house("co/eternal-baccarat", &set));
    let heads: Vec<String> = blocks(&stands).into_iter().map(|block| block.heading).collect();
    assert!(heads.contains(&"Golden Talons, player and banker".to_string()), "{heads:?}");
    assert_eq!(heads.iter().filter(|head| *head == "Winning suit").count(), 1, "{heads:?}");
    let text = plain(&blocks(&stands).into_iter().flat_map(|b| b.lines).collect::<String>());
    assert!(text.contains("sun 7 progressive: ") && !text.contains("winning suit"), "{text}");
}

#[test]
fn a_title_that_names_the_table_is_said_once() {
    for (name, times) in [("EZ Baccarat", 0), ("Table 7", 1)] {
        let house = super::named("The Lyceum", name, "co/ez-baccarat-progressive", &[]);
        let sheet = &drawn(&house, Paper::A4).pages[0];
        assert_eq!(sheet.texts().filter(|text| text.text == name).count(), times, "{name}");
        assert!(sheet.texts().any(|text| text.text == "EZ Baccarat Progressive"), "one line");
    }
}

#[test]
fn a_banker_that_pushes_on_a_three_card_seven_says_so() {
    let pushes = |game: &str, set: &[(&str, &str)]| {
        let blocks = blocks(&table(&house(game, set)));
        let banker = blocks.into_iter().find(|block| block.heading == "Banker").expect("there");
        let seven = |label: &str| label.to_lowercase().contains("three-card 7");
        banker.rows.iter().any(|(label, pays)| seven(label) && pays == "push")
    };
    assert!(pushes("co/ez-baccarat-progressive", &[]));
    // California prints no push; a house may post it.
    assert!(!pushes("ca/ez-baccarat-panda-8", &[]));
    assert!(pushes("ca/ez-baccarat-panda-8", &[("banker_3card7", "push")]));
}
