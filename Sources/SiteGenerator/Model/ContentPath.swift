/// Paths as authors write them in front matter and Markdown, seen from the folder of the file they stand in.
enum ContentPath {
  /// The path below the content folder that a reference means, or nil when it leads out of it.
  ///
  /// A reference that starts with a slash is seen from the content folder.
  static func resolve(_ reference: some StringProtocol, from folder: String) -> String? {
    // Most references name a file in the same folder.
    if let first = reference.utf8.first, first != UInt8(ascii: "."),
      !reference.utf8.contains(UInt8(ascii: "/"))
    {
      return folder.isEmpty ? String(reference) : "\(folder)/\(reference)"
    }
    var parts: [Substring] = reference.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(Substring(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The path of something in a folder, made in one piece: every page has a few such paths.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    let (start, length) = (folder.utf8.count + 1, name.utf8.count)
    return String(unsafeUninitializedCapacity: start + length) { path in
      _ = path.initialize(from: folder.utf8)
      path[start - 1] = UInt8(ascii: "/")
      _ = UnsafeMutableBufferPointer(rebasing: path[start...]).initialize(from: name.utf8)
      return start + length
    }
  }

  /// The folder part of a path; empty when there is none.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}
