import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteMustache
import ClipsiteSite
package import ClipsiteText

/// The rules for the words of the theme: each language has all of them, and nobody misspells their names.
enum LabelRules {
  /// - Parameter theme: The theme, whose templates decide which words matter.
  static func check(_ site: Site, _ content: ContentFolder, theme: Theme) -> [Diagnostic] {
    let used = UsedLabels(theme)
    return missing(in: site, content, used) + unknown(in: site, content, used)
  }

  // MARK: Missing words

  /// Reports each language in which a page shows English words, once.
  private static func missing(in site: Site, _ content: ContentFolder, _ used: UsedLabels) -> [Diagnostic] {
    guard !used.words.isEmpty else { return [] }
    var missing: [LanguageTag: [String]] = [:]
    var complete: LanguageTag?
    var reported: Set<LanguageTag> = []
    var diagnostics: [Diagnostic] = []
    for page in site.pages {
      let language = site.language(of: page)
      guard language != complete, !reported.contains(language) else { continue }
      if missing[language] == nil {
        missing[language] = site.configuration.words(in: language).missingLabels.filter(used.words.contains)
      }
      if missing[language]?.isEmpty == true { complete = language }
      let names = (missing[language] ?? []).filter { page.source.extra.label(Name($0)) == nil }
      guard !names.isEmpty else { continue }
      reported.insert(language)
      diagnostics.append(
        untranslated(
          names, language, configuration: content.displayPath(of: SiteFolder.configurationFileName),
          page: content.displayPath(of: site.source(of: page))))
    }
    return diagnostics
  }

  /// So many names are in the message. All of them have their texts in the reference.
  private static let shownNames = 6

  private static func untranslated(
    _ names: [String], _ language: LanguageTag, configuration: String, page: String
  ) -> Diagnostic {
    let name = LanguageNames.englishName(of: language.rawValue).map { "\($0) (`\(language)`)" }
    let shown = names.prefix(shownNames).joined(separator: ", ")
    let rest = names.count - min(names.count, shownNames)
    let texts = names.prefix(shownNames).map { "\($0): …" }.joined(separator: ", ")
    return Diagnostic(
      .untranslatedLabels, at: SourceRange(configuration),
      "pages in \(name ?? "`\(language)`") show English for the words \(shown)"
        + (rest == 0 ? "" : " and \(rest) more") + " of the theme",
      fix: "add `words: {\(language): {labels: {\(texts)\(rest == 0 ? "" : ", …")}}}`",
      notes: [.init("the first page in the language is here", at: SourceRange(page))])
  }

  // MARK: Unknown words

  /// Reports labels that no template of the theme uses.
  private static func unknown(in site: Site, _ content: ContentFolder, _ used: UsedLabels) -> [Diagnostic] {
    let options = site.configuration.options
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    let ofSite = unknown(options.words.unusualLabels + options.unusualLabels, used, at: path)
    let pages = site.pages.lazy.filter { !$0.source.unusualLabels.isEmpty }
    return pages.reduce(into: ofSite) { diagnostics, page in
      let path = content.displayPath(of: site.source(of: page))
      diagnostics += unknown(page.source.unusualLabels, used, at: path)
    }
  }

  private static func unknown(_ names: [Ranged<String>], _ used: UsedLabels, at path: String) -> [Diagnostic]
  {
    names.reduce(into: []) { diagnostics, name in
      if used.all.contains(name.value) || used.areUnknown { return }
      diagnostics.report(
        .unknownLabel, at: SourceRange(path, name.range.bytes), "no template uses the label `\(name.value)`",
        fix: Suggestion.fix(for: name.value, in: used.all.sorted())
          ?? "remove it, or use `{{page.extra.labels.\(name.value)}}` in a template")
    }
  }
}

/// The labels that the templates of a theme name.
private struct UsedLabels {
  /// The names after `labels.`, which every language should have.
  private(set) var words: Set<String> = []
  /// These, and the names after `extra.labels.`.
  private(set) var all: Set<String> = []
  /// A Boolean value that indicates whether a template uses labels in a way that does not show which.
  private(set) var areUnknown = false

  init(_ theme: Theme) {
    areUnknown = !theme.isWhole
    for template in theme.sources { add(String(decoding: template.bytes, as: UTF8.self)) }
  }

  private mutating func add(_ text: String) {
    // The value of these names has words, too.
    if text.contains("place.hours") { words.formUnion(HoursLanguage.allLabels) }
    if text.contains("locations-text") { words.insert("locations-count") }
    let mark = "labels"
    var pieces = text.split(separator: mark, omittingEmptySubsequences: false)[...]
    guard var before = pieces.popFirst() else { return }
    for piece in pieces {
      let isOwn = before.hasSuffix("extra.")
      before = piece
      if piece.hasPrefix("}}") { areUnknown = true }
      guard piece.hasPrefix(".") else { continue }
      let name = piece.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      all.insert(String(name))
      if !isOwn { words.insert(String(name)) }
    }
  }
}

extension DiagnosticCode {
  /// Pages show English words of the theme, because their language has none.
  package static let untranslatedLabels = DiagnosticCode(
    "UntranslatedLabels", .warning,
    summary: "The theme has no words in the language of a page.",
    explanation: """
      The themes have their words, such as `Opening hours`, in English and 22 other languages: de, fr, it, es,
      pt, nl, da, sv, nb, fi, pl, cs, hu, tr, el, uk, ar, he, ja, ko, zh-Hans and zh-Hant. Pages in another
      language show English, unless `words` in site.yml or `extra.labels` in the front matter has the words.

      The reference page “Translations” has the context of each word.
      """,
    fix: "Write the words below `words` in site.yml, for example for `labels`.",
    example: .files(
      wrong: """
        ==> Content/market.md <==
        ---
        title: Sráid
        language: ga
        ---
        ==> Templates/page.mustache <==
        <head>{{head.tags}}</head><h2>{{labels.hours}}</h2>
        """,
      right: """
        ==> Content/market.md <==
        ---
        title: Straße
        language: de
        ---
        ==> Templates/page.mustache <==
        <head>{{head.tags}}</head><h2>{{labels.hours}}</h2>
        """))

  /// A label is in no template, so that its text appears nowhere.
  package static let unknownLabel = DiagnosticCode(
    "UnknownLabel", .warning,
    summary: "No template uses the label.",
    explanation: """
      The key `labels` has other words for the theme, by their names in its templates: `{{labels.hours}}` is
      `hours`. A name that no template has is misspelled, or left over from another theme.
      """,
    fix: "Correct the name, or remove the label.",
    example: .init(
      .configuration, wrong: "words: {en: {labels: {huors: Open}}}", right: "words: {en: {labels: {}}}"))
}
