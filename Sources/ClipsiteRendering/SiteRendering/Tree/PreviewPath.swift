package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

/// The path of a request as the names of a file's folders and of the file itself, or nothing.
///
/// It is only compared with the names of files that the site has, and never reaches the file system.
package struct PreviewPath: Hashable, Sendable {
  /// The path without slashes at either end, decoded; empty for a home page.
  let path: RelativePath
  /// Indicates whether the path ends with a slash.
  let isFolder: Bool

  /// Reads the path of a request target (RFC 9112, section 3.2.1): percent-encoding is decoded once.
  ///
  /// - Parameter target: The path with its slash in front; a query is left out.
  /// - Returns: nil for what no file can have: broken encoding, bytes that are not UTF-8, control characters,
  ///   backslashes, and segments that are empty, `.` or `..`.
  package init?(_ target: String) {
    let end = target.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    guard let decoded = PercentEncoding.decode(target[..<(end ?? target.endIndex)]) else { return nil }
    self.init(decoded: decoded)
  }

  /// Reads the path of a request that the server has split from its query and decoded.
  ///
  /// - Parameter decoded: The path with its slash in front.
  /// - Returns: `nil` for a path that no file can have: control characters, backslashes, and segments that
  ///   are empty, `.` or `..`.
  package init?(decoded: String) {
    guard decoded.utf8.first == UInt8(ascii: "/"),
      decoded.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    var rest = decoded.utf8.dropFirst()
    isFolder = rest.last == UInt8(ascii: "/") || rest.isEmpty
    if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    path = RelativePath(rest)
    guard path.isEmpty == (decoded == "/") else { return nil }
    guard path.isEmpty || path.isInside else { return nil }
  }

  /// The files that may answer, the best first, each as a folder below the domain's and a name.
  var candidates: [(folder: RelativePath, name: RelativePath)] {
    if path.isEmpty { return [("", "index.html")] }
    if isFolder { return [(path, "index.html")] }
    let (folder, name) = (path.folder, path.name)
    return [(folder, name), (folder, name.appending(ending: ".html")), (path, "index.html")]
  }
}

extension OutputTree {
  /// The file that a domain answers a path with, or nil: the exact file, that with `.html`, or the folder's
  /// `index.html`. Never a redirect, as an invocation URL must be answered.
  package func entry(for path: PreviewPath, on domain: AssociatedDomain) -> Entry? {
    for candidate in path.candidates {
      let folder = RelativePath(domain.rawValue).appending(candidate.folder)
      if let entry = entry(named: candidate.name, in: folder), !entry.recipe.isHidden { return entry }
    }
    return nil
  }
}
