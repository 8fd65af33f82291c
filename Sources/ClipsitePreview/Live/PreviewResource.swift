import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsitePlatform
import ClipsiteSiteModel
package import ClipsiteSiteRendering

/// The answer of a preview for a path.
package struct PreviewResource: Sendable {
  /// The meaning of the answer.
  enum Kind: Hashable, Sendable {
    /// The file is there: status 200.
    case found
    /// A short URL: status 301 to a path on a domain of the site. The body is the page that hosts without
    /// redirects serve.
    case redirect(to: AssociatedDomain, path: String)
    /// The domain's answer to unknown URLs: status 404.
    case notFound
    /// The site has errors and this file was not made before: status 503.
    case unavailable
  }

  /// The meaning of the answer.
  let kind: Kind
  let contentType: String
  /// The bytes.
  package let body: [UInt8]
  /// The mistakes that rendering found.
  let diagnostics: [Diagnostic]
  /// The number of the good build that the bytes come from.
  let build: Int

  /// The status code (RFC 9110, section 15).
  var status: Int {
    switch kind {
    case .found: 200
    case .redirect: 301
    case .notFound: 404
    case .unavailable: 503
    }
  }
}

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

/// The bytes of files as they were served last, so that one whose source is broken now can still be shown.
///
/// It forgets everything when it is full: whoever looks at a page makes it known again.
struct Renditions: Sendable {
  private var bytes: [RelativePath: [UInt8]] = [:]
  private var size = 0
  private let capacity: Int

  /// - Parameter capacity: How many bytes are kept at most.
  init(capacity: Int = 16 << 20) { self.capacity = capacity }

  /// The bytes of the file with a path, as it was served last.
  subscript(_ path: RelativePath) -> [UInt8]? { bytes[path] }

  /// Keeps the bytes of a file, unless there would not even be room for them alone.
  mutating func keep(_ rendered: [UInt8], for path: RelativePath) {
    forget(path)
    guard rendered.count <= capacity else { return }
    if size + rendered.count > capacity { self = Renditions(capacity: capacity) }
    size += rendered.count
    bytes[path] = rendered
  }

  /// Forgets the bytes of a file.
  mutating func forget(_ path: RelativePath) { size -= bytes.removeValue(forKey: path)?.count ?? 0 }
}
