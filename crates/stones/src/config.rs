//! Settings: the environment wins over `stones.toml`; all faults are told at once.

use std::{
    fmt,
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::Context;
use bot::{Bounds, Policy, Retention};
use etcetera::BaseStrategy;
use view::Pages;

/// One setting: its name in the environment (in lower case it is the key in `stones.toml`), its
/// default as the README says it, and what it means.
pub struct Setting {
    pub name: &'static str,
    pub default: &'static str,
    pub meaning: &'static str,
}

const TOKEN: Setting = Setting { name: "DISCORD_TOKEN", default: "–", meaning: "the bot's token" };
const TOKEN_FILE: Setting = Setting {
    name: "DISCORD_TOKEN_FILE",
    default: "–",
    meaning: "a file that holds the token, where the environment is no place for secrets",
};
const PROXY: Setting = Setting {
    name: "DISCORD_PROXY",
    default: "–",
    meaning: "base address of a REST rate-limit proxy or stand-in; the gateway's address comes from there too",
};
const DATABASE: Setting = Setting {
    name: "DATABASE_URL",
    default: "an SQLite file in the user's data folder",
    meaning: "`sqlite://…` or `postgres://…`",
};
const LISTEN: Setting = Setting {
    name: "SANDBOX_LISTEN",
    default: "127.0.0.1:8420",
    meaning: "where the sandbox listens; loopback only",
};
const LOG: Setting =
    Setting { name: "STONES_LOG", default: "info", meaning: "log filter, such as `info,store=debug`" };
const SHARDS: Setting =
    Setting { name: "SHARDS", default: "automatic", meaning: "the shards this process runs: `0-3/16`" };

const CONTENT: Setting = Setting {
    name: "MESSAGE_CONTENT",
    default: "no",
    meaning: "`yes`: moves can be written in a game's own thread without a mention or reply; the Message Content Intent \
              must be switched on in the developer portal",
};

const WEB_LISTEN: Setting = Setting {
    name: "WEB_LISTEN",
    default: "–",
    meaning: "where a page for every game is served, such as `127.0.0.1:8430`; needs `WEB_BASE_URL`",
};
const WEB_BASE: Setting = Setting {
    name: "WEB_BASE_URL",
    default: "–",
    meaning: "the address at which people reach the pages, such as `https://stones.example` or \
              `https://example.org/stones`; alone: another process serves them, and the boards link them",
};

const OPERATOR: Setting = Setting {
    name: "OPERATOR",
    default: "–",
    meaning: "who runs the bot and how to reach them, as `/privacy` tells it; at most 200 characters",
};
const RETENTION: Setting = Setting {
    name: "RETENTION_DAYS",
    default: "30",
    meaning: "after how many days a server that has removed the bot is forgotten, 1 to 365: its settings and where \
              its games were played",
};
const ENGINE_THREADS: Setting = Setting {
    name: "ENGINE_THREADS",
    default: "1",
    meaning: "how many of the program's moves are thought about at the same time, 1 to 64; hints and analyses have one \
              thread more to themselves",
};
const ENGINE_TIME: Setting = Setting {
    name: "ENGINE_TIME",
    default: "2",
    meaning: "how many seconds the program thinks about an answer at most, 0.1 to 60",
};
/// All settings, in the README's order.
pub const SETTINGS: [&Setting; 14] = [
    &TOKEN,
    &TOKEN_FILE,
    &PROXY,
    &DATABASE,
    &LISTEN,
    &LOG,
    &SHARDS,
    &CONTENT,
    &WEB_LISTEN,
    &WEB_BASE,
    &OPERATOR,
    &RETENTION,
    &ENGINE_THREADS,
    &ENGINE_TIME,
];

/// The settings as `stones --help` lists them.
pub fn help() -> String {
    let mut text = "Settings, from the environment or in lower case from stones.toml:".to_owned();
    for Setting { name, default, meaning } in SETTINGS {
        text += &format!("\n  {name:<19} {meaning} [{default}]");
    }
    text
}

/// The settings of one run, checked.
pub struct Config {
    pub token: Option<String>,
    pub proxy: Option<String>,
    /// `None`: the SQLite file in the data folder.
    pub database_url: Option<String>,
    pub sandbox_listen: SocketAddr,
    pub log: String,
    pub shards: Option<Shards>,
    /// Whether the bot asks Discord for the text of every message.
    pub message_content: bool,
    /// Where people find the pages of games. `None`: there are none.
    pub pages: Option<Pages>,
    /// Who runs the bot.
    pub policy: Policy,
    /// How much the program may think.
    pub bounds: Bounds,
    /// Where this process serves them; only with [`Config::pages`].
    pub web_listen: Option<SocketAddr>,
}

/// Which shards of how many: `first-last/total`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}

/// The token stays out of every log.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("has_token", &self.token.is_some()).finish_non_exhaustive()
    }
}

