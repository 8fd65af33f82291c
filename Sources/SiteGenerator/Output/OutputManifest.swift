/// The list of files that clipsite wrote into an output folder, kept in it as `.clipsite`.
///
/// Only files on this list are ever removed. The text is one line that names the format and then one path a line,
/// sorted, so the manifest of a committed site makes a readable diff.
struct OutputManifest {
  /// The name of the file below the output folder.
  static let fileName = ".clipsite"
  private static let firstLine = "clipsite 1"

  /// The paths below the output folder, sorted.
  let paths: [String]

  /// A manifest of these paths, which are sorted already.
  init(sorted paths: [String]) { self.paths = paths }

  /// Reads a manifest; nil when the text is not one.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, String(decoding: first, as: UTF8.self) == Self.firstLine else {
      return nil
    }
    let paths = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    // A path that leads elsewhere was not written by us: such a file is never removed.
    self.paths = paths.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }.sorted()
  }

  /// The text of the manifest.
  var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\n".utf8)
    for path in paths {
      bytes.append(contentsOf: path.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The paths that are here and not in another manifest. Linear in both.
  func subtracting(_ other: OutputManifest) -> [String] {
    var rest = other.paths[...]
    return paths.filter { path in
      while let first = rest.first, first < path { rest.removeFirst() }
      return rest.first != path
    }
  }

  /// The paths of both, sorted.
  func union(_ other: OutputManifest) -> OutputManifest {
    OutputManifest(sorted: (paths + other.subtracting(self)).sorted())
  }
}
