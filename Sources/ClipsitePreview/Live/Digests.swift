import ClipsiteAppClips
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering

extension LiveSite {
  /// A text that is another one when the bytes of a file are others; nil if the site has no such file.
  ///
  /// An open page asks for those of the files that it loaded, and loads again if one of them changed. An image
  /// that clipsite makes is compared by its source, because making it takes long.
  func digest(of path: String, on domain: AssociatedDomain) -> String? {
    guard let snapshot = status.snapshot else { return nil }
    if case .picture(let asset, _)? = snapshot.entry(at: path, on: domain)?.recipe {
      let source = snapshot.source.content.systemPath(of: snapshot.site[asset].source)
      return FileSignature(source).map { String($0.hashValue, radix: 36) }
    }
    if isMadePicture(domain: domain, at: PreviewPath(path)) { return String(snapshot.build) }
    return resource(domain: domain, path: path).map { Self.digest(of: $0.body) }
  }

  /// A text that is another one for other bytes.
  static func digest(of bytes: [UInt8]) -> String {
    String(Fingerprint.of(bytes, end: bytes.count), radix: 36)
  }
}
