import ClipsiteAppClips
import ClipsiteLocales
import ClipsiteSite
import ClipsiteText

/// The comparison of a place of the site with the copy that App Store Connect keeps.
///
/// Apple Maps rewrites the addresses that it matches: “Main Street” comes back as “Main St”, and coordinates
/// move a little. A comparison letter by letter would find a change after every push, forever.
enum PlaceComparison {
  /// The largest distance in meters between two points that are one place.
  static let tolerance = 10.0
  /// The distance in meters from which a place is another one.
  private static let move = 1000.0
  /// The length of a degree of latitude in meters.
  private static let degree = 111_320.0
  private static let folding = Folding()

  /// Indicates whether the registered place needs no change.
  ///
  /// - Parameters:
  ///   - own: The place that the site wants, as the body of a request has it.
  ///   - registered: The attribute that App Store Connect answers.
  static func isSame(_ own: JSONValue?, _ registered: JSONValue?) -> Bool {
    differences(PlaceBody.facts(of: own), PlaceBody.facts(of: registered)).isEmpty
  }

  /// Returns the facts that differ. If there is no place on one side, that is all of them.
  static func differences(_ own: PlaceBody.Facts, _ registered: PlaceBody.Facts) -> [PlaceBody.Fact] {
    let country = country(of: own, registered)
    return PlaceBody.Fact.allCases.filter { fact in
      if own.isEmpty || registered.isEmpty { return own[fact] != registered[fact] }
      if fact == .latitude || fact == .longitude { return !isNear(own, registered) }
      return !isSame(fact, own[fact], registered[fact], in: country)
        && !(fact == .region && isSamePostalCode(own, registered))
    }
  }

  /// Indicates whether the place is somewhere else, where neither its Maps ID nor its floor is right: its point is far
  /// away, or it is in another town. A correction of the street or the point changes less.
  static func isMove(_ own: PlaceBody.Facts, _ registered: PlaceBody.Facts) -> Bool {
    let country = country(of: own, registered)
    func differs(_ fact: PlaceBody.Fact) -> Bool {
      own[fact] != nil && registered[fact] != nil && !isSame(fact, own[fact], registered[fact], in: country)
    }
    let hasPoints = point(of: own) != nil && point(of: registered) != nil
    if hasPoints, !isNear(own, registered, within: move) { return true }
    return differs(.locality) && (!hasPoints || differs(.postalCode))
  }

  private static func isSame(
    _ fact: PlaceBody.Fact, _ own: String?, _ registered: String?, in country: CountryCode?
  ) -> Bool {
    switch fact {
    case .latitude, .longitude: return true
    case .mapAction, .relationship, .phoneType: return own == registered
    case .phone: return own.map { digits($0, country) } == registered.map { digits($0, country) }
    case .mapsID:
      // Apple adds it to a place that it has found.
      return own == nil || own == registered
    case .homePage:
      // A place that somebody registered without one is found by its name and address.
      guard let own, let registered else { return true }
      return RegisteredExperience.comparable(own) == RegisteredExperience.comparable(registered)
    case .names:
      // Apple adds the names that it knows. Somebody may have registered a place by its address alone.
      guard let own, let registered else { return true }
      let name = folding.text(own)
      return registered.split(separator: "\n").contains { folding.text(String($0)) == name }
    case .street, .locality, .region, .postalCode, .country:
      // Apple adds the parts of an address that the site does not state.
      guard let own else { return true }
      return registered.map { comparable(own, fact, country) == comparable($0, fact, country) } ?? false
    }
  }

  private static func comparable(_ text: String, _ fact: PlaceBody.Fact, _ country: CountryCode?) -> String {
    let folded = folding.text(text)
    switch fact {
    case .street, .locality: return StreetWords.shortened(folded, in: country)
    case .postalCode: return postalCode(folded, in: country)
    default: return folded
    }
  }

  /// A postal code without spaces, and without the four digits that Apple adds in the United States.
  private static func postalCode(_ folded: String, in country: CountryCode?) -> String {
    let code = folded.utf8.filter { $0 != UInt8(ascii: " ") }
    let isLong = country?.rawValue == "US" && code.count == 9 && code.allSatisfy(\.isDigit)
    return String(decoding: isLong ? Array(code.prefix(5)) : code, as: UTF8.self)
  }

  /// A postal code is in one region, so “CA” and “California” beside the same one are the same.
  private static func isSamePostalCode(_ own: PlaceBody.Facts, _ registered: PlaceBody.Facts) -> Bool {
    guard let code = own[.postalCode] else { return false }
    return isSame(.postalCode, code, registered[.postalCode], in: country(of: own, registered))
  }

  private static func country(of own: PlaceBody.Facts, _ registered: PlaceBody.Facts) -> CountryCode? {
    (own[.country] ?? registered[.country]).flatMap { try? CountryCode($0) }
  }

  /// The digits of a number in E.164 form, or as they are written if nobody can complete them.
  private static func digits(_ text: String, _ country: CountryCode?) -> [UInt8] {
    if case .complete(let number) = PhoneReading(text, in: country?.rawValue) {
      return number.utf8.filter(\.isDigit)
    }
    return text.utf8.filter(\.isDigit)
  }

  // MARK: Points

  /// Indicates whether the points of two places are closer than the tolerance. Apple calculates the point of
  /// a place that the site states without one.
  private static func isNear(
    _ own: PlaceBody.Facts, _ registered: PlaceBody.Facts, within tolerance: Double = tolerance
  ) -> Bool {
    guard let point = point(of: own) else { return true }
    guard let other = self.point(of: registered) else { return false }
    let east = (point.longitude - other.longitude).remainder(dividingBy: 360)
    let shrinking = width(at: (point.latitude + other.latitude) / 2)
    let (x, y) = (east * degree * shrinking, (point.latitude - other.latitude) * degree)
    return x * x + y * y < tolerance * tolerance
  }

  private static func point(of facts: PlaceBody.Facts) -> (latitude: Double, longitude: Double)? {
    guard let latitude = facts[.latitude].flatMap(Double.init),
      let longitude = facts[.longitude].flatMap(Double.init)
    else { return nil }
    return (latitude, longitude)
  }

  /// The length of a degree of longitude at a latitude, as a part of that at the equator: the cosine, by the
  /// first terms of its series.
  private static func width(at latitude: Double) -> Double {
    let angle = latitude * .pi / 180
    let square = angle * angle
    return max(0, 1 - square / 2 + square * square / 24 - square * square * square / 720)
  }
}
