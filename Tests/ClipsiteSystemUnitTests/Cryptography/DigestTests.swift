import ClipsiteSystem
import Testing

/// The examples of the standards: FIPS 180-4 as NIST publishes them, RFC 1321 appendix A.5, RFC 4231.
struct DigestTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashesWithSHA256(_ text: String, digest: String) {
    #expect(Hexadecimal.text(SHA256.digest(Array(text.utf8))) == digest)
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
  ])
  func hashesWithMD5(_ text: String, digest: String) {
    #expect(MD5.digest(Array(text.utf8)).map(Hexadecimal.text) == digest)
  }

  @Test(arguments: [
    (
      Array(repeating: UInt8(0x0b), count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Array(repeating: UInt8(0xaa), count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func authenticates(_ key: [UInt8], _ message: String, code: String) {
    #expect(Hexadecimal.text(SHA256.authenticationCode(of: Array(message.utf8), key: key)) == code)
  }

  @Test func anEmptyKeyIsAKey() {
    let code = Hexadecimal.text(SHA256.authenticationCode(of: [], key: []))
    #expect(code == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
  }
}
