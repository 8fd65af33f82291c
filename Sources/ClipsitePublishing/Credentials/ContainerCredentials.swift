import ClipsiteContent
import ClipsiteNetwork
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The service of a container that gives keys of its role (AWS SDKs and Tools Reference Guide, “Container
/// credential provider”).
struct ContainerCredentials: CredentialProvider {
  /// The host of paths in Amazon ECS.
  static let address = "http://169.254.170.2"
  private static let hosts: Set<String> = ["169.254.170.2", "169.254.170.23", "[fd00:ec2::23]", "localhost"]

  let url: String
  /// The variable that names the address.
  let variable: String
  let configuration: AWSConfiguration
  let client: CredentialClient

  var source: String { "the role of this container (\(variable))" }
  var isRenewable: Bool { true }
  var remedy: String { "look at the role of the container" }

  func fetch() throws(SystemError) -> SessionKey {
    try Self.check(url, variable)
    var headers = [HTTPHeader("Accept", "application/json")]
    if let token = try token() { headers.append(HTTPHeader("Authorization", token)) }
    let limits = CredentialClient.Limits(
      timeout: 2000, isNear: true, pause: .seconds(1))
    let answer = try client.send(HTTPRequest("GET", url, headers: headers), limits) {
      .service("no answer from \(source): \($0)")
    }
    guard answer.status == 200 else { throw .denied("\(source) answers \(answer.status)") }
    guard let object = try? JSONParser.parse(answer.body).value,
      let session = try SessionKey(object, token: "Token", needsToken: true, of: source)
    else { throw .denied("\(source) answers without a key") }
    return session
  }

  /// The file comes before the variable, and is read again each time.
  private func token() throws(SystemError) -> String? {
    let name = "AWS_CONTAINER_AUTHORIZATION_TOKEN"
    var token = configuration.variable(name)
    if let file = configuration.variable("\(name)_FILE") {
      let bytes = try FileStore.read(file, limit: 1 << 16)
      token = String(decoding: bytes, as: UTF8.self).trimmed
    }
    guard let token else { return nil }
    // Anything else would add fields to the request.
    guard token.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      throw .denied("the token of \(source) has a line end or a control character. Remove it")
    }
    return token
  }

  /// Keys are asked for over http only where nobody else listens (botocore).
  static func check(_ url: String, _ variable: String) throws(SystemError) {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let authority = parts.count > 2 && parts[1].isEmpty ? String(parts[2]) : ""
    guard !authority.isEmpty, authority.utf8.allSatisfy(StoreEndpoint.isAuthority),
      url.utf8.allSatisfy({ 0x21...0x7E ~= $0 }), parts[0] == "http:" || parts[0] == "https:"
    else { throw .denied("\(variable) is '\(url)', which is not a URL") }
    let isLong = authority.hasPrefix("[")
    // The colon before a port is behind the bracket of an address of version 6.
    let start = isLong ? authority.firstIndex(of: "]") ?? authority.startIndex : authority.startIndex
    let host = authority[..<(authority[start...].firstIndex(of: ":") ?? authority.endIndex)].lowercased()
    let isNear = hosts.contains(host) || host == "[::1]" || !isLong && StoreEndpoint.isLoopback(host)
    guard parts[0] == "https:" || isNear else {
      throw .denied("\(variable) names '\(host)', where keys would travel unencrypted. Use https")
    }
  }
}
