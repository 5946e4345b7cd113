//! Pictures of boards: a scene goes in, a PNG comes out.
