@testable import ClipsitePreview
import ClipsiteAppClips
import ClipsiteHTTPServer
import Testing

@Suite(.timeLimit(.minutes(30))) struct PreviewLinksTests {
  @Test(arguments: [
    (
      "<a href=\"https://shop.example.net/m\">", "<a href=\"http://shop.example.net.localhost:8080/m\">"
    ),
    (
      "<img src=\"https://shop.example.net/a.jpg\">",
      "<img src=\"http://shop.example.net.localhost:8080/a.jpg\">"
    ),
    (
      "<source srcset=\"https://shop.example.net/a.webp 480w, https://shop.example.net/b.webp 800w\">",
      "<source srcset=\"http://shop.example.net.localhost:8080/a.webp 480w,"
        + " http://shop.example.net.localhost:8080/b.webp 800w\">"
    ),
    ("<p title=\"See https://example.com/\">", "<p title=\"See https://example.com/\">"),
    ("<a href=\"https://example.com\">", "<a href=\"http://example.com.localhost:8080\">"),
    ("<a href=\"https://example.com.evil.org/\">", "<a href=\"https://example.com.evil.org/\">"),
    ("<a href=\"https://other.org/\">", "<a href=\"https://other.org/\">"),
    (
      "<link rel=\"canonical\" href=\"https://example.com/\">",
      "<link rel=\"canonical\" href=\"https://example.com/\">"
    ),
    ("<meta content=\"https://example.com/\">", "<meta content=\"https://example.com/\">"),
    ("<a href=\"https://example.com", "<a href=\"https://example.com"), ("https://", "https://"), ("", ""),
  ])
  func leadToThePreview(page: String, expected: String) throws {
    let addresses = PreviewAddresses()
    addresses.listen(at: [ListeningAddress(address: "127.0.0.1", port: 8080, domain: nil)])
    let links = PreviewLinks(
      [try AssociatedDomain("example.com"), try AssociatedDomain("shop.example.net")], addresses)
    #expect(String(decoding: links.apply(to: Array(page.utf8)), as: UTF8.self) == expected)
  }
}
