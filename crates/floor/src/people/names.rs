//! Names: who may be called what, and which two names look alike.

use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
pub const NAME_MAX: usize = 24;

/// Letters of other scripts that look like these of ours, as they are written.
const ALIKE: &[(char, &str)] = &[
    ('a', "АаΑαɑ"),
    ('b', "ВвΒ"),
    ('c', "Ссϲ"),
    ('d', "ԁ"),
    ('e', "ЕеΕ"),
    ('g', "ɡ"),
    ('h', "НнΗһ"),
    ('i', "ІіΙιıӀ"),
    ('j', "Јј"),
    ('k', "КкΚκ"),
    ('m', "МмΜ"),
    ('n', "Νη"),
    ('o', "ОоΟοσ"),
    ('p', "РрΡρ"),
    ('q', "ԛ"),
    ('s', "Ѕѕ"),
    ('t', "ТтΤτ"),
    ('u', "υ"),
    ('v', "ν"),
    ('w', "ԝω"),
    ('x', "ХхΧχ"),
    ('y', "УуΥγ"),
    ('z', "Ζ"),
];

/// What a name is known by: two that look alike have the same. Letters' case does not tell names
/// apart, nor does the script that a letter is borrowed from.
#[must_use]
pub fn key(name: &str) -> String {
    let plain = |c: char| {
        // The wide forms of ASCII stand at a fixed distance from it.
        let wide = u32::from(c).checked_sub(0xfee0).filter(|n| (0x21..0x7f).contains(n));
        let ours = wide.and_then(char::from_u32);
        let alike = ALIKE.iter().find(|(_, all)| all.contains(c)).map(|(ours, _)| *ours);
        ours.or(alike).unwrap_or(c)
    };
    // é is one letter or an e and its accent, ﬁ one or two: they are told apart by nobody.
    name.nfkc().map(plain).flat_map(char::to_lowercase).nfkc().collect()
}

/// Whether somebody may be called so.
///
/// # Errors
/// A sentence that says what a name is.
pub fn check(name: &str) -> Result<(), &'static str> {
    if name.trim() != name || name.is_empty() || name.chars().count() > NAME_MAX {
        return Err("a name has 1 to 24 characters, and no blank at either end");
    }
    if name.chars().any(is_unseen) {
        return Err("a name has no characters that cannot be seen; between words stands a space");
    }
    Ok(())
}

/// Characters that show nothing, or change what is shown around them.
fn is_unseen(c: char) -> bool {
    let blank = c.is_whitespace() && c != ' ';
    let unseen = matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
    c.is_control() || blank || unseen
}
