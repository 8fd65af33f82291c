extension String {
  /// Returns the text with a value in each place such as `{{domain}}`. A place without a value stays.
  ///
  /// - Parameter values: The values by the names of their places.
  package func filled(_ values: [String: String]) -> String {
    let pieces = split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      let parts = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, let value = values[String(parts[0])] {
        text += value + parts[1]
      } else {
        text += "{{" + piece
      }
    }
  }
}

extension [String: String] {
  /// Returns the text of a recorded file with a value in each of its places.
  package func filled(_ name: String, _ values: [String: String]) -> String {
    guard let text = self[name] else { preconditionFailure("no file \(name)") }
    return text.filled(values)
  }
}
