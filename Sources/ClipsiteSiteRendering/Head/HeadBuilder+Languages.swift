import ClipsiteAppClips
import ClipsiteSiteModel

/// What the head of a page says of the same page in other languages.
extension HeadBuilder {
  /// Adds the addresses for search engines and the locales for previews.
  ///
  /// - Parameter part: Which part of a long list the page is; the variants have as many.
  mutating func addLanguages(of page: Page, part: Int, to head: inout PageHead) {
    guard let variants = site.variants(of: page) else { return }
    head.alternates = site.alternates(of: page, part: part)
    head.openGraph?.alternateLocales = variants.entries.filter { site[$0.page] !== page }
      .map { locale(of: site[$0.page]) }
  }
}
