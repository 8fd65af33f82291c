import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem

/// The bytes of pages as they were rendered last, so that one whose file is broken now can still be shown.
///
/// It forgets everything when it is full: whoever looks at a page makes it known again.
struct RenderCache: Sendable {
  private var bytes: [RelativePath: [UInt8]] = [:]
  private var size = 0
  private let capacity: Int

  /// - Parameter capacity: How many bytes are kept at most.
  init(capacity: Int = 32 << 20) { self.capacity = capacity }

  /// The bytes of a file as it was rendered last. Bytes are not kept if there would not even be room for them
  /// alone.
  subscript(_ key: RelativePath) -> [UInt8]? {
    get { bytes[key] }
    set {
      size -= bytes.removeValue(forKey: key)?.count ?? 0
      guard let newValue, newValue.count <= capacity else { return }
      if size + newValue.count > capacity { self = RenderCache(capacity: capacity) }
      size += newValue.count
      bytes[key] = newValue
    }
  }
}

extension Recipe {
  /// The key of a file that is made of a page's text: the path of the page below the content folder, and
  /// which of its files it is. `nil` for other files.
  func cacheKey(in site: Site) -> RelativePath? {
    switch self {
    case .page(let page): site.source(of: site[page])
    case .listPart(let page, let number): site.source(of: site[page]).appending(ending: "#\(number)")
    case .notFound(let domain):
      site.notFoundPages[domain].map { site.source(of: $0).appending(ending: "#\(site[domain].name)") }
    default: nil
    }
  }

  /// The page that the file shows, or nil.
  var shownPage: PageID? {
    switch self {
    case .page(let page), .listPart(let page, _), .cardPage(let page): page
    default: nil
    }
  }
}
