import ClipsiteAppClips
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The answers of every domain of the site, by the paths of its URLs.
///
/// Nearly all links of a page name one of these in its usual spelling, which is one look into a table of
/// hashes. What is not found there is looked up in the tree of files.
package final class ServedPaths: Sendable {
  /// All files that visitors may ask for, with the pages at short URLs that hosts redirect.
  let tree: OutputTree
  private let spellings: FingerprintSet
  private let domains: [AssociatedDomain]

  /// - Parameter tree: The files of the site, with a page at every short URL.
  init(_ tree: OutputTree, of site: Site) {
    self.tree = tree
    domains = site.domains.map(\.name)
    let ids = Dictionary(site.domains.ids.map { (site[$0].name.rawValue, $0) }) { first, _ in first }
    var spellings = FingerprintSet(capacity: tree.entries.count * 2)
    var (folder, domain, path) = (Int32(-1), DomainID?.none, "/")
    for entry in tree.entries where !entry.recipe.isHidden {
      if entry.folder != folder {
        folder = entry.folder
        let name = tree.folders[Int(folder)]
        let root = name.topFolder ?? name
        domain = ids[root.text]
        path = "/" + (name.relative(to: root)?.text ?? "")
        if path != "/" { path += "/" }
      }
      guard let domain else { continue }
      for spelling in Self.spellings(of: entry, in: path) {
        spellings.insert(Self.key(spelling, domain: domain, isFile: false))
        if !entry.recipe.isPage { spellings.insert(Self.key(spelling, domain: domain, isFile: true)) }
      }
    }
    self.spellings = spellings
  }

  /// The usual spellings of a file's path: that of the file, and that of the page.
  private static func spellings(of entry: OutputTree.Entry, in folder: String) -> [String] {
    let file = PercentEncoding.path(folder + entry.name.text)
    if entry.name == "index.html" {
      return folder == "/" ? ["/"] : [folder, String(folder.dropLast())]
    }
    return file.hasSuffix(".html") ? [file, String(file.dropLast(5))] : [file]
  }

  private static func key(_ path: String, domain: DomainID, isFile: Bool) -> UInt64 {
    var path = path
    return path.withUTF8 { key(UnsafeRawBufferPointer($0), domain: domain, isFile: isFile) }
  }

  private static func key(_ path: UnsafeRawBufferPointer, domain: DomainID, isFile: Bool) -> UInt64 {
    Fingerprint.of(path, seed: UInt64(domain.offset) << 1 | (isFile ? 1 : 0))
  }

  /// Indicates whether a domain answers a path in its usual spelling.
  ///
  /// - Parameter isFile: Whether a page does not count.
  func contains(_ path: UnsafeRawBufferPointer, domain: DomainID, isFile: Bool) -> Bool {
    spellings.contains(Self.key(path, domain: domain, isFile: isFile))
  }

  /// Indicates whether a domain answers a path in its usual spelling.
  ///
  /// - Parameter isFile: Whether a page does not count.
  func contains(_ path: Substring, domain: DomainID, isFile: Bool) -> Bool {
    var path = path
    return path.withUTF8 { contains(UnsafeRawBufferPointer($0), domain: domain, isFile: isFile) }
  }

  /// The file that a domain answers a path with, or nil. A slash at the end makes no difference.
  ///
  /// - Parameter path: The path with a slash in front, percent-encoded.
  func entry(at path: String, domain: DomainID) -> OutputTree.Entry? {
    let other = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : nil
    for path in [path, other] {
      if let entry = path.flatMap(PreviewPath.init(_:)).flatMap({
        tree.entry(for: $0, on: domains[domain.offset])
      }) {
        return entry
      }
    }
    return nil
  }
}

/// A set of hashes. They are hashes already, so it takes a few instructions to look one up.
struct FingerprintSet: Sendable {
  private var slots: [UInt64]
  private var count = 0

  init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  func contains(_ fingerprint: UInt64) -> Bool { slots[slot(of: fingerprint)] != 0 }

  mutating func insert(_ fingerprint: UInt64) {
    let free = slot(of: fingerprint)
    guard slots[free] == 0 else { return }
    slots[free] = fingerprint | 1
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for fingerprint in old where fingerprint != 0 { slots[slot(of: fingerprint)] = fingerprint }
  }

  /// Returns the slot of a hash, or the slot where it would go. The lowest bit is set in every hash, so that
  /// 0 can mean an empty slot.
  private func slot(of fingerprint: UInt64) -> Int {
    let mask = slots.count - 1
    var position = Int(truncatingIfNeeded: fingerprint >> 1) & mask
    while slots[position] != 0, slots[position] != fingerprint | 1 { position = (position + 1) & mask }
    return position
  }
}
