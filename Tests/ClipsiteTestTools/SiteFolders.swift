package import Foundation

/// Where tests that only compute keep the sites that they make.
package enum SiteFolders {
  /// A folder in memory where the system has one with room, because a disk takes ten times as long to make a
  /// file; else the folder of temporary files, which `TMPDIR` can name.
  package static let root: URL = {
    let memory = "/dev/shm"
    let facts = try? FileManager.default.attributesOfFileSystem(forPath: memory)
    guard ProcessInfo.processInfo.environment["TMPDIR"] == nil,
      let free = facts?[.systemFreeSize] as? NSNumber, free.int64Value > 1 << 30,
      FileManager.default.isWritableFile(atPath: memory)
    else { return FileManager.default.temporaryDirectory }
    return URL(filePath: memory)
  }()
}
