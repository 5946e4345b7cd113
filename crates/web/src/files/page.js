// Keeps the page up to date, and steps through the game without loading everything anew. The page is whole
// without it: whatever is shown here comes from the server as HTML.
"use strict";

const main = document.querySelector("main[data-events]");
// What differs from one position to the next. The rest of a page stays as it is.
const PARTS = ["players", "steps", "moves", "facts"];
// How long to wait before the server is asked again that had no room, in milliseconds.
const LATER = 30_000;

// The address of the position on the page.
let at = location.href;
let busy = false;
let again = false;

// The page at an address, as a document; undefined if there is none.
async function load(address) {
    const answer = await fetch(address, { credentials: "omit", cache: "no-cache" });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
}

// The picture first, so that nothing flickers.
async function picture(from) {
    const next = from.querySelector("#board img");
    const ready = new Image();
    ready.src = next.getAttribute("src");
    await ready.decode().catch(() => {});
    const shown = document.querySelector("#board img");
    for (const name of ["src", "alt", "width", "height"]) shown.setAttribute(name, next.getAttribute(name));
}

async function show(from) {
    await picture(from);
    const focus = document.activeElement?.id;
    const scrolled = document.getElementById("moves").scrollTop;
    for (const id of PARTS) {
        const next = from.getElementById(id);
        if (next) document.getElementById(id)?.replaceWith(document.adoptNode(next));
    }
    document.title = from.title;
    for (const id of ["news", "letters"]) {
        // The element stays: only then is a change of it read aloud.
        const [shown, next] = [document.getElementById(id), from.getElementById(id)];
        if (shown.textContent !== next.textContent) shown.textContent = next.textContent;
    }
    if (focus && document.activeElement?.id !== focus) document.getElementById(focus)?.focus({ preventScroll: true });
    document.getElementById("moves").scrollTop = scrolled;
    settle();
}

// What the server cannot know: the reader's clock, and which part of the list is in view.
function settle() {
    const language = document.documentElement.lang;
    for (const time of document.querySelectorAll("time[datetime]")) {
        const moment = new Date(time.dateTime);
        time.textContent = moment.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
    }
    const list = document.getElementById("moves");
    const current = list.querySelector("[aria-current]");
    if (!current) return;
    const [inside, around] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inside.top < around.top || inside.bottom > around.bottom) {
        list.scrollTop += inside.top - around.top - around.height / 2;
    }
}

// The same position once more, with what has happened since. One that is gone leads to the newest.
async function refresh() {
    if (busy) {
        again = true;
        return;
    }
    busy = true;
    try {
        const address = location.href;
        const page = await load(address);
        if (!page) location.replace(main.dataset.newest);
        else if (address === location.href) {
            await show(page);
            at = address;
        } else again = true;
    } catch {
        // The next move brings another chance; of another position the browser says itself what is wrong.
        if (at !== location.href) location.reload();
    }
    busy = false;
    if (again) {
        again = false;
        await refresh();
    }
}

async function go(address) {
    history.pushState(null, "", address);
    await refresh();
}

function listen(address) {
    const events = new EventSource(address);
    const live = document.getElementById("live");
    if (live) live.hidden = false;
    let last = address;
    const news = (event) => {
        last = address.replace(/since=\d+/, `since=${event.lastEventId}`);
        refresh();
    };
    events.addEventListener("turn", news);
    events.addEventListener("end", (event) => {
        news(event);
        events.close();
        live?.remove();
    });
    events.addEventListener("error", () => {
        // Otherwise the browser tries again by itself.
        if (events.readyState === EventSource.CLOSED) setTimeout(() => listen(last), LATER);
    });
}

const KEYS = { ArrowLeft: "previous", ArrowRight: "next" };

function key(event) {
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // Where something scrolls, the keys are its own.
    if (held || event.defaultPrevented || event.target.closest("pre")) return;
    const step = document.getElementById(KEYS[event.key] ?? "");
    if (!step) return;
    event.preventDefault();
    if (step.href) step.click();
}

function click(event) {
    const step = event.target.closest("a[data-step]");
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!step || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    go(step.href);
}

if (main) {
    settle();
    document.addEventListener("keydown", key);
    document.addEventListener("click", click);
    addEventListener("popstate", refresh);
    if (!main.hasAttribute("data-over")) listen(main.dataset.events);
}
