//! The requests the bot makes, each by its name. All of them fail as [`Rest::fetch`] does, and start no
//! attempt after `until`.

use play::{MessageId, Place, PlayerId, Server};
use serde::Deserialize;
use serde_json::Value;
use serenity::{
    all::{ApplicationId, ChannelId, GuildId, InteractionId, UserId},
    http::{LightMethod, Multipart, MultipartUpload, Request, Route},
};
use tokio::time::Instant;

use super::{Found, Payload, Rest, RestError, code};

/// Where and how to connect.
#[derive(Clone, Debug, Deserialize)]
pub struct Gateway {
    pub url: String,
    pub shards: u32,
}

/// Anything that has an id.
#[derive(Deserialize)]
struct Identified {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
}

pub(super) fn snowflake<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// The address of an interaction's answers.
#[derive(Clone, PartialEq, Eq)]
pub struct Answers {
    pub application: ApplicationId,
    pub interaction: InteractionId,
    pub token: String,
}

/// The token is a secret for a quarter of an hour.
impl std::fmt::Debug for Answers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answers").field("interaction", &self.interaction).finish_non_exhaustive()
    }
}

fn channel(place: Place) -> ChannelId {
    ChannelId::new(place.0)
}

/// The JSON alone, or JSON and file as a form.
fn filled<'a>(request: Request<'a>, payload: &Payload) -> Request<'a> {
    let json = payload.json.to_string();
    let files = payload.files();
    if files.is_empty() {
        return request.body(Some(json.into_bytes()));
    }
    let upload = MultipartUpload::Attachments(files);
    request.multipart(Some(Multipart { upload, fields: Vec::new(), payload_json: Some(json) }))
}

fn with_json<'a>(request: Request<'a>, json: &Value) -> Request<'a> {
    request.body(Some(json.to_string().into_bytes()))
}

impl Rest {
    /// Posts a message. With a nonce in the payload a repetition within a few minutes posts nothing
    /// new.
    pub async fn post(
        &self,
        place: Place,
        payload: &Payload,
        until: Instant,
    ) -> Result<MessageId, RestError> {
        let route = Route::ChannelMessages { channel_id: channel(place) };
        let request = filled(Request::new(route, LightMethod::Post), payload);
        let posted: Identified = self.fetch("posting a message", request, until).await?;
        Ok(MessageId(posted.id))
    }

    /// Changes the fields of a message that `payload` has, and leaves the others.
    pub async fn edit(
        &self,
        place: Place,
        message: MessageId,
        payload: &Payload,
        until: Instant,
    ) -> Result<(), RestError> {
        let route = Route::ChannelMessage { channel_id: channel(place), message_id: message.0.into() };
        let request = filled(Request::new(route, LightMethod::Patch), payload);
        self.send("editing a message", request, until).await.map(drop)
    }

