import ClipsiteAppClips
import ClipsitePlatform
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct VariantNameTests {
  @Test(arguments: [
    ("market.de.md", "market.md", "de", "de"), ("index.pt-BR.md", "index.md", "pt-BR", "pt-BR"),
    ("market.zh-hant.md", "market.md", "zh-hant", "zh-Hant"), ("st.john.fr.md", "st.john.md", "fr", "fr"),
  ])
  func takesNameAndLanguageApart(file: String, original: String, tag: String, language: String) throws {
    let name = try #require(VariantName(RelativePath(file)))
    #expect(name.original.text == original && name.tag == tag && name.language?.rawValue == language)
    #expect(VariantName.isPossible(RelativePath(file)))
  }

  @Test(arguments: ["market.md", "index.md", ".md", ".de.md"])
  func otherNamesHaveNoLanguage(file: String) { #expect(VariantName(RelativePath(file)) == nil) }

  @Test(arguments: ["market.german.md", "market.d.md", "market..md", "market.de_DE.md"])
  func whatIsNoLanguageTagIsNone(file: String) throws {
    let name = try #require(VariantName(RelativePath(file)))
    #expect(name.language == nil)
  }
}
