package import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// A destination that the site can be published to: an entry of `publish` in `site.yml`.
package struct PublishTarget: Sendable {
  /// The way to the destination.
  package enum Delivery: Sendable {
    /// All domains go to one destination, each into a folder of its own name, as in the output folder.
    case together(PublishDestination)
    /// Each domain is the root of a separate destination.
    case apart([AssociatedDomain: PublishDestination])
    /// A command line for the shell, which carries files where they belong.
    case command(String)

    /// The buckets and folders, in the order of their domains.
    package var destinations: [PublishDestination] {
      switch self {
      case .together(let destination): [destination]
      case .apart(let destinations): destinations.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      case .command: []
      }
    }

    /// Indicates whether files go to a bucket.
    package var hasBucket: Bool { destinations.contains { if case .bucket = $0 { true } else { false } } }
    /// Indicates whether files go to a folder.
    var hasFolder: Bool { destinations.contains { if case .folder = $0 { true } else { false } } }
  }

  /// The names of pages in a bucket: the key `page-keys`.
  package enum PageKeys: String, Sendable, CaseIterable {
    /// `market`: object stores answer exactly the key that is asked for.
    case urls
    /// `market.html`: for stores behind something that appends `.html`.
    case files
    /// Both.
    case both
  }

  /// The part of a URL that names the bucket: the key `addressing`.
  package enum Addressing: String, Sendable, CaseIterable {
    /// `https://store.example/bucket/key`.
    case path
    /// `https://bucket.store.example/key`.
    case host
  }

  /// The name, as `clipsite publish NAME` takes it.
  package let name: String
  /// The range of the name.
  package let range: ByteRange
  /// The way to the destination.
  package let delivery: Delivery
  /// The address of the object store, as in `https://s3.example.com`, or `nil` for Amazon S3.
  package let endpoint: StoreEndpoint?
  /// The region that requests are signed for, or `nil` if the environment tells.
  package let region: String?
  /// The part of a URL that names the bucket, or `nil` for the one that the store takes.
  package let addressing: Addressing?
  /// The names of pages in a bucket, or `nil` for those that the hosts of the site ask for.
  package let pageKeys: PageKeys?
  /// The number of releases that a folder keeps.
  package let keptReleases: Int
  /// The command line that runs after a publish, if there is one.
  package let after: String?
}

/// The storage of a target's files: a bucket or a folder.
package enum PublishDestination: Hashable, Sendable {
  /// A bucket of an object store, and the folder that all keys stand in. Empty if they stand in none.
  case bucket(String, folder: RelativePath)
  /// A folder of this computer, mounted ones included; a relative path starts from the site's folder.
  case folder(String)

  private static let bucketScheme = "s3://"
  private static let folderScheme = "directory:"
  private static let slash = UInt8(ascii: "/")

  /// Reads `s3://bucket/prefix`, `directory:/path` or a path.
  ///
  /// - Throws: What is wrong, as the end of a sentence.
  package init(_ text: String) throws(InvalidValue) {
    if text.utf8.starts(with: Self.bucketScheme.utf8) {
      self = try Self.bucket(text.utf8.dropFirst(Self.bucketScheme.utf8.count))
    } else if text.utf8.starts(with: Self.folderScheme.utf8) {
      self = try Self.folder(text.utf8.dropFirst(Self.folderScheme.utf8.count))
    } else if text.contains("://") {
      throw InvalidValue("no place has the address `\(text)`", fix: Self.form)
    } else {
      self = try Self.folder(text.utf8[...])
    }
  }

  private static let form = "write `s3://bucket/prefix`, `directory:/path` or a path"

  private static func folder(_ path: Substring.UTF8View) throws(InvalidValue) -> PublishDestination {
    let isSafe = path.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard isSafe, path.contains(where: { $0 != slash }) else {
      throw InvalidValue("`\(Substring(path))` is not a folder to publish to", fix: form)
    }
    return .folder(String(Substring(path.last == slash ? path.dropLast() : path)))
  }

  /// A bucket: 3 to 63 lower-case letters, digits, dots and hyphens (Amazon S3, “General purpose bucket
  /// naming rules”).
  private static func bucket(_ text: Substring.UTF8View) throws(InvalidValue) -> PublishDestination {
    let name = text.prefix { $0 != slash }
    let isName = name.allSatisfy { $0.isLowerCaseLetter || $0.isDigit || ".-".utf8.contains($0) }
    guard isName, 3...63 ~= name.count else {
      throw InvalidValue(
        "`\(Substring(name))` is not the name of a bucket, which has 3 to 63 lower-case letters, digits, dots "
          + "and hyphens",
        fix: form)
    }
    var prefix = text.dropFirst(name.count + 1)
    if prefix.last == slash { prefix = prefix.dropLast() }
    let isPlain = prefix.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    guard prefix.isEmpty || isPlain && RelativePath(prefix).isInside else {
      throw InvalidValue(
        "the prefix `\(Substring(prefix))` has a part that is empty, `.` or `..`, or a character that keys "
          + "cannot have",
        fix: "write plain names between the slashes")
    }
    return .bucket(String(Substring(name)), folder: RelativePath(prefix))
  }
}
