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

  @Test(arguments: [
    ("KR", "4524", "04524"), ("MY", "-51200", nil), ("TH", "8300", nil), ("RU", "42011", nil),
    ("AR", "200", nil),
    ("PT", "8000-01", nil), ("IE", "Cork", nil), ("ID", "1011", nil), ("IS", "60", nil), ("EE", "1011", nil),
    ("NL", "0511 AB", nil), ("ES", "53001", nil), ("GR", "1234", nil),
  ])
  func aCountryHasNoSuchCode(country: String, code: String, zeros: String?) {
    #expect(!PostalForm.isPossible(code, in: country))
    #expect(PostalForm.withZeros(code, in: country) == zeros)
  }

  @Test(arguments: [
    ("KR", "04524"), ("KR", "135-080"), ("MY", "50088"), ("TH", "10110"), ("RU", "101000"),
    ("AR", "C1002AAA"),
    ("AR", "5000"), ("PT", "8000-150"), ("PT", "8000"), ("IE", "D02 AF30"), ("IE", "D6W"), ("IE", "T12X70A"),
    ("ID", "40115"), ("IS", "101"), ("EE", "10111"), ("NL", "1012 AB"), ("ES", "52001"), ("ES", "01001"),
    ("LV", "LV-1010"), ("LV", "1010"), ("LT", "LT-01100"), ("GE", "0105"), ("SI", "SI-1000"),
    ("DE", "D-10115"),
  ])
  func aCountryHasSuchACode(country: String, code: String) {
    #expect(PostalForm.isPossible(code, in: country))
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
