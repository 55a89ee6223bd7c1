//! Passwords, keys and their hashes.
//!
//! A password is kept as argon2id with its salt and costs, in the form that other programs read,
//! too: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. A session's cookie and a program's token are
//! 256 random bits; kept is their BLAKE3 hash, so that nothing stored opens a door.

use argon2::{Algorithm, Argon2, Params, Version};
use base64ct::{Base64Unpadded, Base64UrlUnpadded, Encoding};
use floor::people::SessionKey;

/// Letters of a password, at least and at most.
pub const LETTERS: std::ops::RangeInclusive<usize> = 10..=256;

/// Memory in KiB, passes and lanes: what OWASP asks for at least with argon2id.
const COSTS: (u32, u32, u32) = (19 * 1024, 2, 1);

/// The most that a stored credential may make us spend.
const COSTS_MAX: (u32, u32, u32) = (256 * 1024, 16, 4);

const BYTES: usize = 32;
const SALT: usize = 16;

/// What a password is kept as.
///
/// # Errors
/// When the operating system has no randomness.
pub fn kept(password: &str) -> Result<String, getrandom::Error> {
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt)?;
    Ok(written(password, &salt, COSTS))
}

/// Whether a password is the one that is kept; without one, as much time passes.
#[must_use]
pub fn fits(password: &str, kept: Option<&str>) -> bool {
    let read = kept.and_then(read);
    let (salt, costs, hash) = read.unwrap_or(([0; SALT].to_vec(), COSTS, [0; BYTES]));
    let found = hashed(password, &salt, costs);
    // Compared in constant time.
    let same = blake3::Hash::from_bytes(found) == blake3::Hash::from_bytes(hash);
    same && kept.and_then(self::read).is_some()
}

fn hashed(password: &str, salt: &[u8], (memory, passes, lanes): (u32, u32, u32)) -> [u8; BYTES] {
    let params = Params::new(memory, passes, lanes, Some(BYTES));
    let mut hash = [0; BYTES];
    let done = params.and_then(|params| {
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        argon.hash_password_into(password.as_bytes(), salt, &mut hash)
    });
    // invariant: costs and lengths were checked when they were read, or are our own.
    done.unwrap_or_else(|error| panic!("argon2 takes our costs: {error}"));
    hash
}

fn written(password: &str, salt: &[u8], costs: (u32, u32, u32)) -> String {
    let hash = Base64Unpadded::encode_string(&hashed(password, salt, costs));
    let salt = Base64Unpadded::encode_string(salt);
    let (memory, passes, lanes) = costs;
    format!("$argon2id$v=19$m={memory},t={passes},p={lanes}${salt}${hash}")
}

/// Salt, costs and hash of what is kept.
type Kept = (Vec<u8>, (u32, u32, u32), [u8; BYTES]);

fn read(kept: &str) -> Option<Kept> {
    let mut parts = kept.strip_prefix("$argon2id$v=19$")?.split('$');
    let (costs, salt, hash) = (parts.next()?, parts.next()?, parts.next()?);
    let mut figures = costs.split(',');
    let mut figure = |name: &str| figures.next()?.strip_prefix(name)?.parse::<u32>().ok();
    let costs = (figure("m=")?, figure("t=")?, figure("p=")?);
    let within = |cost: u32, most: u32| (1..=most).contains(&cost);
    let (memory, passes, lanes) = COSTS_MAX;
    let bounded = within(costs.0, memory) && within(costs.1, passes) && within(costs.2, lanes);
    let salt = Base64Unpadded::decode_vec(salt).ok()?;
    let hash = Base64Unpadded::decode_vec(hash).ok()?.try_into().ok()?;
    let whole = parts.next().is_none() && (8..=64).contains(&salt.len());
    (bounded && whole && costs.0 >= 8 * costs.2).then_some((salt, costs, hash))
}

/// What opens a session: text for a cookie or a program.
///
/// # Errors
/// When the operating system has no randomness.
pub fn fresh_key() -> Result<String, getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(Base64UrlUnpadded::encode_string(&bytes))
}

/// What is kept of it.
#[must_use]
pub fn key_hash(key: &str) -> SessionKey {
    let hash = blake3::derive_key("croupier floor session key 1", key.as_bytes());
    SessionKey(blake3::Hash::from_bytes(hash).to_hex().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cheap, for tests alone.
    const CHEAP: (u32, u32, u32) = (8, 1, 1);

    #[test]
    fn a_password_fits_what_is_kept_of_it_and_no_other() {
        let kept = written("correct horse", b"some salt here!!", CHEAP);
        assert!(kept.starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{kept}");
        assert!(fits("correct horse", Some(&kept)));
        assert!(!fits("correct horsf", Some(&kept)));
        assert!(!fits("", Some(&kept)));
        assert!(!fits("correct horse", None));
    }

    #[test]
    fn what_is_damaged_or_too_dear_fits_nothing() {
        let kept = written("word", b"some salt here!!", CHEAP);
        for damaged in [
            kept.replace("m=8", "m=99999999"),
            kept.replace("t=1", "t=0"),
            kept.replace("v=19", "v=16"),
            format!("{kept}$more"),
            kept[..kept.len() - 1].to_string(),
            String::new(),
        ] {
            assert!(!fits("word", Some(&damaged)), "{damaged}");
        }
    }

    #[test]
    fn the_same_password_is_kept_differently_each_time_and_so_are_keys() {
        let [one, two] = [0; 2].map(|_| kept("0123456789").expect("randomness"));
        assert_ne!(one, two);
        assert!(fits("0123456789", Some(&one)) && fits("0123456789", Some(&two)));
        let [one, two] = [0; 2].map(|_| fresh_key().expect("randomness"));
        assert_eq!((one.len(), key_hash(&one) == key_hash(&two)), (43, false));
        assert!(!key_hash(&one).0.contains(&one));
    }
}
