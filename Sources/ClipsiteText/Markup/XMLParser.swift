/// Reads an XML text (XML 1.0) from its first byte to its last.
struct XMLParser {
  /// The limit for nested elements.
  static let deepest = 16

  private let bytes: [UInt8]
  private var offset = 0
  /// The open elements from the outside in. The document itself is the first.
  private var open = [XMLElement(name: "", range: 0..<0)]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func parse() throws(XMLSyntaxError) -> XMLElement {
    // Decoding repairs what is not UTF-8, and so changes it.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw error(.notUTF8, at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readText(until: bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count)
      }
    }
    guard open.count == 1 else { throw error(.unexpectedEnd, at: bytes.count) }
    let isAlone = open[0].text.allSatisfy(\.isWhitespace)
    guard open[0].children.count == 1, isAlone else { throw error(.notOneElement, at: 0) }
    return open[0].children[0]
  }

  private func error(_ reason: XMLSyntaxError.Reason, at offset: Int) -> XMLSyntaxError {
    XMLSyntaxError(reason: reason, offset: offset)
  }

  // MARK: Markup

  private mutating func readMarkup() throws(XMLSyntaxError) {
    if isNext("<!--") {
      offset = try end(of: "-->", from: offset + 4)
    } else if isNext("<![CDATA[") {
      let start = offset + 9
      offset = try end(of: "]]>", from: start)
      open[open.count - 1].text += text(start..<offset - 3)
    } else if isNext("<!") {
      try skipDocumentType()
    } else if isNext("<?") {
      offset = try end(of: "?>", from: offset + 2)
    } else {
      try readTag()
    }
  }

  /// Document types are skipped: none of their declarations is needed, and entities of one's own can be
  /// bombs.
  private mutating func skipDocumentType() throws(XMLSyntaxError) {
    let start = offset
    offset = try endOfTag()
    if bytes[start..<offset].contains(UInt8(ascii: "[")) { throw error(.declarations, at: start) }
  }

  private mutating func readTag() throws(XMLSyntaxError) {
    let start = offset
    let end = try endOfTag()
    offset = end
    if bytes[start + 1] == UInt8(ascii: "/") { return try close(start..<end) }
    let isWhole = bytes[end - 2] == UInt8(ascii: "/")
    let inside = bytes[(start + 1)..<(isWhole ? end - 2 : end - 1)]
    let name = inside.prefix { !Self.isWhiteSpace($0) && $0 != UInt8(ascii: "/") }
    guard !name.isEmpty else { throw error(.missingName, at: start) }
    guard open.count <= Self.deepest else { throw error(.tooDeep, at: start) }
    let element = XMLElement(name: text(name.indices), range: start..<end)
    if isWhole { open[open.count - 1].children.append(element) } else { open.append(element) }
  }

  private mutating func close(_ tag: Range<Int>) throws(XMLSyntaxError) {
    let spelling = bytes[(tag.lowerBound + 2)..<(tag.upperBound - 1)].prefix { !Self.isWhiteSpace($0) }
    let closed = text(spelling.indices)
    let name = open.count > 1 ? open.last?.name : nil
    guard name == closed, var element = open.popLast() else {
      throw error(.wrongEnd(open: name, closed: closed), at: tag.lowerBound)
    }
    element.content = element.range.upperBound..<tag.lowerBound
    element.range = element.range.lowerBound..<tag.upperBound
    open[open.count - 1].children.append(element)
  }

  /// The end of a tag, which may have `>` in the value of an attribute.
  private func endOfTag() throws(XMLSyntaxError) -> Int {
    var quote: UInt8?
    for index in offset..<bytes.count {
      switch (bytes[index], quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[index]
      case (let byte, let open?) where byte == open: quote = nil
      default: break
      }
    }
    throw error(.unexpectedEnd, at: bytes.count)
  }

  private func end(of mark: StaticString, from start: Int) throws(XMLSyntaxError) -> Int {
    let length = mark.utf8CodeUnitCount
    var index = start
    while index + length <= bytes.count {
      if isNext(mark, at: index) { return index + length }
      index += 1
    }
    throw error(.unexpectedEnd, at: bytes.count)
  }

  private func isNext(_ mark: StaticString) -> Bool { isNext(mark, at: offset) }

  private func isNext(_ mark: StaticString, at offset: Int) -> Bool {
    mark.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: Text

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func readText(until end: Int) throws(XMLSyntaxError) {
    var start = offset
    while let reference = bytes[start..<end].firstIndex(of: UInt8(ascii: "&")) {
      open[open.count - 1].text += text(start..<reference)
      start = try readReference(reference, until: end)
    }
    open[open.count - 1].text += text(start..<end)
    offset = end
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Puts in what a reference stands for, and gives where it ends.
  private mutating func readReference(_ start: Int, until end: Int) throws(XMLSyntaxError) -> Int {
    let limit = min(end, start + 12)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw error(.unknownReference(text(start..<limit)), at: start)
    }
    let name = text(start + 1..<semicolon)
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    // A number may have a sign, a reference may not.
    let isSigned = digits.utf8.first == UInt8(ascii: "+") || digits.utf8.first == UInt8(ascii: "-")
    let number = isSigned ? nil : UInt32(digits, radix: isHexadecimal ? 16 : 10)
    if let entity = Self.entities[name] {
      open[open.count - 1].text += entity
    } else if name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) {
      open[open.count - 1].text.unicodeScalars.append(scalar)
    } else {
      throw error(.unknownReference("&\(name);"), at: start)
    }
    return semicolon + 1
  }
}
