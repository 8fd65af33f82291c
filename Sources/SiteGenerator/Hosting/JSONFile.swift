import StrictJSON

/// The text of a configuration in JSON.
enum JSONFile {
  /// One member a line, and a line end behind.
  ///
  /// - Parameter limit: The size from which on it is written without white space, in bytes.
  static func bytes(_ value: JSONValue, limit: Int = .max) -> [UInt8] {
    let pretty = value.bytes(.pretty) + [UInt8(ascii: "\n")]
    return pretty.count <= limit ? pretty : value.bytes() + [UInt8(ascii: "\n")]
  }

  /// A text.
  static func string(_ text: some CustomStringConvertible) -> JSONValue { .string(text.description) }
}
