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
