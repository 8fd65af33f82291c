/// Learns of changes by looking at all files again and again.
///
/// The time between two looks grows with the time that a look takes, so a large site costs hardly more than a
/// small one. Files that changed lately are looked at each time, because an author saves them again.
struct PollingChangeSource: ChangeSource {
  /// The state of a path.
  private enum Mark: Hashable, Sendable {
    /// A file, without a signature where a link leads to nothing.
    case file(FileSignature?)
    /// A folder, with the names that no path can hold.
    case folder(otherNames: Set<RelativePath>)
  }

  private let path: String
  private let roots: [RelativePath]
  private let isIgnored: NameFilter
  /// The files and folders as they were seen last, by path.
  private var known: [RelativePath: Mark] = [:]
  /// The files that changed lately, the last one first.
  private var recent: [RelativePath] = []
  /// The time of the next look at everything.
  private var next = Moment.now()

  let descriptor: Int32? = nil
  /// The time between two looks at recent files, in milliseconds.
  let pause: Int32 = 200

  /// The time between two looks at everything, as a multiple of the time that a look takes. So it takes at
  /// most 3 % of a processor.
  private static let rest = 30
  /// The number of recent files.
  private static let mostRecent = 128

  init(_ path: String, _ roots: [RelativePath], ignoring isIgnored: @escaping NameFilter) {
    self.path = path
    self.roots = roots
    self.isIgnored = isIgnored
    known = lookAtAll()
  }

  mutating func take() -> FileChanges {
    var changed = changedRecent()
    if Moment.now() >= next {
      let now = lookAtAll()
      changed.formUnion(now.lazy.filter { [known] in known[$0.key] != $0.value }.map(\.key))
      changed.formUnion(known.keys.lazy.filter { now[$0] == nil })
      known = now
    }
    recent = Array((changed.sorted() + recent.filter { !changed.contains($0) }).prefix(Self.mostRecent))
    return .paths(changed)
  }

  private mutating func changedRecent() -> Set<RelativePath> {
    var changed: Set<RelativePath> = []
    for file in recent {
      guard case .file(let before)? = known[file] else { continue }
      let now = FileSignature("\(path)/\(file)")
      guard now != before else { continue }
      known[file] = .file(now)
      changed.insert(file)
    }
    return changed
  }

  private mutating func lookAtAll() -> [RelativePath: Mark] {
    let start = Moment.now()
    var marks: [RelativePath: Mark] = [:]
    marks.reserveCapacity(known.count)
    for root in roots { look(at: root, &marks) }
    let end = Moment.now()
    next = Moment(milliseconds: end.milliseconds + Self.rest * (end.milliseconds - start.milliseconds))
    return marks
  }

  private func look(at folder: RelativePath, _ marks: inout [RelativePath: Mark]) {
    guard let entries = try? FileStore.entries(in: "\(path)/\(folder)") else { return }
    var otherNames: Set<RelativePath> = []
    for entry in entries where !isIgnored(entry.name) {
      let file = folder.appending(entry.name)
      if !entry.isUTF8 {
        otherNames.insert(entry.name)
      } else if entry.type == .folder {
        look(at: file, &marks)
      } else {
        marks[file] = .file(FileSignature("\(path)/\(file)"))
      }
    }
    marks[folder] = .folder(otherNames: otherNames)
  }
}
