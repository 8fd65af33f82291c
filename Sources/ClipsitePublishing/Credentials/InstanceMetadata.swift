import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

/// The service of a virtual machine of AWS that gives keys of its role (Amazon EC2 User Guide, “Use the
/// Instance Metadata Service”). Only version 2 is asked, because version 1 answers anybody who can make this
/// computer send a request.
struct InstanceMetadata: CredentialProvider {
  private static let path = "/latest/meta-data/iam/security-credentials/"
  /// The address of the service in every machine.
  static let address = "http://169.254.169.254"
  /// The address of version 6 in every machine.
  static let longAddress = "http://[fd00:ec2::254]"

  /// The scheme and host.
  let url: String
  let client: CredentialClient
  var timeout = 1000
  var attempts = 1
  /// The places where there was no key, for a message.
  let absences: [String]

  var source: String { "the role of this virtual machine (instance metadata)" }
  var isRenewable: Bool { true }
  var remedy: String { "look at the role of the machine" }

  func fetch() throws(SystemError) -> SessionKey {
    let token = try get(
      HTTPRequest(
        "PUT", "\(url)/latest/api/token",
        headers: [HTTPHeader("x-aws-ec2-metadata-token-ttl-seconds", "21600")], body: []))
    guard token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw absence("it gives no session token") }
    let header = HTTPHeader("x-aws-ec2-metadata-token", token)
    let list = try get(HTTPRequest("GET", url + Self.path, headers: [header]))
    let role = list.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let text = try get(
      HTTPRequest("GET", url + Self.path + PercentEncoding.queryComponent(role), headers: [header]))
    guard let object = try? JSONParser.parse(Array(text.utf8)).value else {
      throw absence("it answers no JSON for the role '\(role)'")
    }
    guard let session = try SessionKey(object, token: "Token", needsToken: true, of: source)
    else {
      throw absence("it has no key for the role '\(role)'" + (object["Code"]?.text.map { ": \($0)" } ?? ""))
    }
    return session
  }

  private func get(_ request: HTTPRequest) throws(SystemError) -> String {
    let limits = CredentialClient.Limits(timeout: timeout, attempts: attempts, isNear: true)
    let answer = try client.send(request, limits) { _ in absence("it does not answer") }
    guard answer.status == 200, !answer.body.isEmpty else {
      let isRole = answer.status == 404 && request.method == "GET"
      throw absence(isRole ? "the machine has no role" : "it answers \(answer.status)")
    }
    return String(decoding: answer.body, as: UTF8.self).trimmed
  }

  private func absence(_ reason: String) -> SystemError {
    CredentialChain.absence(absences + ["instance metadata at \(url): \(reason)"])
  }
}
