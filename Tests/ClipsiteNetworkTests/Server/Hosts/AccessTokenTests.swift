import Testing

@testable import ClipsiteNetwork

/// What a client of another computer gets, with and without the token.
struct AccessTokenTests {
  private static let token = AccessToken()
  private let check = AccessCheck(token, port: 8080)

  private func answer(
    _ path: String = "/market", query: String? = nil, cookies: [String] = [], isFromThisComputer: Bool = false
  ) -> HTTPResponse? {
    let fields = HTTPFields(cookies.map { HTTPField("Cookie", $0) })
    var request = ReceivedRequest(path, query: query, fields: fields)
    request.isFromThisComputer = isFromThisComputer
    return check.answer(request)
  }

  @Test func eachStartHasATokenThatNobodyGuesses() {
    let tokens = (0..<1000).map { _ in AccessToken().text }
    #expect(Set(tokens).count == tokens.count)
    for token in tokens { #expect(token.wholeMatch(of: /[0-9a-hjkmnp-tv-z]{20}/) != nil, "\(token)") }
    // Each of 32 letters has a part in a thousand tokens of 20.
    #expect(Set(tokens.joined()).count == 32)
  }

  @Test func theAddressWithTheTokenGivesACookieAndLeadsToTheAddressWithoutIt() throws {
    let token = Self.token.text
    let admission = try #require(answer(query: "_clipsite=\(token)"))
    #expect(admission.status == .seeOther && admission["Location"] == "/market")
    #expect(admission["Set-Cookie"] == "clipsite-8080=\(token); Path=/; HttpOnly; SameSite=Lax")
    #expect(answer(query: "a=1&_clipsite=\(token)&b=%20")?["Location"] == "/market?a=1&b=%20")
    #expect(answer("/caf\u{E9} 1", query: "_clipsite=\(token)")?["Location"] == "/caf%C3%A9%201")
    #expect(answer(query: "_clipsite=\(token)", isFromThisComputer: true)?["Location"] == "/market")
  }

  @Test func theCookieOpensThePreview() {
    let cookie = "clipsite-8080=\(Self.token.text)"
    for cookies in [
      [cookie], ["a=b; \(cookie)"], ["\(cookie);a"], ["a=b", cookie], ["clipsite-8080=old; \(cookie)"],
    ] {
      #expect(answer(cookies: cookies) == nil, "\(cookies)")
    }
  }

  @Test func aTokenWithOtherCharactersIsRefused() {
    let token = Array(Self.token.text.utf8)
    for index in token.indices {
      for mask in UInt8(1)..<128 {
        var wrong = token
        wrong[index] ^= mask
        #expect(!Self.token.matches(Substring(decoding: wrong, as: UTF8.self)), "\(index) \(mask)")
        wrong[0] ^= 0x20
        guard index > 0 else { continue }
        #expect(!Self.token.matches(Substring(decoding: wrong, as: UTF8.self)), "0, \(index) \(mask)")
      }
    }
    #expect(Self.token.matches(Self.token.text[...]))
  }

  @Test func withoutTheTokenThePageSaysWhatToDo() {
    let token = Self.token.text
    let queries =
      ["", "_clipsite", "_clipsite=", "_clipsite=\(token)x", "_clipsite=\(token.dropLast())", "_clipsite=0"]
      + ["clipsite=\(token)", "a=_clipsite=\(token)", "_clipsite=\(token.uppercased())"]
    for query in queries { #expect(answer(query: query)?.status == .forbidden, "\(query)") }
    let cookies = [
      "clipsite-8081=\(token)", "clipsite-8080=\(token)x", "clipsite-8080=", "clipsite-8080",
      "xclipsite-8080=\(token)", "clipsite-8080 =\(token)", ";;=", "clipsite-8080=\(AccessToken().text)",
    ]
    for cookie in cookies { #expect(answer(cookies: [cookie])?.status == .forbidden, "\(cookie)") }
    guard case .bytes(let body)? = answer()?.body else { return }
    let page = String(decoding: body, as: UTF8.self)
    #expect(page.contains("Scan the QR code") && page.contains("?_clipsite=") && !page.contains(token))
  }

  @Test func thisComputerNeedsNone() {
    #expect(answer(isFromThisComputer: true) == nil)
    #expect(answer(query: "_clipsite=old", isFromThisComputer: true) == nil)
  }

  @Test func anAddressKeepsItsQuery() {
    let token = Self.token.text
    #expect(Self.token.added(to: "http://a/") == "http://a/?_clipsite=\(token)")
    #expect(Self.token.added(to: "http://a/?b") == "http://a/?b&_clipsite=\(token)")
  }
}
