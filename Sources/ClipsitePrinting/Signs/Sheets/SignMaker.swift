import ClipsiteAppClips
import ClipsiteCPrinting
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// Makes the signs of a site from one template, on one kind of paper.
package struct SignMaker {
  /// The signs, in the order of the codes.
  package let codes: [PrintedCode]

  private let site: Site
  private let content: ContentFolder
  private let template: SignTemplate
  private let sheet: SignSheet
  private let brand: SignBrand
  private let library: PrintLibrary
  private let drawing: DrawingProcess
  private let words: PageWordsTable
  private let shortURLs: [PageID: PrintedCode]
  private let appClipCode: (PrintedCode) -> SourceFile?
  /// The template for languages that run from right to left, if it is another.
  private let mirrored: SignTemplate?

  /// A maker.
  ///
  /// - Parameters:
  ///   - shortURLs: The codes with the shortest URLs, for the words on signs.
  ///   - mirrored: The template for languages that run from right to left; nil to turn the other one over.
  ///   - appClipCode: The App Clip Code that Apple's program made for a code, or nil if it has made none.
  package init(
    _ codes: CodeList, shortURLs: CodeList, of site: Site, in folder: SiteFolder, _ template: SignTemplate,
    mirrored: SignTemplate?, on sheet: SignSheet, _ brand: SignBrand, _ library: PrintLibrary,
    _ drawing: DrawingProcess, appClipCode: @escaping (PrintedCode) -> SourceFile?
  ) {
    self.codes = codes.codes
    self.shortURLs = Dictionary(shortURLs.codes.map { ($0.page, $0) }) { first, _ in first }
    (self.site, content) = (site, folder.content)
    (self.template, self.mirrored, self.sheet) = (template, mirrored, sheet)
    (self.brand, self.library, self.drawing, self.appClipCode) = (brand, library, drawing, appClipCode)
    words = PageWordsTable(site.configuration)
  }

  // MARK: Filling

  private func contents(of code: PrintedCode) throws(SystemError) -> SignContents {
    try SignContents(
      of: code, shortURL: shortURLs[code.page]?.url ?? code.url,
      appClipCode: appClipCode(code).flatMap { file in
        (try? drawing.ratio(of: file)).map { (.svg(file), $0) }
      }, in: site, words)
  }

  private func fill(_ code: PrintedCode) throws(SystemError) -> (SignFill, SignTemplate) {
    let contents = try contents(of: code)
    let isRightToLeft = contents.language.isRightToLeft
    let template = isRightToLeft ? mirrored ?? self.template : self.template
    let frame = SignFill.Frame(
      visible: sheet.visible, isMirrored: isRightToLeft && mirrored == nil, scale: sheet.scale)
    return (SignFill(template, contents, brand, in: frame, library), template)
  }

  // MARK: Checking

  /// Says what is wrong with any of the signs.
  ///
  /// - Parameter today: The day, as in `2026-11-27`.
  /// - Throws: `SystemError` when a URL does not fit into a code.
  package func check(today: String) throws(SystemError) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var known: Set<String> = []
    func trial(_ file: SourceFile) {
      do throws(DrawingFailure) {
        _ = try drawing.ratio(of: file)
      } catch {
        diagnostics.append(error.diagnostic(.invalidSign))
      }
    }
    for template in [template, mirrored].compactMap(\.self) { trial(template.file) }
    for code in codes {
      if let file = appClipCode(code) { trial(file) }
      let (fill, template) = try fill(code)
      let page = content.displayPath(of: site.source(of: site[code.page]))
      report(fill, page, template, &diagnostics)
      // The same for all locations whose code has as many modules.
      for diagnostic in unreadable(fill, template) where known.insert(diagnostic.message).inserted {
        diagnostics.append(diagnostic)
      }
      if let day = site[code.page].source.fields.schedule?.closedUntil?.description, day > today {
        diagnostics.report(
          .signOfClosedLocation, at: SourceRange(page), "\(code.title) is closed until \(day)",
          fix: "print the sign when it opens again")
      }
    }
    return diagnostics
  }

  private func report(
    _ fill: SignFill, _ page: String, _ template: SignTemplate, _ diagnostics: inout [Diagnostic]
  ) {
    func report(_ code: DiagnosticCode, _ message: String, _ fix: String) {
      diagnostics.report(code, at: SourceRange(page), message, fix: fix)
    }
    for (id, family) in fill.absentFonts {
      report(
        .doubtfulSign, "the font \(family) of `\(id)` is not installed, or lacks letters",
        "install it, or put its file into Templates/signs")
    }
    for (id, text) in fill.misfits {
      report(
        .signTextTooLong, "`\(text)` does not fit into `\(id)` of \(template.file.path)",
        "shorten it, or give it more room there")
    }
    for ink in fill.inks where !sheet.seen.contains(ink.box) {
      report(
        .signTextTooLong, "`\(ink.id)` of \(template.file.path) goes beyond the sign",
        "move the text in the drawing")
    }
    for (id, size) in fill.small {
      report(
        .doubtfulSign,
        "the letters of `\(id)` are \(SignNumber.rounded(size)) mm high, and hard to read below 2.5 mm",
        "shorten the text, or give it more room in \(template.file.path)")
    }
    for id in fill.missing {
      report(
        .signLetterMissing, "no installed font has all letters of `\(id)`",
        "install a font that has them, such as fonts-noto-core or fonts-noto-cjk, or remove them")
    }
    if let own = brand.ownFamily, !fill.families.isEmpty, !fill.families.contains(own) {
      report(
        .doubtfulSign, "the font \(own) has no letters of this sign",
        "add a font of the same family that has them")
    }
  }

  /// Says why the codes of a sign are hard to read.
  private func unreadable(_ fill: SignFill, _ template: SignTemplate) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    func report(
      _ id: String, _ message: String, _ fix: String, as code: DiagnosticCode = .signCodeUnreadable
    ) {
      let slot = template.slots.first { $0.id == id }
      let range = slot.map { template.file.place($0.range) } ?? SourceRange(template.file.path)
      diagnostics.report(code, at: range, message, fix: fix)
    }
    let needed = max(20, template.distance / 20)
    for code in fill.codes {
      let side = code.side * sheet.scale
      if side < needed - 0.01 {
        report(
          code.id,
          "`\(code.id)` is \(SignNumber.rounded(side)) mm wide, and must be "
            + "\(SignNumber.rounded(needed)) mm to be read from \(SignNumber.rounded(template.distance)) mm",
          "make it larger, or correct `data-distance`")
      }
    }
    if fill.codes.isEmpty { report("qr", "no QR code is printed", "add a square with `id=\"qr\"`") }
    let zones = fill.codes.map { ($0.id, $0.zone) } + fill.codePictures.map { ($0.id, $0.zone) }
    for (index, (id, zone)) in zones.enumerated() {
      if !sheet.visible.contains(zone) {
        report(id, "the white around `\(id)` goes beyond the sign", "move it, or make it smaller")
      }
      if let fold = template.fold, zone.y < fold, fold < zone.y + zone.height {
        report(id, "the fold goes through `\(id)`", "move it to one face")
      }
      for ink in fill.inks where ink.box.overlaps(zone) {
        report(
          id, "the white around `\(id)` covers `\(ink.id)`", "move one of them, or make the code smaller")
      }
      for (other, otherZone) in zones[..<index] where zone.overlaps(otherZone) {
        report(id, "the white around `\(other)` and `\(id)` overlaps", "move one of them")
      }
    }
    for picture in fill.codePictures where picture.side * sheet.scale < Self.smallestAppClipCode {
      report(
        picture.id,
        "`\(picture.id)` is \(SignNumber.rounded(picture.side * sheet.scale)) mm wide, and an "
          + "App Clip Code must be \(SignNumber.rounded(Self.smallestAppClipCode)) mm", "make it larger")
    }
    for picture in fill.codePictures {
      let space = picture.zone.expanded(by: picture.side * Self.clearSpace)
      let others = fill.inks.map(\.box) + zones.filter { $0.0 != picture.id }.map(\.1)
      if !sheet.visible.contains(space) || others.contains(where: space.overlaps) {
        report(
          picture.id,
          "less than \(SignNumber.rounded(picture.side * sheet.scale * Self.clearSpace)) mm around "
            + "`\(picture.id)` are free", "move it, or what is beside it", as: .doubtfulSign)
      }
    }
    return diagnostics
  }

  /// The free space around an App Clip Code as a part of its width. Apple asks for the gap between the glyph in
  /// the middle and the ring around it (Human Interface Guidelines, “App Clips”). Nobody has measured that gap in a
  /// genuine code for clipsite, so this is an estimate.
  private static let clearSpace = 1.0 / 12

  /// The least width of an App Clip Code, in millimeters: ¾ inch (Apple, Human Interface Guidelines, “App
  /// Clips”).
  private static let smallestAppClipCode = 19.0

  // MARK: Drawing

  /// Draws signs, one on each page.
  ///
  /// - Parameters:
  ///   - title: The title of the PDF.
  ///   - path: The path of the PDF, for messages.
  /// - Throws: The reason why something on a sign cannot be drawn, or why the PDF cannot be cut.
  package func pdf(of codes: [PrintedCode], title: String, at path: String) throws(SystemError) -> [UInt8] {
    let empty = SourceFile(path: template.file.path, "")
    func attempt<Result>(_ step: () throws(DrawingFailure) -> Result) throws(SystemError) -> Result {
      do throws(DrawingFailure) { return try step() } catch { throw error.error(path) }
    }
    try attempt { () throws(DrawingFailure) in
      try drawing.begin(SourceFile(path: empty.path, title), keeping: brand.photo)
    }
    for code in codes {
      let (fill, template) = try fill(code)
      try attempt { () throws(DrawingFailure) in
        try drawing.take(clipsite_printing_page, empty, in: Self.points.bounds(of: page))
        try draw(fill, template, proof: "\(template.name) · \(code.url)")
        try drawing.take(clipsite_printing_end_page, empty)
      }
    }
    let pdf = try attempt { () throws(DrawingFailure) in try drawing.take(clipsite_printing_end, empty) }
    guard
      let cut = PDFBoxes.add(to: pdf, trim: sheet.trim, bleed: sheet.printed, height: sheet.height)
    else {
      throw SystemError("cannot draw", path, reason: "this version of cairo writes another form of PDF")
    }
    return cut
  }

  private static let points = SignTransform.scaled(PDFBoxes.points, PDFBoxes.points)

  private var page: SignBox { SignBox(x: 0, y: 0, width: sheet.width, height: sheet.height) }

  /// Draws a sign on the page that is open.
  private func draw(
    _ fill: SignFill, _ template: SignTemplate, proof: String
  ) throws(DrawingFailure) {
    let own = self.template.file
    func draw(_ svg: [UInt8], in box: SignBox) throws(DrawingFailure) {
      let file = SourceFile(path: template.file.path, bytes: svg)
      try drawing.draw(.svg(file), in: box, Self.points, of: own)
    }
    try draw(fill.svg, in: sheet.printed)
    let placement =
      Self.points * .moved(sheet.origin.x, sheet.origin.y) * .scaled(sheet.scale, sheet.scale)
    for picture in fill.pictures {
      try drawing.draw(picture.picture, in: picture.box, placement * picture.transform, of: own)
    }
    try draw(sheet.marks(fold: template.fold, proof: proof), in: page)
  }
}
