import ClipsiteAppClips
import ClipsiteText

/// A time of day as somebody wrote it, which may leave open which half of the day it means.
struct ClockTime: Hashable, Sendable {
  /// The half of the day on a clock that counts to 12.
  enum Half: Hashable, Sendable {
    case morning, afternoon

    init?(_ letter: Unicode.Scalar) {
      switch letter {
      case "a", "A": self = .morning
      case "p", "P": self = .afternoon
      default: return nil
      }
    }
  }

  var hour: Int
  var minute: Int?
  var half: Half?
  /// A Boolean value that indicates whether the hour has two digits.
  var isPadded: Bool
  /// `noon` and `midnight` are clear without a half.
  var isNamed = false
  var text: String

  init(hour: Int, isPadded: Bool, isNamed: Bool = false, text: String = "") {
    (self.hour, self.isPadded, self.isNamed, self.text) = (hour, isPadded, isNamed, text)
  }

  /// A Boolean value that indicates whether the hour has two meanings: it has no minutes, or no leading zero.
  fileprivate var isOpen: Bool { half == nil && !isNamed && 1...12 ~= hour }

  /// A Boolean value that indicates whether it is a number alone.
  var isBare: Bool { minute == nil && half == nil && !isNamed }

  /// The minutes after midnight in a half of the day.
  fileprivate func minutes(in half: Half) -> Int {
    (hour % 12 + (half == .afternoon ? 12 : 0)) * 60 + (minute ?? 0)
  }
}

/// Two times as a time in which a location is open, or the rule that they break.
struct TimeRange {
  let start: ClockTime
  let end: ClockTime
  /// A Boolean value that indicates whether a word says that the clock counts to 24.
  var countsTo24 = false

  /// The result: the time, and whether a half of the day was guessed.
  struct Reading {
    let time: OpenTime
    let isGuessed: Bool
  }

  var text: String { "\(start.text)-\(end.text)" }

  /// A Boolean value that indicates whether the first time can be in the afternoon, as `1:00` and not
  /// `01:00`.
  var canStartInAfternoon: Bool { start.isOpen && !start.isPadded }

  func read(in whole: String) throws(InvalidValue) -> Reading {
    func broken(_ rule: HoursRule) -> InvalidValue { InvalidValue(whole, rule) }
    for time in [start, end] where time.half != nil && !(1...12 ~= time.hour) {
      throw broken(.badTime(time.text))
    }
    if isAmbiguous { throw broken(.ambiguous(text, readings)) }
    let isGuessed = !countsTo24 && (start.half == nil) != (end.half == nil) && (start.isOpen || end.isOpen)
    let opens = opens
    var closes = closes(after: opens)
    if start.hour > 24 || opens > 1440 { throw broken(.badTime(start.text)) }
    if opens == 1440 { throw broken(.opensAtEndOfDay) }
    if closes > 36 * 60 { throw broken(.badTime(end.text)) }
    if opens == closes { throw broken(.noDuration(end.text)) }
    if closes - opens > (opens > 0 ? 1439 : 1440) { throw broken(.wholeDay(text)) }
    if closes < opens { closes += 1440 }
    // The last minute before midnight is what many programs write for the end of the day.
    if closes == 1439 { closes = 1440 }
    return Reading(time: OpenTime(opens: opens, closes: closes), isGuessed: isGuessed)
  }

  /// Whole hours up to 12 without a word for the half, as in `9-5`, and an end that a clock that counts to 24
  /// would write with two digits, as in `9:00-5:00`. Many write `9-5 Uhr` for the afternoon.
  private var isAmbiguous: Bool {
    // `8-6am` can start in the morning or in the evening before.
    if start.isOpen, !(start.isPadded && start.hour < 10), end.half == .morning, !countsTo24 {
      return start.minutes(in: .morning) >= end.minutes(in: .morning)
    }
    guard start.isOpen, end.isOpen else { return false }
    if !countsTo24, start.minute == nil || end.minute == nil { return true }
    let isBackwards = (end.hour, end.minute ?? 0) < (start.hour, start.minute ?? 0)
    return isBackwards && !(end.isPadded && end.hour < 10)
  }

  /// The times that it can mean, if it starts in the morning or in the afternoon.
  var readings: [String] {
    [ClockTime.Half.morning, .afternoon].map { half in
      let opens = start.minutes(in: half)
      let halves = end.half.map { [$0] } ?? [.morning, .afternoon]
      let ends = halves.map { end.minutes(in: $0) }
      return OpenTime(opens: opens, closes: ends.first { $0 > opens } ?? ends[0] + 1440).text
    }
  }

  private var opens: Int {
    if let half = start.half { return start.minutes(in: half) }
    guard start.isOpen, let half = end.half, !countsTo24 else { return start.hour * 60 + (start.minute ?? 0) }
    // `1-5pm` means the same half, and `9-5pm` the other one.
    let (same, closes) = (start.minutes(in: half), end.minutes(in: half))
    return same < closes || half == .morning ? same : start.minutes(in: .morning)
  }

  private func closes(after opens: Int) -> Int {
    if let half = end.half {
      let closes = end.minutes(in: half)
      return closes == 0 ? 1440 : closes
    }
    if end.isNamed { return end.hour == 0 ? 1440 : end.hour * 60 }
    guard end.isOpen, start.half != nil, !countsTo24 else { return end.hour * 60 + (end.minute ?? 0) }
    let (morning, afternoon) = (end.minutes(in: .morning), end.minutes(in: .afternoon))
    return opens < morning ? morning : opens < afternoon ? afternoon : morning == 0 ? 1440 : morning
  }
}
