package import ClipsitePlatform

/// A place that files are published to.
///
/// A run calls `survey`; then, if there is anything to do, `begin`, `send` once for each step, `delete`, and
/// `finish`. Without `finish` nobody may lose anything, and the next run goes on from there.
package protocol PublishStore: AnyObject {
  /// What messages call the place.
  var name: String { get }
  /// Whether the place keeps `Content-Type` and `Cache-Control` of each file.
  var keepsHeaders: Bool { get }

  /// Whether visitors get something of this run already.
  var isLive: Bool { get }

  /// What the place holds.
  func survey() throws(PublishError) -> RemoteState
  /// The bytes of a file, or nil when there is none.
  func read(_ key: RelativePath) throws(PublishError) -> [UInt8]?
  /// Makes ready for a run.
  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(PublishError)
  /// Sends files in any order, and gives those that could not be sent.
  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(PublishError) -> [PublishFailure]
  /// Deletes files, and gives those that could not be deleted.
  func delete(_ changes: [PlannedChange], _ control: RunControl) throws(PublishError) -> [PublishFailure]
  /// Writes down that all has been done.
  func finish(_ plan: PublishPlan) throws(PublishError)
  /// Lets go of the place, however the run went.
  func end()
}
