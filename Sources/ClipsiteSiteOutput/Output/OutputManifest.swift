import ClipsitePlatform
import ClipsiteSiteModel

/// The list of files that clipsite wrote into an output folder, kept in it as `.clipsite`.
///
/// Only files on this list are ever removed. The text is one line that names the format and then one path a
/// line, sorted, so the manifest of a committed site makes a readable diff.
struct OutputManifest: Equatable {
  /// The name of the file below the output folder.
  static let fileName: RelativePath = ".clipsite"
  private static let firstLine = "clipsite 1"

  /// The paths below the output folder.
  let files: PathList

  /// A manifest of these files.
  init(_ files: PathList) { self.files = files }

  /// Reads a manifest; nil when the text is not one.
  init?(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    guard bytes[..<end].elementsEqual(Self.firstLine.utf8) else { return nil }
    // A path that leads elsewhere was not written by us: such a file is never removed.
    files = PathList(lines: bytes[end...]) { OutputPath.isInside($0) }
  }

  /// The text of the manifest.
  var bytes: [UInt8] { Array("\(Self.firstLine)\n".utf8) + files.text }
}
