import ClipsiteCodes
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteQRCodes
import ClipsiteSigns
import ClipsiteSiteContent
import ClipsiteSiteModel

extension CodesCommand {
  /// Makes the signs of a kind. Other files of the folder stay.
  func writeSigns(_ kind: String, to folder: CodesFolder) throws(CommandFailure) -> ExitStatus {
    var diagnostics: [Diagnostic] = []
    let maker = try maker(kind, folder, &diagnostics)
    if let maker {
      do throws(QRCodeError) {
        diagnostics += try maker.check(today: String(UTCTime.now().timestamp.prefix(10)))
      } catch {
        throw Self.failure(error)
      }
    }
    guard context.report(diagnostics) == .success, let maker else { return .contentErrors }
    return try write(maker, kind, to: folder)
  }

  private func maker(
    _ kind: String, _ folder: CodesFolder, _ diagnostics: inout [Diagnostic]
  ) throws(CommandFailure) -> SignMaker? {
    let library: PrintLibrary
    do throws(PrintLibrary.Missing) {
      library = try PrintLibrary()
    } catch {
      throw .failed(
        .inputOutput, "\(error.name), which draws signs, is not installed or too old",
        fix: "install librsvg2-2 (Debian, Ubuntu) or librsvg (Homebrew)")
    }
    let templates = SignTemplates(of: context.folder, starter: CleanTheme.files)
    guard let file = try attempt(templates.file(kind)) else {
      throw .unknown(
        "there is no drawing of a sign", kind, among: try attempt(templates.names()), "There are")
    }
    let template = SignTemplate(kind, file, &diagnostics)
    let mirrored = try attempt(templates.file("\(kind).rtl")).map { SignTemplate(kind, $0, &diagnostics) }
    let drawing = DrawingProcess(program: context.tool.executable)
    let brand = try attempt(SignBrand(site, in: context.folder, library, drawing, &diagnostics))
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

  private func write(
    _ maker: SignMaker, _ kind: String, to folder: CodesFolder
  ) throws(CommandFailure) -> ExitStatus {
    let progress = context.progressLine(counting: "signs")
    defer { progress.finish() }
    let isCombined = arguments.has(.combined)
    let sheets = isCombined ? [maker.codes] : maker.codes.map { [$0] }
    let paths = isCombined ? [SignFiles.combined(kind)] : maker.codes.map { SignFiles.single(kind, $0) }
    let outcome = try attempt(
      folder.write(paths, keeping: { !SignFiles.contains($0, of: kind) }) { index throws(SystemError) in
        let title = isCombined ? site.configuration.name : maker.codes[index].title
        let path = "\(folder.path)/\(paths[index])"
        do {
          guard let pdf = try maker.pdf(of: sheets[index], title: title) else {
            throw SystemError("cannot draw", path, reason: "this version of cairo writes another form of PDF")
          }
          progress.update(index + 1)
          return pdf
        } catch let error as DrawingFailure {
          throw error.error(path)
        } catch {
          throw error as? SystemError ?? SystemError("cannot draw", path, reason: "\(error)")
        }
      })
    progress.finish()
    context.report(outcome.mounts.map(Diagnostic.mountedFolder))
    context.show(result: CodesResult(folder: folder, list: list, outcome: outcome, refused: 0))
    context.summarize(Self.summary(maker.codes.count, "sign", outcome, in: folder))
    return .success
  }
}
