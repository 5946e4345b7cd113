//! Who a text pings.

use crate::ids::Id;
use crate::state::message::Mentions;

/// Which pings a message may make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    pub users: Which,
    pub roles: Which,
    pub everyone: bool,
    /// Whether the writer of the answered message is pinged.
    pub replied_user: bool,
}

/// All, or only those.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    All,
    Only(Vec<Id>),
}

impl Which {
    fn allows(&self, id: Id) -> bool {
        match self {
            Self::All => true,
            Self::Only(ids) => ids.contains(&id),
        }
    }
}

impl Allowed {
    /// No pings at all.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            users: Which::Only(Vec::new()),
            roles: Which::Only(Vec::new()),
            everyone: false,
            replied_user: false,
        }
    }

    /// What holds for a message that says nothing of it.
    #[must_use]
    pub const fn all() -> Self {
        Self { users: Which::All, roles: Which::All, everyone: true, replied_user: true }
    }
}

/// The pings that `content` makes, as far as they are allowed; `answered` is the writer of the message that
/// it answers. Whether users and roles exist is for the caller to see.
#[must_use]
pub fn mentions(content: &str, allowed: &Allowed, answered: Option<Id>) -> Mentions {
    let mut found = Mentions { everyone: allowed.everyone && names_everyone(content), ..Mentions::default() };
    for tag in content.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        if let Some(id) = tag.strip_prefix("@&").and_then(|id| id.parse().ok()) {
            push(&mut found.roles, id, allowed.roles.allows(id));
        } else if let Some(id) = tag.strip_prefix('@').and_then(|id| id.trim_start_matches('!').parse().ok())
        {
            push(&mut found.users, id, allowed.users.allows(id));
        }
    }
    if let Some(writer) = answered {
        push(&mut found.users, writer, allowed.replied_user);
    }
    found
}

fn names_everyone(content: &str) -> bool {
    content.contains("@everyone") || content.contains("@here")
}

fn push(ids: &mut Vec<Id>, id: Id, is_allowed: bool) {
    if is_allowed && !ids.contains(&id) {
        ids.push(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITER: Id = Id::new(9);

    #[test]
    fn texts_ping_as_far_as_they_may() {
        let one = Allowed {
            users: Which::Only(vec![Id::new(2)]),
            roles: Which::Only(Vec::new()),
            everyone: false,
            replied_user: false,
        };
        type Row = (&'static str, Allowed, &'static [u64], &'static [u64], bool);
        let rows: [Row; 4] = [
            ("<@1> <@!2> <@&3> <@1> @here", Allowed::all(), &[1, 2, 9], &[3], true),
            ("<@1> <@!2> <@&3> @everyone", one, &[2], &[], false),
            ("<1> <@> <@x> <@1", Allowed::all(), &[9], &[], false),
            ("<t:1:R> <<@5>>", Allowed::all(), &[5, 9], &[], false),
        ];
        for (text, allowed, users, roles, everyone) in rows {
            let found = mentions(text, &allowed, Some(WRITER));
            assert_eq!(found.users, users.iter().copied().map(Id::new).collect::<Vec<_>>(), "{text}");
            assert_eq!(found.roles, roles.iter().copied().map(Id::new).collect::<Vec<_>>(), "{text}");
            assert_eq!(found.everyone, everyone, "{text}");
        }
    }
}
