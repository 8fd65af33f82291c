internal import ClipsiteCryptography
internal import ClipsitePlatform

/// Where the bytes come from: the output folder. Each file is compared once more with what was planned.
package struct PublishSource: Sendable {
  /// The output folder, for the system.
  let folder: String

  /// The bytes of a file.
  ///
  /// - Throws: `PublishError` when it cannot be read, or is another one than was planned.
  func read(_ file: PublishedFile) throws(PublishError) -> [UInt8] {
    let path = "\(folder)/\(file.source)"
    let bytes: [UInt8]
    do {
      bytes = try FileStore.read(path, within: folder)
    } catch {
      throw .system(error)
    }
    guard Hexadecimal.text(SHA256.digest(bytes)) == file.sha256 else {
      throw .system(SystemError("cannot send", path, reason: "it changed while the site was being published"))
    }
    return bytes
  }
}
