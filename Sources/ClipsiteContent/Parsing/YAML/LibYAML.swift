import ClipsiteCYAML

/// A libyaml parser at work on one text; freed when it goes out of scope.
struct LibYAML: ~Copyable {
  /// The reason why the parser stopped. Marks count Unicode scalars from the start of the text, the offset
  /// counts bytes.
  struct Failure {
    let problem: String
    let context: String
    let problemMark: Int
    let contextMark: Int
    let readerOffset: Int?
    let readerValue: UInt32
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Starts on UTF-8 bytes, which must outlive the parser, or `nil` if memory is exhausted.
  init?(_ bytes: UnsafeRawBufferPointer) {
    // The parser keeps its own address, so it must not move.
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress ?? Self.nothing
    yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event; the caller deletes it. False when the text is not YAML.
  func read(_ event: inout yaml_event_t) -> Bool {
    yaml_parser_parse(parser, &event) == 1
  }

  /// The reason why the parser stopped, after `read` returned false.
  var failure: Failure {
    let state = parser.pointee
    return Failure(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      context: state.context.map { String(cString: $0) } ?? "",
      problemMark: state.problem_mark.index,
      contextMark: state.context_mark.index,
      readerOffset: state.error == YAML_READER_ERROR ? state.problem_offset : nil,
      readerValue: UInt32(bitPattern: state.problem_value))
  }

  /// libyaml wants an address even for no bytes; it reads nothing from this one.
  private static var nothing: UnsafePointer<UInt8> {
    UnsafeRawPointer(StaticString("").utf8Start).assumingMemoryBound(to: UInt8.self)
  }
}

/// Turns libyaml's positions, which count Unicode scalars, into byte offsets in the file.
///
/// libyaml reports positions nearly in order, so one cursor that walks from the last one to the next makes
/// the whole linear.
package struct MarkConverter {
  private let bytes: UnsafeRawBufferPointer
  private let base: Int
  private let isASCII: Bool
  private var scalar = 0
  private var byte = 0

  /// A converter for valid UTF-8 that stands at offset `base` of its file.
  package init(_ bytes: UnsafeRawBufferPointer, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
  }

  /// The offset in the file of the n-th scalar.
  @inline(__always) package mutating func offset(of index: Int) -> Int {
    isASCII ? base + min(index, bytes.count) : walk(to: index)
  }

  /// The comment on the rest of a line whose `#` touches a text, as in ` #a33c13`; an empty range without one.
  ///
  /// - Parameter offset: The offset in the file.
  func comment(after offset: Int) -> Range<Int> {
    let rest = bytes[(offset - base)...]
    // Nearly all values end with their line.
    if let next = rest.first, next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "#")
    {
      return offset..<offset
    }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let start = line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.endIndex
    guard line[start...].first == UInt8(ascii: "#"), line[start...].dropFirst().first ?? 0 > UInt8(ascii: " ")
    else { return offset..<offset }
    return base + start..<base + line.endIndex
  }

  /// The text at a range of the file, without blanks at its end.
  func text(_ range: Range<Int>) -> String {
    let text = bytes[(range.lowerBound - base)..<(range.upperBound - base)]
    let end = text.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[..<end], as: UTF8.self)
  }

  private mutating func walk(to index: Int) -> Int {
    while scalar < index, byte < bytes.count { stepForward() }
    while scalar > index, byte > 0 { stepBack() }
    return base + byte
  }

  private mutating func stepForward() {
    byte += 1
    while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
    scalar += 1
  }

  private mutating func stepBack() {
    byte -= 1
    while byte > 0, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
    scalar -= 1
  }
}
