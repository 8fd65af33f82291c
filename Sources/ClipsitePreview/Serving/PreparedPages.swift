import ClipsiteAppClips
import ClipsiteHTTPServer
import Synchronization

/// The pages of the current build as they were sent last: a page that is asked for again is not made again.
///
/// A page belongs to one build; the next one forgets them all, and so does a page for which there is no room.
final class PreparedPages: Sendable {
  /// The key of a page.
  struct Key: Hashable {
    let domain: AssociatedDomain
    /// The path of the request target, decoded.
    let path: String
    /// The host that the links of the page name.
    let host: String
  }

  private struct State {
    var build = 0
    var pages: [Key: StaticResource] = [:]
    var size = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// - Parameter capacity: How many bytes of pages are kept at most.
  init(capacity: Int = 16 << 20) { self.capacity = capacity }

  /// The page as it was sent before in a build, or nil.
  func page(_ key: Key, build: Int) -> StaticResource? {
    state.withLock { $0.build == build ? $0.pages[key] : nil }
  }

  /// Keeps a page of a build; one of an older build than the current one is of no use any more.
  func keep(_ page: StaticResource, for key: Key, build: Int) {
    state.withLock { state in
      guard build >= state.build else { return }
      let size = page.bytes.count + key.path.utf8.count + key.host.utf8.count
      if build > state.build || state.size + size > capacity { state = State(build: build) }
      guard size <= capacity, state.pages.updateValue(page, forKey: key) == nil else { return }
      state.size += size
    }
  }
}
