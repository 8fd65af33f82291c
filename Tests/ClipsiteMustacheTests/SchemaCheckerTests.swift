import ClipsiteMustache
import ClipsiteText
import Testing

struct SchemaCheckerTests {
  static let place = Schema.record([("street", .text()), ("phone", .text().optional)])
  static let node: Schema = .record([("label", .text()), ("children", .list(of: .deferred { node }))])
  static let root = Schema.record([
    ("title", .text()), ("body", .html()), ("draft", .bool()), ("place", place.optional),
    ("links", .list(of: .record([("url", .text()), ("label", .text())]))), ("tags", .list(of: .text())),
    ("grid", .list(of: .list(of: .text()))), ("extra", .open()), ("menu", node), ("layout", .text()),
  ])

  private func check(_ template: String, _ partials: [String: String] = [:]) -> [Diagnostic] {
    var files = partials.reduce(into: [:]) { $0[$1.key] = SourceFile(path: "\($1.key).mustache", $1.value) }
    files["main"] = SourceFile(path: "main.mustache", template)
    let library = TemplateLibrary(files)
    return library.template(named: "main").map { library.check($0, against: Self.root) } ?? []
  }

  @Test(arguments: [
    "{{title}}{{body}}{{draft}}{{place.street}}", "{{{body}}}{{&body}}",
    "{{#place}}{{street}}{{title}}{{/place}}",
    "{{#links}}{{url}}{{title}}{{/links}}", "{{#tags}}{{.}}{{title}}{{/tags}}",
    "{{#grid}}{{#.}}{{.}}{{/.}}{{/grid}}",
    "{{^place}}{{title}}{{/place}}", "{{#title}}{{.}}{{title}}{{/title}}", "{{#draft}}{{title}}{{/draft}}",
    "{{extra}}{{extra.a.b}}{{{extra.a}}}", "{{#extra}}{{anything}}{{#else}}{{x.y}}{{/else}}{{/extra}}",
    "{{#extra.list}}{{x}}{{title}}{{/extra.list}}", "{{>*layout}}{{>*extra.kind}}",
    "{{#menu}}{{label}}{{#children}}{{label}}{{#children}}{{label}}{{/children}}{{/children}}{{/menu}}",
    "{{$block}}{{title}}{{/block}}", "{{! {{titel}} }}",
  ])
  func acceptsWhatTheSchemaHas(template: String) {
    #expect(check(template) == [])
  }

  @Test(
    arguments: [
      ("{{«titel»}}", "did you mean `title`?"), ("{{{ «titel» }}}", "did you mean `title`?"),
      ("{{#«plaice»}}{{anything}}{{/plaice}}", "did you mean `place`?"),
      ("{{^«drafft»}}{{/drafft}}", "did you mean `draft`?"),
      ("{{place.«stret»}}", "did you mean `street`?"),
      ("{{ place.street.«name» }}", "write `{{place.street}}`"),
      ("{{links.«url»}}", "write `{{#links}}…{{/links}}` and name `url` inside"),
      ("{{«plac».street}}", "did you mean `place`?"),
      ("{{#links}}{{«urll»}}{{/links}}", "did you mean `url`?"),
      ("{{#links}}{{«tilte»}}{{/links}}", "did you mean `title`?"),
      ("{{#place}}{{/place}}{{«street»}}", "did you mean `place.street`?"),
      ("{{^place}}{{«Street»}}{{/place}}", "did you mean `place.street`?"),
      ("{{«place-stret»}}", "did you mean `place.street`?"), ("{{«xyzzy»}}", "use a name that is known here"),
      (
        "{{#place}}{{«else»}}{{/place}}",
        "close the section, and write `{{^name}}…{{/name}}` for the other case"
      ),
      ("{{«endif»}}", "close the section by its name, as in `{{/name}}`"), ("{{«this»}}", "write `{{.}}`"),
      ("{{>*«layuot»}}", "did you mean `layout`?"), ("{{$b}}{{«titel»}}{{/b}}", "did you mean `title`?"),
      ("{{#tags}}{{title.«x»}}{{/tags}}", "write `{{title}}`"), ("{{é}}{{«titel»}}", "did you mean `title`?"),
    ].map { (Marked($0.0), $0.1) })
  func reportsUnknownNames(template: Marked, fix: String) {
    let found = check(template.text).filter { $0.range.bytes == template.range }
    #expect(found.map(\.code.name) == ["UnknownVariable"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.fix == fix)
  }

  /// The first hundred are reported, and the others counted. A name without a template, too.
  @Test func countsWhatNobodyReads() {
    let found = check((0..<1_000).map { "{{x\($0)}}" }.joined())
    #expect(found.count == 100)
    #expect(DiagnosticList(found).count(of: .error) == 1_000)
    let text = (0..<1_000).map { "{{>x\($0)}}" }.joined()
    let library = TemplateLibrary(["main": SourceFile(path: "main.mustache", text)])
    #expect(library.diagnostics.first?.message == "there is no template named `x0`")
    #expect(DiagnosticList(library.diagnostics).count(of: .error) == 1_000)
  }

