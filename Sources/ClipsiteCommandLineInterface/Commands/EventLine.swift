import ClipsiteJSON

/// The lines that `--format json` prints for a run: one JSON value each.
enum EventLine {
  /// A value as a line.
  static func text(_ value: JSONValue) -> String { String(decoding: value.bytes(), as: UTF8.self) + "\n" }

  /// The reason why nothing is published.
  ///
  /// - Parameter place: The place that it is about; nil for the whole run.
  static func refusal(_ message: String, fix: String, at place: String? = nil) -> JSONValue {
    [
      "version": 1, "event": "refusal", "place": place.map { .string($0) } ?? .null,
      "message": .string(message), "fix": .string(fix),
    ]
  }
}
