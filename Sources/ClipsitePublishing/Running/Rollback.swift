package import ClipsiteSiteContent
package import ClipsitePlatform
import ClipsiteSiteModel

/// The releases of a target's folders: their list, and the way back to one of them. Object stores keep no
/// releases; there, versions of the bucket are what goes back.
package struct Rollback: Sendable {
  /// A release in a folder.
  package struct Release: Hashable, Sendable {
    /// The target's folder.
    package let folder: String
    package let number: Int
    /// The time it was published, in seconds since 1970, or `nil` if its files do not say.
    package let date: Int?
    /// Indicates whether visitors get this release.
    package let isServed: Bool
    /// Indicates whether somebody went back from it.
    package let isRolledBack: Bool
  }

  /// The step that was or would be taken in one folder.
  package struct Step: Hashable, Sendable {
    /// The target's folder.
    package let folder: String
    /// The release that was served.
    package let from: Int
    /// The release that is served now, or would be.
    package let to: Int
    /// Indicates whether the step was only planned.
    package internal(set) var isDryRun = false
  }

  private let folders: [String]

  package init(folders: [String]) { self.folders = folders }

  /// - Throws: `SystemError` when the target keeps no releases.
  package init(of target: PublishTarget, siteFolder: String) throws(SystemError) {
    folders = try target.folders(below: siteFolder)
    guard !folders.isEmpty else {
      throw .usage(
        "the target '\(target.name)' keeps no releases. To go back, publish an earlier state of the site")
    }
  }

  /// The releases of every folder, the newest first.
  package func releases() throws(SystemError) -> [Release] {
    var list: [Release] = []
    for folder in folders {
      let releases = Releases(root: folder)
      let served = try releases.current()
      for number in try releases.all().reversed() {
        list.append(
          Release(
            folder: folder, number: number, date: releases.date(of: number), isServed: number == served,
            isRolledBack: try releases.isRolledBack(number)))
      }
    }
    return list
  }

  /// Goes to a release everywhere, or nowhere when one folder does not have it.
  ///
  /// - Parameter number: The release, or `nil` for the newest before the one that is served that nobody went
  ///   back from.
  /// - Parameter isDryRun: Whether to change nothing.
  package func run(to number: Int? = nil, dry isDryRun: Bool = false) throws(SystemError) -> [Step] {
    var steps: [Step] = []
    for folder in folders { steps.append(try Self.step(in: folder, to: number)) }
    for index in steps.indices {
      steps[index].isDryRun = isDryRun
      if !isDryRun { try Self.carryOut(steps[index]) }
    }
    return steps
  }

  private static func step(in folder: String, to number: Int?) throws(SystemError) -> Step {
    let releases = Releases(root: folder)
    guard let current = try releases.current() else {
      throw SystemError(
        "cannot go back in", folder, reason: "nothing is published there", fix: "publish the site first")
    }
    let all = try releases.all()
    if let number {
      guard all.contains(number) else {
        throw SystemError(
          "cannot go back in", folder,
          reason: "it has no release \(number). '--releases' lists those that it has")
      }
      return Step(folder: folder, from: current, to: number)
    }
    var earlier: Int?
    for release in all.prefix(while: { $0 < current }) where try !releases.isRolledBack(release) {
      earlier = release
    }
    guard let earlier else {
      guard all.contains(where: { $0 < current }) else {
        throw SystemError(
          "cannot go back in", folder, reason: "there is no earlier release",
          fix: "publish an earlier state of the site")
      }
      throw SystemError(
        "cannot go back in", folder,
        reason:
          "every earlier release was rolled back from. '--rollback-to' goes to one of them all the same")
    }
    return Step(folder: folder, from: current, to: earlier)
  }

  private static func carryOut(_ step: Step) throws(SystemError) {
    let lock = try FolderLock(step.folder)
    defer { _ = lock }
    try Releases(root: step.folder).goBack(to: step.to, from: step.from)
  }
}
