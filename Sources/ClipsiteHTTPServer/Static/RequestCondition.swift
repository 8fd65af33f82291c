/// What the conditional fields of a request amount to, in the order of RFC 9110, section 13.2.2.
struct RequestCondition {
  /// `If-Match` or `If-Unmodified-Since` does not hold: 412.
  private(set) var failed = false
  /// The client has these bytes already: 304.
  private(set) var isNotModified = false
  /// `If-Range` is absent or names these bytes, so that a part fits what the client has.
  private(set) var allowsRange = true

  /// Judges the fields of a GET or HEAD request.
  init(_ fields: HTTPFields, _ resource: StaticResource, now: HTTPDate) {
    func date(_ name: String) -> HTTPDate? { fields[name].flatMap { HTTPDate($0, now: now) } }

    if let list = fields["If-Match"] {
      failed = !EntityTagList(list).matchesStrongly(resource.entityTag)
    } else if let date = date("If-Unmodified-Since"), let modified = resource.lastModified {
      failed = modified > date
    }
    if let list = fields["If-None-Match"] {
      isNotModified = EntityTagList(list).matchesWeakly(resource.entityTag)
    } else if let date = date("If-Modified-Since"), let modified = resource.lastModified {
      isNotModified = modified <= date
    }
    if let value = fields["If-Range"] {
      // A date must be the very same (section 13.1.5); a weak tag never is.
      let isDate = resource.lastModified.map { HTTPDate(value, now: now) == $0 } ?? false
      allowsRange = value == resource.entityTag.text || isDate
    }
  }
}
