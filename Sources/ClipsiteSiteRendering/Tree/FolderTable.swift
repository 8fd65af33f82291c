package import ClipsitePlatform
import ClipsiteSiteModel

/// The folders that files go to, each kept once and named by its position.
package struct FolderTable: Sendable {
  /// The folders below the output folder, in the order in which they were first named.
  private(set) var folders: [RelativePath] = []
  private var positions: [RelativePath: Int32] = [:]
  private var last: Int32 = -1

  package init(folders: [RelativePath] = [], positions: [RelativePath: Int32] = [:], last: Int32 = -1) {
    self.folders = folders
    self.positions = positions
    self.last = last
  }

  /// The position of a file's folder, which is added when it is a new one.
  mutating func position(of path: OutputPath) -> Int32 {
    let folder = path.folder
    // Files of one folder mostly follow each other.
    if last >= 0, folders[Int(last)] == folder { return last }
    if let known = positions[folder] {
      last = known
    } else {
      last = Int32(folders.count)
      folders.append(folder)
      positions[folder] = last
    }
    return last
  }

  /// Where a file goes.
  func path(of file: OutputTree.Entry) -> OutputPath {
    OutputPath(folder: folders[Int(file.folder)], name: file.name)
  }
}
