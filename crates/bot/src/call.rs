//! What people ask for, freed from how Discord tells it.

use std::collections::HashMap;

use play::{Authority, Means, MessageId, Place, PlayerId, Server, Standing};
use serenity::all::{
    ActionRowComponent, AuthorizingIntegrationOwner, ChannelType, CommandDataOptionValue, CommandInteraction,
    CommandType, ComponentInteraction, ComponentInteractionDataKind, InteractionContext, Member, Message,
    MessageFlags, MessageReferenceKind, ModalInteraction, PartialChannel, Permissions, User, UserId,
};

use crate::{
    custom_id::{CustomId, CustomIdError},
    gateway::MessageContent,
    owed::Owed,
    rest::Answers,
    view::Locale,
};

/// Who asks for something, and where.
#[derive(Clone, Debug)]
pub struct Asker {
    pub player: PlayerId,
    pub place: Place,
    pub server: Option<Server>,
    pub ground: Ground,
    /// The person's own language.
    pub locale: Locale,
    /// Whether they may do at the place what moderators do.
    pub authority: Authority,
    /// The bot's rights at the place, where Discord tells them.
    pub rights: Option<Permissions>,
    /// How everybody is called whom the event tells of.
    pub people: Vec<(PlayerId, String)>,
    /// What everybody is to be told by the answers to this.
    pub owed: Owed,
}

/// What kind of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A channel of a server that the bot belongs to.
    Channel,
    /// A thread of such a server.
    Thread,
    /// A conversation of one person with the bot.
    Direct,
    /// Somewhere the bot itself cannot be: it came with the person who asks.
    Foreign,
}

/// A command with its options.
#[derive(Clone, Debug)]
pub struct Call {
    pub asker: Asker,
    pub command: String,
    pub kind: CommandType,
    options: HashMap<String, Given>,
    /// The option that is being typed, while it is.
    pub typing: Option<String>,
    /// The person a user menu was opened on.
    pub target: Option<PlayerId>,
    /// The message a message menu was opened on.
    pub pointed: Option<Pointed>,
    standing: HashMap<PlayerId, Standing>,
    pub key: String,
    pub answers: Answers,
}

/// A message that somebody points at. Its text is there without any intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    pub author: PlayerId,
    pub text: String,
    /// The message that it replies to.
    pub replies_to: Option<MessageId>,
}

