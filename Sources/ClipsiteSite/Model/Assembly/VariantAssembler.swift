import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
import ClipsiteText

/// Sorts out which files of a folder say in another language what the file beside them says, and what these
/// take over from it.
package struct VariantAssembler {
  /// A file that is a variant of another one.
  struct Variant {
    /// The file's name.
    let fileName: RelativePath
    /// The parts of its name.
    let name: VariantName
    /// Its front matter.
    let source: PageSource
  }

  /// The variants, in the order of their names.
  let variants: [Variant]
  private let variantNames: Set<RelativePath>
  /// The mistakes of the variants.
  private(set) var diagnostics: [Diagnostic] = []
  private let folder: ContentListing.Folder
  private let content: ContentFolder
  private let inherited: Inherited
  private let files: [RelativePath: PageSource]
  private var taken: [RelativePath: [LanguageTag: RelativePath]] = [:]

  /// Looks at the names of a folder's files, or `nil` if none has a language in it, as in nearly all folders.
  ///
  /// - Parameters:
  ///   - sources: What the front matter of the folder's pages says, in the order of their names.
  ///   - inherited: What the pages inherit.
  init?(
    _ folder: ContentListing.Folder, _ sources: ArraySlice<PageSource>, inheriting inherited: Inherited,
    of content: ContentFolder
  ) {
    guard folder.pages.contains(where: VariantName.isPossible) else { return nil }
    self.folder = folder
    self.content = content
    self.inherited = inherited
    let files = Dictionary(zip(folder.pages, sources)) { first, _ in first }
    self.files = files
    variants = zip(folder.pages, sources).compactMap { fileName, source in
      guard let name = VariantName(fileName) else { return nil }
      // What is no language may be a page of its own with a `slug`, or else is reported as any other name.
      let isMeant = name.language != nil || source.fields.slug == nil && files[name.original] != nil
      return isMeant ? Variant(fileName: fileName, name: name, source: source) : nil
    }
    variantNames = Set(variants.map(\.fileName))
  }

  /// Indicates whether a file is one of the variants.
  func holds(_ fileName: RelativePath) -> Bool { variantNames.contains(fileName) }

  /// Returns the source of a variant, with the values that it copies from its original, or `nil` if a mistake
  /// leaves no page.
  ///
  /// - Parameter listing: All of the content, where an original may be that is not beside its variant.
  mutating func source(of variant: Variant, _ listing: ContentListing) -> PageSource? {
    guard let language = language(of: variant) else { return nil }
    guard let original = files[variant.name.original] else {
      reportWithoutOriginal(variant, listing)
      return nil
    }
    guard isFirst(variant, original, in: language) else { return nil }
    guard variant.source.isReadable, original.isReadable else { return variant.source }
    var fields = variant.source.fields
    fields.clip = fields.clip.takingWords(of: folderClip(of: variant))
    check(variant, fields, in: language, against: original.fields)
    return PageSource(
      fields.variant(of: original.fields, in: language),
      bodyStart: Int(variant.source.bodyStart), fingerprint: variant.source.fingerprint,
      isSummarized: variant.source.isSummarized)
  }

  /// The texts of the App Clip in the language of a variant, as `index.de.md` gives them to the pages beside
  /// it.
  private func folderClip(of variant: Variant) -> ClipFields {
    guard variant.name.original != Page.indexFileName else { return ClipFields() }
    return files[RelativePath("index.\(variant.name.tag).md")]?.fields.clip ?? ClipFields()
  }

  private func path(_ name: RelativePath) -> String { content.displayPath(of: folder.path(of: name)) }

  private mutating func reportWithoutOriginal(_ variant: Variant, _ listing: ContentListing) {
    let (original, tag) = (variant.name.original, variant.name.tag)
    let elsewhere = listing.folders.first { $0.pages.contains(original) }.map { folder in
      content.displayPath(of: folder.path(of: original))
    }
    diagnostics.report(
      .variantWithoutOriginal, at: SourceRange(path(variant.fileName)),
      "there is no `\(original)` beside it that it could be a translation of",
      fix: "add `\(original)`, or rename the file and set `language: \(tag)` in it",
      notes: elsewhere.map {
        [.init("a file of that name is here. Both must be in one folder", at: SourceRange($0))]
      } ?? [])
  }

  private mutating func check(
    _ variant: Variant, _ fields: PageFields, in language: LanguageTag, against original: PageFields
  ) {
    diagnostics += VariantContradiction.check(
      fields, in: language, against: original, variant.name.original.text, at: path(variant.fileName))
    let clip = fields.clip.inheriting(original.clip).inheriting(inherited.clip)
    let isMixed = language.language != (original.language ?? inherited.language).language
    if isMixed, fields.clip.subtitle == nil, clip.cardSubtitle != nil, clip.display != ClipDisplay.none,
      original.place != nil || variant.name.original == Page.indexFileName
    {
      diagnostics.report(
        .untranslatedSubtitle, at: SourceRange(path(variant.fileName)),
        "the card subtitle is in the language of the original",
        fix: "add `clip.subtitle` in the language of this page")
    }
  }

  private mutating func language(of variant: Variant) -> LanguageTag? {
    do throws(InvalidValue) {
      return try LanguageTag(variant.name.tag)
    } catch {
      diagnostics.append(error.diagnostic(.invalidLanguage, at: SourceRange(path(variant.fileName))))
      return nil
    }
  }

  /// Indicates whether no other page is the same page in that language.
  private mutating func isFirst(_ variant: Variant, _ original: PageSource, in language: LanguageTag) -> Bool
  {
    let name = variant.name.original
    let isOriginals = language == original.fields.language ?? inherited.language
    if let first = taken[name]?[language] ?? (isOriginals ? name : nil) {
      diagnostics.report(
        .repeatedLanguage, at: SourceRange(path(variant.fileName)),
        "another file already has this text in the language `\(language)`",
        fix: "remove one of them, or correct the language of the other",
        notes: [.init("the other one is here", at: SourceRange(path(first)))])
      return false
    }
    taken[name, default: [:]][language] = variant.fileName
    return true
  }
}
