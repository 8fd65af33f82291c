package import ClipsiteContent
package import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem

/// Publishes a built site to a target: looks at what is there, plans, and carries the plan out.
package struct Publisher {
  private let site: BuiltSite
  private let workers: Workers
  private let destinations: [Destination]

  /// A publisher.
  ///
  /// - Parameters:
  ///   - site: The site, up to date.
  ///   - target: One of its targets.
  ///   - siteFolder: What relative paths of the target start from.
  ///   - environment: The environment variables, for the keys of object stores.
  ///   - isStopped: Whether somebody wants the run to stop before it begins.
  /// - Throws: `SystemError` when the target cannot be used.
  package init(
    _ site: BuiltSite, to target: PublishTarget, siteFolder: String, workers: Workers = Workers(),
    environment: Environment, isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(SystemError) {
    precondition(site.differences.isEmpty, "an output folder that is not what the site would build")
    self.site = site
    self.workers = workers
    var chain = CredentialChain(configuration: AWSConfiguration(environment))
    chain.client.certificateFile = chain.configuration.certificateFile
    chain.isStopped = isStopped
    // The region of another store means nothing to AWS.
    if target.endpoint == nil, let region = target.region { chain.region = region }
    destinations = try DestinationMaker(
      target: target, site: site, siteFolder: siteFolder, chain: chain, isStopped: isStopped
    ).all()
  }

  /// Looks at every destination and plans what to do there. Nothing is changed.
  ///
  /// - Parameter isForced: Whether to send files that seem to be there: the list of a store does not show
  ///   headers that somebody changed.
  package func plan(
    _ allowances: PublishRefusal.Allowances, isForced: Bool = false
  ) throws(SystemError) -> [DestinationPlan] {
    try destinations.map { destination throws(SystemError) in
      let sources = site.files.filter { !destination.keys($0).isEmpty }
      let remote = try destination.store.survey()
      let published = remote.manifest?.entries.values.map { ($0.file.sha256, $0.file.md5) } ?? []
      let files = try PublishedFile.all(
        of: sources, in: site.folder, by: workers, known: Dictionary(published) { first, _ in first },
        keys: destination.keys)
      try Self.refuseBadKeys(files)
      let source = PublishSource(folder: site.folder)
      var plan = try DestinationPlan(
        files, from: source, to: destination.store, allowances, isForced: isForced, at: remote)
      plan.credentials = destination.credentials
      return plan
    }
  }

  /// Carries plans out, step by step at all destinations. After a failure no further step begins, so nothing
  /// is deleted.
  ///
  /// - Parameter plans: Plans against which nothing stands.
  package static func run(_ plans: [DestinationPlan], _ control: RunControl) -> PublishOutcome {
    precondition(plans.allSatisfy(\.refusals.isEmpty), "a plan that must not be carried out")
    // What a run left that was killed goes, also if there is nothing to do.
    defer { for plan in plans { plan.store.end() } }
    let isEmpty = plans.allSatisfy(\.isEmpty)
    // Runs that wait for one another take folders in one order.
    let ordered = plans.filter { !$0.isEmpty || $0.store.keepsReleases && !isEmpty }.sorted {
      $0.name < $1.name
    }
    var run = PublishRun(ordered, control)
    run.attempt { plan, control throws(SystemError) in
      try plan.store.begin(plan.plan, from: plan.source, control)
      return []
    }
    for phase in Phase.allCases {
      run.attempt { plan, control throws(SystemError) in
        let changes = phase.changes(of: plan.plan)
        if changes.isEmpty { return [] }
        return phase == .deletions
          ? try plan.store.delete(changes, control)
          : try plan.store.send(changes, from: plan.source, control)
      }
    }
    let rollback = Rollback(ordered.compactMap { $0.store as? FolderStore })
    var release = 0
    run.attempt { plan, _ throws(SystemError) in
      release = max(release, try plan.store.seal())
      return []
    }
    if rollback.followsOlderReleases { release += 1 }
    run.attempt(isLast: true) { plan, _ throws(SystemError) in
      try plan.store.finish(plan.plan, as: release)
      return []
    }
    var surplus: Set<Int>?
    run.attempt(isLast: true) { plan, _ throws(SystemError) in
      let releases = if let surplus { surplus } else { try rollback.surplus() }
      surplus = releases
      try plan.store.remove(releases)
      return []
    }
    run.attempt(besides: plans.filter { $0.isEmpty && !$0.store.keepsReleases }) { plan, _ in
      plan.store.inspect(plan.plan.finalManifest.entries.values.map(\.file).filter(\.isAssociation))
    }
    return run.outcome
  }

  private static func refuseBadKeys(_ files: [PublishedFile]) throws(SystemError) {
    var sources: [RelativePath: RelativePath] = [:]
    for file in files {
      guard file.key.isFileOfSite else {
        throw .usage("'\(file.source)' has a name that no destination accepts. Rename it")
      }
      guard let first = sources.updateValue(file.source, forKey: file.key) else { continue }
      throw .usage("'\(first)' and '\(file.source)' would both be published as '\(file.key)'. Rename one")
    }
  }
}

/// The changes that a run will make at one destination of a target.
package struct DestinationPlan {
  /// The changes.
  package let plan: PublishPlan
  /// The reasons against the changes.
  package let refusals: [PublishRefusal]
  /// The source of the bytes.
  let source: PublishSource
  /// Indicates whether an earlier run did not end, so that the list must be written even if nothing else
  /// changes.
  let continuesRun: Bool
  package let store: any PublishStore
  /// The source of the key, or `nil` for a destination that needs none.
  package var credentials: KeySource?

  /// The name of the destination in messages.
  package var name: String { store.name }
  /// Indicates whether there is nothing to do.
  package var isEmpty: Bool { plan.changes.isEmpty && !continuesRun }
}

extension DestinationPlan {
  /// Looks at a destination and plans what to do there. Nothing is changed.
  ///
  /// - Parameters:
  ///   - release: The release that the files come from, for a rollback.
  ///   - remote: What is there, if somebody has looked already.
  init(
    _ files: [PublishedFile], from source: PublishSource, to store: any PublishStore,
    _ allowances: PublishRefusal.Allowances, isForced: Bool = false, release: Int? = nil,
    at remote: RemoteState? = nil
  ) throws(SystemError) {
    let remote = if let remote { remote } else { try store.survey() }
    let plan = PublishPlan(
      files, at: remote, comparesHeaders: store.keepsHeaders, isForced: isForced, release: release)
    var refusals: [PublishRefusal] = []
    if let release, let damage = PublishRefusal.damage(of: release, files, in: source) {
      refusals.append(damage)
    } else {
      var (live, new): ([RelativePath: [UInt8]], [RelativePath: [UInt8]]) = ([:], [:])
      for change in plan.changes where change.file.isAssociation && change.action != .delete {
        new[change.file.key] = try source.read(change.file)
        if remote.objects[change.file.key] != nil || remote.manifest?.entries[change.file.key] != nil {
          live[change.file.key] = try store.read(change.file.key)
        }
      }
      refusals = PublishRefusal.all(against: plan, live: live, new: new, allowing: allowances)
    }
    self.init(
      plan: plan, refusals: refusals, source: source, continuesRun: remote.manifest?.isPending ?? false,
      store: store)
  }
}
