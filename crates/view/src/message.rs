//! A message as data: everything that is to be sent, and nothing of how.

use play::{BoardForm, PlayerId, Preferences, Theme};
use rules::Side;

use super::{accent::Accent, limits, names};
use crate::custom_id::CustomId;

/// What a person is to see. Within Discord's limits by construction: the views cut, the tests count.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    pub form: Form,
    /// At most [`limits::CONTENT`] characters in either form, so that a card can become plain.
    pub content: String,
    pub board: Option<BoardPicture>,
    /// What comes with it in the place of a board.
    pub file: Option<File>,
    /// At most [`limits::ROWS`].
    pub rows: Vec<Row>,
    /// Who is pinged: nobody else, whatever the content says.
    pub mentions: Vec<PlayerId>,
    pub audience: Audience,
}

/// How a message looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Text, the picture below it, and the controls.
    Plain,
    /// All of it in one frame: Discord's "Components V2".
    Card {
        /// The stripe at the side of the frame; `None`: it has the colour of the frame.
        accent: Option<Accent>,
    },
}

/// Who sees a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    /// Only the person it answers ("ephemeral").
    OnlyYou,
}

/// A board to be drawn, and its two forms in words.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// What the file's name begins with: the game and how many plies were played in it.
    pub name: String,
    pub size: Size,
    /// `None`: as whoever sees it likes it.
    pub theme: Option<Theme>,
    /// `None`: as whoever sees it likes it.
    pub form: Option<BoardForm>,
    pub scene: render::Scene,
    /// For the attachment's `description`: at most [`limits::ALT`] characters.
    pub alt: String,
    /// The board in monospaced characters, code fence included, for where no picture can go; empty where
    /// the message says it all.
    pub text: String,
}

/// A file that goes with a message.
#[derive(Clone, Debug, PartialEq)]
pub enum File {
    /// A moving picture, to be drawn.
    Film {
        name: String,
        scenes: Vec<render::Scene>,
        alt: String,
        /// As of [`BoardPicture::theme`].
        theme: Option<Theme>,
    },
    /// The curve of a game, to be drawn.
    Graph {
        /// What the file's name begins with.
        name: String,
        graph: render::Graph,
        /// At most [`limits::ALT`] characters.
        alt: String,
        /// As of [`BoardPicture::theme`].
        theme: Option<Theme>,
    },
    Text {
        name: String,
        text: String,
    },
}

/// How large a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Full,
    /// Half as wide and high.
    Half,
}

/// A row of controls under a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// At most [`limits::BUTTONS`].
    Buttons(Vec<Button>),
    Select(Select),
    Picker(Picker),
}

/// Something to press.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub does: Press,
    pub style: Style,
    pub label: String,
    /// One character of Unicode.
    pub emoji: Option<&'static str>,
}

/// What a press does.
#[derive(Clone, Debug, PartialEq)]
pub enum Press {
    /// Comes back to us with this id.
    Act(CustomId),
    /// Opens an address.
    Open(String),
}

/// How a button looks; one that opens an address always looks like a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Primary,
    Secondary,
    Success,
    Danger,
}

/// A list of which one entry is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    pub id: CustomId,
    pub placeholder: String,
    /// 1 to [`limits::CHOICES`].
    pub choices: Vec<Choice>,
}

/// A list that Discord fills: of which none, one or several entries are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picker {
    pub id: CustomId,
    pub placeholder: String,
    pub of: Pickable,
    /// The numbers of those that are chosen.
    pub chosen: Vec<u64>,
    /// 1 to [`limits::CHOICES`].
    pub most: u8,
}

/// What a [`Picker`] offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pickable {
    /// Channels that can be written in.
    Channels,
    Roles,
}

/// An entry of a [`Select`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub label: String,
    /// In smaller letters under the label: at most [`limits::CHOICE`] characters.
    pub description: Option<String>,
    /// What comes back: at most 100 bytes, unlike the value of any other entry.
    pub value: String,
    /// Shown as chosen.
    pub chosen: bool,
}

