//! What people and servers have chosen. Plain rows, as of [`preferences`](crate::preferences).
//!
//! Nothing is kept in memory: another process may change it, and a row is read in a tenth of a millisecond.

use std::str::FromStr;

use play::{
    Gone, House, HouseChoice, Language, NoSuchChoice, Pings, PlayerId, Preference, Preferences, Server,
};
use sqlx::AnyConnection;

use crate::{Store, StoreError, rows::Column};

/// The language that Discord told of, among the choices.
const DISCORD: &str = "discord";

/// What somebody has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chosen<T> {
    pub choices: T,
    /// The language that Discord last told of.
    pub heard: Option<Language>,
}

impl Chosen<Preferences> {
    /// The language to speak to the person in: the one chosen, else that of their Discord.
    pub fn language(&self) -> Option<Language> {
        self.choices.language.or(self.heard)
    }
}

impl Chosen<House> {
    /// The language to speak to everybody in.
    pub fn language(&self) -> Option<Language> {
        self.choices.language.or(self.heard)
    }
}

impl Store {
    /// What a person has chosen.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn preferences(&self, player: PlayerId) -> Result<Chosen<Preferences>, StoreError> {
        preferences(&mut *self.0.pool.acquire().await?, player).await
    }

    /// Takes a choice of a person in, by its word.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails; inside it [`NoSuchChoice`] if no list has the word.
    pub async fn prefer(
        &self,
        player: PlayerId,
        what: Preference,
        word: &str,
    ) -> Result<Result<(), NoSuchChoice>, StoreError> {
        if let Err(unknown) = Preferences::default().with(what, word) {
            return Ok(Err(unknown));
        }
        self.keep_preference(player, what.word(), word).await.map(Ok)
    }

    /// Keeps the language that Discord tells of a person; `None`: one that is not spoken here.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn learn_language(
        &self,
        player: PlayerId,
        language: Option<Language>,
    ) -> Result<(), StoreError> {
        self.keep_preference(player, DISCORD, heard_word(language)).await
    }

    async fn keep_preference(&self, player: PlayerId, what: &str, word: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO preference (player, what, word) VALUES ($1, $2, $3) \
             ON CONFLICT (player, what) DO UPDATE SET word = excluded.word",
        )
        .bind(player.column())
        .bind(what)
        .bind(word)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// What a server has chosen.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn house(&self, server: Server) -> Result<Chosen<House>, StoreError> {
        house(&mut *self.0.pool.acquire().await?, server).await
    }

    /// Takes a choice of a server in, by its words.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails; inside it [`NoSuchChoice`] if a word says nothing.
    pub async fn arrange(
        &self,
        server: Server,
        what: HouseChoice,
        words: &str,
    ) -> Result<Result<(), NoSuchChoice>, StoreError> {
        if let Err(unknown) = House::default().with(what, words) {
            return Ok(Err(unknown));
        }
        self.keep_in_house(server, what.word(), words).await.map(Ok)
    }

    /// Keeps the language that Discord tells of a server; `None`: one that is not spoken here.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn learn_language_in(
        &self,
        server: Server,
        language: Option<Language>,
    ) -> Result<(), StoreError> {
        self.keep_in_house(server, DISCORD, heard_word(language)).await
    }

    /// Lets a server choose no more what is gone. Returns whether it had.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn lose_choices(&self, server: Server, gone: &[Gone]) -> Result<bool, StoreError> {
        // Most servers have chosen nothing, and nobody has to wait for a turn to write.
        let chosen = self.house(server).await?.choices;
        if chosen.clone().without(gone) == chosen {
            return Ok(false);
        }
        let mut tx = self.begin().await?;
        let left = house(&mut tx, server).await?.choices.without(gone);
        for what in [HouseChoice::Channels, HouseChoice::Roles] {
            keep(&mut tx, server, what.word(), &left.words(what)).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    async fn keep_in_house(&self, server: Server, what: &str, words: &str) -> Result<(), StoreError> {
        let mut tx = self.begin().await?;
        keep(&mut tx, server, what, words).await?;
        tx.commit().await
    }
}

async fn keep(db: &mut AnyConnection, server: Server, what: &str, words: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO house (server, what, words) VALUES ($1, $2, $3) \
         ON CONFLICT (server, what) DO UPDATE SET words = excluded.words",
    )
    .bind(server.column())
    .bind(what)
    .bind(words)
    .execute(db)
    .await?;
    Ok(())
}

/// What a person has chosen.
pub async fn preferences(
    db: &mut AnyConnection,
    player: PlayerId,
) -> Result<Chosen<Preferences>, StoreError> {
    let rows = sqlx::query_as("SELECT what, word FROM preference WHERE player = $1")
        .bind(player.column())
        .fetch_all(db)
        .await?;
    Ok(gather(rows, |chosen: &Preferences, what: Preference, word| chosen.with(what, word)))
}

/// Whoever wanted direct messages and cannot be written to is pinged again.
pub async fn ping_by_mention(db: &mut AnyConnection, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM preference WHERE player = $1 AND what = $2 AND word = $3")
        .bind(player.column())
        .bind(Preference::Pings.word())
        .bind(Pings::Direct.word())
        .execute(db)
        .await?;
    Ok(())
}

/// What a server has chosen.
pub async fn house(db: &mut AnyConnection, server: Server) -> Result<Chosen<House>, StoreError> {
    let rows = sqlx::query_as("SELECT what, words FROM house WHERE server = $1")
        .bind(server.column())
        .fetch_all(db)
        .await?;
    Ok(gather(rows, |house: &House, what: HouseChoice, words| house.clone().with(what, words)))
}

/// No code of a language: what is told is not spoken here.
const UNSPOKEN: &str = "-";

fn heard_word(language: Option<Language>) -> &'static str {
    language.map_or(UNSPOKEN, Language::word)
}

/// All rows together. What a newer release wrote is left out.
fn gather<T: Default, What: FromStr<Err = NoSuchChoice>>(
    rows: Vec<(String, String)>,
    with: impl Fn(&T, What, &str) -> Result<T, NoSuchChoice>,
) -> Chosen<T> {
    let (mut choices, mut heard) = (T::default(), None);
    for (what, words) in rows {
        let changed = what.parse().and_then(|what| with(&choices, what, &words));
        match changed {
            _ if what == DISCORD => heard = words.parse().ok(),
            Ok(changed) => choices = changed,
            Err(NoSuchChoice) => {}
        }
    }
    Chosen { choices, heard }
}
