import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct ServerAddressTests {
  @Test(arguments: [
    ("example.com:443:192.0.2.7", "example.com:443:192.0.2.7:"),
    ("Example.COM:443:192.0.2.7:8443", "example.com:443:192.0.2.7:8443"),
    ("example.com:80:2001:db8::1", "example.com:80:[2001:db8::1]:"),
    ("example.com:80:[2001:db8::1]", "example.com:80:[2001:db8::1]:"),
    ("example.com:80:[2001:db8::1]:81", "example.com:80:[2001:db8::1]:81"),
  ])
  func readsAddresses(_ text: String, route: String) { #expect(ServerAddress(text)?.route == route) }

  @Test(arguments: [
    "", "example.com", "example.com:443", "example.com:443:", ":443:192.0.2.7", "example.com:x:192.0.2.7",
    "example.com:0:192.0.2.7", "example.com:65536:192.0.2.7", "example.com:443:192.0.2.7:",
    "example.com:443:192.0.2.7:x", "example.com:443:[::1", "example.com:443:[]", "example.com:443:[::1]x",
    "example.com:443:[::1]:", "example.com:443::8443",
  ])
  func refusesOthers(_ text: String) { #expect(ServerAddress(text) == nil) }
}
