/// A group of registered experiences that need the same from people.
package enum ExperienceGroup: String, Hashable, Sendable, CaseIterable {
  /// Apple Maps knows the place.
  case matched
  /// Apple Maps is looking for the place.
  case pending
  /// Apple Maps did not find the place.
  case notFound = "not-found"
  /// The experience has no place.
  case placeless
  /// The app is on its way to another team.
  case inTransfer = "in-transfer"
  /// App Store Connect has a word for the state that is not documented.
  case unknown
  /// The experience was taken out of service.
  case deactivated

  /// Finds the group of an experience.
  package init(of experience: RegisteredExperience) {
    switch (experience.status, experience.placeStatus) {
    case (.deactivated, _): self = .deactivated
    case (.inTransfer, _): self = .inTransfer
    case (.received, nil): self = .placeless
    case (.received, .matched): self = .matched
    case (.received, .pending): self = .pending
    case (.received, .noMatch): self = .notFound
    default: self = .unknown
    }
  }

  /// The name in a sentence.
  package var name: String { rawValue.replacing("-", with: " ") }

  /// The state of the experiences, without a period.
  package var meaning: String {
    switch self {
    case .matched: "registered, and Apple Maps knows the place"
    case .pending: "registered, and Apple Maps is looking for the place"
    case .notFound: "registered, but Apple Maps did not find the place, so it does not offer the App Clip"
    case .placeless: "registered, and Apple Maps has no place to look for"
    case .inTransfer: "the app is being transferred"
    case .unknown: "App Store Connect uses a word that this version of clipsite does not know"
    case .deactivated: "out of service for good"
    }
  }

  /// The action that helps, or `nil` if there is nothing to do.
  package var advice: String? {
    switch self {
    case .matched, .placeless, .deactivated: nil
    case .pending: "wait, and look again. Apple does not say how long this takes"
    case .notFound:
      "compare name, address, and coordinates with the place in Apple Maps, set `place.name` to its name, and "
        + "push with '--resend-places'"
    case .inTransfer: "wait for the transfer, because nobody can change them until then"
    case .unknown: "look at App Store Connect"
    }
  }

  /// The answer to the question when an experience is done, for people.
  package static let finalState =
    "“registered” (RECEIVED) is the final good state, and nothing follows it. "
    + "Apple does not say when devices show a new card."
}
