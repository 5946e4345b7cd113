//! The workers that think, off the async threads, and no more of them than the operator allows.

use std::{
    collections::HashSet,
    fmt,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use engine::{Engine, Settings, Stop};
use play::PlayerId;
use tokio::sync::{Semaphore, SemaphorePermit};

/// What each worker remembers of its search, in MiB.
const TABLE: usize = 16;
/// How many hints and analyses may wait for their worker.
const WAITING: usize = 6;

/// How much the program may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// How many of its moves are thought about at the same time, 1 or more.
    pub threads: usize,
    /// How long an answer may take.
    pub time: Duration,
}

impl Default for Bounds {
    fn default() -> Self {
        Bounds { threads: 1, time: Duration::from_secs(2) }
    }
}

/// The workers: those for moves, and one for what people ask beside their games. So nobody's question ever makes a
/// move wait.
#[derive(Debug)]
pub struct Thinkers {
    bounds: Bounds,
    moves: Lane,
    study: Lane,
    queue: Semaphore,
    asking: Mutex<HashSet<PlayerId>>,
    stop: Stop,
}

/// Why somebody has to wait with what they ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Busy {
    /// They ask for something already.
    You,
    /// Too many do.
    All,
}

/// A place among those who may ask, free again when it is dropped.
#[derive(Debug)]
pub struct Turn<'a> {
    thinkers: &'a Thinkers,
    player: PlayerId,
    _place: SemaphorePermit<'a>,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.thinkers.asking.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.player);
    }
}

/// The search panicked, or everything stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

impl Thinkers {
    pub fn new(bounds: Bounds) -> Thinkers {
        Thinkers {
            bounds,
            moves: Lane::new(bounds.threads.max(1)),
            study: Lane::new(1),
            queue: Semaphore::new(WAITING),
            asking: Mutex::default(),
            stop: Stop::default(),
        }
    }

    /// How many moves are thought about at the same time.
    pub fn at_once(&self) -> usize {
        self.bounds.threads.max(1)
    }

    /// How long an answer may take.
    pub fn time(&self) -> Duration {
        self.bounds.time
    }

    /// Breaks every search off, for good.
    pub fn stop(&self) {
        self.stop.stop();
    }

    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Thinks about a move, once a worker is free.
    ///
    /// # Errors
    ///
    /// [`Lost`] if the search panicked.
    pub async fn move_with<T: Send + 'static>(
        &self,
        think: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        self.moves.run(self.stop.clone(), think).await
    }

    /// A place for `player` among those who ask for something beside their games: one each.
    ///
    /// # Errors
    ///
    /// [`Busy`] if they have one, or too many ask.
    pub fn ask(&self, player: PlayerId) -> Result<Turn<'_>, Busy> {
        let place = self.queue.try_acquire().map_err(|_full| Busy::All)?;
        if !self.asking.lock().unwrap_or_else(PoisonError::into_inner).insert(player) {
            return Err(Busy::You);
        }
        Ok(Turn { thinkers: self, player, _place: place })
    }

    /// Thinks about what somebody asks who has their `turn`, once the worker is free.
    ///
    /// # Errors
    ///
    /// [`Lost`] if the search panicked.
    pub async fn study_with<T: Send + 'static>(
        &self,
        _turn: &Turn<'_>,
        think: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        self.study.run(self.stop.clone(), think).await
    }
}

/// Workers of one kind, each with an engine of its own.
struct Lane {
    workers: Semaphore,
    /// Those of the free workers; one is made where a panic has lost one, or none was needed yet.
    engines: Arc<Mutex<Vec<Engine>>>,
}

impl fmt::Debug for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lane").field("free", &self.workers.available_permits()).finish_non_exhaustive()
    }
}

impl Lane {
    fn new(workers: usize) -> Lane {
        Lane { workers: Semaphore::new(workers), engines: Arc::default() }
    }

    /// Fair: who came first is served first.
    async fn run<T: Send + 'static>(
        &self,
        stop: Stop,
        think: impl FnOnce(&mut Engine, &Stop) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let _worker = self.workers.acquire().await.map_err(|_closed| Lost)?;
        let engines = Arc::clone(&self.engines);
        let thinking = tokio::task::spawn_blocking(move || {
            let idle = engines.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut engine = idle.unwrap_or_else(|| Engine::new(Settings { threads: 1, table_mib: TABLE }));
            let thought = think(&mut engine, &stop);
            engines.lock().unwrap_or_else(PoisonError::into_inner).push(engine);
            thought
        });
        thinking.await.map_err(|_panicked| Lost)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_think_at_once_than_the_operator_allows() {
        let thinkers = Thinkers::new(Bounds { threads: 2, time: Duration::ZERO });
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let think = || {
            let (now, most) = (Arc::clone(&now), Arc::clone(&most));
            thinkers.move_with(move |_, _| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(20));
                now.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let done = tokio::join!(think(), think(), think(), think(), think());
        assert_eq!(done, (Ok(()), Ok(()), Ok(()), Ok(()), Ok(())));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn whoever_asks_makes_no_move_wait() {
        let thinkers = Thinkers::new(Bounds::default());
        let (begun, begins) = std::sync::mpsc::channel();
        let (go_on, goes_on) = std::sync::mpsc::channel::<()>();
        let turn = thinkers.ask(PlayerId(1)).expect("nobody asks");
        let study = thinkers.study_with(&turn, move |_, _| {
            begun.send(()).expect("somebody waits");
            goes_on.recv().expect("somebody says so");
        });
        let moves = async {
            tokio::task::spawn_blocking(move || begins.recv()).await.expect("waits").expect("it has begun");
            let moved = thinkers.move_with(|_, _| 7).await;
            go_on.send(()).expect("it waits");
            moved
        };
        assert_eq!(tokio::join!(study, moves), (Ok(()), Ok(7)));
    }

    #[tokio::test]
    async fn too_many_who_ask_are_told_so_and_a_panic_costs_one_answer() {
        let thinkers = Thinkers::new(Bounds::default());
        let players = (1..).map(PlayerId).take(WAITING);
        let turns: Vec<_> = players.map(|player| thinkers.ask(player).expect("there is room")).collect();
        assert_eq!(thinkers.ask(PlayerId(99)).err(), Some(Busy::All));
        drop(turns);
        let turn = thinkers.ask(PlayerId(1)).expect("they have gone");
        assert_eq!(thinkers.ask(PlayerId(1)).err(), Some(Busy::You));
        let lost: Result<(), Lost> = thinkers.study_with(&turn, |_, _| panic!("a test breaks off")).await;
        assert_eq!(lost, Err(Lost));
        assert_eq!(thinkers.study_with(&turn, |_, _| 1).await, Ok(1));
    }

    #[tokio::test]
    async fn a_stop_reaches_every_search() {
        let thinkers = Thinkers::new(Bounds::default());
        thinkers.stop();
        assert_eq!(thinkers.move_with(|_, stop| stop.is_stopped()).await, Ok(true));
    }
}
