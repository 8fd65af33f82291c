import ClipsiteAppClips
import ClipsitePlatform

/// The name of a file that says in another language what the file beside it says: `market.de.md` beside
/// `market.md`.
package struct VariantName {
  /// The name of the file beside it, as in `market.md`.
  let original: RelativePath
  /// What stands between the two, as in `de`: a language tag, if all is well.
  let tag: String

  /// Whether a name has a full stop besides that of its ending. Asked for every file.
  static func isPossible(_ fileName: RelativePath) -> Bool {
    fileName.utf8.dropLast(ending.utf8.count).contains(UInt8(ascii: "."))
  }

  /// Takes a name apart; nil when there is no full stop in it besides that of its ending.
  init?(_ fileName: RelativePath) {
    let stem = fileName.utf8.dropLast(Self.ending.utf8.count)
    guard let stop = stem.lastIndex(of: UInt8(ascii: ".")), stop != stem.startIndex else { return nil }
    original = RelativePath(stem[..<stop]).appending(ending: Self.ending)
    tag = String(Substring(stem[stem.index(after: stop)...]))
  }

  /// The language, if the tag is one.
  var language: LanguageTag? { try? LanguageTag(tag) }

  private static let ending = ".md"
}
