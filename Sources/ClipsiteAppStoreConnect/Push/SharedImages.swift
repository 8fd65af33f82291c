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

  private(set) var acceptance = Acceptance.unknown
  /// The identifiers of images of registered experiences, by digest.
  private var identifiers: [String: String] = [:]

  /// Starts with the images of the experiences that a plan compares.
  init(of plan: ExperiencePlan) {
    for case let image? in plan.entries.map({ $0.registered?.image }) {
      guard image.state == "COMPLETE", let id = image.id, let checksum = image.checksum else { continue }
      identifiers[checksum.lowercased()] = id
    }
  }

  /// Returns the identifier of the image of another experience, or `nil` if none can be shared.
  func identifier(of image: HeaderImage) -> String? {
    acceptance == .refused ? nil : identifiers[image.checksum]
  }

  /// Remembers the image of an experience that is registered now.
  func add(_ id: String, of image: HeaderImage) { identifiers[image.checksum] = id }

  /// Remembers the outcome of the first try.
  func settle(_ outcome: Acceptance) { if acceptance == .unknown { acceptance = outcome } }
}
