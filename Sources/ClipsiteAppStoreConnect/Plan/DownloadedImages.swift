import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteContent

/// A file in `Content` that lists the header images which came from App Store Connect.
///
/// It sends another encoding of an image than the file that was uploaded, so the MD5 digest of a downloaded
/// file is not the one that it keeps. The list has both, and a plan finds no change.
package struct DownloadedImages: Sendable {
  /// The name of the file. Names that start with a period are not part of the site.
  package static let fileName = ".clipsite-header-images"
  private static let version = 1

  /// The registered images that a file is a copy of, by the digest of the file.
  private var registered: [String: Set<String>] = [:]

  /// Creates an empty list.
  package init() {}

  /// Reads the list of a site. One that cannot be read is empty: then a plan finds a change and uploads again.
  package init(siteFolder: String) {
    let bytes = try? FileStore.read(Self.path(in: siteFolder), limit: FileStore.listLimit)
    let entries = bytes.flatMap { try? JSONParser.parse($0).value }?["images"]?.elements ?? []
    for entry in entries {
      if let digest = entry["file"]?.text, let image = entry["registered"]?.text { add(image, of: digest) }
    }
  }

  private static func path(in siteFolder: String) -> String { "\(siteFolder)/Content/\(fileName)" }

  /// Indicates whether a file came from a registered image.
  func contains(_ image: RegisteredExperience.Image, digest: String) -> Bool {
    registered[digest]?.contains(image.identity) ?? false
  }

  mutating func add(_ identity: String, of digest: String) {
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
