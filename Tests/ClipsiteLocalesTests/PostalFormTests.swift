import ClipsiteLocales
import Testing

struct PostalFormTests {
  @Test(arguments: [
    ("SW1A 1AA", "aa0a0aa"), ("M5V 3L9", "a0a0a0"), ("1012 AB", "0000aa"), ("150-0002", "0000000"), ("", ""),
  ])
  func aFormHasLettersAndDigits(code: String, form: String) {
    #expect(PostalForm.form(of: code) == form)
  }

  @Test(arguments: [
    ("GB", "aa0a0aa"), ("gb", "a00aa"), ("CA", "a0a0a0"), ("AU", "0000"), ("US", "00000"), ("NL", "0000aa"),
  ])
  func countriesHaveForms(country: String, form: String) {
    #expect(PostalForm.forms(in: country).contains(form))
  }

  @Test func countriesWithoutCodesHaveNone() {
    #expect(PostalForm.forms(in: "HK").isEmpty)
    #expect(PostalForm.forms(in: "").isEmpty)
  }

  @Test func countriesHaveOtherNames() {
    #expect(RegionNames.others(ofCountry: "GB").contains("England"))
    #expect(RegionNames.others(ofCountry: "FR") == ["FR"])
  }
}
