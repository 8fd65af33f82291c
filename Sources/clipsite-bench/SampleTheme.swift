import ClipsitePlatform

/// The sample site of clipsite: configuration and a small theme. `HugoSite` renders the same page.
enum SampleTheme {
  /// Writes a site below a folder.
  static func write(_ size: SampleSize, to root: String) throws(SystemError) {
    try SampleContent(size: size, indexFileName: "index.md").write(to: "\(root)/Content")
    try writeFiles(of: "clipsite", to: root)
  }

  /// Writes the files of a folder in `WebFiles`. Both themes put the same style into each page.
  static func writeFiles(of folder: String, to root: String) throws(SystemError) {
    for (path, text) in WebFiles.files where path.hasPrefix("\(folder)/") {
      let text = text.replacing("/* style */\n", with: WebFiles.sampleStyle)
      try FileStore.write(text, to: "\(root)\(path.dropFirst(folder.utf8.count))")
    }
  }
}
