package import ClipsiteDiagnostics
package import ClipsitePlatform
import ClipsiteSiteModel
package import ClipsiteSiteRendering

/// The state of a site in the preview.
package struct LiveStatus: Sendable {
  /// The state that is served; nil as long as the site could not be made even once.
  package let snapshot: LiveSnapshot?
  /// Indicates whether the files on disk have errors, so that an older state is served.
  package let isBroken: Bool
  /// The mistakes of the files on disk, unsorted. Mistakes in bodies that were not rendered are unknown.
  package let diagnostics: [Diagnostic]
  /// `true` if all files of the site were rendered to find their mistakes. A large site takes a while.
  package var isComplete = true
  /// The reason why the folders of the site cannot be read, if they cannot.
  package var failure: SystemError?
  /// The effect of the last reload.
  package var effect: ReloadEffect?

  /// The mistakes as `clipsite check` lists them: an unknown key of many files once.
  package var listed: [Diagnostic] { RepeatedUnknownKeys.merged(diagnostics) }

  /// The number of the good build that is served; 0 when there is none.
  package var build: Int { snapshot?.build ?? 0 }
}

/// The files that a reload read, and the part of the site that may be different.
package struct ReloadEffect: Sendable {
  /// The part of the site that may be different.
  package enum Scope: Sendable {
    /// Pages whose text changed, and copied files.
    case files
    /// The whole site: front matter, `site.yml`, and what came or went.
    case site
    /// Every page, because a template changed.
    case theme
  }

  /// The pages and copied files that were read, by path below the content folder.
  package let files: Set<RelativePath>
  /// The number of pages that were read.
  package let readPages: Int
  /// The number of pages of the site.
  package let pages: Int
  package let scope: Scope
}
