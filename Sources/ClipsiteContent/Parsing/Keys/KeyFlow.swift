/// The rules by which other files than that of a page set a key for it.
public struct KeyFlow: Sendable {
  /// The rule by which pages get the key from the folders above them.
  public enum Inheritance: Sendable {
    /// Only the file itself sets the key.
    case none
    /// The `index.md` of a folder sets the key for the pages below it.
    case folders
    /// The `index.md` of a folder sets the key for the pages below it, unless it is a location itself.
    case foldersWithoutAddress
    /// The owner of the key has a special rule. The text is for the reference.
    case special(String)
  }

  /// The rule by which a page in another language, such as `market.de.md`, gets the key.
  public enum Translation: Sendable {
    /// Only the file itself sets the key.
    case own
    /// The original sets the key. Another value in the file is a mistake.
    case original
    /// The original sets the key if the file does not.
    case ownOrOriginal
    /// The original sets the key if the file does not. The file can only translate words of the value.
    case ownWords
    /// Words: the file sets the key, or the folder's `index.md` in this language, or the original.
    case words
    /// The owner of the key has a special rule.
    case special
  }

  /// The rule for the pages below a folder.
  public let inheritance: Inheritance
  /// The rule for a page in another language.
  public let translation: Translation

  /// Two rules.
  public init(_ inheritance: Inheritance, _ translation: Translation) {
    (self.inheritance, self.translation) = (inheritance, translation)
  }

  /// No other file sets the key.
  public static let alone = KeyFlow(.none, .own)
  /// The folder or the original sets the key if the file does not.
  public static let down = KeyFlow(.folders, .ownOrOriginal)
  /// The original sets the key if a file in another language does not.
  public static let translated = KeyFlow(.none, .ownOrOriginal)
  /// The value is the same in all languages.
  public static let fixed = KeyFlow(.none, .original)

  /// A Boolean value that indicates whether a variant can contradict its original.
  var isChecked: Bool {
    switch translation {
    case .original, .ownWords: true
    case .own, .ownOrOriginal, .words, .special: false
    }
  }

  /// A Boolean value that indicates whether a folder hands the key down.
  public var isInherited: Bool { if case .none = inheritance { false } else { true } }
}
