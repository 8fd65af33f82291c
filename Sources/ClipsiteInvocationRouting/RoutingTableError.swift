/// Why a text is no routing table.
public struct RoutingTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text is not JSON.
    case notJSON
    /// A value is missing or of another type; what it should be.
    case expected(String)
    /// The table is of a version that this library does not know.
    case unknownVersion(Int)
    /// A path leads to a location that the table does not have.
    case unknownLocation(Int)
    /// A location has no path, or another one that is that of its page; its identifier or this path.
    case noAddress(String)
    /// Paths have more parts than `RoutingTableReader.deepest`.
    case tooDeep
  }

  /// What is wrong.
  public let reason: Reason
  /// Where it was noticed, in bytes.
  public let offset: Int

  /// One sentence without a full stop.
  public var description: String {
    switch reason {
    case .notJSON: "the routing table is no JSON at byte \(offset)"
    case .expected(let what): "the routing table lacks \(what) at byte \(offset)"
    case .unknownVersion(let version): "the routing table has the unknown version \(version)"
    case .unknownLocation(let number): "the routing table has no location \(number), which a path leads to"
    case .noAddress(let name): "the location of \(name) has not exactly one address of its own"
    case .tooDeep: "the routing table is nested too deep at byte \(offset)"
    }
  }
}
