import ClipsiteSystem

/// The pages of folders: `index.md`.
enum FolderPages {
  /// The pages of folders that have none, from the outermost folder on, each titled after its folder.
  ///
  /// - Parameter names: The folders below `Content`, each in the one before it.
  static func missing(
    _ names: [String], isMissing: (String) throws(SystemError) -> Bool
  ) throws(SystemError) -> [PlannedFile] {
    var path = "Content"
    var pages: [PlannedFile] = []
    for name in names {
      path += "/\(name)"
      guard try isMissing("\(path)/index.md") else { continue }
      pages.append(page(of: name, in: path))
    }
    return pages
  }

  /// The page of a folder with a name.
  static func page(of name: String, in path: String) -> PlannedFile {
    let title = PageField(key: FrontMatterKey.title.name, value: .text(title(of: name)))
    let text = Array(FrontMatterText.text([title]).utf8)
    return PlannedFile(folder: path, name: "index.md", bytes: text)
  }

  /// The words of a name as a title.
  static func title(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? name : words.joined(separator: " ")
  }
}
