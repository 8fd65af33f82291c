/// Where businesses live: the key `layout` of `site.yml`. Changing it is all that a move takes.
package enum Layout: String, Sendable, CaseIterable {
  /// Each business that names a `domain` has it; the others are paths of the primary domain.
  case multiDomain = "multi-domain"
  /// Every business is a path of the primary domain.
  case singleDomain = "single-domain"
}
