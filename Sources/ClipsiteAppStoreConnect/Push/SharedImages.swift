/// The header images that several experiences of one push can use.
///
/// The API describes an image without a relationship of its own, so one file could serve all locations of a
/// chain. Apple does not say whether the server accepts that. The first experience that would share an image
/// tries, and all others follow its outcome.
final class SharedImages {
  /// The knowledge of a run about the server.
  enum Acceptance {
    /// Nobody has tried yet.
    case unknown
    /// An experience was registered with the image of another one.
    case proven
    /// The same experience was refused with the image of another one, and registered with a separate one.
    case refused
  }

  /// A registered experience and its image.
  struct Owner {
    let image: String
    let experience: String
    let link: String
  }

  private(set) var acceptance: Acceptance
  /// An experience with an image, by the digest of the image.
  private var owners: [String: Owner] = [:]

  /// Starts with the images of the experiences that a plan compares.
  ///
  /// - Parameter isRefused: Whether App Store Connect refused to share an image in a run that was not finished.
  init(of plan: ExperiencePlan, isRefused: Bool) {
    acceptance = isRefused ? .refused : .unknown
    for case let registered? in plan.entries.map(\.registered) {
      guard let image = registered.image, image.state == "COMPLETE", let id = image.id,
        let checksum = image.checksum
      else { continue }
      owners[checksum.lowercased()] = Owner(image: id, experience: registered.id, link: registered.link)
    }
  }

  /// Returns an experience with an image, or `nil` if the image cannot be shared.
  func owner(of image: HeaderImage) -> Owner? { acceptance == .refused ? nil : owners[image.checksum] }

  /// Remembers an experience that is registered now, with its image.
  func add(_ owner: Owner, of image: HeaderImage) { owners[image.checksum] = owner }

  /// Remembers the outcome of the first try.
  func remember(_ outcome: Acceptance) { if acceptance == .unknown { acceptance = outcome } }
}
