internal import ClipsitePlatform

/// The time of a request, as signatures have it: `20130524T000000Z`, in UTC.
struct SigningDate: Hashable, Sendable {
  /// Date and time.
  let text: String

  /// The date alone.
  var day: Substring { text.prefix(8) }

  /// A time that is written already.
  init(_ text: String) { self.text = text }

  /// The time now.
  static func now() -> SigningDate { SigningDate(UTCTime.now().basic) }
}
