package import ClipsiteAppClips
import ClipsiteCryptography
package import ClipsiteJSON
import ClipsitePlatform
import ClipsiteSiteModel

/// A plan in a file, which people look at before `push` carries it out exactly as it is.
package struct SavedPlan {
  private static let version = 1

  /// A step as the file has it.
  fileprivate struct Step: Hashable {
    let action: PlannedExperience.Action
    let link: String
    let id: String?
    let changes: [String]
    /// A digest of the experience that the site wanted, with its picture.
    let digest: String?
  }

  private let steps: [Step]

  // MARK: Files

  /// Returns the document that `init(file:of:)` reads.
  package static func document(of plan: ExperiencePlan, for clip: BundleID) -> JSONValue {
    let steps = plan.entries.filter(\.isChange).map(Step.init)
    return [
      "version": .number(String(version)), "clip": .string(clip.rawValue),
      "steps": .array(steps.map(\.value)),
    ]
  }

  /// Reads a file.
  ///
  /// - Throws: `ConnectError.system` if the file cannot be read, `.usage` if it is not a plan of this App Clip.
  package init(file path: String, of clip: BundleID) throws(ConnectError) {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileStore.read(path, limit: 1 << 30) } catch { throw .system(error) }
    let value = try? JSONParser.parse(bytes).value
    let steps = value?["steps"]?.elements ?? []
    guard let value, value["version"]?.integer == Self.version, value["steps"]?.elements != nil else {
      throw .usage("the file '\(path)' is not a plan that `experiences plan --save-plan` wrote")
    }
    guard value["clip"]?.text == clip.rawValue else {
      throw .usage("the plan '\(path)' is for another App Clip, \(value["clip"]?.text ?? "without a name")")
    }
    self.steps = steps.compactMap(Step.init)
    guard self.steps.count == steps.count else {
      throw .usage("the plan '\(path)' has steps that this version of clipsite does not know")
    }
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
      let key = "\(step.id ?? "") \(step.link)"
      if let entry = entries[key], Step(entry) == step {
        chosen.insert(key)
      } else if !Self.isDone(step, byLink[step.link] ?? []) {
        stale.append(step.link)
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

  private static func isDone(_ step: Step, _ entries: [PlannedExperience]) -> Bool {
    guard step.action != .deactivate else { return !entries.contains { $0.registered?.id == step.id } }
    return entries.contains { $0.action == .unchanged && Step($0).digest == step.digest }
  }
}

extension SavedPlan.Step {
  fileprivate init(_ entry: PlannedExperience) {
    action = entry.action
    link = entry.link
    id = entry.registered?.id
    changes = ExperienceChange.allCases.filter(entry.changes.contains).map(\.rawValue)
    digest = entry.wanted.map { wanted in
      let body = ExperienceBody(experience: wanted.experience)
        .creation(clip: "", image: entry.image?.checksum ?? "")
      return Hexadecimal.text(SHA256.digest(body.bytes()))
    }
  }

  fileprivate init?(_ value: JSONValue) {
    guard let action = value["action"]?.text.flatMap(PlannedExperience.Action.init),
      let link = value["url"]?.text, let changes = value["changes"]?.elements
    else { return nil }
    self.action = action
    self.link = link
    id = value["id"]?.text
    self.changes = changes.compactMap(\.text)
    digest = value["digest"]?.text
  }

  fileprivate var value: JSONValue {
    [
      "action": .string(action.rawValue), "url": .string(link), "id": id.map { .string($0) } ?? .null,
      "changes": .array(changes.map { .string($0) }), "digest": digest.map { .string($0) } ?? .null,
    ]
  }
}
