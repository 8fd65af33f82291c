import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct APIAddressTests {
  @Test(arguments: [
    "https://api.example.com", "https://api.example.com/", "http://127.0.0.1:8080", "http://localhost:1",
    "http://[::1]:1",
  ])
  func tokensAreSentEncryptedOrToThisComputer(_ text: String) throws {
    let address = try APIAddress(text)
    #expect(address.url == (text.hasSuffix("/") ? String(text.dropLast()) : text))
    #expect(address.holds("\(address.url)/v1/apps"))
    #expect(!address.holds("\(address.url).example.org/v1/apps"))
  }

  @Test(arguments: [
    "http://api.example.com", "api.example.com", "https://api.example.com/v1", "https://u:p@x", "", "x",
  ])
  func refusesOtherAddresses(_ text: String) {
    #expect(throws: ConnectError.self) { try APIAddress(text) }
  }
}
