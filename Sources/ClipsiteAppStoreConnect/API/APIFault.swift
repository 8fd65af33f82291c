import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

extension SystemError {
  /// Indicates whether every further step would also fail.
  var endsTheRun: Bool { kind != .rejected && kind != .service }
}

/// The error in an answer of the API (Apple, “Parsing the Error Response Code”).
struct APIFault {
  private static let longestDetail = 300

  private let status: Int
  private let text: String

  /// Reads an answer.
  init(_ answer: HTTPAnswer) {
    status = answer.status
    let errors = (try? JSONParser.parse(answer.body).value)?["errors"]?.elements ?? []
    let sentences = errors.prefix(3).map { error in
      let words = [error["code"]?.text, error["detail"]?.text ?? error["title"]?.text].compactMap { $0 }
      return words.joined(separator: ": ").prefix(Self.longestDetail)
    }
    text = sentences.filter { !$0.isEmpty }.joined(separator: ", and ")
  }

  /// Indicates whether the same request may succeed later (RFC 9110, section 15; RFC 6585, section 4).
  var isTransient: Bool { status == 408 || status == 429 || status >= 500 && status != 501 }

  /// Indicates whether the request surely had no effect, so that even one that must not be made twice may be
  /// made again.
  var hadNoEffect: Bool { status == 429 }

  /// The answer in words.
  var answer: String { "App Store Connect answers \(status)" + (text.isEmpty ? "" : ": \(text)") }

  /// The error for people.
  ///
  /// - Parameter time: The time from which the API takes requests again, or `nil` if it does not say.
  func error(_ limit: RateLimit?, notBefore time: UTCTime? = nil) -> SystemError {
    let answer = answer
    switch status {
    case 401: return .denied("\(answer). Look at the key, its issuer, and the clock of this computer")
    case 403: return .denied("\(answer). The key's role must be App Manager, Marketing, or Admin")
    case 429:
      let most = limit?.limit.map { ", which accepts \($0) requests an hour" } ?? ""
      let later = time.map { "at \($0.text)" } ?? "later"
      return .limited("\(answer)\(most). Run the command again \(later), and it goes on where it stopped")
    case _ where isTransient && time != nil:
      return .limited(
        "\(answer). Run the command again at \(time?.text ?? ""), and it goes on where it stopped")
    case 409, 422: return .rejected(answer)
    case 300..<400: return .service("\(answer). The API is elsewhere")
    default: return .service(answer)
    }
  }
}

/// The number of requests that the API accepts, from its field `X-Rate-Limit`:
/// `user-hour-lim:3500;user-hour-rem:500;` (Apple, “Identifying Rate Limits”).
struct RateLimit: Hashable, Sendable {
  /// The number of requests in an hour.
  let limit: Int?
  /// The longest time without a request left, or `nil` if some are left. Some endpoints also count minutes.
  let usedUp: Period?

  /// A time for which requests are counted.
  struct Period: Hashable, Sendable {
    /// The name in the field.
    let name: String
    let seconds: Int

    fileprivate static let all = [
      Period(name: "day", seconds: 86_400), Period(name: "hour", seconds: 3_600),
      Period(name: "minute", seconds: 60), Period(name: "second", seconds: 1),
    ]
  }

  /// Reads the field; what is not understood is left out.
  init(_ text: String) {
    var values: [Substring: Int] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":").map { $0.drop { $0 == " " } }
      if pair.count == 2 { values[pair[0]] = Int(pair[1]) }
    }
    limit = values["user-hour-lim"]
    usedUp = Period.all.first { values["user-\($0.name)-rem"] == 0 }
  }
}
