import ClipsitePlatform
import ClipsiteSiteRendering
import Synchronization

/// Compares the files of a site, as they are rendered, with those that stand in the output folder.
final class OutputComparison: Sendable {
  private let output: OutputFolder
  private let tree: OutputTree
  private let different = Mutex<[RelativePath]>([])

  init(of output: OutputFolder, with tree: OutputTree) {
    self.output = output
    self.tree = tree
  }

  /// Notes a file that is not there, or is there with other bytes.
  ///
  /// - Parameter copied: The file that the bytes are copied from, when they are.
  /// - Throws: `SystemError` when that file cannot be read.
  func look(at entry: OutputTree.Entry, _ bytes: [UInt8], _ copied: CopiedFile? = nil) throws(SystemError) {
    let path = tree.path(of: entry)
    let file = "\(output.path)/\(path)"
    let isSame: Bool
    if let copied {
      var piece: [UInt8] = []
      isSame = try FileStore.holds(copyOf: copied.path, within: copied.folder, file, piece: &piece)
    } else {
      isSame = (try? FileStore.read(file, within: output.path, limit: bytes.count)) == bytes
    }
    if !isSame { different.withLock { $0.append(path) } }
  }

  /// The paths of all files that a build would write or remove, sorted. Ask when every file has been looked
  /// at.
  ///
  /// - Throws: `SystemError` when the list of what a build wrote cannot be read.
  func differences() throws(SystemError) -> [RelativePath] {
    let path = "\(output.path)/\(OutputManifest.fileName)"
    let manifest = try FileStore.exists(path) ? OutputManifest(try FileStore.read(path)) : nil
    let left = manifest?.files.subtracting(PathList(of: tree)) ?? []
    return (different.withLock { $0 } + left).sorted()
  }
}
