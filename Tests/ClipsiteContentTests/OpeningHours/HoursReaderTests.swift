import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteContent

struct HoursReaderTests {
  private static let week = ["Mo-Fr 09:00-17:00"]
  private static let christmas = dates("2026-12-24").map { DateSpan.dates($0, $0) }[0]

  private static func dates(_ texts: String...) -> [CalendarDate] { texts.compactMap { CalendarDate($0) } }

  /// What a person needs to know, in the words of the message and of the fix.
  @Test(arguments: [
    (
      "Mo 09:00-33:00", "`09:00-33:00` lasts 24 hours or more, but a whole day is `00:00-24:00`",
      "correct the times"
    ),
    (
      "Mo 09:00-34:00", "`09:00-34:00` lasts 24 hours or more, but a whole day is `00:00-24:00`",
      "correct the times"
    ),
    (
      "Mo 00:00-25:00", "`00:00-25:00` lasts 24 hours or more, but a whole day is `00:00-24:00`",
      "correct the times"
    ),
    ("Mo 8-6am", "`8-6am` can mean the morning or the afternoon", "`08:00-06:00` or `20:00-06:00`"),
    ("Mo 10:30-2am", "`10:30-2am` can mean the morning or the afternoon", "`10:30-02:00` or `22:30-02:00`"),
    ("25-12-2026 off", "the date `25-12-2026` does not have the form `2026-12-25`", "`2026-12-25`"),
    ("12-01-2026 10:00-14:00", "the date `12-01-2026` can mean two days", "`2026-12-01` or `2026-01-12`"),
    ("31-31-2026 off", "`31-31-2026` is not a date", "`2026-12-24`"),
    ("Monday, December 25, 2026: closed", "2026-12-25 is a Friday, and not a Monday", "correct the date"),
    ("Friday, December 25: closed", "`Dec 25` is not a date", "write a date as `2026-12-24`"),
    ("Mo 8-6", "`8-6` can mean the morning or the afternoon", "`08:00-18:00` or `20:00-06:00`"),
    ("25/12/2026 off", "the date `25/12/2026` does not have the form `2026-12-25`", "`2026-12-25`"),
    ("12/01/2026 off", "the date `12/01/2026` can mean two days", "`2026-12-01` or `2026-01-12`"),
    ("31/31/2026 off", "`31/31/2026` is not a date", "`2026-12-24`"),
    ("2026-12-24 Mo off", "2026-12-24 is a Thursday, and not a Monday", "correct the date"),
    ("2026-12-24-2026-12-26 Mo off", "no day of 2026-12-24 - 2026-12-26 is a Monday", "correct the date"),
  ])
  func tellsTheMistake(text: String, message: String, fix: String) {
    let error = #expect(throws: InvalidValue.self) { try HoursReader.hours([text]) }
    #expect(error?.message.hasSuffix(", \(message)") == true, "\(error?.message ?? "")")
    #expect(error?.fix?.contains(fix) == true, "\(error?.fix ?? "")")
  }

