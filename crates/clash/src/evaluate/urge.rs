//! How readily an option is taken in a playout: what is usually a mistake is rarely done.

use crate::choice::Act;
use crate::prelude::*;

/// Above 0, at most 1.
pub(crate) fn urge(prompt: &Prompt, choice: &Choice) -> f32 {
    match prompt {
        Prompt::Turn { actions } => turn(*actions, choice),
        Prompt::Squad { .. } => match choice {
            Choice::Done => 0.4,
            Choice::Claim(..) => 1.0,
            _ => 0.8,
        },
        // Whole squads go; leaving some behind is the exception.
        Prompt::MarchWho { .. } | Prompt::SailWho { .. } => match choice {
            Choice::Squad(units) => 0.25 + 0.15 * f32::from(units.total().min(5)),
            _ => 0.5,
        },
        Prompt::Learn | Prompt::LearnFree | Prompt::LearnFrom => match choice {
            Choice::Learn(advance) => (0.35 + 0.25 * super::USES[advance.index()]).min(1.0),
            _ => 0.3,
        },
        Prompt::Recruit { .. } => match choice {
            Choice::Recruit(Unit::Settler) => 1.0,
            Choice::Recruit(Unit::Infantry) => 0.5,
            Choice::Recruit(Unit::Cavalry | Unit::Elephant | Unit::Leader) => 0.5,
            Choice::Recruit(Unit::Ship) => 0.2,
            _ => 0.3,
        },
        Prompt::Raze | Prompt::CivilWar => {
            if *choice == Choice::Done {
                1.0
            } else {
                0.05
            }
        }
        Prompt::KeepCity { .. } => {
            if *choice == Choice::Yes {
                1.0
            } else {
                0.1
            }
        }
        Prompt::MayTalk { .. } => 0.02,
        Prompt::PutTogether { .. } => match choice {
            Choice::Cancel => 1.0,
            _ => 0.05,
        },
        Prompt::AnswerOffer { .. } => match choice {
            Choice::Refuse => 1.0,
            _ => 0.05,
        },
        Prompt::FightOn { .. } => {
            if *choice == Choice::Retreat {
                0.4
            } else {
                0.7
            }
        }
        Prompt::StatusObjectives | Prompt::Claim => match choice {
            Choice::Claim(..) => 1.0,
            _ => 0.03,
        },
        // Gold is the joker: it is kept where something else will do.
        Prompt::Pay { .. } => match choice {
            Choice::Pay(goods) => 1.0 / (1.0 + f32::from(goods.gold)),
            _ => 0.5,
        },
        Prompt::GoldFor { .. } => match choice {
            Choice::Count(count) => 1.0 / (1.0 + f32::from(*count)),
            _ => 0.5,
        },
        Prompt::Collect { .. } => match choice {
            Choice::Take(goods) => 0.3 + 0.1 * f32::from(goods.total().min(7)),
            _ => 0.5,
        },
        Prompt::Tactics { .. } => {
            if *choice == Choice::Pass {
                0.3
            } else {
                0.8
            }
        }
        Prompt::Boost { .. } => {
            if *choice == Choice::Yes {
                0.7
            } else {
                0.4
            }
        }
        Prompt::Reform | Prompt::ReformInto { .. } => 0.3,
        _ => match choice {
            Choice::Pass | Choice::Done | Choice::No | Choice::Cancel => 0.3,
            Choice::Claim(..) => 1.0,
            _ => 0.9,
        },
    }
}

/// What is done with a turn.
fn turn(actions: u8, choice: &Choice) -> f32 {
    match choice {
        Choice::Act(action) => match action {
            Act::Found => 1.0,
            Act::Construct => 0.95,
            Act::Advance => 0.7,
            Act::Collect => 0.5,
            Act::Recruit => 0.35,
            Act::Move => 0.25,
            Act::Happiness => 0.2,
            Act::Influence => 0.15,
        },
        Choice::Use(Advance::Bartering | Advance::Theaters) => 0.05,
        Choice::Use(Advance::FreeEconomy | Advance::AbsolutePower | Advance::Taxes) => 0.6,
        Choice::Use(_) | Choice::UseWonder(_) => 0.2,
        Choice::WonderAt(..) => 1.0,
        Choice::Play(_) => 0.3,
        Choice::Person(_) => 0.7,
        Choice::Claim(..) => 1.0,
        Choice::Trade(_) => 0.01,
        Choice::Invoke(_) => 0.5,
        _ => {
            if actions == 0 {
                0.9
            } else {
                0.02
            }
        }
    }
}
