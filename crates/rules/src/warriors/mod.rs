//! The 168 squares: Awithlaknakwe, the Stone Warriors.
