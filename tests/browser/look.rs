//! How the page looks: nothing is cut, covered or too small, and a picture of it is kept.

use serde_json::{Value, json};

use crate::tab::{Size, Tab};

/// Lists what is wrong with what can be seen.
const FAULTS: &str = include_str!("faults.js");

impl Tab {
    /// Looks at the page in both sizes.
    pub async fn look(&self, name: &str) {
        for size in Size::ALL {
            self.look_at(name, size).await;
        }
        self.fit(self.size).await;
    }

    async fn look_at(&self, name: &str, size: Size) {
        self.fit(size).await;
        let faults = self.faults(size).await;
        let (width, _) = size.pixels();
        let picture = self.album.next(&format!("{}-{name}-{width}", self.person.name));
        self.session().await.unwrap().screenshot(&picture).await.expect("a picture of the page");
        // A run shows all that is wrong, and the stage fails at its end.
        let file = picture.file_name().unwrap().to_string_lossy();
        faults.as_array().expect("a list").iter().for_each(|fault| self.album.note(&file, fault));
    }

    /// Until the end of the list is in view, as it stays for whoever has not scrolled.
    pub async fn shows_end(&self) {
        let script = "const list = document.getElementById('scroll');
            return list.scrollHeight - list.scrollTop - list.clientHeight < 2";
        self.until("the end of the list", async || Ok((self.look_up(script).await? == true).then_some(())))
            .await;
    }

    async fn fit(&self, size: Size) {
        self.resize(size).await.expect("a window can have any size");
        let (width, height) = size.pixels();
        self.until("the window's size", async || {
            let now = self.look_up("return [innerWidth, innerHeight]").await?;
            // A page that is too wide makes a phone's window wider.
            let fits = now[1].as_u64() >= Some(height.into()) && now[0].as_u64() >= Some(width.into());
            Ok(fits.then_some(()))
        })
        .await;
    }

    /// That the list of what is wrong tells of pictures without an alt text: with the file's name in its place
    /// nobody sees that it is missing.
    pub async fn misses_alt_texts(&self) {
        let (width, _) = self.size.pixels();
        let strip = "const image = [...document.querySelectorAll('#messages img')].at(-1);
            const told = image.dataset.alt; image.alt = 'a.png'; image.dataset.alt = '';";
        let put_back = "image.alt = told; image.dataset.alt = told; return faults;";
        let script =
            format!("{strip} const faults = (() => {{ const width = {width};\n{FAULTS}\n}})(); {put_back}");
        let faults = self.look_up(&script).await.expect("faults");
        let told = |fault: &Value| fault.as_str().is_some_and(|fault| fault.contains("has no alt text"));
        assert!(faults.as_array().expect("a list").iter().any(told), "{faults}");
    }

    /// What is wrong, unless it soon is not: a message may just come in.
    async fn faults(&self, size: Size) -> Value {
        let (width, _) = size.pixels();
        let mut faults = Value::Null;
        for _ in 0..20 {
            faults = self.look_up(&format!("const width = {width};\n{FAULTS}")).await.expect("faults");
            if faults == json!([]) {
                break;
            }
        }
        faults
    }
}
