import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteText

/// The pages of a folder that say in another language what the page beside them says.
extension SiteAssembler {
  /// Adds the variants of a folder's pages, each right below its original, whose domain it shares, and sorts
  /// them in among the pages by name.
  ///
  /// - Parameter first: The position in `pages` of the folder's first page.
  package mutating func assemble(
    _ variants: VariantAssembler, in folder: ContentListing.Folder, from first: Int, _ inherited: Inherited
  ) {
    var variants = variants
    let originals = pages[first...]
    // The section of the folder comes next.
    let hasNotFoundPage = notFoundPages.values.contains { $0.section == SectionID(sections.count) }
    for variant in variants.variants {
      guard let source = variants.source(of: variant, listing) else { continue }
      let contentPath = folder.path(of: variant.fileName)
      let original = originals.position(of: variant.name.original).map { pages[$0] }
      let isDraft = !includesDrafts && (source.fields.isDraft ?? inherited.isDraft)
      if variant.name.original == Page.notFoundFileName, hasNotFoundPage {
        reportUnused(variant: content.displayPath(of: contentPath))
        continue
      }
      guard let original, !isDraft else {
        // An original that is not among the pages is a draft, or has been reported.
        drafts.insert(contentPath)
        continue
      }
      add(variant, source, of: original, in: folder, inheriting: inherited.schedule)
    }
    diagnostics += variants.diagnostics
    pages[first...].sort { $0.fileName < $1.fileName }
  }

  private mutating func add(
    _ variant: VariantAssembler.Variant, _ source: PageSource, of original: Page,
    in folder: ContentListing.Folder, inheriting schedule: Schedule?
  ) {
    let shown = content.displayPath(of: folder.path(of: variant.fileName))
    do throws(InvalidValue) {
      let slug =
        if let own = source.fields.slug { own.value } else { try Slug(variant.name.tag.lowercased()) }
      let image = variant.source.fields.image
      let hasPhotos = variant.source.fields.blocks?.photos.isEmpty == false
      pages.append(
        Page(
          source: source, fileName: variant.fileName, section: original.section, domain: original.domain,
          path: original.path.appending(slug),
          ownImage: image == nil ? original.ownImage : resolveImage(image, in: folder.path, shown),
          photos: hasPhotos
            ? photos(variant.source.fields.blocks, in: folder.path, shown) : original.photos,
          inheriting: schedule, variantOf: original))
    } catch {
      diagnostics.append(error.diagnostic(.invalidSlug, at: SourceRange(shown)))
    }
  }
}
