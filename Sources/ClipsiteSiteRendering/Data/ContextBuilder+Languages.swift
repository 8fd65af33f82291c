import ClipsiteAppClips
package import ClipsiteMustache
package import ClipsiteSiteModel

/// The page in other languages, for a switch between them.
extension ContextBuilder {
  /// The page in all its languages, the original first; nothing for a page in one language alone.
  ///
  /// - Parameter part: Which part of a long list the page is; the variants have as many.
  package func languages(of page: Page, part: Int) -> Value {
    guard let variants = site.variants(of: page) else { return nil }
    return TemplateContext.languages.value([
      .list(variants.entries.map { language($0, of: page, part: part) })
    ])
  }

  private func language(_ entry: LanguageVariants.Entry, of page: Page, part: Int) -> Value {
    let target = site[entry.page]
    return TemplateContext.language.value([
      .text(entry.language.ownName), .text(entry.language.rawValue),
      .text(site.path(of: target, part: part).description), .bool(target === page),
    ])
  }
}
