//! The server as browsers meet it, over connections, with a store on disk.

mod events;
mod limits;
mod pages;
mod pictures;
mod rig;
