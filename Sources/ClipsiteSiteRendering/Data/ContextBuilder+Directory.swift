import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteSiteModel

/// The lists of the directory of all locations.
extension ContextBuilder {
  /// An entry that leads to a page of the directory: its name, and how many locations there are.
  func directoryPart(_ page: Page, from domain: DomainID) -> Value {
    entry(page.source.fields.title, page, from: domain, count: site.directory?.counts[page.section])
  }

  /// A location in a list of the directory. In a list of towns it stands for its town, which has only this
  /// one; in the list of a town its street tells it from the others.
  func directoryLocation(_ page: Page, in list: Page) -> Value {
    let title = page.source.fields.title
    let address = page.source.fields.place?.address
    let level = site.directory?.level(of: list.section)
    guard let part = address.flatMap({ level?.part(of: $0) }) else {
      return entry(title, page, from: list.domain, description: address?.street)
    }
    return entry(part.name, page, from: list.domain, count: 1, location: title)
  }

  private func entry(
    _ title: String, _ page: Page, from domain: DomainID, description: String? = nil, count: Int? = nil,
    location: String? = nil
  ) -> Value {
    TemplateContext.child.value([
      .text(title), .text(site.reference(to: page, from: domain)), Value(description), nil, nil, nil,
      .list([]), count.map { .text(String($0)) } ?? nil, Value(location), nil, nil,
    ])
  }
}
