//! What is known of who asks, besides what Discord tells: how they like things, and in which language they are
//! spoken to.

use play::{Language, PlayerId, Server};
use store::StoreError;
use view::Locale;

use crate::{
    call::{Asker, Tongue},
    ctx::Ctx,
};

/// Takes in what `asker` has chosen, and keeps what Discord tells of languages. If the store does not know,
/// everything is as by default.
pub async fn settle(ctx: &Ctx, asker: &mut Asker) {
    if let Err(error) = take_in(ctx, asker).await {
        tracing::warn!(%error, "somebody's choices are not known");
    }
}

async fn take_in(ctx: &Ctx, asker: &mut Asker) -> Result<(), StoreError> {
    let chosen = ctx.store.preferences(asker.player).await?;
    asker.preferences = chosen.choices;
    // What is written tells no language: the last one that was told is kept for that.
    let heard = match asker.tongues.person {
        Tongue::Told(spoken) => spoken,
        Tongue::Untold => chosen.heard,
    };
    asker.locale = Locale::of_language(chosen.choices.language.or(heard));
    if heard != chosen.heard {
        ctx.store.learn_language(asker.player, heard).await?;
    }
    match (asker.server, asker.tongues.server) {
        (Some(server), Tongue::Told(spoken)) => learn_server(ctx, server, spoken).await,
        _ => Ok(()),
    }
}

/// Keeps the language of a server, unless this process knows that it is kept. `None`: one that is not spoken here.
///
/// # Errors
///
/// [`StoreError`] if the database fails.
pub async fn learn_server(ctx: &Ctx, server: Server, spoken: Option<Language>) -> Result<(), StoreError> {
    if ctx.heard.get(&server) == Some(spoken) {
        return Ok(());
    }
    if ctx.store.house(server).await?.heard != spoken {
        ctx.store.learn_language_in(server, spoken).await?;
    }
    ctx.heard.insert(server, spoken);
    Ok(())
}

/// The language of what everybody at a place sees: that of the server, else, among people who meet outside of
/// any, that of `first` of them. English where the store fails.
pub async fn public_locale(ctx: &Ctx, server: Option<Server>, first: Option<PlayerId>) -> Locale {
    let language = match (server, first) {
        (Some(server), _) => ctx.store.house(server).await.map(|house| house.language()),
        (None, Some(first)) => ctx.store.preferences(first).await.map(|chosen| chosen.language()),
        (None, None) => Ok(None),
    };
    let language = language.unwrap_or_else(|error| {
        tracing::warn!(%error, "a language is not known");
        None
    });
    Locale::of_language(language)
}
