/// Gives every row a page name that stays its own: rows added later, in whatever place, never change it.
///
/// A row whose import ID a page already bears keeps that page's name. The others choose in the order of the
/// file among the names that are still free: the name itself, the name and the locality, the name and a hash
/// of the row's identity. Earlier rows choose first, so appended rows cannot take anything from them.
package struct SlugPlan {
  /// The facts of a row that decide on its name.
  package struct Request {
    /// The slug of its name, or `nil` if the name has none.
    package let name: String?
    /// The slug of its locality.
    package let locality: String?
    package let identity: RowIdentity
  }

  /// The name for a row.
  package enum Assignment: Hashable, Sendable {
    /// The page with this index, which an earlier import made.
    case existing(page: Int)
    /// A new page with a name; `isFirstChoice` is false when another page has the bare name.
    case new(slug: String, isFirstChoice: Bool)
    /// Nothing: it says the same as the row with this index.
    case repeated(row: Int)
  }

  private var names: Set<String>
  private var pagesByID: [String: Int] = [:]
  /// The pages whose import IDs start alike, the last one first.
  private var pagesByPrimary: [String: [Int]] = [:]
  private var claimed: Set<Int> = []
  private var hashed: Set<String> = []

  /// A plan for a folder with pages, and other names that are taken there.
  package init(pages: [ExistingPage], taken: [String]) {
    names = PageName.reserved.union(taken.map { $0.lowercased() })
    for (index, page) in pages.enumerated().reversed() {
      names.insert(page.stem.lowercased())
      guard let id = page.importID else { continue }
      pagesByID[id] = index
      if let primary = RowIdentity.primary(ofImportID: id) {
        pagesByPrimary[primary, default: []].append(index)
      }
    }
  }

  /// Returns the name for each row.
  ///
  /// Rows that say exactly what a page says come before those that only have its name and address, so a row
  /// that is new cannot take a page from the row that made it.
  package mutating func assignments(for requests: [Request]) -> [Assignment] {
    var assignments = exactMatches(requests)
    for (index, request) in requests.enumerated() where assignments[index] == nil {
      assignments[index] = similarPage(for: request.identity).map { .existing(page: $0) }
    }
    return zip(requests, assignments).map { request, assignment in assignment ?? newPage(for: request) }
  }

  private mutating func exactMatches(_ requests: [Request]) -> [Assignment?] {
    var rows: [String: Int] = [:]
    var assignments: [Assignment?] = []
    for (index, request) in requests.enumerated() {
      let id = request.identity.importID
      if let first = rows[id] {
        assignments.append(.repeated(row: first))
        continue
      }
      rows[id] = index
      if let page = pagesByID[id] { claimed.insert(page) }
      assignments.append(pagesByID[id].map { .existing(page: $0) })
    }
    return assignments
  }

  /// A page that a row of the same name and address made, and that no row has yet.
  private mutating func similarPage(for identity: RowIdentity) -> Int? {
    guard identity.exact != nil else { return nil }
    while let page = pagesByPrimary[identity.primary]?.popLast() {
      if claimed.insert(page).inserted { return page }
    }
    return nil
  }

  private mutating func newPage(for request: Request) -> Assignment {
    let slug = freeName(for: request)
    names.insert(slug)
    return .new(slug: slug, isFirstChoice: slug == request.name)
  }

  private mutating func freeName(for request: Request) -> String {
    if let name = request.name {
      if !names.contains(name) { return name }
      if let locality = request.locality, !name.hasSuffix("-\(locality)") {
        let both = PageName.joined(name, locality)
        if !names.contains(both) { return both }
      }
    }
    let isFirst = hashed.insert(request.identity.primary).inserted
    let identity = isFirst ? request.identity.primary : request.identity.importID
    return hashedName(request.name ?? request.locality, NameHash([identity]).text)
  }

  /// The name with as much of the hash as it needs to be free, and a number should even all of it be taken.
  private func hashedName(_ stem: String?, _ hash: String) -> String {
    var suffix = String(hash.prefix(6))
    var number = 2
    while true {
      let name = stem.map { PageName.joined($0, suffix) } ?? suffix
      if !names.contains(name) { return name }
      if suffix.count < hash.count {
        suffix = String(hash.prefix(suffix.count + 3))
      } else {
        suffix = "\(hash)-\(number)"
        number += 1
      }
    }
  }
}

/// The identity of a row, which distinguishes it from every other, now and in later imports. It is written
/// into the page as its import ID.
package struct RowIdentity: Hashable, Sendable {
  /// The value of the table's own ID column, or a hash of name and address.
  package let primary: String
  /// A hash of all imported values, to tell rows with the same name and address apart; nil with an ID column.
  package let exact: String?

  /// The identity of a row with an ID of its own.
  package init(id: String) {
    primary = id
    exact = nil
  }

  /// The identity of a row without one. Coordinates count only where there is no address, because they are
  /// corrected more often.
  package init(title: String, address: [String], coordinates: [String], exact: NameHash) {
    let whereabouts = address.allSatisfy(\.isEmpty) ? coordinates : address
    primary = NameHash(([title] + whereabouts).map { $0.lowercased() }).text
    self.exact = exact.text
  }

  /// The import ID: both parts, with a period between them.
  package var importID: String { exact.map { "\(primary).\($0)" } ?? primary }

  /// The first part of an import ID that has two.
  package static func primary(ofImportID id: String) -> String? {
    id.lastIndex(of: ".").map { String(id[..<$0]) }
  }
}