impl Message {
    /// A message to everybody that pings nobody.
    pub fn public(content: impl Into<String>) -> Message {
        Message::new(content.into(), Audience::Everybody)
    }

    /// An answer that only the person who asked can see.
    pub fn private(content: impl Into<String>) -> Message {
        Message::new(content.into(), Audience::OnlyYou)
    }

    fn new(content: String, audience: Audience) -> Message {
        let content = limits::cut(content, limits::CONTENT);
        let (form, rows, mentions) = (Form::Plain, Vec::new(), Vec::new());
        Message { form, content, board: None, file: None, rows, mentions, audience }
    }

    /// The same as a card.
    #[must_use]
    pub fn into_card(self, accent: Option<Accent>) -> Message {
        Message { form: Form::Card { accent }, ..self }
    }

    /// The same in the form that works everywhere.
    #[must_use]
    pub fn plain(self) -> Message {
        Message { form: Form::Plain, ..self }
    }

    /// The same without a picture: its board is told in the text.
    #[must_use]
    pub fn without_picture(mut self) -> Message {
        if let Some(board) = self.board.take()
            && !board.text.is_empty()
        {
            // The board is what the message is for: the words before it give way.
            let room = limits::CONTENT.saturating_sub(board.text.chars().count() + 1);
            self.content = format!("{}\n{}", limits::cut(self.content, room), board.text);
        }
        self
    }

    /// The same board besides in letters, for those of many who prefer them.
    #[must_use]
    pub fn with_letters(self) -> Message {
        let picture = self.board.clone().map(|board| BoardPicture { text: String::new(), ..board });
        Message { board: picture, ..self.without_picture() }
    }

    /// The same as one person likes it who alone sees it, where nothing else was asked for.
    #[must_use]
    pub fn as_liked(mut self, preferences: &Preferences) -> Message {
        if let Some(File::Film { theme, .. } | File::Graph { theme, .. }) = &mut self.file {
            theme.get_or_insert(preferences.theme);
        }
        let Some(board) = &mut self.board else { return self };
        board.theme.get_or_insert(preferences.theme);
        match board.form.unwrap_or(preferences.board) {
            BoardForm::Text => self.without_picture(),
            BoardForm::Picture => self,
        }
    }

    /// The same with the board seen by `bottom`.
    #[must_use]
    pub fn seen_by(mut self, bottom: Side) -> Message {
        if let Some(board) = &mut self.board {
            board.scene.bottom = bottom;
        }
        self
    }

    /// The same with the board in a theme.
    #[must_use]
    pub fn themed(mut self, theme: Theme) -> Message {
        if let Some(board) = &mut self.board {
            board.theme = Some(theme);
        }
        self
    }

    #[must_use]
    pub fn with_board(mut self, board: BoardPicture) -> Message {
        self.board = Some(board);
        self
    }

    #[must_use]
    pub fn with_file(mut self, file: File) -> Message {
        self.file = Some(file);
        self
    }

    /// With buttons in as many rows as they need, after the rows that are there; where those run out, all
    /// buttons close up. One that is there already is not added, as Discord takes no id twice.
    #[must_use]
    pub fn with_buttons(mut self, buttons: impl IntoIterator<Item = Button>) -> Message {
        let mut new: Vec<Button> = Vec::new();
        for button in buttons {
            if !self.buttons().chain(&new).any(|known| known.does == button.does) {
                new.push(button);
            }
        }
        self.rows.extend(rows_of(&new));
        if self.rows.len() > limits::ROWS {
            self.close_up();
        }
        self
    }

    /// With one more button, if there is one: in the last row as long as that has room.
    #[must_use]
    pub fn with_last_button(mut self, button: Option<Button>) -> Message {
        match (button, self.rows.last_mut()) {
            (None, _) => self,
            (Some(button), Some(Row::Buttons(row))) if row.len() < limits::BUTTONS => {
                row.push(button);
                self
            }
            (Some(button), _) => self.with_buttons([button]),
        }
    }

