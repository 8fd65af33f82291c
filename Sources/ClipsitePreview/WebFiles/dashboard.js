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
