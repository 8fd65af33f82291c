import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem

/// The usual spellings of the URLs of files, as hashes.
///
/// A file whose path has only lower-case letters, digits, and marks that URLs keep, as those of pages have, is
/// spelled in its very bytes. So adding its URL also tells whether another file has the same.
struct URLSpellings: Sendable {
  private var hashes: Set<UInt64>
  /// The URLs of files with other paths, in lower case.
  private var unusual: [UInt64] = []
  /// A Boolean value that indicates whether a URL was added twice.
  private var hasRepeats = false

  /// - Parameter files: The files in any order; it is best if those of one folder follow each other.
  init(_ files: [OutputTree.Entry], in folders: [RelativePath], of site: Site) {
    hashes = Set(minimumCapacity: files.count * 2)
    let domains = Dictionary(site.domains.ids.map { (site[$0].name.rawValue, $0) }) { first, _ in first }
    var (folder, domain, path, start) = (Int32(-1), DomainID?.none, [UInt8](), 0)
    for file in files where !file.recipe.isHidden {
      if file.folder != folder {
        folder = file.folder
        let name = folders[Int(folder)]
        let root = name.topFolder ?? name
        domain = domains[root.text]
        path = Array(name.text.utf8.dropFirst(root.text.utf8.count)) + [UInt8(ascii: "/")]
        start = path.count
      }
      guard let domain else { continue }
      path.removeLast(path.count - start)
      path += file.name.utf8
      path.withUnsafeBytes { add($0, of: domain, isFile: !file.recipe.isPage) }
    }
  }

  /// Indicates whether two files may have one URL, or URLs that cannot be distinguished everywhere. If it is
  /// `false`, no two of them have.
  var mayCollide: Bool {
    hasRepeats || Set(unusual).count < unusual.count || !hashes.isDisjoint(with: unusual)
  }

  /// Indicates whether a path is the usual spelling of a file's URL.
  ///
  /// - Parameter isFile: Whether a page does not count.
  func contains(_ path: UnsafeRawBufferPointer, domain: DomainID, isFile: Bool) -> Bool {
    hashes.contains(Self.key(path, domain: domain, isFile: isFile))
  }

  private static func key(_ path: UnsafeRawBufferPointer, domain: DomainID, isFile: Bool) -> UInt64 {
    Fingerprint.of(path, seed: UInt64(domain.offset) << 1 | (isFile ? 1 : 0))
  }

  private mutating func add(_ path: UnsafeRawBufferPointer, of domain: DomainID, isFile: Bool) {
    guard !path.allSatisfy(Self.isPlain) else { return addSpellings(of: path, domain, isFile: isFile) }
    var encoded = PercentEncoding.path(String(decoding: path, as: UTF8.self))
    encoded.withUTF8 { addSpellings(of: UnsafeRawBufferPointer($0), domain, isFile: isFile) }
    var folded = String(decoding: Self.page(path), as: UTF8.self).lowercased()
    guard !encoded.utf8.starts(with: folded.utf8) else { return }
    // A text that is not ASCII equals texts of other bytes, so only its own hash will do.
    let isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    unusual.append(
      isASCII
        ? folded.withUTF8 { Self.key(UnsafeRawBufferPointer($0), domain: domain, isFile: false) }
        : UInt64(bitPattern: Int64(folded.hashValue)))
  }

  /// Indicates whether a byte is a lower-case letter, a digit, a slash, or a mark that URLs keep.
  private static func isPlain(_ byte: UInt8) -> Bool {
    // The hyphen, the period, the slash, and the digits follow each other.
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "-") < 13 || byte == UInt8(ascii: "_")
  }

  /// Adds the spellings of a path: that of the file, and that of the page.
  private mutating func addSpellings(
    of path: UnsafeRawBufferPointer, _ domain: DomainID, isFile: Bool
  ) {
    let page = Self.page(path)
    // A folder's page has the slash of the folder in place of the file. No URL of another page names its file.
    let isFolder = path.count - page.count > Self.ending.utf8.count
    if isFolder || isFile, path.count > page.count, page.count > 1 {
      let other = isFolder ? UnsafeRawBufferPointer(rebasing: path[...page.count]) : path
      insert(other, of: domain, isFile: isFile)
    }
    if !insert(page, of: domain, isFile: isFile) { hasRepeats = true }
  }

  @discardableResult
  private mutating func insert(_ path: UnsafeRawBufferPointer, of domain: DomainID, isFile: Bool) -> Bool {
    if isFile { hashes.insert(Self.key(path, domain: domain, isFile: true)) }
    return hashes.insert(Self.key(path, domain: domain, isFile: false)).inserted
  }

  private static let ending = ".html"
  private static let folderEnding = "/index.html"

  /// The part of a path that the URL of its page has.
  private static func page(_ path: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let isFolder = path.suffix(folderEnding.utf8.count).elementsEqual(folderEnding.utf8)
    let isPage = path.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    let length =
      isFolder ? max(1, path.count - folderEnding.utf8.count) : path.count - (isPage ? ending.utf8.count : 0)
    return UnsafeRawBufferPointer(rebasing: path[..<length])
  }
}
