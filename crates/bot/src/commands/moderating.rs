//! What moderators do: `/end` breaks a game off, `/seat` gives a seat to somebody else. With four seats
//! players use `/seat` too, to open the seat of one who has left.

use play::{Authority, Game, GameDeed, GameId, GameRefusal, Moment, PlayerId, Standing};
use view::{Locale, Message, Trouble};

use super::{
    Command, Kind, Need, Opt, Scope, Takes,
    ending::{pressed, told},
    moves::WHICH_GAME,
};
use crate::{
    acts,
    call::{Call, Press},
    ctx::Ctx,
    place::find_game,
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "seat",
        kind: Kind::Slash(Locale::command_seat),
        scope: Scope::Servers,
        options: &[FROM, TO, WHICH_GAME],
        run: |ctx, call| Box::pin(seat(ctx, call)),
    },
    Command {
        name: "end",
        kind: Kind::Slash(Locale::command_end),
        scope: Scope::Servers,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(end(ctx, call)),
    },
];

const FROM: Opt =
    Opt { name: "from", describe: Locale::option_from, takes: Takes::Person, need: Need::Required };
const TO: Opt = Opt { name: "to", describe: Locale::option_to, takes: Takes::Person, need: Need::Optional };

/// Who is to sit there is said by a moderator alone; without that the seat is opened to everybody.
async fn seat(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let nobody = || Problem::in_game(id, GameRefusal::NotAPlayer);
    let from = call.person("from").ok_or_else(nobody)?;
    let game = ctx.look(id).await?.game;
    let deed = match call.person("to") {
        Some(to) => {
            let (standing, authority) = (standing(ctx, call, &game, to).await, call.asker.authority);
            GameDeed::HandOver { from, to, standing, authority }
        }
        None if call.asker.authority != Authority::Member
            && game.seats().side_of(call.asker.player).is_none() =>
        {
            return Err(Trouble::NameWho.into());
        }
        None => GameDeed::OpenSeat { player: from, standing: standing(ctx, call, &game, from).await },
    };
    let answer = acts::in_game(ctx, &call.asker, id, deed, &call.key).await?;
    Ok(told(&call.asker, &answer))
}

/// What is known of a person in the server of the game: the command tells only of the one where it is given.
async fn standing(ctx: &Ctx, call: &Call, game: &Game, player: PlayerId) -> Standing {
    if call.asker.server == game.server() {
        call.standing(player)
    } else {
        ctx.people.standing(game.means(), game.server(), player).await
    }
}

/// Asks first, as a game that is broken off cannot go on.
async fn end(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let look = ctx.look(id).await?;
    let deed = GameDeed::End { authority: call.asker.authority };
    let decided = look.game.decide(call.asker.player, &deed, &Moment::at(ctx.now()));
    decided.map_err(|refusal| Problem::in_game(id, refusal))?;
    Ok(view::confirm_end(call.asker.locale, &look.table()))
}

pub async fn confirm_end(ctx: &Ctx, press: &Press, id: GameId) -> Result<Reply, Problem> {
    pressed(ctx, press, id, GameDeed::End { authority: press.asker.authority }).await
}
