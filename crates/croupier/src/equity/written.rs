//! How hands are written: blanks part them, commas the members of one range. What could be read in
//! two ways is refused, with both of them written out.

use super::Hand;
use cards::AnyCard;
use catalog::Error;
use odds::equity::ParseRangeError;

/// Cards of which examples are made.
const EXAMPLE: [&str; 12] =
    ["Ah", "Ad", "2s", "3s", "9h", "8h", "Kc", "Kd", "Qh", "Qs", "7c", "7d"];

/// The hands of several arguments, in a game in which each player has so many cards.
///
/// # Errors
/// What is no hand, and what may be read in two ways.
pub(super) fn hands(texts: &[String], own: usize) -> Result<Vec<Hand>, Error> {
    let each = texts.iter().map(|text| argument(text, own));
    Ok(each.collect::<Result<Vec<_>, _>>()?.concat())
}

/// The hands of one argument.
fn argument(text: &str, own: usize) -> Result<Vec<Hand>, Error> {
    let words = words(text);
    let cards: Vec<Option<Vec<AnyCard>>> = words.iter().map(|word| plain(word)).collect();
    let known = cards.iter().flatten().map(Vec::len);
    let all_cards = cards.iter().all(Option::is_some);
    let whole = |cards: &Option<Vec<AnyCard>>| cards.as_ref().is_none_or(|c| c.len() == own);
    let single = all_cards && known.clone().all(|n| n == 1);
    if words.len() == 1 || cards.iter().all(whole) {
        return words.iter().map(|word| one(word, own)).collect();
    }
    if single || all_cards && known.sum::<usize>() == own && !cards.iter().any(whole) {
        return Ok(vec![Hand::Cards(cards.into_iter().flatten().flatten().collect())]);
    }
    Err(ambiguous(text, own))
}

/// The parts of a text that blanks part: not those around a comma, a colon or a dash, nor that of
/// `top 15%`.
fn words(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let sign = |letter: char| matches!(letter, ',' | ':' | '-');
    for word in text.split_whitespace() {
        match all.last_mut() {
            Some(last) if last.ends_with(sign) || word.starts_with(sign) || word == "%" => {
                last.push_str(word);
            }
            Some(last) if last.to_ascii_lowercase().ends_with("top") => {
                last.push(' ');
                last.push_str(word);
            }
            _ => all.push(word.to_string()),
        }
    }
    if all.is_empty() { vec![String::new()] } else { all }
}

/// The cards of a word that is cards and nothing else.
fn plain(word: &str) -> Option<Vec<AnyCard>> {
    let cards = cards::parse_any_cards(word).ok()?;
    (!word.contains(',') && !cards.is_empty()).then_some(cards)
}

/// One hand, or one range.
fn one(word: &str, own: usize) -> Result<Hand, Error> {
    let members: Vec<&str> = word.split(',').collect();
    if members.len() == 1 {
        return Hand::read(word);
    }
    let cards: Vec<Option<Vec<AnyCard>>> = members.iter().map(|member| plain(member)).collect();
    let known = || cards.iter().flatten().map(Vec::len);
    let all_cards = cards.iter().all(Option::is_some);
    let single = all_cards && known().all(|n| n == 1);
    if single || all_cards && known().sum::<usize>() == own {
        return Ok(Hand::Cards(cards.into_iter().flatten().flatten().collect()));
    }
    if known().any(|n| n != own) {
        return Err(ambiguous(word, own));
    }
    if own != 2 {
        return Err(Error::usage(format!(
            "{word}: commas join the members of one range, and ranges are of hands of two cards: \
             write {} with blanks between hands",
            example(own, 2, " ")
        )));
    }
    word.parse().map(Hand::Range).map_err(|wrong: ParseRangeError| Error::usage(wrong.to_string()))
}

fn ambiguous(text: &str, own: usize) -> Error {
    let range = match own {
        2 => format!(", {} with commas where it is one range", example(2, 2, ",")),
        _ => String::new(),
    };
    Error::usage(format!(
        "{}: is it one hand or several? Write {} with blanks between hands, the cards of each \
         together{range}",
        text.escape_debug(),
        example(own, 2, " "),
    ))
}

/// Several hands as they are written; of games with many cards a part.
fn example(own: usize, hands: usize, between: &str) -> String {
    let hands = EXAMPLE.chunks(own.clamp(1, 4)).take(hands).map(<[&str]>::concat);
    hands.collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(texts: &[&str], own: usize) -> Result<Vec<String>, String> {
        let texts: Vec<String> = texts.iter().map(ToString::to_string).collect();
        let hands = hands(&texts, own).map_err(|error| error.to_string())?;
        let told = |hand: &Hand| match hand {
            Hand::Cards(cards) => super::super::text(cards),
            Hand::Range(range) => format!("[{}] {}", range.hands(), range.text()),
        };
        Ok(hands.iter().map(told).collect())
    }

    #[test]
    fn blanks_part_hands_and_commas_join_a_range() {
        for (texts, own, hands) in [
            (&["AhKh,AdKd", "QQ"][..], 2, &["[2] AhKh,AdKd", "[6] QQ"][..]),
            (&["AhKh,AdKd QQ"], 2, &["[2] AhKh,AdKd", "[6] QQ"]),
            (&["AhKh,AdKd,QQ", "QQ"], 2, &["[8] AhKh,AdKd,QQ", "[6] QQ"]),
            (&["QQ+, AKs", "TOP 1%"], 2, &["[22] QQ+,AKs", "[12] TOP 1%"]),
            (&["AhAd KsKc random"], 2, &["Ah Ad", "Ks Kc", "random"]),
            (&["ah,ad", "Qs Qc"], 2, &["Ah Ad", "Qs Qc"]),
            (&["ah,ad QsQc"], 2, &["Ah Ad", "Qs Qc"]),
            (&["Ah??", "random"], 2, &["Ah ??", "random"]),
            (&["AhAd2s3s", "KcKdQhQs"], 4, &["Ah Ad 2s 3s", "Kc Kd Qh Qs"]),
            (&["AhAd,2s3s", "Kc,Kd,Qh,Qs"], 4, &["Ah Ad 2s 3s", "Kc Kd Qh Qs"]),
            (
                &["AhAd 2s3s", "KcKdQhQs 9h8h7h6h"],
                4,
                &["Ah Ad 2s 3s", "Kc Kd Qh Qs", "9h 8h 7h 6h"],
            ),
            (&["Ac 2d 3h", "4c,5c"], 7, &["Ac 2d 3h", "4c 5c"]),
        ] {
            let hands: Vec<String> = hands.iter().map(ToString::to_string).collect();
            assert_eq!(read(texts, own), Ok(hands), "{texts:?}");
        }
    }

    #[test]
    fn what_may_be_read_in_two_ways_is_refused_with_an_example() {
        for (text, own, said) in [
            ("AhKh,Ad", 2, "AhAd,2s3s"),
            ("AhKh Ad", 2, "AhAd 2s3s"),
            ("AhKh Ad Kd", 2, "AhAd 2s3s"),
            ("AcKd2h 3c4c5c", 7, "AhAd2s3s 9h8hKcKd"),
            ("AhAd2s3s,KcKdQhQs", 4, "AhAd2s3s 9h8hKcKd"),
            ("AKs,QQ", 4, "hands of two cards"),
            ("AhAd,top 150%", 2, "at most 100 %"),
        ] {
            let why = read(&[text], own).expect_err(text);
            assert!(why.contains(said), "{text}: {why}");
        }
    }
}
