import ClipsiteContent
package import ClipsiteSystem
import ClipsiteText

/// A file in `Content` that lists the header images which came from App Store Connect.
///
/// It sends another encoding of an image than the file that was uploaded, so the MD5 digest of a downloaded
/// file is not the one that it keeps. The list has both, and a plan finds no change.
package struct DownloadedImages: Sendable {
  /// The name of the file. Names that start with a period are not part of the site.
  package static let fileName = ".clipsite-header-images"
  private static let version = 1

  /// The registered images that a file is a copy of, by the digest of the file, or by an empty text if the download
  /// failed.
  private var registered: [String: Set<String>] = [:]

  /// Creates an empty list.
  package init() {}

  /// Reads the list of a site, or creates an empty one if there is no file.
  ///
  /// - Throws: `SystemError.system` if the file cannot be read. `.service` if it is damaged, because a push would
  ///   upload all images again, and an import would write a shorter list.
  package init(siteFolder: String) throws(SystemError) {
    let path = Self.path(in: siteFolder)
    guard try FileStore.kind(at: path) != .missing else { return }
    let bytes = try FileStore.read(path, limit: FileStore.listLimit)
    guard let list = try? JSONParser.parse(bytes).value, let entries = list["images"]?.elements else {
      throw .service(
        "the file '\(path)' is damaged. Restore it from version control. Without it, `push` uploads the header "
          + "images again that an import downloaded")
    }
    for entry in entries {
      if let digest = entry["file"]?.text, let image = entry["registered"]?.text { add(image, of: digest) }
    }
  }

  private static func path(in siteFolder: String) -> String { "\(siteFolder)/Content/\(fileName)" }

  /// Indicates whether a file came from a registered image.
  func contains(_ image: RegisteredExperience.Image, digest: String) -> Bool {
    registered[digest]?.contains(image.identity) ?? false
  }

  /// Indicates whether the last try to download an image failed.
  func isMissing(_ image: RegisteredExperience.Image) -> Bool { contains(image, digest: "") }

  /// Remembers an image.
  ///
  /// - Parameter digest: The digest of its file, or an empty text if the download failed.
  mutating func add(_ identity: String, of digest: String) {
    registered[""]?.remove(identity)
    registered[digest, default: []].insert(identity)
  }

  func save(siteFolder: String) throws(SystemError) {
    let entries = registered.sorted { $0.key < $1.key }.flatMap { digest, images in
      images.sorted().map { ["file": .string(digest), "registered": .string($0)] as JSONValue }
    }
    let document: JSONValue = ["version": .number(String(Self.version)), "images": .array(entries)]
    try FileStore.save(document.bytes(.pretty) + [UInt8(ascii: "\n")], at: Self.path(in: siteFolder))
  }
}

extension RegisteredExperience.Image {
  /// The text that identifies the uploaded file: its digest, or its name and size without one.
  var identity: String { checksum?.lowercased() ?? "\(fileName ?? "") \(fileSize ?? 0)" }
}
