import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing

/// One run against a store, without a site: files are named by their texts.
struct StoreRun {
  let folder: DisposableFolder
  let plan: PublishPlan
  let outcome: PublishOutcome
  /// The name of the destination.
  let destination: String

  /// Publishes texts by key, all as pages.
  ///
  /// - Parameter isStopped: Asked before each file, whether the run is to stop.
  init(
    _ texts: [String: String], to store: any PublishStore, types: [String: String] = [:],
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws {
    folder = try DisposableFolder()
    var files: [PublishedFile] = []
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      // Keys may be such that not all of them can be files of one folder.
      let source = "\(files.count)"
      try folder.write(text, to: source)
      files.append(
        .sample(RelativePath(key), text, type: types[key] ?? "text/html", source: RelativePath(source)))
    }
    let remote = try store.survey()
    plan = PublishPlan(files, at: remote, comparesHeaders: store.keepsHeaders)
    let place = DestinationPlan(
      plan: plan, refusals: [], source: PublishSource(folder: folder.path),
      continuesRun: remote.manifest?.isPending ?? false, store: store)
    destination = place.name
    outcome = Publisher.run([place], RunControl(isStopped: isStopped))
  }

  /// The keys that were to change, each with what was to be done.
  var changes: [String] { plan.changes.map { "\($0.action.rawValue) \($0.file.key)" } }
}
