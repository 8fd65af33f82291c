import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteText
import Testing

@testable import ClipsiteContent
@testable import ClipsitePrinting
@testable import ClipsiteSite
@testable import ClipsiteSystem

/// Numbers in the reference come from the code.
struct DocumentedLimitsTests {
  @Test func theLimitsOfProvidersAreThoseOfTheCode() throws {
    let heads = [
      "provider", "redirects", "parts of a path", "bytes of a rule", "configuration", "files",
      "size of a file",
    ]
    let rows = Provider.allCases.compactMap { provider -> [String]? in
      let limits = provider.recipe.limits
      let cells = [
        Self.number(limits.redirects), Self.number(limits.pathParts), Self.number(limits.ruleLength),
        limits.configurationSize.map { "\(Self.number($0)) bytes" } ?? "", Self.number(limits.files),
        limits.fileSize.map(Self.size) ?? "",
      ]
      return cells.allSatisfy(\.isEmpty) ? nil : ["`\(provider.rawValue)`"] + cells
    }
    let table = [heads, heads.map { _ in "---" }] + rows
    try Document(page: "Reference/Providers").expectSection(
      "limits of providers", table.map { "| \($0.joined(separator: " | ")) |\n" }.joined())
  }

  @Test func theLimitsAreThoseOfTheCode() throws {
    let rows = Self.settings + Self.constants
    let lines = [["what", "limit", "setting", "diagnostic"], ["---", "---", "---", "---"]] + rows
    try Document(page: "Reference/Limits").expectSection(
      "limits", lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined())
  }

  /// The limits that `site.yml` can set.
  private static var settings: [[String]] {
    let (limits, largest) = (SizeLimits(), SizeLimits.largest)
    func row(_ what: String, _ key: String, _ value: KeyPath<SizeLimits, Int>, _ code: String) -> [String] {
      let bound = FileSize(bytes: largest[keyPath: value])
      return [
        what, "\(FileSize(bytes: limits[keyPath: value]))", "`limits.\(key)`, at most \(bound)",
        "`\(code)`",
      ]
    }
    return [
      row("file of a page", "source-file", \.sourceFile, "FileTooLarge"),
      row("front matter", "front-matter", \.content.frontMatterBytes, "FrontMatterTooLong"),
      row("rendered page", "page", \.page, "OutputTooLarge"),
      row("copied file", "copied-file", \.copiedFile, "CopiedFileTooLarge"),
    ]
  }

  private static var constants: [[String]] {
    let limits = ContentLimits.standard
    return [
      [
        "`site.yml`, template, AASA file that is merged", "\(FileSize(bytes: limits.fileBytes))", "no",
        "`FileTooLarge`",
      ],
      ["levels of YAML", number(limits.yamlDepth), "no", "`NestingTooDeep`"],
      ["length of a YAML key", "\(number(limits.yamlKeyLength)) characters", "no", "`KeyTooLong`"],
      ["size of a YAML value", "\(FileSize(bytes: limits.yamlValueBytes))", "no", "`ValueTooLong`"],
      ["YAML anchors and aliases, tags", "none", "no", "`AnchorNotAllowed`, `TagNotAllowed`"],
      [
        "mistakes that clipsite reports in one YAML text, and in all", number(limits.yamlDiagnostics), "no",
        "",
      ],
      [
        "mistakes of one code in one file", "\(number([Diagnostic].limitOfKind)), then clipsite counts them",
        "no",
        "",
      ],
      ["characters of a text on a sign", number(SignTextFit.longest), "no", "`SignTextTooLong`"],
      [
        "processor and memory for one drawing on a sign",
        "\(DrawingProcess.processorSeconds) seconds and \(FileSize(bytes: DrawingProcess.memory))", "no",
        "`InvalidSign`, `DoubtfulSign`",
      ],
      [
        "Markdown quotes and lists in each other", number(limits.markdownDepth), "no", "`MarkdownTooComplex`",
      ],
      [
        "Markdown quotes and lists around each line, added up", number(limits.markdownLevels), "no",
        "`MarkdownTooComplex`",
      ],
      ["`![` in one text", number(limits.markdownImageOpeners), "no", "`MarkdownTooComplex`"],
      [
        "memory of the tree of one Markdown text", "\(FileSize(bytes: limits.markdownTreeBytes))", "no",
        "`MarkdownTooComplex`",
      ],
      [
        "templates that include each other", number(RenderLimits.defaultIncludeDepth), "no",
        "`IncludesTooDeep`",
      ],
      ["instructions of one render", number(RenderLimits.defaultSteps), "no", "`TooManySteps`"],
      ["folders in each other", number(ContentFolder.maximumDepth), "no", "`FolderTooDeep`"],
      [
        "name and path of a file in the output folder",
        "\(OutputPath.maximumNameLength) and \(OutputPath.maximumLength) bytes", "no", "`PathTooLong`",
      ],
      [
        "AASA file",
        "\(FileSize(bytes: AppSiteAssociation.maximumSize)), a warning from "
          + "\(FileSize(bytes: AppSiteAssociation.comfortableSize))",
        "no", "`AssociationFileTooLarge`, `AssociationFileNearlyTooLarge`",
      ],
      ["pixels of an image, with `pictures`", number(ImageMaker.pixelLimit), "no", "`ImageTooLarge`"],
      ["scans of a JPEG, with `pictures`", number(JPEGFile.scanLimit), "no", "`BrokenImage`"],
      [
        "file of an image, with `pictures`", "\(FileSize(bytes: ImageMaker.sourceLimit))", "no",
        "`UnreadableFile`",
      ],
      [
        "list that clipsite keeps: a manifest, a record",
        "\(FileSize(bytes: FileStore.listLimit))", "no", "",
      ],
      [
        "file or stream of `resolve` and `render`", "\(FileSize(bytes: SizeLimits.largest.sourceFile))", "no",
        "",
      ],
      ["list on one page", "\(number(Site.listLength)) entries, then `/page/2`", "no", ""],
      [
        "list on one page of the directory", "\(number(Site.directoryListLength)) entries, then `/page/2`",
        "no",
        "",
      ],
      [
        "list on the page of a town in the directory",
        "\(number(Site.townListLength)) entries, then `/page/2`", "no", "",
      ],
      [
        "locations that a page above them names one by one",
        "\(number(Site.fewLocations)), with more their number and towns", "no", "",
      ],
    ]
  }

  private static func number(_ value: Int?) -> String {
    guard let value else { return "" }
    let digits = Array(String(value))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[max(0, $0 - 3)..<$0]) }
    return groups.reversed().joined(separator: ",")
  }

  private static func size(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}
