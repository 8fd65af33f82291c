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
