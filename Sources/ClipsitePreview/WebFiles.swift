// swift-format-ignore-file
// Made from Sources/ClipsitePreview/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsitePreview/WebFiles`.
enum WebFiles {
  /// `dashboard.css`.
  static let dashboardStyle = ##"""
:root { color-scheme: light dark; --back: #f6f5f3; --sheet: #ffffff; --ink: #1c1b1a; --quiet: #5d5953;
  --line: #dcd8d2; --link: #0b57c4; --good: #17693a; --bad: #b3261e; --warn: #7a4b00; --mark: #fff1c9; }
@media (prefers-color-scheme: dark) {
  :root { --back: #141312; --sheet: #1f1e1c; --ink: #f2efeb; --quiet: #b0aaa2; --line: #3a3733;
    --link: #8ab8ff; --good: #7fd79b; --bad: #ff9a8f; --warn: #f2c063; --mark: #3d3216; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, sans-serif; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.875em; }
code { overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.5rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.5rem 0 0.75rem; overflow-wrap: anywhere; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; padding: 12px; background: var(--sheet); }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 6px 20px;
  background: var(--sheet); border-bottom: 1px solid var(--line); }
.brand { margin: 0; font-weight: 700; } .brand span { font-weight: 400; color: var(--quiet); }
.top ul { display: flex; flex-wrap: wrap; gap: 4px; list-style: none; margin: 0; padding: 0; }
.top nav a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; color: inherit;
  text-decoration: none; border-bottom: 3px solid transparent; }
.top nav a:hover { text-decoration: underline; }
.top nav a[aria-current] { border-bottom-color: var(--link); font-weight: 600; }
.state { margin: 0 0 0 auto; }
.state a { color: inherit; } .state.good { color: var(--good); } .state.doubtful { color: var(--warn); }
.state.bad { color: var(--bad); font-weight: 600; }
@media (max-width: 699px) {
  .top { gap: 0 12px; padding: 6px 12px; } .top nav { order: 1; flex-basis: 100%; }
  .top ul { gap: 0; justify-content: space-between; } .top nav a { padding: 0 8px; }
}
main { max-width: 1080px; margin: 0 auto; padding: 24px 20px 64px; }
.notice { padding: 12px 16px; border-left: 4px solid var(--bad); background: var(--sheet); }
.tag { display: inline-block; padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px;
  font-size: 0.8125rem; }
.tag.quiet { color: var(--quiet); }
.back { margin: 0 0 8px; } .back a { display: inline-flex; align-items: center; min-height: 44px; }
.where { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; margin: 0; color: var(--quiet); }
.search { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 8px 12px; margin: 16px 0; }
.search p { flex: 1 1 150px; margin: 0; } .search p:first-child { flex: 2 1 260px; }
.search label { font-size: 0.875rem; color: var(--quiet); }
.search input, .search select, .search button { font: inherit; min-height: 44px; padding: 0 12px; color: inherit;
  background: var(--sheet); border: 1px solid var(--quiet); border-radius: 8px; width: 100%; }
.search button { flex: 1 1 90px; width: auto; cursor: pointer; }
.codes-of-files { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 0; padding: 0; }
.codes-of-files a { display: inline-flex; align-items: center; min-height: 44px; }
.codes-of-files a[aria-current] { font-weight: 600; text-decoration: none; }
.total { color: var(--quiet); margin: 0 0 8px; }
.rows { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.rows li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; align-items: center; padding: 6px 0;
  border-bottom: 1px solid var(--line); }
.rows a { display: block; min-height: 44px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.rows a:hover strong { text-decoration: underline; }
.rows .url { display: block; color: var(--quiet); font-size: 0.875rem; } .rows .town { color: var(--quiet); }
.rows code { grid-column: 1 / -1; color: var(--quiet); font-size: 0.8125rem; }
@media (min-width: 700px) { .rows li { grid-template-columns: 1fr auto 280px; } .rows code { grid-column: auto; } }
.parts { display: flex; gap: 24px; justify-content: center; align-items: center; padding: 16px 0; }
.parts a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; }
dl { margin: 0; } dl > div { padding: 8px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); font-size: 0.875rem; } dd { margin: 0; overflow-wrap: anywhere; }
.facts dd { line-height: 1.7; }
.launch { display: grid; gap: 16px 32px; align-items: start; }
.codes { display: flex; flex-wrap: wrap; gap: 16px; } .hint { max-width: 200px; margin: 0; }
.copy { flex: none; font: inherit; min-height: 44px; padding: 0 16px; color: inherit; background: var(--sheet);
  border: 1px solid var(--quiet); border-radius: 8px; cursor: pointer; }
.values dd { display: flex; gap: 12px; justify-content: space-between; align-items: center; }
.launch .code { width: 200px; max-width: 100%; margin: 0; } .code svg { display: block; border-radius: 8px; }
.code figcaption { display: block; overflow-wrap: anywhere; }
@media (min-width: 700px) { .launch { grid-template-columns: 1fr auto; } .codes { flex-direction: column; } }
@media (min-width: 700px) { dl > div { display: grid; grid-template-columns: 220px 1fr; gap: 16px; } }
.over dd, .mark.bad { color: var(--bad); } .mark { font-weight: 600; } .mark.good { color: var(--good); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); }
td code { overflow-wrap: normal; white-space: nowrap; }
td:last-child { overflow-wrap: anywhere; min-width: 16rem; }
.diagnostic { margin: 0 0 16px; padding: 12px 16px; background: var(--sheet); border-left: 4px solid var(--bad); }
.diagnostic.warning { border-color: var(--warn); } .diagnostic.note { border-color: var(--quiet); }
.diagnostic p { margin: 0 0 4px; overflow-wrap: anywhere; }
.diagnostic .severity { color: var(--bad); } .diagnostic.warning .severity { color: var(--warn); }
.diagnostic.note .severity { color: var(--quiet); }
.place { color: var(--quiet); }
pre { margin: 8px 0; padding: 10px 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px;
  background: var(--back); line-height: 1.35; }
.marks { color: var(--bad); font-weight: 700; }
summary { cursor: pointer; padding: 10px 0; }
.entitlements { margin: 8px 0; padding-left: 20px; }
.pair { display: grid; gap: 16px; grid-template-columns: 1fr; margin-bottom: 16px; }
.looks input { position: absolute; opacity: 0; }
.looks label { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; margin: 0 8px 12px 0;
  border: 1px solid var(--quiet); border-radius: 99px; }
