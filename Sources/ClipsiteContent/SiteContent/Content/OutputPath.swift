package import ClipsiteAppClips
package import ClipsiteSystem

/// The path of a file below the output folder: inside the folder of one domain, or beside these in `_hosts`.
///
/// Made only from a validated domain and checked parts, so it can never lead out of the output folder.
package struct OutputPath: Hashable, Sendable, CustomStringConvertible {
  /// The folder, as in `example.com` or `example.com/ferry-street`.
  package let folder: RelativePath
  /// The file's name.
  package let name: RelativePath

  /// The folder of what is not served: configurations of servers and the like. No domain has an underscore.
  package static let hostsFolder: RelativePath = "_hosts"

  /// The length of a name at most, in bytes.
  package static let maximumNameLength = 200
  /// The length of a path at most, in bytes.
  package static let maximumLength = 900

  /// Indicates whether some providers would reject a file because its name or path is too long.
  package var isTooLong: Bool {
    name.utf8.count > Self.maximumNameLength
      || folder.utf8.count + 1 + name.utf8.count > Self.maximumLength
  }

  /// The path below the output folder.
  package var description: String { path.text }

  /// The path below the output folder.
  package var path: RelativePath { folder.appending(name) }

  /// A file below a domain's folder.
  ///
  /// - Parameters:
  ///   - domain: The domain that serves the file.
  ///   - path: The path below the domain's folder without a slash in front, as in `ferry-street/market.html`.
  /// - Precondition: No part of the path is empty, `.` or `..`.
  package init(_ domain: AssociatedDomain, _ path: RelativePath) {
    self.init(below: RelativePath(domain.rawValue), path)
  }

  /// A file that no web root holds.
  ///
  /// - Parameter path: The path below `_hosts`, as in `nginx/example.com.conf`.
  /// - Precondition: No part of the path is empty, `.` or `..`.
  package init(beside path: RelativePath) { self.init(below: Self.hostsFolder, path) }

  private init(below top: RelativePath, _ path: RelativePath) {
    precondition(path.isInside, "a path that leads out of its folder")
    folder = top.appending(path.folder)
    name = path.name
  }

  /// The path of a file in a folder, both from a path that has been checked.
  package init(folder: RelativePath, name: RelativePath) {
    self.folder = folder
    self.name = name
  }
}
