import Testing

@testable import ClipsiteContent

struct NoValueTests {
  @Test(arguments: [
    "#N/A", "N/A", "n/a", "NULL", "null", "nan", "NaN", "-", "–", "—", "--", "none", "None", "no data",
    "No Data",
    "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#NUM!", "#NULL!", "#BEZUG!", "<NA>", "(null)", "NA", "?", "...",
    "Not available", "UNKNOWN", "keine Angabe", "n.a.", "\\N",
    "keine Daten", "Missing", "none given",
  ])
  func saysNothing(text: String) {
    #expect(NoValue.contains(text))
  }

  @Test(arguments: [
    "", "Nan", "Null", "Nana", "No. 5", "Nonesuch", "N", "0", "$$", "#1 Donuts!", "x", "Unknown Pleasures",
    "A", "-1", "Na Zdrowie", "Not available on Sundays and holidays",
  ])
  func saysSomething(text: String) {
    #expect(!NoValue.contains(text))
  }

  @Test func knowsNamesOfCountries() {
    #expect(NoValue.isName("NA", of: "region", in: "IT") && NoValue.isName("None", of: "locality", in: "IT"))
    #expect(!NoValue.isName("NA", of: "region", in: "US") && !NoValue.isName("NA", of: "locality", in: "IT"))
    #expect(NoValue.isName("NA", of: "region", in: nil) && !NoValue.isName("NULL", of: "region", in: nil))
  }
}