.looks input:checked + label { border-color: var(--link); color: var(--link); font-weight: 600; }
.looks input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; }
@media (max-width: 759px) {
  #look-light:checked ~ .pair .dark, #look-dark:checked ~ .pair .light { display: none; }
}
@media (min-width: 760px) { .pair { grid-template-columns: 1fr 1fr; } .looks > input, .looks > label { display: none; } }
.about { color: var(--quiet); }
.look { padding: 16px; border-radius: 16px; border: 1px solid var(--line); min-width: 0; }
.look.light { --screen: #e9e9ee; --card: #ffffff; --label: #000000; --second: #5f5f64; --fill: #e4e4e9;
  --blue: #0062d6; --link: #0b57c4; background: var(--screen); color: #1c1c1e; }
.look.dark { --screen: #000000; --card: #1c1c1e; --label: #ffffff; --second: #a5a5ac; --fill: #3a3a3c;
  --blue: #0a6fe8; --link: #8ab8ff; background: var(--screen); color: #ebebf5; }
.scheme { margin: 0 0 12px; font-size: 0.875rem; font-weight: 600; }
figure { max-width: 390px; margin: 0 auto 24px; } figure:last-child { margin-bottom: 0; }
figcaption { display: flex; gap: 8px; align-items: center; margin-top: 8px; font-size: 0.8125rem; }
figcaption .tag { border-color: currentColor; } figcaption a.tag { padding: 3px 10px; text-decoration: none; }
.phone { font: 15px/1.3 -apple-system, BlinkMacSystemFont, "SF Pro Text", system-ui, sans-serif;
  color: var(--label); background: var(--card); }
.phone .lines { display: flex; flex-direction: column; min-width: 0; flex: 1; overflow-wrap: anywhere; }
.phone .lines > span, .phone .kind { color: var(--second); font-size: 13px; }
.phone .button { flex: none; padding: 6px 18px; border-radius: 99px; background: var(--blue); color: #ffffff;
  font-weight: 700; }
.phone .icon { flex: none; width: 32px; height: 32px; border-radius: 8px; background: var(--fill);
  border: 1px solid var(--second); }
.phone img.icon { object-fit: cover; border: 0; }
.phone .lines > b, .phone .lines > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
  overflow: hidden; }
.phone.banner { display: flex; gap: 10px; align-items: center; height: 84px; padding: 0 18px 0 9px; }
.phone.banner .close { color: var(--second); font-size: 12px; }
.phone.banner .icon { width: 64px; height: 64px; border-radius: 15px; }
.phone.banner b { font-size: 14px; } .phone.banner .lines > span { font-size: 12px; }
.phone.card { border-radius: 38px; overflow: hidden; box-shadow: 0 8px 28px rgb(0 0 0 / 25%); }
.card .header { position: relative; aspect-ratio: 3 / 2; background: var(--fill); }
.card .header img { width: 100%; height: 100%; object-fit: cover; display: block; }
.card .header .close { position: absolute; top: 16px; right: 16px; width: 32px; height: 32px; border-radius: 50%;
  display: grid; place-items: center; background: rgb(60 60 67 / 75%); color: #ffffff; font-size: 13px; }
.card .text { display: flex; gap: 12px; align-items: center; padding: 20px 24px; }
.card .text b { font-size: 19px; line-height: 22px; font-weight: 600; }
.card .text .lines > span { font-size: 13px; line-height: 16px; margin-top: 2px; }
.card .foot { display: flex; gap: 10px; align-items: center; padding: 12px 24px 20px;
  border-top: 1px solid var(--fill); font-size: 13px; }
.card .foot .icon { width: 22px; height: 22px; border-radius: 5px; } .card .foot .lines > span { font-size: 10px; }
.card .foot .store { color: var(--second); }
.phone.thread { background: none; display: flex; justify-content: flex-end; }
.bubble { width: 270px; max-width: 100%; border-radius: 18px; overflow: hidden; background: var(--fill);
  color: var(--label); }
.bubble img { display: block; width: 100%; max-height: 300px; object-fit: cover; }
.bubble .lines { padding: 10px 14px 12px; }
.phone.share { border: 1px solid var(--second); border-radius: 12px; overflow: hidden; }
.share img { display: block; width: 100%; aspect-ratio: 1.91; object-fit: cover; } .share .lines { padding: 10px 14px 12px; }
.phone.place { display: flex; flex-direction: column; gap: 6px; padding: 16px; border-radius: 14px; }
.place > b { font-size: 22px; line-height: 1.15; overflow-wrap: anywhere; }
.place .actions { display: flex; gap: 8px; flex-wrap: wrap; padding: 6px 0; }
.place .actions span { flex: 1; padding: 10px 8px; border-radius: 10px; text-align: center; background: var(--fill); }
.place .actions .main { background: var(--blue); color: #ffffff; font-weight: 600; }
@media (forced-colors: active) { .phone, .bubble, .phone .button { border: 1px solid CanvasText; } }

"""##

  /// `dashboard.js`.
  static let dashboardScript = ##"""
"use strict";
const copied = document.createElement("p");
copied.className = "skip";
copied.setAttribute("role", "status");
document.body.append(copied);
for (const button of document.querySelectorAll("button.copy")) {
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.text);
    } catch {
      // Only secure pages can write to the clipboard, and a phone's page is not one.
      getSelection().selectAllChildren(button.parentElement.querySelector("code"));
      document.execCommand("copy");
    }
    button.textContent = "Copied";
    copied.textContent = "";
    // Only a change is announced, so a second copy must be one, too.
    setTimeout(() => (copied.textContent = button.getAttribute("aria-label").replace("Copy ", "") + " copied"), 50);
    setTimeout(() => (button.textContent = "Copy"), 2000);
  });
}
document.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.matches("select, textarea")) return;
  const links = [...document.querySelectorAll("main .rows a")];
  if (links.length === 0) return;
  const index = links.indexOf(document.activeElement);
  if (index < 0 && !event.target.matches("#q, body")) return;
  event.preventDefault();
  links[Math.min(Math.max(index + step, 0), links.length - 1)].focus();
});
(() => {
  const form = document.querySelector("form.search");
  if (!form) return;
  let timer = 0;
  let running = null;
  const search = async () => {
    const address = form.action + "?" + new URLSearchParams(new FormData(form));
    running?.abort();
    running = new AbortController();
    try {
      const answer = await fetch(address, { signal: running.signal });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const results = page.getElementById("results");
      if (!results) return;
      document.getElementById("results").replaceWith(results);
      history.replaceState(null, "", address);
    } catch (problem) {
      if (problem.name !== "AbortError") form.submit();
    }
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, 120);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    search();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.matches("input, select, textarea")) return;
    event.preventDefault();
    form.elements.q.focus();
  });
})();

