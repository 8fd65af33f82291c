public import ClipsiteText

/// Templates that include each other by name, parsed and linked once.
///
/// A library never changes, so that any number of threads can render from it, each with a `Renderer` of its
/// own.
public struct TemplateLibrary: Sendable {
  /// Everything wrong in the templates, in order of path and offset.
  public let diagnostics: [Diagnostic]
  /// The templates' names in order.
  public let names: [String]
  private(set) var templates: [Template]
  /// For each template and each of its inclusions the index of the template included, or -1.
  let links: [[Int]]
  private let indices: [String: Int]
  /// The positions of the templates that have an error, or include one that has.
  private let faulty: Set<Int>

  /// Parses templates and links them.
  ///
  /// - Parameters:
  ///   - files: the template files by the name that tags use, as in `location` or `partials/head`.
  ///   - inherited: further files by name, which are parsed if a template includes them.
  ///   - doubted: the names of files that are not what their author meant, as if they had errors.
  public init(
    _ files: [String: SourceFile], inheriting inherited: [String: SourceFile] = [:],
    doubting doubted: Set<String> = []
  ) {
    var diagnostics: [Diagnostic] = []
    let sorted = Self.parse(files, inherited, &diagnostics).sorted { $0.key < $1.key }
    let (names, templates) = (sorted.map(\.key), sorted.map(\.value))
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    links = templates.map { template in
      template.inclusions.map { Self.index(of: $0, in: indices) }
    }
    let missing = Self.missing(from: templates, links)
    let known = missing.isEmpty ? [] : Set(names).union(inherited.keys).sorted()
    let start = { (places: [SourceRange]) in (places[0].path, places[0].bytes?.lowerBound ?? 0) }
    for (name, places) in missing.sorted(by: { start($0.value) < start($1.value) }) {
      diagnostics.report(
        .missingTemplate, at: places[0], "there is no template named `\(name)`",
        fix: Suggestion.fix(for: name, in: known) ?? "add the template, or delete the tag",
        notes: places.dropFirst().map { Diagnostic.Note("also included here", at: $0) })
    }
    self.names = names
    self.templates = templates
    self.indices = indices
    self.diagnostics = diagnostics.sorted()
    let paths = Set(
      diagnostics.filter { $0.severity == .error }.flatMap { [$0.range.path] + $0.notes.map(\.range.path) })
    let damaged =
      doubted.compactMap { indices[$0] } + templates.indices.filter { paths.contains(templates[$0].path) }
    faulty = Self.faulty(Set(damaged), links)
  }

  /// Parses files, and those of the inherited ones that they include.
  private static func parse(
    _ files: [String: SourceFile], _ inherited: [String: SourceFile], _ diagnostics: inout [Diagnostic]
  ) -> [String: Template] {
    var templates: [String: Template] = [:]
    var (open, rest) = (Array(files), inherited.filter { files[$0.key] == nil })
    while let (name, file) = open.popLast() {
      let template = Template(parsing: file, diagnostics: &diagnostics)
      templates[name] = template
      for inclusion in template.inclusions {
        switch inclusion.target {
        case .named(let name): if let file = rest.removeValue(forKey: name) { open.append((name, file)) }
        case .dynamic:
          open += rest.map { ($0.key, $0.value) }
          rest = [:]
        }
      }
    }
    return templates
  }

  /// The positions of damaged templates, and of those that include them.
  private static func faulty(_ damaged: Set<Int>, _ links: [[Int]]) -> Set<Int> {
    var found = damaged
    var includers: [Int: [Int]] = [:]
    for (includer, included) in links.enumerated() {
      for template in included { includers[template, default: []].append(includer) }
    }
    var open = Array(found)
    while let next = open.popLast() {
      for includer in includers[next] ?? [] where found.insert(includer).inserted { open.append(includer) }
    }
    return found
  }

  /// Parses templates that are compiled in, and links them.
  ///
  /// - Parameter files: their texts by path, as in `partials/head.mustache`.
  package init(files: [String: String]) {
    let named = files.map { path, text in
      (String(path.dropLast(".mustache".count)), SourceFile(path: path, text))
    }
    self.init(Dictionary(uniqueKeysWithValues: named))
  }