    /// Removes a message of the bot's; one that is gone is as good.
    pub async fn remove(&self, place: Place, message: MessageId, until: Instant) -> Result<(), RestError> {
        let route = Route::ChannelMessage { channel_id: channel(place), message_id: message.0.into() };
        let request = Request::new(route, LightMethod::Delete);
        match self.send("removing a message", request, until).await {
            Ok(_) => Ok(()),
            Err(error) if error.code() == Some(code::UNKNOWN_MESSAGE) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// A message.
    pub async fn message(
        &self,
        place: Place,
        message: MessageId,
        until: Instant,
    ) -> Result<Found, RestError> {
        let route = Route::ChannelMessage { channel_id: channel(place), message_id: message.0.into() };
        self.fetch("reading a message", Request::new(route, LightMethod::Get), until).await
    }

    /// The next messages of a channel after an id, whether a message has it or not: at most
    /// [`Rest::PAGE`], in no order. None at all also where the bot may not read the history, see
    /// [`Rest::may_read`].
    pub async fn messages_after(
        &self,
        place: Place,
        after: MessageId,
        until: Instant,
    ) -> Result<Vec<Found>, RestError> {
        let route = Route::ChannelMessages { channel_id: channel(place) };
        let query = vec![("limit", Self::PAGE.to_string()), ("after", after.0.to_string())];
        let request = Request::new(route, LightMethod::Get).params(Some(query));
        self.fetch("reading a channel", request, until).await
    }

    /// The most that Discord gives at once.
    pub const PAGE: usize = 100;

    /// Whether the bot may read what was written in a channel. A request for one message is refused
    /// without the right, where a request for many is answered with none; so a message is asked for that
    /// need not exist.
    pub async fn may_read(&self, place: Place, until: Instant) -> Result<bool, RestError> {
        let route = Route::ChannelMessage { channel_id: channel(place), message_id: place.0.into() };
        match self.send("looking for a right", Request::new(route, LightMethod::Get), until).await {
            Ok(_) => Ok(true),
            Err(error) => match error.code() {
                Some(code::UNKNOWN_MESSAGE) => Ok(true),
                Some(code::MISSING_ACCESS | code::MISSING_PERMISSIONS) => Ok(false),
                _ => Err(error),
            },
        }
    }

    /// A public thread that begins at `message`.
    pub async fn thread_from(
        &self,
        place: Place,
        message: MessageId,
        name: &str,
        until: Instant,
    ) -> Result<Place, RestError> {
        let route = Route::ChannelMessageThreads { channel_id: channel(place), message_id: message.0.into() };
        let json = serde_json::json!({ "name": name });
        let request = with_json(Request::new(route, LightMethod::Post), &json);
        let thread: Identified = self.fetch("making a thread", request, until).await?;
        Ok(Place(thread.id))
    }

    /// The place of what the bot and one person write to each other, which begins by being asked for.
    pub async fn direct(&self, player: PlayerId, until: Instant) -> Result<Place, RestError> {
        let json = serde_json::json!({ "recipient_id": player.to_string() });
        let request = with_json(Request::new(Route::UserMeDmChannels, LightMethod::Post), &json);
        let channel: Identified = self.fetch("opening direct messages", request, until).await?;
        Ok(Place(channel.id))
    }

    /// Somebody's entry in the member list of a server; `None` if they are not in it.
    pub async fn member(
        &self,
        server: Server,
        player: PlayerId,
        until: Instant,
    ) -> Result<Option<Value>, RestError> {
        let route = Route::GuildMember { guild_id: GuildId::new(server.0), user_id: UserId::new(player.0) };
        match self.fetch("looking for a member", Request::new(route, LightMethod::Get), until).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if error.code() == Some(code::UNKNOWN_MEMBER) => Ok(None),
            Err(error) if error.code() == Some(code::UNKNOWN_USER) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The first answer to an interaction; late after three seconds.
    pub async fn answer(&self, to: &Answers, payload: &Payload, until: Instant) -> Result<(), RestError> {
        let route = Route::InteractionResponse { interaction_id: to.interaction, token: &to.token };
        let request = filled(Request::new(route, LightMethod::Post), payload);
        self.send("answering an interaction", request, until).await.map(drop)
    }

    /// Puts something in the place of the first answer, as of one that only said "wait".
    pub async fn edit_answer(
        &self,
        to: &Answers,
        payload: &Payload,
        until: Instant,
    ) -> Result<(), RestError> {
        let route =
            Route::WebhookOriginalInteractionResponse { application_id: to.application, token: &to.token };
        let request = filled(Request::new(route, LightMethod::Patch), payload);
        self.send("completing an answer", request, until).await.map(drop)
    }

    /// One more answer after the first. It has no nonce: of one that everybody sees, an attempt that may have
    /// got through is the last; what one person is told is rather said twice than not at all.
    pub async fn follow_up(&self, to: &Answers, payload: &Payload, until: Instant) -> Result<(), RestError> {
        let route = Route::WebhookFollowupMessages { application_id: to.application, token: &to.token };
        let request = filled(Request::new(route, LightMethod::Post), payload);
        let sent = if payload.is_private() {
            self.send("adding to an answer", request, until).await
        } else {
            self.send_once("adding to an answer", request, until).await
        };
        sent.map(drop)
    }

    /// The commands as Discord has them.
    pub async fn commands(
        &self,
        application: ApplicationId,
        until: Instant,
    ) -> Result<Vec<Value>, RestError> {
        let route = Route::Commands { application_id: application };
        let translated = Some(vec![("with_localizations", "true".to_owned())]);
        let request = Request::new(route, LightMethod::Get).params(translated);
        self.fetch("reading the commands", request, until).await
    }

    /// Replaces all commands.
    pub async fn set_commands(
        &self,
        application: ApplicationId,
        commands: &Value,
        until: Instant,
    ) -> Result<(), RestError> {
        let route = Route::Commands { application_id: application };
        let request = with_json(Request::new(route, LightMethod::Put), commands);
        self.send("registering the commands", request, until).await.map(drop)
    }

    /// The bot's own user.
    pub async fn own_user(&self, until: Instant) -> Result<UserId, RestError> {
        let user: Identified =
            self.fetch("asking who we are", Request::new(Route::UserMe, LightMethod::Get), until).await?;
        Ok(UserId::new(user.id))
    }

    /// The gateway's address, and how many shards Discord recommends.
    pub async fn gateway(&self, until: Instant) -> Result<Gateway, RestError> {
        let request = Request::new(Route::GatewayBot, LightMethod::Get);
        self.fetch("asking for the gateway", request, until).await
    }

    /// The id of the application the token belongs to.
    pub async fn application(&self, until: Instant) -> Result<ApplicationId, RestError> {
        let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
        let application: Identified = self.fetch("asking for the application", request, until).await?;
        Ok(ApplicationId::new(application.id))
    }
}
