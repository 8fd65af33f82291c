import Testing

@testable import ClipsiteLocales

struct RegionNamesTests {
  @Test(arguments: [
    ("CT", "US", ["Connecticut"]), ("Connecticut", "US", ["CT"]), ("vic", "AU", ["Victoria"]),
    ("Ontario", "CA", ["ON"]), ("Bayern", "DE", []), ("", "US", []), ("a|b\n", "US", []), ("CT", "??", []),
  ])
  func aRegionHasItsOtherNames(name: String, country: String, others: [String]) {
    #expect(RegionNames.others(than: name, in: country).prefix(1) == others.prefix(1))
  }

  @Test func aRegionHasItsNamesInOtherLanguages() {
    #expect(RegionNames.others(than: "CA", in: "US", languages: ["de-AT"]) == ["California", "Kalifornien"])
    #expect(RegionNames.others(than: "Bayern", in: "DE", languages: ["fr"]) == ["Bavaria", "Bavière"])
    #expect(RegionNames.others(than: "Oregon", in: "US", languages: ["de"]) == ["OR"])
    #expect(RegionNames.others(ofCountry: "BE") == ["BE", "België", "Belgique", "Belgien"])
  }
}