"""##

  /// `overlay-bar.js`.
  static let overlayBarScript = ##"""
(() => {
  if (location.pathname.startsWith("/_clipsite")) return;
  const memory = "clipsite-bar";
  const make = (name, attributes, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };
  const remembered = () => {
    try { return localStorage.getItem(memory) === "open"; } catch { return false; }
  };
  const remember = (isOpen) => {
    try { localStorage.setItem(memory, isOpen ? "open" : "closed"); } catch { /* A private window. */ }
  };

  const host = document.createElement("clipsite-bar");
  const root = host.attachShadow({ mode: "open" });
  const mark = make("span", { class: "mark", "aria-hidden": "true" });
  const toggle = make("button", { type: "button", class: "toggle", "aria-expanded": "false",
    "aria-controls": "panel", "aria-label": "clipsite" }, "clipsite", mark);
  const panel = make("div", { id: "panel", hidden: "" });
  const status = make("p", { class: "unseen", role: "status" });
  // The panel is above the button, but follows it for the keyboard: whoever opens it goes on into it.
  const frame = make("aside", { "aria-label": "clipsite preview" }, toggle, panel, status);

  const picture = (url, name) =>
    url ? make("img", { class: name, src: url, alt: "", referrerpolicy: "no-referrer" }) : make("span", { class: name });
  const card = (one) =>
    make("div", { class: "card", role: "img", "aria-label": `App Clip card: ${one.title}. ${one.subtitle}. ${one.action}` },
      picture(one.image, "header"),
      make("div", { class: "text" },
        make("span", { class: "lines" }, make("b", { dir: "auto" }, one.title), make("span", { dir: "auto" }, one.subtitle)),
        make("span", { class: "action" }, one.action)),
      make("div", { class: "foot" }, picture(one.icon, "icon"), make("b", {}, one.app)));

  const say = (text) => {
    status.textContent = "";
    // Only a change is announced, so a second copy must be one, too.
    setTimeout(() => (status.textContent = text), 50);
  };
  const copy = async (text, button) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Only secure pages can write to the clipboard, and a phone's page is not one.
      const field = make("textarea", { class: "unseen" });
      field.value = text;
      root.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
      button.focus();
    }
    button.textContent = "Copied";
    say("URL copied");
    setTimeout(() => (button.textContent = "Copy URL"), 2000);
  };

  const text = (bar) => {
    const made = [];
    if (bar.display) made.push(make("p", {}, make("b", {}, bar.display)));
    if (bar.card) made.push(card(bar.card));
    for (const line of bar.lines ?? []) {
      const isOver = line.length > line.limit;
      made.push(make("p", isOver ? { class: "over" } : {}, `${line.name}: ${line.length} of ${line.limit}`));
    }
    if (bar.diagnostics?.length) {
      made.push(make("ul", {}, ...bar.diagnostics.map((one) => make("li", { class: one.severity },
        make("a", { href: one.url }, one.message), make("span", { class: "place" }, one.place)))));
    }
    if (bar.file) {
      made.push(make("p", {}, bar.editor ? make("a", { href: bar.editor }, bar.file) : bar.file));
    }
    if (bar.tags?.length) {
      const rows = bar.tags.map((tag) => make("li", {}, make("b", {}, tag.name), " " + tag.content));
      made.push(make("details", {}, make("summary", {}, `${bar.tags.length} tags`), make("ul", {}, ...rows)));
    }
    const last = make("p", { class: "row" }, make("a", { href: bar.dashboard }, "Dashboard"));
    if (bar.url) {
      const button = make("button", { type: "button" }, "Copy URL");
      button.addEventListener("click", () => copy(bar.url, button));
      last.append(button);
    }
    made.push(last);
    return made;
  };

  const counted = (number, name) => (number ? [`${number} ${name}${number === 1 ? "" : "s"}`] : []);
  const count = (bar) => {
    const found = (severity) => (bar.diagnostics ?? []).filter((one) => one.severity === severity).length;
    const [errors, warnings] = [found("error"), found("warning")];
    const words = [...counted(errors, "error"), ...counted(warnings, "warning")].join(", ");
    mark.className = "mark " + (errors ? "error" : warnings ? "warning" : bar.file ? "good" : "");
    mark.textContent = errors + warnings || (bar.file ? "✓" : "");
    toggle.setAttribute("aria-label", "clipsite" + (bar.file ? ": " + (words || "no problems") : ""));
  };

  const controls = () => [...panel.querySelectorAll("a, button, summary")];
  // What a reader does in the panel survives a change of its text.
  const fill = (...children) => {
    const focused = controls().indexOf(root.activeElement);
    const isUnfolded = panel.querySelector("details")?.open ?? false;
    panel.replaceChildren(...children);
    const details = panel.querySelector("details");
    if (details) details.open = isUnfolded;
    if (focused >= 0) (controls()[focused] ?? toggle).focus();
  };

  let shown = "";
  const load = async () => {
    if (!panel.hasChildNodes()) fill(make("p", {}, "Loading …"));
    try {
      const answer = await fetch("/_clipsite/bar?path=" + encodeURIComponent(location.pathname));
      const news = await answer.text();
      // A button that says “Copied” stays, unless there is something new.
      if (news === shown) return;
      const bar = JSON.parse(news);
      count(bar);
      fill(...text(bar));
      shown = news;
    } catch {
      shown = "";
      fill(make("p", {}, "The preview does not answer."));
    }
  };
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    toggle.setAttribute("aria-expanded", String(isOpen));
  };
  toggle.addEventListener("click", () => {
    const isOpen = panel.hidden;
    remember(isOpen);
    show(isOpen);
    if (isOpen) load();
  });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    remember(false);
    show(false);
    toggle.focus();
  });
  addEventListener("clipsite-news", load);

  root.append(make("style", {}, `
    :host { all: initial; }
    aside { position: fixed; inset: auto 8px 8px auto; z-index: 2147483646; font: 14px/1.4 system-ui, sans-serif;
      display: flex; flex-direction: column-reverse; align-items: flex-end; gap: 6px; max-width: min(360px, 90vw); }
    button { font: inherit; font-size: 12px; min-width: 44px; min-height: 44px; padding: 0 12px; cursor: pointer;
      border: 1px solid #8a837b; border-radius: 22px; background: #1c1b1a; color: #f5f2ee; }
    .mark:not(:empty) { display: inline-block; box-sizing: border-box; min-width: 20px; margin-left: 8px;
      padding: 1px 5px; border-radius: 10px; line-height: 18px; font-weight: 700; text-align: center; color: #14120f; }
    .mark.error { background: #ff8a7d; } .mark.warning { background: #f2b33d; } .mark.good { background: #8fd694; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: 0; padding: 0; border: 0; overflow: hidden;
      clip-path: inset(50%); }
    #panel { color-scheme: dark; box-sizing: border-box; width: 320px; max-width: 90vw; max-height: min(60vh, calc(100vh - 76px));
      overflow: auto; padding: 12px 16px; border-radius: 12px; background: #1c1b1a; color: #f5f2ee;
      border: 1px solid #8a837b; overflow-wrap: anywhere; }
    #panel[hidden] { display: none; }
    p { margin: 0 0 4px; } ul { list-style: none; margin: 4px 0; padding: 0; }
    .row { display: flex; justify-content: space-between; align-items: center; margin: 8px 0 0; }
    li { margin: 0 0 6px; padding-left: 8px; border-left: 3px solid #8a837b; }
    li.error { border-color: #ff6a5c; } li.warning { border-color: #f2b33d; } .over { color: #ff9a8f; }
    .place { display: block; color: #c9c2ba; font-size: 12px; }
    a { display: inline-block; min-height: 24px; color: #8ab8ff; } summary { min-height: 24px; cursor: pointer; }
    .card { margin: 8px 0 12px; border-radius: 24px; overflow: hidden; line-height: 1.25; background: #ffffff;
      color: #000000; }
    .header { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; background: #e4e4e9; }
    .text, .foot { display: flex; gap: 10px; align-items: center; padding: 12px 16px; }
    .lines { display: flex; flex-direction: column; flex: 1; min-width: 0; gap: 2px; }
    .lines b { font-size: 16px; } .lines span { font-size: 12px; color: #5f5f64; }
    .action { flex: none; padding: 5px 14px; border-radius: 99px; background: #0062d6; color: #ffffff; font-weight: 700; }
    .foot { padding: 8px 16px 12px; border-top: 1px solid #e4e4e9; font-size: 12px; }
    .icon { width: 20px; height: 20px; border-radius: 5px; background: #e4e4e9; object-fit: cover; }
    @media (prefers-color-scheme: dark) {
      .card { background: #2c2c2e; color: #ffffff; } .lines span { color: #a5a5ac; }
      .header, .icon { background: #3a3a3c; } .foot { border-color: #48484a; } .action { background: #0a6fe8; }
    }
    @media (forced-colors: active) { .mark, .card, .action { border: 1px solid CanvasText; } }
    :focus-visible { outline: 3px solid #7ab8ff; outline-offset: 2px; }
    #panel :focus-visible { outline-offset: -1px; }
    @media print { aside { display: none; } }
  `), frame);
  document.body.append(host);
  show(remembered());
  load();
})();

