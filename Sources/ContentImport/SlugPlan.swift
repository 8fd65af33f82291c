/// Gives every row a page name that stays its own: rows added later, in whatever place, never change it.
///
/// A row whose import ID a page already bears keeps that page's name. The others choose in the order of the
/// file among the names that are still free: the name itself, the name and the locality, the name and a hash
/// of the row's identity. Earlier rows choose first, so appended rows cannot take anything from them.
struct SlugPlan {
  /// What a row brings to the choice.
  struct Request {
    /// The slug of its name; nil when the name has none.
    let name: String?
    /// The slug of its locality.
    let locality: String?
    /// Its identity.
    let identity: RowIdentity
  }

  /// What a row got.
  enum Assignment: Hashable, Sendable {
    /// A page that an earlier import made: the index of that page, and its import ID.
    case existing(page: Int, importID: String)
    /// A new page with a name and an import ID; `isFirstChoice` is false when another page has the bare name.
    case new(slug: String, importID: String, isFirstChoice: Bool)
    /// Nothing: it says the same as the row with this index.
    case repeated(row: Int)
  }

  private var names: Set<String>
  private var pages: [String: Int] = [:]
  private var usedIDs: Set<String> = []
  private var rows: [String: Int] = [:]

  /// A plan for a folder with pages, and other names that are taken there.
  init(pages: [ExistingPage], taken: [String]) {
    names = PageName.reserved.union(taken.map { $0.lowercased() })
    for (index, page) in pages.enumerated() {
      names.insert(page.stem.lowercased())
      if let id = page.importID, self.pages[id] == nil { self.pages[id] = index }
    }
  }

  /// What each row gets.
  mutating func assignments(for requests: [Request]) -> [Assignment] {
    var kept: [Assignment?] = []
    for (index, request) in requests.enumerated() { kept.append(claim(request.identity, row: index)) }
    return zip(requests, kept).map { request, kept in kept ?? newPage(for: request) }
  }

  /// The row's page from an earlier import, or the row that it repeats.
  private mutating func claim(_ identity: RowIdentity, row: Int) -> Assignment? {
    if let first = rows[identity.repetitionKey] { return .repeated(row: first) }
    rows[identity.repetitionKey] = row
    for id in identity.candidates where !usedIDs.contains(id) {
      guard let page = pages[id] else { continue }
      usedIDs.insert(id)
      return .existing(page: page, importID: id)
    }
    return nil
  }

  private mutating func newPage(for request: Request) -> Assignment {
    let identity = request.identity
    let id = usedIDs.contains(identity.primary) ? identity.exact : identity.primary
    usedIDs.insert(id)
    let slug = freeName(for: request, importID: id)
    names.insert(slug)
    return .new(slug: slug, importID: id, isFirstChoice: slug == request.name)
  }

  private func freeName(for request: Request, importID: String) -> String {
    let hash = StableHash([importID]).text
    if let name = request.name {
      if !names.contains(name) { return name }
      if let locality = request.locality, !name.hasSuffix("-\(locality)") {
        let both = PageName.joined(name, locality)
        if !names.contains(both) { return both }
      }
    }
    return hashedName(request.name ?? request.locality, hash)
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
