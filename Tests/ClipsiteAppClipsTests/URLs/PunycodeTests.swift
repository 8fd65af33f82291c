import ClipsiteText
import Testing

@testable import ClipsiteAppClips

struct PunycodeTests {
  /// Of RFC 3492, section 7.1, and others.
  @Test(arguments: [
    ("bücher", "bcher-kva"), ("münchen", "mnchen-3ya"), ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"), ("そのスピードで", "d9juau41awczczp"), ("ü", "tda"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
  ])
  func encodesLabels(label: String, expected: String) {
    #expect(Punycode.encode(label) == expected)
  }

  @Test(
    arguments: [
      ("Bücher.example", "xn--bcher-kva.example"), ("www.MÜNCHEN.de", "www.xn--mnchen-3ya.de"),
      ("example.com", nil), ("xn--bcher-kva.example", nil), ("😀.example", nil),
      ("bu\u{308}cher.example", nil),
      (String(repeating: "ü", count: 64) + ".example", nil), ("", nil),
    ] as [(String, String?)])
  func namesTheHost(host: String, expected: String?) {
    #expect(Punycode.host(host) == expected)
  }

  @Test func theFixNamesIt() throws {
    let text = "https://bücher.example/m"
    do throws(InvalidValue) {
      _ = try InvocationURL(text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect(
        error == InvalidValue(text, InvocationURL.Rule.host(.internationalized))
          && error.fix?.contains("`xn--bcher-kva.example`") == true)
    }
    do throws(InvalidValue) {
      _ = try WebURL(text)
      Issue.record("\(text) is accepted")
    } catch {
      #expect(error.fix == "write the host as `xn--bcher-kva.example`")
    }
    #expect(try WebURL("https://xn--bcher-kva.example/m").host == "xn--bcher-kva.example")
    #expect(throws: InvalidValue.self) { try WebURL("https://xn--/m") }
  }
}
