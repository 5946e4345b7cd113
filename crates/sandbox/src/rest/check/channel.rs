//! Which kinds of channels are meant.

use super::form::Form;

/// Discord's kinds of channels. Only some are modelled; of the others there is none to choose.
const KINDS: [u64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// The field `channel_types`; empty where every kind is.
pub fn kinds(form: &mut Form) -> Vec<u8> {
    form.some_of("channel_types", 0, &KINDS).unwrap_or_default()
}
