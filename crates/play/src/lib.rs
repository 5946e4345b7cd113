//! What people do with the rules: challenges, seats, turns, offers, results.
