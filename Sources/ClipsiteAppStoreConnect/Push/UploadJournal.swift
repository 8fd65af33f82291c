import ClipsiteCryptography
import ClipsiteJSON
import ClipsitePlatform

/// A folder beside the site with a small file for each image that was reserved and does not belong to an
/// experience yet. App Store Connect lists only images that do. If a run is stopped, the next one reads the
/// folder, so that no image is uploaded twice.
package struct UploadJournal {
  /// The name of the folder in the site's folder.
  package static let folderName = ".clipsite-uploads"

  private let folder: String

  /// The journal of a site.
  ///
  /// - Parameter siteFolder: The folder that holds `Content`.
  package init(siteFolder: String) { folder = "\(siteFolder)/\(Self.folderName)" }

  /// The identifier of the picture that was reserved for an experience, or `nil` if there is none.
  package func identifier(of image: HeaderImage, for link: String) -> String? {
    guard let bytes = try? FileStore.read("\(folder)/\(Self.name(image, link))", limit: 1 << 16),
      let id = (try? JSONParser.parse(bytes).value)?["image"]?.text, Resource.isIdentifier(id)
    else { return nil }
    return id
  }

  /// Remembers the identifier.
  func remember(_ id: String, of image: HeaderImage, for link: String) throws(ConnectError) {
    let note: JSONValue = [
      "version": 1, "image": .string(id), "link": .string(link), "md5": .string(image.checksum),
    ]
    do throws(SystemError) {
      try FileStore.makeFolder(folder)
      try FileStore.save(note.bytes(), as: Self.name(image, link), in: folder)
    } catch {
      throw .system(error)
    }
  }

  /// Forgets it: the picture belongs to an experience now, or is of no use.
  package func forget(_ image: HeaderImage, for link: String) {
    // What cannot be removed is asked about once more, and does no harm.
    try? FileStore.remove("\(folder)/\(Self.name(image, link))")
  }

  /// Forgets everything, after a run that left nothing to do.
  package func clear() { FileStore.removeTree(folder) }

  private static func name(_ image: HeaderImage, _ link: String) -> String {
    Hexadecimal.text(Array(SHA256.digest(Array("\(link)\n\(image.checksum)".utf8)).prefix(16))) + ".json"
  }
}
