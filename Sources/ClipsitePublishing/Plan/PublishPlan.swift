import ClipsiteRendering
package import ClipsiteSystem

/// Everything that a run will do at one destination, computed from the site, the list of the last run and
/// what is there.
package struct PublishPlan: Sendable {
  /// The changes: files to send by kind and key, then files to delete by key.
  package let changes: [PlannedChange]
  /// The files that are there already as they should be.
  package let unchanged: [PublishedFile]
  /// The number of files that clipsite had published before.
  let publishedCount: Int
  /// The files that were published, and that a list of what is there lacks.
  let missing: [RelativePath]
  /// The files in a folder that somebody else put there, and that stay.
  package let foreign: [RelativePath]
  /// The number of the release that a rollback publishes again, or `nil` if the site is published.
  package let release: Int?

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - files: The site's files, each key once.
  ///   - remote: What is there.
  ///   - comparesHeaders: Whether the destination keeps headers.
  ///   - isForced: Whether to send files that seem to be there.
  ///   - release: The release that the files come from, for a rollback.
  package init(
    _ files: [PublishedFile], at remote: RemoteState, comparesHeaders: Bool, isForced: Bool = false,
    release: Int? = nil
  ) {
    var changes: [PlannedChange] = []
    var unchanged: [PublishedFile] = []
    for file in files {
      let old = remote.manifest?.entries[file.key]
      if let (action, reason) = Self.change(
        to: file, published: old, found: remote.objects[file.key], comparesHeaders: comparesHeaders)
      {
        changes.append(PlannedChange(action: action, reason: reason, file: file))
      } else if isForced {
        changes.append(PlannedChange(action: .content, reason: .forced, file: file))
      } else {
        unchanged.append(file)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: Phase.allKinds.enumerated().map { ($1, $0) })
    changes.sort { (order[$0.file.kind] ?? 0, $0.file.key) < (order[$1.file.kind] ?? 0, $1.file.key) }
    let kept = Set(files.map(\.key))
    let published = remote.manifest?.entries ?? [:]
    let left = published.values.map(\.file).filter { !kept.contains($0.key) }.sorted { $0.key < $1.key }
    self.changes = changes + left.map { PlannedChange(action: .delete, reason: .left, file: $0) }
    self.unchanged = unchanged
    self.release = release
    publishedCount = published.count
    foreign = (remote.isFirsthand ? remote.objects : [:]).keys
      .filter { !kept.contains($0) && published[$0] == nil }.sorted()
    missing = (remote.isFirsthand ? [:] : published)
      .filter { $1.doubt == nil && remote.objects[$0] == nil }.keys.sorted()
  }

  private static func change(
    to file: PublishedFile, published old: PublishManifest.Entry?, found object: RemoteObject?,
    comparesHeaders: Bool
  ) -> (PlannedChange.Action, PlannedChange.Reason)? {
    guard let object else {
      return (.new, old == nil ? .notThere : old?.doubt == nil ? .vanished : .interrupted)
    }
    guard let old else {
      let isEqual = object.holds(file) ?? false
      if isEqual, !comparesHeaders { return nil }
      return (isEqual ? .headers : .content, .foreign)
    }
    if old.file.sha256 != file.sha256 { return (.content, .changed) }
    guard object.holds(file) ?? (old.doubt == nil) else {
      return (.content, old.doubt == nil ? .altered : .interrupted)
    }
    guard comparesHeaders else { return nil }
    return headerChange(file, old)
  }

  private static func headerChange(
    _ file: PublishedFile, _ old: PublishManifest.Entry
  ) -> (PlannedChange.Action, PlannedChange.Reason)? {
    if old.file.contentType != file.contentType {
      return (.headers, .header("Content-Type", from: old.file.contentType, to: file.contentType))
    }
    if old.file.cacheControl != file.cacheControl {
      return (.headers, .header("Cache-Control", from: old.file.cacheControl, to: file.cacheControl))
    }
    return old.doubt == .headers ? (.headers, .interrupted) : nil
  }

  /// The changes with an action.
  package func changes(_ action: PlannedChange.Action) -> [PlannedChange] {
    changes.filter { $0.action == action }
  }

  /// The list to keep at the destination while the run is under way: old and new files, with doubts.
  var pendingManifest: PublishManifest {
    PublishManifest(
      pending: unchanged.map { .init(file: $0, doubt: nil) }
        + changes.map { change in
          .init(file: change.file, doubt: change.action == .headers ? .headers : .content)
        })
  }

  /// The list to keep at the destination when all is done.
  var finalManifest: PublishManifest {
    PublishManifest(unchanged + changes.filter { $0.action != .delete }.map(\.file))
  }
}

/// The change that a run will make to one file, and the reason.
package struct PlannedChange: Hashable, Sendable {
  /// The action of a change.
  package enum Action: String, Sendable, CaseIterable {
    /// It is sent to a destination that does not have it.
    case new
    /// It is sent over other bytes.
    case content
    /// It is sent again for its headers.
    case headers
    /// It is deleted.
    case delete
  }

  /// The reason for a change.
  package enum Reason: Hashable, Sendable {
    /// It was never published.
    case notThere
    /// It was published before, and somebody removed it.
    case vanished
    /// The site's file has changed.
    case changed
    /// Somebody has changed the file at the destination.
    case altered
    /// A file that clipsite did not publish stands there.
    case foreign
    /// An earlier run ended before it was sent.
    case interrupted
    /// Its headers change: name, old value, new value.
    case header(String, from: String, to: String)
    /// Somebody wants every file to be sent.
    case forced
    /// The site does not have it any more.
    case left

    /// The reason as half a sentence.
    package var description: String {
      switch self {
      case .notThere: "not there yet"
      case .vanished: "was published, and is gone"
      case .changed: "changed"
      case .altered: "was changed at the place by something else"
      case .foreign: "another file is there, which clipsite did not publish"
      case .interrupted: "an earlier run was interrupted"
      case .header(let name, let old, let new): "\(name): \(old) → \(new)"
      case .forced: "sent again with --force"
      case .left: "no longer part of the site"
      }
    }
  }

  package let action: Action
  package let reason: Reason
  /// The file: as it will be, or as it was when it is deleted.
  package let file: PublishedFile
}