"""##

  /// `overlay-errors.js`.
  static let overlayErrorsScript = ##"""
(() => {
  const silence = 35000;
  let last = document.currentScript?.dataset.version ?? "0";
  // Without a file, the page shows the errors of all.
  const { file, digest } = document.currentScript?.dataset ?? {};
  const isDashboard = location.pathname.startsWith("/_clipsite");
  let turn = 0;
  let source = null;
  let watchdog = 0;
  let overlay = null;
  let focused = null;

  const element = (name, className, text) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  };

  // The bar is behind the overlay, where nobody would see the focus.
  const setBarInert = (isInert) => document.querySelector("clipsite-bar")?.toggleAttribute("inert", isInert);

  const clear = () => {
    overlay?.remove();
    overlay = null;
    setBarInert(false);
    focused?.focus?.({ preventScroll: true });
    focused = null;
  };

  const row = (diagnostic) => {
    const item = element("li", diagnostic.severity);
    item.append(element("p", "message", diagnostic.message), element("p", "place", diagnostic.place));
    if (diagnostic.line !== undefined) {
      item.append(element("pre", "", diagnostic.line + "\n" + diagnostic.marks));
    }
    if (diagnostic.fix !== undefined) item.append(element("p", "fix", "Fix: " + diagnostic.fix));
    return item;
  };

  const concerns = (diagnostic) =>
    file === undefined || diagnostic.page === undefined || diagnostic.page === file;

  // Errors of other pages are in the dashboard, which has no overlay.
  const isShown = (report) =>
    !isDashboard && (report.failure !== undefined || report.total > report.diagnostics.length
      || report.diagnostics.some((one) => one.severity === "error" && concerns(one)));

  const show = (report) => {
    if (!isShown(report)) return clear();
    const before = overlay ? focused : document.activeElement;
    clear();
    focused = before;
    overlay = element("clipsite-overlay");
    const root = overlay.attachShadow({ mode: "open" });
    const panel = element("div", "panel");
    panel.setAttribute("role", "alertdialog");
    panel.setAttribute("aria-label", "Errors in the site");
    panel.tabIndex = -1;
    const close = element("button", "", "Close");
    close.addEventListener("click", clear);
    const head = element("div", "head");
    head.append(element("h2", "", "The site has errors"), close);
    const list = element("ul");
    if (report.failure !== undefined) list.append(element("li", "error", report.failure));
    list.append(...report.diagnostics.filter(concerns).map(row));
    panel.append(element("style", "", style), head);
    panel.append(...report.shown.map((sentence) => element("p", "", sentence)), list);
    const rest = report.total - list.children.length + (report.failure === undefined ? 0 : 1);
    if (rest > 0) panel.append(element("p", "", "and " + rest + " more in the dashboard"));
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") clear();
    });
    root.append(panel);
    document.body.append(overlay);
    setBarInert(true);
    panel.focus({ preventScroll: true });
    link(list);
  };

  const link = async (list) => {
    try {
      const links = await (await fetch("/_clipsite/errors")).json();
      for (const place of list.querySelectorAll(".place")) {
        if (!Object.hasOwn(links, place.textContent)) continue;
        const made = element("a", "", place.textContent);
        made.href = links[place.textContent];
        place.replaceChildren(made);
      }
    } catch { /* The places stay texts. */ }
  };

  const close = () => {
    clearTimeout(watchdog);
    source?.close();
    source = null;
  };

  const heard = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(open, silence);
  };

  const news = () => dispatchEvent(new Event("clipsite-news"));

  // After a restart, a phone needs the new token. The page that says so must not hide behind an old one.
  const refused = async () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    try {
      if ((await fetch("/_clipsite/digests")).status === 403) location.reload();
    } catch { /* The preview is gone. */ }
  };

  // Other pages may have changed in the build that an error is in. Of several events the last counts.
  const follow = async (event, done) => {
    const version = event.lastEventId || last;
    const own = ++turn;
    const isNeeded = version !== last && await clipsiteReload.isNeeded();
    if (own !== turn) return;
    last = version;
    if (!isNeeded) {
      done();
      return news();
    }
    close();
    clipsiteReload.run();
  };

  const open = () => {
    close();
    if (document.hidden) return;
    source = new EventSource("/_clipsite/events?since=" + encodeURIComponent(last));
    heard();
    source.addEventListener("ping", heard);
    source.addEventListener("reload", (event) => follow(event, clear));
    source.addEventListener("error", (event) => {
      if (event.data === undefined) return refused();
      heard();
      follow(event, () => show(JSON.parse(event.data)));
    });
  };

  const note = () => clipsiteReload.note(last, digest);
  if (document.readyState === "complete") note(); else addEventListener("load", note);
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));

  const style = `
    :host { all: initial; }
    .panel:focus { outline: none; }
    .panel { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
      box-sizing: border-box; padding: 16px 20px; background: #1c1b1a; color: #f5f2ee;
      border-top: 4px solid #ff6a5c; font: 15px/1.45 system-ui, sans-serif; }
    .head { display: flex; justify-content: space-between; align-items: center; gap: 16px; }
    h2 { font-size: 17px; margin: 0; }
    ul { list-style: none; margin: 12px 0 0; padding: 0; }
    li { margin: 0 0 14px; padding-left: 12px; border-left: 3px solid #ff6a5c; }
    li.warning { border-color: #f2b33d; } li.note { border-color: #c9c2ba; }
    p { margin: 0 0 4px; } .message { font-weight: 600; } .place { color: #c9c2ba; }
    .place, pre { font-family: ui-monospace, monospace; font-size: 13px; }
    pre { margin: 4px 0; padding: 8px; overflow-x: auto; background: #0f0e0e; border-radius: 6px; }
    .fix { color: #9fdc9a; } a { display: inline-block; min-height: 24px; color: #8ab8ff; }
    a:focus-visible { outline: 3px solid #7ab8ff; outline-offset: 2px; }
    button { font: inherit; min-height: 44px; padding: 0 16px; border: 1px solid #8a837b; border-radius: 8px;
      background: transparent; color: inherit; cursor: pointer; }
    button:focus-visible { outline: 3px solid #7ab8ff; outline-offset: 2px; }
  `;
})();

