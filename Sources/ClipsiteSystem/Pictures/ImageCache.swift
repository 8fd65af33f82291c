import Synchronization

/// Pictures that were made before, in a folder, each under the hash of all that it was made of.
///
/// A picture is never looked up by name or time, so an entry is right for ever; the folder may be deleted at
/// any time. Entries end with a hash of what they hold and of the identity of the folder. So what a killed build
/// or a broken disk has left counts as missing, and so does an entry that came with a repository. Both are written
/// again. Builds that run at the same time at worst make a picture twice.
package final class ImageCache: Sendable {
  private let folder: String
  /// Threads of one process take turns.
  private let writing = Mutex(())

  /// A cache in a folder, which is made when the first picture is kept.
  package init(_ folder: String) { self.folder = folder }

  /// The length of the hash at the end of an entry, in bytes.
  private static let hashLength = 32

  /// The bytes under a key, or `nil` if there are none, or they are not what was written.
  package func value(of key: String) -> [UInt8]? {
    let path = "\(folder)/\(subfolder(of: key))/\(key)"
    guard var bytes = try? FileStore.read(path, limit: ImageMaker.sourceLimit),
      bytes.count >= Self.hashLength
    else { return nil }
    let hash = Array(bytes.suffix(Self.hashLength))
    bytes.removeLast(Self.hashLength)
    return proof(of: bytes) == hash ? bytes : nil
  }

  /// A hash that entries of other folders do not have.
  private func proof(of bytes: [UInt8]) -> [UInt8] {
    let identity = (try? OpenFolder(folder).identity.description) ?? ""
    return SHA256.digest(Array("\(identity)\n".utf8) + bytes)
  }

  /// Keeps bytes under a key. Where the system refuses, as in a folder that nobody may write to, the picture
  /// will be made again the next time, which is all that a cache changes.
  package func keep(_ bytes: [UInt8], for key: String) {
    writing.withLock { _ in
      do throws(SystemError) {
        if try !FileStore.exists(folder) { try makeFolder() }
        let lock = try FolderLock(folder)
        defer { _ = lock }
        let (root, subfolder) = (try OpenFolder(folder), RelativePath(subfolder(of: key)))
        try root.makeFolders(subfolder)
        guard let place = try root.folder(subfolder) else { return }
        try root.remove(subfolder.appending(RelativePath(key)))
        try FileStore.create(key, in: place.descriptor, bytes + proof(of: bytes), path: key)
      } catch {}
    }
  }

  /// Nobody wants the folder in a repository, so it says that itself.
  private func makeFolder() throws(SystemError) {
    try FileStore.makeFolders(folder)
    try FileStore.save(Array("*\n".utf8), as: ".gitignore", in: folder)
  }

  /// A folder of all entries would become too large to be listed by file managers.
  private func subfolder(of key: String) -> String { String(key.prefix(2)) }
}
