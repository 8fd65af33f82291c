import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

/// Signatures are checked by the `openssl` command, which makes the keys, too.
@Suite(
  .blocking,
  .needs(InstalledTool("openssl")))
struct ES256KeyTests {
  private let folder: DisposableFolder
  private let openssl = InstalledTool("openssl")

  init() throws { folder = try DisposableFolder("clipsite-es256") }

  private func run(_ line: String) throws -> String {
    try openssl.run(line.split(separator: " ").map(String.init), in: folder.path)
  }

  private func key(_ options: String, _ output: String = "") throws -> [UInt8] {
    _ = try run("genpkey -algorithm \(options) -out key.pem \(output)")
    return Array(try Data(contentsOf: folder.url.appending(path: "key.pem")))
  }

  @Test func signaturesHoldAndAreOfMessageAndKey() throws {
    let key = try ES256Key(pem: key("EC -pkeyopt ec_paramgen_curve:prime256v1"))
    _ = try run("pkey -in key.pem -pubout -out public.pem")
    try Data("message".utf8).write(to: folder.url.appending(path: "message"))
    try Data("another".utf8).write(to: folder.url.appending(path: "another"))
    // Numbers that begin with a zero are as long as others.
    for _ in 0..<300 {
      let signature = try #require(key.signature(of: Array("message".utf8)))
      #expect(signature.count == 64)
    }
    let signature = try #require(key.signature(of: Array("message".utf8)))
    try Data(Self.encoded(signature)).write(to: folder.url.appending(path: "signature"))
    let verify = "dgst -sha256 -verify public.pem -signature signature"
    #expect(try run("\(verify) message") == "Verified OK\n")
    #expect(try run("\(verify) another").contains("Verification"))
    #expect("\(key)" == "a private key")
  }

  @Test(arguments: [
    ("RSA -pkeyopt rsa_keygen_bits:2048", ES256Key.Fault.otherKind),
    ("EC -pkeyopt ec_paramgen_curve:secp384r1", .otherKind),
    ("ED25519", .otherKind),
  ])
  func refusesOtherKinds(_ options: String, fault: ES256Key.Fault) throws {
    let pem = try key(options)
    #expect(throws: fault) { try ES256Key(pem: pem) }
  }

  @Test func neverAsksForAPassword() throws {
    let pem = try key("EC -pkeyopt ec_paramgen_curve:prime256v1", "-aes256 -pass pass:secret")
    #expect(throws: ES256Key.Fault.unreadable) { try ES256Key(pem: pem) }
  }

  @Test(arguments: ["", "hello", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"])
  func refusesWhatIsNoKey(_ text: String) {
    #expect(throws: ES256Key.Fault.unreadable) { try ES256Key(pem: Array(text.utf8)) }
  }

  @Test(arguments: [
    ([], ""), ([0xFB], "-w"), ([0xFF, 0xEF], "_-8"), (Array("any".utf8), "YW55"),
  ])
  func textsForWebTokensHaveNoPadding(_ bytes: [UInt8], text: String) {
    #expect(Base64.urlText(bytes) == text)
  }

  /// The two numbers as openssl reads them (X.690: a sequence of two integers).
  private static func encoded(_ plain: [UInt8]) -> [UInt8] {
    let numbers = [plain[..<32], plain[32...]].flatMap { half -> [UInt8] in
      let digits = Array(half.drop { $0 == 0 })
      let number = (digits.first ?? 0) > 127 ? [0] + digits : digits
      return [2, UInt8(number.count)] + number
    }
    return [0x30, UInt8(numbers.count)] + numbers
  }
}
