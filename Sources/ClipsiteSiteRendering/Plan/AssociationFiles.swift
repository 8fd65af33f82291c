import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The files of a domain that tie it to apps: the AASA file, its twin with an extension, and
/// `assetlinks.json`.
struct AssociationFiles {
  /// The files, by their path below the domain's folder.
  private(set) var files: [(path: RelativePath, bytes: [UInt8])] = []
  /// The AASA file.
  private(set) var appSiteAssociation: [UInt8] = []
  /// The mistakes in an AASA file that the site already has, or in the result.
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes the files of a domain.
  ///
  /// - Parameter existing: The AASA file that the site already has for it.
  /// - Throws: `SystemError` when an AASA file that the site has cannot be read.
  init(
    for domain: DomainID, in site: Site, existing: Asset?, content: ContentFolder
  ) throws(SystemError) {
    let association = site.configuration.association
    var bytes = association.bytes
    var shownPath = "\(site[domain].name)/\(WellKnown.associationPath)"
    if let asset = existing {
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
    if diagnostics.isEmpty {
      let published = SourceRange("\(site[domain].name)/\(WellKnown.associationPath)")
      let note = existing.map { _ in Diagnostic.Note("it is published here", at: published) }
      let found = result.filter { existing != nil || !DiagnosticCode.ofUniversalLinkRules.contains($0.code) }
      diagnostics = found.map {
        Diagnostic(
          $0.code, at: SourceRange(shownPath), $0.message, fix: $0.fix, notes: note.map { [$0] } ?? [])
      }
    }
    appSiteAssociation = bytes
    files = [
      (WellKnown.associationPath, bytes), (WellKnown.associationPath.appending(ending: ".json"), bytes),
    ]
    if let android = site.configuration.options.android {
      files.append((RelativePath(AssetLinks.path.utf8.dropFirst()), android.bytes))
    }
  }

  /// The AASA file that the site already has, or `nil` if it is far larger than Apple's systems read, which
  /// is reported.
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
    let problems = AppSiteAssociationLinter(app: app.bundleID).diagnostics(for: file)
    diagnostics += problems.filter { $0.severity == .error }
    guard let node = try? JSONParser.parse(file.bytes) else { return file.bytes }
    let merge = AppSiteAssociationMerge(association, into: node, path: file.path)
    diagnostics += merge.diagnostics
    return merge.bytes
  }
}
