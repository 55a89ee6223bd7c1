//! Finding attributes, functions and tests in blanked code by their brackets.

use super::{is_word, words};
use std::ops::Range;

/// An outer attribute, `#[...]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribute {
    /// From its `#` to just past its closing bracket.
    pub span: Range<usize>,
    /// What stands between the brackets, without spaces.
    pub body: String,
    /// Where the item it marks begins, past further attributes.
    pub item: usize,
}

/// A function with a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// From its `fn` to just past its closing brace.
    pub span: Range<usize>,
}

/// All outer attributes, in order.
#[must_use]
pub fn attributes(code: &str) -> Vec<Attribute> {
    let opened = code.match_indices("#[").map(|(start, _)| start);
    opened
        .map(|start| {
            let end = closing(code, start + 1);
            let inside = code[start..end].trim_start_matches("#[").trim_end_matches(']');
            let body = inside.split_whitespace().collect();
            Attribute { span: start..end, body, item: skip_attributes(code, end) }
        })
        .collect()
}

/// The items marked by an attribute whose body satisfies `wanted`, attribute included.
pub fn marked(code: &str, wanted: impl Fn(&str) -> bool) -> Vec<Range<usize>> {
    let found = attributes(code).into_iter().filter(|attribute| wanted(&attribute.body));
    found.map(|attribute| attribute.span.start..item_end(code, attribute.item)).collect()
}

/// Whether an attribute's body builds its item for tests only: `cfg(test)`, `cfg(all(test, ...))`.
#[must_use]
pub fn is_test_configuration(body: &str) -> bool {
    body.starts_with("cfg(")
        && words(body).any(|(_, word)| word == "test")
        && !words(body).any(|(_, word)| matches!(word, "not" | "any"))
}

/// Whether an attribute's body makes a function a test: `test`, `tokio::test(...)`.
#[must_use]
pub fn is_test_mark(body: &str) -> bool {
    let path = body.split('(').next().unwrap_or_default();
    path.rsplit("::").next() == Some("test")
}

/// All functions that have a body, nested ones too, in order of their beginning.
#[must_use]
pub fn functions(code: &str) -> Vec<Function<'_>> {
    let keywords = words(code).filter(|&(_, word)| word == "fn");
    keywords
        .filter_map(|(start, _)| {
            let name = named_next(code, start + 2)?;
            let body = body_of(code, start)?;
            Some(Function { name, span: start..closing(code, body) })
        })
        .collect()
}

/// The names of all tests, with the offset of the attribute that makes them tests.
#[must_use]
pub fn tests(code: &str) -> Vec<(usize, &str)> {
    let marks = attributes(code).into_iter().filter(|attribute| is_test_mark(&attribute.body));
    marks
        .filter_map(|mark| {
            let head = &code[mark.item..];
            let keyword = words(head).find(|&(_, word)| word == "fn")?.0;
            Some((mark.span.start, named_next(code, mark.item + keyword + 2)?))
        })
        .collect()
}

/// The offset just past the bracket that closes the one at `open`; the end where none does.
#[must_use]
pub fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, c) in code[open..].char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return open + at + 1;
        }
    }
    code.len()
}

/// The offset of the item after the spaces and attributes at `at`.
fn skip_attributes(code: &str, at: usize) -> usize {
    let rest = code[at..].trim_start();
    let start = code.len() - rest.len();
    if rest.starts_with("#[") { skip_attributes(code, closing(code, start + 1)) } else { start }
}

/// The word that directly follows `at`, if only spaces lie between.
fn named_next(code: &str, at: usize) -> Option<&str> {
    let rest = code[at..].trim_start();
    let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    (length > 0).then(|| &rest[..length])
}

/// The opening brace of the function whose `fn` stands at `start`; none for a declaration.
fn body_of(code: &str, start: usize) -> Option<usize> {
    let (at, stop) = top_level(code, start, &['{', ';'])?;
    (stop == '{').then_some(at)
}

/// Where the item that begins at `start` ends: past its `;`, its `,` or its closing brace.
fn item_end(code: &str, start: usize) -> usize {
    match top_level(code, start, stops_of(&code[start..])) {
        Some((at, '{')) => closing(code, at),
        Some((at, ';' | ',')) => at + 1,
        Some((at, _)) => at,
        None => code.len(),
    }
}

/// Where the constant or macro whose name begins at `start` ends.
#[must_use]
pub fn ending(code: &str, start: usize) -> usize {
    let name = code[start..].find(|c| !is_word(c)).map_or(code.len(), |length| start + length);
    let rest = code[name..].trim_start();
    if rest.starts_with('{') {
        return closing(code, code.len() - rest.len());
    }
    top_level(code, start, &[';']).map_or(code.len(), |(at, _)| at + 1)
}

