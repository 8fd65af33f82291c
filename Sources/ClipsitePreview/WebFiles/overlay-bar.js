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
  const toggle = make("button", { type: "button", "aria-expanded": "false", "aria-controls": "panel" },
    "clipsite");
  const panel = make("div", { id: "panel", hidden: "" });
  const frame = make("aside", { "aria-label": "clipsite preview" }, panel, toggle);

  const text = (bar) => {
    const made = [];
    if (bar.display) made.push(make("p", {}, make("b", {}, bar.display)));
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
    made.push(make("p", {}, make("a", { href: bar.dashboard }, "Dashboard")));
    return made;
  };

  const open = async () => {
    if (!panel.hasChildNodes()) panel.append(make("p", {}, "Loading …"));
    panel.hidden = false;
    toggle.setAttribute("aria-expanded", "true");
    try {
      const answer = await fetch("/_clipsite/bar?path=" + encodeURIComponent(location.pathname));
      panel.replaceChildren(...text(await answer.json()));
    } catch {
      panel.replaceChildren(make("p", {}, "The preview does not answer."));
    }
  };
  const close = () => {
    panel.hidden = true;
    toggle.setAttribute("aria-expanded", "false");
  };
  toggle.addEventListener("click", () => {
    const isOpen = panel.hidden;
    remember(isOpen);
    if (isOpen) open(); else close();
  });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    remember(false);
    close();
    toggle.focus();
  });

  root.append(make("style", {}, `
    :host { all: initial; }
    aside { position: fixed; inset: auto 8px 8px auto; z-index: 2147483646; font: 14px/1.4 system-ui, sans-serif;
      display: flex; flex-direction: column; align-items: flex-end; gap: 6px; max-width: min(360px, 90vw); }
    button { font: inherit; font-size: 12px; min-width: 44px; min-height: 44px; padding: 0 12px; cursor: pointer;
      border: 1px solid #8a837b; border-radius: 22px; background: #1c1b1a; color: #f5f2ee; }
    #panel { box-sizing: border-box; max-height: 60vh; overflow: auto; padding: 12px 16px; border-radius: 12px;
      background: #1c1b1a; color: #f5f2ee; border: 1px solid #8a837b; overflow-wrap: anywhere; }
    #panel[hidden] { display: none; }
    p { margin: 0 0 4px; } ul { list-style: none; margin: 4px 0; padding: 0; }
    li { margin: 0 0 6px; padding-left: 8px; border-left: 3px solid #8a837b; }
    li.error { border-color: #ff6a5c; } li.warning { border-color: #f2b33d; } .over { color: #ff9a8f; }
    .place { display: block; color: #c9c2ba; font-size: 12px; }
    a { display: inline-block; min-height: 24px; color: #8ab8ff; } summary { min-height: 24px; cursor: pointer; }
    :focus-visible { outline: 3px solid #7ab8ff; outline-offset: 2px; }
    @media print { aside { display: none; } }
  `), frame);
  document.body.append(host);
  if (remembered()) open();
})();
