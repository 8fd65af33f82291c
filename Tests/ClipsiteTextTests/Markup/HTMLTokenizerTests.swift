import ClipsiteText
import Testing

struct HTMLTokenizerTests {
  /// The tags of a page with their attributes: `p a=1 b`, `/p`. Text of scripts and styles is taken as text.
  private static func tags(_ page: String) -> [String] {
    Array(page.utf8).withUnsafeBytes { bytes in
      let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
      var tokenizer = HTMLTokenizer(bytes)
      var tags: [String] = []
      while let (kind, start) = tokenizer.nextTag() {
        #expect(bytes[start] == UInt8(ascii: "<"))
        let range = tokenizer.takeName()
        guard kind == .start else {
          tags.append("/" + text(range))
          continue
        }
        var words = [text(range)]
        while let attribute = tokenizer.takeAttribute() {
          words.append(text(attribute.name) + (attribute.hasValue ? "=" + text(attribute.value) : ""))
        }
        tags.append(words.joined(separator: " "))
        if ["script", "style"].contains(text(range).lowercased()) {
          tags.append("“\(text(tokenizer.takeText(of: range)))”")
        }
      }
      return tags
    }
  }

  @Test(arguments: [
    ("", []), ("<", []), ("a < b", []), ("<p", ["p"]), ("<p>", ["p"]), ("<P/>", ["P"]),
    ("<p></p >", ["p", "/p"]),
    ("</p a=1>", ["/p"]), ("</", []), ("<1><p>", ["p"]), ("<<p>", ["p"]),
  ])
  func findsTags(page: String, tags: [String]) { #expect(Self.tags(page) == tags) }

  @Test(arguments: [
    ("<!-- <a> --><b>", ["b"]), ("<!--><a>", ["a"]), ("<!---><a>", ["a"]), ("<!----><a>", ["a"]),
    ("<!-- x --!><a>", ["a"]), ("<!-- x ---><a>", ["a"]), ("<!--!><a>--><b>", ["b"]),
    ("<!-- <!--><a>", ["a"]), ("<!-- -- > <a>", []), ("<!--", []), ("<!-", []), ("<!", []),
    ("<!x <a><b>", ["b"]), ("<?x <a><b>", ["b"]), ("</ <a><b>", ["b"]), ("</><a>", ["a"]),
    ("<!DOCTYPE html><a>", ["a"]),
  ])
  func commentsEndAsInABrowser(page: String, tags: [String]) { #expect(Self.tags(page) == tags) }

  @Test(arguments: [
    ("<p a>", ["p a"]), ("<p a=>", ["p a="]), ("<p a= b>", ["p a=b"]), ("<p a = 'b c'>", ["p a=b c"]),
    ("<p a=\"<b>\">", ["p a=<b>"]), ("<p a='b'c>", ["p a=b c"]), ("<p/a=b/>", ["p a=b/"]),
    ("<p =a=b>", ["p =a=b"]), ("<p a\"<b>", ["p a\"<b"]), ("<p a='b", ["p a=b"]), ("<p a=", ["p a="]),
    ("<p a ", ["p a"]), ("<p\na\u{C}=\tb\r>", ["p a=b"]),
  ])
  func readsAttributes(page: String, tags: [String]) { #expect(Self.tags(page) == tags) }

  @Test(arguments: [
    ("<script><a></script><b>", ["script", "“<a>”", "/script", "b"]),
    ("<STYLE></stylex></style/><b>", ["STYLE", "“</stylex>”", "/style", "b"]),
    ("<script><a></script", ["script", "“<a>”", "/script"]), ("<script><a>", ["script", "“<a>”"]),
    ("<script></SCRIPT\n>", ["script", "“”", "/SCRIPT"]),
  ])
  func textEndsAtItsEndTag(page: String, tags: [String]) { #expect(Self.tags(page) == tags) }

  /// Bytes are looked at in steps of 16, so each place in a text and each length of it counts.
  @Test func bytesAreFoundWhereverTheyAre() {
    var failures: [[Int]] = []
    for length in 0..<140 {
      var bytes = [UInt8](repeating: 0x3D, count: length)
      for position in 0..<length {
        bytes[position] = 0x3C
        bytes.withUnsafeBytes { bytes in
          for start in [0, 1, 7, 50, position, position + 1] where start <= length {
            let found = MarkupBytes.find(0x3C, in: bytes, from: start)
            if found != (start <= position ? position : nil) { failures.append([length, position, start]) }
          }
        }
        bytes[position] = 0x3D
      }
    }
    #expect(failures.isEmpty)
    #expect(([0xFF, 0x80, 0x00] as [UInt8]).withUnsafeBytes { MarkupBytes.find(0x80, in: $0, from: 0) } == 1)
  }
}
