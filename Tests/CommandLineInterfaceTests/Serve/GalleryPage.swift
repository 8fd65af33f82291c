/// A page of a preview that is looked at closely.
struct GalleryPage: Sendable {
  /// What its pictures are called.
  let name: String
  /// The domain that it is on; nil for what belongs to none.
  let domain: String?
  /// The path, and the query if there is one.
  let target: String

  init(_ name: String, on domain: String? = nil, _ target: String) {
    self.name = name
    self.domain = domain
    self.target = target
  }

  /// The same page under another name.
  func named(_ name: String) -> GalleryPage { GalleryPage(name, on: domain, target) }

  /// The page of the dashboard about a page.
  static func details(_ name: String, of path: String, on domain: String = "example.com") -> GalleryPage {
    GalleryPage(name, "/_clipsite/page?domain=\(domain)&path=\(path)")
  }
}