    pub(super) fn buttons(&self) -> impl Iterator<Item = &Button> {
        self.rows.iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.as_slice(),
            Row::Select(_) | Row::Picker(_) => &[],
        })
    }

    /// Puts the buttons into as few rows as hold them, after the lists. The views have no more than fit then,
    /// as the tests of the limits show.
    fn close_up(&mut self) {
        let buttons: Vec<Button> = self.buttons().cloned().collect();
        self.rows.retain(|row| !matches!(row, Row::Buttons(_)));
        self.rows.extend(rows_of(&buttons));
        self.rows.truncate(limits::ROWS);
    }

    #[must_use]
    pub fn with_select(mut self, select: Select) -> Message {
        self.rows.push(Row::Select(select));
        self
    }

    #[must_use]
    pub fn with_picker(mut self, picker: Picker) -> Message {
        self.rows.push(Row::Picker(picker));
        self
    }

    /// The same message with one more line after all others, which give way to it where the message is full.
    #[must_use]
    pub fn followed_by(mut self, line: &str) -> Message {
        if self.content.is_empty() {
            self.content = limits::cut(line.to_owned(), limits::CONTENT);
            return self;
        }
        let room = limits::CONTENT.saturating_sub(line.chars().count() + 1);
        let content = format!("{}\n{line}", limits::cut(self.content, room));
        self.content = limits::cut(content, limits::CONTENT);
        self
    }

    /// The same message with one more line before all others.
    #[must_use]
    pub fn headed(mut self, line: &str) -> Message {
        self.content = limits::cut(format!("{line}\n{}", self.content), limits::CONTENT);
        self
    }

    /// The same message with a mention of `player` before it, which pings nobody.
    #[must_use]
    pub fn addressed_to(mut self, player: PlayerId) -> Message {
        self.content = limits::cut(format!("{} {}", names::mention(player), self.content), limits::CONTENT);
        self
    }

    /// The same message that also pings `player`, whose mention the content holds.
    #[must_use]
    pub fn pinging(mut self, player: PlayerId) -> Message {
        self.mentions.push(player);
        self
    }
}

fn rows_of(buttons: &[Button]) -> impl Iterator<Item = Row> {
    buttons.chunks(limits::BUTTONS).map(|row| Row::Buttons(row.to_vec()))
}

impl Choice {
    /// An entry that is not shown as chosen.
    pub fn new(label: impl Into<String>, value: &CustomId) -> Choice {
        Choice::of(label.into(), value.to_string())
    }

    /// An entry whose value is a word of its list.
    pub fn of(label: String, value: String) -> Choice {
        Choice { label: limits::cut(label, limits::CHOICE), description: None, value, chosen: false }
    }

    #[must_use]
    pub fn described(self, description: Option<String>) -> Choice {
        Choice { description: description.map(|text| limits::cut(text, limits::CHOICE)), ..self }
    }
}

impl Button {
    /// A grey button that acts.
    pub fn new(id: CustomId, label: impl Into<String>) -> Button {
        let label = limits::cut(label.into(), limits::LABEL);
        Button { does: Press::Act(id), style: Style::Secondary, label, emoji: None }
    }

    /// A button that opens `address`.
    pub fn link(address: impl Into<String>, label: impl Into<String>) -> Button {
        let label = limits::cut(label.into(), limits::LABEL);
        let does = Press::Open(address.into());
        Button { does, style: Style::Secondary, label, emoji: None }
    }

    #[must_use]
    pub fn styled(self, style: Style) -> Button {
        Button { style, ..self }
    }

    #[must_use]
    pub fn with_emoji(self, emoji: &'static str) -> Button {
        Button { emoji: Some(emoji), ..self }
    }
}
