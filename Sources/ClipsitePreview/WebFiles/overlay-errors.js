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
