import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Testing

@testable import ClipsiteImport

/// Columns for pages in other languages: `--map title.fr=COLUMN`.
struct TranslatedPagesTests {
  private static let maps = [
    "title=Name", "description=About", "title.fr=Nom", "description.fr=Texte", "clip.title.fr=Carte",
  ]
  private static let table = """
    id,Name,About,Nom,Texte,Carte
    1,Mill,Bread.,Moulin,Du pain.,Le moulin
    2,Pier,Fish.,,Du poisson.,
    3,Quay,Tea.,,,

    """

  /// Imports a table into a folder, and returns the pages by their names.
  private static func pages(
    of table: String, in site: borrowing DisposableFolder, overwriting: Bool = false
  ) throws -> (pages: [String: String], report: ImportReport) {
    try site.write("name: x\n", to: "Content/site.yml")
    try site.write(table, to: "t.csv")
    var options = ImportOptions(folder: "z")
    options.mappings = try maps.map { try KeyedText(argument: $0) }
    options.overwrites = overwriting
    let result = try ImportStore(site: site.path).run("\(site.path)/t.csv", options)
    let names = try site.files().filter { $0.hasPrefix("Content/z/") && $0.hasSuffix(".md") }
    let pages = try names.map { (String($0.dropFirst(10).dropLast(3)), try site.read($0)) }
    return (Dictionary(pages) { first, _ in first }, try #require(result.report))
  }

  @Test func writesAPageForEachLanguage() throws {
    let site = try DisposableFolder()
    let (pages, report) = try Self.pages(of: Self.table, in: site)
    #expect(pages.keys.sorted() == ["index", "mill", "mill.fr", "pier", "pier.fr", "quay"])
    #expect(
      pages["mill.fr"] == "---\ntitle: Moulin\ndescription: Du pain.\nclip:\n  title: Le moulin\n---\n")
    // A page needs a title, and a name is often the same in all languages.
    #expect(pages["pier.fr"] == "---\ntitle: Pier\ndescription: Du poisson.\n---\n")
    #expect(pages["mill"]?.contains("Moulin") == false)
    #expect(report.count(.written) == 5 && report.refused.isEmpty)
  }

  @Test func changesWhatTheTableChanged() throws {
    let site = try DisposableFolder()
    _ = try Self.pages(of: Self.table, in: site)
    let changed = Self.table.replacing("Moulin", with: "Minoterie").replacing("Du poisson.", with: "")
    let (pages, report) = try Self.pages(of: changed, in: site)
    #expect(
      pages["mill.fr"] == "---\ntitle: Minoterie\ndescription: Du pain.\nclip:\n  title: Le moulin\n---\n")
    #expect(pages["pier.fr"]?.contains("poisson") == false)
    #expect(pages["mill"]?.contains("title: Mill\n") == true)
    #expect(report.count(.updated) == 2 && report.notes.isEmpty)
    let again = try Self.pages(of: changed, in: site)
    #expect(again.pages == pages && again.report.count(.updated) == 0)
  }

  @Test func keepsWhatSomebodyEdited() throws {
    let site = try DisposableFolder()
    _ = try Self.pages(of: Self.table, in: site)
    try site.write("---\ntitle: Le Moulin\nslug: moulin\n---\nBonjour.\n", to: "Content/z/mill.fr.md")
    let changed = Self.table.replacing("Moulin", with: "Minoterie")
    let (pages, report) = try Self.pages(of: changed, in: site)
    #expect(pages["mill.fr"] == "---\ntitle: Le Moulin\nslug: moulin\n---\nBonjour.\n")
    #expect(report.notes.map(\.message) == ["mill.fr.md has another value, which is kept"])
    let forced = try Self.pages(of: changed, in: site, overwriting: true).pages
    #expect(forced["mill.fr"]?.hasPrefix("---\ntitle: Minoterie\nslug: moulin\n") == true)
    #expect(forced["mill.fr"]?.hasSuffix("---\nBonjour.\n") == true)
  }

  @Test func leavesOutAPageThatSomebodyRemoved() throws {
    let site = try DisposableFolder()
    _ = try Self.pages(of: Self.table, in: site)
    try site.remove("Content/z/mill.fr.md")
    #expect(try Self.pages(of: Self.table, in: site).pages["mill.fr"] == nil)
    #expect(try Self.pages(of: Self.table, in: site, overwriting: true).pages["mill.fr"] != nil)
  }

  @Test func addsALanguageToPagesOfAnEarlierImport() throws {
    let site = try DisposableFolder()
    try site.write("name: x\n", to: "Content/site.yml")
    try site.write(Self.table, to: "t.csv")
    var options = ImportOptions(folder: "z")
    options.mappings = try Self.maps.prefix(2).map { try KeyedText(argument: $0) }
    _ = try ImportStore(site: site.path).run("\(site.path)/t.csv", options)
    #expect(try Self.pages(of: Self.table, in: site).pages["mill.fr"]?.contains("Moulin") == true)
  }
}
