//! Written messages, and which of them are the bot's business.

use play::{Authority, Manager, MessageId, Place, Preferences, Server};
use serenity::all::{Message, User, UserId};
use view::Locale;

use super::asker::{Asker, Ground, Tongues, player};
use crate::{gateway::MessageContent, owed::Owed};

/// A message written where the bot can see it.
#[derive(Clone, Debug)]
pub struct Typed {
    pub asker: Asker,
    pub message: MessageId,
    /// Without the mention of the bot. Empty also where Discord withholds it.
    pub text: String,
    /// Whether the bot is meant: mentioned, replied to with the ping on, or written to alone.
    pub addressed: bool,
    /// The message of ours that this one replies to.
    pub replies_to: Option<MessageId>,
    pub key: String,
}

impl Typed {
    /// `None` for messages that are none of the bot's business: its own, other programs', and
    /// those that neither mention it nor reply to it, unless Discord tells their text and they could
    /// be a move.
    pub fn of(message: &Message, bot: UserId, content: MessageContent) -> Option<Typed> {
        if message.author.bot || message.webhook_id.is_some() {
            return None;
        }
        let ours = |replied: &&Message| replied.author.id == bot;
        let replied = message.referenced_message.as_deref().filter(ours);
        let direct = message.guild_id.is_none();
        let addressed = direct || message.mentions.iter().any(|user| user.id == bot);
        let is_overheard = || match content {
            MessageContent::Granted => could_be_move(&message.content) && talks_to_nobody(message, replied),
            MessageContent::Withheld => replied.is_some(),
        };
        if !addressed && !is_overheard() {
            return None;
        }
        Some(Typed {
            asker: Asker::of_message(message),
            message: MessageId(message.id.get()),
            text: without_mention(&message.content, bot),
            addressed,
            replies_to: replied.map(|replied| MessageId(replied.id.get())),
            key: format!("m{}", message.id),
        })
    }
}

/// Every move names a place, and every place has a number.
fn could_be_move(text: &str) -> bool {
    text.chars().any(char::is_numeric) && text.chars().nth(rules::MAX_TYPED).is_none()
}

/// Whether a message is no reply, or one to us, and mentions nobody else.
fn talks_to_nobody(message: &Message, to_us: Option<&Message>) -> bool {
    let is_reply = message.message_reference.is_some() || message.referenced_message.is_some();
    message.mentions.is_empty() && (!is_reply || to_us.is_some())
}

/// A text without the mentions of the bot.
pub fn without_mention(content: &str, bot: UserId) -> String {
    let without = content.replace(&format!("<@{bot}>"), " ").replace(&format!("<@!{bot}>"), " ");
    without.trim().to_owned()
}

impl Asker {
    fn of_message(message: &Message) -> Asker {
        let named = |user: &User, member: Option<&serenity::all::PartialMember>| {
            let nick = member.and_then(|member| member.nick.as_deref());
            (player(user.id), nick.unwrap_or(user.display_name()).to_owned())
        };
        let mentioned = message.mentions.iter().map(|user| named(user, user.member.as_deref()));
        let author = named(&message.author, message.member.as_deref());
        Asker {
            player: player(message.author.id),
            place: Place(message.channel_id.get()),
            server: message.guild_id.map(|id| Server(id.get())),
            ground: if message.guild_id.is_some() { Ground::Channel } else { Ground::Direct },
            // Messages tell no language, no rights and no roles.
            locale: Locale::default(),
            tongues: Tongues::default(),
            preferences: Preferences::default(),
            authority: Authority::Member,
            manager: Manager::Nobody,
            roles: Vec::new(),
            parent: None,
            rights: None,
            people: mentioned.chain([author]).collect(),
            owed: Owed::default(),
        }
    }
}
