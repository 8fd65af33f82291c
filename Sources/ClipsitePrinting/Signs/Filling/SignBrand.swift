package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The colors, type, and logo that all signs of a site have.
package struct SignBrand: Sendable {
  /// The logo, with its width for each unit of height.
  let logo: (picture: SignPicture, ratio: Double)?
  /// The logo, if it is a picture of pixels.
  let photo: SignPhoto?
  /// Rules for the classes of a template, as CSS.
  let style: String
  /// The families of text, in the order of preference.
  let families: [String]
  /// The family of the brand's own font, if it has one for paper.
  let ownFamily: String?

  /// The largest font or logo, in bytes.
  private static let sizeLimit = 32 << 20

  /// Reads the brand of a site. Adds its fonts to those of the process.
  ///
  /// - Throws: `SystemError` when a file cannot be read.
  package init(
    _ site: Site, in folder: SiteFolder, _ library: PrintLibrary, _ drawing: DrawingProcess,
    _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) {
    let looks = site.configuration.options.looks
    ownFamily = try Self.addFonts(in: folder, library, drawing, &diagnostics)
    families = (ownFamily.map { [$0] } ?? []) + Self.families(looks?.font ?? .system)
    style = Self.colors(looks) + Self.rule(for: families)
    (logo, photo) = try Self.logo(of: site, in: folder, drawing, &diagnostics)
  }

  // MARK: Type

  /// Families by kind of type: those that the program's guides advise to install, with one for each script.
  private static func families(_ font: Looks.Font) -> [String] {
    switch font {
    case .system, .rounded:
      ["Inter", "Noto Sans", "Noto Sans CJK JP", "Noto Sans Arabic", "Noto Sans Hebrew", "sans-serif"]
    case .serif:
      ["Noto Serif", "Noto Serif CJK JP", "Noto Naskh Arabic", "Noto Serif Hebrew", "serif"]
    case .mono: ["Noto Sans Mono", "Noto Sans Mono CJK JP", "monospace"]
    }
  }

  /// The rule for text, as it is written into a drawing. The name in a font file can have any characters.
  static func rule(for families: [String]) -> String {
    let names = families.map { family in "\"\(family.filter { $0 != "\"" && $0 != "\\" })\"" }
    return MarkupEscaping.escaped("text{font-family:\(names.joined(separator: ","))}", .xml)
  }

  /// The family of the first font of the theme's signs.
  private static func addFonts(
    in folder: SiteFolder, _ library: PrintLibrary, _ drawing: DrawingProcess,
    _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> String? {
    let name = SiteFolder.templatesFolderName.appending("signs")
    guard try FileStore.isFolder(folder.below(name)) else { return nil }
    var family: String?
    for file in try FileStore.names(in: folder.below(name)).sorted() {
      let kind = file.text.split(separator: ".").last?.lowercased() ?? ""
      guard ["ttf", "otf", "ttc", "woff", "woff2"].contains(kind) else { continue }
      let path = name.appending(file)
      // A FIFO would keep the library waiting, and a link could lead to a device.
      let theme = folder.below(SiteFolder.templatesFolderName)
      let isFile = (try? FileStore.size(of: folder.below(path), within: theme)) != nil
      if isFile, !kind.hasPrefix("woff"), let added = library.addFont(folder.below(path)) {
        family = family ?? added
        drawing.addFont(folder.below(path))
      } else {
        diagnostics.report(
          .invalidSign, at: SourceRange(folder.shown(path)), "the font cannot be printed",
          fix: "use the TTF or OTF file of the font")
      }
    }
    return family
  }

  // MARK: Colors

  /// The rules for a site with an accent color of its own; without one, the template's stay.
  private static func colors(_ looks: Looks?) -> String {
    guard let accent = looks?.accent?.light, let palette = looks?.lightPalette else { return "" }
    let onAccent = palette.onFill ?? accent.textOnIt
    let quiet = onAccent.mixed(with: accent, parts: 38).readable(on: accent)
    return ".accent{fill:\(accent.text)}.on-accent{fill:\(onAccent.text)}.on-quiet{fill:\(quiet.text)}"
      + ".accent-text{fill:\(accent.readable(on: .white).text)}.accent-line{stroke:\(accent.text)}"
  }

  // MARK: Logo

  private typealias Logo = (logo: (picture: SignPicture, ratio: Double)?, photo: SignPhoto?)

  private static func logo(
    of site: Site, in folder: SiteFolder, _ drawing: DrawingProcess, _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> Logo {
    guard let named = site.configuration.options.looks?.logo?.light, let asset = site.brandFile(named)
    else { return (nil, nil) }
    let content = folder.content
    let source = site[asset].source
    let bytes = try FileStore.read(
      content.systemPath(of: source), within: content.path, limit: Self.sizeLimit)
    let file = SourceFile(path: content.displayPath(of: source), bytes: bytes)
    let header = try? bytes.withUnsafeBytes { try ImageHeader($0) }
    do throws(DrawingFailure) {
      if let header, [.jpeg, .png].contains(header.format), header.width * header.height <= mostPixels {
        let photo = SignPhoto(
          file: file, isJPEG: header.format == .jpeg, width: header.width, height: header.height)
        try drawing.begin(SourceFile(path: file.path, ""), keeping: photo)
        return ((.photo, Double(header.width) / Double(header.height)), photo)
      }
      if header == nil { return ((.svg(file), try drawing.ratio(of: file)), nil) }
    } catch {
      diagnostics.append(error.diagnostic(.doubtfulSign))
      return (nil, nil)
    }
    diagnostics.report(
      .doubtfulSign,
      at: SourceRange(content.displayPath(of: SiteFolder.configurationFileName), named.range.bytes),
      "the logo \(source) cannot be printed",
      fix: "name an SVG file with a size, or a PNG or JPEG file of at most 30 million pixels")
    return (nil, nil)
  }

  /// The number of pixels of a logo that still fits into memory with ease.
  private static let mostPixels = 30_000_000
}
