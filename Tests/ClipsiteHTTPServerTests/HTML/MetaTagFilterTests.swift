import ClipsiteTestTools
import Testing

@testable import ClipsiteHTTPServer

struct MetaTagFilterTests {
  private static let page = """
    <!DOCTYPE html><html><head><meta charset="utf-8"><title><meta property="al:in-title"></title>
    <!-- <meta property="al:in-comment"> --><script>'<meta property="al:in-script">'</script>
    <meta property="al:ios:url" content="a://b?c>d">
    <META NAME='OG:Title' content='x'/>
    <meta property=og:image content=y><meta name="apple-itunes-app" content="z">
    <meta property="almost" content="n"><meta name="twitter:card" content="t"></head>
    <body><p>al: og:</p></body></html>
    """

  private static func tags(_ prefixes: String) throws -> [String] {
    let fields = HTTPFields([HTTPField("prefer-html-meta-tags", prefixes)])
    let filter = try #require(MetaTagFilter(HTTPRequest("/", fields: fields)))
    let lines = String(decoding: filter.document(from: Array(page.utf8)), as: UTF8.self).split(
      separator: "\n")
    return lines.dropFirst(4).dropLast(3).map(String.init)
  }

  @Test func keepsTheTagsOfTheFamilies() throws {
    #expect(
      try Self.tags("al, og") == [
        #"<meta property="al:ios:url" content="a://b?c>d">"#, "<META NAME='OG:Title' content='x'/>",
        "<meta property=og:image content=y>",
      ])
    #expect(try Self.tags("AL") == [#"<meta property="al:ios:url" content="a://b?c>d">"#])
    #expect(try Self.tags("fb").isEmpty)
  }

  @Test func isAbsentWhenWholePagesAreAskedFor() {
    #expect(MetaTagFilter(HTTPRequest("/")) == nil)
    let fields = HTTPFields([HTTPField("Prefer-Html-Meta-Tags", " , ")])
    #expect(MetaTagFilter(HTTPRequest("/", fields: fields)) == nil)
  }

  @Test func givesADocumentThatHoldsNothingElse() throws {
    let fields = HTTPFields([HTTPField("Prefer-Html-Meta-Tags", "al")])
    let filter = try #require(MetaTagFilter(HTTPRequest("/", fields: fields)))
    let text = String(decoding: filter.document(from: Array(Self.page.utf8)), as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html>\n<head>\n"))
    #expect(!text.contains("title") && !text.contains("<p>"))
  }

  private static func names(_ page: String) -> [[String]] {
    MetaTagScanner.tags(in: Array(page.utf8)).map(\.names)
  }

  @Test(arguments: [
    (#"<meta name="a">"#, [["a"]]), (#"<meta content=">" property='b'/><metal name=c>"#, [["b"]]),
    ("<meta name = x property=y>", [["x", "y"]]), ("<meta>", [[]]), ("<meta name>", [[]]),
    ("<meta name=", [[""]]),
    (#"<meta name="a"#, [["a"]]), ("< meta name=a>", []), ("<!-- <meta name=a>", []),
    ("<style><meta name=a>", []),
    ("<style><meta></style><meta name=b>", [["b"]]), (#"<p title="<meta name=a>"><meta name=b>"#, [["b"]]),
    ("<meta ==a name=b>", [["b"]]), ("", []), ("<", []), ("<m", []), ("<meta", []),
  ])
  func findsTags(_ page: String, _ names: [[String]]) {
    #expect(Self.names(page) == names)
  }

  @Test func survivesMutatedPages() {
    var random = SeededNumbers(7)
    let page = Array(
      "<title>a</title><!-- b --><meta name=\"c\" content='d'><script>e</script><meta x=y />".utf8)
    for _ in 0..<2000 {
      var bytes = page
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          page[Int.random(in: 0..<page.count, using: &random)]
      }
      #expect(MetaTagScanner.tags(in: bytes).count <= bytes.count / 5)
    }
  }
}
