/// The ordered names of one type of record, made once and shared by all its records.
///
/// ```swift
/// static let link = Shape(["title", "url"])
/// ```
/// A lookup scans contiguous hashes and compares spellings on a hit; no string is hashed while rendering.
public final class Shape: Sendable {
  /// The names, in the order of the values of a record.
  public let names: [Name]
  private let hashes: [UInt64]

  /// Makes a shape. Of equal names the first is the one that lookups find.
  public init(_ names: [Name]) {
    self.names = names
    hashes = names.map(\.hash)
  }

  /// The position of a name among the values, or nil when the shape lacks it.
  @inline(__always)
  public func index(of name: Name) -> Int? {
    let hash = name.hash
    return hashes.withUnsafeBufferPointer { hashes in
      for index in 0..<hashes.count where hashes[index] == hash {
        if names[index].spelling == name.spelling { return index }
      }
      return nil
    }
  }
}
