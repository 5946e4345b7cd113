//! The Discord application.
