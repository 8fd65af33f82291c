import FileSystem
import Synchronization

/// Compares the files of a site, as they are rendered, with those that stand in the output folder.
final class OutputComparison: Sendable {
  private let output: OutputFolder
  private let tree: OutputTree
  private let different = Mutex<[String]>([])

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
      isSame = try FileStore.holds(copyOf: copied.path, file, piece: &piece)
    } else {
      isSame = (try? FileStore.read(file, limit: bytes.count)) == bytes
    }
    if !isSame { different.withLock { $0.append(path) } }
  }

  /// The paths of all files that a build would write or remove, sorted. Ask when every file has been looked at.
  var differences: [String] {
    let manifest = (try? FileStore.read("\(output.path)/\(OutputManifest.fileName)")).flatMap(
      OutputManifest.init)
    let left = manifest?.files.subtracting(PathList(of: tree)) ?? []
    return (different.withLock { $0 } + left).sorted()
  }
}
