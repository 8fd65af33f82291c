import ClipsitePlatform

/// Has clipsite check a small site with each hostile input, as a whole process.
struct HostileBench {
  /// What came of one input.
  struct Entry {
    let input: HostileInput
    /// The median of the runs.
    let usage: Usage
    /// Whether the site had errors; otherwise it would have been built.
    let isRefused: Bool
  }

  let options: HostileOptions
  /// The program.
  let clipsite: String
  /// An empty folder.
  let root: String

  /// Measures plain texts and all hostile ones.
  ///
  /// - Throws: `SystemError` when a file cannot be written, or the program neither accepts nor refuses an
  ///   input.
  func run() throws(SystemError) -> [Entry] {
    try writeTheme()
    var entries: [Entry] = []
    for input in HostileInput.plain + HostileInput.all { entries.append(try measure(input)) }
    return entries
  }

  private func writeTheme() throws(SystemError) {
    for folder in ["Content", "Templates"] { try FileStore.makeFolders("\(root)/\(folder)") }
    for name in ["404", "card", "directory", "location", "page", "redirect"] {
      try save("<head>{{head.tags}}</head>{{page.body}}\n", "\(name).mustache", in: "Templates")
    }
    try save("---\ntitle: Home\n---\n", "index.md", in: "Content")
  }

  private func measure(_ input: HostileInput) throws(SystemError) -> Entry {
    try save(
      Self.configuration + (input.place == .configuration ? input.text : ""), "site.yml", in: "Content")
    let settings = input.place == .frontMatter ? "title: A\n\(input.text)\n" : "title: A\n"
    try save("---\n\(settings)---\n" + (input.place == .markdown ? input.text : ""), "a.md", in: "Content")
    var usages: [Usage] = []
    var status: Int32 = 0
    for _ in 0..<options.runs {
      let words = [clipsite, "check", "--quiet", "--site", root, "--workers", "1"]
      let run = try ChildProcess.run(words, accepting: [0, 1])
      usages.append(run.usage)
      status = run.status
    }
    return Entry(input: input, usage: .median(of: usages), isRefused: status == 1)
  }

  private func save(_ text: String, _ name: String, in folder: String) throws(SystemError) {
    try FileStore.save(Array(text.utf8), as: name, in: "\(root)/\(folder)")
  }

  private static let configuration = """
    name: Ferry Street Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip}
    image: https://example.com/donut.png

    """
}
