import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The files of a domain that tie it to apps: the AASA file, its twin with an extension, and
/// `assetlinks.json`.
struct AssociationFiles {
  /// The files, by their path below the domain's folder.
  private(set) var files: [(path: RelativePath, bytes: [UInt8])] = []
  /// The AASA file.
  private(set) var appSiteAssociation: [UInt8] = []
  /// The mistakes in files that the site already has, or in the result.
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes the files of a domain.
  ///
  /// - Parameter existing: The files that the site already has for it, by their path.
  /// - Throws: `SystemError` when a file that the site has cannot be read.
  init(
    for domain: DomainID, in site: Site, existing: [RelativePath: Asset], content: ContentFolder
  ) throws(SystemError) {
    let association = site.configuration.association
    var bytes = association.bytes
    var shownPath = "\(site[domain].name)/\(WellKnown.associationPath)"
    let existing = (
      association: existing[WellKnown.associationPath], links: existing[WellKnown.assetLinksPath]
    )
    if let asset = existing.association {
      shownPath = content.displayPath(of: asset.source)
      if let file = try readExisting(asset.source, in: content, as: shownPath) {
        bytes = merge(association, into: file, site.configuration.app)
      }
    }
    // An App Clip that is not the app's has been reported where it is written.
    let app = site.configuration.app
    let result = AppSiteAssociationLinter(
      expectedClips: [app.clipAppID], app: app.clipBundleID.isClip(of: app.bundleID) ? app.bundleID : nil
    ).diagnostics(for: SourceFile(path: shownPath, bytes: bytes))
    // What was wrong in the file already is reported at its place there. Rules of the site alone are reported
    // once, in `site.yml`, and not for each domain.
    if !diagnostics.contains(where: { $0.severity == .error }) {
      let published = SourceRange("\(site[domain].name)/\(WellKnown.associationPath)")
      let note = existing.association.map { _ in Diagnostic.Note("it is published here", at: published) }
      let known = Set(diagnostics.map(\.message))
      let found = result.filter {
        existing.association == nil
          ? !DiagnosticCode.ofUniversalLinkRules.contains($0.code) : !known.contains($0.message)
      }
      diagnostics += found.map {
        Diagnostic(
          $0.code, at: SourceRange(shownPath), $0.message, fix: $0.fix, notes: note.map { [$0] } ?? [],
          severity: $0.severity)
      }
    }
    appSiteAssociation = bytes
    files = [
      (WellKnown.associationPath, bytes), (WellKnown.associationPath.appending(ending: ".json"), bytes),
    ]
    let android = site.configuration.options.android
    if let links = try assetLinks(of: existing.links, and: android, in: content) {
      files.append((WellKnown.assetLinksPath, links))
    }
  }

  /// The file for Android: that of the site as it is, unless statements of `site.yml` are missing in it.
  private mutating func assetLinks(
    of existing: Asset?, and android: AssetLinks?, in content: ContentFolder
  ) throws(SystemError) -> [UInt8]? {
    guard let existing else { return android?.bytes }
    let shown = content.displayPath(of: existing.source)
    guard let file = try readExisting(existing.source, in: content, as: shown) else { return nil }
    diagnostics += AssetLinks.diagnostics(for: file)
    let statements = (try? JSONParser.parse(file.bytes).value)?.elements ?? []
    let added = (android?.value.elements ?? []).filter { !statements.contains($0) }
    return added.isEmpty
      ? file.bytes : JSONValue.array(statements + added).bytes(.pretty) + [UInt8(ascii: "\n")]
  }

  /// A file that the site already has, or `nil` if it is far larger than anybody reads, which is reported.
  private mutating func readExisting(
    _ path: RelativePath, in content: ContentFolder, as shown: String
  ) throws(SystemError) -> SourceFile? {
    let limit = ContentLimits.standard.fileBytes
    do throws(SystemError) {
      let bytes = try FileStore.read(content.systemPath(of: path), within: content.path, limit: limit)
      return SourceFile(path: shown, bytes: bytes)
    } catch {
      guard let size = error.excessiveSize else { throw error }
      diagnostics.append(TextCheck.tooLarge(shown, size: size, limit: limit))
      return nil
    }
  }

  /// The merged file; the file alone when it cannot be read as JSON, which the linter reports.
  private mutating func merge(
    _ association: AppSiteAssociation, into file: SourceFile, _ app: AppIdentity
  ) -> [UInt8] {
    let linter = AppSiteAssociationLinter(app: app.bundleID, addition: association)
    diagnostics += linter.diagnostics(for: file)
    guard let node = try? JSONParser.parse(file.bytes) else { return file.bytes }
    let merge = AppSiteAssociationMerge(association, into: node, path: file.path)
    diagnostics += merge.diagnostics
    return merge.bytes
  }
}