impl Pointed {
    fn of(message: &Message) -> Pointed {
        // A forwarded message refers to the one it holds.
        let replied = message.message_reference.as_ref();
        let replied = replied.filter(|reference| reference.kind == MessageReferenceKind::Default);
        Pointed {
            author: player(message.author.id),
            text: message.content.clone(),
            replies_to: replied.and_then(|reference| reference.message_id).map(|id| MessageId(id.get())),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Given {
    Text(String),
    Person(PlayerId),
}

impl Call {
    pub fn of(interaction: &CommandInteraction) -> Call {
        let asker = Asker::of(&Envelope::from(interaction));
        let resolved = &interaction.data.resolved;
        let standing = |user: &User| match user {
            user if user.bot => Standing::Bot,
            user if asker.server.is_none() || resolved.members.contains_key(&user.id) => Standing::Present,
            _ => Standing::Absent,
        };
        let standing = resolved.users.values().map(|user| (player(user.id), standing(user))).collect();
        let mut call = Call {
            asker,
            command: interaction.data.name.clone(),
            kind: interaction.data.kind,
            options: HashMap::new(),
            typing: None,
            target: interaction.data.target_id.map(|id| PlayerId(id.get())),
            pointed: interaction
                .data
                .target_id
                .and_then(|id| resolved.messages.get(&id.to_message_id()))
                .map(Pointed::of),
            standing,
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        };
        for user in resolved.users.values() {
            let nick = resolved.members.get(&user.id).and_then(|member| member.nick.as_deref());
            call.asker.people.push((player(user.id), nick.unwrap_or(user.display_name()).to_owned()));
        }
        for option in &interaction.data.options {
            call.take(&option.name, &option.value);
        }
        call
    }

    fn take(&mut self, name: &str, value: &CommandDataOptionValue) {
        let given = match value {
            CommandDataOptionValue::String(text) => Given::Text(text.clone()),
            CommandDataOptionValue::Integer(number) => Given::Text(number.to_string()),
            CommandDataOptionValue::User(user) => Given::Person(player(*user)),
            CommandDataOptionValue::Autocomplete { value, .. } => {
                self.typing = Some(name.to_owned());
                Given::Text(value.clone())
            }
            _ => return,
        };
        self.options.insert(name.to_owned(), given);
    }

    /// The text of an option; `None` if it was left out.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.options.get(name)? {
            Given::Text(text) => Some(text),
            Given::Person(_) => None,
        }
    }

    /// The person an option names.
    pub fn person(&self, name: &str) -> Option<PlayerId> {
        match self.options.get(name)? {
            Given::Person(player) => Some(*player),
            Given::Text(_) => None,
        }
    }

    /// What Discord tells of a person the command names.
    pub fn standing(&self, player: PlayerId) -> Standing {
        self.standing.get(&player).copied().unwrap_or(Standing::Absent)
    }
}

/// A pressed button, or a choice from a list.
#[derive(Clone, Debug)]
pub struct Press {
    pub asker: Asker,
    pub id: Result<CustomId, CustomIdError>,
    /// What was chosen, if it was a list.
    pub chosen: Option<String>,
    /// The message the control stands under.
    pub message: MessageId,
    /// Whether that message is one that only the presser sees.
    pub private: bool,
    /// Whether it is a card, which no answer in its place can change.
    pub card: bool,
    pub key: String,
    pub answers: Answers,
}

impl Press {
    /// What the press asks for: by the control itself, or by the entry chosen from a list. `None` if
    /// this release knows no such control.
    pub fn meant(&self) -> Option<CustomId> {
        match (&self.id, &self.chosen) {
            (Ok(CustomId::Choose { .. }), Some(chosen)) => chosen.parse().ok(),
            (Ok(id), _) => Some(id.clone()),
            (Err(CustomIdError), _) => None,
        }
    }

    pub fn of(interaction: &ComponentInteraction) -> Press {
        let chosen = match &interaction.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
            _ => None,
        };
        Press {
            asker: Asker::of(&Envelope::from(interaction)),
            id: interaction.data.custom_id.parse(),
            chosen,
            message: MessageId(interaction.message.id.get()),
            private: is_private(&interaction.message),
            card: is_card(&interaction.message),
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        }
    }
}

/// Whether only the person it answers sees a message.
pub fn is_private(message: &Message) -> bool {
    message.flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL)
}

/// Only cards have their words in components. serenity drops the flag that tells them, which it does not know.
fn is_card(message: &Message) -> bool {
    message.content.is_empty()
}

/// What was written into a window that the bot had opened.
#[derive(Clone, Debug)]
pub struct Submit {
    pub asker: Asker,
    pub id: Result<CustomId, CustomIdError>,
    /// At most [`Submit::LONGEST`] characters; Discord keeps to what the window allows, others need not.
    pub text: String,
    /// Whether it was opened from a message that only the asker sees, which the answer then replaces.
    pub private: bool,
    pub key: String,
    pub answers: Answers,
}

impl Submit {
    /// Enough to see that a text is too long for a move.
    const LONGEST: usize = rules::MAX_TYPED + 1;

    pub fn of(interaction: &ModalInteraction) -> Submit {
        let fields = interaction.data.components.iter().flat_map(|row| &row.components);
        let mut texts = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(input) => input.value.as_deref(),
            _ => None,
        });
        Submit {
            asker: Asker::of(&Envelope::from(interaction)),
            id: interaction.data.custom_id.parse(),
            text: texts.next().unwrap_or_default().chars().take(Submit::LONGEST).collect(),
            private: interaction.message.as_deref().is_some_and(is_private),
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        }
    }
}

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

