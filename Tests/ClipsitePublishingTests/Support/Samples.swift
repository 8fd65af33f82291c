import ClipsiteRendering
import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Synchronization

@testable import ClipsitePublishing

extension DisposableFolder {
  /// Who may do what with a file.
  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  /// The names in a folder, sorted.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
  }

  /// What a symbolic link says.
  func link(_ name: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")
  }
}

extension PublishedFile {
  /// A file whose digests are those of a text.
  static func sample(
    _ key: RelativePath, _ text: String = "", kind: BuiltSite.FileRole = .page, type: String = "text/html",
    cache: String = "public, max-age=0", source: RelativePath? = nil
  ) -> PublishedFile {
    let bytes = Array(text.utf8)
    return PublishedFile(
      key: key, domain: "example.com", kind: kind, source: source ?? key, size: bytes.count,
      sha256: Hexadecimal.text(SHA256.digest(bytes)), md5: Hexadecimal.text(MD5.digest(bytes) ?? []),
      contentType: type, cacheControl: cache)
  }
}

extension RemoteObject {
  /// An object as a store lists it that tells MD5 digests.
  static func listed(_ text: String) -> RemoteObject {
    let bytes = Array(text.utf8)
    return RemoteObject(size: bytes.count, digest: .md5(Hexadecimal.text(MD5.digest(bytes) ?? [])))
  }
}

/// Counts how often it is asked.
final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
