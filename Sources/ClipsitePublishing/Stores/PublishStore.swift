package import ClipsiteSystem

/// A destination that files are published to.
///
/// A run calls `survey`; then, if there is anything to do, `begin`, `send` once for each step, `delete`,
/// `seal`, and `finish`. Without `finish` nobody may lose anything, and the next run goes on from there.
package protocol PublishStore: AnyObject {
  /// The name of the destination in messages.
  var name: String { get }
  /// Indicates whether the destination keeps `Content-Type` and `Cache-Control` of each file.
  var keepsHeaders: Bool { get }

  /// Indicates whether each run of a target makes a release here, also one that changes nothing here.
  var keepsReleases: Bool { get }

  /// Indicates whether visitors already get something of this run.
  var isLive: Bool { get }

  /// The mounts with files that the run would have removed, and kept.
  var mounts: [String] { get }

  /// Returns the contents of the destination.
  func survey() throws(SystemError) -> RemoteState
  /// The bytes of a file, or `nil` if there is none.
  func read(_ key: RelativePath) throws(SystemError) -> [UInt8]?
  /// Makes ready for a run.
  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(SystemError)
  /// Sends files in any order, and gives those that could not be sent.
  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(SystemError) -> [PublishFailure]
  /// Deletes files, and gives those that could not be deleted.
  func delete(_ changes: [PlannedChange], _ control: RunControl) throws(SystemError) -> [PublishFailure]
  /// Makes all that was sent ready to be served, and gives the first number that is free for it.
  func seal() throws(SystemError) -> Int
  /// Writes down that all has been done.
  ///
  /// - Parameter release: The number of this run, the same at all destinations of the target.
  func finish(_ plan: PublishPlan, as release: Int) throws(SystemError)
  /// Removes releases that are no longer kept.
  func remove(_ surplus: Set<Int>) throws(SystemError)
  /// Looks once more at AASA files as they are served, and gives those that are wrong.
  func inspect(_ files: [PublishedFile]) -> [PublishFailure]
  /// Lets go of the destination, however the run went.
  func end()
}

extension PublishStore {
  package var mounts: [String] { [] }
  package var keepsReleases: Bool { false }
  package func seal() -> Int { 0 }
  package func remove(_ surplus: Set<Int>) {}
  package func inspect(_ files: [PublishedFile]) -> [PublishFailure] { [] }
}

/// The source of the bytes: the output folder, or a release. Each file is compared once more with what was
/// planned.
package struct PublishSource: Sendable {
  /// The folder, for the system.
  let folder: String

  /// The bytes of a file.
  ///
  /// - Throws: `SystemError` when it cannot be read, or is another one than was planned.
  func read(_ file: PublishedFile) throws(SystemError) -> [UInt8] {
    let path = "\(folder)/\(file.source)"
    let bytes = try FileStore.read(path, within: folder, limit: FileStore.fileLimit)
    guard Hexadecimal.text(SHA256.digest(bytes)) == file.sha256 else {
      throw SystemError(
        "cannot send", path, reason: "it changed while the site was being published",
        fix: "build the site, then publish again")
    }
    return bytes
  }
}

/// The controls that watch and stop a run.
package struct RunControl: Sendable {
  /// Told of every change that is done.
  package let didFinish: @Sendable (PlannedChange) -> Void
  /// Indicates whether somebody wants the run to stop. What is under way is finished first.
  package let isStopped: @Sendable () -> Bool

  /// A run that is watched.
  package init(
    didFinish: @escaping @Sendable (PlannedChange) -> Void = { _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.didFinish = didFinish
    self.isStopped = isStopped
  }
}

/// A file that could not be sent or deleted, or a destination that failed.
package struct PublishFailure: Hashable, Sendable {
  /// The name of the destination, which a run knows.
  package var destination: String?
  /// The name of the file at the destination, or `nil` if the failure is not about one.
  package var key: String?
  /// The reason.
  package let error: SystemError
}
