import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem
package import ClipsiteText

extension LiveCheck {
  /// The live AASA file is the one in the output folder.
  static let associationDrift = LiveCheck(.v07AssociationDrift) { observation, _ in
    guard let live = observation.servedAssociation?.body, let local = observation.localAssociation,
      live != local
    else { return [] }
    let url = observation.associationURL
    return .one(
      url,
      "\(url) is not the file in Output\(AssociationDifference(live, from: local)) "
        + "(SHA-256 \(digest(live)) instead of \(digest(local)))",
      fix: "publish again, then look at what else writes this file")
  }

  private static func digest(_ bytes: [UInt8]) -> String { Hexadecimal.text(SHA256.digest(bytes)) }
}

/// “: it lacks … and names … besides”, what is lost first.
struct AssociationDifference: CustomStringConvertible {
  let description: String

  init(_ file: [UInt8], from expected: [UInt8]) {
    let (found, wanted) = (AssociationIdentifiers.all(in: file), AssociationIdentifiers.all(in: expected))
    let (lost, added) = (wanted.subtracting(found).sorted(), found.subtracting(wanted).sorted())
    var parts: [String] = []
    if !lost.isEmpty { parts.append("it lacks \(lost.joined(separator: ", "))") }
    if !added.isEmpty { parts.append("it names \(added.joined(separator: ", ")) besides") }
    description = parts.isEmpty ? ", but names the same apps" : ": \(parts.joined(separator: ", and "))"
  }
}

extension DiagnosticCode {
  package static let v07AssociationDrift = DiagnosticCode(
    "V07AssociationDrift", .error,
    summary: "The live AASA file differs from the file in the output folder.",
    explanation: """
      Both must be equal byte for byte. Something was not published, was lost on the way, or was published by
      somebody else. The message first names apps that the live file has lost. For them, App Clips, universal
      links, or password AutoFill stop working.
      """,
    fix: "Publish the site again.",
    example: .answer(
      wrong: LiveExample.file(#""Q7W2E9R4T1.com.example.Donuts.Clip","Q7W2E9R4T1.com.example.Bagels.Clip""#)))
}
