import ClipsiteAppClips
import ClipsiteNetwork
@testable import ClipsitePreview
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

  /// Themes are written by hand, and a browser reads every spelling of HTML. Whatever leads to the site in a
  /// browser stays in the preview, and nothing else changes.
  @Test(arguments: [
    ("<a href='https://shop.example.net/m'>", "<a href='http://localhost:8081/m'>"),
    ("<A HREF=\"https://shop.example.net/m\">", "<A HREF=\"http://localhost:8081/m\">"),
    ("<a href=https://shop.example.net/m>", "<a href=\"http://localhost:8081/m\">"),
    ("<a href=https://shop.example.net/m/>", "<a href=\"http://localhost:8081/m/\">"),
    ("<a href = \"https://shop.example.net/m\">", "<a href = \"http://localhost:8081/m\">"),
    ("<a href=\n'https://example.com/m'>", "<a href=\n'/m'>"),
    ("<a\thref='https://example.com/m'>", "<a\thref='/m'>"),
    ("<a class='x'href='https://example.com/m'>", "<a class='x'href='/m'>"),
    ("<a href=\" https://example.com/m \">", "<a href=\"/m\">"),
    ("<a href=\"HTTPS://Example.COM/m\">", "<a href=\"/m\">"),
    ("<a href=\"https&#58;&#x2F;/example.com/m?a&amp;b\">", "<a href=\"/m?a&amp;b\">"),
    ("<a href='https://example.com/m?a=&quot;b&#39;'>", "<a href='/m?a=&quot;b&#39;'>"),
    ("<a href=\"https://example.com/m?a&lt=1\">", "<a href=\"/m?a&amp;lt=1\">"),
    ("<a href=\"//example.com/m\">", "<a href=\"/m\">"),
    ("<a href=\"http://example.com/m\">", "<a href=\"/m\">"),
    ("<a href=\"https://example.com:443/m\">", "<a href=\"/m\">"),
    ("<a href=\"https:\\\\example.com\\m\">", "<a href=\"/m\">"),
    ("<a href=\"https://example.com#b\">", "<a href=\"/#b\">"),
    // A path with two slashes would be a host.
    ("<a href=\"https://example.com//evil.example/\">", "<a href=\"/.//evil.example/\">"),
    ("<area href='https://example.com/m'>", "<area href='/m'>"),
    ("<base href=\"https://example.com/\">", "<base href=\"/\">"),
    ("<form action='https://example.com/find'>", "<form action='/find'>"),
    ("<button formaction=https://example.com/find>", "<button formaction=\"/find\">"),
    ("<img src=https://example.com/a.jpg alt=''>", "<img src=\"/a.jpg\" alt=''>"),
    ("<video poster='https://example.com/a.jpg'>", "<video poster='/a.jpg'>"),
    ("<iframe src='https://example.com/m'></iframe>", "<iframe src='/m'></iframe>"),
    ("<object data='https://example.com/m.svg'>", "<object data='/m.svg'>"),
    ("<script src='https://example.com/a.js'></script>", "<script src='/a.js'></script>"),
    ("<svg><use xlink:href='https://example.com/a.svg#b'>", "<svg><use xlink:href='/a.svg#b'>"),
    (
      "<img srcset='https://example.com/a.webp 1x,https://other.org/b.webp 2x, https://example.com/c.webp'>",
      "<img srcset='/a.webp 1x,https://other.org/b.webp 2x, /c.webp'>"
    ),
    ("<img srcset=https://example.com/a.webp>", "<img srcset=\"/a.webp\">"),
    (
      "<link rel=preload as=image imagesrcset='https://example.com/a.webp 1x'>",
      "<link rel=preload as=image imagesrcset='/a.webp 1x'>"
    ),
    (
      "<link href='https://example.com/s.css' rel='alternate Stylesheet'>",
      "<link href='/s.css' rel='alternate Stylesheet'>"
    ),
    ("<LINK REL='Shortcut Icon' HREF='https://example.com/i'>", "<LINK REL='Shortcut Icon' HREF='/i'>"),
    (
      "<meta http-equiv='Refresh' content='5; URL=https://example.com/m'>",
      "<meta http-equiv='Refresh' content='5; URL=/m'>"
    ),
    (
      "<meta content=\"0;url='https://example.com/m'\" http-equiv=refresh>",
      "<meta content=\"0;url=&#39;/m&#39;\" http-equiv=refresh>"
    ),
    (
      "<meta http-equiv=refresh content=0;https://example.com/m>",
      "<meta http-equiv=refresh content=\"0;/m\">"
    ),
    ("<template><a href='https://example.com/m'></a></template>", "<template><a href='/m'></a></template>"),
  ])
  func leadToThePreviewInEverySpelling(page: String, expected: String) throws {
    #expect(String(decoding: try links().apply(to: Array(page.utf8)), as: UTF8.self) == expected)
  }

  /// What is not a link of the page stays as it will be on the web.
  @Test(arguments: [
    "<link rel='canonical' href='https://example.com/'>", "<link href=https://example.com/ rel=CANONICAL>",
    "<link rel=alternate hreflang=de href=https://example.com/de>", "<link href='https://example.com/'>",
    "<meta property='og:url' content='https://example.com/'>", "<meta http-equiv=refresh content='5'>",
    "<meta http-equiv=refresh content='5; url=https://other.org/'>",
    "<!-- <a href='https://example.com/m'> -->", "<textarea><a href='https://example.com/m'></textarea>",
    "<script>let a = \"<a href='https://example.com/m'>\"</script>",
    "<script type='application/ld+json'>{\"url\":\"https://example.com/m\"}</script>",
    "<p>href='https://example.com/m'", "<p title=\"a href='https://example.com/m'\">",
    "<a data-href='https://example.com/m'>", "<a href='https://example.com:8443/m'>",
    "<a href='https://user@example.com/m'>", "<a href='https://example.com.evil.org'>",
    "<a href='ftp://example.com/m'>", "<a href='mailto:a@example.com'>", "<a href='/m'>", "<a href=''>",
    "<a href=>", "<a href", "<a href='https://example.com/m'", "<a href='https://example.com/m",
    "<p data='https://example.com/m'>",
  ])
  func leaveTheRestAsItIs(page: String) throws {
    #expect(String(decoding: try links().apply(to: Array(page.utf8)), as: UTF8.self) == page)
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
