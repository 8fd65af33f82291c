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
}
