/// Reads JSON text (RFC 8259) strictly: what the RFC does not allow is an error, and so are duplicate member
/// names, which it merely advises against.
///
/// A UTF-8 byte order mark at the start is skipped.
public struct JSONParser {
  /// The limit for nested arrays and objects.
  public static let maximumDepth = 128

  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var depth = 0

  /// Reads one value that makes up the whole text.
  ///
  /// - Throws: the first mistake, with its byte offset.
  public static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONSyntaxError) in
        var parser = JSONParser(bytes: buffer, index: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        return try parser.document()
      }
    }
    do throws(JSONSyntaxError) { return try result.get() } catch {
      throw JSONSlip.explained(error, in: bytes)
    }
  }

  /// Indicates whether text is a number as JSON spells them.
  public static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      var parser = JSONParser(bytes: buffer, index: 0)
      return (try? parser.number()) != nil && parser.index == buffer.count
    }
  }

  mutating func document() throws(JSONSyntaxError) -> JSONNode {
    skipWhiteSpace()
    if index == bytes.count { throw JSONSyntaxError(reason: .empty, offset: index) }
    let node = try value()
    skipWhiteSpace()
    if index < bytes.count { throw JSONSyntaxError(reason: .trailingContent, offset: index) }
    return node
  }

  mutating func value() throws(JSONSyntaxError) -> JSONNode {
    let start = index
    let content: JSONNode.Content
    switch try peek() {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try array()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case let byte: content = try word(byte)
    }
    return JSONNode(content: content, range: start..<index)
  }

  private mutating func word(_ first: UInt8) throws(JSONSyntaxError) -> JSONNode.Content {
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("null") { return .null }
    throw JSONSyntaxError(reason: .expectedValue(first), offset: index)
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONNode.Content {
    try open()
    var elements: [JSONNode] = []
    if try peek() == UInt8(ascii: "]") { return close(.array(elements)) }
    while true {
      elements.append(try value())
      if try !continues(until: UInt8(ascii: "]")) { return close(.array(elements)) }
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONNode.Content {
    try open()
    var members: [JSONNode.Member] = []
    if try peek() == UInt8(ascii: "}") { return close(.object(members)) }
    while true {
      members.append(try member())
      if try !continues(until: UInt8(ascii: "}")) { break }
    }
    try refuseDuplicates(in: members)
    return close(.object(members))
  }

  private mutating func member() throws(JSONSyntaxError) -> JSONNode.Member {
    let start = index
    let first = try peek()
    guard first == UInt8(ascii: "\"") else {
      throw JSONSyntaxError(reason: .expectedName(first), offset: index)
    }
    let name = try string()
    let range = start..<index
    skipWhiteSpace()
    let separator = try peek()
    guard separator == UInt8(ascii: ":") else {
      throw JSONSyntaxError(reason: .expectedColon(separator), offset: index)
    }
    index += 1
    skipWhiteSpace()
    return JSONNode.Member(name: name, nameRange: range, value: try value())
  }

  /// Names are compared byte by byte: canonically equivalent names are two names.
  private func refuseDuplicates(in members: [JSONNode.Member]) throws(JSONSyntaxError) {
    guard members.count > 1 else { return }
    var seen: [[UInt8]: Int] = [:]
    seen.reserveCapacity(members.count)
    for member in members {
      if let first = seen.updateValue(member.nameRange.lowerBound, forKey: Array(member.name.utf8)) {
        let reason = JSONSyntaxError.Reason.duplicateName(member.name, first: first)
        throw JSONSyntaxError(reason: reason, offset: member.nameRange.lowerBound)
      }
    }
  }

  private mutating func open() throws(JSONSyntaxError) {
    if depth == Self.maximumDepth { throw JSONSyntaxError(reason: .tooDeep, offset: index) }
    depth += 1
    index += 1
    skipWhiteSpace()
  }

  private mutating func close(_ content: JSONNode.Content) -> JSONNode.Content {
    depth -= 1
    index += 1
    return content
  }

  /// Skips the comma before another element; false at the closing bracket, which is left for `close`.
  private mutating func continues(until end: UInt8) throws(JSONSyntaxError) -> Bool {
    skipWhiteSpace()
    let byte = try peek()
    if byte == end { return false }
    guard byte == UInt8(ascii: ",") else {
      throw JSONSyntaxError(reason: .expectedCommaOrEnd(byte), offset: index)
    }
    let comma = index
    index += 1
    skipWhiteSpace()
    if try peek() == end { throw JSONSyntaxError(reason: .trailingComma, offset: comma) }
    return true
  }

  func peek() throws(JSONSyntaxError) -> UInt8 {
    guard index < bytes.count else { throw JSONSyntaxError(reason: .unexpectedEnd, offset: index) }
    return bytes[index]
  }

  private mutating func skipWhiteSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    guard bytes.count - index >= word.utf8CodeUnitCount else { return false }
    for i in 0..<word.utf8CodeUnitCount where bytes[index + i] != word.utf8Start[i] { return false }
    index += word.utf8CodeUnitCount
    return true
  }
}
