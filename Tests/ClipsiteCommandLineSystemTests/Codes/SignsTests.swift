import ClipsiteTestTools
import Foundation
import Testing

/// Signs as others see them: poppler draws the PDF, and zbar reads the codes.
@Suite(
  .blocking, .needs(LoadedLibrary.rsvg, LoadedLibrary.qrencode, InstalledTool.zbarimg, InstalledTool.pdftoppm)
)
struct SignsTests {
  private struct Place: Sendable {
    let name: String
    let title: String
    let language: String
    let call: String
  }

  private static let places = [
    Place(
      name: "mackinaw", title: "Mackinaw Trail Brewing Company / Mackinaw Trail Winery and Brewery",
      language: "en", call: "Order ahead, skip the line"),
    Place(
      name: "hbf", title: "Brauhaus am Hauptbahnhof, Straßenverkauf und Biergarten", language: "de",
      call: "Parkschein ohne Kleingeld lösen"),
    Place(name: "ginza", title: "港町コーヒー 銀座四丁目交差点前店", language: "ja", call: "並ばずに注文、受け取るだけ"),
    Place(
      name: "dubai", title: "مقهى الميناء، محطة الحافلات المركزية في دبي", language: "ar",
      call: "اطلب مسبقًا ولا تنتظر في الطابور"),
  ]

  private static let configuration = """
    name: Ferry Street
    language: en
    domains: [example.com]
    app: {team-id: TEAM012345, bundle-id: com.ferry.Donuts, clip-bundle-id: com.ferry.Donuts.Clip}
    looks:
      accent: {light: "#1f6f78"}
      logo: {light: logo.svg}

    """

  private static let logo = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#f60"/></svg>
    """

  private func site(logo: String = logo) throws -> DisposableFolder {
    var files = ["site.yml": Self.configuration, "logo.svg": logo]
    for place in Self.places {
      files["\(place.name).md"] = """
        ---
        title: "\(place.title)"
        language: \(place.language)
        clip: {call: "\(place.call)", subtitle: x}
        place: {latitude: 37.79, longitude: -122.39}
        ---

