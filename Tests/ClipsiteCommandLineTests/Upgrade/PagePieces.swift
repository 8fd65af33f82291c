import ClipsiteText

/// The pieces of a file that two versions are compared by: lines, whole scripts, and single values of
/// structured data.
enum PagePieces {
  /// Divides a file.
  static func pieces(of text: String) throws -> [String] {
    var pieces: [String] = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "<script") {
      pieces += lines(rest[..<start.lowerBound])
      let end = rest[start.upperBound...].firstRange(of: "</script>")?.upperBound ?? rest.endIndex
      pieces += try script(rest[start.lowerBound..<end])
      rest = rest[end...]
    }
    return pieces + lines(rest)
  }

  private static func lines(_ text: Substring) -> [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private static func script(_ text: Substring) throws -> [String] {
    let opening = #"<script type="application/ld+json">"#
    guard text.hasPrefix(opening) else { return [String(text)] }
    let data = try JSONParser.parse(Array(text.dropFirst(opening.count).dropLast("</script>".count).utf8))
    return values(of: data, at: "data \(data["@type"]?.text ?? "")")
  }

  /// The values of structured data, each with the names that lead to it.
  private static func values(of node: JSONNode, at path: String) -> [String] {
    if let members = node.members {
      return members.flatMap { values(of: $0.value, at: "\(path).\($0.name)") }
    }
    if let elements = node.elements { return elements.flatMap { values(of: $0, at: path) } }
    return ["\(path) = \(node.text ?? "\(node.value)")"]
  }
}

/// What one version has and the other does not, in one file.
struct ChangedPiece: CustomStringConvertible {
  /// The path of the file below the output folder.
  let path: String
  /// The piece.
  let text: String
  /// `true` if the new version wrote it.
  let isNew: Bool

  var description: String { "\(path): \(isNew ? "+" : "-") \(text.prefix(160))" }

  /// Compares two versions of a file.
  static func changes(in path: String, from old: String, to new: String) throws -> [ChangedPiece] {
    let (old, new) = (try PagePieces.pieces(of: old), try PagePieces.pieces(of: new))
    return new.difference(from: old).map { change in
      switch change {
      case .insert(_, let text, _): ChangedPiece(path: path, text: text, isNew: true)
      case .remove(_, let text, _): ChangedPiece(path: path, text: text, isNew: false)
      }
    }
  }
}
