import Foundation

/// A Swift file: the names that it declares, the names that it uses, and what it imports.
///
/// This is not a compiler. It reads words and braces, which is enough for names that are declared in one
/// place only.
struct SourceFile: Sendable {
  /// A module that the file imports.
  struct Import: Sendable {
    let module: String
    let line: Int
    /// Whether types of the module can be part of what other modules see.
    let isPublic: Bool
    /// Whether an `#if canImport(…)` is around it.
    let isConditional: Bool
  }

  /// The file's path below the package.
  let path: String
  let lineCount: Int
  /// The number of lines with code, which are not only a comment or the text of a literal.
  let codeLineCount: Int
  private(set) var imports: [Import] = []
  /// Types at the top of the file that other files can use.
  private(set) var types: Set<Int> = []
  /// Functions and variables at the top of the file that other files can use.
  private(set) var functions: Set<Int> = []
  /// Members of extensions, and types in them, that other files can use.
  private(set) var extensionMembers: Set<Int> = []
  /// Members of types, private or not, which are not followed further.
  private(set) var otherMembers: Set<Int> = []
  /// Parameters, variables in functions, generic parameters, and labels of tuples.
  private(set) var locals: Set<Int> = []
  /// Words without a dot in front.
  private(set) var bareUses: Set<Int> = []
  /// Words with a dot in front.
  private(set) var dottedUses: Set<Int> = []

  /// What a brace encloses.
  private enum Scope {
    case file, type, `extension`, hidden, code

    var declaresMembers: Bool { self != .code && self != .file }
  }

  private let tokens: [SourceTokens.Token]
  private let keywords: Keywords

  /// The numbers of the words that matter here.
  struct Keywords: Sendable {
    let types, modifiers, privates, publics, bindings: Set<Int>
    let `extension`, function, `case`, `import`, canImport, `in`, `for`, `if`, `else`, elseif, endif: Int
    let typealiases, inits: Set<Int>

    init(_ words: SourceTokens.Words) {
      func numbers(_ texts: String...) -> Set<Int> { Set(texts.map(words.number)) }
      types = numbers("struct", "enum", "class", "actor", "protocol")
      typealiases = numbers("typealias", "associatedtype")
      privates = numbers("private", "fileprivate")
      publics = numbers("public")
      modifiers = numbers(
        "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "mutating",
        "nonmutating", "nonisolated", "override", "indirect", "lazy", "weak", "unowned", "consuming",
        "borrowing", "class", "isolated", "unsafe", "required", "convenience", "async", "prefix", "postfix")
      bindings = numbers("let", "var")
      inits = numbers("init", "subscript")
      `extension` = words.number("extension")
      function = words.number("func")
      `case` = words.number("case")
      `import` = words.number("import")
      canImport = words.number("canImport")
      `in` = words.number("in")
      `for` = words.number("for")
      `if` = words.number("if")
      `else` = words.number("else")
      elseif = words.number("elseif")
      endif = words.number("endif")
    }
  }

  init(path: String, text: Data, words: SourceTokens.Words, keywords: Keywords) {
    self.path = path
    self.keywords = keywords
    let source = SourceTokens(text, words)
    tokens = source.tokens
    let isRecorded = Self.isRecorded(text)
    lineCount = isRecorded ? 0 : source.lineCount
    codeLineCount = isRecorded ? 0 : Set(source.tokens.map(\.line)).count
    readDeclarations()
    readUses()
    readImports(words)
  }

  /// Indicates whether `.ci/record` writes a file, whose length nobody chooses.
  private static func isRecorded(_ text: Data) -> Bool {
    let lines = String(decoding: text.prefix(300), as: UTF8.self).split(separator: "\n").prefix(2)
    return lines.contains { $0.hasPrefix("// Made from ") }
  }

  // MARK: Declarations

