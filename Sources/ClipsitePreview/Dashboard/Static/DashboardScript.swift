extension Dashboard {
  /// The script: the list is searched while one types. Without it the form works as forms do.
  static let script = #"""
    "use strict";
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

    """#
}
