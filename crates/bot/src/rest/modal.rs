//! A window with a question, as the JSON that Discord takes.

use serde_json::json;
use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};
use view::Modal;

use super::Payload;

/// The only field there is. What comes back is found without its name.
const FIELD: &str = "text";

/// The data of an answer that opens `modal`. serenity cannot read the values of the newer labels around
/// fields, so the field stands in a row.
pub fn modal(modal: &Modal) -> Payload {
    let field = CreateInputText::new(InputTextStyle::Short, &modal.label, FIELD)
        .placeholder(&modal.placeholder)
        .max_length(modal.longest);
    let window = CreateModal::new(modal.id.to_string(), &modal.title)
        .components(vec![CreateActionRow::InputText(field)]);
    Payload { json: json!(window), picture: None }
}
