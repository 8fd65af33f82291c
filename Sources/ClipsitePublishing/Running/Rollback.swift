package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem

/// The releases of a target's folders: their list, and a publish of one of them. Object stores keep no
/// releases; there, versions of the bucket are what goes back.
package struct Rollback {
  /// A publish of the whole site: what each folder of the target has below one number.
  package struct Release: Hashable, Sendable {
    package let number: Int
    /// The release with these files: itself, or for a rollback the one that it went to.
    package let origin: Int
    /// The time it was published, in seconds since 1970, or `nil` if its files do not say.
    package let date: Int?
    /// Indicates whether visitors get this release.
    package let isServed: Bool
    /// Indicates whether somebody went back from it.
    package fileprivate(set) var isRolledBack: Bool
  }

  private let stores: [FolderStore]

  /// - Throws: `SystemError` when a part of the target keeps no releases.
  package init(of target: PublishTarget, siteFolder: String) throws(SystemError) {
    let folders = try target.folders(below: siteFolder)
    guard !folders.isEmpty, !target.delivery.hasBucket else {
      throw .usage(
        "the target '\(target.name)' keeps no releases of the site. Publish an earlier state of it")
    }
    self.init(folders: folders, keptReleases: target.keptReleases)
  }

  init(folders: [String], keptReleases: Int) {
    stores = folders.map { FolderStore($0, keptReleases: keptReleases) }
  }

  /// The releases that all folders have, the oldest first.
  package func releases() throws(SystemError) -> [Release] {
    var all: [Release] = []
    for number in try stores[0].releases.all() {
      if let release = try release(number) { all.append(release) }
    }
    for index in all.indices {
      let last = all.lastIndex { $0.origin == all[index].origin } ?? index
      guard let next = all.dropFirst(last + 1).first else { continue }
      if next.origin < min(next.number, all[index].origin) { all[index].isRolledBack = true }
    }
    return all
  }

  private func release(_ number: Int) throws(SystemError) -> Release? {
    var release: Release?
    for releases in stores.map(\.releases) {
      // Numbers of earlier versions mean something in one folder only.
      guard try releases.all().contains(number), let list = try? releases.list(of: number),
        stores.count == 1 || list.release != nil
      else { return nil }
      let isCurrent = try releases.current() == number
      release = Release(
        number: number, origin: list.release ?? number, date: releases.date(of: number),
        isServed: isCurrent && release?.isServed != false, isRolledBack: try releases.isMarked(number))
    }
    return release
  }

  /// Plans to publish a release again in all folders.
  ///
  /// - Parameter number: The release, or `nil` for the newest before what is served that nobody went back
  ///   from.
  package func plan(
    to number: Int?, _ allowances: PublishRefusal.Allowances
  ) throws(SystemError) -> [DestinationPlan] {
    let (newest, releases) = (try newestEarlier(), try releases())
    if let number {
      guard let release = releases.first(where: { $0.number == number }) else {
        throw refusal("there is no release \(number) of the whole site. '--releases' lists those that it has")
      }
      return try plan(release, allowances)
    }
    let earlier = releases.reversed().filter { $0.number <= newest && !$0.isServed }
    for release in earlier where !release.isRolledBack {
      let plans = try plan(release, allowances)
      // What is served can be another publish of the same files.
      if !plans.allSatisfy(\.isEmpty) { return plans }
    }
    guard earlier.isEmpty else {
      throw refusal(
        "every earlier release was rolled back from. '--rollback-to' goes to one of them all the same")
    }
    throw refusal("there is no earlier release", fix: "publish an earlier state of the site")
  }

  /// The number of the newest release that can be earlier than what is served. A killed run can leave another
  /// release in each folder. Then the newest counts: a publish is gone back from, and a way back is finished.
  private func newestEarlier() throws(SystemError) -> Int {
    var newest: (number: Int, origin: Int) = (0, 0)
    for store in stores {
      guard let current = try store.releases.current() else {
        throw SystemError(
          "cannot go back in", store.name, reason: "nothing is published there", fix: "publish the site first"
        )
      }
      if current > newest.number { newest = (current, store.releases.origin(of: current)) }
    }
    return newest.origin - (newest.origin == newest.number ? 1 : 0)
  }

  private func refusal(_ reason: String, fix: String? = nil) -> SystemError {
    SystemError(
      "cannot go back in", stores.map(\.name).joined(separator: "' and '"), reason: reason, fix: fix)
  }

  private func plan(
    _ release: Release, _ allowances: PublishRefusal.Allowances
  ) throws(SystemError) -> [DestinationPlan] {
    try stores.map { store throws(SystemError) in
      let files = (try store.releases.list(of: release.number)?.entries ?? [:]).values.map(\.file)
      let source = PublishSource(folder: store.releases.path(of: release.number))
      return try DestinationPlan(
        files.sorted { $0.key < $1.key }, from: source, to: store, allowances, release: release.origin)
    }
  }
}

extension PublishRefusal {
  /// Returns the reason against going back to a release whose files are not those of its list, or `nil`.
  static func damage(of release: Int, _ files: [PublishedFile], in source: PublishSource) -> PublishRefusal? {
    let lost = files.filter { (try? source.read($0)) == nil }
    guard let first = lost.first else { return nil }
    let counts = "\(lost.count) of the \(files.count) files in its list"
    return PublishRefusal(
      message: "release \(release) has lost or changed \(counts), such as '\(first.key)'",
      fix: "go back to another release, or publish an earlier state of the site")
  }
}
