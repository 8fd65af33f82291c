import ClipsiteText

/// The number of requests that a push needs, for people who plan their hour.
package struct PushEstimate: Hashable, Sendable {
  /// The largest number of questions whether an image can be used. App Store Connect has about half a minute
  /// for it then.
  static let looks = 8
  /// The requests for one uploaded image that count: its reservation, its confirmation, and the questions. Its
  /// bytes go to another server.
  private static let requestsOfAnImage = 2 + looks

  /// The number of experiences to register or change, and to deactivate.
  package let steps: Int
  /// The number of uploads if several experiences can share an image.
  package let sharedUploads: Int
  /// The number of uploads if each experience needs a separate one.
  package let separateUploads: Int

  /// Estimates a plan.
  ///
  /// - Parameters:
  ///   - removes: Whether experiences are taken out of service.
  ///   - isRefused: Whether App Store Connect refused to share an image in this push already.
  package init(of plan: ExperiencePlan, removes: Bool, isRefused: Bool = false) {
    let additions = (plan.entries(.create) + plan.entries(.update)).filter(\.needsImage)
    steps = plan.steps(removes: removes)
    separateUploads = additions.count
    let shared = SharedImages(of: plan, isRefused: isRefused)
    let images = additions.compactMap(\.image).filter { shared.owner(of: $0) == nil }
    sharedUploads = isRefused ? separateUploads : Set(images.map(\.checksum)).count
  }

  private var triesToShare: Bool { sharedUploads < separateUploads }

  /// The number of requests at most if images are shared. One asks whether the other experience still has the
  /// first shared image.
  package var sharedRequests: Int {
    steps + sharedUploads * Self.requestsOfAnImage + (triesToShare ? 1 : 0)
  }
  /// The same number if each experience needs a separate image. The first try to share one is refused, or
  /// noticed to move the image, which the other experience then gets again.
  package var separateRequests: Int {
    steps + separateUploads * Self.requestsOfAnImage + (triesToShare ? Self.requestsOfAnImage + 2 : 0)
  }

  // MARK: Text

  /// The requests that App Store Connect accepted in an hour when somebody looked. The field `X-Rate-Limit`
  /// has the number of the key. The images of a batch are ready before as many requests are allowed again.
  private static let usualRequestsAnHour = 3500
  /// The seconds for which an image is asked about if it takes the largest number of questions.
  private static let secondsOfAnImage = 45
  /// The number of requests that are a matter of seconds.
  private static let fewRequests = 100

  /// The estimate for people, or `nil` for few requests.
  package var text: String? {
    guard separateRequests > Self.fewRequests else { return nil }
    let counted = NumberText.counted
    func needs(_ requests: Int, _ uploads: Int) -> String {
      let least = (requests * 60 + Self.usualRequestsAnHour - 1) / Self.usualRequestsAnHour
      // App Store Connect may look at one image after the other.
      let times = [least, max(least, uploads * Self.secondsOfAnImage / 60)].map {
        $0 < 120 ? counted($0, "minute") : counted(($0 + 59) / 60, "hour")
      }
      let time = times[0] == times[1] ? times[0] : times.joined(separator: " to ")
      return "at most \(counted(requests, "request")), \(counted(uploads, "upload")), and about \(time)"
    }
    let shared = "This needs \(needs(sharedRequests, sharedUploads))"
    let assumption =
      " That is so if App Store Connect accepts \(Self.usualRequestsAnHour) requests an hour, as usual, can use each image "
      + "after at most \(Self.looks) questions, half a minute or more, and nothing must be sent twice."
    guard triesToShare else { return shared + "." + assumption }
    return
      "\(shared) if App Store Connect accepts one image for several experiences, which nobody has proven. "
      + "If not, it needs \(needs(separateRequests, separateUploads)).\(assumption)"
  }
}
