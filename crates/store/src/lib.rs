//! Events, games, challenges and the outbox on disk.
