package import ClipsiteDiagnostics

/// What clipsite refuses in YAML although libyaml reads it.
enum YAMLRules {
  static func duplicateKey(_ name: String, at place: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: place, "the key \(Wording.quote(name)) occurs twice", fix: "remove one of the two",
      notes: [Diagnostic.Note("it first occurs here", at: first)])
  }

  static func similarKey(_ name: String, _ other: String, at place: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    let isCase = name.lowercased().utf8.elementsEqual(other.lowercased().utf8)
    let difference = isCase ? "by letter case" : "in the form of their letters"
    return Diagnostic(
      .similarKeys, at: place,
      "the keys \(Wording.quote(other)) and \(Wording.quote(name)) differ \(difference) only",
      fix: "remove one of the two", notes: [Diagnostic.Note("the other key is here", at: first)])
  }

  static func anchor(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .anchorNotAllowed, at: place, "the anchor \(Wording.quote("&" + name)) is not allowed",
      fix: "remove it, or put the value in quotes")
  }

  static func alias(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .anchorNotAllowed, at: place, "the alias \(Wording.quote("*" + name)) is not allowed",
      fix: "write the value out, or put it in quotes")
  }

  static func tag(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .tagNotAllowed, at: place, "the tag \(Wording.quote(name)) is not allowed",
      fix: "remove it, or put the value in quotes")
  }

  static func mergeKey(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeKeyNotAllowed, at: place, "the merge key `<<` is not supported", fix: "write the keys out")
  }

  static func tooDeep(_ limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, at: place, "mappings and lists may be nested \(limit) levels deep; this is one more",
      fix: "use fewer levels")
  }

  static func secondDocument(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .secondDocument, at: place, "a second YAML document starts here; there may be one only",
      fix: "remove this line, or put the value in quotes")
  }

  static func keyTooLong(_ limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyTooLong, at: place, "this key is longer than \(limit) characters",
      fix: "shorten it, or put text that holds a `:` in quotes")
  }

  static func valueTooLong(_ length: Int, _ limit: Int, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLong, at: place, "this value has \(length) bytes; at most \(limit) are allowed",
      fix: "move the text into the Markdown body")
  }

  static func keyNotText(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyNotText, at: place, "a key must be text on the left of a `:`",
      fix: "write a name before the `:`, or put the value in quotes")
  }
}

extension DiagnosticCode {
  package static let duplicateKey = DiagnosticCode(
    "DuplicateKey", .error,
    explanation: """
      The keys of a YAML mapping are unique (section 3.2.1.3 of YAML 1.2.2). Readers disagree on which of
      two equal keys counts, so one of the values would be lost without a word. Remove one of the two.
      """)

  package static let similarKeys = DiagnosticCode(
    "SimilarKeys", .error,
    explanation: """
      Two keys of one mapping are equal but for upper and lower case. clipsite's own keys are all in lower
      case, so one of the two is a slip. Or they differ only in the form of their letters: an `é` can be one
      character or an `e` and an accent, and looks the same. Remove one of the two.
      """)

  package static let anchorNotAllowed = DiagnosticCode(
    "AnchorNotAllowed", .error,
    explanation: """
      YAML anchors (`&name`) and aliases (`*name`) are not read: a few lines of them can stand for gigabytes
      of data, and a page that borrows its settings from elsewhere in the file is hard to follow. Settings that
      many pages share belong in the `index.md` of their folder or in `site.yml`.
      A value that starts with `&` or `*` goes in quotes.
      """)

  package static let tagNotAllowed = DiagnosticCode(
    "TagNotAllowed", .error,
    explanation: """
      YAML tags (`!name`, `!!binary`) tell a program which type to make of a value. clipsite knows the types
      of its settings and reads no tags. Remove the tag; a value that starts with `!` goes in quotes.
      """)

  package static let mergeKeyNotAllowed = DiagnosticCode(
    "MergeKeyNotAllowed", .error,
    explanation: """
      The merge key `<<` of YAML 1.1 copies another mapping into this one. It was dropped from YAML 1.2 and
      needs anchors, which clipsite does not read. Write the keys out, or put settings that many pages share
      in the `index.md` of their folder.
      """)

  package static let nestingTooDeep = DiagnosticCode(
    "NestingTooDeep", .error,
    explanation: """
      Mappings and lists may stand 32 levels deep inside one another. No setting of clipsite needs more than
      five; a file that goes deeper was damaged or made to exhaust the program that reads it.
      """)

  package static let secondDocument = DiagnosticCode(
    "SecondDocument", .error,
    explanation: """
      A `---` or `...` line inside YAML ends the document and starts another. Settings are one document.
      Remove the line; a value that is three dashes goes in quotes.
      """)

  package static let keyTooLong = DiagnosticCode(
    "KeyTooLong", .error,
    explanation: """
      A YAML key on the line of its value may have at most 1,024 characters (section 7.4.2 of YAML 1.2.2).
      A key that long is usually text whose first `:` was taken for the end of a key: put it in quotes.
      """)

  package static let valueTooLong = DiagnosticCode(
    "ValueTooLong", .error,
    explanation: """
      One value may have at most 64 KiB. Settings are short; longer text belongs in the Markdown below the
      front matter.
      """)

  package static let keyNotText = DiagnosticCode(
    "KeyNotText", .error,
    explanation: """
      YAML allows lists and mappings as keys, and keys that are empty. A setting's key is its name. This
      often comes from a `?` or a `:` at the start of a line, or from braces around a placeholder such as
      `{{ name }}`: put such a value in quotes.
      """)
}
