import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

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

  /// Reads a manifest, or `nil` if the text is not one.
  init?(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    guard bytes[..<end].elementsEqual(Self.firstLine.utf8) else { return nil }
    files = PathList(lines: bytes[end...])
  }

  /// The text of the manifest.
  var bytes: [UInt8] { Array("\(Self.firstLine)\n".utf8) + files.text }
}

/// Paths in the order of their bytes, in one buffer: a site has as many paths as files, and a text of its own
/// for each would take three times the space.
struct PathList: Equatable, Sendable {
  /// The paths, each with a line feed behind it.
  private(set) var text: [UInt8] = []
  /// The end of each path, behind its line feed.
  private var ends: [Int] = []

  /// Paths in any order.
  init(_ paths: some Sequence<RelativePath>) {
    for path in paths { append(path.utf8) }
    sort()
  }

  /// The lines of a text, in any order. A path that leads elsewhere was not written by us: such a file is
  /// never removed.
  init(lines: ArraySlice<UInt8>) {
    text.reserveCapacity(lines.count)
    lines.withUnsafeBytes { lines in
      var start = 0
      while start < lines.count {
        let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
        let line = UnsafeRawBufferPointer(rebasing: lines[start..<end])
        if RelativePath.isInside(line) { append(line) }
        start = end + 1
      }
    }
    sort()
  }

  /// The files of a site.
  init(of tree: OutputTree) {
    ends.reserveCapacity(tree.entries.count)
    for entry in tree.entries {
      text.append(contentsOf: tree.folders[Int(entry.folder)].text.utf8)
      text.append(UInt8(ascii: "/"))
      append(entry.name.utf8)
    }
    sort()
  }

  /// No paths.
  init() {}

  /// The paths, each on its own.
  var paths: [RelativePath] {
    text.withUnsafeBytes { text in ends.indices.map { Self.path(self[$0, text]) } }
  }

  /// Indicates whether there are no paths.
  var isEmpty: Bool { ends.isEmpty }

  /// The paths that are here and not in another list. Linear in both.
  func subtracting(_ other: PathList) -> [RelativePath] {
    var difference: [RelativePath] = []
    var position = 0
    text.withUnsafeBytes { text in
      other.text.withUnsafeBytes { others in
        for index in ends.indices {
          let path = self[index, text]
          var order = -1
          while position < other.ends.count {
            order = other[position, others].order(to: path)
            guard order < 0 else { break }
            position += 1
          }
          if position == other.ends.count || order != 0 { difference.append(Self.path(path)) }
        }
      }
    }
    return difference
  }

  /// The paths of both.
  func union(_ other: PathList) -> PathList {
    let added = other.subtracting(self)
    guard !added.isEmpty else { return self }
    var result = self
    for path in added { result.append(path.text.utf8) }
    result.sort()
    return result
  }

  private static func path(_ bytes: UnsafeRawBufferPointer) -> RelativePath {
    RelativePath(String(decoding: bytes, as: UTF8.self))
  }

  /// The bytes of a path in the bytes of the list.
  private subscript(index: Int, text: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text[(index == 0 ? 0 : ends[index - 1])..<ends[index] - 1])
  }

  private mutating func append(_ path: some Sequence<UInt8>) {
    text.append(contentsOf: path)
    text.append(UInt8(ascii: "\n"))
    ends.append(text.count)
  }

  /// Nearly always there is little to do: folders and their files come sorted.
  private mutating func sort() {
    let sorted: PathList? = text.withUnsafeBytes { text in
      func precedes(_ left: Int, _ right: Int) -> Bool { self[left, text].order(to: self[right, text]) < 0 }
      guard ends.indices.dropFirst().contains(where: { precedes($0, $0 - 1) }) else { return nil }
      var sorted = PathList()
      sorted.text.reserveCapacity(text.count)
      for index in ends.indices.sorted(by: precedes) { sorted.append(self[index, text]) }
      return sorted
    }
    if let sorted { self = sorted }
  }
}
