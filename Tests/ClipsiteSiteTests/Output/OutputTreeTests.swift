import ClipsiteAppClips
import ClipsitePlatform
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct OutputTreeTests {
  @Test func removesFilesAndTheFoldersThatHeldNothingElse() throws {
    let domain = try AssociatedDomain("example.com")
    let files: [(path: OutputPath, recipe: Recipe)] = [
      (OutputPath(domain, "a.html"), .page(PageID(0))), (OutputPath(domain, "b.html"), .redirect(AliasID(0))),
      (OutputPath(domain, "s/c.html"), .redirect(AliasID(1))),
      (OutputPath(domain, "t/d.html"), .page(PageID(1))),
      (OutputPath(beside: "nginx/example.com.conf"), .hostFile([])),
    ]
    var folders = FolderTable()
    let entries = files.map { path, recipe in
      OutputTree.Entry(name: path.name, recipe: recipe, folder: folders.position(of: path))
    }
    let tree = OutputTree(entries, in: folders)
    let rest = tree.removing { if case .redirect = $0 { true } else { false } }
    #expect(rest.folders == ["_hosts/nginx", "example.com", "example.com/t"])
    #expect(
      rest.entries.map(rest.path) == [
        "_hosts/nginx/example.com.conf", "example.com/a.html", "example.com/t/d.html",
      ])
    #expect(rest.contains(OutputPath(domain, "t/d.html")) && !rest.contains(OutputPath(domain, "b.html")))
    #expect(tree.removing { _ in true }.entries.isEmpty)
  }
}
