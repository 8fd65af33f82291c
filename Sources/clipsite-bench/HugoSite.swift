import ClipsitePlatform

/// The sample site of Hugo: the same content, the same page, and all that clipsite does not do switched off.
enum HugoSite {
  /// Writes a site below a folder.
  static func write(_ size: SampleSize, to root: String) throws(SystemError) {
    try SampleContent(size: size, indexFileName: "_index.md").write(to: "\(root)/content")
    try SampleTheme.writeFiles(of: "hugo", to: root)
  }
}
