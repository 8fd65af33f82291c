import Foundation
import Testing

@testable import ClipsiteCommandLine

/// Readers paste the recipes of a guide into their site, which began as the starter. No key is there twice then.
struct MergedRecipesTests {
  /// A block of YAML with the paragraph before it.
  private struct Recipe {
    let intro: String
    let lines: [String]

    /// The file of the starter that the paragraph means.
    var file: String {
      if intro.contains("`site.yml`") { return "Content/site.yml" }
      if intro.contains("`market.de.md`") { return "Content/ferry-street/market.de.md" }
      return intro.contains("`index.md`") ? "Content/ferry-street/index.md" : "Content/ferry-street/market.md"
    }
  }

  static let guides = DocumentTree.all.filter {
    $0.name.contains("/Guides/") && !$0.name.contains("BuildInParts") && !$0.name.contains("PublishFromCI")
  }

  private static func recipes(of document: Document) -> [Recipe] {
    var (recipes, paragraph, open): ([Recipe], String, [String]?) = ([], "", nil)
    for line in document.text.components(separatedBy: "\n") {
      if let lines = open {
        open = lines + [line]
        if line == "```" {
          recipes.append(Recipe(intro: paragraph, lines: lines))
          (open, paragraph) = (nil, "")
        }
      } else if line == "```yaml" {
        open = []
      } else if line.hasPrefix("#") {
        paragraph = ""
      } else {
        paragraph += " " + line
      }
    }
    return recipes
  }

  private static func name(of line: String) -> String { String(line.trimming("- ").prefix { $0 != ":" }) }

  /// Replaces the settings of a mapping that a recipe has as well, and adds the others at its start.
  private static func paste(_ recipe: Recipe, into lines: [String], _ guide: String) -> [String] {
    let indentation = recipe.lines.first?.hasPrefix("  ") == true ? "  " : ""
    let isKey = { (line: String) in
      line.hasPrefix(indentation) && line.dropFirst(indentation.count).first?.isLetter == true
    }
    var start = lines.firstIndex(of: "---").map { $0 + 1 } ?? 0
    if !indentation.isEmpty {
      let key = recipe.intro.matches(of: /below\s+`([a-z-]+:)`/).last.map { String($0.1) }
      let line = key.flatMap { key in lines.firstIndex { $0.hasPrefix(key) } }
      guard let key, let line, lines[line].dropFirst(key.count).prefix(2).trimming(" ").isEmpty else {
        Issue.record("\(guide): no `\(key ?? "key")` for \(recipe.lines)")
        return lines
      }
      start = line + 1
    }
    let names = Set(recipe.lines.filter(isKey).map(name))
    var (result, isReplaced) = (Array(lines[..<start]) + recipe.lines, false)
    var isInside = true
    for line in lines[start...] {
      if !indentation.isEmpty, line.first?.isLetter == true || line == "---" { isInside = false }
      if line == "---" { (isInside, isReplaced) = (false, false) }
      if isInside, isKey(line) {
        isReplaced = names.contains(name(of: line))
        let isMapping = line.hasSuffix(":") || line.contains(": {") || line.contains(":  ")
        #expect(
          !isReplaced || !isMapping || !indentation.isEmpty, "\(guide): `\(name(of: line))` is there already")
      } else if isInside, line.first?.isLetter == true {
        isReplaced = false
      }
      if !isReplaced || !isInside { result.append(line) }
    }
    return result
  }

  @Test(arguments: guides) func recipesMergeIntoTheStarter(_ guide: Document) throws {
    let recipes = Self.recipes(of: guide)
    if recipes.isEmpty { return }
    let folder = try ScenarioFolder()
    for file in StarterSite.files { try folder.write(file.path, Data(file.bytes)) }
    try folder.write("Content/ferry-street/market.de.md", "---\ntitle: Markt\nplace:\n---\n")
    for recipe in recipes {
      let lines = try #require(folder.read(recipe.file)).components(separatedBy: "\n")
      try folder.write(recipe.file, Self.paste(recipe, into: lines, guide.name).joined(separator: "\n"))
    }
    let result = CommandLineTool.clipsite(codes: []).record(["check", "--site", folder.path])
    #expect(
      !result.error.contains("[DuplicateKey]") && !result.error.contains("YAML]"), "\(result.error)")
  }
}

extension StringProtocol {
  /// The text without some characters at its ends.
  fileprivate func trimming(_ characters: String) -> String {
    trimmingCharacters(in: CharacterSet(charactersIn: characters))
  }
}
