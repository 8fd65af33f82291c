/// Corrections for what authors bring along from other template languages, such as Liquid, Jinja, Handlebars,
/// and Go.
enum ForeignSyntax {
  /// Returns how Mustache writes a tag with several words, as in `if page.image`, or `nil` for other words.
  static func fix(forWords text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }.map(String.init)
    guard let first = words.first, let last = words.last, words.count > 1 else { return nil }
    switch first {
    case "if", "elsif", "elif", "with", "each", "range":
      if words.count == 3, words[1] == "not" { return inverted(last) }
      return words.count == 2 ? section(last) : "write a section; Mustache compares nothing"
    case "else": return words.count == 3 && words[1] == "if" ? section(last) : nil
    case "unless": return words.count == 2 ? inverted(last) : nil
    case "for": return words.count == 4 && words[2] == "in" ? section(last) : nil
    case "include", "partial", "template", "extends": return "write `{{> \(unquoted(last))}}`"
    default: return words[1].hasPrefix("|") ? "write `{{\(first)}}`; Mustache has no filters" : nil
    }
  }

  /// Returns how Mustache says what a word alone means elsewhere, as in `else`, or `nil` for other words.
  static func fix(forName name: String) -> String? {
    switch name {
    case "else": "close the section, and write `{{^name}}…{{/name}}` for the other case"
    case "end", "endif", "endfor", "endeach", "endunless", "endwith":
      "close the section by its name, as in `{{/name}}`"
    case "this": "write `{{.}}`"
    case "if", "each", "with", "unless": "write a section of the value, as in `{{#name}}…{{/name}}`"
    default: nil
    }
  }

  private static func section(_ name: String) -> String { "write a section: `{{#\(name)}}…{{/\(name)}}`" }

  private static func inverted(_ name: String) -> String {
    "write an inverted section: `{{^\(name)}}…{{/\(name)}}`"
  }

  private static func unquoted(_ name: String) -> String {
    name.hasPrefix("\"") || name.hasPrefix("'") ? String(name.dropFirst().dropLast()) : name
  }
}
