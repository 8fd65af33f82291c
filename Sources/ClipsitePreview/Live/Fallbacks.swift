import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The files with errors in whose place the preview shows older ones, or nothing.
///
/// A page whose file cannot be read, or whose place on the site is unknown, keeps its last good front matter.
/// If the preview has never seen a good one, the page is left out. Pages with other errors are shown as far
/// as they can be rendered. `site.yml` and the theme keep their last good state as a whole, because any page
/// may depend on them. If none was good, other values replace those that are missing, and templates of the
/// program those that cannot be read.
struct Fallbacks: Sendable {
  /// The last good front matter of pages, by path below the content folder.
  private(set) var kept: [RelativePath: PageSource] = [:]
  /// The pages without a good state and the folders that cannot be read, by path below the content folder.
  private(set) var leftOut: Set<RelativePath> = []
  /// The last good contents of `site.yml`, or the first if none was good, or what is known of it.
  private(set) var configuration = LastGood<SiteConfiguration>()
  /// The last good theme, or the first if none was good.
  private(set) var theme = LastGood<Theme>()

  /// A value of which the last good state is kept.
  struct LastGood<Value: Sendable>: Sendable {
    private(set) var value: Value?
    /// Indicates whether the value is not the one on disk, but an older one.
    private(set) var isOld = false
    /// Indicates whether the value was never on disk.
    private(set) var isMadeUp = false
    private var isGood = false
    /// The value before this one if it was good.
    private var before: Value?

    /// Notes what is on disk now.
    ///
    /// - Parameter fallback: The value to show if there is none on disk and none was there before.
    mutating func update(_ new: Value?, isGood isNewGood: Bool, orElse fallback: Value? = nil) {
      let wasOnDisk = value != nil && !isMadeUp
      isOld = wasOnDisk && (new == nil || isGood && !isNewGood)
      if isOld { return }
      before = isGood ? value : nil
      isMadeUp = new == nil && fallback != nil
      (value, isGood) = (new ?? fallback, isNewGood)
    }

    /// Returns to the good value before this one, which turned out not to be good.
    ///
    /// - Returns: `false` if there is none, or if an older value is shown already.
    mutating func goBack() -> Bool {
      guard !isOld, let before else { return false }
      (value, isOld, self.before) = (before, true, nil)
      return true
    }
  }

  /// The errors after which nobody knows the URL of a page, or of the pages of a folder.
  private static let displacing: Set<DiagnosticCode> = [.invalidSlug, .invalidDomain, .undeclaredDomain]

  /// `true` if the site that is shown is the one on disk.
  var isEmpty: Bool {
    kept.isEmpty && leftOut.isEmpty && !configuration.isOld && !configuration.isMadeUp && !theme.isOld
  }

  /// Notes the contents of `site.yml` and the theme as they are on disk.
  ///
  /// - Parameter isThemeRefused: Whether the theme is known to render pages with errors.
  mutating func update(_ content: ContentCache, _ theme: Theme?, isThemeRefused: Bool) {
    configuration.update(
      content.configuration, isGood: !content.configurationDiagnostics.contains { $0.severity == .error },
      orElse: content.partialConfiguration)
    let hasErrors = theme?.diagnostics.contains { $0.severity == .error } != false
    self.theme.update(theme, isGood: !hasErrors && !isThemeRefused)
  }

  /// Returns to the last good theme, because this one renders pages with errors. Returns `false` if that is not
  /// possible.
  mutating func refuseTheme() -> Bool { theme.goBack() }

  /// Notes which pages cannot be shown as they are on disk.
  ///
  /// - Parameters:
  ///   - old: The content before the change.
  ///   - diagnostics: All mistakes in the files on disk that are known before rendering.
  mutating func update(_ content: ContentCache, after old: ContentCache, _ diagnostics: [Diagnostic]) {
    let folder = RelativePath(content.content.displayPath)
    var blocked = content.unreadablePages
    for diagnostic in diagnostics where Self.displacing.contains(diagnostic.code) {
      guard diagnostic.severity == .error,
        let path = RelativePath(diagnostic.range.path).relative(to: folder), content.source(at: path) != nil
      else { continue }
      blocked.insert(path)
    }
    var sources: [RelativePath: PageSource] = [:]
    for path in blocked {
      sources[path] = kept[path] ?? (leftOut.contains(path) ? nil : Self.replaced(path, in: content, old))
    }
    kept = sources
    leftOut = blocked.subtracting(kept.keys).union(content.listing.unreadableFolders)
  }

  /// The front matter that a page had before the change, if the page has another one now.
  private static func replaced(
    _ path: RelativePath, in content: ContentCache, _ old: ContentCache
  ) -> PageSource? {
    guard let source = old.source(at: path), source.isReadable, source !== content.source(at: path) else {
      return nil
    }
    return source
  }

  /// The listing of the folder and the front matter of its pages as they are shown.
  func content(in content: ContentCache) -> (listing: ContentListing, sources: [PageSource]) {
    let shown = content.paths.filter { !leftOut.contains($0) }
    return (content.listing.without(leftOut), shown.compactMap { kept[$0] ?? content.source(at: $0) })
  }
}
