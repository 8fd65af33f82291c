import ClipsiteText
import Foundation
import Testing

/// Files that are no plain UTF-8 text with LF line ends: what scenarios, being such text, cannot show.
struct EncodingTests {
  private func findings(_ bytes: [UInt8]) throws -> [String] {
    let fixture = try Fixture()
    try fixture.write(bytes, to: "Content/a.md")
    return try fixture.check().map { diagnostic in
      let file = SourceFile(path: "a.md", bytes: bytes)
      let position = diagnostic.range.bytes.map { file.position(of: $0.lowerBound) }
      return
        "\(diagnostic.code.name) \(position.map { "\($0.line):\($0.column)" } ?? "-"): \(diagnostic.message)"
    }
  }

  private func page(_ title: [UInt8] = Array("A".utf8), body: [UInt8] = []) -> [UInt8] {
    Array("---\ntitle: ".utf8) + title + Array("\n---\nText\n".utf8) + body
  }

  @Test(
    arguments: [
      ([0xFF], "InvalidUTF8"), ([0xC0, 0xAF], "InvalidUTF8"), ([0xED, 0xA0, 0x80], "InvalidUTF8"),
      ([0x61, 0xE2, 0x82], "InvalidUTF8"), ([0xF5, 0x80, 0x80, 0x80], "InvalidUTF8"),
    ] as [([UInt8], String)])
  func refusesBytesThatAreNoUTF8(bytes: [UInt8], code: String) throws {
    let inBody = try findings(page(body: bytes + [0x0A]))
    #expect(inBody.count == 1)
    #expect(inBody.first?.hasPrefix("\(code) 5:\(bytes[0] == 0x61 ? 2 : 1): ") == true)
    let inTitle = try findings(page(bytes))
    #expect(inTitle.count == 1)
    #expect(inTitle.first?.hasPrefix("\(code) 2:\(bytes[0] == 0x61 ? 9 : 8): ") == true)
  }

  @Test(arguments: [true, false])
  func refusesUTF16(isLittleEndian: Bool) throws {
    let units = Array("---\ntitle: A\n---\n".utf16)
    let text = units.flatMap { unit in
      isLittleEndian ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    let found = try findings((isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]) + text)
    #expect(found.count == 1)
    #expect(found.first?.contains("UTF-16") == true)
  }

  @Test func refusesNUL() throws {
    #expect(try findings(page(body: [0x61, 0])).map { $0.prefix(16) } == ["NULCharacter 5:2"])
  }

  @Test(arguments: [[0x01], [0x1B], [0x7F], [0xC2, 0x85]] as [[UInt8]])
  func refusesControlCharactersInSettings(bytes: [UInt8]) throws {
    let found = try findings(page([0x61] + bytes + [0x62]))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ControlCharacter 2:9: ") == true)
  }

  @Test(arguments: [[0x01], [0x1B], [0x7F], [0xC2, 0x85]] as [[UInt8]])
  func refusesControlCharactersInTexts(bytes: [UInt8]) throws {
    let found = try findings(page(body: [0xC3, 0xA9] + bytes + Array("b\tc\u{C}\r\n".utf8)))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ControlCharacter 5:2: ") == true)
  }

  @Test(
    arguments: [
      ([0x00], "NULCharacter"), ([0x1B], "ControlCharacter"), ([0xFF], "InvalidUTF8"),
      ([0xC2, 0x85], "ControlCharacter"),
    ] as [([UInt8], String)], ["page", "partials/layout"])
  func refusesTemplatesThatAreNoText(bytes: ([UInt8], String), template: String) throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    let path = "Templates/\(template).mustache"
    try fixture.write(Array((Fixture.templates[template] ?? "").utf8) + bytes.0, to: path)
    #expect(
      try fixture.check().map { "\($0.code.name) \(fixture.relative($0.range.path))" } == [
        "\(bytes.1) \(path)"
      ])
    let range = try #require(try fixture.check().first?.range.bytes)
    #expect(Array(try fixture.bytes(of: path)[range]) == bytes.0)
  }

  @Test(arguments: ["page", "partials/layout"])
  func refusesTemplatesInUTF16(template: String) throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    let text = (Fixture.templates[template] ?? "").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try fixture.write([0xFF, 0xFE] + text, to: "Templates/\(template).mustache")
    #expect(try fixture.findings() == ["error: UTF16File Templates/\(template).mustache"])
  }

  @Test func ignoresAByteOrderMark() throws {
    let fixture = try Fixture()
    try fixture.write([0xEF, 0xBB, 0xBF] + page(), to: "Content/a.md")
    try fixture.write([0xEF, 0xBB, 0xBF] + Array(Fixture.siteYAML.utf8), to: "Content/site.yml")
    try fixture.buildCleanly()
    #expect(try fixture.page("example.com/a.html").title == "A – Ferry Street Donuts")
    let found = try findings([0xEF, 0xBB, 0xBF] + Array("---\ntitel: A\n---\n".utf8))
    #expect(found.contains { $0.hasPrefix("UnknownKey 2:1: ") })
  }

  @Test func lineEndsMakeNoDifference() throws {
    let text = "---\ntitle: A\ndescription: |\n  One\n  Two\n---\nText\nmore\n\n    code\n    more\n"
    let fixture = try Fixture(["Content/a.md": text])
    try fixture.buildCleanly()
    let expected = try fixture.read("Output/example.com/a.html")
    for end in ["\r\n", "\r"] {
      try fixture.write(
        Array(text.utf8.map { $0 }.flatMap { $0 == 10 ? Array(end.utf8) : [$0] }), to: "Content/a.md")
      try fixture.buildCleanly()
      #expect(try fixture.read("Output/example.com/a.html") == expected)
    }
  }

  @Test func lineEndsOfTemplatesAreTheirOwn() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    let layout = "\u{FEFF}" + (Fixture.templates["partials/layout"] ?? "")
    try fixture.write(
      Array(layout.utf8).flatMap { $0 == 10 ? [13, 10] : [$0] }, to: "Templates/partials/layout.mustache")
    try fixture.buildCleanly()
  }
}
