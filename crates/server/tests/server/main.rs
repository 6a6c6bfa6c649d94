//! The server from outside: in this process, with people and their browsers.

mod common;

mod admin;
mod advice;
mod api;
mod clocks;
mod coach;
mod connections;
mod consent;
mod data_folder;
mod described;
mod durability;
mod follow;
mod help;
mod house_rules;
mod learn;
mod leaving;
mod live;
mod log;
mod moderation;
mod names;
mod notices;
mod orders;
mod own_data;
mod people;
mod play;
mod promises;
mod sessions;
mod shares;
mod stuck;
mod together;
mod unreadable;
