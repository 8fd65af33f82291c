package import ClipsiteNetwork
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

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
  /// - Parameters:
  ///   - clip: The identifier of the App Clip.
  ///   - polling: How often to ask whether a picture can be used.
  package init(
    _ client: ConnectClient, clip: String, journal: UploadJournal,
    polling: RetryPolicy = RetryPolicy(
      attempts: 40, base: .seconds(1), longest: .seconds(20), parts: 0.5...1)
  ) {
    self.client = client
    self.clip = clip
    self.journal = journal
    upload = HeaderImageUpload(client: client, journal: journal, polling: polling)
  }

  /// Does what a plan says. Deactivations come last, and only when everything else went well.
  ///
  /// - Parameters:
  ///   - removes: Whether to take anything out of service at all.
  ///   - didFinish: Told of every experience that is done.
  ///   - isStopped: Whether somebody wants the run to stop. What is under way is finished first.
  package func run(
    _ plan: ExperiencePlan, removes: Bool, didFinish: @escaping () -> Void = {},
    isStopped: @escaping () -> Bool = { false }
  ) -> PushOutcome {
    var run = Run(
      push: self, didFinish: didFinish, isStopped: isStopped,
      shared: SharedImages(of: plan, isRefused: journal.refusesSharing))
    run.carryOut(plan, removes: removes)
    // The images of steps that are left out may be there already.
    if run.outcome.isComplete, !plan.isPartial { journal.clear() }
    return run.outcome
  }

  // MARK: Steps

  /// Begins the upload of the image of an experience.
  ///
  /// - Parameter mayShare: Whether the image of another experience is there, or comes before this one.
  /// - Returns: The identifier, or `nil` if the experience needs no image or tries to share one.
  private func beginImage(
    of entry: PlannedExperience, mayShare: Bool
  ) throws(SystemError) -> String? {
    guard entry.needsImage, let image = entry.image else { return nil }
    if mayShare, !upload.isBegun(image, for: entry.link) { return nil }
    return try upload.begin(image, for: entry.link)
  }

  /// Registers or changes an experience whose image is on its way, or shared.
  private func send(
    _ entry: PlannedExperience, image begun: String?, _ shared: SharedImages
  ) throws(SystemError) {
    guard entry.needsImage, let file = entry.image else {
      _ = try send(entry, image: nil)
      return
    }
    guard begun == nil, let owner = shared.owner(of: file) else {
      return try sendWithUpload(of: entry, file, begun: begun, shared)
    }
    do throws(SystemError) {
      _ = try send(entry, image: owner.image)
    } catch {
      // Whether the image is at fault shows when the same experience is sent with another one.
      guard error.kind == .rejected, shared.acceptance == .unknown else { throw error }
      try sendWithUpload(of: entry, file, begun: nil, shared)
      return rememberRefusal(of: shared)
    }
    guard shared.acceptance == .unknown else { return }
    if try has(owner) { return shared.remember(.proven) }
    // App Store Connect has moved the image, so the other experience gets a separate one.
    rememberRefusal(of: shared)
    try replaceImage(of: owner, with: file)
  }

  private func rememberRefusal(of shared: SharedImages) {
    shared.remember(.refused)
    journal.rememberRefusal()
  }

  private func sendWithUpload(
    of entry: PlannedExperience, _ file: HeaderImage, begun: String?, _ shared: SharedImages
  ) throws(SystemError) {
    let begun = if let begun { begun } else { try upload.begin(file, for: entry.link) }
    let image = try upload.finish(begun, file, for: entry.link)
    let id = try send(entry, image: image)
    journal.forget(file, for: entry.link)
    if let id { shared.add(.init(image: image, experience: id, link: entry.link), of: file) }
  }

  /// Sends an experience, and gives its identifier.
  private func send(_ entry: PlannedExperience, image: String?) throws(SystemError) -> String? {
    guard let wanted = entry.wanted else { return nil }
    let body = ExperienceBody(experience: wanted.experience)
    if let registered = entry.registered {
      _ = try client.send(
        "PATCH", Resource.experience.path(of: registered.id),
        body: body.update(of: registered, entry.changes, image: image))
      return registered.id
    }
    guard let image else { return nil }
    let answer = try client.send(
      "POST", Resource.experience.path, body: body.creation(clip: clip, image: image), repetition: .harmful)
    return answer["data"]?["id"]?.text.flatMap { Resource.isIdentifier($0) ? $0 : nil }
  }

  /// Indicates whether an experience still has the image that another one uses now.
  private func has(_ owner: SharedImages.Owner) throws(SystemError) -> Bool {
    let path = Resource.experience.path(of: owner.experience)
    let experience = try client.send("GET", "\(path)?include=headerImage")["data"]
    return experience?["relationships"]?["headerImage"]?["data"]?["id"]?.text == owner.image
  }

  private func replaceImage(
    of owner: SharedImages.Owner, with file: HeaderImage
  ) throws(SystemError) {
    let image = try upload.finish(upload.begin(file, for: owner.link), file, for: owner.link)
    _ = try client.send(
      "PATCH", Resource.experience.path(of: owner.experience),
      body: ExperienceBody.replacement(of: owner.experience, image: image))
    journal.forget(file, for: owner.link)
  }

  private func deactivate(_ entry: PlannedExperience) throws(SystemError) {
    guard let registered = entry.registered else { return }
    _ = try client.send(
      "PATCH", Resource.experience.path(of: registered.id),
      body: ExperienceBody.deactivation(of: registered.id))
  }

  /// One push on its way. Its functions return false when it must end.
  private struct Run {
    let push: ExperiencePush
    let didFinish: () -> Void
    let isStopped: () -> Bool
    let shared: SharedImages
    var outcome = PushOutcome()

    mutating func carryOut(_ plan: ExperiencePlan, removes: Bool) {
      let additions = plan.entries(.create) + plan.entries(.update)
      for start in stride(from: 0, to: additions.count, by: ExperiencePush.batchSize) {
        let batch = additions[start..<min(start + ExperiencePush.batchSize, additions.count)]
        guard carryOut(batch) else { return }
      }
      guard removes, outcome.failures.isEmpty else { return }
      for entry in plan.entries(.deactivate) {
        guard attempt(entry, { [push] () throws(SystemError) in try push.deactivate(entry) }) else { return }
      }
    }

    private mutating func carryOut(_ batch: ArraySlice<PlannedExperience>) -> Bool {
      var begun: [(entry: PlannedExperience, image: String?)] = []
      // An image that is on its way is not sent again for the next experience.
      var underWay: Set<String> = []
      for entry in batch {
        guard isGoingOn() else { return false }
        do throws(SystemError) {
          begun.append((entry, try push.beginImage(of: entry, mayShare: mayShare(entry, underWay))))
          if let image = entry.image { underWay.insert(image.checksum) }
        } catch {
          guard fail(entry, because: error) else { return false }
        }
      }
      for (entry, image) in begun {
        let step = { [push, shared] () throws(SystemError) in try push.send(entry, image: image, shared) }
        guard attempt(entry, step) else { return false }
      }
      return true
    }

    private func mayShare(_ entry: PlannedExperience, _ underWay: Set<String>) -> Bool {
      guard let image = entry.image, shared.acceptance != .refused else { return false }
      return shared.owner(of: image) != nil || underWay.contains(image.checksum)
    }

    private mutating func attempt(
      _ entry: PlannedExperience, _ step: () throws(SystemError) -> Void
    ) -> Bool {
      guard isGoingOn() else { return false }
      do throws(SystemError) {
        try step()
        outcome.done[entry.action, default: 0] += 1
        didFinish()
        return true
      } catch {
        return fail(entry, because: error)
      }
    }

    private mutating func isGoingOn() -> Bool {
      outcome.isInterrupted = isStopped()
      return !outcome.isInterrupted
    }

    private mutating func fail(_ entry: PlannedExperience, because error: SystemError) -> Bool {
      if error == .stopped {
        outcome.isInterrupted = true
        return false
      }
      outcome.failures.append(.init(link: entry.link, error: error))
      return !error.endsTheRun
    }
  }
}

package struct PushOutcome: Sendable {
  /// An experience that could not be registered, changed or taken out of service.
  package struct Failure: Hashable, Sendable {
    /// Its URL.
    package let link: String
    /// The reason.
    package let error: SystemError
  }

  /// The number of finished steps by action.
  package internal(set) var done: [PlannedExperience.Action: Int] = [:]
  /// The steps that failed.
  package internal(set) var failures: [Failure] = []
  /// Indicates whether the run was stopped before its end.
  package internal(set) var isInterrupted = false

  /// Indicates whether all was done.
  package var isComplete: Bool { failures.isEmpty && !isInterrupted }
}
