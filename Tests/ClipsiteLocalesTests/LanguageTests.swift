import Testing

@testable import ClipsiteLocales

struct LanguageTests {
  private func locale(_ tag: String) throws -> LocaleData { try #require(LocaleData(tag), "\(tag)") }

  // MARK: Tags

  @Test(
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("DE-at", "de"), ("en-GB", "en"), ("en-FR", "en"), ("zh", "zh-Hans"),
      ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"),
      ("zh-hans-SG", "zh-Hans"), ("no", "nb"), ("nn", "nn"), ("iw", "he"), ("tl", "fil"),
      ("sr-Latn", "sr-Latn"),
      ("sr-Cyrl-RS", "sr"), ("sr-ME", "sr-Latn"), ("es-419", "es"), ("de-1996", "de"),
      ("ca-ES-valencia", "ca"),
      ("de-Latn-DE", "de"), ("en-US-u-hc-h23", "en"), ("pt-PT", "pt"), ("cmn-Hans", "zh-Hans"),
      ("en-x-test", "en"), ("zh-yue-HK", "zh-Hans"), ("sr-Latn-RS", "sr-Latn"), ("az", nil), ("hi-Latn", nil),
    ] as [(String, String?)])
  func findsTheLanguageOfATag(tag: String, language: String?) {
    #expect(LocaleData(tag)?.language == language)
  }

