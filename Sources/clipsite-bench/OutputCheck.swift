import ClipsitePlatform

/// Checks that both generators have made the whole site, and the same one.
struct OutputCheck {
  let size: SampleSize

  /// The tags that must be the same on a page, by how their lines begin.
  private static let tags = ["<title>", "<link rel=\"canonical\"", "<meta name=\"apple-itunes-app\""]

  /// Returns the mistakes of an output folder, line by line.
  func problems(in output: String, of name: String) throws(SystemError) -> [String] {
    let pages = try OutputCensus(of: output).pages
    guard pages != size.htmlFiles else { return [] }
    return ["\(name) wrote \(pages) HTML files instead of \(size.htmlFiles)"]
  }

  /// Returns the differences between two output folders in the first and the last location of each folder.
  func differences(_ ours: String, _ theirs: String) throws(SystemError) -> [String] {
    var problems: [String] = []
    for folder in 0..<size.folders {
      let numbers = size.locations(ofFolder: folder)
      for number in [numbers.first, numbers.last].compactMap({ $0 }) {
        let page = "\(SampleSize.folderName(folder))/place-\(number.padded(to: 6)).html"
        let (one, other) = (try Self.tags(of: "\(ours)/\(page)"), try Self.tags(of: "\(theirs)/\(page)"))
        if one.count != Self.tags.count || one != other {
          problems.append("\(page) differs: \(one), \(other)")
        }
      }
    }
    return problems
  }

  private static func tags(of path: String) throws(SystemError) -> [String] {
    let lines = try FileStore.read(path, limit: FileStore.fileLimit).split(separator: UInt8(ascii: "\n"))
    return lines.map { String(decoding: $0, as: UTF8.self) }
      .filter { line in tags.contains { line.hasPrefix($0) } }
  }
}

/// The contents of an output folder: the number of files, their size, and the time when each was written.
struct OutputCensus {
  /// The number of files.
  private(set) var files = 0
  /// The number of HTML pages.
  private(set) var pages = 0
  /// Their size, in bytes.
  private(set) var bytes = 0
  /// The inode and the time of the last change of each file, hashed, by the hash of its path.
  private var stamps: [Int: Int] = [:]

  /// Counts the files below a folder; one that is not there has none.
  init(of folder: String) throws(SystemError) {
    if try FileStore.isFolder(folder) { try count(folder) }
  }

  /// Returns the number of files that were written, or removed, since an earlier census.
  func changes(since earlier: OutputCensus) -> Int {
    let written = stamps.count { earlier.stamps[$0.key] != $0.value }
    return written + earlier.stamps.keys.count { stamps[$0] == nil }
  }

  private mutating func count(_ folder: String) throws(SystemError) {
    for entry in try FileStore.entries(in: folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.type == .folder {
        try count(path)
      } else {
        try countFile(path)
      }
    }
  }

  private mutating func countFile(_ path: String) throws(SystemError) {
    guard let signature = FileSignature(path) else { throw .last("cannot read", path) }
    files += 1
    if path.hasSuffix(".html") { pages += 1 }
    bytes += signature.size
    stamps[path.hashValue] = signature.hashValue
  }
}