impl Config {
    /// Reads `file`, or else `stones.toml` in the user's configuration folder if there is one, and
    /// the environment.
    ///
    /// # Errors
    ///
    /// Every fault of file and environment, in one message.
    pub fn load(file: Option<&Path>) -> anyhow::Result<Config> {
        let table = read_table(file)?;
        Config::from_sources(&table, |name| std::env::var(name).ok())
    }

    fn from_sources(
        table: &toml::Table,
        environment: impl Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Config> {
        let mut faults = unknown_keys(table);
        let mut look_up = |setting: &Setting| {
            let value = environment(setting.name).filter(|value| !value.is_empty());
            value.or_else(|| from_table(table, setting, &mut faults))
        };
        let (token, token_file, proxy) = (look_up(&TOKEN), look_up(&TOKEN_FILE), look_up(&PROXY));
        let (database_url, listen) = (look_up(&DATABASE), look_up(&LISTEN));
        let (log, shards, content) = (look_up(&LOG), look_up(&SHARDS), look_up(&CONTENT));
        let (web_listen, base) = (look_up(&WEB_LISTEN), look_up(&WEB_BASE));
        let (operator, retention) = (look_up(&OPERATOR), look_up(&RETENTION));
        let (threads, time) = (look_up(&ENGINE_THREADS), look_up(&ENGINE_TIME));
        let mut keep = Faults(&mut faults);
        keep.check(check_web(web_listen.as_deref(), base.as_deref()));
        let config = Config {
            token: keep.check(read_token(token, token_file)).flatten(),
            proxy: keep.check(proxy.map(check_proxy).transpose()).flatten(),
            database_url: keep.check(database_url.map(check_database).transpose()).flatten(),
            sandbox_listen: keep
                .check(read_listen(listen.as_deref().unwrap_or(LISTEN.default)))
                .unwrap_or(SocketAddr::from(([127, 0, 0, 1], 0))),
            log: keep.check(check_log(log.unwrap_or_else(|| LOG.default.to_owned()))).unwrap_or_default(),
            shards: keep.check(shards.map(|text| read_shards(&text)).transpose()).flatten(),
            message_content: keep
                .check(read_switch(&CONTENT, content.as_deref().unwrap_or(CONTENT.default)))
                .unwrap_or_default(),
            pages: keep.check(base.map(|text| read_pages(&text)).transpose()).flatten(),
            policy: Policy {
                operator: keep.check(operator.map(check_operator).transpose()).flatten(),
                retention: keep
                    .check(read_retention(retention.as_deref().unwrap_or(RETENTION.default)))
                    .unwrap_or_default(),
            },
            bounds: Bounds {
                threads: keep
                    .check(read_threads(threads.as_deref().unwrap_or(ENGINE_THREADS.default)))
                    .unwrap_or_default(),
                time: keep
                    .check(read_engine_time(time.as_deref().unwrap_or(ENGINE_TIME.default)))
                    .unwrap_or_default(),
            },
            web_listen: keep.check(web_listen.map(|text| read_web_listen(&text)).transpose()).flatten(),
        };
        anyhow::ensure!(faults.is_empty(), "the settings have faults:\n  {}", faults.join("\n  "));
        Ok(config)
    }
}

/// Collects what is wrong and goes on, so that all faults are told at once.
struct Faults<'a>(&'a mut Vec<String>);

impl Faults<'_> {
    fn check<T>(&mut self, result: Result<T, String>) -> Option<T> {
        result.map_err(|fault| self.0.push(fault)).ok()
    }
}