  @Test(arguments: [
    ("Mon-Fri 9am-5pm", week), ("Monday – Friday: 9.00 to 17.00", week), ("Mo–Fr 9-17 Uhr", week),
    ("Mo-Fr 09:00-17:00", week), ("mo—fr 9:00‒17:00", week), ("Mo―Fr 9h00 à 17h00", week),
    ("weekdays 9 a.m. ~ 5 p.m.", week), ("Monday to Friday from 9 AM through 5 PM", week),
    ("Mo,Tu,We,Th,Fr 09:00:00-17:00:00", week), ("Mo-Fr 9h-17h", week), ("Mo-Fr 9\u{202F}am–5\u{A0}pm", week),
    ("Mo-Fr 12am-12pm", ["Mo-Fr 00:00-12:00"]), ("Mo 12pm-12am", ["Mo 12:00-24:00"]),
    ("Mo noon-midnight", ["Mo 12:00-24:00"]), ("Mo midnight-6am", ["Mo 00:00-06:00"]),
    ("Mo-Fr 900-1700", week), ("24h/24", ["Mo-Su 00:00-24:00"]), ("24h/7", ["Mo-Su 00:00-24:00"]),
    ("24/24", ["Mo-Su 00:00-24:00"]), ("Th 2026-12-24 off", ["2026-12-24 Th off"]),
    ("2026-12-24, 2026-12-26 off", ["2026-12-24 off", "2026-12-26 off"]),
    ("Friday, December 25, 2026: closed", ["2026-12-25 Fr off"]),
    ("Fri 25 Dec 2026 10:00-12:00", ["2026-12-25 Fr 10:00-12:00"]),
    ("Friday, 25. December 2026: closed", ["2026-12-25 Fr off"]),
    ("Mo 12-6am", ["Mo 00:00-06:00"]), ("Mo 08:00-6am", ["Mo 08:00-06:00"]),
    ("24/7", ["Mo-Su 00:00-24:00"]), ("open 24 hours", ["Mo-Su 00:00-24:00"]),
    ("Mo 24h", ["Mo 00:00-24:00"]), ("00:00-24:00", ["Mo-Su 00:00-24:00"]),
    ("00:00-23:59", ["Mo-Su 00:00-24:00"]), ("Mo 18:00-23:59", ["Mo 18:00-24:00"]), ("x", ["Mo-Su off"]),
    ("Su closed", ["Su off"]),
    ("Su fermé", ["Su off"]), ("Su geschlossen", ["Su off"]), ("Su chiuso", ["Su off"]),
    ("Su cerrado", ["Su off"]), ("Su gesloten", ["Su off"]), ("Su stängt", ["Su off"]),
    ("Sa 22:00-02:00", ["Sa 22:00-02:00"]), ("Sa 22:00-26:00", ["Sa 22:00-02:00"]),
    ("Sa 10pm-2am", ["Sa 22:00-02:00"]), ("Sa 18:00-00:00", ["Sa 18:00-24:00"]),
    ("Mo 11:30-14:00, 17:00-22:00", ["Mo 11:30-14:00,17:00-22:00"]),
    ("Mo 11:30-14:00 & 17:00-22:00", ["Mo 11:30-14:00,17:00-22:00"]),
    ("Mo 11:30-14:00 / 17:00-22:00", ["Mo 11:30-14:00,17:00-22:00"]),
    ("Mo 17:00-22:00 and 11:30-14:00", ["Mo 11:30-14:00,17:00-22:00"]),
    ("Mo 09:00-12:00,12:00-17:00", ["Mo 09:00-17:00"]), ("daily 9-17 Uhr", ["Mo-Su 09:00-17:00"]),
    ("weekends 10:00-16:00", ["Sa,Su 10:00-16:00"]), ("Fr-Mo 10:00-16:00", ["Mo,Fr-Su 10:00-16:00"]),
    ("Mo-Su 10:00-18:00; Sa 10:00-14:00", ["Mo-Fr,Su 10:00-18:00", "Sa 10:00-14:00"]),
    ("Mo-Su 10:00-18:00; Su off", ["Mo-Sa 10:00-18:00", "Su off"]),
    ("Mo-Fr 8:00-12:00, Sa 10:00-14:00", ["Mo-Fr 08:00-12:00", "Sa 10:00-14:00"]),
    ("Mo-Fr 8:00-12:00; Mo-Fr 13:00-17:00", ["Mo-Fr 08:00-12:00,13:00-17:00"]),
    ("Mo-Fr 8:00-12:00 Sa 10:00-14:00", ["Mo-Fr 08:00-12:00", "Sa 10:00-14:00"]),
    ("Mo-Su 10:00-18:00 | PH off", ["Mo-Su 10:00-18:00", "PH off"]),
    ("Dec 24-26 off", ["Dec 24-Dec 26 off"]), ("24-26 Dec closed", ["Dec 24-Dec 26 off"]),
    ("24. Dec 8:00-12:00", ["Dec 24 08:00-12:00"]), ("December 24th, 2026: closed", ["2026-12-24 off"]),
    ("2026-12-25 10:00-14:00", ["2026-12-25 10:00-14:00"]),
    ("2026-12-24: 09:00-13:00, 2026-12-25: x", ["2026-12-24 09:00-13:00", "2026-12-25 off"]),
    ("2026-12-24 - 2026-12-26 off \"Christmas\"", ["2026-12-24 - 2026-12-26 off \"Christmas\""]),
    ("Dec 30-Jan 2 off", ["Dec 30-Jan 2 off"]), ("2026 Dec 30-Jan 2 off", ["2026-12-30 - 2027-01-02 off"]),
    ("Apr-Oct Mo-Su 10:00-20:00", ["Apr 1-Oct 31 10:00-20:00"]),
    ("2026 Apr-Oct Mo-Fr 10:00-20:00", ["2026-04-01 - 2026-10-31 Mo-Fr 10:00-20:00"]),
    ("Dec 31, 2026-Jan 1, 2027 off", ["2026-12-31 - 2027-01-01 off"]),
    ("Dec 30-Jan 2, 2027 off", ["2026-12-30 - 2027-01-02 off"]),
    ("Nov 2026-Mar 2027 10:00-16:00", ["2026-11-01 - 2027-03-31 10:00-16:00"]),
    ("2027 Feb 10:00-16:00", ["2027-02-01 - 2027-02-28 10:00-16:00"]),
    ("Mon-Fri, 9am-5pm", week), ("Su, closed", ["Su off"]), ("Mo-Fr ９：００～１７：００", week),
    ("Mo-Fr ٩:٠٠-١٧:٠٠", week), ("Mo 8-12, 13-17", ["Mo 08:00-12:00,13:00-17:00"]),
    ("Mo 8-12 und 14-18 Uhr", ["Mo 08:00-12:00,14:00-18:00"]), ("Mo 22-5 Uhr", ["Mo 22:00-05:00"]),
    ("Mo 9 Uhr bis 17 Uhr", ["Mo 09:00-17:00"]),
    ("M-F 9am-5pm", week), ("M, W, F 9am-5pm", ["Mo,We,Fr 09:00-17:00"]),
    ("M-Th 9-17 Uhr", ["Mo-Th 09:00-17:00"]),
    ("m/w 0900-1700", ["Mo,We 09:00-17:00"]), ("Mo-Fr 0900-1700", week), ("Mo-Fr 0900 – 1700 hrs", week),
    ("Mo-Fr 0900h to 1700h", week), ("0900-1230, 1330-1700", ["Mo-Su 09:00-12:30,13:30-17:00"]),
    ("Sa 2200-0200", ["Sa 22:00-02:00"]), ("0000-2400", ["Mo-Su 00:00-24:00"]),
    ("Mo 2000-2200; 2026 Dec 24 off", ["Mo 20:00-22:00", "2026-12-24 off"]),
    ("Mo-Fr 0900-1700, 2026 Dec 24-26 off", ["Mo-Fr 09:00-17:00", "2026-12-24 - 2026-12-26 off"]),
    ("2026-12-24 0900-1200", ["2026-12-24 09:00-12:00"]), ("Dec 24 0900-1200", ["Dec 24 09:00-12:00"]),
    ("2026-12-24 Th 10:00-12:00", ["2026-12-24 Th 10:00-12:00"]),
    ("2026-12-24 Mo-Fr 10:00-12:00", ["2026-12-24 Th 10:00-12:00"]),
    ("2026-12-24 - 2026-12-27 Fr-Su off", ["2026-12-24 - 2026-12-27 Fr-Su off"]),
    ("2026-12-24 weekdays 10:00-12:00", ["2026-12-24 Th 10:00-12:00"]),
    ("Dec 24 Mo off", ["Dec 24 Mo off"]),
    ("7 days a week, 6 am - 10 pm", ["Mo-Su 06:00-22:00"]), ("Open 7 days 9am-5pm", ["Mo-Su 09:00-17:00"]),
    ("7j/7 9h-19h", ["Mo-Su 09:00-19:00"]), ("7a-7p", ["Mo-Su 07:00-19:00"]),
    ("Mon-Fri 7A-7P, Sat 8a-noon", ["Mo-Fr 07:00-19:00", "Sa 08:00-12:00"]),
    ("Closed Mondays, Tue-Sun 9am-5pm", ["Mo off", "Tu-Su 09:00-17:00"]),
    ("closed Su, Mo-Sa 09:00-17:00", ["Mo-Sa 09:00-17:00", "Su off"]),
    ("Mo-Fr 09:00-17:00 closed Sa", ["Mo-Fr 09:00-17:00", "Sa off"]),
    ("Tue-Sun 9am-5pm, closed on Mondays", ["Mo off", "Tu-Su 09:00-17:00"]),
    ("Mo-Fr 9:00-17:00; closed Sat & Sun", ["Mo-Fr 09:00-17:00", "Sa,Su off"]),
    ("closed weekends, Mo-Fr 9:00-17:00", ["Mo-Fr 09:00-17:00", "Sa,Su off"]),
    ("Mo-Sa 9:00-17:00, closed PH", ["Mo-Sa 09:00-17:00", "PH off"]),
    ("Mo+Tu 08:00-12:00; Sa+Su off", ["Mo,Tu 08:00-12:00", "Sa,Su off"]),
  ])
  func reads(text: String, texts: [String]) throws {
    let hours = try HoursReader.hours([text])
    #expect(hours.texts == texts)
    #expect(try HoursReader.hours(hours.texts) == hours)
  }

