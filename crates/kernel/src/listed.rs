//! Closed lists of named things, written once: the enum, its notation, its messages and its stored form.

/// Declares a set of things that have a number below 128, as bits: `struct Name(u64) of Thing`, where `Thing as u8` is
/// its number and the function named brings it back.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($bits:ty) of $item:ty, $back:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        $vis struct $name($bits);

        impl $name {
            /// None at all.
            pub const NONE: Self = Self(0);

            /// Whether one is in it.
            #[must_use]
            pub const fn has(self, item: $item) -> bool {
                self.0 & (1 << item as u8) != 0
            }

            /// Adds one.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item as u8;
            }

            /// Takes one out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item as u8);
            }

            /// How many.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Those in both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those of this set that are not in the other.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Its members in order.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut bits = self.0;
                ::std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let next = bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Some(($back)(next))
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::NONE;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <$bits as $crate::serde::Deserialize>::deserialize(deserializer).map(Self)
            }
        }
    };
}

/// Reads and writes a `struct Name(u8)` by its text wherever a person may look, by its index elsewhere.
///
/// `$count` is how many there are, `$what` what anything else is not.
#[macro_export]
macro_rules! written {
    ($name:ident, $count:expr, $what:literal) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::serde::de::Error as _;
                let found = if deserializer.is_human_readable() {
                    <String as $crate::serde::Deserialize>::deserialize(deserializer)?.parse().ok()
                } else {
                    let index = <u8 as $crate::serde::Deserialize>::deserialize(deserializer)?;
                    (usize::from(index) < $count).then_some(Self(index))
                };
                found.ok_or_else(|| D::Error::custom(concat!("not ", $what)))
            }
        }
    };
}

/// Declares an enum whose variants have a name in notation and a message in the locale files.
///
/// ```
/// tessera_kernel::listed! {
///     /// The four winds.
///     pub enum Wind: "toy-wind-" {
///         /// Cold.
///         North = "north",
///         /// Warm.
///         South = "south",
///     }
/// }
/// assert_eq!("south".parse(), Ok(Wind::South));
/// assert_eq!(Wind::North.name().id, "toy-wind-north");
/// assert_eq!(Wind::ALL.map(Wind::index), [0, 1]);
/// ```
///
/// The type has `ALL`, `id`, `index`, `at`, `name` (message `prefix` + id) and `text` (the same with `-text`), and reads
/// and writes its id wherever a person may look, its index elsewhere. Without a prefix it has no messages.
#[macro_export]
macro_rules! listed {
    ($(#[$meta:meta])* $vis:vis enum $name:ident: $prefix:literal {
        $($(#[$variant_meta:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $crate::listed! {
            $(#[$meta])*
            $vis enum $name {
                $($(#[$variant_meta])* $variant = $id,)+
            }
        }

        impl $name {
            /// What it is called.
            #[must_use]
            pub const fn name(self) -> $crate::Phrase {
                $crate::Phrase::new(match self { $(Self::$variant => concat!($prefix, $id)),+ })
            }

            /// What it does, for its face. Not every list has such messages.
            #[must_use]
            pub const fn text(self) -> $crate::Phrase {
                $crate::Phrase::new(match self { $(Self::$variant => concat!($prefix, $id, "-text")),+ })
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $id:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        $vis enum $name {
            $($(#[$variant_meta])* $variant,)+
        }

        impl $name {
            /// Every one, in the order of the table.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$variant),+];

            /// Its name in notation.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }

            /// Its place in the table.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at a place of the table, if there is one.
            #[must_use]
            pub fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|one| one.id() == text).ok_or(())
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.id())
                } else {
                    serializer.serialize_u8(*self as u8)
                }
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::serde::de::Error as _;
                let found = if deserializer.is_human_readable() {
                    <String as $crate::serde::Deserialize>::deserialize(deserializer)?.parse().ok()
                } else {
                    Self::at(usize::from(<u8 as $crate::serde::Deserialize>::deserialize(deserializer)?))
                };
                found.ok_or_else(|| D::Error::custom(concat!("not a ", stringify!($name))))
            }
        }
    };
}

/// Declares the enum of a game's prompts, and names its kinds.
///
/// ```
/// tessera_kernel::prompts! {
///     /// Why a player is asked.
///     #[derive(Clone, Copy)]
///     pub enum Prompt {
///         /// What next?
///         Turn { left: u8 },
///         /// From where?
///         AttackFrom,
///     }
/// }
/// assert_eq!(Prompt::KINDS, ["Turn", "AttackFrom"]);
/// assert_eq!(Prompt::Turn { left: 2 }.kind(), "Turn");
/// ```
#[macro_export]
macro_rules! prompts {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })?),+ $(,)?
    }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$variant_meta])* $variant $({ $($field: $type),+ })?,)+
        }

        impl $name {
            /// Every kind, in the order of the list.
            pub const KINDS: &'static [&'static str] = &[$(stringify!($variant)),+];

            /// Its kind.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$variant { .. } => stringify!($variant)),+ }
            }
        }
    };
}
