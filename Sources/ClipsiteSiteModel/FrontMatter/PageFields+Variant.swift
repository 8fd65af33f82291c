package import ClipsiteAppClips

/// What a variant takes over from its original, so that it need only say what differs in its language.
extension PageFields {
  /// These fields as those of a variant. Title, description, slug, short URLs, `clip.title`, `allow-html` and
  /// `extra` stay its own.
  ///
  /// - Parameters:
  ///   - original: The fields of the page that says the same in another language.
  ///   - language: The language of these, from the name of the file.
  package func variant(of original: PageFields, in language: LanguageTag) -> PageFields {
    var result = self
    result.language = language
    result.domain = nil
    if image == nil {
      // Where it stands in the other file says nothing about this one.
      result.image = original.image.map { Spanned($0.value, .none) }
      result.imageAlt = imageAlt ?? original.imageAlt
    }
    result.template = template ?? original.template.map { Spanned($0.value, .none) }
    result.clip = clip.inheriting(original.clip)
    result.place = original.place.map { place?.inLanguage(of: $0) ?? $0 }
    result.appLinks = appLinks ?? original.appLinks
    result.isDraft = isDraft ?? original.isDraft
    result.isHiddenFromSearch = isHiddenFromSearch ?? original.isHiddenFromSearch
    return result
  }
}

extension PhysicalPlace {
  /// The place of the original with what this one says of the address in its own language.
  fileprivate func inLanguage(of original: PhysicalPlace) -> PhysicalPlace {
    var address = original.address
    address.street = self.address.street ?? address.street
    address.locality = self.address.locality ?? address.locality
    address.region = self.address.region ?? address.region
    return PhysicalPlace(
      type: original.type, address: address, coordinates: original.coordinates, phone: original.phone,
      hours: original.hours)
  }

  /// The keys of `place` that say something else than those of the original. The words of an address may be
  /// in another language; numbers, times and codes are the same in all.
  func contradictions(to original: PhysicalPlace) -> [String] {
    func differs<Value: Equatable>(_ value: Value?, _ other: Value?) -> Bool {
      value != nil && value != other
    }
    var keys: [String] = []
    if differs(type, original.type) { keys.append("type") }
    if differs(address.postalCode, original.address.postalCode) { keys.append("postal-code") }
    if differs(address.country, original.address.country) { keys.append("country") }
    if differs(coordinates?.latitude, original.coordinates?.latitude) { keys.append("latitude") }
    if differs(coordinates?.longitude, original.coordinates?.longitude) { keys.append("longitude") }
    if differs(phone, original.phone) { keys.append("phone") }
    if differs(hours, original.hours) { keys.append("hours") }
    return keys.map { "place.\($0)" }
  }
}