  /// The template of a name, or `nil` if there is none.
  public func template(named name: String) -> TemplateID? { indices[name].map { TemplateID(index: $0) } }

  /// The parsed template of an identifier that this library gave out.
  public func template(_ id: TemplateID) -> Template { templates[id.index] }

  /// The names of the templates that others include, or `nil` if data decide which.
  package var includedNames: Set<String>? {
    var names: Set<String> = []
    for inclusion in templates.lazy.flatMap(\.inclusions) {
      guard case .named(let name) = inclusion.target else { return nil }
      names.insert(name)
    }
    return names
  }

  /// Indicates whether neither a template nor one that it includes has an error. What another one renders
  /// cannot be judged.
  package func isSound(_ id: TemplateID) -> Bool { !faulty.contains(id.index) }

  /// The library with another template in place of each, which may depend on its position.
  func mapTemplates(_ transform: (Int, Template) -> Template) -> TemplateLibrary {
    var library = self
    library.templates = templates.enumerated().map(transform)
    return library
  }

  /// The library that writes every value as it is. What it renders is text, to be escaped as a whole.
  package var writingText: TemplateLibrary {
    mapTemplates { _, template in
      let code = template.code.map { instruction in
        if case .escaped(let path) = instruction { Instruction.raw(path: path) } else { instruction }
      }
      return Template(template, code: code)
    }
  }

  func index(named name: String) -> Int? { indices[name] }

  private static func index(of inclusion: Template.Inclusion, in indices: [String: Int]) -> Int {
    if case .named(let name) = inclusion.target { indices[name] ?? -1 } else { -1 }
  }

  /// The templates that do not exist, with the places of all tags that name them, in order.
  private static func missing(from templates: [Template], _ links: [[Int]]) -> [String: [SourceRange]] {
    var places: [String: [SourceRange]] = [:]
    for (template, links) in zip(templates, links).sorted(by: { $0.0.path < $1.0.path }) {
      for (inclusion, link) in zip(template.inclusions, links) where link < 0 {
        guard case .named(let name) = inclusion.target, TemplateParser.isPlain(templateName: name) else {
          continue
        }
        places[name, default: []].append(SourceRange(template.path, inclusion.place))
      }
    }
    return places
  }
}

/// The limits of a render before it stops with an error.
public struct RenderLimits: Hashable, Sendable {
  /// The deepest inclusion of partials and parents in each other, unless told otherwise.
  public static let defaultIncludeDepth = 32
  /// The most bytes that one render writes, unless told otherwise: 4 MiB.
  public static let defaultOutputSize = 4 << 20
  /// The most instructions that one render carries out, unless told otherwise. It stops templates that
  /// repeat without end and write nothing: 20 million instructions take about a second.
  public static let defaultSteps = 20_000_000

  /// The deepest inclusion of partials and parents in each other; the template itself is not counted.
  public var includeDepth: Int
  /// The most bytes that one render writes.
  public var outputSize: Int
  /// The most instructions that one render carries out: texts, tags and repetitions.
  public var steps: Int

  /// Sets the limits.
  public init(
    includeDepth: Int = defaultIncludeDepth, outputSize: Int = defaultOutputSize, steps: Int = defaultSteps
  ) {
    self.includeDepth = includeDepth
    self.outputSize = outputSize
    self.steps = steps
  }
}

extension DiagnosticCode {
  /// A partial or parent tag names a template that does not exist.
  public static let missingTemplate = DiagnosticCode(
    "MissingTemplate", .error,
    summary: "The theme has no template of this name.",
    explanation: """
      A partial `{{> name}}` or parent `{{< name}}` needs a template. The Mustache specification renders
      nothing instead, but a typing mistake should not cost a site its header.
      """,
    fix: "Correct the name, or add the template.",
    example: .init(.template, wrong: "{{> haed}}", right: "{{> head}}"))
}
