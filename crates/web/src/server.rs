//! The server of the pages: its connections, from their start to their end.

use std::{fmt, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::Router;
use drawing::Studio;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use store::Store;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::{JoinHandle, JoinSet},
};
use view::Pages;

use crate::{
    feed::Feeds,
    people::{KnownPeople, People},
    router::router,
    site::Site,
};

/// Connections at a time; more wait to be taken.
const CONNECTIONS: usize = 512;
/// How long a browser may take to say what it wants, and a connection stay open between two wishes.
const HEADERS: Duration = Duration::from_secs(15);
/// The longest head of a request, in bytes.
const HEAD: usize = 16 * 1024;
/// How long a connection lives at most: a reader who takes a file byte by byte holds nothing for ever.
const LIFETIME: Duration = Duration::from_secs(900);
/// How long connections may take to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(2);
/// The pause after a connection could not be taken, as when there are too many open files.
const PAUSE: Duration = Duration::from_millis(200);

/// What the pages are made of.
pub struct Config {
    pub listen: SocketAddr,
    /// Where people find them.
    pub pages: Pages,
    pub store: Store,
    pub studio: Studio,
    pub people: Arc<dyn People>,
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("listen", &self.listen)
            .field("pages", &self.pages)
            .finish_non_exhaustive()
    }
}

/// Why there are no pages.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen on {address} for the pages of games; WEB_LISTEN says where")]
pub struct StartError {
    pub address: SocketAddr,
    pub source: io::Error,
}

/// A running server. Dropped without [`stop`](Self::stop), it stops in the background.
#[derive(Debug)]
pub struct Web {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
}

impl Web {
    /// Starts the server on the current runtime.
    ///
    /// # Errors
    ///
    /// [`StartError`] if the address is in use, or not this machine's.
    pub async fn start(config: Config) -> Result<Web, StartError> {
        let fault = |source| StartError { address: config.listen, source };
        let listener = TcpListener::bind(config.listen).await.map_err(fault)?;
        let address = listener.local_addr().map_err(fault)?;
        tracing::info!("the pages of games are served at {address}, for {}", config.pages);
        let (stop, stopping) = watch::channel(false);
        let site = Arc::new(site(config, stopping));
        Ok(Web { address, stop, server: tokio::spawn(serve(listener, site)) })
    }

    /// The same with a site and a listener that tests have made.
    #[cfg(test)]
    pub(crate) fn of(listener: TcpListener, site: Arc<Site>, stop: watch::Sender<bool>) -> Web {
        let address = listener.local_addr().expect("it listens");
        Web { address, stop, server: tokio::spawn(serve(listener, site)) }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends: streams of events at once, requests within two seconds.
    pub async fn stop(self) {
        // The server is gone already if nobody listens.
        let _ = self.stop.send(true);
        let _ = self.server.await;
    }
}

pub(crate) fn site(config: Config, stopping: watch::Receiver<bool>) -> Site {
    Site {
        feeds: Feeds::new(config.store.clone()),
        pages: config.pages,
        store: config.store,
        studio: config.studio,
        people: KnownPeople::new(config.people),
        easel: Site::easel(),
        cutting: tokio::sync::Semaphore::new(1),
        stopping,
    }
}

async fn serve(listener: TcpListener, site: Arc<Site>) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let stopping = site.stopping.clone();
    let router = router(site);
    let mut connections = JoinSet::new();
    let mut until = stopping.clone();
    loop {
        let taken = tokio::select! {
            taken = take(&listener, &room) => taken,
            _ = until.wait_for(|stopping| *stopping) => break,
        };
        match taken {
            Some((stream, place)) => {
                connections.spawn(connection(stream, router.clone(), stopping.clone(), place));
            }
            None => tokio::time::sleep(PAUSE).await,
        }
        while connections.try_join_next().is_some() {}
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    // Whoever is not done by then is cut off with the set.
    let _ = tokio::time::timeout(PATIENCE, all).await;
}

/// The next connection, once there is room for it.
async fn take(listener: &TcpListener, room: &Arc<Semaphore>) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    let place = Arc::clone(room).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => Some((stream, place)),
        Err(error) => {
            tracing::warn!(%error, "a connection to the pages cannot be taken");
            None
        }
    }
}

async fn connection(
    stream: TcpStream,
    router: Router,
    mut stopping: watch::Receiver<bool>,
    _place: OwnedSemaphorePermit,
) {
    // Events are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(HEAD);
    let serving = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    tokio::pin!(serving);
    // Who breaks a connection off is no news.
    tokio::select! {
        _ = serving.as_mut() => return,
        () = tokio::time::sleep(LIFETIME) => return,
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    serving.as_mut().graceful_shutdown();
    let _ = serving.await;
}
