import ClipsiteCYAML
package import ClipsiteText

/// Reads YAML into trees; one per worker, since its buffers are reused from text to text.
///
/// What is read is a small, safe part of YAML: mappings, lists and scalars. Anchors, aliases, tags, merge
/// keys and further documents are refused, keys must be unique, and depth and sizes are limited. Scalars stay
/// text.
package struct YAMLParser {
  private let limits: ContentLimits
  private var composer: YAMLComposer
  /// A copy of the text in which line separators are replaced; see `YAMLCharacters`.
  private var replaced: [UInt8] = []

  /// A parser with empty buffers.
  package init(limits: ContentLimits = .standard) {
    self.limits = limits
    composer = YAMLComposer(limits: limits)
  }

  /// Reads the YAML in part of a file.
  ///
  /// - Parameters:
  ///   - file: the file; the part must be valid UTF-8 without a byte order mark.
  ///   - range: the part, in bytes, or `nil` for everything after a byte order mark.
  ///   - isASCII: `true` if the part is known to have nothing but ASCII.
  ///   - diagnostics: where mistakes are added.
  /// - Returns: the tree; after a mistake that stops reading, what came before it.
  package mutating func parse(
    _ file: SourceFile, _ range: Range<Int>? = nil, isASCII: Bool = false, diagnostics: inout [Diagnostic]
  ) -> YAMLTree {
    let range = (range ?? file.byteOrderMarkLength..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    return file.bytes.withUnsafeBytes { bytes in
      let part = UnsafeRawBufferPointer(rebasing: bytes[range])
      let characters = YAMLCharacters(isASCII ? UnsafeRawBufferPointer(start: nil, count: 0) : part)
      return parse(part, characters, at: range.lowerBound, of: file.path, &diagnostics)
    }
  }

  private mutating func parse(
    _ bytes: UnsafeRawBufferPointer, _ characters: YAMLCharacters, at base: Int, of path: String,
    _ diagnostics: inout [Diagnostic]
  ) -> YAMLTree {
    for finding in characters.findings {
      diagnostics.append(finding.diagnostic(path: path, base: base))
    }
    guard !characters.areRefused else { return .unreadable(path, at: base) }
    composer.reset(path: path, base: base)
    composer.restoresSeparators = characters.holdSeparators
    let complete: Bool
    if characters.holdSeparators {
      replaced.removeAll(keepingCapacity: true)
      replaced.append(contentsOf: bytes)
      YAMLCharacters.hideSeparators(in: &replaced)
      complete = replaced.withUnsafeBytes { composer.compose($0, isASCII: false) }
    } else {
      complete = composer.compose(bytes, isASCII: characters.areASCII)
    }
    diagnostics.append(contentsOf: composer.diagnostics)
    return composer.tree(isComplete: complete)
  }
}
