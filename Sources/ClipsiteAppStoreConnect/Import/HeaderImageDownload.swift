import ClipsiteAppClips
package import ClipsiteSystem

extension RegisteredExperience.Image {
  /// The file below `Content` that a copy gets. The same image always gets the same file, so a second import
  /// does not download it again.
  fileprivate var copyPath: RelativePath {
    let stem = (fileName ?? "").utf8.prefix { $0 != UInt8(ascii: ".") }
    let name = Slug.make(from: String(Substring(stem)))?.rawValue ?? "card"
    let hash = Hexadecimal.text(Array(SHA256.digest(Array(identity.utf8)).prefix(4)))
    return RelativePath("images/\(name)-\(hash).\(copyType)")
  }
}

extension ExperienceImport {
  /// Downloads the header images of the new pages, and sets the keys that name them. A page whose image cannot
  /// be downloaded is left for another import, because a site with it would have a mistake.
  ///
  /// - Parameters:
  ///   - siteFolder: The folder that contains `Content`.
  ///   - isDryRun: Whether to download and write nothing.
  ///   - didFinish: Called with the number of images so far.
  /// - Throws: `SystemError.system` if a file cannot be written, and `SystemError.stopped`.
  package mutating func addImages(
    _ client: ConnectClient, siteFolder: String, dry isDryRun: Bool, didFinish: (Int) -> Void = { _ in }
  ) throws(SystemError) {
    var list = try DownloadedImages(siteFolder: siteFolder)
    var faults: [String: String?] = [:]
    for index in pages.indices {
      guard let image = pages[index].image else {
        // A home page without an experience needs none.
        if pages[index].card != nil {
          pages[index].refusal = "its header image: App Store Connect names none"
        }
        continue
      }
      if faults[image.identity] == nil, !isDryRun {
        faults[image.identity] = try Self.download(image, client, siteFolder, &list)
        didFinish(faults.count)
      }
      if let fault = faults[image.identity] ?? nil {
        pages[index].refusal = "its header image: \(fault)"
        list.add(image.identity, of: "")
      } else {
        pages[index].fields.append(("image", "/\(image.copyPath)"))
      }
    }
    guard !isDryRun, !faults.isEmpty else { return }
    try list.save(siteFolder: siteFolder)
  }

  /// Downloads an image unless its file is there.
  ///
  /// - Returns: The reason why there is no file, or `nil` if there is one.
  private static func download(
    _ image: RegisteredExperience.Image, _ client: ConnectClient, _ siteFolder: String,
    _ list: inout DownloadedImages
  ) throws(SystemError) -> String? {
    let content = "\(siteFolder)/Content"
    let path = image.copyPath.text(below: content)
    try FileStore.requireInside(content, path)
    if try FileStore.kind(at: path) == .missing {
      guard let url = image.url else { return "App Store Connect gives no URL of it" }
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try client.download(url)
      } catch {
        guard error.kind == .service else { throw error }
        return error.description
      }
      try FileStore.makeFolders(image.copyPath.folder.text(below: content))
      try FileStore.save(bytes, at: path)
    }
    let bytes = try FileStore.read(path, within: content, limit: ConnectClient.largestAnswer)
    guard let digest = MD5.digest(bytes) else { return "this system forbids MD5" }
    list.add(image.identity, of: Hexadecimal.text(digest))
    return nil
  }
}
