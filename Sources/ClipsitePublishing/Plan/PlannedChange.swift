/// What a run will do with one file, and why.
package struct PlannedChange: Hashable, Sendable {
  /// What is done.
  package enum Action: String, Sendable, CaseIterable {
    /// It is sent to a place that does not have it.
    case new
    /// It is sent over other bytes.
    case content
    /// It is sent again for its headers.
    case headers
    /// It is deleted.
    case delete
  }

  /// Why.
  package enum Reason: Hashable, Sendable {
    /// It was never published.
    case notThere
    /// It was published before, and somebody removed it.
    case vanished
    /// The site's file has changed.
    case changed
    /// Somebody has changed the file at the place.
    case altered
    /// A file that clipsite did not publish stands there.
    case foreign
    /// An earlier run ended before it was sent.
    case interrupted
    /// Its headers change: name, old value, new value.
    case header(String, from: String, to: String)
    /// The site does not have it any more.
    case left

    /// The reason as half a sentence.
    package var description: String {
      switch self {
      case .notThere: "not there yet"
      case .vanished: "was published, and is gone"
      case .changed: "changed"
      case .altered: "was changed at the place by something else"
      case .foreign: "another file stands there, which clipsite did not publish"
      case .interrupted: "an earlier run was interrupted"
      case .header(let name, let old, let new): "\(name): \(old) → \(new)"
      case .left: "no longer part of the site"
      }
    }
  }

  /// What is done.
  package let action: Action
  /// Why.
  package let reason: Reason
  /// The file: as it will be, or as it was when it is deleted.
  package let file: PublishedFile
}
