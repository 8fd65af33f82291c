import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText

/// The list of the files that clipsite has published to a destination, kept there. clipsite deletes only
/// files on this list, and finds changed headers only with it.
///
/// While a run is under way the list holds what is being sent and what is still to be deleted, each marked,
/// so that the next run can finish a run that was killed.
struct PublishManifest: Sendable {
  /// The reason why a file may differ from its entry in the list.
  enum Doubt: String, Sendable {
    /// It was about to be sent or deleted: what is at the destination tells whether it was.
    case content
    /// Its headers were about to change, which bytes do not tell.
    case headers
  }

  /// One file.
  struct Entry: Sendable {
    let file: PublishedFile
    let doubt: Doubt?
    /// The entity tag that the store gave, where it is no MD5 digest.
    var tag: String?
  }

  /// The name that stores keep it under, beside the site.
  static let fileName: RelativePath = ".clipsite-published.json"

  /// The format's version.
  private static let version = 1

  /// The files by key.
  private(set) var entries: [RelativePath: Entry]
  /// Indicates whether a run that wrote this list did not end.
  let isPending: Bool
  /// The number in the file system of the folder that holds the files: the proof that clipsite made a release.
  var folder: UInt64?
  /// The number of the release in which these files came, for a list in a folder. Versions up to 0.2.0 wrote
  /// none, and counted in each folder alone.
  var release: Int?

  /// The number of the first release in the same folder: a domain can be added to a target later.
  var firstRelease: Int?

  /// A list of a run that has ended.
  init(_ files: [PublishedFile]) {
    entries = Dictionary(files.map { ($0.key, Entry(file: $0, doubt: nil)) }) { first, _ in first }
    isPending = false
  }

  /// A list of a run that begins.
  init(pending entries: [Entry]) {
    self.entries = Dictionary(entries.map { ($0.file.key, $0) }) { first, _ in first }
    isPending = true
  }

  /// Reads a list, or `nil` if the text is none that this version understands.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONParser.parse(bytes).value, root["version"]?.integer == Self.version,
      let files = root["files"]?.elements
    else { return nil }
    var entries: [RelativePath: Entry] = [:]
    for file in files {
      guard let entry = Self.entry(file) else { return nil }
      entries[entry.file.key] = entry
    }
    self.entries = entries
    isPending = root["pending"]?.bool ?? false
    folder = root["folder"]?.text.flatMap { UInt64($0) }
    release = root["release"]?.integer
    firstRelease = root["first-release"]?.integer
  }

  /// The reason why a list is not used.
  static let damage = "it is damaged, or a newer version of clipsite wrote it"

  /// Reads the list of a destination, or `nil` if there is none.
  ///
  /// - Throws: `SystemError` for a list that cannot be trusted: nobody knows what to delete.
  static func read(_ bytes: [UInt8]?, at destination: String) throws(SystemError) -> PublishManifest? {
    guard let bytes else { return nil }
    if let manifest = PublishManifest(bytes) { return manifest }
    throw .service(
      "cannot use \(fileName) at \(destination): \(damage). Restore it, or remove it")
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    // Nothing of a list reaches a terminal, a request, or a line of a file unless it is harmless.
    guard value.members?.allSatisfy({ $0.value.text?.utf8.contains(where: \.isControl) != true }) == true,
      let key = value["key"]?.text.map({ RelativePath($0) }), key.isFileOfSite,
      let domain = value["domain"]?.text,
      let kind = value["kind"]?.text.flatMap(BuiltSite.FileRole.init), let size = value["size"]?.integer,
      let sha256 = value["sha256"]?.text, let md5 = value["md5"]?.text,
      let type = value["content-type"]?.text, let cache = value["cache-control"]?.text
    else { return nil }
    let file = PublishedFile(
      key: key, domain: domain, kind: kind, source: key, size: size, sha256: sha256, md5: md5,
      contentType: type, cacheControl: cache)
    return Entry(
      file: file, doubt: value["doubt"]?.text.flatMap(Doubt.init), tag: value["tag"]?.text)
  }

  /// The list with the entity tags of some files.
  func adding(_ tags: [RelativePath: String]) -> PublishManifest {
    var list = self
    for (key, tag) in tags { list.entries[key]?.tag = tag }
    return list
  }

  /// The text of the list, sorted by key: the same files give the same bytes.
  var bytes: [UInt8] {
    JSONValue.present([
      "version": .number("\(Self.version)"), "pending": .bool(isPending),
      "folder": folder.map { .string("\($0)") }, "release": release.map { .number("\($0)") },
      "first-release": firstRelease.map { .number("\($0)") },
      "files": .array(entries.sorted { $0.key < $1.key }.map(\.value.value)),
    ]).bytes(.pretty) + [UInt8(ascii: "\n")]
  }
}

extension PublishManifest.Entry {
  /// The file as a member of the list.
  fileprivate var value: JSONValue {
    .present([
      "key": .string(file.key.text), "domain": .string(file.domain), "kind": .string(file.kind.rawValue),
      "size": .number("\(file.size)"), "sha256": .string(file.sha256), "md5": .string(file.md5),
      "content-type": .string(file.contentType), "cache-control": .string(file.cacheControl),
      "doubt": doubt.map { .string($0.rawValue) }, "tag": tag.map { .string($0) },
    ])
  }
}

extension RelativePath {
  /// Indicates whether a file of a site can have this path at a destination.
  var isFileOfSite: Bool {
    isInside && self != PublishManifest.fileName
      // Some programs take a backslash for a slash.
      && !utf8.contains(UInt8(ascii: "\\")) && !text.unicodeScalars.contains(where: \.endsLine)
  }
}

extension Unicode.Scalar {
  /// Indicates whether it is a control character, or a line end of Unicode.
  fileprivate var endsLine: Bool { properties.generalCategory == .control || 0x2028...0x2029 ~= value }
}

/// A file that a destination has, as far as the destination tells.
struct RemoteObject: Hashable, Sendable {
  /// The facts about the bytes.
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
  /// The facts about the bytes.
  let digest: Digest

  /// Indicates whether the bytes are equal to a file's, or `nil` if it is unknown.
  func holds(_ file: PublishedFile) -> Bool? {
    guard size == file.size else { return false }
    return switch digest {
    case .sha256(let digest): digest == file.sha256
    case .md5(let digest): digest == file.md5
    case .unknown: nil
    }
  }
}

/// The contents of a destination before a run.
package struct RemoteState: Sendable {
  /// The list of what clipsite published there, or `nil` if it never did.
  var manifest: PublishManifest?
  /// Every file that is there, by key.
  var objects: [RelativePath: RemoteObject] = [:]
  /// Indicates whether the files were looked at themselves, so that no list of them can be wrong.
  var isFirsthand = false
}
