package import ClipsiteAppClips
package import ClipsiteText

/// A line of `site.yml` in a diagnostic, which people copy.
package struct ConfigurationLine {
  package let text: String

  /// A key with a list of texts, each once.
  package init(_ key: String, _ texts: [String]) { text = "\(key): \(Self.list(texts))" }

  /// A key with identifiers by service, each once.
  package init(_ key: String, _ identifiers: [ServiceIdentifier]) {
    let services = Self.unique(identifiers.map(\.service)).map { service in
      let own = identifiers.filter { Array($0.service.utf8) == Array(service.utf8) }
      return "\(Self.scalar(service)): \(Self.list(own.map(\.identifier)))"
    }
    text = "\(key): {\(services.joined(separator: ", "))}"
  }

  /// The line as a note at `site.yml`. Other parts of a diagnostic would be shortened.
  package func note(in content: ContentFolder) -> Diagnostic.Note {
    .init(text, at: SourceRange(content.displayPath(of: SiteFolder.configurationFileName)))
  }

  private static func list(_ texts: [String]) -> String {
    "[\(unique(texts).map(scalar).joined(separator: ", "))]"
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return texts.filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// The text as YAML, without anything that a terminal would not show.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0.isLetterOrDigit || "._-/".utf8.contains($0) }
    if isPlain, text.utf8.first?.isLetter == true, text.lowercased() != "null" { return text }
    let escaped = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      if 0x20..<0x7F ~= scalar.value { return String(scalar) }
      return "\\U" + String(Int(scalar.value) + 0x1_0000_0000, radix: 16).dropFirst()
    }
    return "\"\(escaped.joined())\""
  }
}
