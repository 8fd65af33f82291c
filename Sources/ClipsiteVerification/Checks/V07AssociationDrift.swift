import ClipsiteAppClips
import ClipsiteCryptography
package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V07: the live AASA file is the one in the output folder.
enum V07AssociationDrift {
  static func check(_ observation: DomainObservation) -> [Finding] {
    guard let answer = observation.servedAssociation, answer.body != observation.localAssociation else {
      return []
    }
    let live = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: observation.localAssociation)
    return [
      Finding(
        .v07AssociationDrift, .error,
        "\(observation.associationURL) is not the file in Output"
          + difference(lost: local.subtracting(live), added: live.subtracting(local))
          + " (SHA-256 \(digest(answer.body)) instead of \(digest(observation.localAssociation)))",
        fix: "publish again, then look at what else writes this file")
    ]
  }

  /// “: it lacks … and names … besides”, what is lost first.
  static func difference(lost: Set<String>, added: Set<String>) -> String {
    var parts: [String] = []
    if !lost.isEmpty { parts.append("it lacks \(lost.sorted().joined(separator: ", "))") }
    if !added.isEmpty { parts.append("it names \(added.sorted().joined(separator: ", ")) besides") }
    return parts.isEmpty ? ", but names the same apps" : ": \(parts.joined(separator: "; "))"
  }

  private static func digest(_ bytes: [UInt8]) -> String { Hexadecimal.text(SHA256.digest(bytes)) }
}

extension DiagnosticCode {
  /// V07: the live AASA file is the one in the output folder.
  package static let v07AssociationDrift = DiagnosticCode(
    "V07AssociationDrift", .error,
    explanation: """
      The live AASA file has to be, byte for byte, the one in Output; otherwise something was not published, was lost on the
      way, or was published by somebody else. When apps differ, those that the live file has lost are named first: for
      them, App Clips, universal links or passwords stop to work.
      """)
}
