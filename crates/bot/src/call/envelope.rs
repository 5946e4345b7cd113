//! What all interactions tell of who asks.

use play::{Authority, Manager, Place, Preferences, Role, Server};
use serenity::all::{
    AuthorizingIntegrationOwner, ChannelType, CommandInteraction, ComponentInteraction, InteractionContext,
    Member, ModalInteraction, PartialChannel, Permissions, User,
};
use view::Locale;

use super::asker::{Asker, Ground, Tongue, Tongues, player};
use crate::owed::Owed;

/// What commands, presses and answers to questions have in common.
pub(super) struct Envelope<'a> {
    user: &'a User,
    member: Option<&'a Member>,
    guild: Option<u64>,
    channel: u64,
    partial: Option<&'a PartialChannel>,
    locale: &'a str,
    guild_locale: Option<&'a str>,
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
                    guild_locale: interaction.guild_locale.as_deref(),
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
            guild_locale: interaction.guild_locale.as_deref(),
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

fn manager(member: &Member, server: Server) -> Manager {
    let may = |rights: Permissions| rights.administrator() || rights.manage_guild();
    if member.permissions.is_some_and(may) { Manager::Of(server) } else { Manager::Nobody }
}

impl Asker {
    pub(super) fn of(envelope: &Envelope<'_>) -> Asker {
        let nick = envelope.member.and_then(|member| member.nick.as_deref());
        let name = nick.unwrap_or(envelope.user.display_name()).to_owned();
        let place = Place(envelope.channel);
        Asker {
            player: player(envelope.user.id),
            place,
            server: envelope.guild.map(Server),
            ground: envelope.ground(),
            locale: Locale::of(envelope.locale),
            tongues: Tongues {
                person: Tongue::told(envelope.locale),
                server: envelope.guild_locale.map_or(Tongue::Untold, Tongue::told),
            },
            preferences: Preferences::default(),
            authority: envelope.member.map_or(Authority::Member, |member| authority(member, place)),
            manager: envelope
                .member
                .zip(envelope.guild)
                .map_or(Manager::Nobody, |(member, guild)| manager(member, Server(guild))),
            roles: envelope
                .member
                .map(|member| member.roles.iter().map(|role| Role(role.get())).collect())
                .unwrap_or_default(),
            parent: envelope.partial.and_then(|channel| channel.parent_id).map(|id| Place(id.get())),
            rights: envelope.rights,
            people: vec![(player(envelope.user.id), name)],
            owed: Owed::default(),
        }
    }
}
