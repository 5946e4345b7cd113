//! Gateway intents: which events a session asked for.

/// Intents by Discord's bits.
pub const GUILDS: u64 = 1;
pub const GUILD_MEMBERS: u64 = 1 << 1;
pub const GUILD_PRESENCES: u64 = 1 << 8;
pub const GUILD_MESSAGES: u64 = 1 << 9;
pub const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
pub const DIRECT_MESSAGES: u64 = 1 << 12;
pub const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
pub const MESSAGE_CONTENT: u64 = 1 << 15;

/// Every bit that is an intent.
const KNOWN: u64 = 0b11_0001_1111_1111_1111_1111 | 1 << 24 | 1 << 25;

/// Whether all bits are intents.
#[must_use]
pub const fn are_known(intents: u64) -> bool {
    intents & !KNOWN == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_intents_are_those_of_the_library() {
        let all = serenity::all::GatewayIntents::all().bits();
        assert!(are_known(all), "{:b}", all & !KNOWN);
        assert!(!are_known(1 << 17));
        assert!(!are_known(1 << 40));
    }
}
