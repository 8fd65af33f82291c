@testable import ClipsitePreview
import ClipsiteAppClips
import ClipsiteHTTPServer
import Testing

struct PreviewLinksTests {
  @Test(arguments: [
    (
      "<a href=\"https://shop.example.net/m\">", "<a href=\"http://localhost:8081/m\">"
    ),
    (
      "<img src=\"https://shop.example.net/a.jpg\">",
      "<img src=\"http://localhost:8081/a.jpg\">"
    ),
    (
      "<source srcset=\"https://shop.example.net/a.webp 480w, https://shop.example.net/b.webp 800w\">",
      "<source srcset=\"http://localhost:8081/a.webp 480w,"
        + " http://localhost:8081/b.webp 800w\">"
    ),
    ("<p title=\"See https://example.com/\">", "<p title=\"See https://example.com/\">"),
    ("<a href=\"https://example.com\">", "<a href=\"/\">"),
    ("<a href=\"https://example.com.evil.org/\">", "<a href=\"https://example.com.evil.org/\">"),
    ("<a href=\"https://other.org/\">", "<a href=\"https://other.org/\">"),
    (
      "<link rel=\"canonical\" href=\"https://example.com/\">",
      "<link rel=\"canonical\" href=\"https://example.com/\">"
    ),
    ("<meta content=\"https://example.com/\">", "<meta content=\"https://example.com/\">"),
    ("<a class=\"x\" href=\"https://example.com/m?a#b\">", "<a class=\"x\" href=\"/m?a#b\">"),
    ("<a href=\"https://example.com?a\">", "<a href=\"/?a\">"),
    (
      "<link rel=\"icon\" href=\"https://shop.example.net/i.svg\">",
      "<link rel=\"icon\" href=\"http://localhost:8081/i.svg\">"
    ),
    (
      "<link rel=\"apple-touch-icon\" sizes=\"180x180\" href=\"https://shop.example.net/i.png\">",
      "<link rel=\"apple-touch-icon\" sizes=\"180x180\" href=\"http://localhost:8081/i.png\">"
    ),
    ("<a href=\"https://example.com", "<a href=\"https://example.com"), ("https://", "https://"), ("", ""),
  ])
  func leadToThePreview(page: String, expected: String) throws {
    #expect(String(decoding: try links().apply(to: Array(page.utf8)), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (
      #"[["Pier","","1 Main St","Salem, OR","https://shop.example.net/pier",1,4494000,-12303000]]"#,
      #"[["Pier","","1 Main St","Salem, OR","http://localhost:8081/pier",1,4494000,-12303000]]"#
    ),
    (
      #"[["Home","","","","https://shop.example.net/",0]]"#,
      #"[["Home","","","","http://localhost:8081/",0]]"#
    ),
    (#"["","See https://example.com/","","","/m"]"#, #"["","See https://example.com/","","","/m"]"#),
    (#"["https://other.org/"]"#, #"["https://other.org/"]"#),
  ])
  func leadResultsOfSearchesToThePreview(index: String, expected: String) throws {
    let bytes = Array(index.utf8)
    let found = try links().apply(toIndex: bytes, of: "application/json")
    #expect(String(decoding: found, as: UTF8.self) == expected)
    #expect(try links().apply(toIndex: bytes, of: "text/javascript; charset=utf-8") == bytes)
  }

  /// The links of a page of a domain on a port, on which the preview shows another domain.
  private func links() throws -> PreviewLinks {
    let (own, other) = (try AssociatedDomain("example.com"), try AssociatedDomain("shop.example.net"))
    let addresses = PreviewAddresses()
    addresses.listen(on: 8080)
    addresses.showOnMainPort(own)
    addresses.listen(on: 8081, for: other)
    return PreviewLinks([own, other], RequestAddresses(addresses, host: "localhost", domain: own))
  }

  @Test func aLinkToANameBelowLocalhostIsMarked() throws {
    let (own, other) = (try AssociatedDomain("example.com"), try AssociatedDomain("shop.example.net"))
    let addresses = PreviewAddresses()
    addresses.listen(on: 8080)
    addresses.showOnMainPort(own)
    let links = PreviewLinks([own, other], RequestAddresses(addresses, host: "localhost", domain: own))
    let page = """
      <link rel="icon" href="https://shop.example.net/i"><a class="x" href="https://shop.example.net/m">
      <a href="https://example.com/">
      """
    let expected = """
      <link rel="icon" href="http://shop.example.net.localhost:8080/i">\
      <a class="x" title="not in Safari" href="http://shop.example.net.localhost:8080/m">
      <a href="/">
      """
    #expect(String(decoding: links.apply(to: Array(page.utf8)), as: UTF8.self) == expected)
  }
}