  @Test(arguments: [
    (["Apr-Oct Mo-Su 10:00-20:00", "Nov-Mar Mo-Su 10:00-17:00"], true),
    (["Nov-Mar Mo-Su 10:00-17:00", "Feb-Nov Mo-Su 10:00-20:00"], true),
    (["Apr-Oct Mo-Su 10:00-20:00", "Nov 2-Mar 31 Mo-Su 10:00-17:00"], false),
    (["Mar 1-Feb 28 Mo-Su 10:00-20:00"], false),
    (["Mo-Su 10:00-20:00"], false),
  ])
  func seasonsCoverYearsIfEachIsFollowedByAnother(texts: [String], isCovered: Bool) throws {
    #expect(try HoursReader.hours(texts).seasonsCoverYears == isCovered)
  }

  @Test(arguments: [
    ("9-5pm", "09:00-17:00"), ("1-5pm", "13:00-17:00"), ("9am-5", "09:00-17:00"), ("10pm-2", "22:00-02:00"),
  ])
  func guessesAHalfOfTheDayAndSaysSo(text: String, times: String) throws {
    var reader = HoursReader()
    try reader.add("Mo \(text)")
    #expect(reader.hours.texts == ["Mo \(times)"])
    #expect(reader.guesses == ["`\(text)` as `\(times)`"])
  }

