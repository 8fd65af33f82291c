/// Everything that a run will do at one place, computed from the site, the list of the last run and what is
/// there.
package struct PublishPlan: Sendable {
  /// The changes: files to send by kind and key, then files to delete by key.
  package let changes: [PlannedChange]
  /// The files that are there already as they should be.
  package let unchanged: [PublishedFile]
  /// How many files clipsite had published before.
  let publishedCount: Int

  /// Plans a run.
  ///
  /// - Parameters:
  ///   - files: The site's files, each key once.
  ///   - remote: What is there.
  ///   - comparesHeaders: Whether the place keeps headers.
  package init(_ files: [PublishedFile], at remote: RemoteState, comparesHeaders: Bool) {
    var changes: [PlannedChange] = []
    var unchanged: [PublishedFile] = []
    for file in files {
      let old = remote.manifest?.entries[file.key]
      if let (action, reason) = Self.change(
        file, old, remote.objects[file.key], comparesHeaders: comparesHeaders)
      {
        changes.append(PlannedChange(action: action, reason: reason, file: file))
      } else {
        unchanged.append(file)
      }
    }
    let order = Dictionary(uniqueKeysWithValues: Phase.allKinds.enumerated().map { ($1, $0) })
    changes.sort { (order[$0.file.kind] ?? 0, $0.file.key) < (order[$1.file.kind] ?? 0, $1.file.key) }
    let kept = Set(files.map(\.key))
    let left = (remote.manifest?.entries ?? [:]).values.map(\.file)
      .filter { !kept.contains($0.key) && remote.objects[$0.key] != nil }.sorted { $0.key < $1.key }
    self.changes = changes + left.map { PlannedChange(action: .delete, reason: .left, file: $0) }
    self.unchanged = unchanged
    publishedCount = remote.manifest?.entries.count ?? 0
  }

  private static func change(
    _ file: PublishedFile, _ old: PublishManifest.Entry?, _ object: RemoteObject?, comparesHeaders: Bool
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

  /// The list to keep at the place while the run is under way: old and new files, with doubts.
  var pendingManifest: PublishManifest {
    PublishManifest(
      pending: unchanged.map { .init(file: $0, doubt: nil) }
        + changes.map { change in
          let bytesTell = change.action == .new || change.action == .content
          return .init(
            file: change.file, doubt: change.action == .delete ? nil : bytesTell ? .content : .headers)
        })
  }

  /// The list to keep at the place when all is done.
  var finalManifest: PublishManifest {
    PublishManifest(unchanged + changes.filter { $0.action != .delete }.map(\.file))
  }
}