  @Test(arguments: ["", "-", "x", "tlh", "de-Cyrl", "sr-Arab", "zh-Latn", "language", "|", "de|Latn"])
  func knowsWhatItDoesNotHave(_ tag: String) { #expect(LocaleData(tag) == nil) }

  @Test(arguments: [
    ("de", "Deutsch"), ("fr", "Français"), ("pt-BR", "Português (Brasil)"), ("zh-Hant", "繁體中文"),
    ("zh-TW", "繁體中文 (台灣)"), ("no", "Norsk"), ("nb", "Norsk bokmål"), ("cs", "Čeština"), ("tr", "Türkçe"),
    ("ja", "日本語"), ("id", "Bahasa Indonesia"), ("el", "Ελληνικά"), ("he", "עברית"), ("is", "Íslenska"),
  ])
  func namesALanguageAsItsSpeakersDo(tag: String, name: String) {
    #expect(LanguageNames.ownName(of: tag) == name)
  }

  @Test func namesEveryLanguageOfAppStoreConnect() {
    let codes =
      "ar ca cs da de el en es fi fr he hi hr hu id it ja ko ms nl no pl pt ro ru sk sv th tr uk vi zh"
    #expect(codes.split(separator: " ").allSatisfy { LanguageNames.ownName(of: String($0)) != nil })
  }

  @Test func namesLanguagesInEnglish() {
    #expect(LanguageNames.englishName(of: "zh-TW") == "Traditional Chinese")
    #expect(LanguageNames.englishName(of: "sv") == "Swedish")
    #expect(LanguageNames.englishName(of: "tlh") == nil && LanguageNames.ownName(of: "tlh") == nil)
  }

  // MARK: Days and dates

  @Test(arguments: [
    ("de", "Montag", "Mo"), ("fr", "lundi", "lun."), ("it", "lunedì", "lun"), ("es", "lunes", "lun"),
    ("pt", "segunda-feira", "seg."), ("nl", "maandag", "ma"), ("da", "mandag", "man."),
    ("sv", "måndag", "mån"),
    ("nb", "mandag", "man."), ("fi", "maanantai", "ma"), ("pl", "poniedziałek", "pon."),
    ("cs", "pondělí", "po"),
    ("hu", "hétfő", "H"), ("tr", "Pazartesi", "Pzt"), ("el", "Δευτέρα", "Δευ"), ("uk", "понеділок", "пн"),
    ("ar", "الاثنين", "الاثنين"), ("he", "יום שני", "יום ב׳"), ("ja", "月曜日", "月"), ("ko", "월요일", "월"),
    ("zh-Hans", "星期一", "周一"), ("zh-Hant", "星期一", "週一"), ("en-GB", "Monday", "Mon"),
    ("lv", "Pirmdiena", "Pirmd."),
  ])
  func weeksStartWithMonday(tag: String, full: String, short: String) throws {
    let days = DayNames(try locale(tag))
    #expect(days.full.first == full && days.short.first == short)
  }

  @Test(arguments: [
    ("DE", 0), ("US", 6), ("GB", 0), ("EG", 5), ("AE", 0), ("SA", 6), ("IL", 6), ("MV", 4), ("JP", 6),
    ("PT", 6),
    ("BV", 0), ("", 0), ("XX", 0), ("de", 0), ("us", 6),
  ])
  func theCountryDecidesTheFirstDay(country: String, day: Int) {
    #expect(FirstWeekday.of(country: country) == day)
  }

  @Test(arguments: [
    ("de", "24. Dezember", "24. Dezember 2026"),
    ("en", "December 24", "December 24, 2026"),
    ("en-GB", "24 December", "24 December 2026"),
    ("fr", "24 décembre", "24 décembre 2026"),
    ("es", "24 de diciembre", "24 de diciembre de 2026"),
    ("cs", "24. prosince", "24. prosince 2026"),
    ("pl", "24 grudnia", "24 grudnia 2026"),
    ("fi", "24. joulukuuta", "24. joulukuuta 2026"),
    ("hu", "december 24.", "2026. december 24."),
    ("he", "24 בדצמבר", "24 בדצמבר 2026"),
    ("ar", "24 ديسمبر", "24 ديسمبر 2026"),
    ("ja", "12月24日", "2026年12月24日"), ("ko", "12월 24일", "2026년 12월 24일"),
    ("zh-Hans", "12月24日", "2026年12月24日"),
    ("th", "24 ธันวาคม", "24 ธันวาคม ค.ศ. 2026"),
    ("de-AT", "24. Dezember", "24. Dezember 2026"),
  ])
  func datesHaveTheOrderOfTheLanguage(tag: String, date: String, withYear: String) throws {
    let format = DateFormat(try locale(tag))
    #expect(format.text(day: 24, month: 12) == date)
    #expect(format.text(day: 24, month: 12, year: 2026) == withYear)
  }

  @Test func monthsStandAloneInAnotherForm() throws {
    #expect(DateFormat(try locale("cs")).months[11] == "prosinec")
    #expect(DateFormat(try locale("de-AT")).text(day: 6, month: 1) == "6. Jänner")
  }

  @Test func datesThatAreNotThereHaveNoNames() {
    let format = DateFormat(.english)
    #expect(format.text(day: 1, month: 0) == " 1" && format.text(day: 1, month: 13) == " 1")
  }

  // MARK: Times

  @Test(arguments: [
    ("en", "midnight", "6:30 AM", "12:00 PM", "5:05 PM", "midnight"),
    ("en-AU", "midnight", "6:30 am", "12:00 pm", "5:05 pm", "midnight"),
    ("en-GB", "00:00", "06:30", "12:00", "17:05", "24:00"),
    ("de", "00:00", "06:30", "12:00", "17:05", "24:00"),
    ("es", "0:00", "6:30", "12:00", "17:05", "24:00"), ("fi", "0.00", "6.30", "12.00", "17.05", "24.00"),
    ("da", "00.00", "06.30", "12.00", "17.05", "24.00"),
    ("fr-CA", "00 h 00", "06 h 30", "12 h 00", "17 h 05", "24 h 00"),
    ("es-MX", "medianoche", "6:30 a.m.", "12:00 p.m.", "5:05 p.m.", "medianoche"),
    ("ko", "자정", "오전 6:30", "오후 12:00", "오후 5:05", "자정"),
    ("ar", "منتصف الليل", "6:30 ص", "12:00 م", "5:05 م", "منتصف الليل"),
    ("ja", "0:00", "6:30", "12:00", "17:05", "24:00"),
    ("zh-Hans", "00:00", "06:30", "12:00", "17:05", "24:00"),
    ("zh-Hant", "00:00", "06:30", "12:00", "17:05", "24:00"),
    ("el", "μεσάνυχτα", "6:30 π.μ.", "12:00 μ.μ.", "5:05 μ.μ.", "μεσάνυχτα"),
  ])
  func clocksHaveTheFormOfTheLanguage(
    tag: String, midnight: String, morning: String, noon: String, evening: String, end: String
  ) throws {
    let clock = ClockFormat(try locale(tag))
    let texts = [0, 390, 720, 1025, 1440].map { clock.text(of: $0).replacing("\u{A0}", with: " ") }
    #expect(texts == [midnight, morning, noon, evening, end])
  }

  @Test func spacesInTimesDoNotBreak() { #expect(ClockFormat(.english).text(of: 390) == "6:30\u{A0}AM") }

  @Test(arguments: [
    ("en", "6:30 AM – 5:00 PM"), ("de", "06:30–17:00"), ("ja", "6:30～17:00"), ("ko", "오전 6:30 ~ 오후 5:00"),
    ("ar", "6:30 ص – 5:00 م"), ("el", "6:30 π.μ. – 5:00 μ.μ."),
    ("fi", "6.30–17.00"),
  ])
  func rangesOfTimes(tag: String, text: String) throws {
    let range = ClockFormat(try locale(tag)).text(from: 390, to: 1020)
    #expect(range.replacing("\u{A0}", with: " ") == text)
  }

  @Test(arguments: [(1500, "01:00"), (2880, "00:00"), (-60, "23:00"), (Int.max, "18:07"), (Int.min, "05:52")])
  func minutesBeyondTheDayAreThoseOfAnother(minutes: Int, text: String) throws {
    #expect(ClockFormat(try locale("de")).text(of: minutes) == text)
  }

  @Test(arguments: [
    ("en", nil, "5:00 PM"), ("en", "GB", "17:00"), ("en", "DE", "17:00"), ("en", "JP", "5:00 PM"),
    ("en-US", "GB", "5:00 PM"), ("es", "MX", "5:00 p.m."), ("de", "JP", "17:00"), ("en", "zz|", "5:00 PM"),
  ])
  func aCountryStandsInForTheRegion(tag: String, country: String?, text: String) throws {
    let locale = try #require(LocaleData(tag, in: country))
    #expect(ClockFormat(locale).text(of: 1020).replacing("\u{A0}", with: " ") == text)
  }

  // MARK: Numbers and distances

  @Test(arguments: [
    ("en", 5911, "5,911"), ("de", 5911, "5.911"), ("fr", 5911, "5\u{A0}911"), ("es", 5911, "5911"),
    ("es", 15911, "15.911"), ("es-MX", 5911, "5,911"), ("pl", 5911, "5911"), ("pt-PT", 5911, "5911"),
    ("pt", 5911, "5.911"), ("de-CH", 5911, "5’911"), ("hi", 1_234_567, "12,34,567"), ("ar", 5911, "5,911"),
    ("en", 999, "999"), ("en", -1234, "-1,234"), ("en", 1_000_000, "1,000,000"), ("en", 0, "0"),
    ("en", Int.min, "-9,223,372,036,854,775,808"),
  ])
  func numbersAreGrouped(tag: String, number: Int, text: String) throws {
    #expect(NumberFormat(try locale(tag)).text(of: number) == text)
  }

  @Test(arguments: [
    ("en", 1234.0, "US", "0.8 mi"), ("en", 1234.0, "DE", "1.2 km"), ("de", 1234.0, "DE", "1,2 km"),
    ("de", 452.0, "DE", "450 m"), ("fr", 1234.0, "FR", "1,2\u{A0}km"), ("ja", 12345.0, "JP", "12 km"),
    ("uk", 1234.0, "UA", "1,2 км"), ("sw", 1234.0, "KE", "km 1.2"), ("ar", 1234.0, "EG", "1.2 كم"),
    ("en", 1_609_344.0, "GB", "1,000 mi"), ("en", 994.0, nil, "990 m"), ("en", 995.0, nil, "1.0 km"),
    ("en", .nan, nil, "0 m"), ("en", .infinity, "US", "0.0 mi"), ("en", -1.0, nil, "0 m"),
    ("en", 1e300, nil, "100,000 km"),
  ])
  func distancesAreInTheUnitOfTheRoads(tag: String, meters: Double, country: String?, text: String) throws {
    #expect(DistanceFormat(try locale(tag)).text(meters: meters, in: country) == text)
  }

  @Test(arguments: [
    ("en", 1, "1 location"), ("en", 0, "0 locations"), ("en", 1284, "1284 locations"),
    ("fr", 0, "0 établissement"), ("pl", 1, "1 lokalizacja"), ("pl", 3, "3 lokalizacje"),
    ("pl", 12, "12 lokalizacji"), ("pl", 1023, "1023 lokalizacje"), ("pl", 1112, "1112 lokalizacji"),
    ("uk", 21, "21 заклад"), ("cs", 5, "5 poboček"), ("ar", 2, "فرعان"), ("ar", 7, "7 فروع"),
    ("ar", 11, "11 فرعًا"), ("ar", 100, "100 فرع"), ("he", 2, "שני סניפים"), ("ja", 1, "1店舗"),
    ("pt-PT", 2, "2 estabelecimentos"), ("hu", 3, "3 üzlet"),
  ])
  func aNumberSelectsTheFormOfItsLanguage(tag: String, number: Int, text: String) throws {
    let locale = try locale(tag)
    let forms = try #require(ThemeLabels(locale)?.text("locations-count"))
    #expect(PluralFormat(locale, forms).text(of: number, writtenAs: "\(number)") == text)
  }

  @Test func aTextWithFewerFormsHasTheLast() throws {
    #expect(PluralFormat(try locale("pl"), "a {count}; b {count}").text(of: 12, writtenAs: "12") == "b 12")
    #expect(PluralFormat(try locale("en"), "").text(of: 12, writtenAs: "12") == "12")
  }

  @Test func aDayThatIsClosedEachWeekHasItsWordInJapanese() throws {
    let labels = try #require(ThemeLabels(try locale("ja")))
    #expect(labels.text("closed-weekly") == "定休日" && labels.text("closed") == "休業")
  }

  // MARK: Labels

  @Test func everyLabelIsInTwentyThreeLanguages() throws {
    #expect(ThemeLabels.languages.filter { LocaleData($0)?.language == $0 }.count == 23)
    let names = ThemeLabels.names
    #expect(names.count == 75 && names == names.sorted())
    for language in ThemeLabels.languages {
      let labels = try #require(ThemeLabels(try locale(language)))
      #expect(names.allSatisfy { labels.text($0)?.isEmpty == false }, "\(language)")
    }
  }

  @Test func labelsAreThoseOfTheLanguage() throws {
    #expect(ThemeLabels(try locale("de-CH"))?.text("hours") == "Öffnungszeiten")
    #expect(ThemeLabels(try locale("zh-HK"))?.text("hours") == "營業時間")
    #expect(ThemeLabels(try locale("no"))?.text("opens-day") == "åpner {day} kl. {time}")
    #expect(ThemeLabels(try locale("de"))?.text("hour") == nil)
    #expect(ThemeLabels(try locale("bg")) == nil)
    #expect(ThemeLabels(try locale("pt-PT"))?.text("address") == "Morada")
    #expect(ThemeLabels(try locale("pt-AO"))?.text("phone") == "Telefone")
    #expect(ThemeLabels(try locale("de-CH"))?.text("closes-at") == "schliesst um {time}")
  }
}
