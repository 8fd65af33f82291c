package import ClipsiteHTTPClient
internal import ClipsiteJSON
import ClipsiteSiteModel

/// Carries out a plan. It keeps no list of its own of what is done: the next plan sees that.
///
/// A few pictures are sent before the first of them is waited for, since App Store Connect looks at each for
/// some seconds.
package struct ExperiencePush {
  private static let batchSize = 8

  private let client: ConnectClient
  private let clip: String
  private let journal: UploadJournal
  private let upload: HeaderImageUpload

  /// A push.
  ///
  /// - Parameter clip: The identifier of the App Clip.
  package init(_ client: ConnectClient, clip: String, journal: UploadJournal) {
    self.init(
      client, clip: clip, journal: journal,
      polling: RetryPolicy(attempts: 40, base: .seconds(1), longest: .seconds(20)))
  }

  package init(_ client: ConnectClient, clip: String, journal: UploadJournal, polling: RetryPolicy) {
    self.client = client
    self.clip = clip
    self.journal = journal
    upload = HeaderImageUpload(client: client, journal: journal, polling: polling)
  }

  /// Does what a plan says. Deactivations come last, and only when everything else went well.
  ///
  /// - Parameter removes: Whether to take anything out of service at all.
  package func run(_ plan: ExperiencePlan, removes: Bool, _ control: PushControl) -> PushOutcome {
    var outcome = PushOutcome()
    let additions = plan.entries(.create) + plan.entries(.update)
    for start in stride(from: 0, to: additions.count, by: Self.batchSize) {
      let batch = additions[start..<min(start + Self.batchSize, additions.count)]
      guard carryOut(Array(batch), control, &outcome) else { return outcome }
    }
    for entry in removes && outcome.failures.isEmpty ? plan.entries(.deactivate) : [] {
      guard isGoingOn(control, &outcome),
        attempt(entry, control, &outcome, { () throws(ConnectError) in try deactivate(entry) })
      else { return outcome }
    }
    if outcome.isComplete { journal.clear() }
    return outcome
  }

  /// Does a few entries; false when the run has to end.
  private func carryOut(
    _ batch: [PlannedExperience], _ control: PushControl, _ outcome: inout PushOutcome
  ) -> Bool {
    var begun: [(entry: PlannedExperience, image: String?)] = []
    for entry in batch {
      guard isGoingOn(control, &outcome) else { return false }
      do throws(ConnectError) {
        begun.append((entry, try beginImage(of: entry)))
      } catch {
        guard fail(entry, error, &outcome) else { return false }
      }
    }
    for (entry, image) in begun {
      guard isGoingOn(control, &outcome),
        attempt(entry, control, &outcome, { () throws(ConnectError) in try send(entry, image: image) })
      else { return false }
    }
    return true
  }

  private func isGoingOn(_ control: PushControl, _ outcome: inout PushOutcome) -> Bool {
    outcome.isInterrupted = control.isStopped()
    return !outcome.isInterrupted
  }

  /// Does one step; false when the run has to end.
  private func attempt(
    _ entry: PlannedExperience, _ control: PushControl, _ outcome: inout PushOutcome,
    _ step: () throws(ConnectError) -> Void
  ) -> Bool {
    do throws(ConnectError) {
      try step()
      outcome.done[entry.action, default: 0] += 1
      control.didFinish(entry)
      return true
    } catch {
      return fail(entry, error, &outcome)
    }
  }

  private func fail(
    _ entry: PlannedExperience, _ error: ConnectError, _ outcome: inout PushOutcome
  ) -> Bool {
    if error == .stopped {
      outcome.isInterrupted = true
      return false
    }
    outcome.failures.append(.init(link: entry.link, error: error))
    return !error.endsTheRun
  }

  private func beginImage(of entry: PlannedExperience) throws(ConnectError) -> String? {
    guard entry.needsImage, let image = entry.image else { return nil }
    return try upload.begin(image, for: entry.link)
  }

  /// Registers or changes an experience whose picture is on its way.
  private func send(_ entry: PlannedExperience, image begun: String?) throws(ConnectError) {
    guard let wanted = entry.wanted else { return }
    var image: String?
    if let begun, let file = entry.image { image = try upload.finish(begun, file, for: entry.link) }
    let body = ExperienceBody(experience: wanted.experience)
    if let registered = entry.registered {
      _ = try client.send(
        "PATCH", Resource.experience.path(of: registered.id),
        body.update(of: registered.id, entry.changes, image: image))
    } else if let image {
      _ = try client.send(
        "POST", Resource.experience.path, body.creation(clip: clip, image: image), repetition: .harmful)
    }
    if let file = entry.image, image != nil { journal.forget(file, for: entry.link) }
  }

  private func deactivate(_ entry: PlannedExperience) throws(ConnectError) {
    guard let registered = entry.registered else { return }
    _ = try client.send(
      "PATCH", Resource.experience.path(of: registered.id), ExperienceBody.deactivation(of: registered.id))
  }
}
