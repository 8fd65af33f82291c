/// Learns of changes by looking at every file again and again.
struct PollingChangeSource: ChangeSource {
  private let path: String
  private let roots: [RelativePath]
  private let isIgnored: NameFilter
  /// The state that was seen last, without a signature where a link leads to nothing.
  private var known: [RelativePath: FileSignature?]

  let descriptor: Int32? = nil
  private(set) var pause = minimumPause

  /// The shortest time between two looks, in milliseconds.
  private static let minimumPause: Int32 = 250
  /// The factor by which a wait is longer than a look, so that a large site does not keep a core busy.
  private static let rest = 5

  /// Looks at folders below another for the first time.
  init(_ path: String, _ roots: [RelativePath], ignoring isIgnored: @escaping NameFilter) {
    self.path = path
    self.roots = roots
    self.isIgnored = isIgnored
    known = [:]
    known = look()
  }

  mutating func take() -> FileChanges {
    let start = ContinuousClock.now
    let seen = look()
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    pause = max(Self.minimumPause, Int32(min(milliseconds * Double(Self.rest), 60_000)))
    var changed: Set<RelativePath> = []
    for (path, signature) in seen where known[path] != signature { changed.insert(path) }
    for path in known.keys where seen[path] == nil { changed.insert(path) }
    known = seen
    return .paths(changed)
  }

  private func look() -> [RelativePath: FileSignature?] {
    var seen: [RelativePath: FileSignature?] = [:]
    for root in roots { look(root, into: &seen) }
    return seen
  }

  private func look(_ folder: RelativePath, into seen: inout [RelativePath: FileSignature?]) {
    for entry in (try? FileStore.entries(in: "\(path)/\(folder)")) ?? []
    where !isIgnored(entry.name) {
      let below = folder.appending(entry.name)
      if entry.type == .folder {
        look(below, into: &seen)
      } else {
        seen.updateValue(FileSignature("\(path)/\(below)"), forKey: below)
      }
    }
  }
}
