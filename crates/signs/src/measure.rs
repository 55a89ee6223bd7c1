//! Texts are measured before they are set: wrapped, made smaller down to a floor, never cut.

use crate::font::Face;

/// The least height of capitals and figures that is posted: 5.8 mm, which at two metres is ten
/// minutes of arc, twice what a normal eye needs to tell letters apart.
pub const CAP_MIN: f32 = 5.8 * 72.0 / 25.4;

/// How fine sizes are chosen, in points.
const STEP: f32 = 0.5;

impl Face {
    /// The smallest size at which it may be posted.
    pub fn floor(self) -> f32 {
        CAP_MIN / self.cap_height()
    }
}

/// A text that has been wrapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    pub size: f32,
    pub lines: Vec<String>,
}

/// Lines no wider than `ems`. A word that is wider is broken, at a hyphen, slash or comma if it
/// has one; a dot between words stays with the word before it.
pub fn wrap(face: Face, text: &str, tracking: f32, ems: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let dotted = format!("{word} ·");
        let fits = face.width(&dotted, tracking) <= ems;
        let word = words.next_if(|next| *next == "·" && fits).map_or(word, |_| &dotted);
        let longer = if line.is_empty() { word.to_string() } else { format!("{line} {word}") };
        if face.width(&longer, tracking) <= ems {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        let mut pieces = broken(face, word, tracking, ems);
        line = pieces.pop().unwrap_or_default();
        lines.append(&mut pieces);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    // A figure does not stand alone on the last line: `three-card 7`.
    if let [.., before, last] = lines.as_mut_slice()
        && last.chars().count() <= 2
        && let Some((rest, word)) = before.rsplit_once(' ')
    {
        let together = format!("{word} {last}");
        if face.width(&together, tracking) <= ems {
            *before = rest.to_string();
            *last = together;
        }
    }
    lines
}

/// Whether no word has to be broken.
pub fn whole(face: Face, text: &str, tracking: f32, ems: f32) -> bool {
    text.split_whitespace().all(|word| face.width(word, tracking) <= ems)
}

/// A word in pieces that are not too wide; one letter at least stands in each.
fn broken(face: Face, word: &str, tracking: f32, ems: f32) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while face.width(rest, tracking) > ems {
        let ends: Vec<usize> = rest.char_indices().map(|(at, c)| at + c.len_utf8()).collect();
        let fits = ends.iter().take_while(|end| face.width(&rest[..**end], tracking) <= ems);
        let most = fits.last().copied().unwrap_or(ends[0]);
        let gentle = rest[..most].rfind(['-', '/', ',', '·']).map(|at| at + 1);
        let gentle = gentle.filter(|end| *end > 1 && rest.is_char_boundary(*end));
        let end = gentle.unwrap_or(most);
        if end == rest.len() {
            break;
        }
        pieces.push(rest[..end].to_string());
        rest = &rest[end..];
    }
    pieces.push(rest.to_string());
    pieces
}

/// Room for a text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    pub w: f32,
    pub h: f32,
    /// The largest size.
    pub most: f32,
    /// The smallest size.
    pub least: f32,
    /// From line to line, in ems.
    pub leading: f32,
    pub tracking: f32,
    /// The most lines.
    pub lines: usize,
}

impl Room {
    /// The largest size at which a text fits, without breaking words; none if it does not.
    pub fn fit(&self, face: Face, text: &str) -> Option<Fitted> {
        self.sizes().find_map(|size| {
            let ems = self.w / size;
            let lines = wrap(face, text, self.tracking, ems);
            let fits = lines.len() <= self.lines && self.height(face, size, lines.len()) <= self.h;
            (fits && whole(face, text, self.tracking, ems)).then_some(Fitted { size, lines })
        })
    }

    /// From the top of the first capitals to the last base line.
    pub fn height(&self, face: Face, size: f32, lines: usize) -> f32 {
        size * (face.cap_height() + self.leading * lines.saturating_sub(1) as f32)
    }

    fn sizes(&self) -> impl Iterator<Item = f32> {
        let (most, least) = (self.most, self.least);
        let steps = ((most - least) / STEP).max(0.0).floor() as usize;
        (0..=steps).map(move |step| most - STEP * step as f32).chain([least])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_floor_is_5_8_millimetres() {
        for face in Face::ALL {
            let millimetres = face.floor() * face.cap_height() * 25.4 / 72.0;
            assert!((millimetres - 5.8).abs() < 1e-3);
        }
    }

    #[test]
    fn no_line_is_too_wide_and_no_letter_is_lost() {
        let long = "royal flush on the flop over a straight flush Donaudampfschifffahrt a/b-c";
        for face in Face::ALL {
            for ems in [0.3, 1.0, 2.0, 5.0, 11.0, 100.0] {
                let lines = wrap(face, long, 0.05, ems);
                let fits =
                    |line: &String| face.width(line, 0.05) <= ems || line.chars().count() == 1;
                assert!(lines.iter().all(fits), "{face:?} {ems} {lines:?}");
                let kept: String = lines.concat().split_whitespace().collect();
                assert_eq!(kept, long.split_whitespace().collect::<String>());
            }
        }
        assert_eq!(wrap(Face::Text, "  a \n b ", 0.0, 9.0), ["a b"]);
    }

    #[test]
    fn a_text_takes_the_largest_size_that_fits() {
        let room = Room {
            w: 200.0,
            h: 60.0,
            most: 60.0,
            least: 20.0,
            leading: 1.2,
            tracking: 0.0,
            lines: 2,
        };
        let fitted = room.fit(Face::Bold, "8 to 1").expect("it fits");
        assert!(fitted.size > 50.0 && fitted.lines == ["8 to 1"]);
        let fitted = room.fit(Face::Bold, "banker wins with a three-card 7").expect("it fits");
        assert!(fitted.lines.len() == 2 && fitted.size >= 20.0);
        assert_eq!(room.fit(Face::Bold, &"far too long ".repeat(9)), None);
        assert_eq!(room.fit(Face::Bold, "Donaudampfschifffahrtsgesellschaft"), None);
    }
}
