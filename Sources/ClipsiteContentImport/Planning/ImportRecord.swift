/// The values that imports wrote into the pages of a folder, as digests: what tells an edit from an old
/// value.
///
/// It is the file `.clipsite-import` in the folder. A line has the import ID of a page and a digest for each
/// key, `-` for a key without value, and nothing for a key that no import filled.
package struct ImportRecord: Equatable {
  /// The name of the file. Names that start with a period are not part of the site.
  package static let fileName = ".clipsite-import"
  /// The key that stands for the page's text.
  package static let bodyKey = "body"
  private static let firstLine = "clipsite import 1"
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

  private var keys: [String] = []
  private var lines: [String: Substring] = [:]

  /// The record of a folder without imports.
  package init() {}

  /// The record in a file. A file that is not a record is like none: then differences count as edits.
  package init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var rest = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }[...]
    guard rest.popFirst() == Self.firstLine[...], let header = rest.popFirst() else { return }
    keys = Self.cells(header).dropFirst().map(String.init)
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
  package func past(of id: String) -> [String: Past] {
    guard let line = lines[id] else { return [:] }
    var past: [String: Past] = [:]
    for (key, cell) in zip(keys, Self.cells(line)) where !cell.isEmpty {
      past[key] = cell == "-" ? .empty : .digest(cell)
    }
    return past
  }

  /// Adds the keys of an import.
  package mutating func add(keys added: [String]) {
    var known = Set(keys)
    keys += added.filter { known.insert($0).inserted }
  }

  /// Notes what is known of the keys of a page from now on. Keys that are not named stay as they are.
  package mutating func note(_ values: [String: Past], of id: String, formerly oldID: String? = nil) {
    var past = past(of: oldID ?? id)
    past.merge(values) { $1 }
    if let oldID, oldID != id { lines[oldID] = nil }
    let cells = keys.map { key -> Substring in
      switch past[key] ?? .unknown {
      case .unknown: ""
      case .empty: "-"
      case .digest(let digest): digest
      }
    }
    lines[id] = cells.joined(separator: "\t")[...]
  }

  /// Forgets pages.
  package mutating func forget(_ isGone: (String) -> Bool) {
    lines = lines.filter { !isGone($0.key) }
  }

  /// The digest of a file.
  static func past(ofFile hash: NameHash) -> Past {
    .digest(hash.text.prefix(digestLength))
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
