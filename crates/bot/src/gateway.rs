//! What Discord sends, and where it goes.

use std::sync::Arc;

use play::{Gone, Language, Place, Server};
use serenity::{
    all::{
        ChannelId, Context, EventHandler, Guild, GuildChannel, GuildId, Interaction, Message, MessageId,
        PartialGuild, PartialGuildChannel, Ready, Role, RoleId, UnavailableGuild,
    },
    async_trait,
    model::gateway::GatewayIntents,
};

use crate::{
    call::{Typed, is_private},
    ctx::Ctx,
    gone, residence, rights, router,
    settling::learn_server,
};

/// Whether Discord tells the bot the text of every message, or only of what is written to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MessageContent {
    #[default]
    Withheld,
    /// Asked for by a privileged intent, which must be switched on for the application.
    Granted,
}

/// No privileged one, unless it is wanted: Discord gives the text of what is written to the bot without.
pub fn intents(content: MessageContent) -> GatewayIntents {
    let usual = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    match content {
        MessageContent::Withheld => usual,
        MessageContent::Granted => usual | GatewayIntents::MESSAGE_CONTENT,
    }
}

/// Hands events on. serenity runs each of them in a task of its own.
#[derive(Debug)]
pub struct Handler {
    pub ctx: Arc<Ctx>,
    pub content: MessageContent,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, _: Context, ready: Ready) {
        // It is a new session: what happened between the last one and this is not told.
        self.ctx.channels.forget_messages();
        residence::call_roll(&self.ctx, &ready).await;
        let shard = ready.shard.map(|shard| shard.id.0);
        tracing::info!(servers = ready.guilds.len(), shard, "connected");
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        let missing = rights::missing(&guild, self.ctx.bot);
        if !missing.is_empty() {
            let names = missing.get_permission_names().join(", ");
            tracing::warn!(server = guild.id.get(), missing = names, "rights are missing");
        }
        residence::arrived(&self.ctx, Server(guild.id.get())).await;
        gone::meanwhile(&self.ctx, &guild).await;
        hear(&self.ctx, guild.id, &guild.preferred_locale).await;
        // The bot may have been away from it, or out of its reach.
        if let Err(error) = self.ctx.store.retry_in(Server(guild.id.get())).await {
            tracing::warn!(%error, "refused posts wait until they are due");
        }
    }

    async fn guild_delete(&self, _: Context, gone: UnavailableGuild, _: Option<Guild>) {
        residence::gone(&self.ctx, &gone).await;
    }

    async fn guild_update(&self, _: Context, _: Option<Guild>, guild: PartialGuild) {
        hear(&self.ctx, guild.id, &guild.preferred_locale).await;
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        router::interaction(Arc::clone(&self.ctx), interaction).await;
    }

    async fn message(&self, _: Context, message: Message) {
        // Nobody but its reader sees a private answer below a board.
        if !is_private(&message) {
            let (place, id) = (Place(message.channel_id.get()), play::MessageId(message.id.get()));
            self.ctx.channels.heard(place, id);
        }
        if let Some(typed) = Typed::of(&message, self.ctx.bot, self.content) {
            router::message(Arc::clone(&self.ctx), typed).await;
        }
    }

    async fn message_delete(&self, _: Context, channel: ChannelId, message: MessageId, _: Option<GuildId>) {
        gone::messages(&self.ctx, channel, &[message]).await;
    }

    async fn message_delete_bulk(
        &self,
        _: Context,
        channel: ChannelId,
        messages: Vec<MessageId>,
        _: Option<GuildId>,
    ) {
        gone::messages(&self.ctx, channel, &messages).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, channel: GuildChannel) {
        look_again(&self.ctx, channel.guild_id).await;
    }

    async fn guild_role_update(&self, _: Context, _: Option<Role>, role: Role) {
        look_again(&self.ctx, role.guild_id).await;
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        gone::place(&self.ctx, channel.id).await;
        let gone = Gone::Channel(Place(channel.id.get()));
        gone::choice(&self.ctx, Server(channel.guild_id.get()), gone).await;
    }

    async fn guild_role_delete(&self, _: Context, guild: GuildId, role: RoleId, _: Option<Role>) {
        gone::choice(&self.ctx, Server(guild.get()), Gone::Role(play::Role(role.get()))).await;
    }

    async fn thread_delete(&self, _: Context, thread: PartialGuildChannel, _: Option<GuildChannel>) {
        gone::place(&self.ctx, thread.id).await;
    }
}

/// What everybody may see may be something else now.
async fn look_again(ctx: &Ctx, server: GuildId) {
    let server = Server(server.get());
    ctx.sight.forget(server);
    if let Err(error) = ctx.store.look_at_live(server).await {
        tracing::warn!(%error, "a live board is looked at with the next move");
    }
}

/// Keeps the language of a server, which everybody there is spoken to in unless another is chosen.
async fn hear(ctx: &Ctx, server: GuildId, locale: &str) {
    if let Err(error) = learn_server(ctx, Server(server.get()), Language::of_tag(locale)).await {
        tracing::warn!(%error, "the language of a server is not kept");
    }
}
