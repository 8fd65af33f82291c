import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct RateLimitTests {
  @Test(arguments: [
    ("user-hour-lim:3500;user-hour-rem:500;", 3500, 500), ("user-hour-rem:0", nil, 0),
    (" user-hour-lim: 3600 ;x", nil, nil), ("", nil, nil), ("user-hour-lim:many;", nil, nil),
  ])
  func readsWhatIsThere(_ text: String, limit: Int?, remaining: Int?) {
    let found = RateLimit(text)
    #expect(found.limit == limit)
    #expect(found.remaining == remaining)
  }
}
