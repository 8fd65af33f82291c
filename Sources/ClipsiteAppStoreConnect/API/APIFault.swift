internal import ClipsiteHTTPClient
internal import ClipsiteJSON
internal import ClipsitePlatform

/// What is wrong with an answer of the API that is no success (Apple, “Parsing the Error Response Code”).
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
    text = sentences.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Whether the same request may succeed later (RFC 9110, section 15; RFC 6585, section 4).
  var isTransient: Bool { status == 408 || status == 429 || status >= 500 && status != 501 }

  /// Whether the request surely had no effect, so that even one that must not be made twice may be made
  /// again.
  var hadNoEffect: Bool { status == 429 }

  /// The answer in words.
  var answer: String { "App Store Connect answers \(status)" + (text.isEmpty ? "" : ": \(text)") }

  /// The error for people.
  ///
  /// - Parameter time: The time from which the API takes requests again; nil if it does not say.
  func error(_ limit: RateLimit?, notBefore time: UTCTime? = nil) -> ConnectError {
    let answer = answer
    switch status {
    case 401: return .denied("\(answer); look at the key, its issuer, and the clock of this computer")
    case 403: return .denied("\(answer); the key's role has to be App Manager, Marketing or Admin")
    case 429:
      let most = limit?.limit.map { "; it takes \($0) requests an hour" } ?? ""
      let later = time.map { "at \($0.text)" } ?? "later"
      return .limited("\(answer)\(most); run the command again \(later), and it goes on where it stopped")
    case _ where isTransient && time != nil:
      return .limited(
        "\(answer); run the command again at \(time?.text ?? ""), and it goes on where it stopped")
    case 300..<400: return .service("\(answer); the API is elsewhere")
    default: return .service(answer)
    }
  }
}
