package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The releases of a target's folders: their list, which of them are kept, and a publish of one of them. Object
/// stores keep no releases; there, versions of the bucket are what goes back.
package struct Rollback {
  /// A publish of the whole site: what each folder of the target has below one number.
  package struct Release: Hashable, Sendable {
    package let number: Int
    /// The release with these files: itself, or for a rollback the one that it went to.
    package fileprivate(set) var origin: Int
    /// The time it was published, in seconds since 1970, or `nil` if its files do not say.
    package fileprivate(set) var date: Int?
    /// Indicates whether visitors get this release.
    package fileprivate(set) var isServed = true
    /// Indicates whether somebody went back from it.
    package fileprivate(set) var isRolledBack = false
    /// The folders that joined the target later, and stay as they are.
    package fileprivate(set) var without: [String] = []
    /// The reason why nobody can go back to it, or `nil`.
    package fileprivate(set) var obstacle: String?
    /// Indicates whether clipsite made it in each folder.
    fileprivate var isProven = true

    fileprivate init(_ number: Int) { (self.number, origin) = (number, number) }
  }

  /// The releases of one folder.
  private struct Folder {
    let store: FolderStore
    let records: [Int: Releases.Record?]
    let served: Int?
    /// The first release in it.
    var first: Int { served.map { self[$0]?.first ?? 0 } ?? .max }

    subscript(release: Int) -> Releases.Record? { records[release] ?? nil }
  }

  private let stores: [FolderStore]

  /// - Throws: `SystemError` when a part of the target keeps no releases.
  package init(of target: PublishTarget, siteFolder: String) throws(SystemError) {
    let folders = try target.folders(below: siteFolder)
    guard !folders.isEmpty, !target.delivery.hasBucket else {
      throw .usage(
        "the target '\(target.name)' keeps no releases of the site. Publish an earlier state of it")
    }
    self.init(folders.map { FolderStore($0, keptReleases: target.keptReleases) })
  }

  init(_ stores: [FolderStore]) { self.stores = stores }

  /// The releases, the oldest first, also those that nobody can go back to.
  package func releases() throws(SystemError) -> [Release] { releases(in: try folders()) }

  private func folders() throws(SystemError) -> [Folder] {
    try stores.map { store throws(SystemError) in
      try Folder(store: store, records: store.releases.records(), served: store.releases.current())
    }
  }

  private func releases(in folders: [Folder]) -> [Release] {
    var all = Set(folders.flatMap(\.records.keys)).sorted().map { release($0, in: folders) }
    let whole = all.indices.filter { all[$0].obstacle == nil }
    for index in whole {
      let last = whole.last { all[$0].origin == all[index].origin } ?? index
      guard let next = whole.first(where: { $0 > last }) else { continue }
      if all[next].origin < min(all[next].number, all[index].origin) { all[index].isRolledBack = true }
    }
    return all
  }

  private func release(_ number: Int, in folders: [Folder]) -> Release {
    var release = Release(number)
    var missing: [String] = []
    for folder in folders {
      guard let record = folder[number] else {
        let name = folder.store.name
        if number < folder.first { release.without.append(name) } else { missing.append(name) }
        continue
      }
      if record.origin == nil, folders.count > 1 {
        release.obstacle = "made by an earlier version, which counted in each folder alone"
      }
      release.origin = min(release.origin, record.origin ?? number)
      release.date = record.date
      release.isServed = release.isServed && folder.served == number
      release.isRolledBack = release.isRolledBack || record.isMarked
      release.isProven = release.isProven && record.isProven
    }
    if release.obstacle == nil, !missing.isEmpty {
      let names = missing.joined(separator: "' and '")
      release.obstacle = "not whole in '\(names)', because a run was killed or files were removed"
    }
    release.isServed = release.isServed && release.obstacle == nil
    return release
  }

  /// The releases that are no longer kept: the oldest, until a number of them are left. Another one with the
  /// files that are served goes first, so that a way back never ends before the oldest. What nobody can go back
  /// to does not count, and goes when enough newer ones are there. One that clipsite cannot prove to have made does not
  /// count, either: it must not push out a newer one.
  func surplus() throws(SystemError) -> Set<Int> {
    let releases = try releases()
    let served = releases.last(where: \.isServed)
    let whole = releases.filter { $0.obstacle == nil && $0.isProven && !$0.isServed }
    let order = whole.filter { $0.origin == served?.origin } + whole.filter { $0.origin != served?.origin }
    let kept = stores.first?.keptReleases ?? 1
    guard order.count + 1 >= kept else { return [] }
    let gone = Set(order.dropLast(kept - 1).map(\.number))
    let oldest = order.map(\.number).filter { !gone.contains($0) }.min() ?? served?.number ?? 0
    return gone.union(releases.filter { $0.obstacle != nil && $0.number < oldest }.map(\.number))
  }

  /// Indicates whether the folders serve what an earlier version made: it gets a number that means the same in
  /// all of them, so that the way back leads to it.
  var followsOlderReleases: Bool { stores.count > 1 && stores.contains(where: \.servesOlderRelease) }

  /// Plans to publish a release again in all folders.
  ///
  /// - Parameter number: The release, or `nil` for the newest before what is served that nobody went back
  ///   from.
  package func plan(
    to number: Int?, _ allowances: PublishRefusal.Allowances
  ) throws(SystemError) -> [DestinationPlan] {
    let folders = try folders()
    let (newest, releases) = (try newest(in: folders), releases(in: folders))
    if let number {
      guard let release = releases.first(where: { $0.number == number }) else {
        throw refusal("there is no release \(number). '--releases' lists those that it has")
      }
      if let obstacle = release.obstacle { throw refusal("release \(number) is \(obstacle)") }
      return try plan(release, in: folders, allowances)
    }
    let limit = newest.origin == newest.number ? newest.origin - 1 : newest.origin
    let earlier = releases.reversed().filter { $0.obstacle == nil && $0.origin <= limit && !$0.isServed }
    for release in earlier where !release.isRolledBack {
      let plans = try plan(release, in: folders, allowances)
      // What is served can be another publish of the same files.
      if !plans.allSatisfy(\.isEmpty) { return plans }
    }
    guard !earlier.contains(where: \.isRolledBack) else {
      throw refusal(
        "each release before \(newest.origin) was rolled back from. '--rollback-to' goes to one all the same")
    }
    throw refusal(
      "there is no release before \(newest.origin), which is served",
      fix: "publish an earlier state of the site")
  }

  /// The newest release that is served. A killed run can leave another one in each folder. Then the newest
  /// counts: a publish is gone back from, and a way back is finished.
  private func newest(in folders: [Folder]) throws(SystemError) -> (number: Int, origin: Int) {
    guard let folder = folders.max(by: { $0.served ?? 0 < $1.served ?? 0 }), let number = folder.served else {
      throw refusal("nothing is published there", fix: "publish the site first")
    }
    return (number, folder[number]?.origin ?? number)
  }

  private func refusal(_ reason: String, fix: String? = nil) -> SystemError {
    SystemError(
      "cannot go back in", stores.map(\.name).joined(separator: "' and '"), reason: reason, fix: fix)
  }

  /// A folder that joined later gets the files that it has.
  private func plan(
    _ release: Release, in folders: [Folder], _ allowances: PublishRefusal.Allowances
  ) throws(SystemError) -> [DestinationPlan] {
    var plans: [DestinationPlan] = []
    for folder in folders {
      let store = folder.store
      guard let number = folder[release.number] == nil ? folder.served : release.number else { continue }
      let origin = number == release.number ? release.origin : folder[number]?.origin ?? number
      let files = (try store.releases.list(of: number)?.entries ?? [:]).values.map(\.file)
      plans.append(
        try DestinationPlan(
          files.sorted { $0.key < $1.key }, from: PublishSource(folder: store.releases.path(of: number)),
          to: store, allowances, release: origin))
    }
    return plans
  }
}

extension PublishRefusal {
  /// Returns the reason against going back to a release whose files are not those of its list, or `nil`.
  static func damage(of release: Int, _ files: [PublishedFile], in source: PublishSource) -> PublishRefusal? {
    let lost = files.filter { (try? source.read($0)) == nil }
    guard let first = lost.first else { return nil }
    let (missing, all) = (NumberText.grouped(lost.count), NumberText.grouped(files.count))
    let counts = "\(missing) of the \(all) files in its list"
    return PublishRefusal(
      message: "release \(release) has lost or changed \(counts), such as '\(first.key)'",
      fix: "go back to another release, or publish an earlier state of the site")
  }
}
