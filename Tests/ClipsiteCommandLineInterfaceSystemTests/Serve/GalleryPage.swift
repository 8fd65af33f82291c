/// A page of a preview that is looked at closely.
struct GalleryPage: Sendable {
  /// What its pictures are called.
  let name: String
  /// The domain that it is on; nil for what belongs to none.
  let domain: String?
  /// The path, and the query if there is one.
  let target: String
  /// The heaviest that it may be without its pictures, in bytes.
  let weightLimit: Int

  init(
    _ name: String, on domain: String? = nil, _ target: String, weightLimit: Int = ThemeFaults.weightLimit
  ) {
    self.name = name
    self.domain = domain
    self.target = target
    self.weightLimit = weightLimit
  }

  /// The same page under another name.
  func named(_ name: String) -> GalleryPage {
    GalleryPage(name, on: domain, target, weightLimit: weightLimit)
  }

  /// The page of the dashboard about a page.
  static func details(_ name: String, of path: String, on domain: String = "example.com") -> GalleryPage {
    GalleryPage(name, "/_clipsite/page?domain=\(domain)&path=\(path)")
  }
}
