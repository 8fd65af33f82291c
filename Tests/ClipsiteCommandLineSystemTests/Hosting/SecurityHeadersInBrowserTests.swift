import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// A browser takes the pages of the starter's theme, and those of a theme with scripts, as nginx serves them
/// with the headers that clipsite wrote.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(WebServer.nginx),
  .needs(Chromium.need))
struct SecurityHeadersInBrowserTests {
  private static let paths = [
    "/", "/about", "/ferry-street", "/ferry-street/market", "/ferry-street/mission",
  ]

  /// Builds the starter site with other files in it, serves it, and opens a page of each path.
  private func visit(
    _ files: [String: String] = [:], _ paths: [String] = paths, _ look: (ChromiumPage, String) throws -> Void
  ) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in StarterSite.files {
      let path = URL(fileURLWithPath: "\(folder.path)/\(file.path)")
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: path)
    }
    for (path, text) in files { try folder.write(path, text) }
    try folder.save(
      "Content/site.yml", replacing: "image: donut.jpg\n", with: "image: donut.jpg\nassets: [own.js]\n")
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["build", "--host", "nginx"], on: recorder.terminal, workingFolder: folder.path)
    try #require(status == .success, "\(recorder.text(.error))")
    try WebServer.nginx.serve(folder.path + "/Output", domains: ["example.com"]) { port in
      for path in paths {
        let page = try ChromiumPage()
        defer { page.close() }
        // The server has one domain, so it answers for this one too.
        try page.open("http://127.0.0.1:\(port)\(path)")
        try look(page, path)
      }
    }
  }

  @Test func noPageOfTheStarterIsHindered() throws {
    try visit { page, path in
      let display = try page.evaluate("getComputedStyle(document.body).display").text
      let arePicturesThere = try page.evaluate(
        "[...document.images].every((image) => image.naturalWidth > 0)"
      ).bool
      #expect(display == "flex", "\(path)")
      #expect(arePicturesThere == true, "\(path)")
      #expect(page.problems == [], "\(path)")
    }
  }

  @Test func aScriptThatComesWithContentDoesNotRun() throws {
    try visit([:], ["/"]) { page, _ in
      try page.evaluate(
        """
        new Promise((done) => {
          document.addEventListener('securitypolicyviolation', () => done(true));
          document.body.insertAdjacentHTML('beforeend', '<img src="/no.png" onerror="window.ran = true">');
        })
        """)
      let ran = try page.evaluate("window.ran === true").bool
      #expect(ran == false)
      #expect(page.problems.contains { $0.contains("Content Security Policy") })
    }
  }

  @Test func scriptsOfAThemeRun() throws {
    let footer = """
      <footer class="foot"></footer>
      <script>document.documentElement.dataset.inline = "ran";</script>
      """
    try visit(["Templates/partials/footer.mustache": footer]) { page, path in
      let inline = try page.evaluate("document.documentElement.dataset.inline").text
      #expect(inline == "ran", "\(path)")
      #expect(page.problems == [], "\(path)")
    }
  }

  @Test func scriptsWithDataOfThePageRun() throws {
    let footer = """
      <script>document.documentElement.dataset.inline = "{{page.path}}";</script>
      <script src="/own.js"></script>
      """
    try visit([
      "Templates/partials/footer.mustache": footer,
      "Content/own.js": "document.documentElement.dataset.file = 'ran';",
    ]) { page, path in
      let inline = try page.evaluate("document.documentElement.dataset.inline").text
      let file = try page.evaluate("document.documentElement.dataset.file").text
      #expect(inline == path)
      #expect(file == "ran", "\(path)")
      #expect(page.problems == [], "\(path)")
    }
  }

  /// As the page “Security model” says: a policy that names scripts does not let them make scripts of texts.
  @Test(arguments: [false, true])
  func textsBecomeScriptsOnlyInFiles(_ isFile: Bool) throws {
    let script = """
      const data = document.documentElement.dataset;
      try { eval("data.text = 'ran'"); } catch { data.text = 'blocked'; }
      """
    let footer = isFile ? #"<script src="/own.js"></script>"# : "<script>\(script)</script>"
    try visit(["Templates/partials/footer.mustache": footer, "Content/own.js": script], ["/"]) { page, _ in
      let text = try page.evaluate("document.documentElement.dataset.text").text
      #expect(text == (isFile ? "ran" : "blocked"))
    }
  }
}