"""##

  /// `overlay-reloading.js`.
  static let overlayReloadingScript = ##"""
const clipsiteReload = (() => {
  const key = "clipsite-reload:" + location.href;
  const longest = 6000;
  let known = null;
  let finish = null;
  const noted = new Promise((done) => (finish = done));

  const files = () => {
    const names = performance.getEntriesByType("resource").map((entry) => entry.name);
    const all = [location.href, ...names].map((name) => {
      const url = new URL(name, location.href);
      return url.origin === location.origin ? url.pathname + url.search : url.href;
    });
    return [...new Set(all)].filter((name) => name === all[0] || !name.startsWith("/_clipsite/"));
  };

  const ask = async (names) => {
    const digests = {};
    let version = null;
    for (let rest = names.slice(); rest.length > 0;) {
      let query = "";
      const asked = [];
      do {
        query += "&u=" + encodeURIComponent(rest[0]);
        asked.push(rest.shift());
      } while (rest.length > 0 && asked.length < 200 && query.length + 3 * rest[0].length < longest);
      const answer = await (await fetch("/_clipsite/digests?" + query.slice(1))).json();
      asked.forEach((name, index) => (digests[name] = answer.digests[index]));
      version ??= answer.version;
    }
    return { version, digests };
  };

  const note = async (version, own) => {
    try {
      const names = files();
      const answer = await ask(names);
      known = answer.version === version ? answer.digests : null;
      // The file may be another one by now.
      if (known && own) known[names[0]] = own;
    } catch {
      known = null;
    }
    finish();
  };

  const isNeeded = async () => {
    // A page that still loads cannot say what it loaded.
    await noted;
    if (!known) return true;
    try {
      const { digests } = await ask(Object.keys(known));
      return Object.keys(known).some((name) => known[name] !== digests[name]);
    } catch {
      return true;
    }
  };

  const fields = () => [...document.querySelectorAll("input, select, textarea, details")];
  const run = () => {
    const values = fields().map((field) =>
      field.type === "password" || field.type === "file"
        ? null : [field.localName, field.value, field.checked, field.open]);
    try {
      sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, values }));
    } catch { /* A private window. */ }
    location.reload();
  };

  const restore = () => {
    let saved = null;
    try {
      saved = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
    } catch { /* A private window. */ }
    if (!saved) return;
    fields().forEach((field, index) => {
      const value = saved.values[index];
      if (!value || value[0] !== field.localName) return;
      if (field.localName === "details") field.open = value[3];
      else {
        field.value = value[1];
        if (field.localName === "input") field.checked = value[2];
      }
    });
    scrollTo(saved.x, saved.y);
  };

  restore();
  return { note, isNeeded, run };
})();

