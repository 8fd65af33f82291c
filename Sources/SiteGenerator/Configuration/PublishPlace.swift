/// Where a target keeps files: a bucket or a folder.
public enum PublishPlace: Hashable, Sendable {
  /// A bucket of an object store, and what all keys begin with: empty, or ending with a slash.
  case bucket(String, prefix: String)
  /// A folder of this computer, mounted ones included; a relative path starts from the site's folder.
  case folder(String)

  private static let bucketScheme = "s3://"
  private static let folderScheme = "directory:"

  /// Reads `s3://bucket/prefix`, `directory:/path` or a path.
  ///
  /// - Throws: What is wrong, as the end of a sentence.
  init(_ text: String) throws(PublishMistake) {
    if text.hasPrefix(Self.bucketScheme) {
      self = try Self.bucket(text.dropFirst(Self.bucketScheme.count))
    } else if text.hasPrefix(Self.folderScheme) {
      self = try Self.folder(text.dropFirst(Self.folderScheme.count))
    } else if text.contains("://") {
      throw PublishMistake("no place has the address `\(text)`", fix: Self.form)
    } else {
      self = try Self.folder(text[...])
    }
  }

  private static let form = "write `s3://bucket/prefix`, `directory:/path` or a path"

  private static func folder(_ path: Substring) throws(PublishMistake) -> PublishPlace {
    let isSafe = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    guard !path.isEmpty, isSafe, path.contains(where: { $0 != "/" }) else {
      throw PublishMistake("`\(path)` is no folder to publish to", fix: form)
    }
    return .folder(path.hasSuffix("/") ? String(path.dropLast()) : String(path))
  }

  /// A bucket: 3 to 63 lower-case letters, digits, dots and hyphens (Amazon S3, “General purpose bucket naming rules”).
  private static func bucket(_ text: Substring) throws(PublishMistake) -> PublishPlace {
    let name = text.prefix { $0 != "/" }
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "."), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isName, 3...63 ~= name.utf8.count else {
      throw PublishMistake(
        "`\(name)` is no name of a bucket, which has 3 to 63 lower-case letters, digits, dots and hyphens",
        fix: form)
    }
    var prefix = text.dropFirst(name.count + 1)
    if prefix.hasSuffix("/") { prefix.removeLast() }
    let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
    guard prefix.isEmpty || parts.allSatisfy({ isKeyPart($0) }) else {
      throw PublishMistake(
        "the prefix `\(prefix)` has a part that is empty, `.` or `..`, or a character that keys cannot have",
        fix: "write plain names between the slashes")
    }
    return .bucket(String(name), prefix: prefix.isEmpty ? "" : prefix + "/")
  }

  private static func isKeyPart(_ part: Substring) -> Bool {
    !part.isEmpty && part != "." && part != ".."
      && part.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
  }
}
