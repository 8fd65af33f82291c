internal import ClipsitePlatform

/// A file that a place has, as far as the place tells.
struct RemoteObject: Hashable, Sendable {
  /// What is known of the bytes.
  enum Digest: Hashable, Sendable {
    /// The SHA-256 digest in hexadecimal digits.
    case sha256(String)
    /// The MD5 digest in hexadecimal digits.
    case md5(String)
    /// Nothing but the size.
    case unknown
  }

  /// The size in bytes.
  let size: Int
  /// What is known of the bytes.
  let digest: Digest

  /// Whether the bytes are those of a file; nil when that cannot be told.
  func holds(_ file: PublishedFile) -> Bool? {
    guard size == file.size else { return false }
    return switch digest {
    case .sha256(let digest): digest == file.sha256
    case .md5(let digest): digest == file.md5
    case .unknown: nil
    }
  }
}

/// What a place holds before a run.
package struct RemoteState: Sendable {
  /// What clipsite published there; nil when it never did.
  var manifest: PublishManifest?
  /// Every file that is there, by key.
  var objects: [RelativePath: RemoteObject] = [:]
}
