//! How something is asked for: the interaction as Discord sends it, and the router's reply.

use serde_json::{Value, json};
use serenity::{
    all::{CommandInteraction, ComponentInteraction, ModalInteraction},
    model::Permissions,
};
use view::Audience;

use super::{
    super::{BOT, Bot, partial, person, written},
    asked::Ask,
    axes::{Rights, Where, Who},
    stage::Scene,
};
use crate::{
    call::{Asker, Call, Press, Submit},
    commands::{self, Choice},
    problem::Problem,
    reply::Reply,
    router,
};

/// An interaction, freed from Discord's form.
#[derive(Clone, Debug)]
pub enum Question {
    Command(Call),
    Complete(Call),
    Press(Press),
    Submit(Submit),
}

/// What comes back.
#[derive(Clone, Debug)]
pub enum Answer {
    Reply(Box<Reply>),
    Choices(Vec<Choice>),
}

impl Question {
    pub fn new(bot: &mut Bot, scene: &Scene, ask: Ask, at: (Who, Where, Rights)) -> Question {
        let (who, place, rights) = at;
        (bot.rights, bot.server, bot.place) = (rights.told(place), scene.server().0, scene.asked_at(who));
        let mut sender = Sender { bot, actor: scene.actor(who), who, place };
        match ask {
            Ask::Command(name, options) => {
                let data = sender.command(name, &options);
                Question::Command(Call::of(&sender.send(2, data)))
            }
            Ask::UserMenu(name, target) => {
                let data = json!({ "id": "6", "name": name, "type": 2, "target_id": target.to_string(),
                    "resolved": sender.resolved(&[target]) });
                Question::Command(Call::of(&sender.send(2, data)))
            }
            Ask::MessageMenu(name, text) => {
                let message = sender.message(sender.actor, text);
                let data = json!({ "id": "7", "name": name, "type": 3, "target_id": message["id"].clone(),
                    "resolved": { "messages": { message["id"].as_str().unwrap(): message } } });
                Question::Command(Call::of(&sender.send(2, data)))
            }
            Ask::Complete(name, option, mut options) => {
                options.push((option, json!("")));
                let mut data = sender.command(name, &options);
                data["options"].as_array_mut().unwrap().last_mut().unwrap()["focused"] = json!(true);
                Question::Complete(Call::of(&sender.send(4, data)))
            }
            Ask::Press(id, audience) => {
                let data = json!({ "custom_id": id.to_string(), "component_type": 2 });
                Question::Press(sender.component(data, audience))
            }
            Ask::Choose(id, entry) => {
                let data = json!({ "custom_id": id.to_string(), "component_type": 3, "values": [entry] });
                Question::Press(sender.component(data, Audience::OnlyYou))
            }
            Ask::Submit(id, text) => {
                let field = json!({ "type": 4, "custom_id": "text", "value": text });
                let data = json!({ "custom_id": id.to_string(), "components": [{ "type": 1, "components": [field] }] });
                let mut value = sender.envelope(5, data);
                value["message"] = sender.message(BOT, "");
                value["message"]["flags"] = json!(64);
                Question::Submit(Submit::of(&serde_json::from_value::<ModalInteraction>(value).unwrap()))
            }
        }
    }

    pub fn asker(&self) -> &Asker {
        match self {
            Question::Command(call) | Question::Complete(call) => &call.asker,
            Question::Press(press) => &press.asker,
            Question::Submit(submit) => &submit.asker,
        }
    }

    /// The router's answer.
    pub async fn reply(&self, bot: &Bot) -> Answer {
        match self {
            Question::Command(call) => {
                Answer::Reply(Box::new(Reply::Say(router::command_reply(&bot.ctx, &mut call.clone()).await)))
            }
            Question::Complete(call) => Answer::Choices(commands::complete(&bot.ctx, call).await),
            Question::Press(press) => {
                Answer::Reply(Box::new(router::press_reply(&bot.ctx, &mut press.clone()).await))
            }
            Question::Submit(submit) => {
                Answer::Reply(Box::new(router::submit_reply(&bot.ctx, &mut submit.clone()).await))
            }
        }
    }

    /// Why nothing comes of it, as data, when it is asked once more; `None` if something does.
    pub async fn problem(&self, bot: &Bot) -> Option<Problem> {
        match self {
            Question::Command(call) => commands::run(&bot.ctx, call).await.err(),
            Question::Complete(_) => None,
            Question::Press(press) => commands::press(&bot.ctx, press).await.err(),
            Question::Submit(submit) => commands::submit(&bot.ctx, submit).await.err(),
        }
    }
}

struct Sender<'a> {
    bot: &'a mut Bot,
    actor: u64,
    who: Who,
    place: Where,
}

impl Sender<'_> {
    fn envelope(&mut self, kind: u8, data: Value) -> Value {
        let mut value = self.bot.interaction(self.actor, kind, data);
        let by_person = json!({ "1": self.actor.to_string() });
        let rights = match self.who {
            Who::Moderator => Some(Permissions::MANAGE_MESSAGES),
            Who::Manager => Some(Permissions::MANAGE_MESSAGES | Permissions::MANAGE_GUILD),
            Who::Mover | Who::Other | Who::Onlooker | Who::Left | Who::Blocked => None,
        };
        if let Some(rights) = rights {
            value["member"]["permissions"] = json!(rights.bits().to_string());
        }
        match self.place {
            Where::Channel => {}
            Where::Thread => value["channel"]["type"] = json!(11),
            Where::Foreign => value["authorizing_integration_owners"] = by_person,
            Where::Direct => {
                let user = value["member"]["user"].take();
                for field in ["guild_id", "member", "guild_locale"] {
                    value.as_object_mut().unwrap().remove(field);
                }
                value["user"] = user;
                value["channel"]["type"] = json!(1);
                value["context"] = json!(1);
                value["authorizing_integration_owners"] = by_person;
            }
        }
        value
    }

    fn send(&mut self, kind: u8, data: Value) -> CommandInteraction {
        serde_json::from_value(self.envelope(kind, data)).unwrap()
    }

    fn component(&mut self, data: Value, audience: Audience) -> Press {
        let mut value = self.envelope(3, data);
        value["message"] = self.message(BOT, "");
        value["message"]["flags"] = json!(if audience == Audience::OnlyYou { 64 } else { 0 });
        Press::of(&serde_json::from_value::<ComponentInteraction>(value).unwrap())
    }

    fn message(&mut self, author: u64, text: &str) -> Value {
        let id = self.bot.id().parse().unwrap();
        written(id, self.bot.place, author, text)
    }

    fn command(&self, name: &str, options: &[(&str, Value)]) -> Value {
        let people: Vec<u64> = options.iter().filter_map(|(_, value)| value.as_u64()).collect();
        let option = |(name, value): &(&str, Value)| match value.as_u64() {
            Some(id) => json!({ "name": name, "type": 6, "value": id.to_string() }),
            None => json!({ "name": name, "type": 3, "value": value }),
        };
        json!({ "id": "5", "name": name, "type": 1, "options": options.iter().map(option).collect::<Vec<_>>(),
            "resolved": self.resolved(&people) })
    }

    fn resolved(&self, people: &[u64]) -> Value {
        let of = |ids: &[u64], what: fn(u64) -> Value| -> Value {
            Value::Object(ids.iter().map(|id| (id.to_string(), what(*id))).collect())
        };
        let is_member = |id: &u64| self.place != Where::Direct && !self.bot.discord.is_absent(*id);
        let members: Vec<u64> = people.iter().copied().filter(is_member).collect();
        json!({ "users": of(people, person), "members": of(&members, |_| partial()) })
    }
}
