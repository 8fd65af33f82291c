import ClipsitePlatform

/// What stands in an output folder: how many files, their size, and when each was written.
struct OutputCensus {
  /// How many files there are.
  private(set) var files = 0
  /// How many of them are HTML pages.
  private(set) var pages = 0
  /// Their size, in bytes.
  private(set) var bytes = 0
  /// The inode and the time of the last change of each file, hashed, by the hash of its path.
  private var stamps: [Int: Int] = [:]

  /// Counts the files below a folder; one that is not there has none.
  init(of folder: String) throws(SystemError) {
    if try FileStore.isFolder(folder) { try count(folder) }
  }

  /// How many files were written, or removed, since an earlier census.
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
