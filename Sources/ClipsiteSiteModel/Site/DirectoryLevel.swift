package import ClipsiteAppClips

/// One step of the way from the whole chain to a location.
package enum DirectoryLevel: Int, CaseIterable {
  case country, region, locality

  /// The step below.
  var next: DirectoryLevel? { DirectoryLevel(rawValue: rawValue + 1) }

  /// What a location says of this step: the name of the part that it belongs to, and what its slug is made
  /// of. A country's is its code, which is the same in all languages.
  package func part(of address: PostalAddress) -> (name: String, key: String)? {
    switch self {
    case .country: address.country.map { ($0.name, $0.rawValue) }
    case .region: address.region.map { ($0, $0) }
    case .locality: address.locality.map { ($0, $0) }
    }
  }
}
