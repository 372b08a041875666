//! Tables of settings: a row defines the field, its name, its default and its text form.

use crate::PieceSet;

/// A value with a text form.
pub(crate) trait SettingValue: Sized {
    /// Parses the text form; `None` if it is invalid.
    fn parse(text: &str) -> Option<Self>;

    /// Returns the text form.
    fn text(&self) -> String;
}

/// Defines the text forms of an enum: `key` and [`SettingValue`]. Further words of a variant are accepted, but never
/// written.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal $(| $alias:literal)*),+ $(,)? }) => {
        impl $name {
            /// Returns the text form.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }
        }

        impl $crate::settings::table::SettingValue for $name {
            fn parse(text: &str) -> Option<Self> {
                match text {
                    $($word $(| $alias)* => Some(Self::$variant),)+
                    _ => None,
                }
            }

            fn text(&self) -> String {
                self.key().to_owned()
            }
        }
    };
}

/// Defines a struct of settings. Each row has a name, a field, its default, and where needed a condition of validity; the
/// fields of `rest` are not in the table.
macro_rules! settings {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $($(#[$doc:meta])* $key:literal => $field:ident: $type:ty = $default:expr $(, if $valid:expr)?;)+
        }
        rest {
            $($(#[$rest_doc:meta])* $vis:vis $rest:ident: $rest_type:ty,)*
        }
    ) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)+
            $($(#[$rest_doc])* $vis $rest: $rest_type,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default,)+ $($rest: Default::default(),)* }
            }
        }

        impl $name {
            /// Names of the table's settings, in writing order.
            pub const NAMES: [&'static str; [$($key),+].len()] = [$($key),+];

            /// Sets a setting; `None` for an unknown name, `Some(false)` without a change for an invalid value.
            fn put_row(&mut self, name: &str, text: &str) -> Option<bool> {
                use $crate::settings::table::{SettingValue, put};
                match name {
                    $($key => {
                        let value = <$type as SettingValue>::parse(text)$(.filter($valid))?;
                        Some(put(&mut self.$field, value))
                    })+
                    _ => None,
                }
            }

            /// Returns the text form of a setting; `None` for an unknown name.
            fn row_text(&self, name: &str) -> Option<String> {
                use $crate::settings::table::SettingValue;
                match name {
                    $($key => Some(SettingValue::text(&self.$field)),)+
                    _ => None,
                }
            }
        }
    };
}

pub(crate) use {settings, words};

/// Assigns a value if there is one, and returns whether there is.
pub(crate) fn put<T>(place: &mut T, value: Option<T>) -> bool {
    value.map(|value| *place = value).is_some()
}

impl SettingValue for bool {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    fn text(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

impl SettingValue for u8 {
    fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// The name of a key.
impl SettingValue for String {
    fn parse(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }

    fn text(&self) -> String {
        self.clone()
    }
}

/// A locale code; `system` is the device's.
impl SettingValue for Option<String> {
    fn parse(text: &str) -> Option<Self> {
        let is_code =
            (2..=3).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_lowercase());
        match text {
            "system" => Some(None),
            _ => is_code.then(|| Some(text.to_owned())),
        }
    }

    fn text(&self) -> String {
        self.as_deref().unwrap_or("system").to_owned()
    }
}

/// A piece set; `rulebook` is the one of the rulebook.
impl SettingValue for Option<PieceSet> {
    fn parse(text: &str) -> Option<Self> {
        match text {
            "rulebook" => Some(None),
            _ => PieceSet::ALL.into_iter().find(|set| set.key() == text).map(Some),
        }
    }

    fn text(&self) -> String {
        self.map_or("rulebook", PieceSet::key).to_owned()
    }
}