  private mutating func readDeclarations() {
    var scopes = [Scope.file]
    var pending: Scope?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let scope = scopes[scopes.count - 1]
      if token.byte == 0x7B {
        scopes.append(pending ?? .code)
        pending = nil
      } else if token.byte == 0x7D {
        if scopes.count > 1 { scopes.removeLast() }
      } else if token.word >= 0, !isDotted(index) {
        if token.word == keywords.extension, scope == .file {
          pending = isPrivate(index) ? .hidden : .extension
        } else if keywords.types.contains(token.word), isType(index) {
          declare(tokens[index + 1].word, at: index, in: scope, isType: true)
          pending = scope == .code ? .code : scope == .hidden || isPrivate(index) ? .hidden : .type
        } else if keywords.typealiases.contains(token.word) {
          declare(word(at: index + 1), at: index, in: scope, isType: true)
        } else if keywords.bindings.contains(token.word) {
          bind(index, in: scope)
        } else if token.word == keywords.function {
          declare(word(at: index + 1), at: index, in: scope)
          readParameters(index + 2)
        } else if keywords.inits.contains(token.word), scope.declaresMembers {
          readParameters(index + 1)
        } else if token.word == keywords.case, scope.declaresMembers {
          readCases(index + 1, in: scope)
        } else if token.word == keywords.in {
          readNamesBefore(index)
        }
      }
      index += 1
    }
  }

  private func word(at index: Int) -> Int { index < tokens.count ? tokens[index].word : -1 }
  private func byte(at index: Int) -> UInt8 { index >= 0 && index < tokens.count ? tokens[index].byte : 0 }

  /// Whether a word has a dot in front that is not the end of a range operator.
  private func isDotted(_ index: Int) -> Bool { byte(at: index - 1) == 0x2E && byte(at: index - 2) != 0x2E }

  /// Whether `class` and the like begin a type, and not a class member or a constraint.
  private func isType(_ index: Int) -> Bool {
    let next = word(at: index + 1)
    return next >= 0 && !keywords.bindings.contains(next) && next != keywords.function
      && !keywords.modifiers.contains(next)
  }

  /// Whether no other file can use a declaration, by the modifiers in front of its keyword.
  private func isPrivate(_ index: Int) -> Bool {
    var index = index - 1
    while index >= 0 {
      if keywords.privates.contains(tokens[index].word), byte(at: index + 1) != 0x28 { return true }
      if byte(at: index) == 0x29 {
        while index > 0, byte(at: index) != 0x28 { index -= 1 }
      } else if !keywords.modifiers.contains(tokens[index].word) {
        return false
      }
      index -= 1
    }
    return false
  }

  private mutating func declare(_ name: Int, at index: Int, in scope: Scope, isType: Bool = false) {
    guard name >= 0 else { return }
    switch scope {
    case .code: locals.insert(name)
    case .hidden: otherMembers.insert(name)
    case _ where isPrivate(index): otherMembers.insert(name)
    case .file where isType: types.insert(name)
    case .file: functions.insert(name)
    case .extension: extensionMembers.insert(name)
    case .type: otherMembers.insert(name)
    }
  }

  /// Reads `let name`, or all names of `let (one, other)`.
  private mutating func bind(_ index: Int, in scope: Scope) {
    var next = index + 1
    guard byte(at: next) == 0x28 else { return declare(word(at: next), at: index, in: scope) }
    while next < tokens.count, byte(at: next) != 0x29 {
      declare(word(at: next), at: index, in: scope)
      next += 1
    }
  }

  /// Reads the generic parameters, parameters, and their labels up to the body.
  private mutating func readParameters(_ start: Int) {
    var (index, depth, isInside) = (start, 0, false)
    while index < tokens.count, !isInside || depth > 0 {
      let byte = tokens[index].byte
      if byte == 0x28 {
        depth += 1
        isInside = true
      } else if byte == 0x29 {
        depth -= 1
      } else if byte == 0x7B || byte == 0x7D {
        return
      } else if tokens[index].word >= 0, !isInside || self.byte(at: index + 1) == 0x3A {
        locals.insert(tokens[index].word)
        // A label and a name.
        if self.byte(at: index + 1) == 0x3A, word(at: index - 1) >= 0 { locals.insert(word(at: index - 1)) }
      }
      index += 1
    }
  }

  /// Reads `case one, other(Value)`.
  private mutating func readCases(_ start: Int, in scope: Scope) {
    var index = start
    while word(at: index) >= 0 {
      declare(tokens[index].word, at: start - 1, in: scope)
      index += 1
      if byte(at: index) == 0x28 {
        var depth = 0
        repeat {
          if byte(at: index) == 0x28 { depth += 1 }
          if byte(at: index) == 0x29 { depth -= 1 }
          if byte(at: index + 1) == 0x3A, word(at: index) >= 0 { locals.insert(word(at: index)) }
          index += 1
        } while depth > 0 && index < tokens.count
      }
      if byte(at: index) == 0x3D { index += 2 }
      guard byte(at: index) == 0x2C else { return }
      index += 1
    }
  }

  /// Reads the names in front of `in`: those of a closure or a loop.
  private mutating func readNamesBefore(_ end: Int) {
    var index = end - 1
    var names: Set<Int> = []
    while index >= 0 {
      let token = tokens[index]
      if token.byte == 0x7B || token.word == keywords.for {
        locals.formUnion(names)
        return
      }
      guard token.word >= 0 || [0x2C, 0x28, 0x29, 0x3A, 0x5B, 0x5D, 0x3F].contains(token.byte) else { return }
      if token.word >= 0 { names.insert(token.word) }
      index -= 1
    }
  }

  // MARK: Uses

  private mutating func readUses() {
    for index in tokens.indices where tokens[index].word >= 0 {
      if isDotted(index) {
        dottedUses.insert(tokens[index].word)
      } else if byte(at: index + 1) != 0x3A {
        bareUses.insert(tokens[index].word)
      }
    }
  }

  // MARK: Imports

  private mutating func readImports(_ words: SourceTokens.Words) {
    var conditions: [Bool] = []
    for index in tokens.indices where tokens[index].word >= 0 {
      let token = tokens[index]
      if byte(at: index - 1) == 0x23 {
        switch token.word {
        case keywords.if: conditions.append(asksForModule(index))
        case keywords.elseif: conditions[conditions.count - 1] = asksForModule(index)
        case keywords.endif: conditions.removeLast()
        default: break
        }
      } else if token.word == keywords.import, !isDotted(index) {
        let isFirst = index == 0 || tokens[index - 1].line < token.line
        guard isFirst || keywords.modifiers.contains(word(at: index - 1)) else { continue }
        var name = word(at: index + 1)
        // `import struct Module.Name`
        if keywords.types.contains(name) || name == keywords.function { name = word(at: index + 2) }
        guard name >= 0 else { continue }
        imports.append(
          Import(
            module: words.texts[name], line: token.line,
            isPublic: !isFirst && keywords.publics.contains(word(at: index - 1)),
            isConditional: conditions.contains(true)))
      }
    }
  }

  /// Whether a condition on one line has `canImport`.
  private func asksForModule(_ index: Int) -> Bool {
    tokens[index...].prefix { $0.line == tokens[index].line }.contains { $0.word == keywords.canImport }
  }
}
