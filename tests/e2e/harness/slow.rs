//! Tests in which store and drawing take long: single ones, or all of them with `STONES_HOLD_UPS=1`.

use std::{sync::LazyLock, time::Duration};

use bot::HoldUps;

/// How long store and drawing may take without anybody waiting for the first answer.
const STORE: Duration = Duration::from_secs(3);
const DRAWING: Duration = Duration::from_secs(5);

/// Longer than a bot that is held up takes for all it has to say.
pub const ALL_SAID: Duration = Duration::from_secs(12);

/// The pause between two looks at it.
pub const BREATH: Duration = Duration::from_millis(200);

/// Whether the whole run is held up.
static ALL: LazyLock<bool> = LazyLock::new(|| std::env::var_os("STONES_HOLD_UPS").is_some());

/// How long a test waits for what must come.
pub fn patience() -> Duration {
    Duration::from_secs(if *ALL { 150 } else { 20 })
}

/// How often something is tried where the instant decides: what is held up hits every instant late.
pub fn rounds() -> usize {
    if *ALL { 5 } else { 100 }
}

/// Whether the bot of a test is held up.
#[derive(Clone, Debug, Default)]
pub struct Slow {
    pub hold_ups: HoldUps,
    on: bool,
}

impl Slow {
    /// Not held up, unless the whole run is.
    pub fn as_the_run() -> Slow {
        if *ALL { Slow::held_up() } else { Slow::default() }
    }

    /// Held up.
    pub fn held_up() -> Slow {
        let slow = Slow { hold_ups: HoldUps::default(), on: true };
        slow.hold();
        slow
    }

    pub fn is_on(&self) -> bool {
        self.on
    }

    /// For a moment nothing is held up.
    pub fn lift(&self) {
        self.hold_ups.set(Duration::ZERO, Duration::ZERO);
    }

    /// The end of that moment.
    pub fn hold(&self) {
        self.hold_ups.set(STORE, DRAWING);
    }
}