/// What an item can end with: a `let` or a constant keeps the braces of its value, a function or
/// a module the commas of its generics; a match arm or a field ends at whatever comes first.
fn stops_of(item: &str) -> &'static [char] {
    let skipped = ["pub", "crate", "super", "self", "in", "unsafe", "async", "extern"];
    let mut head = words(item).map(|(_, word)| word).skip_while(|word| skipped.contains(word));
    match (head.next(), head.next()) {
        (Some("const"), Some("fn" | "unsafe" | "extern" | "async"))
        | (Some("fn" | "impl" | "mod" | "trait" | "struct" | "enum" | "union"), _) => &['{', ';'],
        (Some("const" | "static" | "let" | "use" | "type"), _) => &[';'],
        _ => &['{', ';', ','],
    }
}

/// The first of `stops` from `start` on that is not inside brackets opened after `start`, or the
/// bracket that closes what `start` lies in.
fn top_level(code: &str, start: usize, stops: &[char]) -> Option<(usize, char)> {
    let mut depth = 0_i32;
    for (at, c) in code[start..].char_indices() {
        if depth == 0 && stops.contains(&c) {
            return Some((start + at, c));
        }
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return Some((start + at, c)),
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(code: &str) -> Vec<&str> {
        functions(code).into_iter().map(|function| function.name).collect()
    }

    #[test]
    fn functions_with_a_body_are_found() {
        assert_eq!(names("fn a() {} pub const fn b<T>(x: [u8; 2]) -> [T; 3] { x }"), ["a", "b"]);
        assert_eq!(names("trait T { fn a(); fn b() {} }"), ["b"]);
        assert_eq!(names("fn a() { fn b() {} }"), ["a", "b"]);
        assert_eq!(names("const F: fn(u8) -> u8 = f; macro!(fn $name() {})"), [""; 0]);
        assert_eq!(names("fn a() where T: Iterator<Item = u8> { { } }"), ["a"]);
    }

    #[test]
    fn a_function_ends_at_its_closing_brace() {
        let code = "fn a() { if x { y } } fn b() {}";
        assert_eq!(&code[functions(code)[0].span.clone()], "fn a() { if x { y } }");
        assert_eq!(closing("{ never", 0), 7);
    }

    #[test]
    fn tests_are_found_through_other_attributes() {
        let code = "#[test] fn a() {} #[test] #[should_panic(expected)] fn b() {} fn c() {} \
            #[tokio::test(flavor)] async fn d() {} #[tested] fn e() {} #[cfg(test)] fn f() {}";
        let found: Vec<_> = tests(code).into_iter().map(|(_, name)| name).collect();
        assert_eq!(found, ["a", "b", "d"]);
    }

    #[test]
    fn attributes_know_their_item() {
        let code = "#[a] #[b(c, d)]\npub fn e() {} #![f]";
        let found = attributes(code);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].body.as_str(), found[1].body.as_str()), ("a", "b(c,d)"));
        assert_eq!((found[0].item, found[1].item), (16, 16));
    }

    #[track_caller]
    fn check_marked(code: &str, expected: &str) {
        let spans = marked(code, |body| body == "skip");
        let found: Vec<_> = spans.into_iter().map(|span| &code[span]).collect();
        assert_eq!(found, [expected]);
    }

    #[test]
    fn marked_items_end_where_they_should() {
        check_marked("#[skip] mod a { x } y", "#[skip] mod a { x }");
        check_marked("#[skip] mod a; y", "#[skip] mod a;");
        check_marked("#[skip] pub(crate) const A: B = B { c, d }; y", {
            "#[skip] pub(crate) const A: B = B { c, d };"
        });
        check_marked("#[skip] const fn a() -> [u8; 2] { x } y", {
            "#[skip] const fn a() -> [u8; 2] { x }"
        });
        check_marked("#[skip] fn a<B, C>() { x } y", "#[skip] fn a<B, C>() { x }");
        check_marked("match a { #[skip] B => c, D => e }", "#[skip] B => c,");
        check_marked("match a { #[skip] B => c }", "#[skip] B => c ");
        check_marked("#[skip] never", "#[skip] never");
        check_marked("{ #[skip] let a = [b; 2]; y }", "#[skip] let a = [b; 2];");
    }

    #[test]
    fn test_configurations_are_told_from_others() {
        assert!(is_test_configuration("cfg(test)"));
        assert!(is_test_configuration("cfg(all(test,unix))"));
        assert!(!is_test_configuration("cfg(not(test))"));
        assert!(!is_test_configuration("cfg(any(test,unix))"));
        assert!(!is_test_configuration("cfg(unix)"));
        assert!(!is_test_configuration("test"));
    }
}