"""##

  /// The files by path.
  static let files: [String: String] = [
    "card.mustache": ##"""
{{! An App Clip card. It stands within a line, so it has no line end. }}
<div class="phone card" role="img" aria-label="App Clip card: {{title}}. {{subtitle}}. {{action}}">
<div class="header">{{#image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/image}}<span class="close">✕</span></div>
<div class="text"><span class="lines"><b dir="auto">{{title}}</b><span dir="auto">{{subtitle}}</span></span>
<span class="button">{{action}}</span></div>
<div class="foot">{{#icon}}<img class="icon" src="{{icon}}" alt="" referrerpolicy="no-referrer"/>{{/icon}}{{^icon}}<span class="icon"></span>{{/icon}}<span class="lines"><span>Powered by</span><b>{{app}}</b></span><span class="store">App Store ›</span></div>
</div>
"""##,
    "diagnostic.mustache": ##"""
{{! One diagnostic. }}
<article class="diagnostic {{severity}}">
<p><strong class="severity">{{label}}</strong> {{message}} <code>{{code}}</code></p>
<p class="place">{{#editor}}<a href="{{editor}}"><code>{{place}}</code></a>{{/editor}}{{^editor}}<code>{{place}}</code>{{/editor}}</p>
{{#excerpt}}<pre tabindex="0" aria-label="The line">{{line}}
<span class="marks" aria-hidden="true">{{marks}}</span></pre>{{/excerpt}}
{{#equals}}<details><summary>{{count}} more like this</summary>
<ul>{{#places}}<li><code>{{.}}</code></li>{{/places}}</ul></details>{{/equals}}
{{#fix}}<p class="fix"><b>Fix:</b> {{fix}}</p>{{/fix}}
{{#notes}}<p class="note"><b>Note:</b> {{message}} <code>{{place}}</code></p>{{/notes}}
</article>

"""##,
    "diagnostics.mustache": ##"""
{{! All that is wrong, with the lines that it is about. }}
{{<frame}}{{$main}}
<h1>Diagnostics</h1>
{{#total}}<p class="total" role="status">{{total}}</p>{{/total}}
{{#codes}}
<ul class="codes-of-files" aria-label="Codes">
<li><a href="?"{{#is-all}} aria-current="true"{{/is-all}}>All</a></li>
{{#list}}
<li><a href="?code={{name}}"{{#is-chosen}} aria-current="true"{{/is-chosen}}>{{name}}</a> {{count}}</li>
{{/list}}
</ul>
{{/codes}}
{{#files}}
<h2>{{> edited}}</h2>
{{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
{{/files}}
{{> parts}}
{{/main}}{{/frame}}

"""##,
    "domains.mustache": ##"""
{{! Every domain with what ties it to the app. }}
{{<frame}}{{$main}}
<h1>Domains</h1>
<p>The entries belong to the Associated Domains capability of the app and of the App Clip.</p>
{{#domains}}
<section class="domain">
<h2><a href="{{home}}">{{name}}</a>{{> mark}}</h2>
<p><span class="tag">{{role}}</span> {{pages}}</p>
<ul class="entitlements">
{{#entitlements}}
<li><code>{{.}}</code></li>
{{/entitlements}}
</ul>
<p><a href="{{file}}">AASA file of {{name}}</a>{{> mark}}</p>
{{#association}}
<details><summary>Show the AASA file of {{name}}</summary>
<pre tabindex="0" role="region" aria-label="AASA file of {{name}}">{{association}}</pre></details>
{{/association}}
</section>
{{/domains}}
{{/main}}{{/frame}}

"""##,
    "edited.mustache": ##"""
{{! The name of a file, which opens it in the author's editor if the preview knows that. It stands within a line, so it has no line end. }}
{{#editor}}<a href="{{editor}}"><code>{{file}}</code></a>{{/editor}}{{^editor}}<code>{{file}}</code>{{/editor}}
"""##,
    "facts.mustache": ##"""
{{! The launch of a page, and what is wrong with it. }}
<section aria-labelledby="launch">
<h2 id="launch">Launching</h2>
<div class="launch">
<dl class="facts">
<div><dt>Invocation URL</dt><dd><code>{{url}}</code></dd></div>
<div><dt>Experience</dt><dd>{{experience}}</dd></div>
{{#association}}
<div><dt>App Clip in the AASA file</dt><dd><span class="mark {{#has-clip}}good{{/has-clip}}{{^has-clip}}bad{{/has-clip}}">{{#has-clip}}Listed{{/has-clip}}{{^has-clip}}Missing{{/has-clip}}</span> <code>{{clip-id}}</code> <a href="{{file}}">the file</a>{{> mark}}</dd></div>
<div><dt>Universal links</dt><dd><span class="mark {{#is-good}}good{{/is-good}}{{^is-good}}bad{{/is-good}}">{{verdict}}</span>{{#entry}} <code>{{entry}}</code>{{/entry}}</dd></div>
{{/association}}
</dl>
<div class="codes">
{{#code}}<figure class="code">{{code}}<figcaption>Leads to the invocation URL.</figcaption></figure>{{/code}}
{{#phone}}<figure class="code">{{code}}<figcaption>Opens this preview on a phone: <a href="{{url}}">{{url}}</a></figcaption></figure>{{/phone}}
{{^phone}}<p class="hint">Start <code>clipsite serve --lan</code> for a code that opens this preview on a phone.</p>{{/phone}}
</div>
</div>
{{#short-urls}}
<h3>Short URLs</h3>
{{> short-rows}}
{{/short-urls}}
</section>
<section aria-labelledby="problems">
<h2 id="problems">Diagnostics</h2>
{{^diagnostics}}<p>None.</p>{{/diagnostics}}
{{#diagnostics}}{{> diagnostic}}{{/diagnostics}}
</section>

"""##,
    "frame.mustache": ##"""
{{! The frame around all pages of the dashboard. }}
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<title>{{window-title}} – clipsite preview</title>
<link rel="stylesheet" href="{{root}}style.css"/>
<link rel="icon" href="data:,"/>
<script src="{{root}}script.js" defer="defer"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
<p class="brand">clipsite <span>preview</span></p>
<nav aria-label="Dashboard">
<ul>
<li><a href="{{root}}"{{#is-pages}} aria-current="page"{{/is-pages}}>Pages</a></li>
<li><a href="{{root}}short-urls"{{#is-short-urls}} aria-current="page"{{/is-short-urls}}>Short URLs</a></li>
<li><a href="{{root}}diagnostics"{{#is-diagnostics}} aria-current="page"{{/is-diagnostics}}>Diagnostics</a></li>
<li><a href="{{root}}domains"{{#is-domains}} aria-current="page"{{/is-domains}}>Domains</a></li>
</ul>
</nav>
<p class="state {{state}}">{{#summary}}<a href="{{root}}diagnostics">{{summary}}</a>{{/summary}}{{^summary}}No problems{{/summary}}{{#so-far}} so far{{/so-far}}</p>
</header>
<main id="main">
{{#failure}}<p class="notice" role="status">The files cannot be read: {{failure}}.</p>{{/failure}}
{{#is-broken}}
<p class="notice" role="status">{{^failure}}The site has errors. {{/failure}}{{shown-instead}}{{^is-diagnostics}} <a href="{{root}}diagnostics">Show the errors</a>{{/is-diagnostics}}</p>
{{/is-broken}}
{{$main}}{{/main}}
</main>
{{overlay}}
</body>
</html>

"""##,
    "local.mustache": ##"""
{{! The steps to see the real card on a phone before the app is released. }}
{{#local}}
<section aria-labelledby="local">
<h2 id="local">On your iPhone before the release</h2>
<p>A Local Experience is the only way to see the real card before the app is in the App Store.</p>
<ol>
<li>Install the App Clip: run it from Xcode, install an Ad Hoc or Development build, or launch it once from TestFlight.</li>
<li>Save the header image to Photos: {{#image}}<a href="{{url}}" download="">the image</a>{{/image}}{{^image}}the page has none{{/image}}.</li>
<li>Open Settings › Developer › App Clips Testing › Local Experiences › Register, and enter the values below.</li>
<li>Scan the <a href="#launch">code of the invocation URL</a> with the Camera app.</li>
</ol>
<dl class="values">
{{#values}}
<div><dt>{{name}}</dt><dd><code>{{text}}</code> <button type="button" class="copy" data-text="{{text}}" aria-label="Copy {{name}}">Copy</button></dd></div>
{{/values}}
</dl>
<p><code>_XCAppClipURL</code> is an environment variable of the scheme in Xcode. It launches the App Clip with the URL and shows no card.</p>
<p>From this computer, Safari shows no banner and no card, and Messages shows no App Clip: both need the released app and the public domain. The AASA file is not used either, because Apple’s servers do not reach this computer.</p>
</section>
{{/local}}

"""##,
    "mark.mustache": ##"""
{{! The mark of a link to a name below `localhost`. It stands within a line, so it has no line end. }}
{{#is-name}} (not in Safari){{/is-name}}
"""##,
    "missing.mustache": ##"""
{{! The answer to a page that the site does not have. }}
{{<frame}}{{$main}}
<h1>No such page</h1>
<p>The site has no page with this address. It may have been renamed: <a href="{{root}}">look for it</a>.</p>
{{/main}}{{/frame}}

"""##,
    "page.mustache": ##"""
{{! One page: what Apple's systems make of it. }}
{{<frame}}{{$main}}
<p class="back"><a href="{{root}}">All pages</a></p>
<h1>{{title}}</h1>
<p class="where"><span><a href="{{preview}}">Open the page</a>{{> mark}}</span> {{> edited}}</p>
{{#is-stale}}<p class="notice" role="status">This page cannot be rendered at the moment, so its tags are not known.</p>{{/is-stale}}
<section aria-labelledby="looks">
<h2 id="looks">On an iPhone</h2>
{{> phone}}
{{#clip}}
<dl class="counters">
{{#counters}}
<div{{#is-over}} class="over"{{/is-over}}><dt>{{name}}</dt>
<dd><span class="number">{{length}} of {{limit}} characters</span>{{#is-over}} <strong>{{excess}} too many</strong> <q>{{text}}</q>{{/is-over}}</dd></div>
{{/counters}}
<div><dt>Header image</dt><dd>{{#image}}{{#size}}{{size}} pixels{{/size}}{{^size}}on another site{{/size}}{{/image}}{{^image}}none{{/image}}. Cards need {{header-size}}.{{#has-other-image}} The page’s own <code>image</code> is only in link previews, because its URL launches another experience.{{/has-other-image}}</dd></div>
{{#card-of}}<div><dt>Card</dt><dd>That of {{card-of}}.</dd></div>{{/card-of}}
{{^card-of}}<div><dt>Card in Messages</dt><dd>That of the default experience (a report). The preview in Messages has <code>og:title</code> and <code>og:image</code> of this page.</dd></div>{{/card-of}}
{{#card-page}}
<div><dt>Card page</dt><dd><a href="{{card-page-preview}}">{{card-page}}</a>{{> mark}} shows the card in place of this page.</dd></div>
{{/card-page}}
<div><dt>Button of the page</dt><dd>Links to the default App Clip link: {{link-condition}}.</dd></div>
</dl>
{{/clip}}
{{^clip}}<p>The page shows no App Clip: <code>clip.display</code> is <code>none</code>.</p>{{/clip}}
</section>
{{> facts}}
{{> local}}
{{> tags}}
{{/main}}{{/frame}}

"""##,
    "pages.mustache": ##"""
{{! The list of all pages. }}
{{<frame}}{{$main}}
<h1>Pages</h1>
<form class="search" role="search" action="{{root}}" method="get">
<p><label for="q">Search title, URL, file and town</label>
<input id="q" name="q" type="search" value="{{query}}" autocomplete="off" spellcheck="false"/></p>
<p><label for="domain">Domain</label>
<select id="domain" name="domain">
<option value="">All domains</option>
{{#domains}}
<option{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
{{/domains}}
</select></p>
<p><label for="display">Shows</label>
<select id="display" name="display">
<option value="">Everything</option>
{{#displays}}
<option value="{{value}}"{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
{{/displays}}
</select></p>
{{#languages}}
<p><label for="language">Language</label>
<select id="language" name="language">
<option value="">All languages</option>
{{#list}}
<option{{#is-chosen}} selected="selected"{{/is-chosen}}>{{name}}</option>
{{/list}}
</select></p>
{{/languages}}
<p><label for="problems">Diagnostics</label>
<select id="problems" name="problems">
<option value="">All pages</option>
<option value="1"{{#has-problems}} selected="selected"{{/has-problems}}>With diagnostics</option>
</select></p>
<button type="submit">Search</button>
</form>
<div id="results">
<p class="total" role="status">{{total}}</p>
<ul class="rows">
{{#rows}}
<li><a href="{{link}}"><strong><bdi>{{title}}</bdi></strong>{{#town}} <bdi class="town">{{town}}</bdi>{{/town}}
<span class="url">{{url}}</span></a>
<span class="tag{{^has-clip}} quiet{{/has-clip}}">{{display}}</span>
<code>{{file}}</code></li>
{{/rows}}
</ul>
{{^rows}}<p>No page fits.</p>{{/rows}}
{{> parts}}
</div>
{{/main}}{{/frame}}

"""##,
    "parts.mustache": ##"""
{{! The links between the parts of a long list. }}
{{#parts}}
<nav class="parts" aria-label="Parts of the list">
{{#previous}}<a href="{{previous}}" rel="prev">Previous</a>{{/previous}}
<span>Part {{number}} of {{count}}</span>
{{#next}}<a href="{{next}}" rel="next">Next</a>{{/next}}
</nav>
{{/parts}}

"""##,
    "phone.mustache": ##"""
{{! The picture of an iPhone that shows a page, drawn once in light and once in dark. A small screen shows one of them. }}
<p class="about">Approximations: Apple publishes no measures of its banner, card, and bubble.</p>
<div class="looks">
<input type="radio" name="look" id="look-light" checked="checked"/><label for="look-light">Light</label>
<input type="radio" name="look" id="look-dark"/><label for="look-dark">Dark</label>
<div class="pair">
{{#looks}}
<div class="look {{scheme}}">
<p class="scheme">{{name}}</p>
{{#clip}}
<figure>
<div class="phone banner" role="img" aria-label="Smart App Banner: {{app}}, {{action}}">
<span class="close">✕</span>{{#icon}}<img class="icon" src="{{icon}}" alt="" referrerpolicy="no-referrer"/>{{/icon}}{{^icon}}<span class="icon"></span>{{/icon}}
<span class="lines"><b>{{app}}</b><span>App Clip</span></span>
<span class="button">{{action}}</span>
</div>
<figcaption>Smart App Banner{{^shows-card}}<span class="tag">on this page</span>{{/shows-card}}</figcaption>
</figure>
<figure>
{{> card}}
<figcaption>App Clip card{{#shows-card}}<span class="tag">on this page</span>{{/shows-card}}</figcaption>
</figure>
{{/clip}}
<figure>
<div class="phone thread">
<div class="bubble" role="img" aria-label="Preview in Messages: {{message.title}}, {{message.domain}}">
{{#message.image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/message.image}}
<span class="lines"><b dir="auto">{{message.title}}</b><span>{{message.domain}}</span></span>
</div>
</div>
<figcaption>Messages</figcaption>
</figure>
<figure>
<div class="phone share" role="img" aria-label="Link in other apps: {{message.title}}, {{message.domain}}">
{{#message.image}}<img src="{{url}}" alt="" referrerpolicy="no-referrer"/>{{/message.image}}
<span class="lines"><span>{{message.domain}}</span><b dir="auto">{{message.title}}</b>{{#message.description}}<span dir="auto">{{message.description}}</span>{{/message.description}}</span>
</div>
<figcaption>Link in other apps</figcaption>
</figure>
{{#maps}}
<figure>
<div class="phone place" role="img" aria-label="Place card in Maps: {{maps.name}}">
<b dir="auto">{{maps.name}}</b><span class="kind">{{maps.category}}{{#maps.town}} · {{maps.town}}{{/maps.town}}</span>
<span class="actions"><span>Directions</span>{{#maps.phone}}<span>Call</span>{{/maps.phone}}{{#maps.action}}<span class="main">{{maps.action}}</span>{{/maps.action}}</span>
<span class="kind">{{maps.street}}</span>
</div>
<figcaption>Place card in Maps</figcaption>
</figure>
{{/maps}}
{{#languages}}
<figure>
{{> card}}
<figcaption>App Clip card <a class="tag" href="{{link}}" hreflang="{{language}}">in {{language}}</a></figcaption>
</figure>
{{/languages}}
</div>
{{/looks}}
</div>
</div>

"""##,
    "short-rows.mustache": ##"""
{{! A list of short URLs. }}
<ul class="rows">
{{#rows}}
<li><a href="{{link}}"><strong>{{short}}</strong>
<span class="url"><bdi>{{target}}</bdi> {{target-url}}</span></a></li>
{{/rows}}
</ul>

"""##,
    "short-url.mustache": ##"""
{{! One short URL. }}
{{<frame}}{{$main}}
<p class="back"><a href="{{root}}short-urls">All short URLs</a></p>
<h1>{{url}}</h1>
<div class="launch">
<dl class="facts">
<div><dt>Leads to</dt><dd><a href="{{target-link}}"><bdi>{{target}}</bdi></a> <code>{{target-url}}</code></dd></div>
<div><dt>Launches</dt><dd>{{launches}}</dd></div>
<div><dt>Preview</dt><dd><a href="{{preview}}">Open the short URL</a>{{> mark}}</dd></div>
</dl>
{{#code}}<figure class="code">{{code}}<figcaption>Leads to the short URL.</figcaption></figure>{{/code}}
</div>
{{/main}}{{/frame}}

"""##,
    "short-urls.mustache": ##"""
{{! The short URLs of the site. }}
{{<frame}}{{$main}}
<h1>Short URLs</h1>
<p class="total" role="status">{{total}}</p>
{{> short-rows}}
{{> parts}}
{{/main}}{{/frame}}

"""##,
    "sites.mustache": ##"""
{{! The page at `http://localhost:8080/`: which sites the preview has. }}
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sites of the preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; background: #ffffff; color: #1a1a1a; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { background: #141414; color: #f0f0f0; --link: #8ab8ff; } }
body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
li { padding: .5rem 0; }
a { display: inline-block; min-height: 1.75rem; color: var(--link); }
</style>
</head>
<body>
<main>
<h1>Sites of the preview</h1>
<ul>
{{#sites}}
<li><a href="{{url}}">{{name}}</a>{{#is-name}} (not in Safari){{/is-name}}</li>
{{/sites}}
</ul>
<p><a href="{{dashboard}}">Dashboard: what Apple’s systems make of each page</a></p>
</main>
{{overlay}}
</body>
</html>

"""##,
    "tags.mustache": ##"""
{{! The tags in the head of a page. }}
<section>
<h2 id="tags">Tags of the head</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="tags">
<table>
<thead><tr><th scope="col">Element</th><th scope="col">Name</th><th scope="col">Content</th></tr></thead>
<tbody>
{{#tags}}
<tr><td>{{element}}</td><td><code>{{#name}}{{name}}{{/name}}</code></td><td>{{content}}</td></tr>
{{/tags}}
</tbody>
</table>
</div>
</section>

"""##,
  ]
}