/// What commands, presses and answers to questions have in common.
struct Envelope<'a> {
    user: &'a User,
    member: Option<&'a Member>,
    guild: Option<u64>,
    channel: u64,
    partial: Option<&'a PartialChannel>,
    locale: &'a str,
    rights: Option<Permissions>,
    context: Option<InteractionContext>,
    owners: &'a [AuthorizingIntegrationOwner],
}

/// Two types of serenity with the same fields.
macro_rules! envelope {
    ($interaction:ty, $member:expr) => {
        impl<'a> From<&'a $interaction> for Envelope<'a> {
            fn from(interaction: &'a $interaction) -> Self {
                #[allow(clippy::redundant_closure_call, reason = "the member is boxed in one of the two")]
                Envelope {
                    user: &interaction.user,
                    member: ($member)(interaction),
                    guild: interaction.guild_id.map(|id| id.get()),
                    channel: interaction.channel_id.get(),
                    partial: interaction.channel.as_ref(),
                    locale: &interaction.locale,
                    rights: interaction.app_permissions,
                    context: interaction.context,
                    owners: &interaction.authorizing_integration_owners.0,
                }
            }
        }
    };
}
envelope!(CommandInteraction, |interaction: &'a CommandInteraction| interaction.member.as_deref());
envelope!(ComponentInteraction, |interaction: &'a ComponentInteraction| interaction.member.as_ref());

impl<'a> From<&'a ModalInteraction> for Envelope<'a> {
    fn from(interaction: &'a ModalInteraction) -> Self {
        Envelope {
            user: &interaction.user,
            member: interaction.member.as_ref(),
            guild: interaction.guild_id.map(|id| id.get()),
            channel: interaction.channel_id.get(),
            partial: interaction.channel.as_ref(),
            locale: &interaction.locale,
            rights: interaction.app_permissions,
            // serenity does not read them.
            context: None,
            owners: &[],
        }
    }
}

impl Envelope<'_> {
    fn ground(&self) -> Ground {
        let installed = |owner: &AuthorizingIntegrationOwner| {
            matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))
        };
        match (self.guild, self.context) {
            (None, Some(InteractionContext::PrivateChannel)) => Ground::Foreign,
            (None, _) => Ground::Direct,
            (Some(_), _) if !self.owners.is_empty() && !self.owners.iter().any(installed) => Ground::Foreign,
            (Some(_), _) if self.partial.is_some_and(|channel| is_thread(channel.kind)) => Ground::Thread,
            (Some(_), _) => Ground::Channel,
        }
    }
}

pub fn is_thread(kind: ChannelType) -> bool {
    matches!(kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

/// Moderators are those who may delete what others write; Discord tells it of the place where they ask.
fn authority(member: &Member, place: Place) -> Authority {
    let may = |rights: Permissions| rights.administrator() || rights.manage_messages();
    if member.permissions.is_some_and(may) { Authority::Moderator(place) } else { Authority::Member }
}

fn player(user: UserId) -> PlayerId {
    PlayerId(user.get())
}

impl Asker {
    /// How people are told of what is done where they are.
    pub fn means(&self) -> Means {
        if self.ground == Ground::Foreign { Means::Answers } else { Means::Posts }
    }

    /// Whether they are where the bot posts to others.
    pub fn is_in_server(&self) -> bool {
        matches!(self.ground, Ground::Channel | Ground::Thread)
    }

    fn of(envelope: &Envelope<'_>) -> Asker {
        let nick = envelope.member.and_then(|member| member.nick.as_deref());
        let name = nick.unwrap_or(envelope.user.display_name()).to_owned();
        let place = Place(envelope.channel);
        Asker {
            player: player(envelope.user.id),
            place,
            server: envelope.guild.map(Server),
            ground: envelope.ground(),
            locale: Locale::of(envelope.locale),
            authority: envelope.member.map_or(Authority::Member, |member| authority(member, place)),
            rights: envelope.rights,
            people: vec![(player(envelope.user.id), name)],
            owed: Owed::default(),
        }
    }

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
            // Messages tell no language, and no rights.
            locale: Locale::default(),
            authority: Authority::Member,
            rights: None,
            people: mentioned.chain([author]).collect(),
            owed: Owed::default(),
        }
    }
}
