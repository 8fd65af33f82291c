import ClipsiteText

/// A browser that is driven by the protocol that all browsers have in common (W3C, WebDriver).
struct WebDriver {
  private let client: LoopbackClient
  private let session: String

  /// Has the driver that listens on a port start a browser.
  ///
  /// - Parameter capabilities: What it must be able to do (section 7).
  init(port: UInt16, _ capabilities: JSONValue) throws {
    client = LoopbackClient(port: port)
    let parameters: JSONValue = ["capabilities": ["alwaysMatch": capabilities]]
    let made = try Self.send("POST", "/session", parameters, client)
    session = "/session/\(made["sessionId"]?.text ?? "")"
  }

  /// Gives an order, such as `url`, and waits until it is carried out.
  @discardableResult
  func post(_ command: String, _ parameters: JSONValue) throws -> JSONValue {
    try Self.send("POST", "\(session)/\(command)", parameters, client)
  }

  /// Asks for something, such as `screenshot`.
  func get(_ command: String) throws -> JSONValue {
    try Self.send("GET", "\(session)/\(command)", nil, client)
  }

  /// Ends the browser.
  func end() throws { _ = try Self.send("DELETE", session, nil, client) }

  private static func send(
    _ method: String, _ path: String, _ parameters: JSONValue?, _ client: LoopbackClient
  ) throws -> JSONValue {
    let reply = try client.send(
      path, to: "127.0.0.1:\(client.port)", method: method, json: parameters?.bytes())
    let value = try JSONParser.parse(Array(reply.body)).value["value"] ?? .null
    guard let error = value["error"]?.text else { return value }
    throw BrowserError.refused("\(method) \(path)", "\(error): \(value["message"]?.text ?? "")")
  }
}