  @Test(
    arguments: [
      "«{{{title}}}»", "«{{&title}}»", "{{#place}}«{{{ street }}}»{{/place}}", "{{#tags}}«{{{.}}}»{{/tags}}",
    ].map(Marked.init))
  func warnsOfTextWrittenAsMarkup(template: Marked) {
    let found = check(template.text)
    #expect(found.map(\.code.name) == ["UnescapedText"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.range == SourceRange("main.mustache", template.range))
  }

  @Test(
    arguments: ["«{{links}}»", "«{{place}}»", "«{{.}}»", "{{#links}}«{{{.}}}»{{/links}}"]
      .map(Marked.init))
  func warnsOfListsAndRecordsAsVariables(template: Marked) {
    let found = check(template.text)
    #expect(found.map(\.code.name) == ["WritesNothing"])
    #expect(found.first?.range.bytes == template.range)
  }

  @Test func followsPartialsWithTheContextOfTheirTag() {
    #expect(check("{{#place}}{{>p}}{{/place}}", ["p": "{{street}}"]) == [])
    let found = check("{{>p}}{{#place}}{{>p}}{{/place}}", ["p": "{{street}}"])
    #expect(found.map(\.range) == [SourceRange("p.mustache", 2..<8)])
  }

  @Test func reportsEachPlaceOnce() {
    #expect(check("{{>p}}{{>p}}{{#place}}{{>p}}{{/place}}", ["p": "{{nope}}"]).count == 1)
  }

  @Test func checksReplacedBlocksInPlaceOfTheirDefault() {
    let base = ["base": "{{#place}}{{$b}}{{nope}}{{/b}}{{/place}}"]
    #expect(check("{{<base}}{{$b}}{{street}}{{/b}}{{/base}}", base) == [])
    #expect(check("{{<base}}{{/base}}", base).map(\.range) == [SourceRange("base.mustache", 18..<22)])
    #expect(
      check("{{<base}}{{$b}}{{wrong}}{{/b}}{{/base}}", base).map(\.range) == [
        SourceRange("main.mustache", 17..<22)
      ]
    )
    #expect(check("{{<base}}{{$b}}1{{/b}}{{$unused}}{{wrong}}{{/unused}}{{/base}}", base) == [])
  }

  @Test func followsSeveralLevelsOfParents() {
    let partials = [
      "mid": "{{<top}}{{$a}}{{wrong}}{{/a}}{{/top}}", "top": "{{$a}}{{$b}}{{nope}}{{/b}}{{/a}}",
    ]
    #expect(check("{{<mid}}{{/mid}}", partials).map(\.range.path) == ["mid.mustache"])
    #expect(check("{{<mid}}{{$a}}1{{/a}}{{/mid}}", partials) == [])
    #expect(check("{{<top}}{{$b}}{{title}}{{/b}}{{/top}}", partials) == [])
  }

  @Test(arguments: [
    ["p": "{{label}}{{#children}}{{>p}}{{/children}}{{«nope»}}"],
    ["p": "{{>p}}{{>p}}{{«nope»}}"],
    ["p": "{{<q}}{{$a}}{{>p}}{{/a}}{{/q}}", "q": "{{$a}}{{/a}}{{<p}}{{$b}}{{/b}}{{/p}}{{«nope»}}"],
    [
      "p": "{{#links}}{{#place}}{{>p}}{{/place}}{{>q}}{{/links}}",
      "q": "{{#extra.x}}{{>p}}{{/extra.x}}{{^menu}}{{«nope»}}{{/menu}}",
    ],
  ])
  func comesToAnEndOnRecursiveTemplates(partials: [String: String]) {
    let plain = partials.mapValues { Marked($0).text }
    let found = check("{{#menu}}{{>p}}{{/menu}}", plain)
    #expect(found.map(\.message) == ["nothing is named `nope` here"])
  }

  @Test func ignoresMissingTemplates() {
    #expect(check("{{>missing}}{{<missing}}{{$b}}{{nope}}{{/b}}{{/missing}}") == [])
  }
}

struct SchemaTests {
  static let page = RecordSchema([
    ("title", .text("The page's title", example: "Market Street")), ("image", .text().optional),
    ("title", .bool()),
  ])

  @Test func documentsItsFieldsInOrder() {
    #expect(Self.page.fields.map(\.name.spelling) == ["title", "image", "title"])
    #expect(Self.page.fields.first?.schema.summary == "The page's title")
    #expect(Self.page.fields.first?.schema.example == "Market Street")
    #expect(Self.page.fields.map(\.schema.isOptional) == [false, true, false])
  }

  @Test func findsTheFirstOfEqualNames() {
    guard case .text? = Self.page["title"]?.kind else {
      Issue.record("the second title hides the first")
      return
    }
    #expect(Self.page["missing"] == nil)
  }

  @Test func keepsTheKindWhenDescribedAnew() {
    let described = Schema.text("old", example: "x").optional.described("new")
    #expect(described.summary == "new")
    #expect(described.example == "x")
    #expect(described.isOptional)
  }
}
