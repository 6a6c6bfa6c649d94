//! Pictures for options that are amounts or pieces.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tessera_clash::choice::{Choice, Item};
use tessera_clash::goods::Goods;

use super::Look;
use super::cards::goods;
use super::goods_art::{good_id, icon};
use crate::drawing::OptionLook;

/// What is paid, taken, exchanged, recruited or built, as pictures on the buttons.
pub(super) fn options(look: &Look<'_>) -> BTreeMap<String, OptionLook> {
    let pictured =
        |choice: &Choice| Some((choice.to_string(), OptionLook { placed: false, art: Some(art(look, *choice)?) }));
    look.options().iter().filter_map(pictured).collect()
}

fn art(look: &Look<'_>, choice: Choice) -> Option<Markup> {
    Some(match choice {
        Choice::Pay(amount) | Choice::Take(amount) if !amount.is_none() => goods(look, &amount),
        Choice::Swap(give, take) => {
            html! { (goods(look, &Goods::of(give, 1))) span aria-hidden="true" { " → " } (goods(look, &Goods::of(take, 1))) }
        }
        Choice::Recruit(unit) => icon(&format!("c-held-{unit}")),
        Choice::Build(building) => icon(&format!("c-held-{building}")),
        Choice::Give(Item::Good(good)) | Choice::Want(Item::Good(good)) => icon(good_id(good)),
        _ => return None,
    })
}
