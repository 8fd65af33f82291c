/// How many requests the API takes, as its field `X-Rate-Limit` says: `user-hour-lim:3500;user-hour-rem:500;`
/// (Apple, “Identifying Rate Limits”).
struct RateLimit: Hashable, Sendable {
  /// How many requests in an hour.
  let limit: Int?
  /// How many are left.
  let remaining: Int?

  /// Reads the field; what is not understood is left out.
  init(_ text: String) {
    var values: [Substring: Int] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":").map { $0.drop { $0 == " " } }
      if pair.count == 2 { values[pair[0]] = Int(pair[1]) }
    }
    limit = values["user-hour-lim"]
    remaining = values["user-hour-rem"]
  }
}
