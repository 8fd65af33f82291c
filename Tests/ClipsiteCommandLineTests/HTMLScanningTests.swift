import ClipsiteText
import Testing

@testable import ClipsiteRendering

/// Both scanners of HTML read the same pages in the same way (HTML Living Standard, section 13.2.5).
struct HTMLScanningTests {
  private func found(_ page: String) -> [String: [String]] {
    let bytes = Array(page.utf8)
    let tags = TagScanner.tags(in: bytes).filter { $0.name == "meta" }.compactMap { $0["name"] }
    let elements = ThemeMarkup.elements(in: bytes).map(\.tag).filter { $0.name == "meta" }
    return ["TagScanner": tags, "ThemeMarkup": elements.compactMap { $0["name"] }]
  }

  private func expect(_ page: String, _ names: [String]) {
    for (scanner, found) in found(page) { #expect(found == names, "\(scanner) of \(page)") }
  }

  @Test(arguments: [
    ("<!-- <meta name=a> --><meta name=b>", ["b"]),
    ("<!--><meta name=a>", ["a"]), ("<!---><meta name=a>", ["a"]), ("<!----><meta name=a>", ["a"]),
    ("<!-- x --!><meta name=a>", ["a"]), ("<!-- x ---><meta name=a>", ["a"]),
    ("<!--!><meta name=a>--><meta name=b>", ["b"]), ("<!-- <!--><meta name=a>", ["a"]),
    ("<!-- -- > <meta name=a>", []), ("<!--", []), ("<!-", []), ("<!", []),
    ("<!x <meta name=a><meta name=b>", ["b"]), ("<?x <meta name=a><meta name=b>", ["b"]),
    ("</ <meta name=a><meta name=b>", ["b"]), ("</><meta name=a>", ["a"]),
    ("<!DOCTYPE html><meta name=a>", ["a"]),
  ])
  func commentsEndAsInABrowser(page: String, names: [String]) { expect(page, names) }

  @Test(arguments: [
    "script", "style", "title", "textarea", "iframe", "xmp", "noembed", "noframes",
  ])
  func textOfAnElementHasNoTags(name: String) {
    expect("<\(name)><meta name=a></\(name)x><meta name=b></\(name.uppercased()) ><meta name=c>", ["c"])
    expect("<\(name)><meta name=a>", [])
  }

  @Test(arguments: [
    ("<p title=\"<meta name=a>\"><meta name=b>", ["b"]), ("<p title='<meta name=a>'><meta name=b>", ["b"]),
    ("<p title = \"<meta name=a>\"><meta name=b>", ["b"]), ("<p a\"<meta name=b>", []),
    ("<meta/name=a>", ["a"]), ("<meta name=a/>", ["a/"]), ("<meta =name name=a>", ["a"]),
  ])
  func valuesOfAttributesHaveNoTags(page: String, names: [String]) { expect(page, names) }

  @Test(arguments: [
    ("a&#58;b", "a:b"), ("a&#x3a;b", "a:b"), ("a&#X3A;b", "a:b"), ("a&#58b", "a:b"), ("a&#58", "a:"),
    ("&#128;", "€"), ("&#x9e;", "ž"), ("&#129;", "\u{81}"), ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"),
    ("&#x110000;", "\u{FFFD}"), ("&#99999999999999999999;", "\u{FFFD}"), ("&#;", "&#;"), ("&#x;", "&#x;"),
    ("&#", "&#"), ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&amp;#58;", "&#58;"), ("&other;", "&other;"),
    ("&amp", "&"), ("&amp=", "&amp="), ("&ampx", "&ampx"), ("&", "&"),
  ])
  func referencesAreDecoded(written: String, meant: String) {
    expect("<meta name='\(written)'>", [meant])
  }

  @Test(arguments: ["template", "noscript"])
  func whatIsNotPartOfThePageIsNotFound(name: String) {
    let names = found("<\(name)><meta name=a></\(name)><meta name=b>")
    #expect(names["TagScanner"] == ["b"])
    // A policy must allow what a script, or a browser without scripts, makes of them.
    #expect(names["ThemeMarkup"] == ["a", "b"])
  }

  @Test func templatesNest() {
    let names = found("<template><template></template><meta name=a></template><meta name=b></template>")
    #expect(names["TagScanner"] == ["b"])
  }
}
