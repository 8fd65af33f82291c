import ClipsitePlatform

/// A file of a sample site that is written by hand.
enum SampleFile {
  /// Writes a text, and makes the folders that it stands in.
  static func write(_ text: String, to path: String) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") { try FileStore.makeFolders(String(path[..<slash])) }
    try FileStore.create(path, Array(text.utf8), path: path)
  }
}
