import ClipsiteAppClips

/// One field line: `Name: value` (RFC 9112, section 5).
enum FieldLine {
  /// Where name and value of a line stand.
  static func entry(
    _ line: Range<Int>, of bytes: UnsafeRawBufferPointer
  ) throws(HTTPFault) -> HTTPFields.Entry {
    if bytes[line.lowerBound].isBlank {
      throw HTTPFault(.badRequest, "A field line starts with white space.")
    }
    guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      throw HTTPFault(.badRequest, "A field line has no colon.")
    }
    let name = line.lowerBound..<colon
    guard !name.isEmpty, name.allSatisfy({ bytes[$0].isTokenByte }) else {
      throw HTTPFault(.badRequest, "The name of a field is not a token.")
    }
    var value = colon + 1..<line.upperBound
    while let first = value.first, bytes[first].isBlank { value = first + 1..<value.upperBound }
    while let last = value.last, bytes[last].isBlank { value = value.lowerBound..<last }
    guard value.allSatisfy({ !bytes[$0].isControl || bytes[$0] == UInt8(ascii: "\t") }) else {
      throw HTTPFault(.badRequest, "The value of a field holds a control character.")
    }
    return HTTPFields.Entry(name: name, value: value)
  }
}
