/// The values that imports wrote into the pages of a folder, as digests: what tells an edit from an old
/// value.
///
/// It is the file `.clipsite-import` in the folder. A line has the import ID of a page and a digest for each
/// key, `-` for a key without value, `-8` for eight of them, and nothing for a key that no import filled.
package struct ImportRecord: Equatable {
  /// The name of the file. Names that start with a period are not part of the site.
  package static let fileName = ".clipsite-import"
  /// The key that stands for the page's text.
  package static let bodyKey = "body"
  private static let firstLine = "clipsite import 2"
  /// The first line of files in which each key without value has a cell.
  private static let oldFirstLine = "clipsite import 1"
  private static let digestLength = 6

  /// The knowledge of a key of a page.
  package enum Past: Hashable, Sendable {
    /// No import filled it.
    case unknown
    /// An import found no value for it.
    case empty
    /// An import wrote a value with this digest.
    case digest(Substring)
  }

  /// The knowledge of the keys of one page. A table can have thousands of keys, of which a page has values for
  /// a few.
  package struct Page {
    /// The keys of the record, and their positions there.
    fileprivate let names: [String]
    fileprivate let positions: [String: Int]
    fileprivate var digests: [Int: Substring] = [:]
    fileprivate var unknown: Set<Int> = []
    /// The position from which all keys are unknown.
    fileprivate var end = 0

    /// The knowledge of a key.
    package subscript(key: String) -> Past {
      get {
        guard let position = positions[key], position < end, !unknown.contains(position) else {
          return .unknown
        }
        return digests[position].map(Past.digest) ?? .empty
      }
      set {
        guard let position = positions[key] else { return }
        if position >= end {
          unknown.formUnion(end..<position)
          end = position + 1
        }
        (digests[position], _) = (nil, unknown.remove(position))
        switch newValue {
        case .unknown: unknown.insert(position)
        case .empty: break
        case .digest(let digest): digests[position] = digest
        }
      }
    }

    /// The keys that an import wrote a value for.
    var keysWithValue: [String] { digests.keys.map { names[$0] } }

    /// Notes that an import found no value for the keys that it fills, as far as they are unknown.
    mutating func fill(like page: Page) {
      for position in end..<max(end, page.end) where page.unknown.contains(position) {
        unknown.insert(position)
      }
      unknown = unknown.filter { $0 >= page.end || page.unknown.contains($0) }
      end = max(end, page.end)
    }
  }

  private var keys: [String] = []
  private var positions: [String: Int] = [:]
  private var lines: [String: Substring] = [:]

  /// The record of a folder without imports.
  package init() {}

  /// The record in a file. A file that is not a record is like none: then differences count as edits.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }[...]
    guard let first = rest.popFirst(), first == Self.firstLine || first == Self.oldFirstLine,
      let header = rest.popFirst()
    else { return }
    add(keys: Self.cells(header).dropFirst().map(String.init))
    for line in rest {
      guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      lines[String(line[..<tab])] = line[line.utf8.index(after: tab)...]
    }
  }

  /// The import IDs of the pages.
  package var ids: some Collection<String> { lines.keys }

  /// The file's bytes, sorted by import ID.
  package var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\n\((["id"] + keys).joined(separator: "\t"))\n".utf8)
    for (id, line) in lines.sorted(by: { $0.key < $1.key }) { bytes += "\(id)\t\(line)\n".utf8 }
    return bytes
  }

  /// Returns what imports wrote for the keys of a page.
  package func page(_ id: String) -> Page {
    var page = Page(names: keys, positions: positions)
    for cell in lines[id].map(Self.cells) ?? [] where page.end < keys.count {
      if cell.isEmpty {
        page.unknown.insert(page.end)
      } else if cell.utf8.first == UInt8(ascii: "-") {
        page.end += min(max(Int(cell.dropFirst()) ?? 1, 1), keys.count - page.end) - 1
      } else {
        page.digests[page.end] = cell
      }
      page.end += 1
    }
    return page
  }

  /// Returns the knowledge of a page for which an import found no value yet.
  func page(filling filled: [String]) -> Page {
    var page = Page(names: keys, positions: positions)
    page.end = keys.count
    page.unknown = Set(keys.indices).subtracting(filled.compactMap { positions[$0] })
    return page
  }

  /// Adds the keys of an import.
  package mutating func add(keys added: [String]) {
    for key in added where positions[key] == nil {
      positions[key] = keys.count
      keys.append(key)
    }
  }

  /// Notes what is known of the keys of a page from now on.
  package mutating func note(_ page: Page, of id: String, formerly oldID: String? = nil) {
    if let oldID, oldID != id { lines[oldID] = nil }
    var (cells, end): ([Substring], Int) = ([], 0)
    func skip(to position: Int) {
      let count = position - end
      if count > 0 { cells.append(count == 1 ? "-" : "-\(count)") }
      end = position
    }
    for position in (Array(page.unknown) + Array(page.digests.keys)).sorted() where position < page.end {
      skip(to: position)
      cells.append(page.digests[position] ?? "")
      end = position + 1
    }
    skip(to: page.end)
    lines[id] = cells.joined(separator: "\t")[...]
  }

  /// Forgets pages.
  package mutating func forget(_ isGone: (String) -> Bool) {
    lines = lines.filter { !isGone($0.key) }
  }

  /// The digest of a value, which differs from those of other values in all but one of a billion cases.
  package static func past(of value: FieldValue?) -> Past {
    guard let text = value?.plainText, !text.isEmpty else { return .empty }
    return .digest(NameHash([text]).text.prefix(digestLength))
  }

  private static func cells(_ line: Substring) -> [Substring] {
    line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
