package import ClipsitePlatform

/// Paths as authors write them in front matter and Markdown, seen from the folder of the file they stand in.
package enum ContentPath {
  /// The path below the content folder that a reference means, or nil when it leads out of it.
  ///
  /// A reference that starts with a slash is seen from the content folder.
  package static func resolve(_ reference: String, from folder: RelativePath) -> RelativePath? {
    // Most references name a file in the same folder.
    if let first = reference.utf8.first, first != UInt8(ascii: "."),
      !reference.utf8.contains(UInt8(ascii: "/"))
    {
      return folder.appending(RelativePath(reference))
    }
    var parts = reference.utf8.first == UInt8(ascii: "/") ? [] : folder.components
    for part in RelativePath(reference).components {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return RelativePath(parts.map(\.text).joined(separator: "/"))
  }
}
