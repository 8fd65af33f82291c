import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Nothing keeps an old AASA file for long, and nobody is recognized.
  static let associationCaching = LiveCheck(.v11AssociationCaching) { observation, rules in
    guard let answer = observation.servedAssociation else { return [] }
    let url = observation.associationURL
    let forPeople = ["Set-Cookie", "WWW-Authenticate"].filter { answer[$0] != nil }.map {
      Finding(url, "\(url) comes with the header \($0)", fix: "leave the header out for this file")
    }
    guard let age = cachingTime(answer["cache-control"] ?? ""), age > rules.longestCaching else {
      return forPeople
    }
    let caching = Finding(
      url, "\(url) may be kept for \(age) seconds, but more than \(rules.longestCaching) is too long",
      fix: "set the header Cache-Control of this file to public, max-age=300")
    return [caching] + forPeople
  }

  /// The longest time in a `Cache-Control`, in seconds: that of `s-maxage` counts for caches on the way (RFC
  /// 9111, section 5.2.2).
  static func cachingTime(_ value: String) -> Int? {
    let directives = value.lowercased().split { $0 == "," || $0 == " " }
    return ["max-age=", "s-maxage="].compactMap { name in
      directives.last { $0.hasPrefix(name) }.flatMap {
        seconds($0.dropFirst(name.count).filter { $0 != "\"" })
      }
    }.max()
  }

  /// A number that is too large counts as the largest (RFC 9111, section 1.2.2).
  private static func seconds(_ text: String) -> Int? {
    Int(text) ?? (!text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(Int32.max) : nil)
  }
}

extension DiagnosticCode {
  package static let v11AssociationCaching = DiagnosticCode(
    "V11AssociationCaching", .warning,
    summary: "The AASA file is cached for too long, or only for some visitors.",
    explanation: """
      Caches should keep it for at most an hour. Apple's copy is already a day old, and nothing clears it.
      Cookies and passwords are for people, and they make caches answer each visitor differently.
      """,
    fix: "Send `Cache-Control: max-age=300`, and no cookies.",
    example: .answer(
      wrong: LiveExample.file(fields: "\nCache-Control: max-age=86400"),
      right: LiveExample.file(fields: "\nCache-Control: max-age=300")))
}
