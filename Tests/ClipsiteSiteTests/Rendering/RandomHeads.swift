import ClipsiteTestTools

/// A page made of random pieces, with the facts that each piece was made for: they follow from how it was
/// written, and not from reading it.
struct RandomHeads {
  /// Markup that means the same whatever is around it.
  struct Piece {
    var text: String
    /// The tags of which a page has exactly one, in order.
    var labels: [String] = []
    /// The links, in order, as they are written.
    var links: [String] = []
    /// Indicates whether a browser begins the `<body>` with it.
    var beginsBody = false
  }

  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(seed) }

  mutating func pieces(atMost count: Int, inHead: Bool) -> [Piece] {
    (0..<below(count + 1)).map { _ in piece(depth: 0, inHead: inHead) }
  }

  private mutating func piece(depth: Int, inHead: Bool) -> Piece {
    switch below(depth > 1 ? 6 : 9) {
    case 0: meta()
    case 1: link()
    case 2: inHead ? meta() : element()
    case 3:
      Piece(text: pick(["<meta charset=utf-8>", "<Link rel=icon>", "<base target=x>", "\n", "x", "&lt;"]))
    case 4: inHead && below(4) > 0 ? link() : plain()
    case 5: Piece(text: pick(Self.comments) + "\n")
    case 6: hidden(inside: piece(depth: depth + 1, inHead: false), inHead: inHead)
    case 7: template(around: piece(depth: depth + 1, inHead: false), inHead: inHead)
    default: inHead ? meta() : quoted(piece(depth: depth + 1, inHead: false))
    }
  }

  /// What a browser takes for a comment or for text.
  private static let comments = [
    "<!-->", "<!---->", "<!x>", "<?x <a href=/c>", "</ <meta name=robots>", "<!x <link rel=canonical>", "</>",
    "<", "< ", "<1>", "<<",
  ]

  // MARK: Tags

  private mutating func meta() -> Piece {
    let label = pick([
      "og:title", "og:type", "og:url", "og:image", "og:site_name", "og:locale", "og:description",
      "twitter:card",
      "description", "viewport", "robots", "theme-color", "og:image:alt", "OG:TITLE",
    ])
    let isSingle = !["theme-color", "og:image:alt", "OG:TITLE"].contains(label)
    let name = attribute(pick(["name", "property"]), label)
    let tag = shuffled([name, attribute("content", pick(["a", "<p>", "a > b", ""]))])
    return Piece(text: "<\(cased("meta")) \(tag)>", labels: isSingle ? [label] : [])
  }

  private mutating func link() -> Piece {
    let relation = pick(["canonical", "CANONICAL", "Canonical", "icon", "canonical x", "alternate"])
    let url = self.url()
    let tag = shuffled([attribute("rel", relation), "href=\"\(url)\""])
    return Piece(
      text: "<\(cased("link")) \(tag)\(pick([">", " />", " >"]))",
      labels: relation.lowercased() == "canonical" ? ["canonical"] : [], links: [url])
  }

  private mutating func element() -> Piece {
    let (name, key) = (pick(["a", "img", "p", "video", "form", "x-y", "h2", "strong"]), pick(Self.keys))
    let url = self.url()
    let text = "<\(cased(name)) \(shuffled(["class=x", "\(cased(key))=\"\(url)\"", "hidden"]))>"
    return Piece(text: text, links: [url], beginsBody: true)
  }

  private mutating func plain() -> Piece {
    let text = pick([
      "<p>", "</p>", "<h2>", "</h2>", "<b>x</b>", "<strong>x</strong>", "<br/>", "<p title='<'>",
    ])
    return Piece(text: text, beginsBody: !text.hasPrefix("</"))
  }

  private static let keys = ["href", "src", "poster", "action", "formaction", "xlink:href"]

  // MARK: Around tags

  /// Nothing inside of a comment or of text is a tag.
  private mutating func hidden(inside piece: Piece, inHead: Bool) -> Piece {
    let inner = ["script", "style", "title", "noscript", "noframes"]
    let name = pick(inHead ? inner : inner + ["xmp", "textarea", "iframe", "noembed"])
    let endsItself = piece.text.lowercased().contains("</\(name)")
    if piece.text.contains("<!") { return piece }
    return Piece(
      text: endsItself || below(3) == 0
        ? "<!-- \(piece.text) -->" : "<\(cased(name))>\(piece.text)</\(cased(name))>")
  }

  /// Nothing inside of a `<template>` is part of the page.
  private mutating func template(around piece: Piece, inHead: Bool) -> Piece {
    if inHead, piece.text.lowercased().contains("<template") { return Piece(text: "") }
    let content = piece.text + "<link rel=canonical>"
    return Piece(text: "<\(cased("template"))>\(content)</\(cased("template"))>")
  }

  /// Nothing inside of a value is a tag.
  private mutating func quoted(_ piece: Piece) -> Piece {
    let text = piece.text.replacing("'", with: "")
    return Piece(text: "<\(pick(["p", "div", "em"])) title='\(text)'>", beginsBody: true)
  }

  // MARK: Spellings

  private mutating func attribute(_ name: String, _ value: String) -> String {
    let written = below(4) == 0 ? value.unicodeScalars.map { "&#\($0.value);" }.joined() : value
    let isBare = !value.isEmpty && !value.contains { " <>".contains($0) } && below(3) == 0
    let quote = isBare ? "" : pick(["\"", "'"])
    return cased(name) + pick(["=", " = ", "=\n"]) + quote + written + quote
  }

  private mutating func url() -> String { "/\(pick(["a", "b", "menu.pdf", "x?y=1&amp;z"]))\(below(100))" }

  private mutating func cased(_ text: String) -> String {
    below(3) > 0 ? text : String(text.map { below(2) == 0 ? Character($0.uppercased()) : $0 })
  }

  private mutating func shuffled(_ attributes: [String]) -> String {
    (below(2) == 0 ? attributes : attributes.reversed()).joined(separator: pick([" ", "\n", "  "]))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
}
