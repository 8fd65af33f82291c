internal import FileSystem
public import SiteGenerator

/// Serves the release before the one that is served, in every folder of a target. Object stores keep no releases; there,
/// versions of the bucket are what goes back.
public struct Rollback: Sendable {
  /// What was done in one folder.
  public struct Step: Hashable, Sendable {
    /// The target's folder.
    public let folder: String
    /// The release that was served.
    public let from: Int
    /// The release that is served now.
    public let to: Int
  }

  private let folders: [String]

  /// - Throws: `PublishError` when the target keeps no releases.
  public init(of target: PublishTarget, siteFolder: String) throws(PublishError) {
    folders = TargetPlace.folders(of: target, siteFolder: siteFolder)
    guard !folders.isEmpty else {
      throw .usage(
        "the target '\(target.name)' keeps no releases; to go back, publish an earlier state of the site")
    }
  }

  /// Goes back one release everywhere, or nowhere when one folder has none.
  public func run() throws(PublishError) -> [Step] {
    do throws(SystemError) {
      var steps: [Step] = []
      for folder in folders { steps.append(try Self.step(in: folder)) }
      for step in steps { try Self.carryOut(step) }
      return steps
    } catch {
      throw .system(error)
    }
  }

  private static func step(in folder: String) throws(SystemError) -> Step {
    let releases = Releases(root: folder)
    guard let current = try releases.current() else {
      throw SystemError("cannot go back in", folder, reason: "nothing is published there")
    }
    guard let earlier = try releases.all().last(where: { $0 < current }) else {
      throw SystemError("cannot go back in", folder, reason: "there is no earlier release")
    }
    return Step(folder: folder, from: current, to: earlier)
  }

  private static func carryOut(_ step: Step) throws(SystemError) {
    let lock = try FolderLock(step.folder)
    defer { _ = lock }
    try Releases(root: step.folder).serve(step.to)
  }
}
