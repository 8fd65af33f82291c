import ClipsiteText

/// The variables that patterns may use: those of the file and those that Apple predefines
/// (Apple, “applinks”, `substitutionVariables`).
struct SubstitutionVariables: Sendable {
  /// A class of ASCII characters, one of which a predefined variable stands for.
  struct CharacterSet: OptionSet, Sendable {
    let rawValue: UInt8
    static let upper = CharacterSet(rawValue: 1)
    static let lower = CharacterSet(rawValue: 2)
    static let digit = CharacterSet(rawValue: 4)
    static let hexLetter = CharacterSet(rawValue: 8)

    var ignoringCase: CharacterSet { isDisjoint(with: [.upper, .lower]) ? self : union([.upper, .lower]) }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "0"..."9": contains(.digit)
      case "A"..."F", "a"..."f":
        contains(.hexLetter) || contains("A"..."F" ~= scalar ? CharacterSet.upper : CharacterSet.lower)
      case "G"..."Z": contains(.upper)
      case "g"..."z": contains(.lower)
      default: false
      }
    }
  }

  /// The meaning of a variable.
  enum Meaning: Sendable {
    case characters(CharacterSet)
    case texts([String])
  }

  /// A part of a pattern.
  enum Piece: Equatable {
    case text(Substring)
    case variable(String)
  }

  private var meanings: [String: Meaning] = [:]

  /// The variables of a file. Predefined names keep their meaning.
  init(_ object: JSONValue? = nil) {
    for member in object?.members ?? [] {
      meanings[member.name] = .texts((member.value.elements ?? []).compactMap(\.text))
    }
  }

  subscript(name: String) -> Meaning? { Self.predefined(name) ?? meanings[name] }

  static func predefined(_ name: String) -> Meaning? {
    switch name {
    case "alpha": .characters([.upper, .lower])
    case "upper": .characters(.upper)
    case "lower": .characters(.lower)
    case "alnum": .characters([.upper, .lower, .digit])
    case "digit": .characters(.digit)
    case "xdigit": .characters([.digit, .hexLetter])
    case "region": .texts(CountryCode.all.map(\.rawValue))
    case "lang": .texts(languages)
    default: nil
    }
  }

  /// Cuts a pattern at its variables. What looks like the start of one and is none stays text.
  static func split(_ pattern: some StringProtocol) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(pattern)
    var text = rest.startIndex
    var from = rest.startIndex
    while let dollar = rest.utf8[from...].firstIndex(of: UInt8(ascii: "$")) {
      from = rest.utf8.index(after: dollar)
      guard let (name, end) = variable(in: rest, at: from) else { continue }
      if text < dollar { pieces.append(.text(rest[text..<dollar])) }
      pieces.append(.variable(name))
      (text, from) = (end, end)
    }
    rest = rest[text...]
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// The name in `(name)` at an index, and the index behind it.
  private static func variable(in text: Substring, at start: Substring.Index) -> (String, Substring.Index)? {
    let bytes = text.utf8[start...]
    guard bytes.first == UInt8(ascii: "(") else { return nil }
    let name = bytes.dropFirst().prefix { !"$()".utf8.contains($0) }
    guard !name.isEmpty, name.endIndex < text.endIndex, text.utf8[name.endIndex] == UInt8(ascii: ")") else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self), text.utf8.index(after: name.endIndex))
  }

  /// ISO 639-1.
  private static let languages =
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz
    ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik
    io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml
    mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd
    se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi
    vo wa wo xh yi yo za zh zu
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
}
