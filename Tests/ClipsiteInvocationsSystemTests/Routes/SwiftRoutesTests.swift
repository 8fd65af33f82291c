import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteInvocations
@testable import ClipsiteInvocationsTests

@Suite(.blocking) struct SwiftRoutesTests {
  /// The source for the example, which the tests of `InvocationRouting` compile and the guide's sample uses.
  private static let recorded = Repository.root.appendingPathComponent(
    "Tests/ClipsiteInvocationRoutingTests/SiteRoutes.swift")

  @Test func theSourceOfTheExampleIsTheOneThatIsCompiled() throws {
    let source = SiteRoutes(try loadSite()).swiftSource
    try GoldenFile.expect(
      String(decoding: source, as: UTF8.self), at: Self.recorded, as: Self.recorded.lastPathComponent)
  }

  private static let compiler = InstalledTool("swiftc")

  /// As much of the library as the source uses.
  private static let library = """
    struct Location { let id: String }
    struct Invocation { let location: Location? }
    struct RoutingTable { init(generated: StaticString) {} }

    """

  @Test(.needs(compiler))
  func oddTitlesAndNamesCompile() throws {
    let content = try UsualSite.folder([
      "index.md": "---\ntitle: '\"#\\#(x) \\(y) */ \"\"\" ##'\n---\n",
      "default.md": "---\ntitle: \"a\\u2028b\"\nplace: {locality: X}\n---\n",
      "init.md": "---\ntitle: '###\"###'\nplace: {locality: X}\n---\n",
      "self/index.md": "---\ntitle: A\n---\n", "raw-value.md": "---\ntitle: A\nplace: {locality: X}\n---\n",
      "a \"b\" (c).md": "---\ntitle: A\nslug: abc\nplace: {locality: X}\n---\n",
      "7.md": "---\ntitle: A\nplace: {locality: X}\n---\n",
      "type.md": "---\ntitle: A\nplace: {locality: X}\n---\n",
      "פה.md": "---\ntitle: A\nslug: po\nplace: {locality: X}\n---\n",
    ])
    let source = String(decoding: SiteRoutes(try loadSite(in: content)).swiftSource, as: UTF8.self)
    let whole = Self.library + source.replacing("import ClipsiteInvocationRouting", with: "")
    try content.write(whole, to: "Routes.swift")
    let words = ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "Routes.swift"]
    #expect(try Self.compiler.run(words, in: content.path) == "")
  }
}