fn read_table(file: Option<&Path>) -> anyhow::Result<toml::Table> {
    let path = match file {
        Some(path) => path.to_owned(),
        None => match default_file() {
            Some(path) if path.exists() => path,
            _ => return Ok(toml::Table::new()),
        },
    };
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    parse_table(&text).map_err(|fault| anyhow::anyhow!("{} is not TOML: {fault}", path.display()))
}

/// The error's own text would repeat the line it is about, and that may hold the token.
fn parse_table(text: &str) -> Result<toml::Table, String> {
    text.parse().map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        format!("line {}: {}", before.matches('\n').count() + 1, error.message())
    })
}

fn default_file() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("stones").join("stones.toml"))
}

/// The folder for the database and the sandbox's state.
///
/// # Errors
///
/// If the system names no home folder for this user.
pub fn data_folder() -> anyhow::Result<PathBuf> {
    let base = etcetera::choose_base_strategy()
        .context("this user has no home folder: set DATABASE_URL to say where the games are kept")?;
    Ok(base.data_dir().join("stones"))
}

fn unknown_keys(table: &toml::Table) -> Vec<String> {
    let known = |key: &str| {
        SETTINGS
            .iter()
            .any(|setting| setting.name.eq_ignore_ascii_case(key) && !key.chars().any(char::is_uppercase))
    };
    table
        .keys()
        .filter(|key| !known(key))
        .map(|key| {
            let names: Vec<String> = SETTINGS.iter().map(|setting| setting.name.to_lowercase()).collect();
            format!("stones.toml has an unknown key {key}: it may have {}", names.join(", "))
        })
        .collect()
}

fn from_table(table: &toml::Table, setting: &Setting, faults: &mut Vec<String>) -> Option<String> {
    let key = setting.name.to_lowercase();
    match table.get(&key)? {
        toml::Value::String(text) if text.is_empty() => None,
        toml::Value::String(text) => Some(text.clone()),
        _ => {
            faults.push(format!("{key} in stones.toml must be a text in quotation marks"));
            None
        }
    }
}

fn read_token(token: Option<String>, file: Option<String>) -> Result<Option<String>, String> {
    let token = match (token, file) {
        (Some(_), Some(_)) => {
            return Err("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: keep one".to_owned());
        }
        (None, Some(path)) => Some(
            std::fs::read_to_string(&path)
                .map_err(|error| format!("DISCORD_TOKEN_FILE: cannot read {path}: {error}"))?,
        ),
        (token, None) => token,
    };
    let Some(token) = token else { return Ok(None) };
    let token = token.trim().trim_start_matches("Bot ").to_owned();
    let printable = !token.is_empty() && token.chars().all(|c| c.is_ascii_graphic());
    if printable { Ok(Some(token)) } else { Err("the Discord token is empty or has blanks in it".to_owned()) }
}

fn check_proxy(url: String) -> Result<String, String> {
    let good = url.starts_with("http://") || url.starts_with("https://");
    if good { Ok(url) } else { Err("DISCORD_PROXY must begin with http:// or https://".to_owned()) }
}

fn check_database(url: String) -> Result<String, String> {
    let good = ["sqlite:", "postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
    // The address may hold a password, so it is not repeated.
    if good { Ok(url) } else { Err("DATABASE_URL must begin with sqlite:// or postgres://".to_owned()) }
}

fn read_listen(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr = text
        .parse()
        .map_err(|_| format!("SANDBOX_LISTEN: \"{text}\" is no address such as 127.0.0.1:8420"))?;
    if address.ip().is_loopback() {
        Ok(address)
    } else {
        Err(format!("SANDBOX_LISTEN: {text} is open to the network; the sandbox listens on loopback only"))
    }
}

fn check_web(listen: Option<&str>, base: Option<&str>) -> Result<(), String> {
    match (listen, base) {
        (Some(_), None) => {
            Err("WEB_LISTEN is set, but not WEB_BASE_URL: set that to the address at which people reach \
                                the pages, such as https://stones.example"
                .to_owned())
        }
        _ => Ok(()),
    }
}

fn read_pages(text: &str) -> Result<Pages, String> {
    text.parse().map_err(|error| {
        format!("WEB_BASE_URL: \"{text}\" {error}; it is the address at which people reach the pages")
    })
}

fn check_operator(text: String) -> Result<String, String> {
    let is_line = text.chars().all(|c| !c.is_control());
    if is_line && text.chars().count() <= Policy::LONGEST {
        Ok(text)
    } else {
        Err(format!("OPERATOR must be one line of at most {} characters", Policy::LONGEST))
    }
}

fn read_retention(text: &str) -> Result<Retention, String> {
    text.parse().ok().and_then(Retention::of_days).ok_or_else(|| {
        let bounds = Retention::BOUNDS;
        format!("RETENTION_DAYS must be a number from {} to {}", bounds.start(), bounds.end())
    })
}

fn read_web_listen(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| format!("WEB_LISTEN: \"{text}\" is no address such as 127.0.0.1:8430"))
}

