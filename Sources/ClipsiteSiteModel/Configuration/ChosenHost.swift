/// A host that the site is to be ready for, and where that is written.
package struct ChosenHost: Sendable {
  /// The host.
  package let host: WebHost
  /// Where it stands in `site.yml`; nowhere when the command line names it.
  package let span: Span

  /// A host named in `site.yml`.
  package init(_ host: WebHost, at span: Span = .none) {
    self.host = host
    self.span = span
  }
}
