import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// What a browser, the reader that counts, makes of values that try to break out of their place.
@Suite(
  .blockingForBrowsers, .sharedBrowser,
  .needs(Chromium.need))
struct HostileTextInBrowserTests {
  private static let attacks = [
    "</title><script>broken = 1</script>", "\"><img src=x onerror=broken=1>", "'><svg onload=broken=1>",
    "--></script><script>broken = 1</script><!--", "{{page.url}} {{{head.tags}}}", "&lt;b&gt; &quot;",
  ]

  @Test func isTextInEveryPlace() throws {
    var files: [String: String] = [:]
    for (number, attack) in Self.attacks.enumerated() {
      let value = "'\(attack.replacing("'", with: "''"))'"
      files["Content/hostile-\(number).md"] = """
        ---
        title: \(value)
        description: \(value)
        image-alt: \(value)
        place: {street: \(value), locality: \(value), country: US}
        ---
        Text

        """
    }
    let preview = try RunningPreview(files: files)
    defer { preview.stop() }
    let page = try ChromiumPage()
    defer { page.close() }
    for (number, attack) in Self.attacks.enumerated() {
      try page.open(preview.page("/hostile-\(number)"))
      let text = JSONValue.string(attack)
      #expect(try page.evaluate("document.querySelector('h1').textContent") == text)
      #expect(try page.evaluate("document.title.startsWith(\(ChromiumPage.literal(attack)))") == true)
      #expect(try page.evaluate("document.querySelector('meta[property=\"og:title\"]').content") == text)
      #expect(try page.evaluate("document.querySelector('meta[property=\"og:image:alt\"]').content") == text)
      let data = "JSON.parse(document.querySelector('script[type=\"application/ld+json\"]').textContent)"
      #expect(try page.evaluate("\(data).name") == text)
      #expect(try page.evaluate("\(data).address.streetAddress") == text)
      #expect(try page.evaluate("typeof broken") == "undefined")
    }
    #expect(page.problems == [])
  }
}
