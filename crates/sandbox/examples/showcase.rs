//! A sandbox with a bot that uses all it has: to look at the page. `cargo run -p sandbox --example showcase`
//!
//! The first argument is the port (8420), the second a picture to post.

use std::time::Duration;

use sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, ChannelId, Client, Command, CommandInteraction,
    CommandOptionType, CommandType, ComponentInteraction, ComponentInteractionDataKind, Context,
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton,
    CreateCommand, CreateCommandOption, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EventHandler,
    GatewayIntents, HttpBuilder, InputTextStyle, InstallationContext, Interaction, InteractionContext,
    Message, ModalInteraction, Ready,
};

const TEXT: &str = "**Ada** moved `c10`–`b9`; it is <@1100000000000000302>'s turn, until <t:1900000000:R>.\n\
                    > A quote with *italics*, __underline__ and ~~a slip~~.\n\
                    - one\n- two: [a link](https://example.org)\n```\n  a b c\n1 o . x\n```";

struct Bot {
    picture: Option<Vec<u8>>,
}

#[serenity::async_trait]
impl EventHandler for Bot {
    async fn ready(&self, ctx: Context, _: Ready) {
        if let Err(fault) = Command::set_global_commands(&ctx.http, commands()).await {
            eprintln!("cannot register: {fault}");
        }
        let channel = ChannelId::new(1_100_000_000_000_000_202);
        for posted in [self.post(&ctx, channel).await, self.post_board(&ctx, channel).await] {
            if let Err(fault) = posted {
                eprintln!("cannot post: {fault}");
            }
        }
    }

    async fn message(&self, ctx: Context, message: Message) {
        if message.author.bot {
            return;
        }
        let text = match message.content.as_str() {
            "" => "I cannot read that: mention me, or reply with the ping on.".to_owned(),
            text => format!("I read: {text}"),
        };
        let _ = message.reply(&ctx.http, text).await;
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let done = match &interaction {
            Interaction::Command(command) => self.command(&ctx, command).await,
            Interaction::Component(component) => press(&ctx, component).await,
            Interaction::Autocomplete(typed) => complete(&ctx, typed).await,
            Interaction::Modal(sent) => submitted(&ctx, sent).await,
            _ => Ok(()),
        };
        if let Err(fault) = done {
            eprintln!("cannot answer: {fault}");
        }
    }
}

fn commands() -> Vec<CreateCommand> {
    let option = CreateCommandOption::new;
    let text =
        option(CommandOptionType::String, "move", "What you play.").required(true).set_autocomplete(true);
    let game = option(CommandOptionType::String, "game", "Which game.")
        .required(true)
        .add_string_choice("Short", "short")
        .add_string_choice("Long, with many pieces", "long");
    vec![
        CreateCommand::new("move").description("Plays a move in this channel's game.").add_option(text),
        CreateCommand::new("challenge").description("Challenges someone to a game.").set_options(vec![
            option(CommandOptionType::User, "user", "Whom.").required(true),
            game,
            option(CommandOptionType::Boolean, "first", "Whether you begin."),
            option(CommandOptionType::Integer, "minutes", "Minutes a move.")
                .min_int_value(1)
                .max_int_value(60),
        ]),
        CreateCommand::new("board").description("Posts a board of components alone."),
        CreateCommand::new("type").description("Opens a form."),
        CreateCommand::new("slow").description("Thinks for two seconds."),
        CreateCommand::new("silent").description("Never answers."),
        CreateCommand::new("Challenge").kind(CommandType::User),
        CreateCommand::new("Show this position").kind(CommandType::Message),
    ]
    .into_iter()
    .map(|command| command.integration_types(installations()).contexts(everywhere()))
    .collect()
}

fn installations() -> Vec<InstallationContext> {
    vec![InstallationContext::Guild, InstallationContext::User]
}

fn everywhere() -> Vec<InteractionContext> {
    vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel]
}

/// A board that serenity has no types for.
fn board(picture: bool) -> Value {
    let gallery =
        json!({"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": ALT}]});
    let button =
        |style: u8, label: &str| json!({"type": 2, "style": style, "label": label, "custom_id": label});
    let first: Vec<_> = [(1, "Move"), (2, "Type"), (2, "Huff"), (2, "Offer draw"), (4, "Resign")]
        .map(|(style, label)| button(style, label))
        .into();
    let select = json!({"type": 3, "custom_id": "man", "placeholder": "Which man?", "options": [
        {"label": "c10", "value": "c10", "description": "to b9 or b11"}, {"label": "c8", "value": "c8"}]});
    let mut inner = vec![
        json!({"type": 10, "content": "### Ada – Björn\n<@1100000000000000302> to move, until <t:1900000000:R>"}),
    ];
    inner.extend(picture.then_some(gallery));
    inner.extend([
        json!({"type": 10, "content": "1 `c10-b9` 2 `b7-c6`\n-# Mosona, game 17"}),
        json!({"type": 14}),
        json!({"type": 1, "components": first}),
        json!({"type": 1, "components": [select]}),
    ]);
    json!({"flags": 1 << 15, "allowed_mentions": {"parse": []},
           "components": [{"type": 17, "accent_color": 0x00c0_4020, "components": inner}]})
}