  @Test(
    arguments: [
      ("Mo 9-5", .ambiguous("9-5", ["09:00-17:00", "21:00-05:00"])),
      ("Mo 8-6", .ambiguous("8-6", ["08:00-18:00", "20:00-06:00"])),
      ("Mo 8-12", .ambiguous("8-12", ["08:00-12:00", "20:00-24:00"])),
      ("Mo 1-5", .ambiguous("1-5", ["01:00-05:00", "13:00-17:00"])),
      ("Mo 9-9", .ambiguous("9-9", ["09:00-21:00", "21:00-09:00"])),
      ("Mo 9:00-5:00", .ambiguous("9:00-5:00", ["09:00-17:00", "21:00-05:00"])),
      ("Mo 10:00-10:00", .noDuration("10:00")), ("Mo 09:00-33:00", .wholeDay("09:00-33:00")),
      ("2026-12-24 Mo off", .otherDay(christmas, "Monday")),
      ("2026-12-24 Th,Mo off", .otherDay(christmas, "Monday")),
      ("2026-12-24 Mo-We 10:00-12:00", .otherDay(christmas, "Monday or Tuesday or Wednesday")),
      ("2026 Dec 24 Mo off", .otherDay(christmas, "Monday")),
      ("Mo-Fr 0960-1700", .unknown("0960")), ("0900", .unknown("0900")), ("Apr-Oct 2026-2027", .missingTimes),
      ("T-F 9am-5pm", .ambiguousDay("t", ["Tuesday", "Thursday"])),
      ("M-S 9am-5pm", .ambiguousDay("s", ["Saturday", "Sunday"])),
      ("M,T,W 9am-5pm", .ambiguousDay("t", ["Tuesday", "Thursday"])), ("Mo-Fr 960-1700", .unknown("960")),
      ("Mo 2026-12-24 off", .otherDay(christmas, "Monday")),
      (
        "Th 2026-12-24, 2026-12-25 off",
        .otherDay(dates("2026-12-25").map { DateSpan.dates($0, $0) }[0], "Thursday")
      ),
      ("Mo 18:00+", .openEnd("18:00+")), ("Mo sunrise-sunset", .unsupported("sunrise")),
      ("week 1-10 Mo 10:00-12:00", .unsupported("week")), ("SH off", .unsupported("SH")),
      ("PH 10:00-12:00", .holidayTimes), ("", .empty), (" ; ", .empty), ("Mo-Fr", .missingTimes),
      ("Mo 25:00-26:00", .badTime("25:00")), ("Mo 13pm-14pm", .badTime("13pm")),
      ("Mo 09:60-10:00", .badTime("09:60")), ("Mo 24:00-26:00", .opensAtEndOfDay),
      ("Mo 06:00", .badTimes("06:00")), ("Mo-Fr,We 06:00-18:00", .repeatedDay("Wednesday")),
      ("Mo 09:00-12:00,11:00-14:00", .overlap("a day")), ("Xx 09:00-12:00", .unknown("Xx")),
      ("Mo-Su 10:00-12:00; Sa 14:00-16:00", .addsOrReplaces("Saturday")),
      ("24.12.2026 off", .numericDate("24.12.2026", dates("2026-12-24"))),
      ("12/24/2026 off", .numericDate("12/24/2026", dates("2026-12-24"))),
      ("25/12/26 off", .numericDate("25/12/26", dates("2026-12-25"))),
      ("2026/12/25 off", .numericDate("2026/12/25", dates("2026-12-25"))),
      ("12/12/2026 off", .numericDate("12/12/2026", dates("2026-12-12"))),
      ("12/01/2026 off", .numericDate("12/01/2026", dates("2026-12-01", "2026-01-12"))),
      ("31/31/2026 off", .numericDate("31/31/2026", [])),
      ("2026-02-30 off", .badDate("2026-02-30")), ("Feb 30 off", .badDate("Feb 30")), ("Mo ?", .unknown("?")),
      ("Mo 9-5 Uhr", .ambiguous("9-5", ["09:00-17:00", "21:00-05:00"])),
      ("Mo 8-12 und 2-6 Uhr", .ambiguous("2-6", ["02:00-06:00", "14:00-18:00"])),
      ("Mo 9:00-12:00, 1:00-5:00", .ambiguous("1:00-5:00", ["01:00-05:00", "13:00-17:00"])),
      ("Mo 8-12; Tu 13-17", .ambiguous("8-12", ["08:00-12:00", "20:00-24:00"])),
      ("24/7 || off", .unsupported("||")),
      ("Mo 10:00-18:00 \"by appointment\"", .labelOfDays("by appointment")),
      ("Dec 26-24 off", .badDate("Dec 26-24")),
      ("2026 Dec 30-2026 Jan 2 off", .badDate("2026-12-30")),
      ("Mo 12:00-13:00 off", .withoutDays("off")), ("Mo-Fr 09:00-17:00 closed", .withoutDays("closed")),
      ("Mo-Fr 09:00-17:00, off", .withoutDays("off")),
      ("Mo-Fr 09:00-17:00: geschlossen", .withoutDays("geschlossen")),
      ("2026-12-24 08:00-13:00 off", .withoutDays("off")), ("24/7 off", .withoutDays("off")),
      ("Mo-Fr off 09:00-17:00", .withoutDays("09:00")), ("Mo off, 10:00-18:00", .withoutDays("10:00")),
      ("Dec 24 off, 14:00-16:00", .withoutDays("14:00")), ("off 09:00-17:00", .withoutDays("09:00")),
      ("24/7 10:00-18:00", .withoutDays("10:00")), ("Mo 09:00-12:00, 24/7", .withoutDays("24/7")),
      ("closed Mo, Tu, We-Su 09:00-17:00", .withoutDays("closed")),
      ("Mo-We 9:00-17:00, Th, closed Fr", .missingTimes), ("Dec 25 closed Mo", .missingTimes),
      ("closed Sa, Su 9:00-12:00", .withoutDays("closed")),
      ("closed: Mo, Tu-Su 09:00-17:00", .withoutDays("closed")),
      ("Mo-Fr 09:00-17:00; off", .openAndClosed), ("Mo-Fr 09:00-17:00; Mo-Su off", .openAndClosed),
      ("Mo off; 10:00-18:00", .openAndClosed), ("Su off; Mo-Su 10:00-18:00", .openAndClosed),
      ("24/7; Mo off; Mo-Su off", .openAndClosed), ("Dec 25 10:00-12:00; Dec 24-26 off", .openAndClosed),
      ("2026-12-25 10:00-12:00; Dec 24-26 off", .openAndClosed),
      ("Jan 1 10:00-12:00; Dec 30-Jan 2 off", .openAndClosed),
      ("Apr-Oct Mo-Su 10:00-20:00; Apr-Oct off", .openAndClosed),
      ("Mo-Fr 09:00-17:00; 12-25 off", .dateOrTimes("12-25", ["Dec 25"])),
      ("12-25 off", .dateOrTimes("12-25", ["Dec 25"])), ("12-25", .dateOrTimes("12-25", ["Dec 25"])),
      ("25-12 off", .dateOrTimes("25-12", ["Dec 25"])),
      ("01-06 x", .dateOrTimes("01-06", ["Jan 6", "Jun 1"])),
      ("12-24 08:00-12:00", .dateOrTimes("12-24", ["Dec 24"])),
      ("12-24: 8-10 Uhr", .dateOrTimes("12-24", ["Dec 24"])),
      ("Mo-Fr 09:00-12:00, 12-25 off", .dateOrTimes("12-25", ["Dec 25"])),
      ("Mo-Fr 09:00-17:00, 12/25 off", .dateOrTimes("12/25", ["Dec 25"])),
      ("25.12. off", .dateOrTimes("25.12", ["Dec 25"])),
      ("25.12. 10:00-12:00", .dateOrTimes("25.12", ["Dec 25"])),
      ("12-25: closed", .dateOrTimes("12-25", ["Dec 25"])),
    ] as [(String, HoursRule)])
  func refuses(text: String, rule: HoursRule) {
    #expect {
      try HoursReader.hours([text])
    } throws: { error in
      let error = error as? InvalidValue
      return error == InvalidValue(text, rule) && error?.fix?.isEmpty == false
        && error?.message.contains("hours") == true
    }
  }

  @Test(arguments: [
    ("de", "Montag bis Freitag: 9.00 – 17.00 Uhr"), ("de", "Mo-Fr 9-17 Uhr"),
    ("fr", "lundi à vendredi 9h-17h"),
    ("nl", "ma-vr 09:00-17:00"), ("es", "lunes-viernes 09:00-17:00"),
    ("pt", "segunda-feira-sexta-feira 9:00-17:00"),
    ("he", "יום שני-יום שישי 09:00-17:00"), ("ja", "月曜日～金曜日 9:00～17:00"), ("de", "Mon-Fri 9am-5pm"),
    ("fr", "Du lundi au vendredi de 9h à 17h"), ("es", "Lunes a viernes de 9:00 a 17:00 h"),
    ("it", "dal lunedì al venerdì dalle 9:00 alle 17:00"), ("pt", "segunda a sexta das 9h às 17h"),
    ("nl", "ma t/m vr 9 tot 17 uur"), ("sv", "mån–fre kl. 9.00–17.00"), ("fi", "ma–pe klo 9–17"),
    ("da", "mandag til fredag kl. 9.00-17.00"), ("pl", "poniedziałek do piątek 9:00–17:00"),
    ("cs", "pondělí–pátek 9:00–17:00"), ("hu", "hétfő–péntek 9:00–17:00"),
    ("tr", "Pazartesi-Cuma 09:00-17:00"),
    ("el", "Δευτέρα έως Παρασκευή 9:00–17:00"), ("uk", "пн–пт 9:00–17:00"),
    ("ar", "الاثنين إلى الجمعة ٩:٠٠-١٧:٠٠"), ("ja", "月～金 9時～17時"), ("ja", "月曜日から金曜日まで 9:00～17:00"),
    ("fr", "lundi-V 9h-17h"), ("de", "Mo-F 9-17 Uhr"), ("ko", "월요일~금요일 9:00~17:00"),
    ("pl", "pn-pt 9:00-17:00"), ("es", "L-V 9:00-17:00"), ("es", "L,martes,X,J,V 9:00-17:00"),
    ("zh-Hans", "周一至周五 9:00-17:00"), ("zh-Hant", "週一至週五 9:00-17:00"),
    ("fr", "Lun-Ven 9 h à 17 h"), ("es", "lunes a viernes 9 a 17 h"),
  ])
  func readsTheDaysOfTheLanguageOfThePage(language: String, text: String) throws {
    let words = HoursWords(language: try LanguageTag(language))
    #expect(try HoursReader.hours([text], words).texts == Self.week)
  }

  @Test(arguments: [
    ("de", "Mo 9-12 Uhr und 14-18 Uhr"), ("fr", "lundi 9h-12h et 14h-18h"),
    ("es", "lunes 9:00-12:00 y 14:00-18:00"),
    ("ja", "月曜日 9:00～12:00、14:00～18:00"), ("ar", "الاثنين 9:00-12:00، 14:00-18:00"),
  ])
  func readsTwoTimesInTheLanguageOfThePage(language: String, text: String) throws {
    let words = HoursWords(language: try LanguageTag(language))
    #expect(try HoursReader.hours([text], words).texts == ["Mo 09:00-12:00,14:00-18:00"])
  }

  @Test func doesNotGuessLettersOfSeveralDays() throws {
    let words = HoursWords(language: try LanguageTag("de"))
    #expect(throws: InvalidValue.self) { try HoursReader.hours(["M-F 09:00-17:00"], words) }
  }

  @Test(arguments: [
    ("hu", "H-P 9:00-17:00", ["Mo-Fr 09:00-17:00"]), ("hu", "H 9h-17h", ["Mo 09:00-17:00"]),
    ("fr", "Mar 1-Oct 31 10:00-20:00", ["Mar 1-Oct 31 10:00-20:00"]), ("ja", "M-F 9:00-17:00", week),
    ("fr", "2027 Mar 10:00-20:00", ["2027-03-01 - 2027-03-31 10:00-20:00"]),
  ])
  func namesOfTheLanguageComeFirst(language: String, text: String, texts: [String]) throws {
    let words = HoursWords(language: try LanguageTag(language))
    #expect(try HoursReader.hours([text], words).texts == texts)
  }

  /// In French, `mar.` is a Tuesday, and no Hungarian day begins with M.
  @Test(arguments: [
    ("hu", "M,F 9:00-17:00", HoursRule.unknown("M"), "write days"),
    ("hu", "M 9:00-17:00", .unknown("M"), "write days"),
    ("fr", "mar. 9:00-17:00", .ambiguousDay("mar", ["Tuesday", "Mar 1-31"]), "write `Tu` or `Mar 1-31`"),
    ("es", "mar 9:00-17:00", .ambiguousDay("mar", ["Tuesday", "Mar 1-31"]), "write `Tu` or `Mar 1-31`"),
    ("fr", "lun,mar 9:00-17:00", .ambiguousDay("mar", ["Tuesday", "Mar 1-31"]), "write `Tu` or `Mar 1-31`"),
    ("fr", "lun-mar 9:00-17:00", .ambiguousDay("mar", ["Tuesday", "Mar 1-31"]), "write `Tu` or `Mar 1-31`"),
    ("en", "MWF 9:00-17:00", .unknown("MWF"), "separate the days"),
    ("en", "TTh 9:00-17:00", .unknown("TTh"), "separate the days"),
    ("en", "Mus 9:00-17:00", .unknown("Mus"), "write days"),
  ])
  func doesNotReadNamesOfAnotherMeaning(
    language: String, text: String, rule: HoursRule, fix: String
  ) throws {
    let words = HoursWords(language: try LanguageTag(language))
    let error = #expect(throws: InvalidValue.self) { try HoursReader.hours([text], words) }
    #expect(error == InvalidValue(text, rule))
    #expect(error?.fix?.hasPrefix(fix) == true)
  }

  @Test func doesNotGuessDaysOfOtherLanguages() {
    #expect(throws: InvalidValue.self) { try HoursReader.hours(["Montag 09:00-17:00"]) }
  }

  @Test(arguments: [
    ["Mo-Fr 09:00-17:00; 12-25 off"], ["Mo-Fr 09:00-17:00", "12-25 off"], ["Mo 12:00-13:00 off"],
    ["Mo-Fr 09:00-17:00 closed"], ["Mo-Fr 09:00-17:00", "off"], ["off", "Mo off", "09:00-17:00"],
  ])
  func hoursThatALaterOffWouldCloseAreAnError(texts: [String]) {
    #expect {
      try HoursReader.hours(texts)
    } throws: { error in
      (error as? InvalidValue)?.fix?.isEmpty == false
    }
  }

  @Test func aDateInNumbersSuggestsADateAndSpecialHours() throws {
    let error = #expect(throws: InvalidValue.self) {
      try HoursReader.hours(["Mo-Fr 09:00-17:00; 12-25 off"])
    }
    #expect(error?.fix == "write `Dec 25`, or the date with its year under `special-hours`")
  }

  @Test(arguments: [
    ("Mo off", ["Mo off"]), ("PH off", ["PH off"]), ("Sa,Su off", ["Sa,Su off"]),
    ("24/7; Dec 25 off", ["Mo-Su 00:00-24:00", "Dec 25 off"]),
    ("Mo-Fr 09:00-17:00; Sa off", ["Mo-Fr 09:00-17:00", "Sa off"]),
    ("Mo-Fr 09:00-17:00, Dec 25 off", ["Mo-Fr 09:00-17:00", "Dec 25 off"]),
    ("Mo-Fr 09:00-17:00 2026-12-25 off", ["Mo-Fr 09:00-17:00", "2026-12-25 off"]),
    ("Mo-Fr 09:00-17:00 Sa,Su,PH off", ["Mo-Fr 09:00-17:00", "Sa,Su off", "PH off"]),
    ("off; Mo-Fr 09:00-17:00", ["Mo-Fr 09:00-17:00", "Sa,Su off"]),
    ("Mo-Su off; Mo-Fr 09:00-17:00; Sa-Su 10:00-12:00", ["Mo-Fr 09:00-17:00", "Sa,Su 10:00-12:00"]),
    ("Mo-Fr 09:00-17:00; Fr-Su off", ["Mo-Th 09:00-17:00", "Fr-Su off"]),
    ("PH off, 09:00-17:00", ["Mo-Su 09:00-17:00", "PH off"]), ("12-24", ["Mo-Su 12:00-24:00"]),
    ("Mo 12-25", ["Mo 12:00-01:00"]), ("12-25 Uhr", ["Mo-Su 12:00-01:00"]),
    ("8-12, 14:00-18:00", ["Mo-Su 08:00-12:00,14:00-18:00"]),
    ("8-12 13-17", ["Mo-Su 08:00-12:00,13:00-17:00"]),
    ("Dec off; 2026-12-24 08:00-12:00", ["Dec 1-Dec 31 off", "2026-12-24 08:00-12:00"]),
    ("2026-12-24 08:00-12:00; Dec off", ["Dec 1-Dec 31 off", "2026-12-24 08:00-12:00"]),
  ])
  func closedDaysHaveTheirDaysOrDates(text: String, texts: [String]) throws {
    #expect(try HoursReader.hours([text]).texts == texts)
  }

  /// Rules for days and dates with and without times. On a day that all rules that name it call closed, or
  /// all call open, nothing else is read.
  @Test func noDayIsReadAgainstAllOfItsRules() {
    let days = ["", "Mo", "Mo-Fr", "Sa,Su", "Mo-Su", "Fr-Mo", "12-25", "12/25", "Dec 25", "closed"]
    let times = ["09:00-12:00", "off", "24/7", "closed", "x", "13:00-17:00 off", "off 13:00-17:00"]
    let named: [String: Set<Int>] = [
      "Mo": [0], "Mo-Fr": [0, 1, 2, 3, 4], "Sa,Su": [5, 6], "Mo-Su": Set(0..<7), "Fr-Mo": [0, 4, 5, 6],
      "": Set(0..<7),
    ]
    for (one, other) in days.flatMap({ one in days.map { (one, $0) } }) {
      for (first, second) in times.flatMap({ one in times.map { (one, $0) } }) {
        for separator in ["; ", ", ", " ", ": "] {
          let text = "\(one) \(first)\(separator)\(other) \(second)"
          guard let hours = try? HoursReader.hours([text]), !hours.week.isEmpty else { continue }
          for day in 0..<7 {
            let mine = [(one, first), (other, second)].filter { named[$0.0]?.contains(day) == true }
            let isOpen = Set(mine.map { $0.1.contains(":") || $0.1 == "24/7" })
            guard isOpen.count == 1, let expected = isOpen.first else { continue }
            #expect(hours.week.days[day]?.times.isEmpty != expected, "\(text), day \(day): \(hours.texts)")
          }
        }
      }
    }
  }

  @Test func textsOfAListAddUp() throws {
    #expect(
      try HoursReader.hours(["Mo-Fr 08:00-12:00", "Mo-Sa 13:00-17:00"]).texts
        == ["Mo-Fr 08:00-12:00,13:00-17:00", "Sa 13:00-17:00"])
  }

  /// In one text, a later rule replaces times. Nobody says whether one of another text does.
  @Test func aTextReplacesNoTimesOfAnother() throws {
    #expect {
      try HoursReader.hours(["Mo-Fr 06:00-18:00", "Fr 07:00-16:00"])
    } throws: { error in
      (error as? InvalidValue)?.message.hasPrefix("in the opening hours `Fr 07:00-16:00`, Friday has times")
        == true
    }
    #expect(try HoursReader.hours(["Mo 06:00-18:00", "Mo 06:00-18:00"]).texts == ["Mo 06:00-18:00"])
    #expect(try HoursReader.hours(["Mo-Fr 06:00-18:00; Fr 07:00-16:00"]).week[.friday]?.times.count == 1)
  }

  /// Texts of random parts of texts. None may trap, and what is read is read back as the same.
  @Test func noTextTraps() {
    let parts = [
      "Mo", "-", "Fr", " ", ",", ";", "9", "09:00", "17:00", "am", "pm", "24/7", "24", "Dec", "Oct", "2026",
      "2026-12-24", "off", "PH", "+", ":", ".", "h", "Uhr", "\"", "to", "noon", "00", "99", "é", "\u{0}", "“",
    ]
    var state: UInt64 = 42
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<9 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(state >> 33) % parts.count]
      }
      guard let hours = try? HoursReader.hours([text]) else { continue }
      #expect((try? HoursReader.hours(hours.texts)) == hours, "\(text) as \(hours.texts)")
    }
  }
}

struct CalendarDateTests {
  @Test(arguments: [("2026-11-23", 0), ("2026-12-25", 4), ("2028-02-29", 1), ("1970-01-01", 3)])
  func knowsTheWeekday(text: String, weekday: Int) throws {
    #expect(try #require(CalendarDate(text)).weekday == weekday)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-1-01", "26-01-01", "2026-04-31", "", "2026-12-24T00", "2026--1-01",
    "2026-12-240", "2026/12/24", "2026-12.24", "+026-12-24", "2026-1２-1", "2026-00-10",
  ])
  func refuses(text: String) { #expect(CalendarDate(text) == nil) }

  @Test func datesOfAShopOverrideThoseOfItsChain() throws {
    let chain = try HoursReader.hours(["2026-12-24 - 2026-12-26 off"]).dates
    let shop = try HoursReader.hours(["2026-12-25 10:00-12:00"]).dates
    #expect(
      chain.overridden(by: shop).flatMap(\.texts) == [
        "2026-12-24 off", "2026-12-25 10:00-12:00", "2026-12-26 off",
      ])
  }
}
