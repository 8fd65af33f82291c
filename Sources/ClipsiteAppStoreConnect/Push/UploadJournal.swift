package import ClipsiteSystem
import ClipsiteText

/// A folder beside the site with a small file for each image that was reserved and does not belong to an
/// experience yet. App Store Connect lists only images that do. If a run is stopped, the next one reads the
/// folder, so that no image is uploaded twice.
package struct UploadJournal {
  /// The name of the folder in the site's folder.
  package static let folderName = ".clipsite-uploads"

  private let site: String

  /// The journal of a site.
  ///
  /// - Parameter siteFolder: The folder that holds `Content`.
  package init(siteFolder: String) { site = siteFolder }

  /// Carries out a push while no other push of the site is under way.
  ///
  /// A folder that nobody can create needs no lock, because nothing is uploaded without it.
  ///
  /// - Returns: `nil` if another push is under way.
  package func withLock<Result>(_ push: () throws(SystemError) -> Result) throws(SystemError) -> Result? {
    let name = RelativePath(Self.folderName)
    guard let open = try? OpenFolder(site),
      (try? open.makeFolder(name)) != nil || (try? open.folder(name)) != nil
    else { return try push() }
    guard let lock = FolderLock(ifFree: "\(site)/\(Self.folderName)") else { return nil }
    defer {
      _ = open.removeEmptyFolder(name)
      _ = lock
    }
    return try push()
  }

  /// The open folder of the notes, or `nil` if it is missing, or is a link.
  private var folder: OpenFolder? {
    get throws(SystemError) { try OpenFolder(site).folder(RelativePath(Self.folderName)) }
  }

  /// The path of what has the name of the folder and is none: such a link is not followed.
  package var unproven: [String] {
    guard let open = try? OpenFolder(site), let kind = try? open.kind(of: RelativePath(Self.folderName)),
      kind == .link || kind == .other
    else { return [] }
    return ["\(site)/\(Self.folderName)"]
  }

  /// The identifier of the picture that was reserved for an experience, or `nil` if there is none.
  package func identifier(of image: HeaderImage, for link: String) -> String? {
    guard let folder = try? folder, let note = Self.note(Self.name(image.checksum, link), in: folder),
      let id = note["image"]?.text, Resource.isIdentifier(id)
    else { return nil }
    return id
  }

  private static func note(_ name: RelativePath, in folder: OpenFolder) -> JSONValue? {
    (try? FileStore.read(name.text(below: folder.path), within: folder.path, limit: 1 << 16))
      .flatMap { try? JSONParser.parse($0).value }
  }

  /// Remembers the identifier.
  func remember(_ id: String, of image: HeaderImage, for link: String) throws(SystemError) {
    let note: JSONValue = [
      "version": 1, "image": .string(id), "link": .string(link), "md5": .string(image.checksum),
    ]
    let (site, name) = (try OpenFolder(site), RelativePath(Self.folderName))
    let made = try site.makeFolder(name)
    guard let folder = made == nil ? try site.folder(name) : made else {
      throw SystemError("cannot write to", name.text(below: site.path), reason: "it is not a folder")
    }
    try FileStore.save(note.bytes(), as: Self.name(image.checksum, link).text, in: folder.path)
  }

  // MARK: Shared images

  private static let sharingNote = "sharing.json"
  private static let refusal: JSONValue = ["version": 1, "sharing": "refused"]

  /// A Boolean value that indicates whether App Store Connect refused to share an image in a run that is not
  /// finished yet.
  package var refusesSharing: Bool {
    (try? folder).flatMap { Self.note(RelativePath(Self.sharingNote), in: $0) } == Self.refusal
  }

  /// Remembers the refusal until everything is pushed. Without the note, the next run tries once more, which
  /// costs one request.
  func rememberRefusal() {
    guard let folder = try? folder else { return }
    try? FileStore.save(Self.refusal.bytes(), as: Self.sharingNote, in: folder.path)
  }

  // MARK: Ends

  /// Forgets it: the picture belongs to an experience now, or is of no use.
  package func forget(_ image: HeaderImage, for link: String) {
    // What cannot be removed is asked about once more, and does no harm.
    try? folder?.remove(Self.name(image.checksum, link))
  }

  /// Forgets everything, after a run that left nothing to do. The name of the folder is reserved, so what lies
  /// there is clipsite's.
  package func clear() {
    let name = RelativePath(Self.folderName)
    guard let site = try? OpenFolder(site), site.mount(in: name) == nil else { return }
    try? site.folder(name)?.removeContents()
    site.removeEmptyFolder(name)
  }

  private static func name(_ checksum: String, _ link: String) -> RelativePath {
    let hash = SHA256.digest(Array("\(link)\n\(checksum)".utf8)).prefix(16)
    return RelativePath(Hexadecimal.text(Array(hash)) + ".json")
  }
}
