//! A game gets its thread, or does without.

use play::{GameId, MessageId, NoThread, Place, Time};
use sqlx::AnyConnection;

use super::numbered;
use crate::{
    ClaimedPost, Post, Store, StoreError,
    held::Held,
    posts::{self, Delivery},
};

impl Store {
    /// Records what became of a claimed [`Post::Thread`]: the thread that was made, or why none
    /// can be made: the game is then a guest at the place where it was challenged, and its boards
    /// are posted there. Either way one post follows that tells the game from its start.
    ///
    /// A post that was dealt with before is left alone, so this may be called again after a crash. That
    /// there is no thread is without effect on a claim that is no longer the caller's.
    /// That no second thread is made is the caller's part: a thread that hangs at the challenge's
    /// message can be made once only.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn thread_made(
        &self,
        post: &ClaimedPost,
        thread: Result<Place, NoThread>,
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let mut tx = self.begin().await?;
        let (claim, delivery) = match thread {
            Ok(place) => (None, Delivery::Sent(MessageId(place.0))),
            Err(_) => (Some(post.attempts), Delivery::Dropped),
        };
        if let Some(Post::Thread { game }) = posts::finish(&mut tx, post.id, claim, delivery, now).await? {
            self.settle(&mut tx, game, thread, now).await?;
        }
        tx.commit().await?;
        self.0.posted.notify_one();
        Ok(())
    }

    async fn settle(
        &self,
        db: &mut AnyConnection,
        id: GameId,
        thread: Result<Place, NoThread>,
        now: Time,
    ) -> Result<(), StoreError> {
        let Held::Whole(state) = self.0.hold_game(db, id).await? else { return Ok(()) };
        if let Some(event) = state.settle(thread) {
            self.append_to_game(db, id, &state, &numbered(state.seq(), now, &[event]), now).await?;
        }
        Ok(())
    }
}
