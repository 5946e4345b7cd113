//! The workers that think, off the async threads, and no more of them than the operator allows.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use engine::{Engine, Settings, Stop};
use tokio::sync::Semaphore;

/// What each worker remembers of its search, in MiB.
const TABLE: usize = 16;

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

/// The workers.
#[derive(Debug)]
pub struct Thinkers {
    bounds: Bounds,
    moves: Lane,
    stop: Stop,
}

/// The search panicked, or everything stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost;

impl Thinkers {
    pub fn new(bounds: Bounds) -> Thinkers {
        Thinkers { bounds, moves: Lane::new(bounds.threads.max(1)), stop: Stop::default() }
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

    #[tokio::test]
    async fn a_panic_costs_one_answer() {
        let thinkers = Thinkers::new(Bounds::default());
        let lost: Result<(), Lost> = thinkers.move_with(|_, _| panic!("a test breaks off")).await;
        assert_eq!(lost, Err(Lost));
        assert_eq!(thinkers.move_with(|_, _| 1).await, Ok(1));
    }

    #[tokio::test]
    async fn a_stop_reaches_every_search() {
        let thinkers = Thinkers::new(Bounds::default());
        thinkers.stop();
        assert_eq!(thinkers.move_with(|_, stop| stop.is_stopped()).await, Ok(true));
    }
}
