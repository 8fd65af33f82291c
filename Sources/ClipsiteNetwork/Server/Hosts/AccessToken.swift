import ClipsiteAppClips

/// The secret in the address of a preview that lets another computer read it.
///
/// It is a new one for each start, from the random numbers of the system.
package struct AccessToken: Sendable {
  /// The parameter of the query that holds the token.
  package static let parameter = "_clipsite"

  /// 32 letters and digits that people do not confuse, in lower case, so that they can be typed on a phone.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  /// Nobody guesses 100 bits over a network.
  private static let length = 20

  /// The token, which needs no encoding in a URL or a cookie.
  package let text: String

  package init() {
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<Self.length).map { _ in
      Self.alphabet[Int.random(in: Self.alphabet.indices, using: &system)]
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Returns an address with the token in its query.
  package func added(to address: String) -> String {
    "\(address)\(address.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")\(Self.parameter)=\(text)"
  }

  /// Indicates whether a text is the token. The time depends on the length of the text alone.
  func matches(_ other: Substring) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    return own.count == other.count && zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Decides which requests of other computers are answered.
///
/// The address with the token answers with a cookie, and leads to the address without it, so the token is not
/// in the history of the browser or in a screenshot. Browsers send a cookie to all ports of a host (RFC 6265,
/// section 8.5), so the cookie lets a phone read all domains of the preview. Its name contains the first
/// port, because another preview on this computer has another token.
struct AccessCheck: Sendable {
  private let token: AccessToken
  private let cookie: String

  /// - Parameter port: The first port of the server.
  init(_ token: AccessToken, port: UInt16) {
    self.token = token
    cookie = "clipsite-\(port)"
  }

  /// Returns the answer in place of the preview's own, or `nil` if the request may have that.
  func answer(_ request: ReceivedRequest) -> HTTPResponse? {
    if let given = request.parameter(AccessToken.parameter), token.matches(given) {
      return admission(request)
    }
    return request.isFromThisComputer || hasCookie(request) ? nil : Self.refusal
  }

  private func hasCookie(_ request: ReceivedRequest) -> Bool {
    request.fields.values("Cookie").flatMap { $0.split(separator: ";") }.map(\.withoutBlanks).contains {
      pair in
      pair.hasPrefix("\(cookie)=") && token.matches(pair.dropFirst(cookie.utf8.count + 1))
    }
  }

  private func admission(_ request: ReceivedRequest) -> HTTPResponse {
    let others = (request.query ?? "").split(separator: "&").filter {
      $0.prefix { $0 != "=" } != AccessToken.parameter
    }
    let query = others.isEmpty ? "" : "?" + others.joined(separator: "&")
    var response = HTTPResponse.redirect(.seeOther, to: PercentEncoding.path(request.path) + query)
    // `Lax`, because a link in a message of a web page must also open the preview.
    let fields = ["\(cookie)=\(token.text)", "Path=/", "HttpOnly", "SameSite=Lax"]
    response["Set-Cookie"] = fields.joined(separator: "; ")
    return response
  }

  private static var refusal: HTTPResponse {
    let page = MessagePage.html(
      title: "This preview needs its code",
      """
      Scan the QR code in the terminal that runs the preview, or open the address beside it. The address ends with
      <code>?\(AccessToken.parameter)=</code> and a code, which is new each time the preview starts. You can also add
      that end to this address.
      """)
    return HTTPResponse(.forbidden, contentType: "text/html; charset=utf-8", page)
  }
}
