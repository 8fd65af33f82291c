public import ClipsiteText

/// One element of `components`: a pattern for the URLs that an app opens, or that it must not open
/// (Apple, “applinks.Details.Components”).
///
/// In the texts `*` stands for any run of characters, `?` for exactly one, `$(name)` for a variable. What is
/// nil is left to the defaults, and then free.
public struct URLComponentPattern: Hashable, Sendable {
  /// A pattern for the query.
  public enum Query: Hashable, Sendable {
    /// The whole query as one text.
    case whole(String)
    /// Named items; others are free.
    case items([Item])
  }

  /// A pattern for the items of one name.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The pattern that every value of that name must match.
    public var pattern: String

    /// A name and the pattern for its values.
    public init(_ name: String, _ pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  /// `/`: the path.
  public var path: String?
  /// `?`: the query.
  public var query: Query?
  /// `#`: the fragment.
  public var fragment: String?
  /// Indicates whether a match keeps the link in the browser. False if nil.
  public var exclude: Bool?
  /// A remark that nothing reads.
  public var comment: String?
  /// Indicates whether letter case counts. `nil` means true.
  public var caseSensitive: Bool?
  /// Indicates whether the URL is compared as it is written, with its percent-encoding. `nil` means true.
  public var percentEncoded: Bool?

  /// A pattern.
  public init(
    path: String? = nil, query: Query? = nil, fragment: String? = nil, exclude: Bool? = nil,
    comment: String? = nil, caseSensitive: Bool? = nil, percentEncoded: Bool? = nil
  ) {
    (self.path, self.query, self.fragment, self.exclude) = (path, query, fragment, exclude)
    (self.comment, self.caseSensitive, self.percentEncoded) = (comment, caseSensitive, percentEncoded)
  }

  /// The pattern as a JSON object.
  public var value: JSONValue {
    .object(present: [
      ("/", path.map(JSONValue.string)), ("?", query.map(Self.value)), ("#", fragment.map(JSONValue.string)),
      ("exclude", exclude.map(JSONValue.bool)), ("comment", comment.map(JSONValue.string)),
      ("caseSensitive", caseSensitive.map(JSONValue.bool)),
      ("percentEncoded", percentEncoded.map(JSONValue.bool)),
    ])
  }

  private static func value(of query: Query) -> JSONValue {
    switch query {
    case .whole(let text): .string(text)
    case .items(let items): .object(items.map { .init($0.name, .string($0.pattern)) })
    }
  }
}

extension URLComponentPattern {
  /// Reads a pattern as Apple's systems do: unknown keys count nothing, nor do values of the wrong type, and
  /// one value of `?` that is no text makes the whole of `?` count nothing.
  public init(_ value: JSONValue) {
    self.init(
      path: value["/"]?.text, query: value["?"].flatMap(Self.query), fragment: value["#"]?.text,
      exclude: value["exclude"]?.bool, comment: value["comment"]?.text,
      caseSensitive: value["caseSensitive"]?.bool, percentEncoded: value["percentEncoded"]?.bool)
  }

  private static func query(_ value: JSONValue) -> Query? {
    if let text = value.text { return .whole(text) }
    guard let members = value.members else { return nil }
    let items = members.compactMap { member in member.value.text.map { Item(member.name, $0) } }
    return items.count == members.count ? .items(items) : nil
  }

  /// The pattern with what it leaves out taken from another one. Comments are not handed down.
  func filled(from defaults: URLComponentPattern?) -> URLComponentPattern {
    guard let defaults else { return self }
    return URLComponentPattern(
      path: path ?? defaults.path, query: query ?? defaults.query, fragment: fragment ?? defaults.fragment,
      exclude: exclude ?? defaults.exclude, comment: comment,
      caseSensitive: caseSensitive ?? defaults.caseSensitive,
      percentEncoded: percentEncoded ?? defaults.percentEncoded)
  }
}
