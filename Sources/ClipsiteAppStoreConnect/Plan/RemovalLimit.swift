/// How many experiences a run may take out of service, which nothing undoes.
package enum RemovalLimit {
  /// How many may always go.
  private static let free = 10

  /// What stands against a plan; nil when nothing does.
  ///
  /// - Parameter most: What a person allows; nil for 10 or a tenth of what is registered, whichever is more.
  package static func refusal(of plan: ExperiencePlan, most: Int?) -> String? {
    let count = plan.entries(.deactivate).count
    let limit = most ?? max(free, plan.registeredCount / 10)
    guard count > limit else { return nil }
    return "\(count) experiences would be deactivated for good; the limit is \(limit); "
      + "if that is meant, push with '--max-removal \(count)'"
  }
}
