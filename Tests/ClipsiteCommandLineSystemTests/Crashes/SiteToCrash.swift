#if os(Linux)
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A site that is built, changed and built again while something goes wrong.
  final class SiteToCrash {
    /// What changes between two builds.
    enum Change: String, CaseIterable, Sendable {
      /// The first build: there is no output folder yet.
      case first
      /// One page.
      case page
      /// Every page, a new one, and one that goes.
      case everything
      /// Every page moves: `page-files: folders`.
      case layout
      /// A file becomes a folder, and a folder a file.
      case kinds

      /// Its place among all.
      var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// `site.yml`, which names the files that are not pages.
    static let configuration = SmallSite.configuration + "assets: [\"*kind*\", other]\n"

    let folder: ScenarioFolder
    private let change: Change
    /// Whether what `prepare` makes lies below `prepared`.
    private var isKept = false

    /// The home folder of whoever runs the program.
    private let home: ScenarioFolder

    init(_ change: Change) throws {
      var folder = try ScenarioFolder()
      home = try ScenarioFolder()
      folder.home = home.path
      self.folder = folder
      self.change = change
      for (path, text) in SmallSite.files { try folder.write(path, text) }
      try folder.write("Content/site.yml", Self.configuration)
      for name in ["a", "b", "shop/index", "shop/market"] { try write(name, "Text of \(name).") }
      try folder.write("Content/kind", "a file")
      try folder.write("Content/other/kind.txt", "in a folder")
    }

    deinit {
      folder.remove()
      home.remove()
    }

    private func write(_ name: String, _ text: String) throws {
      try folder.write("Content/\(name).md", "---\ntitle: Page \(name)\n---\n\(text)\n")
    }

    /// Builds what the change starts from, and makes the change. Again and again the same, so it is made once
    /// and copied.
    func prepare() throws {
      if isKept {
        let copy = "rm -rf Content Templates Output && cp -a prepared/. ."
        return try #require(ShellRun(copy, in: folder).status == 0)
      }
      try? FileManager.default.removeItem(atPath: folder.path + "/Output")
      try restore()
      if change != .first { try #require(ShellRun("clipsite build --quiet", in: folder).status == 0) }
      try apply()
      let keep = """
        mkdir prepared && for name in Content Templates Output; do
          if [ -e $name ]; then cp -a $name prepared || exit 1; fi
        done
        """
      try #require(ShellRun(keep, in: folder).status == 0)
      isKept = true
    }

    private func restore() throws {
      for name in ["Content", "Templates"] {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      let fresh = try ShellRun("cp -R original/* .", in: folder)
      try #require(fresh.status == 0)
    }

    /// Keeps the files as they are for `prepare`.
    func keepOriginal() throws {
      try #require(ShellRun("mkdir original && mv Content Templates original", in: folder).status == 0)
    }

    private func apply() throws {
      let root = folder.path + "/Content"
      switch change {
      case .first: break
      case .page: try write("a", "Other text.")
      case .everything:
        try folder.write("Templates/page.mustache", "<head>{{head.tags}}</head><p>New</p>{{page.body}}")
        try write("c", "A new page.")
        try FileManager.default.removeItem(atPath: root + "/b.md")
      case .layout:
        try folder.write(
          "Content/site.yml", Self.configuration + "page-files: folders\n")
      case .kinds:
        try FileManager.default.removeItem(atPath: root + "/kind")
        try FileManager.default.removeItem(atPath: root + "/other")
        try folder.write("Content/kind/inside.txt", "in a folder")
        try folder.write("Content/other", "a file")
      }
    }

    /// Every file of a folder with its bytes, without those in a stage.
    func files(in name: String = "Output") -> [String: Data] {
      let root = "\(folder.path)/\(name)"
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      return Dictionary(
        uniqueKeysWithValues: paths.filter { !$0.hasPrefix(Self.stage) }.compactMap { path in
          FileManager.default.contents(atPath: "\(root)/\(path)").map { (path, $0) }
        })
    }

    private static let stage = ".clipsite-stage"

    /// What builds have left in the output folder, beside it, and in the home folder.
    func leftovers() throws -> [String] {
      func names(_ path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      }
      return names(folder.path + "/Output").filter { $0 == Self.stage }
        + names(folder.path).filter { $0.hasPrefix(".Output") || $0.hasPrefix(Self.stage) } + names(home.path)
    }

    /// Whether a build stopped half-way.
    var isUnfinished: Bool {
      FileManager.default.fileExists(atPath: "\(folder.path)/Output/\(Self.stage)/unfinished")
    }

    /// The files that a build from nothing makes.
    func cleanBuild() throws -> [String: Data] {
      let run = try ShellRun("rm -rf Clean && clipsite build --quiet --output Clean", in: folder)
      try #require(run.status == 0, "\(run.error)")
      return files(in: "Clean")
    }

    /// Builds again, undisturbed: the output is that of a build from nothing, and nothing is left.
    func expectRecovery(_ clean: [String: Data], _ comment: String) throws {
      let next = try ShellRun("clipsite build --quiet", in: folder)
      #expect(next.status == 0, "\(comment): \(next.error)")
      #expect(files() == clean, "\(comment)")
      #expect(try leftovers() == [], "\(comment)")
    }

    /// Expects that each file is the old one or the new one, and that none is missing that both have.
    func expectWhole(
      _ files: [String: Data], _ old: [String: Data], _ new: [String: Data], _ comment: String
    ) {
      for (path, bytes) in files where path != ".clipsite" {
        #expect(bytes == old[path] || bytes == new[path], "\(comment): \(path)")
      }
      for path in old.keys where new[path] == old[path] { #expect(files[path] != nil, "\(comment): \(path)") }
    }
  }
#endif
