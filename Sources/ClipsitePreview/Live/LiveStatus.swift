import ClipsiteContent
package import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The state of a site in the preview.
package struct LiveStatus: Sendable {
  /// The state that is served; nil as long as the site could not be made even once.
  package internal(set) var snapshot: LiveSnapshot?
  /// The site on disk, or `nil` if it cannot be made.
  var written: RenderingSource?
  /// The files in whose place others are shown, or nothing.
  var fallbacks = Fallbacks()
  /// Indicates whether the files on disk have errors.
  package internal(set) var isBroken = true
  /// The mistakes of the files on disk, unsorted. Mistakes in bodies that were not rendered are unknown.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// `true` if all files of the site were rendered to find their mistakes. A large site takes a while.
  package var isComplete = true
  /// The reason why the folders of the site cannot be read, if they cannot.
  package var failure: SystemError?

  /// The mistakes as `clipsite check` lists them: an unknown key of many files once.
  package var listed: [Diagnostic] { RepeatedUnknownKeys.merged(diagnostics) }

  /// The number of the build that is served; 0 when there is none.
  package var build: Int { snapshot?.build ?? 0 }

  /// The sentences that say what visitors of the preview see in place of files with errors.
  var shownInstead: [String] {
    guard isBroken else { return [] }
    guard snapshot != nil else {
      return ["The preview has no last good state to show. It shows the site once the errors are corrected."]
    }
    guard failure == nil else { return ["You see the site as it was before."] }
    var sentences: [String] = []
    if fallbacks.configuration.isOld { sentences.append("You see the site with its last good site.yml.") }
    if fallbacks.configuration.isMadeUp {
      sentences.append("You see the site with other values for those that site.yml lacks.")
    }
    if fallbacks.theme.isOld { sentences.append("You see the pages with the last good templates.") }
    let pages =
      fallbacks.kept.keys.sorted().map { ($0, "shows its last good state") }
      + fallbacks.leftOut.sorted().map { ($0, "is left out of the site until it is corrected") }
    sentences += pages.prefix(Self.mostNamed).map { path, state in
      "\(VisibleText.escaped(SiteFolder.contentFolderName.appending(path).text)) \(state)."
    }
    if pages.count > Self.mostNamed { sentences.append("So do \(pages.count - Self.mostNamed) more pages.") }
    return sentences.isEmpty ? ["Pages with errors are shown as far as possible."] : sentences
  }

  /// The number of pages that the sentences name.
  private static let mostNamed = 5
}