fn check_log(filter: String) -> Result<String, String> {
    tracing_subscriber::EnvFilter::try_new(&filter)
        .map(|_| filter)
        .map_err(|error| format!("STONES_LOG is no log filter: {error}"))
}

fn read_threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=64).contains(threads));
    threads.ok_or_else(|| format!("ENGINE_THREADS must be a number from 1 to 64, not \"{text}\""))
}

fn read_engine_time(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.1..=60.0).contains(seconds));
    let told = || format!("ENGINE_TIME must be a number of seconds from 0.1 to 60, not \"{text}\"");
    seconds.map(Duration::from_secs_f64).ok_or_else(told)
}

fn read_switch(setting: &Setting, text: &str) -> Result<bool, String> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("{}: \"{text}\" is neither yes nor no", setting.name)),
    }
}

fn read_shards(text: &str) -> Result<Shards, String> {
    let parse = || {
        let (range, total) = text.split_once('/')?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let shards =
            Shards { first: first.parse().ok()?, last: last.parse().ok()?, total: total.parse().ok()? };
        (shards.first <= shards.last && shards.last < shards.total).then_some(shards)
    };
    parse().ok_or_else(|| format!("SHARDS: \"{text}\" is not of the form 0-3/16"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(file: &str, environment: &[(&str, &str)]) -> Result<Config, String> {
        let table = file.parse().map_err(|error| format!("{error}"))?;
        let look_up = |name: &str| {
            environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        Config::from_sources(&table, look_up).map_err(|error| error.to_string())
    }

    #[test]
    fn environment_wins_over_file() {
        let file = "discord_token = \"from-file\"\nstones_log = \"debug\"";
        let config = load(file, &[("DISCORD_TOKEN", "from-env")]).unwrap();
        assert_eq!(config.token.as_deref(), Some("from-env"));
        assert_eq!(config.log, "debug");
        assert_eq!(config.sandbox_listen.to_string(), "127.0.0.1:8420");
    }

    #[test]
    fn all_faults_are_told_at_once_without_secrets() {
        let file = "colour = \"red\"\nshards = 3\nDISCORD_TOKEN = \"x\"";
        let environment = [
            ("DISCORD_TOKEN", "two words"),
            ("SANDBOX_LISTEN", "0.0.0.0:1"),
            ("DATABASE_URL", "mysql://user:secret@host"),
            ("DISCORD_PROXY", "ftp://x"),
            ("STONES_LOG", "a=b=c"),
            ("MESSAGE_CONTENT", "perhaps"),
        ];
        let faults = load(file, &environment).unwrap_err();
        for expected in [
            "colour",
            "shards",
            "unknown key DISCORD_TOKEN",
            "blanks",
            "loopback",
            "sqlite://",
            "http://",
            "STONES_LOG",
            "perhaps",
        ] {
            assert!(faults.contains(expected), "{expected} is missing in {faults}");
        }
        assert!(!faults.contains("secret") && !faults.contains("two words"), "{faults}");
    }

    #[test]
    fn the_text_of_all_messages_is_asked_for_where_it_is_wanted_alone() {
        assert!(!load("", &[]).unwrap().message_content);
        assert!(load("message_content = \"yes\"", &[]).unwrap().message_content);
        assert!(!load("message_content = \"yes\"", &[("MESSAGE_CONTENT", "no")]).unwrap().message_content);
    }

    #[test]
    fn who_runs_the_bot_is_said_in_one_short_line() {
        assert_eq!(load("", &[]).unwrap().policy, Policy::default());
        let policy = load("", &[("OPERATOR", "Ana, ana@example.org")]).unwrap().policy;
        assert_eq!(policy.operator.as_deref(), Some("Ana, ana@example.org"));
        for wrong in ["o".repeat(Policy::LONGEST + 1), "two\nlines".to_owned()] {
            assert!(
                load("", &[("OPERATOR", &wrong)]).unwrap_err().to_string().contains("OPERATOR"),
                "{wrong}"
            );
        }
    }

    #[test]
    fn servers_that_removed_the_bot_are_kept_for_as_many_days_as_are_set() {
        assert_eq!(load("", &[]).unwrap().policy.retention.days(), 30);
        assert_eq!(load("", &[("RETENTION_DAYS", "7")]).unwrap().policy.retention.days(), 7);
        for wrong in ["0", "366", "-1", "a month"] {
            let told = load("", &[("RETENTION_DAYS", wrong)]).unwrap_err().to_string();
            assert!(told.contains("RETENTION_DAYS must be a number from 1 to 365"), "{told}");
        }
    }

    #[test]
    fn the_program_thinks_no_more_than_is_set() {
        assert_eq!(load("", &[]).unwrap().bounds, Bounds::default());
        let bounds = load("engine_time = \"0.5\"", &[("ENGINE_THREADS", "3")]).unwrap().bounds;
        assert_eq!(bounds, Bounds { threads: 3, time: Duration::from_millis(500) });
        for (name, wrong) in
            [("ENGINE_THREADS", "0"), ("ENGINE_THREADS", "65"), ("ENGINE_TIME", "0"), ("ENGINE_TIME", "NaN")]
        {
            let told = load("", &[(name, wrong)]).unwrap_err();
            assert!(told.contains(&format!("{name} must be a number")), "{told}");
        }
    }

    #[test]
    fn pages_are_served_where_it_is_said_how_people_reach_them() {
        let config = load("", &[]).unwrap();
        assert!(config.pages.is_none() && config.web_listen.is_none());
        let (listen, base) =
            (("WEB_LISTEN", "127.0.0.1:8430"), ("WEB_BASE_URL", "https://example.org/stones/"));
        let config = load("", &[listen, base]).unwrap();
        assert_eq!(config.web_listen.map(|address| address.port()), Some(8430));
        assert_eq!(config.pages.unwrap().to_string(), "https://example.org/stones");
        let linked = load("", &[base]).unwrap();
        assert!(linked.pages.is_some() && linked.web_listen.is_none());
        for (environment, word) in [
            (&[listen][..], "set that to the address"),
            (&[("WEB_LISTEN", "8430"), base], "no address such as"),
            (&[("WEB_LISTEN", "8430"), ("WEB_BASE_URL", "example.org")], "neither https:// nor http://"),
        ] {
            let faults = load("", environment).unwrap_err();
            assert!(faults.contains(word), "{word} is missing in {faults}");
        }
    }

    #[test]
    fn a_broken_file_is_told_without_its_lines() {
        for file in ["\ndiscord_token = \"SECRET", "\ndiscord_token = SECRET", "\ndiscord_token SECRET"] {
            let fault = parse_table(file).unwrap_err();
            assert!(fault.starts_with("line 2: ") && !fault.contains("SECRET"), "{fault}");
        }
    }

    #[test]
    fn shards_are_a_range_of_a_total() {
        assert_eq!(read_shards("0-3/16"), Ok(Shards { first: 0, last: 3, total: 16 }));
        assert_eq!(read_shards("5/6"), Ok(Shards { first: 5, last: 5, total: 6 }));
        for bad in ["", "3", "3-1/4", "0-4/4", "a-b/c", "-1-2/4", "0-3/16/2"] {
            assert!(read_shards(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn readme_table_is_made_from_the_settings() {
        let readme = include_str!("../../../README.md");
        for setting in SETTINGS {
            let row = format!("| `{}` | {} | {} |", setting.name, setting.default, setting.meaning);
            assert!(readme.contains(&row), "the README lacks the row\n{row}");
        }
    }
}
