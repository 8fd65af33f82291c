package import ClipsiteText

extension DiagnosticCode {
  /// A file is not one that every website consists of.
  package static let unlistedFile = DiagnosticCode(
    "UnlistedFile", .error,
    summary: "A file in the content folder is not one that a website consists of.",
    explanation: """
      clipsite publishes pages (`.md`), images, video, audio, PDF files, fonts, `vcf`, `ics`, `pkpass`, `usdz`,
      `webmanifest`, and files that crawlers and Apple request by name, such as `robots.txt`. Other files can run
      in browsers (`.html`, `.js`), configure a host (`_redirects`, `vercel.json`), or lie in the folder by accident
      (`.csv`, `.docx`, a private key). `assets` in `site.yml` lists those that visitors need, as paths and patterns.
      A file that proves to Google or Bing who owns the site must have the form of such a file.
      """,
    fix: "Move the file out of the content folder. If visitors need it, list it under `assets`.",
    example: .files(
      wrong: "Content/stores.csv",
      right: """
        ==> Content/stores.csv <==
        town,phone
        ==> Content/site.yml <==
        assets: [stores.csv]
        """))

  /// A drawing runs something.
  package static let scriptInDrawing = DiagnosticCode(
    "ScriptInDrawing", .error,
    summary: "An SVG drawing runs something in the browsers of visitors.",
    explanation: """
      Browsers run the scripts of an SVG file that somebody opens (SVG 2, “Scripting and interactivity”). Drawings
      therefore have no scripts, `on…` attributes, `javascript:` URLs, HTML, style sheets of other files, or entities,
      and are UTF-8. clipsite rejects also what it cannot read.
      """,
    fix: "Export the drawing without scripts. If visitors need it, list it under `assets` in `site.yml`.",
    example: .files(
      wrong: """
        ==> Content/logo.svg <==
        <svg xmlns="http://www.w3.org/2000/svg" onload="start()"/>
        """,
      right: """
        ==> Content/logo.svg <==
        <svg xmlns="http://www.w3.org/2000/svg"/>
        """))

  /// A page keeps raw HTML that `site.yml` does not allow.
  package static let unlistedHTML = DiagnosticCode(
    "UnlistedHTML", .error,
    summary: "`allow-html` in `site.yml` does not list the page.",
    explanation: """
      Raw HTML can run code in the browsers of visitors. `site.yml` decides what runs, so front matter alone cannot
      allow it. `allow-html` in `site.yml` lists the pages that may, as paths and patterns.
      """,
    fix: "Remove `allow-html` from the page, or list the page under `allow-html` in `site.yml`.",
    example: .files(
      wrong: """
        ==> Content/events.md <==
        ---
        title: Events
        allow-html: true
        ---
        """,
      right: """
        ==> Content/events.md <==
        ---
        title: Events
        ---
        """))

  /// A page keeps the raw HTML of its text.
  package static let rawHTMLAllowed = DiagnosticCode(
    "RawHTMLAllowed", .note,
    summary: "The page contains raw HTML without a filter, scripts included.",
    explanation: """
      With `allow-html: true`, anybody who can write this file can run code in the browsers of visitors. If the text
      has a script, the domain has no policy for scripts. This note prevents overlooking the setting, for example
      after an import.
      """,
    fix: "Remove `allow-html` if you do not need it.",
    example: .files(
      wrong: """
        ==> Content/events.md <==
        ---
        title: Events
        allow-html: true
        ---
        ==> Content/site.yml <==
        allow-html: [events.md]
        """,
      right: """
        ==> Content/events.md <==
        ---
        title: Events
        ---
        """))
}
