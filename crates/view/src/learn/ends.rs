//! Where lessons begin and end.

use lessons::{Exercise, Progress, series};
use rules::Variant;

use super::words::Part;
use crate::{
    Button, CustomId, FormPart, Locale, Message, Style,
    draft::{Form, People},
};

/// "3. Leaping".
pub(super) fn chapter(locale: Locale, exercise: &Exercise) -> String {
    locale.learn_chapter(exercise.place().0 + 1, locale.lesson(exercise.topic, Part::Title))
}

/// The games that can be learned, with how far one is in each.
pub fn courses(locale: Locale, progress: [Progress; 3]) -> Message {
    let line = |(variant, progress): (Variant, Progress)| {
        locale.learn_course(variant.name(), progress.behind(variant), series(variant).len())
    };
    let lines = Variant::ALL.into_iter().zip(progress).map(line);
    let content = std::iter::once(locale.learn_which()).chain(lines).collect::<Vec<_>>().join("\n");
    Message::private(content).with_buttons(Variant::ALL.map(|variant| course(variant).styled(Style::Primary)))
}

/// The end of a series, with what one can do now.
pub fn finished(locale: Locale, variant: Variant) -> Message {
    let others = Variant::ALL.into_iter().filter(|other| *other != variant).map(course);
    let form = Form::new(variant, People::default());
    let own = [
        Button::new(CustomId::Form { form, part: FormPart::Page(0) }, locale.learn_challenge())
            .styled(Style::Success),
        Button::new(CustomId::Rules { variant, page: 0 }, locale.learn_rules()),
        Button::new(CustomId::LearnAnew { variant }, locale.learn_anew()),
    ];
    let content = locale.learn_finished(variant.name(), series(variant).len());
    Message::private(content).with_buttons(own).with_buttons(others)
}

fn course(variant: Variant) -> Button {
    Button::new(CustomId::Learn { variant }, variant.name())
}
