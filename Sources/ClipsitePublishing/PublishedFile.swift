import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteRendering
package import ClipsiteSystem

/// A file at its destination: what was sent, and how the store was told to serve it.
package struct PublishedFile: Hashable, Sendable {
  /// The name at the destination, as in `ferry-street/market`.
  package let key: RelativePath
  /// The domain that serves it.
  package let domain: String
  /// The kind of file for a visitor.
  package let kind: BuiltSite.FileRole
  /// The path below the output folder; for files of a former run, the key.
  let source: RelativePath
  /// The size in bytes.
  package let size: Int
  /// The SHA-256 digest, 64 hexadecimal digits.
  package let sha256: String
  /// The MD5 digest, 32 hexadecimal digits.
  let md5: String
  /// The media type, which the build takes from the name of the file (`MediaType`).
  package let contentType: String
  package let cacheControl: String

  /// Indicates whether this is the AASA file itself, not its copy with an extension.
  var isAssociation: Bool { kind == .association && key.hasSuffix("/\(WellKnown.associationName)") }
}

extension PublishedFile {
  /// Reads and hashes the files of a built site, on all cores, as a destination is to have them.
  ///
  /// - Parameters:
  ///   - files: The files of the site that go to the destination.
  ///   - known: The MD5 digests of files that were published, by their SHA-256 digests.
  ///   - keys: The names that a file has there.
  /// - Throws: `SystemError` when a file cannot be read.
  static func all(
    of files: [BuiltSite.File], in folder: String, by workers: Workers, known: [String: String] = [:],
    keys: @Sendable (BuiltSite.File) -> [RelativePath]
  ) throws(SystemError) -> [PublishedFile] {
    let slices = workers.map(files.count) { slice in
      hash(files[slice], in: folder, known, keys)
    }
    var list: [PublishedFile] = []
    list.reserveCapacity(files.count)
    for slice in slices { list += try slice.get() }
    return list
  }

  private static func hash(
    _ files: ArraySlice<BuiltSite.File>, in folder: String, _ known: [String: String],
    _ keys: (BuiltSite.File) -> [RelativePath]
  ) -> Result<[PublishedFile], SystemError> {
    var list: [PublishedFile] = []
    var bytes: [UInt8] = []
    do throws(SystemError) {
      for file in files {
        let path = "\(folder)/\(file.outputPath)"
        try FileStore.read(path, within: folder, limit: FileStore.fileLimit, into: &bytes)
        let sha256 = Hexadecimal.text(SHA256.digest(bytes))
        guard let md5 = known[sha256] ?? MD5.digest(bytes).map(Hexadecimal.text) else {
          throw SystemError(
            "cannot hash", path, reason: "this system's libcrypto does not allow MD5",
            fix: "publish from a computer whose libcrypto allows it")
        }
        list += keys(file).map { key in
          PublishedFile(
            key: key, domain: file.domain.rawValue, kind: file.kind, source: file.outputPath,
            size: bytes.count, sha256: sha256, md5: md5, contentType: file.contentType,
            cacheControl: cacheControl(of: file.kind))
        }
      }
    } catch {
      return .failure(error)
    }
    return .success(list)
  }

  private static func cacheControl(of kind: BuiltSite.FileRole) -> String {
    switch kind {
    case .asset: CacheControl.asset
    case .page, .searchFile, .index, .siteWide: CacheControl.page
    case .association: CacheControl.association
    }
  }
}
