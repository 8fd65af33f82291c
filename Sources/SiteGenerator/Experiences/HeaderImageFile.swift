public import FileSystem

/// The picture on the card of an experience: a file of the content.
public struct HeaderImageFile: Hashable, Sendable {
  /// The path for the system.
  public let path: String
  /// What messages call it.
  public let displayPath: String

  /// The name of the file alone.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The bytes. App Store Connect takes pictures of a few megabytes; more than 64 MiB is no picture.
  ///
  /// - Throws: `SystemError` when the file cannot be read or is larger.
  public func read() throws(SystemError) -> [UInt8] { try FileStore.read(path, limit: 64 << 20) }
}
