/// Where a target keeps files.
public enum PublishPlace: Hashable, Sendable {
  /// A folder of this computer, mounted ones included; a relative path starts from the site's folder.
  case folder(String)

  private static let folderScheme = "directory:"

  /// Reads `directory:/path` or a path.
  ///
  /// - Throws: What is wrong, as the end of a sentence.
  init(_ text: String) throws(PublishMistake) {
    if text.hasPrefix(Self.folderScheme) {
      self = try Self.folder(text.dropFirst(Self.folderScheme.count))
    } else if text.contains("://") {
      throw PublishMistake("no place has the address `\(text)`", fix: Self.form)
    } else {
      self = try Self.folder(text[...])
    }
  }

  private static let form = "write `directory:/path` or a path"

  private static func folder(_ path: Substring) throws(PublishMistake) -> PublishPlace {
    let isSafe = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard !path.isEmpty, isSafe, path.contains(where: { $0 != "/" }) else {
      throw PublishMistake("`\(path)` is no folder to publish to", fix: form)
    }
    return .folder(path.hasSuffix("/") ? String(path.dropLast()) : String(path))
  }
}
