import Testing

@testable import ClipsiteNetwork

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
    let filter = try #require(MetaTagFilter(ReceivedRequest("/", fields: fields)))
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
    #expect(MetaTagFilter(ReceivedRequest("/")) == nil)
    let fields = HTTPFields([HTTPField("Prefer-Html-Meta-Tags", " , ")])
    #expect(MetaTagFilter(ReceivedRequest("/", fields: fields)) == nil)
  }

  @Test func givesADocumentThatHoldsNothingElse() throws {
    let fields = HTTPFields([HTTPField("Prefer-Html-Meta-Tags", "al")])
    let filter = try #require(MetaTagFilter(ReceivedRequest("/", fields: fields)))
    let text = String(decoding: filter.document(from: Array(Self.page.utf8)), as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html>\n<head>\n"))
    #expect(!text.contains("title") && !text.contains("<p>"))
  }

  @Test(arguments: [
    (#"<meta name="AL:a">"#, 1), (#"<meta content=">" property='al:b'/><metal name=al:c>"#, 1),
    ("<meta name = x property=al:y>", 1), ("<meta>", 0), ("<meta name=og:a>", 0),
    ("<!-- <meta name=al:a>", 0), ("<style><meta name=al:a>", 0), (#"<p title="<meta name=al:a>">"#, 0),
  ])
  func findsTheTagsThatABrowserFinds(_ page: String, count: Int) throws {
    let fields = HTTPFields([HTTPField("Prefer-Html-Meta-Tags", "al")])
    let filter = try #require(MetaTagFilter(ReceivedRequest("/", fields: fields)))
    let tags = String(decoding: filter.document(from: Array(page.utf8)), as: UTF8.self)
    #expect(tags.split(separator: "<meta ").count == count + 2)
  }
}