        """
    }
    return try UsualSite.folder(files)
  }

  private func poppler(_ tool: InstalledTool, _ words: [String], in folder: String) throws -> String {
    try tool.run(words, in: folder, keepsErrors: false)
  }

  /// The kinds on their papers. The size of a page in millimeters is that of the paper, or with room around it
  /// to cut.
  private static let cases: [(options: String, width: Double, height: Double, codes: Int)] = [
    ("counter --paper a6", 129, 172, 1), ("counter --paper a6 --no-bleed", 105, 148, 1),
    ("counter", 210, 297, 1), ("counter --paper letter", 215.9, 279.4, 1), ("tent", 321, 234, 2),
    ("tent --no-bleed", 297, 210, 2), ("tent --paper letter --no-bleed", 279.4, 215.9, 2),
  ]

  /// Each kind, with and without room to cut, and papers of both continents.
  private static let someCases = [cases[0], cases[3], cases[4], cases[6]]

  @Test(arguments: RandomRounds.cases(someCases, of: cases))
  func aSignIsReadAsTheURLOfItsLocation(
    _ options: String, _ width: Double, _ height: Double, _ codes: Int
  ) throws {
    let site = try site()
    let program = BuiltProgram(in: site.path)
    let result = try program.run("codes --combined --sign \(options)")
    #expect(result.status == 0, "\(result.text)")
    let kind = options.prefix { $0 != " " }
    let pdf = "Codes/sign-\(kind).pdf"
    let first = try Data(contentsOf: URL(filePath: "\(site.path)/\(pdf)"))

    let info = try poppler(.pdfinfo, ["-box", pdf], in: site.path)
    let size = try #require(info.firstMatch(of: /Page size: +([0-9.]+) x ([0-9.]+) pts/))
    #expect(abs((Double(size.1) ?? 0) - width * 72 / 25.4) < 0.1)
    #expect(abs((Double(size.2) ?? 0) - height * 72 / 25.4) < 0.1)
    #expect(info.contains("Pages:           \(Self.places.count)"))
    #expect(info.contains("TrimBox:"))

    let fonts = try poppler(.pdffonts, [pdf], in: site.path).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    for font in fonts { #expect(font.contains(/yes (yes|no) +(yes|no) +[0-9]+ +[0-9]+ *$/), "\(font)") }

    _ = try poppler(.pdftoppm, ["-r", "150", "-png", pdf, "page"], in: site.path)
    for (index, place) in Self.places.sorted(by: { $0.name < $1.name }).enumerated() {
      let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "page-\(index + 1).png"]
      let read = try poppler(.zbarimg, words, in: site.path).split(separator: "\n")
      #expect(Set(read) == ["https://example.com/\(place.name)"], "\(options)")
      #expect(read.count == codes || kind == "tent")
    }
    try everyWordIsInside(pdf, in: site.path)

    // The same bytes again. One of each kind shows it.
    guard RandomRounds.isAll || ["counter --paper a6", "tent"].contains(options) else { return }
    try FileManager.default.removeItem(atPath: "\(site.path)/Codes")
    _ = try program.run("codes --combined --sign \(options)")
    #expect(try Data(contentsOf: URL(filePath: "\(site.path)/\(pdf)")) == first)
  }

  /// Each word lies inside what is left when the sign is cut, or outside it as a whole: no text is cut.
  private func everyWordIsInside(_ pdf: String, in folder: String) throws {
    let boxes = try poppler(.pdfinfo, ["-box", pdf], in: folder)
    let trim = try #require(
      boxes.firstMatch(of: /TrimBox: +([0-9.]+) +([0-9.]+) +([0-9.]+) +([0-9.]+)/))
    let sides = [trim.1, trim.2, trim.3, trim.4].map { Double($0) ?? 0 }
    let media = try #require(boxes.firstMatch(of: /MediaBox: +[0-9.]+ +[0-9.]+ +[0-9.]+ +([0-9.]+)/))
    let height = Double(media.1) ?? 0
    let safe = 3.5 * 72 / 25.4
    let text = try poppler(.pdftotext, ["-bbox", pdf, "-"], in: folder)
    let words = text.matches(
      of: /xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([^<]*)/)
    #expect(words.count > 20)
    for word in words {
      let box = [word.1, word.2, word.3, word.4].map { Double($0) ?? 0 }
      let isInside =
        box[0] >= sides[0] + safe && box[2] <= sides[2] - safe && box[1] >= height - sides[3]
        && box[3] <= height - sides[1]
      let isOutside = box[1] > height - sides[1] || box[3] < height - sides[3]
      #expect(isInside || isOutside, "\(word.5) \(box)")
    }
  }

  @Test func eachLocationHasAFileAndOtherFilesStay() throws {
    let site = try site()
    let program = BuiltProgram(in: site.path)
    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: "\(site.path)/Codes").filter {
        $0.hasSuffix(".pdf")
      }.sorted()
    }
    #expect(try program.run("codes --sign counter").status == 0)
    #expect(try program.run("codes --sign tent --combined").status == 0)
    #expect(try program.run("codes").status == 0)
    let counters = Self.places.map { "sign-counter/example.com_\($0.name).pdf" }.sorted()
    #expect(try names() == (["sign-tent.pdf"] + counters).sorted())
    #expect(try program.run("codes --sign counter --combined").status == 0)
    #expect(try names() == ["sign-counter.pdf", "sign-tent.pdf"])
  }

  @Test func mistakesAreToldAndNothingIsWritten() throws {
    let site = try site(logo: "not a picture")
    let program = BuiltProgram(in: site.path)
    func put(_ name: String, _ text: String) throws {
      let url = URL(filePath: "\(site.path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-3 -3 111 154' data-distance='800'>"
    let ground = "<rect id='background' width='111' height='154'/>"
    let code = "<rect id='qr' x='20' y='50' width='50' height='50'/>"
    try put(
      "Templates/signs/small.svg",
      "\(start)\(ground)<rect id='qr' x='20' y='50' width='30' height='30'/></svg>")
    try put(
      "Templates/signs/edge.svg",
      "\(start)\(ground)<rect id='qr' x='60' y='50' width='50' height='50'/></svg>")
    try put(
      "Templates/signs/over.svg",
      "\(start)\(ground)\(code)<text id='place' x='20' y='49' font-size='4' style='inline-size:80px'>x</text></svg>"
    )
    try put(
      "Templates/signs/narrow.svg",
      "\(start)\(ground)\(code)<text id='place' x='20' y='20' font-size='9' style='inline-size:9px'>x</text></svg>"
    )
    try put("Templates/signs/without.svg", "\(start)\(ground)<g id='with-app-clip-code'>\(code)</g></svg>")
    try put(
      "Templates/signs/twice.svg", "\(start)\(ground)\(code)\(code.replacing("50'", with: "55'"))</svg>")
    try put(
      "Templates/signs/folded.svg",
      "\(start.replacing("><", with: "")) \(ground)\(code)</svg>".replacing(
        "800'>", with: "800' data-fold='70'>"))
    try put(
      "Templates/signs/cut.svg",
      "\(start)\(ground)\(code)<text id='place' x='101' y='20' font-size='4' style='inline-size:80px'>x</text></svg>"
    )
    let expected = [
      "small": "`qr` is 30 mm wide, and must be 40 mm", "edge": "goes beyond the sign [SignCodeUnreadable]",
      "over": "covers `place`", "narrow": "[SignTextTooLong]", "none": "no drawing of a sign 'none'",
      "without": "no QR code is printed", "twice": "overlaps", "folded": "the fold goes through `qr`",
      "cut": "goes beyond the sign [SignTextTooLong]", "counter --generate": "--generate is not for signs",
      "tent --paper a6": "too large for this paper",
    ]
    for (name, message) in expected {
      let result = try program.run("codes --sign \(name)")
      #expect(result.status != 0, "\(name)")
      #expect(result.text.contains(message), "\(name): \(result.text)")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(site.path)/Codes/sign-small"))
    try put("Templates/signs/brand.woff2", "wOF2")
    #expect(try program.run("codes --sign counter").text.contains("the font cannot be printed [InvalidSign]"))
    try FileManager.default.removeItem(atPath: "\(site.path)/Templates/signs/brand.woff2")
    let warned = try program.run("codes --sign counter")
    #expect(warned.status == 0, "\(warned.text)")
    #expect(warned.text.contains("Content/logo.svg:1:1: warning: librsvg reports"), "\(warned.text)")
  }
}

extension SignsTests {
  /// Nothing in a drawing covers the code, and no other program's spelling of an `id` loses it.
  @Test func theCodeIsOnTop() throws {
    let site = try site()
    try site.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154"><style id="brand-style"/>
      <rect id="background" width="111" height="154"/><rect id="QR_1_" x="20" y="50" width="50" height="50"/>
      <text id="fallback" x="5" y="20" style="inline-size:90px"/><circle cx="45" cy="75" r="30" fill="#fff"/></svg>
      """, to: "Templates/signs/own.svg")
    let result = try BuiltProgram(in: site.path).run("codes --paper a6 --sign own")
    #expect(result.status == 0, "\(result.text)")
    let pdf = "Codes/sign-own/example.com_hbf.pdf"
    _ = try poppler(.pdftoppm, ["-r", "150", "-singlefile", "-png", pdf, "page"], in: site.path)
    let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "page.png"]
    #expect(try poppler(.zbarimg, words, in: site.path) == "https://example.com/hbf\n")
    try site.write("<svg", to: "Codes/app-clip-codes/example.com_hbf.svg")
    let damaged = try BuiltProgram(in: site.path).run("codes --paper a6 --sign counter")
    #expect(damaged.text.contains("cannot be drawn [InvalidSign]"), "\(damaged.text)")
  }

  /// Apple asks for space around it.
  @Test func anAppClipCodeWithoutSpaceIsAWarning() throws {
    let site = try site()
    try site.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0f0"/></svg>
      """, to: "Codes/app-clip-codes/example.com_hbf.svg")
    func sign(gap: Int) throws -> String {
      try site.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154"><rect id="background" x="-3" y="-3"
        width="111" height="154" fill="#fff"/><rect id="app-clip-code" x="9" y="50" width="40" height="40"/>
        <rect id="qr" x="60" y="110" width="25" height="25"/><text id="place" x="9" y="\(47 - gap)" font-size="4"
        style="inline-size:87px">Pier</text></svg>
        """, to: "Templates/signs/own.svg")
      return try BuiltProgram(in: site.path).run("codes --paper a6 --sign own").text
    }
    let tight = try sign(gap: 0)
    #expect(
      tight.contains("warning: less than 3.3 mm around `app-clip-code` are free [DoubtfulSign]"), "\(tight)")
    #expect(try !sign(gap: 4).contains("are free"))
  }

  /// A sign shows the code that Apple's program made where one is. Here it is a green square.
  @Test(arguments: ["counter", "tent"]) func anAppClipCodeIsDrawn(_ kind: String) throws {
    let site = try site()
    try site.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0f0"/></svg>
      """, to: "Codes/app-clip-codes/example.com_hbf.svg")
    let program = BuiltProgram(in: site.path)
    let result = try program.run("codes --paper \(kind == "tent" ? "a4" : "a6") --sign \(kind)")
    #expect(result.status == 0 && !result.text.contains("are free"), "\(result.text)")
    for place in Self.places {
      let pdf = "Codes/sign-\(kind)/example.com_\(place.name).pdf"
      _ = try poppler(.pdftoppm, ["-r", "150", "-singlefile", pdf, "page"], in: site.path)
      let picture = try Data(contentsOf: site.url("page.ppm"))
      // Three lines of text, then three bytes for each pixel.
      let pixels = picture.split(separator: 0x0A, maxSplits: 3)[3]
      let green = stride(from: pixels.startIndex, to: pixels.endIndex - 2, by: 3).count {
        pixels[$0] == 0 && pixels[$0 + 1] == 255 && pixels[$0 + 2] == 0
      }
      let side = Double(green).squareRoot() * 25.4 / 150
      #expect(place.name == "hbf" ? side > 30 && side < 60 : green == 0, "\(place.name) \(side)")
      _ = try poppler(.pdftoppm, ["-r", "150", "-singlefile", "-png", pdf, "page"], in: site.path)
      let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "page.png"]
      let read = try poppler(.zbarimg, words, in: site.path).split(separator: "\n")
      #expect(Set(read) == ["https://example.com/\(place.name)"])
    }
  }

  /// A photograph as a logo is in the PDF as it is, and once. So is a PNG file, but for its compression.
  @Test(
    .needs(InstalledTool.pdfimages),
    arguments: [("ferry.jpg", "jpeg"), ("icons/touch-icon.png", "image")])
  func aLogoOfPixelsIsKeptOnce(_ name: String, _ kind: String) throws {
    let site = try site()
    let photo = try Data(contentsOf: Repository.root.appending(path: "Content/\(name)"))
    let logo = "logo." + (name.split(separator: ".").last ?? "")
    try site.write(Array(photo), to: "Content/\(logo)")
    try site.write(Self.configuration.replacing("logo.svg", with: logo), to: "Content/site.yml")
    let result = try BuiltProgram(in: site.path).run("codes --combined --sign tent")
    #expect(result.status == 0, "\(result.text)")
    let images = try poppler(.pdfimages, ["-list", "Codes/sign-tent.pdf"], in: site.path)
    let rows = images.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
      .filter { $0[2] == "image" }
    #expect(rows.count == 2 * Self.places.count && rows.allSatisfy { $0[8] == kind }, "\(images)")
    #expect(Set(rows.map { $0[10] }).count == 1, "\(images)")
  }

  @Test func aFontThatIsMissingIsTold() throws {
    let site = try site()
    try site.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 111 154"><style id="brand-style"/>
      <rect id="background" width="111" height="154"/><rect id="qr" x="20" y="50" width="50" height="50"/>
      <text id="fallback" font-family="Nowhere Sans" x="5" y="20" style="inline-size:90px"/></svg>
      """, to: "Templates/signs/own.svg")
    let result = try BuiltProgram(in: site.path).run("codes --paper a6 --sign own")
    #expect(result.text.contains("the font Nowhere Sans of `fallback` is not installed"), "\(result.text)")
  }

  /// A location that is closed is a warning, and a letter that no font has is an error.
  @Test func closedLocationsAndMissingLettersAreTold() throws {
    let site = try UsualSite.folder([
      "site.yml": Self.configuration, "logo.svg": Self.logo,
      "pier.md": """
      ---
      title: Pier
      clip: {subtitle: x}
      place: {latitude: 37.79, longitude: -122.39, closed-until: 2999-01-01}
      ---

      """,
    ])
    let program = BuiltProgram(in: site.path)
    let warned = try program.run("codes --sign counter")
    #expect(warned.status == 0, "\(warned.text)")
    #expect(warned.text.contains("Pier is closed until 2999-01-01 [SignOfClosedLocation]"), "\(warned.text)")
    try site.write(
      """
      ---
      title: "Pier \u{10FFFD}"
      clip: {subtitle: x}
      place: {latitude: 37.79, longitude: -122.39}
      ---

      """, to: "Content/pier.md")
    let refused = try program.run("codes --sign counter")
    #expect(refused.text.contains("[SignLetterMissing]"), "\(refused.text)")
    #expect(refused.status == 1)
  }
}

extension InstalledTool {
  fileprivate static let pdftoppm = InstalledTool("pdftoppm", package: "poppler-utils")
  fileprivate static let pdfinfo = InstalledTool("pdfinfo", package: "poppler-utils")
  fileprivate static let pdfimages = InstalledTool("pdfimages", package: "poppler-utils")
  fileprivate static let pdffonts = InstalledTool("pdffonts", package: "poppler-utils")
  fileprivate static let pdftotext = InstalledTool("pdftotext", package: "poppler-utils")
}
