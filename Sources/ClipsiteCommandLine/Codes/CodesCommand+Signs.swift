import ClipsiteContent
import ClipsitePrinting
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

extension CodesCommand {
  /// Makes the signs of a kind. Other files of the folder stay.
  func writeSigns(_ kind: String, to folder: CodesFolder) throws(SystemError) -> ExitStatus {
    var diagnostics: [Diagnostic] = []
    let maker = try maker(kind, folder, &diagnostics)
    diagnostics += try maker?.check(today: String(UTCTime.now().timestamp.prefix(10))) ?? []
    guard context.report(diagnostics) == .success, let maker else { return .contentErrors }
    return try write(maker, kind, to: folder)
  }

  private func maker(
    _ kind: String, _ folder: CodesFolder, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> SignMaker? {
    let library = try PrintLibrary()
    guard let file = try self.drawing(kind) else {
      throw .unknown("there is no drawing of a sign", kind, among: try kinds(), "There are")
    }
    let template = SignTemplate(kind, file, &diagnostics)
    let mirrored = try self.drawing("\(kind).rtl").map { SignTemplate(kind, $0, &diagnostics) }
    let drawing = DrawingProcess(program: context.tool.executable)
    let brand = try SignBrand(site, in: context.folder, library, drawing, &diagnostics)
    guard let template, !DiagnosticList(diagnostics).hasErrors else { return nil }
    let sheet = SignSheet(template, on: paper, bleeds: !arguments.has(.noBleed))
    if sheet.isTooSmall { throw .usage("the sign '\(kind)' is too large for this paper. Choose another") }
    return SignMaker(
      list, shortURLs: CodeList(site, prefersShortURLs: true), of: site, in: context.folder, template,
      mirrored: mirrored ?? nil, on: sheet, brand, library, drawing
    ) { code in
      let path = "\(folder.path)/\(CodeFiles.appClipCode(code))"
      return (try? FileStore.read(path, limit: 16 << 20)).map { SourceFile(path: path, bytes: $0) }
    }
  }

  /// The drawing with a name: that of the site, or of its theme.
  private func drawing(_ name: String) throws(SystemError) -> SourceFile? {
    let path = RelativePath("signs/\(name).svg")
    guard path.folder == "signs", !path.name.hasPrefix("."), !name.utf8.contains(0) else { return nil }
    return try context.folder.templates.file(at: path)
      ?? site.configuration.options.theme.files[path]
  }

  /// The names of all drawings. Those for right-to-left languages have the name of another.
  private func kinds() throws(SystemError) -> [String] {
    let own = try context.folder.templates.paths()
    let drawings = Set(own + site.configuration.options.theme.files.keys).filter {
      $0.folder == "signs" && $0.fileExtension == "svg"
    }
    return drawings.map(\.name.withoutExtension.text).filter { !$0.contains(".") }.sorted()
  }

  private func write(
    _ maker: SignMaker, _ kind: String, to folder: CodesFolder
  ) throws(SystemError) -> ExitStatus {
    let progress = context.progressLine(counting: "signs")
    defer { progress.finish() }
    let isCombined = arguments.has(.combined)
    let sheets = isCombined ? [maker.codes] : maker.codes.map { [$0] }
    let paths = isCombined ? [SignFiles.combined(kind)] : maker.codes.map { SignFiles.single(kind, $0) }
    return try write(
      paths, of: "sign", to: folder, progress, keeping: { !SignFiles.contains($0, of: kind) }
    ) { index throws(SystemError) in
      let pdf = try maker.pdf(
        of: sheets[index], title: isCombined ? site.configuration.name : maker.codes[index].title,
        at: "\(folder.path)/\(paths[index])")
      progress.update(index + 1)
      return pdf
    }
  }
}
