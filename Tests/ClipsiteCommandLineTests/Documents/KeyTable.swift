import ClipsiteContent
import ClipsiteSite
import ClipsiteText

/// A table of keys, as the reference has it.
struct KeyTable {
  /// More words than this get a table of their own.
  private static let wordsInCell = 6

  private let places: [KeyPlace]
  private let showsInheritance: Bool

  init(_ places: [KeyPlace], showsInheritance: Bool = false) {
    self.places = places
    self.showsInheritance = showsInheritance
  }

  var text: String {
    let heads =
      ["key", "meaning", "type", "default"] + (showsInheritance ? ["inherited"] : [])
      + ["example", "diagnostics"]
    let lines = [row(heads), "|" + String(repeating: "---|", count: heads.count)] + places.map(row)
    return (lines + places.flatMap(words)).map { $0 + "\n" }.joined()
  }

  private func row(_ place: KeyPlace) -> String {
    let key = place.key
    let fallback = key.defaultValue ?? (key.isRequired ? "required" : "none")
    let example = key.example.map { "`\($0)`" } ?? ""
    return row(
      ["`\(place.path)`", key.summary, Self.name(of: key.type), fallback]
        + (showsInheritance ? [inheritance(of: key)] : []) + [example, codes(of: key)])
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  private func inheritance(of key: Key) -> String {
    switch key.flow.inheritance {
    case .none: "no"
    case .folders: "yes"
    case .foldersWithoutAddress: "yes, from an `index.md` without an address"
    case .special(let rule): rule
    }
  }

  private func codes(of key: Key) -> String {
    var codes = key.codes
    if case .word = key.type { codes.append(.invalidChoice) }
    return codes.map { code in
      let module = DocumentedDiagnosticsTests.modules.first { $0.value.contains(code) }?.key ?? ""
      return "[`\(code.name)`](Diagnostics/\(module)Diagnostics.md#\(code.name.lowercased()))"
    }.joined(separator: " ")
  }

  private static func name(of type: KeyType) -> String {
    switch type {
    case .text(let form): form.name
    case .bool: "`true` or `false`"
    case .word(let words): words().count > wordsInCell ? "word" : "\(list(words()))"
    case .list(let item): "list: \(name(of: item))"
    case .mapping: "mapping"
    case .entries: "mapping"
    case .either(let one, let other): "\(name(of: one)), or \(name(of: other))"
    case .anything: "anything"
    }
  }

  private func words(of place: KeyPlace) -> [String] {
    guard case .word(let words) = place.key.type, words().count > Self.wordsInCell else { return [] }
    return ["", "| words of `\(place.path)` |", "|---|", "| \(Self.list(words())) |"]
  }

  private static func list(_ words: [String]) -> String {
    words.map { $0.isEmpty ? "`\"\"`" : "`\($0)`" }.joined(separator: ", ")
  }
}
