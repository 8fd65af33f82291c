package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

extension OutputFolder {
  /// Returns the reason why the output folder must not be at its path, if there is one: it would hold, or lie
  /// in, something that is read or that matters. Other generators have deleted their users' folders this way.
  ///
  /// - Throws: `SystemError` when a path starts from the current folder, and that is gone.
  package func overlap(with site: SiteFolder) throws(SystemError) -> Diagnostic? {
    if path.utf8.first != UInt8(ascii: "/"), try FileStore.realPath(".") == nil {
      throw .last("cannot resolve", displayPath)
    }
    guard let here = try Self.resolved(path) else {
      return .outputIsNoFolder(displayPath, "not a path that can be made")
    }
    for input in try Self.resolved([site.content.path, site.templates.path])
    where Self.holds(here, input) || Self.holds(input, here) {
      return overlaps(input)
    }
    let home = Environment.process[.home].map { [$0] } ?? []
    for important in try Self.resolved([site.path] + home) + ["/"] where Self.holds(here, important) {
      return overlaps(important)
    }
    return nil
  }

  private func overlaps(_ input: String) -> Diagnostic {
    Diagnostic(
      .outputOverlapsInput, at: SourceRange(displayPath), "the output folder overlaps \(input)",
      fix: "choose another folder with --output")
  }

  /// A symbolic link that stands where the tree has a folder. What it leads to is not ours: nothing is
  /// written through it.
  func linkedFolder(in tree: OutputTree) throws(SystemError) -> Diagnostic? {
    var known: Set<RelativePath> = []
    for folder in tree.folders {
      let outerFirst = folder.foldersAbove.reversed() + [folder]
      for name in outerFirst where known.insert(name).inserted {
        guard let target = try FileStore.linkTarget("\(path)/\(name)") else { continue }
        return .outputIsNoFolder("\(displayPath)/\(name)", "a symbolic link to \(target)")
      }
    }
    return nil
  }

  /// The real path of a file or folder, also of one that is not there yet in a folder that is.
  package static func resolved(_ path: String) throws(SystemError) -> String? {
    if let real = try FileStore.realPath(path) { return real }
    let parent = OutputFolder(path: path, displayPath: path)
    guard parent.parent != path, parent.name != "..", let folder = try resolved(parent.parent) else {
      return nil
    }
    return folder == "/" ? "/\(parent.name)" : "\(folder)/\(parent.name)"
  }

  /// The real paths of those that have one.
  package static func resolved(_ paths: [String]) throws(SystemError) -> [String] {
    var found: [String] = []
    for path in paths {
      if let real = try resolved(path) { found.append(real) }
    }
    return found
  }

  /// Indicates whether a folder is equal to another one or holds it. Letter case is ignored: on some disks it
  /// makes no difference.
  package static func holds(_ outer: String, _ inner: String) -> Bool {
    FileStore.lies(inner.lowercased(), in: outer.lowercased())
  }
}

extension Diagnostic {
  /// The output path is taken by something that is no folder.
  static func outputIsNoFolder(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .outputIsNoFolder, at: SourceRange(path), "the output is \(kind)",
      fix: "choose another folder with --output")
  }
}

extension DiagnosticCode {
  /// The output folder is, holds or lies in a folder that is read.
  package static let outputOverlapsInput = DiagnosticCode(
    "OutputOverlapsInput", .error,
    summary: "The output folder contains, or lies in, a folder that clipsite reads.",
    explanation: """
      Writing there could destroy the source of the site. The same is true for the home folder and the root of
      the disk.
      """,
    fix: "Choose a folder apart from `Content`, `Templates`, and the folders above them.",
    example: .init(
      .command, wrong: "clipsite build --output Content/site", right: "clipsite build --output Output/site"))

  /// The output path is taken by something that is no folder.
  package static let outputIsNoFolder = DiagnosticCode(
    "OutputIsNoFolder", .error,
    summary: "The output folder is a link or a file.",
    explanation: """
      clipsite replaces the folder file by file, and the first time in one step. This is safe only in a real
      folder. The same is true for the folders of domains in it. If you name a link with `--output`, clipsite
      follows it to a folder with its file `.clipsite`.
      """,
    fix: "Choose another folder, or remove the link or file.",
    example: .init(.files, wrong: "Output", right: "Output/.clipsite"))
}
