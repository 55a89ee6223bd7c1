//! Blanking what is not code, so that a brace in a string or a word in a comment counts nothing.

/// Turns comments, strings and character literals into spaces, byte for byte; lines stay.
///
/// ```
/// use xtask::scan::mask::mask;
/// assert_eq!(mask(r#"f('}', "}") // }"#), "f(   ,    )     ");
/// ```
#[must_use]
pub fn mask(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    while let Some(first) = rest.chars().next() {
        let hidden = hidden_length(rest, before);
        let (taken, after) = rest.split_at(hidden.max(first.len_utf8()));
        if hidden == 0 {
            code.push(first);
            before = first;
        } else {
            taken.chars().for_each(|c| blank(c, &mut code));
            before = ' ';
        }
        rest = after;
    }
    code
}

fn blank(c: char, code: &mut String) {
    if c == '\n' {
        code.push('\n');
    } else {
        code.extend(std::iter::repeat_n(' ', c.len_utf8()));
    }
}

/// The bytes of the comment or literal that `rest` opens with; 0 where it opens with code.
fn hidden_length(rest: &str, before: char) -> usize {
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return block_comment_length(rest);
    }
    if rest.starts_with('"') {
        return quoted_length(rest, '"');
    }
    if rest.starts_with('\'') {
        return character_length(rest);
    }
    if super::is_word(before) { 0 } else { raw_string_length(rest) }
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while let Some(found) = rest[at..].find(['/', '*']) {
        at += found;
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// A quoted literal from its opening quote to its closing one; a backslash guards a character.
fn quoted_length(rest: &str, quote: char) -> usize {
    let mut guarded = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if guarded => guarded = false,
            '\\' => guarded = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A character literal, or 0 for the quote of a lifetime or a label.
fn character_length(rest: &str) -> usize {
    let mut inside = rest.chars().skip(1);
    match (inside.next(), inside.next()) {
        (Some('\\'), _) => quoted_length(rest, '\''),
        (Some(c), Some('\'')) => 2 + c.len_utf8(),
        _ => 0,
    }
}

/// A raw string with its prefix, or 0 where `rest` opens with a name.
fn raw_string_length(rest: &str) -> usize {
    let marked = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    let Some(guarded) = marked.strip_prefix('r') else { return 0 };
    let opening = guarded.trim_start_matches('#');
    if !opening.starts_with('"') {
        return 0;
    }
    let closing = format!("\"{}", "#".repeat(guarded.len() - opening.len()));
    let prefix = rest.len() - opening.len() + 1;
    rest[prefix..].find(&closing).map_or(rest.len(), |at| prefix + at + closing.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, kept: &str) {
        let code = mask(text);
        assert_eq!(code.len(), text.len(), "the length of {text:?} must not change");
        assert_eq!(code.matches('\n').count(), text.matches('\n').count());
        assert_eq!(code.split_whitespace().collect::<Vec<_>>().join(" "), kept);
    }

    #[test]
    fn comments_are_blanked() {
        check("a // b\nc", "a c");
        check("a /* b */ c", "a c");
        check("a /* b /* c */ d */ e", "a e");
        check("a /*/ b */ c", "a c");
        check("a /** b\n c */ d", "a d");
        check("a /* never closed", "a");
        check("/// fn f() {\nfn g() {}", "fn g() {}");
        check("1 / 2 * 3", "1 / 2 * 3");
    }

    #[test]
    fn strings_are_blanked() {
        check(r#"a "b" c"#, "a c");
        check(r#"a "\" b" c"#, "a c");
        check(r#"a "\\" b "c""#, "a b");
        check("a \"b\nc\" d", "a d");
        check(r#"a "// no comment" b"#, "a b");
        check("\"é\" a", "a");
    }

    #[test]
    fn raw_strings_are_blanked() {
        check(r#"a r"\" b"#, "a b");
        check(r##"a r#"b " c"# d"##, "a d");
        check(r###"a br##"b "# c"## d"###, "a d");
        check(r##"a cr#"b"# c"##, "a c");
        check("r#type + r", "r#type + r");
        check(r#"bar"b" c"#, "bar c");
    }

    #[test]
    fn characters_are_blanked_and_lifetimes_kept() {
        check("a '{' b", "a b");
        check(r"a '\'' b", "a b");
        check(r"a '\u{7b}' b", "a b");
        check("a 'é' b", "a b");
        check("a '\"' b '\"' c", "a b c");
        check("&'a str, &'b str", "&'a str, &'b str");
        check("'outer: loop {}", "'outer: loop {}");
    }
}