const ALT: &str = "A board. Ada: 12 men. Björn: 11 men. Last move c10-b9. Björn to move.";

fn form() -> CreateInteractionResponse {
    let input = |style, label: &str| CreateActionRow::InputText(CreateInputText::new(style, label, label));
    let rows =
        vec![input(InputTextStyle::Short, "Your move"), input(InputTextStyle::Paragraph, "A word with it")];
    CreateInteractionResponse::Modal(CreateModal::new("form", "Type a move").components(rows))
}

fn rows() -> Vec<CreateActionRow> {
    let button = |id: &str, style| CreateButton::new(id).label(id).style(style);
    let options = ["Short", "Long", "Four seats"]
        .map(|name| CreateSelectMenuOption::new(name, name).description("a game of that kind"));
    let kind = CreateSelectMenuKind::String { options: options.to_vec() };
    vec![
        CreateActionRow::Buttons(vec![
            button("Accept", ButtonStyle::Success),
            button("Decline", ButtonStyle::Danger),
            button("Show", ButtonStyle::Primary),
            button("Later", ButtonStyle::Secondary).disabled(true),
            CreateButton::new_link("https://example.org").label("Rules"),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("game", kind).placeholder("Choose a game")),
    ]
}

impl Bot {
    async fn post(&self, ctx: &Context, channel: ChannelId) -> serenity::Result<Message> {
        let nobody = CreateAllowedMentions::new();
        let mut message = CreateMessage::new().content(TEXT).allowed_mentions(nobody).components(rows());
        if let Some(picture) = &self.picture {
            let file = CreateAttachment::bytes(picture.clone(), "board.png");
            message = message.add_file(file.description(ALT));
        }
        channel.send_message(&ctx.http, message).await
    }

    async fn post_board(&self, ctx: &Context, channel: ChannelId) -> serenity::Result<Message> {
        let picture = self.picture.iter().map(|bytes| CreateAttachment::bytes(bytes.clone(), "board.png"));
        ctx.http.send_message(channel, picture.collect(), &board(self.picture.is_some())).await
    }

    async fn command(&self, ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
        let say = |text: &str| CreateInteractionResponseMessage::new().content(text);
        match command.data.name.as_str() {
            "move" => {
                let answer = say("You are not in a game here; `/challenge` begins one.").ephemeral(true);
                command.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await?;
                self.post(ctx, command.channel_id).await.map(drop)
            }
            "slow" => {
                command.defer(&ctx.http).await?;
                tokio::time::sleep(Duration::from_secs(2)).await;
                let done = EditInteractionResponse::new().content("That took a while.");
                command.edit_response(&ctx.http, done).await?;
                let more =
                    CreateInteractionResponseFollowup::new().content("And one thing more.").ephemeral(true);
                command.create_followup(&ctx.http, more).await.map(drop)
            }
            "board" => {
                let answer = CreateInteractionResponse::Message(say("Here it is.").ephemeral(true));
                command.create_response(&ctx.http, answer).await?;
                self.post_board(ctx, command.channel_id).await.map(drop)
            }
            "type" => command.create_response(&ctx.http, form()).await,
            "silent" => Ok(()),
            name => {
                let answer = say(&format!("You used **{name}**.")).components(rows());
                command.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await
            }
        }
    }
}

async fn press(ctx: &Context, component: &ComponentInteraction) -> serenity::Result<()> {
    if component.data.custom_id == "Type" {
        return component.create_response(&ctx.http, form()).await;
    }
    let what = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.join(", "),
        _ => component.data.custom_id.clone(),
    };
    let answer =
        CreateInteractionResponseMessage::new().content(format!("You chose {what}.")).ephemeral(true);
    component.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await
}

async fn submitted(ctx: &Context, sent: &ModalInteraction) -> serenity::Result<()> {
    let values =
        sent.data.components.iter().flat_map(|row| &row.components).filter_map(|field| match field {
            ActionRowComponent::InputText(input) => input.value.clone(),
            _ => None,
        });
    let text = format!("You typed {}.", values.collect::<Vec<_>>().join(" / "));
    let answer = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
    sent.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await
}

async fn complete(ctx: &Context, typed: &CommandInteraction) -> serenity::Result<()> {
    let text = typed.data.autocomplete().map_or("", |option| option.value);
    let moves = ["c10-b9", "c10-b11", "c8-b9", "c8xc12xc16", "P@g1 e5-f6xg7"];
    let fitting = moves.into_iter().filter(|mv| mv.contains(text)).map(|mv| AutocompleteChoice::new(mv, mv));
    let answer = CreateAutocompleteResponse::new().set_choices(fitting.collect());
    typed.create_response(&ctx.http, CreateInteractionResponse::Autocomplete(answer)).await
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let port: u16 = arguments.next().map_or(Ok(8420), |port| port.parse())?;
    let picture = arguments.next().map(std::fs::read).transpose()?;
    let config = Config { listen: ([127, 0, 0, 1], port).into(), ..Config::default() };
    let sandbox = Sandbox::start(config).await?;
    println!("open {}", sandbox.url());
    let http = HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    let mut client: Client =
        serenity::client::ClientBuilder::new_with_http(http, intents).event_handler(Bot { picture }).await?;
    client.start().await?;
    Ok(())
}
