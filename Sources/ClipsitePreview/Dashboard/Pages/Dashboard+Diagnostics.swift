import ClipsiteMustache
import ClipsiteText

extension Dashboard {
  /// The number of diagnostics on a page of the list.
  static let diagnosticsLength = 50

  /// The data of the list of all that is wrong: errors first. `?code=` is the only code to show.
  func diagnosticList(_ query: QueryItems) -> Value {
    let (all, chosen) = (live.status.listed, query["code"])
    let sorted = Self.byFile(chosen.map { code in all.filter { $0.code.name == code } } ?? all)
    let equal = Dictionary(grouping: sorted, by: Self.kind)
    var seen: Set<[String]> = []
    let unique = sorted.filter { seen.insert(Self.kind(of: $0)).inserted }
    let parts = ListParts(unique.count, length: Self.diagnosticsLength, number: query.part)
    let files = unique[parts.range].chunked { $0.range.path == $1.range.path }
    return [
      "files": .list(
        files.map { list in
          let path = list.first?.range.path ?? ""
          return [
            "file": .text(VisibleText.escaped(live.relative(path))),
            "editor": editorURL(of: path).map { .text($0) } ?? nil,
            "diagnostics": .list(
              diagnosticRows.values(list) { (equal[Self.kind(of: $0)] ?? []).dropFirst() }),
          ]
        }),
      "codes": Self.codes(of: all, chosen: chosen), "parts": parts.value([("code", chosen)]),
      // Of files that cannot be read, nobody knows how many mistakes they have.
      "total": live.failure == nil || !sorted.isEmpty ? .text(Self.count(sorted.count, "diagnostic")) : nil,
    ]
  }

  /// The words of a diagnostic, whatever it is about.
  private static func kind(of diagnostic: Diagnostic) -> [String] {
    [diagnostic.severity.rawValue, diagnostic.code.name, diagnostic.message, diagnostic.fix ?? ""]
  }

  /// The codes of diagnostics with the number of each, to choose from; nil if there is only one.
  private static func codes(of diagnostics: [Diagnostic], chosen: String?) -> Value {
    let counts = Dictionary(diagnostics.map { ($0.code.name, 1) }, uniquingKeysWith: +)
    guard counts.count > 1 else { return nil }
    return [
      "list": .list(
        counts.sorted { $0.key < $1.key }.map { name, count in
          let number = NumberText.grouped(count)
          return ["name": .text(name), "count": .text(number), "is-chosen": .bool(name == chosen)]
        }),
      "is-all": .bool(chosen == nil),
    ]
  }

  /// Diagnostics file by file, the files with errors first, and those of one code together.
  private static func byFile(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = DiagnosticList(diagnostics).bySeverity
    var ranks: [String: Int] = [:]
    for diagnostic in sorted where ranks[diagnostic.range.path] == nil {
      ranks[diagnostic.range.path] = ranks.count
    }
    return sorted.enumerated().sorted { left, right in
      let (one, other) = (ranks[left.element.range.path] ?? 0, ranks[right.element.range.path] ?? 0)
      if one != other { return one < other }
      if left.element.severity != right.element.severity {
        return left.element.severity > right.element.severity
      }
      if left.element.code.name != right.element.code.name {
        return left.element.code.name < right.element.code.name
      }
      return left.offset < right.offset
    }
    .map(\.element)
  }
}

extension ArraySlice {
  /// The neighbors that belong together, in order.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [ArraySlice] {
    var chunks: [ArraySlice] = []
    var start = startIndex
    for index in indices where index > start && !belong(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : chunks + [self[start...]]
  }
}
