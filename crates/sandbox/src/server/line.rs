//! Connections that can be cut: a test may order that an answer is lost.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Cuts one connection.
#[derive(Clone, Debug)]
pub struct Cutter(Arc<AtomicBool>);

impl Cutter {
    /// Nothing more is sent on the connection; it breaks off where something would be.
    pub fn cut(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Takes connections that can be cut.
#[derive(Debug)]
pub struct Lines(pub TcpListener);

/// A connection that can be cut.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    cutter: Cutter,
}

impl Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        // Small answers go out at once; a failure costs only speed.
        let _ = stream.set_nodelay(true);
        (Line { stream, cutter: Cutter(Arc::default()) }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Lines>> for Cutter {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Self {
        stream.io().cutter.clone()
    }
}

impl Line {
    fn check(&self) -> io::Result<()> {
        if self.cutter.0.load(Ordering::Relaxed) {
            return Err(io::Error::new(io::ErrorKind::ConnectionReset, "cut by a test"));
        }
        Ok(())
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
