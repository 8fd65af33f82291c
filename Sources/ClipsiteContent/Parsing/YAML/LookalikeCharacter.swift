import ClipsiteText

/// A character that looks like a space or a colon, and means neither in YAML. Keyboards and word processors
/// write it.
struct LookalikeCharacter {
  /// The position in the text, in bytes.
  let offset: Int
  private let scalar: Unicode.Scalar

  /// Finds the first one before, in, or directly behind the key at the start of a line.
  init?(atStartOf line: String) {
    var (offset, isInKey, isAfterKey) = (0, false, false)
    for scalar in line.unicodeScalars {
      if scalar == "：" || !scalar.isASCII && scalar.properties.isWhitespace {
        (self.offset, self.scalar) = (offset, scalar)
        return
      }
      let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      guard !isAfterKey, isLetter || "-_:".unicodeScalars.contains(scalar) || scalar == " " && !isInKey
      else { return nil }
      isInKey = isInKey || isLetter
      isAfterKey = scalar == ":"
      offset += scalar.utf8.count
    }
    return nil
  }

  /// The end of the character, in bytes.
  var end: Int { offset + scalar.utf8.count }

  private var isColon: Bool { scalar == "：" }

  var message: String {
    let name = scalar.properties.name?.lowercased() ?? "space"
    let place = isColon ? "where a key ends" : "where YAML needs a plain space"
    return "the \(name) \(Wording.codePoint(scalar.value)) is \(place)"
  }

  var fix: String { isColon ? "write `: ` in its place" : "replace it by a space" }
}
