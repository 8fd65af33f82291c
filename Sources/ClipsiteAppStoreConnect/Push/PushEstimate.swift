/// The number of requests that a push needs, for people who plan their hour.
package struct PushEstimate: Hashable, Sendable {
  /// The requests for one uploaded image that count: its reservation, its confirmation, and questions until it
  /// can be used. Its bytes go to another server.
  private static let requestsOfAnImage = 6

  /// The number of experiences to register or change, and to deactivate.
  package let steps: Int
  /// The number of uploads if several experiences can share an image.
  package let sharedUploads: Int
  /// The number of uploads if each experience needs a separate one.
  package let separateUploads: Int

  /// Estimates a plan.
  ///
  /// - Parameter removes: Whether experiences are taken out of service.
  package init(of plan: ExperiencePlan, removes: Bool) {
    let additions = (plan.entries(.create) + plan.entries(.update)).filter(\.needsImage)
    steps = plan.steps(removes: removes)
    separateUploads = additions.count
    let shared = SharedImages(of: plan)
    let images = additions.compactMap(\.image).filter { shared.owner(of: $0) == nil }
    sharedUploads = Set(images.map(\.checksum)).count
  }

  /// One request after the first shared image asks whether the other experience still has it.
  private var tries: Int { sharedUploads < separateUploads ? 1 : 0 }

  /// The number of requests at most, unless App Store Connect is slow, if images are shared.
  package var sharedRequests: Int { steps + sharedUploads * Self.requestsOfAnImage + tries }
  /// The same number if each experience needs a separate image. The first try to share one is refused.
  package var separateRequests: Int { steps + separateUploads * Self.requestsOfAnImage + tries }

  // MARK: Text

  /// The requests that App Store Connect accepted in an hour when somebody looked. The field `X-Rate-Limit`
  /// has the number of the key.
  private static let usualRequestsAnHour = 3500
  /// The number of requests that are a matter of seconds.
  private static let fewRequests = 100

  /// Returns the estimate for people, or `nil` for few requests.
  ///
  /// - Parameter counted: Spells a number with its noun.
  package func text(counted: (Int, String) -> String) -> String? {
    guard separateRequests > Self.fewRequests else { return nil }
    func needs(_ requests: Int, _ uploads: Int) -> String {
      "about \(counted(requests, "request")) and \(counted(uploads, "upload"))"
        + (requests > Self.usualRequestsAnHour ? ", more than the usual quota of an hour" : "")
    }
    let shared = "This needs \(needs(sharedRequests, sharedUploads))"
    guard sharedUploads < separateUploads else { return shared + "." }
    return
      "\(shared) if App Store Connect accepts one image for several experiences, which nobody has proven. "
      + "If not, it needs \(needs(separateRequests, separateUploads))."
  }
}
