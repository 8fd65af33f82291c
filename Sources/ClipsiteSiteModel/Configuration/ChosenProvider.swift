/// A host that the site is to be ready for, and where that is written.
package struct ChosenProvider: Sendable {
  /// The host.
  package let host: Provider
  /// Where it stands in `site.yml`; nowhere when the command line names it.
  package let range: ByteRange

  /// A host named in `site.yml`.
  package init(_ host: Provider, at range: ByteRange = .none) {
    self.host = host
    self.range = range
  }
}
