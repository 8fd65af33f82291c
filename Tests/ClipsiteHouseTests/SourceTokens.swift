import Foundation

/// The words and punctuation of a Swift file, without comments and the text of strings.
///
/// Code in the interpolations of strings counts. Regular-expression literals are not told from code.
struct SourceTokens {
  /// A word or one byte of punctuation.
  struct Token: Sendable {
    /// The number of the word in the table of words; -1 for punctuation.
    let word: Int
    /// The byte of punctuation; 0 for a word.
    let byte: UInt8
    let line: Int
  }

  /// The words of all files, each with its number.
  final class Words {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    func number(_ text: String) -> Int {
      if let number = numbers[text] { return number }
      numbers[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }

  /// The string that an interpolation is in.
  private struct Interpolation {
    let hashes: Int
    let isMultiline: Bool
    /// The parentheses that are open inside the interpolation.
    var depth = 0
  }

  private(set) var tokens: [Token] = []
  /// The number of lines, without those that are only the text of a literal: an explanation, a template.
  private(set) var lineCount = 0
  private var textLines = 0
  private var position = 0
  private var line = 1
  private var interpolations: [Interpolation] = []

  init(_ text: Data, _ words: Words) {
    text.withUnsafeBytes { buffer in
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      while position < buffer.count { step(bytes, buffer.count, words) }
    }
    lineCount = line - 1 - textLines
  }

  /// Reads one token, comment, or part of a string.
  private mutating func step(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ words: Words) {
    let byte = bytes[position]
    let next = position + 1 < count ? bytes[position + 1] : 0
    if byte == 0x20 {
      position += 1
    } else if byte == 0x0A {
      line += 1
      position += 1
    } else if byte == 0x2F && next == 0x2F {
      while position < count, bytes[position] != 0x0A { position += 1 }
    } else if byte == 0x2F && next == 0x2A {
      skipComment(bytes, count)
    } else if Self.isWord(byte) || byte == 0x60 {
      readWord(bytes, count, words)
    } else if byte == 0x22 || byte == 0x23 {
      readQuoteOrHash(bytes, count)
    } else {
      readPunctuation(byte, bytes, count)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    // Letters, digits, the underscore, the dollar, and all that is not ASCII.
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
      || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  private mutating func readWord(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ words: Words) {
    if bytes[position] == 0x60 { position += 1 }
    let start = position
    while position < count, Self.isWord(bytes[position]) { position += 1 }
    if bytes[start] < 0x30 || bytes[start] > 0x39 {
      let text = String(
        decoding: UnsafeBufferPointer(start: bytes + start, count: position - start), as: UTF8.self)
      tokens.append(Token(word: words.number(text), byte: 0, line: line))
    }
    if position < count, bytes[position] == 0x60 { position += 1 }
  }

  private mutating func skipComment(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var depth = 0
    while position < count {
      let next = position + 1 < count ? bytes[position + 1] : 0
      if bytes[position] == 0x0A { line += 1 }
      if bytes[position] == 0x2F, next == 0x2A {
        depth += 1
        position += 1
      } else if bytes[position] == 0x2A, next == 0x2F {
        depth -= 1
        position += 1
      }
      position += 1
      if depth == 0 { return }
    }
  }

  private mutating func readPunctuation(_ byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
    position += 1
    if let last = interpolations.indices.last {
      if byte == 0x28 { interpolations[last].depth += 1 }
      if byte == 0x29 {
        if interpolations[last].depth == 0 {
          let string = interpolations.removeLast()
          return skipString(bytes, count, hashes: string.hashes, isMultiline: string.isMultiline)
        }
        interpolations[last].depth -= 1
      }
    }
    tokens.append(Token(word: -1, byte: byte, line: line))
  }

  private mutating func readQuoteOrHash(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var quote = position
    while quote < count, bytes[quote] == 0x23 { quote += 1 }
    let hashes = quote - position
    guard quote < count, bytes[quote] == 0x22 else {
      return readPunctuation(bytes[position], bytes, count)
    }
    let isMultiline = quote + 2 < count && bytes[quote + 1] == 0x22 && bytes[quote + 2] == 0x22
    position = quote + (isMultiline ? 3 : 1)
    skipString(bytes, count, hashes: hashes, isMultiline: isMultiline)
  }

  /// Skips the text of a string up to its end or its next interpolation.
  private mutating func skipString(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, hashes: Int, isMultiline: Bool
  ) {
    func areHashes(at start: Int) -> Bool {
      var index = start
      while index < start + hashes, index < count, bytes[index] == 0x23 { index += 1 }
      return index == start + hashes
    }
    while position < count {
      let byte = bytes[position]
      if byte == 0x0A {
        line += 1
        textLines += 1
        position += 1
        if !isMultiline { return }
      } else if byte == 0x5C && areHashes(at: position + 1) {
        position += 1 + hashes
        if position < count, bytes[position] == 0x28 {
          position += 1
          return interpolations.append(Interpolation(hashes: hashes, isMultiline: isMultiline))
        }
        if position < count, bytes[position] != 0x0A { position += 1 }
      } else if byte == 0x22 {
        let quotes = isMultiline ? 3 : 1
        let isEnd =
          !isMultiline || position + 2 < count && bytes[position + 1] == 0x22 && bytes[position + 2] == 0x22
        if isEnd, areHashes(at: position + quotes) {
          // The line with the closing quotes is code.
          if isMultiline { textLines -= 1 }
          position += quotes + hashes
          return
        }
        position += 1
      } else {
        position += 1
      }
    }
  }
}
