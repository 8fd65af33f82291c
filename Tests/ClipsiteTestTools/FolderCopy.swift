package import Foundation

extension FileManager {
  /// Copies a folder with all that is below it.
  ///
  /// The copy belongs to whoever runs the tests. `copyItem` gives folders their old owner, which only root may.
  package func copyFolder(at source: URL, to copy: URL) throws {
    try createDirectory(at: copy, withIntermediateDirectories: true)
    for name in try contentsOfDirectory(atPath: source.path) {
      let (item, target) = (source.appending(path: name), copy.appending(path: name))
      var isFolder: ObjCBool = false
      _ = fileExists(atPath: item.path, isDirectory: &isFolder)
      if isFolder.boolValue {
        try copyFolder(at: item, to: target)
      } else {
        try Data(contentsOf: item).write(to: target)
      }
    }
  }
}
