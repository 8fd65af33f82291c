package import ClipsiteAppClips
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// A plan in a file, which people look at before `push` carries it out exactly as it is.
package struct SavedPlan {
  private static let version = 1

  /// The steps as the file has them.
  private let steps: [JSONValue]

  // MARK: Files

  /// Returns the document that `init(file:of:)` reads.
  package static func document(of plan: ExperiencePlan, for clip: BundleID) -> JSONValue {
    [
      "version": .number(String(version)), "clip": .string(clip.rawValue),
      "steps": .array(plan.entries.filter(\.isChange).map(\.step)),
    ]
  }

  /// Reads a file.
  ///
  /// - Throws: `SystemError.system` if the file cannot be read, `.usage` if it is not a plan of this App Clip.
  package init(file path: String, of clip: BundleID) throws(SystemError) {
    let bytes = try FileStore.read(path, limit: 1 << 30)
    let value = try? JSONParser.parse(bytes).value
    guard let value, value["version"]?.integer == Self.version, let steps = value["steps"]?.elements else {
      throw .usage("the file '\(path)' is not a plan that `experiences plan --save-plan` wrote")
    }
    guard value["clip"]?.text == clip.rawValue else {
      throw .usage("the plan '\(path)' is for another App Clip, \(value["clip"]?.text ?? "without a name")")
    }
    let actions = Set(PlannedExperience.Action.allCases.map(\.rawValue))
    guard steps.allSatisfy({ $0["url"]?.text != nil && actions.contains($0["action"]?.text ?? "") }) else {
      throw .usage("the plan '\(path)' has steps that this version of clipsite does not know")
    }
    self.steps = steps
  }

  // MARK: Comparison

  /// Returns the part of a new plan that is this one, and the URLs whose step is another one by now. Steps
  /// that are done already are in neither, so a plan can be pushed again after a stop.
  package func compare(with plan: ExperiencePlan) -> (part: ExperiencePlan, stale: [String]) {
    let entries = Dictionary(plan.entries.map { ($0.key, $0) }) { first, _ in first }
    let byLink = Dictionary(grouping: plan.entries, by: \.link)
    var chosen: Set<String> = []
    var stale: [String] = []
    for step in steps {
      let link = step["url"]?.text ?? ""
      let key = "\(step["id"]?.text ?? "") \(link)"
      if entries[key]?.step == step {
        chosen.insert(key)
      } else if !Self.isDone(step, byLink[link] ?? []) {
        stale.append(link)
      }
    }
    return (plan.filter { chosen.contains($0.key) }, stale)
  }

  /// Returns the message that a plan in a file is stale.
  ///
  /// - Parameter stale: The URLs whose step is another one, of which the message names three.
  package static func refusal(of path: String, because stale: [String]) -> String {
    let rest = stale.count > 3 ? " and \(stale.count - 3) more" : ""
    return "the plan '\(path)' is stale, because the site or App Store Connect has changed for "
      + "\(stale.prefix(3).joined(separator: ", "))\(rest). Nothing was changed"
  }

  private static func isDone(_ step: JSONValue, _ entries: [PlannedExperience]) -> Bool {
    if step["action"]?.text == PlannedExperience.Action.deactivate.rawValue {
      return !entries.contains { $0.registered?.id == step["id"]?.text }
    }
    return entries.contains { $0.action == .unchanged && $0.step["digest"] == step["digest"] }
  }
}

extension PlannedExperience {
  /// The step as a file has it, with a digest of the experience that the site wants, and of its picture.
  fileprivate var step: JSONValue {
    let digest = wanted.map { wanted in
      let body = ExperienceBody(experience: wanted.experience).creation(
        clip: "", image: image?.checksum ?? "")
      return Hexadecimal.text(SHA256.digest(body.bytes()))
    }
    return [
      "action": .string(action.rawValue), "url": .string(link),
      "id": registered.map { .string($0.id) } ?? .null,
      "changes": .array(ExperienceChange.allCases.filter(changes.contains).map { .string($0.rawValue) }),
      "digest": digest.map { .string($0) } ?? .null,
    ]
  }
}
