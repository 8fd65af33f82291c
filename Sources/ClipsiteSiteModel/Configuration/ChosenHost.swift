/// A host that the site is to be ready for, and where that is written.
public struct ChosenHost: Sendable {
  /// The host.
  public let host: WebHost
  /// Where it stands in `site.yml`; nowhere when the command line names it.
  public let span: Span

  /// A host named in `site.yml`.
  public init(_ host: WebHost, at span: Span = .none) {
    self.host = host
    self.span = span
  }
}
