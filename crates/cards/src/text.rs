//! Types that are written and read as their text.

/// Lets serde write a type as what it displays and read it as what it parses.
macro_rules! as_text {
    ($type:ty $(, const $n:ident)?) => {
        impl $(<const $n: usize>)? serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de $(, const $n: usize)?> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use as_text;
