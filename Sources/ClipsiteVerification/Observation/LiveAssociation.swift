import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteText

/// A live AASA file, ready to be asked about URLs.
struct LiveAssociation {
  /// The file as Apple's systems read it.
  let lookup: AssociationLookup
  private let rules: [String]

  /// Reads a file, or returns `nil` if Apple's systems would ignore it.
  init?(_ answer: HTTPAnswer, domain: String) {
    guard let file = AssociationReading(SourceFile(path: "", bytes: answer.body)).file else { return nil }
    lookup = AssociationLookup(file, domain: try? AssociatedDomain(domain))
    let details = file["applinks"]?["details"]?.elements ?? []
    rules = details.flatMap { detail in
      (detail["components"]?.elements ?? []).compactMap { $0["/"]?.text }
        + (detail["paths"]?.elements ?? []).compactMap(\.text)
    }
  }

  /// Returns the rule whose beginning has most in common with a path, or `nil` without rules.
  func nearestRule(to path: String) -> String? {
    let path = Array(path.utf8)
    let best = rules.max { common($0, path) < common($1, path) }
    return best.map { "`\($0)`" }
  }

  private func common(_ rule: String, _ path: [UInt8]) -> Int {
    zip(rule.utf8, path).prefix { $0 == $1 }.count
  }
}
