import Testing

@testable import ClipsiteNetwork

struct HostPolicyTests {
  private static let policy = HostPolicy(
    domains: ["Ferry.example", "market.example"], allowedHosts: ["Studio.local."])

  @Test(
    arguments: [
      ("localhost", .local), ("LOCALHOST:8080", .local), ("localhost.", .local),
      ("anything.localhost", .local),
      ("127.0.0.1:8080", .local), ("127.1.2.3", .local), ("[::1]:8080", .local), ("studio.local:1", .local),
      ("ferry.example", .domain("Ferry.example")), ("FERRY.example.:80", .domain("Ferry.example")),
      ("ferry.example.localhost:8080", .domain("Ferry.example")),
      ("Market.Example.LocalHost.", .domain("market.example")),
      ("www.ferry.example", nil), ("evil.example", nil), ("ferry.example.evil.example", nil),
      ("0.0.0.0", nil),
      ("localhost.evil.example", nil), ("127.0.0.1.evil.example", nil), ("127.0.0.256", nil),
      ("127.0.1", nil),
      ("128.0.0.1", nil), ("[::]", nil), ("[::2]", nil), ("xlocalhost", nil), ("127.0.0.1x", nil),
      ("2130706433", nil),
      ("studio.local.evil.example", nil), ("[::ffff:127.0.0.1]", nil), ("127.0.0.0001", nil),
    ] as [(String, HostMatch?)])
  func matchesHosts(_ host: String, _ match: HostMatch?) throws {
    #expect(Self.policy.match(try Authority(host)) == match)
  }

  /// A page of another site can make a name lead here, but not an address.
  @Test(arguments: [
    ("192.168.1.7:8080", true), ("[fe80::1]", true), ("10.0.0.1", true), ("0.0.0.0", false), ("[::]", false),
    ("evil.example", false), ("192.168.1.7.evil.example", false), ("1.2.3", false), ("studio.local", false),
  ])
  func theNetworkUsesAddresses(_ host: String, isAnswered: Bool) throws {
    let policy = HostPolicy(domains: [], allowsAddresses: true)
    #expect((policy.match(try Authority(host)) != nil) == isAnswered)
  }

  @Test func anUnspecificHostGetsTheDomainOfThePortOrTheDefault() throws {
    let policy = HostPolicy(domains: ["a.example", "b.example"], defaultDomain: "a.example")
    let localhost = try Authority("localhost")
    #expect(policy.match(localhost) == .domain("a.example"))
    #expect(policy.match(nil) == .domain("a.example"))
    #expect(policy.match(localhost, portDomain: "b.example") == .domain("b.example"))
    #expect(policy.match(try Authority("a.example"), portDomain: "b.example") == .domain("a.example"))
    #expect(policy.match(try Authority("evil.example"), portDomain: "b.example") == nil)
    #expect(Self.policy.match(nil) == .local)
  }

  @Test(
    arguments: [
      (nil, true), ("http://localhost:8080", true), ("http://ferry.example.localhost:8080", true),
      ("https://ferry.example", true), ("http://evil.example", false), ("null", false), ("", false),
      ("http://localhost.evil.example", false), ("http://localhost@evil.example", false),
      ("ftp://localhost", false),
      ("http://localhost:8080/", false), ("localhost", false), ("http://", false),
    ] as [(String?, Bool)])
  func judgesOrigins(_ origin: String?, _ isAllowed: Bool) {
    let fields = HTTPFields(origin.map { [HTTPField("Origin", $0)] } ?? [])
    var request = ReceivedRequest("/", fields: fields)
    request.isFromThisComputer = true
    #expect(Self.policy.allowsOrigin(of: request) == isAllowed)
  }

  /// A shared preview answers to numeric addresses, but a page at any other address is a stranger's. A name
  /// that leads each computer to itself is ours only on this computer.
  @Test(arguments: [
    ("192.168.1.7", "http://192.168.1.7:8081", false, true),
    ("192.168.1.7", "http://192.168.1.7", true, true),
    ("192.168.1.7", "http://192.168.1.66:8080", false, false),
    ("192.168.1.7", "http://203.0.113.9", true, false),
    ("192.168.1.7", "http://[2001:db8::9]", true, false),
    ("[fe80::1]", "http://[fe80::1]:8081", false, true),
    ("192.168.1.7", "http://127.0.0.1:3000", false, false), ("192.168.1.7", "http://localhost", false, false),
    ("192.168.1.7", "http://ferry.example.localhost", false, false),
    ("localhost", "http://127.0.0.1:8080", true, true),
    ("192.168.1.7", "http://studio.local:8081", false, true),
    ("192.168.1.7", "https://ferry.example", false, true),
    ("192.168.1.7", "http://evil.example", false, false),
  ])
  func numericAddressesOfStrangersAreNotOurs(
    _ host: String, _ page: String, isFromThisComputer: Bool, isOwn: Bool
  ) throws {
    let policy = HostPolicy(
      domains: ["ferry.example"], allowedHosts: ["studio.local"], allowsAddresses: true)
    let fields = [HTTPField("Origin", page), HTTPField("Referer", "\(page)/market")]
    var request = ReceivedRequest("/", authority: try Authority("\(host):8080"), fields: HTTPFields(fields))
    request.isFromThisComputer = isFromThisComputer
    #expect(policy.allowsOrigin(of: request) == isOwn)
    #expect(policy.isForOwnPage(request) == (isOwn && page.hasPrefix("http:")))
  }

  @Test func theRefusalSaysWhatToDo() throws {
    let response = HostPolicy.refusal(try Authority("studio.example:80"))
    guard case .bytes(let bytes) = response.body else { return }
    #expect(response.status == .misdirectedRequest)
    #expect(String(decoding: bytes, as: UTF8.self).contains("--allow-host studio.example"))
  }
}
