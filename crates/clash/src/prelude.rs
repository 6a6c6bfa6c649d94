//! What every file of rules speaks of.

pub(crate) use smallvec::SmallVec;
pub(crate) use tessera_kernel::hex::HexSet;
pub(crate) use tessera_kernel::{Audience, Flow, Seat, options};

pub(crate) use crate::ask::{Ask, Choices};
pub(crate) use crate::board::{City, Mood, Side, filter};
pub(crate) use crate::cards::actions::ActionCard;
pub(crate) use crate::cards::events::EventCard;
pub(crate) use crate::cards::objectives::{Objective, ObjectiveCard};
pub(crate) use crate::choice::Choice;
pub(crate) use crate::components::advances::{Advance, Advances, Group};
pub(crate) use crate::components::board::{Space, around_all, only, spaces};
pub(crate) use crate::components::buildings::{Building, STACK_LIMIT, Unit};
pub(crate) use crate::components::terrain::Terrain;
pub(crate) use crate::components::wonders::Wonder;
pub(crate) use crate::edition::Edition;
pub(crate) use crate::event::{Cause, Event, Part};
pub(crate) use crate::goods::{Good, Goods};
pub(crate) use crate::powers;
pub(crate) use crate::prompt::Prompt;
pub(crate) use crate::purse::{Price, can_give_up, gain, gain_by, give_up, give_up_for, offer, pay};
pub(crate) use crate::state::{Battle, Lesson, Once, State, Task};
pub(crate) use crate::units::Units;
pub(crate) use crate::usage::{Use, always, noted};
pub(crate) use crate::why::{Why, ensure};
