//! Where an included file lies: in the folder of the house, or below it.

/// The path of an included file, as its house's folder and the file that names it make it.
///
/// # Errors
/// Why a house may not include it: it lies outside its folder.
pub(super) fn path(house: &str, by: &str, include: &str) -> Result<String, String> {
    let rooted = include.starts_with(['/', '\\']) || include.get(1..2) == Some(":");
    if rooted {
        return Err(format!("`{include}` is a path from the root of a disk"));
    }
    let folder = |path: &str| path.rsplit_once('/').map_or("", |(folder, _)| folder).to_string();
    let root = folder(house);
    let here = folder(by);
    // What is included lies in the house's folder, so its own folder begins with that.
    let below = here.strip_prefix(&root).unwrap_or_default();
    let mut parts: Vec<&str> = below.split('/').filter(|part| !part.is_empty()).collect();
    for part in include.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => {
                let outside = || format!("`{include}` lies outside the folder of the house");
                parts.pop().ok_or_else(outside)?;
            }
            part => parts.push(part),
        }
    }
    let inside = parts.join("/");
    Ok(match house.rsplit_once('/') {
        Some(_) => format!("{root}/{inside}"),
        None => inside,
    })
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn an_included_file_lies_in_the_folder_of_the_house() {
        for (house, by, include, found) in [
            ("HOUSE.toml", "HOUSE.toml", "pit.toml", "pit.toml"),
            ("a/HOUSE.toml", "a/HOUSE.toml", "b/pit.toml", "a/b/pit.toml"),
            ("a/HOUSE.toml", "a/b/pit.toml", "deep.toml", "a/b/deep.toml"),
            ("a/HOUSE.toml", "a/b/pit.toml", "../c.toml", "a/c.toml"),
            ("../HOUSE.toml", "../HOUSE.toml", "./pit.toml", "../pit.toml"),
            ("/srv/HOUSE.toml", "/srv/HOUSE.toml", "b/../pit.toml", "/srv/pit.toml"),
            ("/HOUSE.toml", "/HOUSE.toml", "pit.toml", "/pit.toml"),
            ("-", "-", "pit.toml", "pit.toml"),
        ] {
            assert_eq!(path(house, by, include).as_deref(), Ok(found), "{by} {include}");
        }
        for (house, by, include) in [
            ("HOUSE.toml", "HOUSE.toml", "../pit.toml"),
            ("a/HOUSE.toml", "a/HOUSE.toml", "../a/pit.toml"),
            ("a/HOUSE.toml", "a/b/pit.toml", "../../pit.toml"),
            ("a/HOUSE.toml", "a/HOUSE.toml", "/etc/passwd"),
            ("a/HOUSE.toml", "a/HOUSE.toml", "c:/pit.toml"),
            ("-", "-", "b/../../pit.toml"),
        ] {
            assert!(path(house, by, include).is_err(), "{by} {include}");
        }
    }
}
