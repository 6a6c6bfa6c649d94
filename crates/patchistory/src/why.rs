//! Reasons why not, each with its rule.

use tessera_kernel::Phrase;

macro_rules! reasons {
    ($($why:ident $rule:literal $id:literal),+ $(,)?) => {
        /// Why something is not possible.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[expect(missing_docs, reason = "each variant is the reason it names; the locale files say it in words")]
        pub enum Why {
            $($why),+
        }

        impl Why {
            /// Every reason.
            pub const ALL: [Self; [$($rule),+].len()] = [$(Self::$why),+];

            /// The rule that says so.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$why => $rule),+ }
            }

            /// The reason in words.
            #[must_use]
            pub const fn reason(self) -> Phrase {
                Phrase::new(match self { $(Self::$why => concat!("patchistory-why-", $id)),+ })
            }
        }
    };
}

reasons! {
    NoOverlap "P6.2" "no-overlap",
    TooLarge "P6.8" "too-large",
    SeaThere "P6.5" "sea-there",
    SeaUnder "P6.5" "sea-under",
    SeasMeet "P6.6" "seas-meet",
    HalfHidden "P6.4" "half-hidden",
    HalfCovered "P6.4" "half-covered",
    NeverCovered "P18.21" "never-covered",
    NoPoints "P7.2" "no-points",
    NoFood "P7.2" "no-food",
    NoResources "P7.2" "no-resources",
    NotConnected "P7.3" "not-connected",
    NoGoods "P7.3" "no-goods",
    AidAccepted "P7.4" "aid-accepted",
    NoPrincipal "P7.5" "no-principal",
    Allied "P7.5" "allied",
    Untouchable "P18.16" "untouchable",
    TooWeak "P7.5" "too-weak",
    NotFirst "P7.7" "not-first",
    NoAlly "P7.7" "no-ally",
    NoWorkerAtHome "P8.1" "no-worker-at-home",
    NoFreeRoute "P8.1" "no-free-route",
    NothingToExchange "P8.2" "nothing-to-exchange",
    NoTransport "P8.2" "no-transport",
    NoWorkerLeft "P8.3" "no-worker-left",
    NoRoom "P8.3" "no-room",
    NoHero "P8.4" "no-hero",
    NoWonder "P8.5" "no-wonder",
    RouteBuilt "P8.6" "route-built",
    NoRouteLeft "P8.6" "no-route-left",
    NoTile "P8.7" "no-tile",
    NotSingle "P8.7" "not-single",
    OnSea "P8.8" "on-sea",
    Campaigned "P8.9" "campaigned",
    Used "P16.3" "used",
    NoWorker "P16.3" "no-worker",
    FixedPoints "P16.5" "fixed-points",
    NobodyToRaze "P18.22" "nobody-to-raze",
    CannotPrepare "P10.2" "cannot-prepare",
    Shared "P9.2" "shared",
    OutOfReach "P9.1" "out-of-reach",
}
