import ClipsiteMustache
import ClipsiteText
import Testing

struct RendererTests {
  @Test func includesAsDeepAsAllowedAndNoDeeper() throws {
    // Template `tN` includes `tN+1`; the last one includes nothing.
    func chain(_ count: Int) -> [String: String] {
      Dictionary(uniqueKeysWithValues: (1...count).map { ("t\($0)", $0 < count ? "{{>t\($0 + 1)}}" : "end") })
    }
    #expect(try render("{{>t1}}", chain(32)) == "end")
    let error = #expect(throws: RenderError.self) { try render("{{>t1}}", chain(33)) }
    #expect(error?.diagnostic.code == .includesTooDeep)
    #expect(error?.place == SourceRange("t32.mustache", 0..<8))
    #expect(error?.diagnostic.notes.count == 32)
    #expect(error?.diagnostic.notes.first?.range == SourceRange("main.mustache", 0..<7))
  }

  @Test(arguments: ["{{>p}}", "{{<p}}{{/p}}", "{{<p}}{{$b}}{{>p}}{{/b}}{{/p}}", "{{>*name}}", "  {{>p}}\n"])
  func stopsTemplatesThatIncludeThemselves(template: String) throws {
    let partials = ["p": "x{{>q}}", "q": "{{$b}}{{/b}}{{>p}}"]
    let error = #expect(throws: RenderError.self) { try render(template, partials, with: ["name": "p"]) }
    #expect(error?.diagnostic.code == .includesTooDeep)
    // Each tag of the cycle is named once.
    #expect((2...4).contains(error?.diagnostic.notes.count ?? 0))
    #expect(error?.message == "templates include each other more than 32 deep")
  }

  @Test func writesAsMuchAsAllowedAndNoMore() throws {
    let list = Value.list(Array(repeating: "12345", count: 20))
    let library = TemplateLibrary(["a": SourceFile(path: "a", "{{#list}}{{.}}{{/list}}")])
    let template = try #require(library.template(named: "a"))
    var output = Array("before".utf8)
    try library.render(template, with: ["list": list], into: &output, limits: RenderLimits(outputSize: 100))
    #expect(output.count == 106)
    let error = #expect(throws: RenderError.self) {
      try library.render(template, with: ["list": list], into: &output, limits: RenderLimits(outputSize: 99))
    }
    #expect(error?.diagnostic.code == .outputTooLarge)
    #expect(error?.place == SourceRange("a", 9..<14))
    #expect(output.count == 106)
  }

  @Test(arguments: [
    ("x", 4 << 20, true), ("x", 4 << 20 + 1, false), ("<", 1 << 20, true), ("<", 1 << 20 + 1, false),
  ])
  func writesFourMebibytesByDefault(unit: String, count: Int, fits: Bool) throws {
    let text = Value.text(String(repeating: unit, count: count))
    let result = Result { try render("{{x}}", with: ["x": text]) }
    #expect((try? result.get())?.utf8.count == (fits ? 4 << 20 : nil))
  }

  @Test func stopsWorkThatMultiplies() throws {
    let library = TemplateLibrary(["a": SourceFile(path: "a", "{{#l}}{{#l}}{{#l}}{{/l}}{{/l}}{{/l}}")])
    let template = try #require(library.template(named: "a"))
    let data: Value = ["l": .list(Array(repeating: .null, count: 1000))]
    var output: [UInt8] = []
    let error = #expect(throws: RenderError.self) {
      try library.render(template, with: data, into: &output, limits: RenderLimits(steps: 100_000))
    }
    #expect(error?.diagnostic.code == .tooManySteps)
    #expect(error?.place.path == "a")
  }

  @Test func takesAboutASecondAtMost() {
    #expect(RenderLimits().steps == 20_000_000)
  }

  @Test func countsEachStepTowardTheLimit() throws {
    let library = TemplateLibrary(["a": SourceFile(path: "a", "1{{x}}2{{x}}3")])
    let template = try #require(library.template(named: "a"))
    var output: [UInt8] = []
    try library.render(template, with: [:], into: &output, limits: RenderLimits(steps: 5))
    #expect(throws: RenderError.self) {
      try library.render(template, with: [:], into: &output, limits: RenderLimits(steps: 4))
    }
    #expect(output == Array("123".utf8))
  }

  @Test func rendersOnAfterAnError() throws {
    let library = TemplateLibrary([
      "loop": SourceFile(path: "loop", " {{#a}}{{>loop}}\n{{/a}}"),
      "fine": SourceFile(path: "fine", "{{a}}{{b}}"),
    ])
    let (loop, fine) = (
      try #require(library.template(named: "loop")), try #require(library.template(named: "fine"))
    )
    var renderer = Renderer()
    var output: [UInt8] = []
    for _ in 0..<3 {
      #expect(throws: RenderError.self) {
        try renderer.render(loop, of: library, with: ["a": ["b": "x"]], into: &output)
      }
      try renderer.render(fine, of: library, with: ["a": "1"], into: &output)
    }
    #expect(output == Array("111".utf8))
  }

  @Test func looksThroughAStackOfContexts() throws {
    let library = TemplateLibrary(["a": SourceFile(path: "a", "{{site}} {{title}} {{page}}")])
    let template = try #require(library.template(named: "a"))
    var renderer = Renderer()
    var output: [UInt8] = []
    let stack: [Value] = [["site": "S", "title": "outer"], ["title": "T", "page": "P"]]
    try renderer.render(template, of: library, with: stack, into: &output)
    #expect(output == Array("S T P".utf8))
  }

  @Test func collectsVariablesThatNothingKnows() throws {
    let source = "{{title}}{{#list}}{{titel}}{{/list}}{{#maybe}}{{/maybe}}{{>*kind}}{{a.b}}{{null}}"
    let library = TemplateLibrary(["a": SourceFile(path: "a", source)])
    let template = try #require(library.template(named: "a"))
    let data: Value = ["title": "T", "list": ["1", "2"], "a": [:], "null": nil]
    var renderer = Renderer()
    var output: [UInt8] = []
    try renderer.render(template, of: library, with: data, into: &output)
    #expect(renderer.unknownValues.isEmpty)
    renderer.collectsUnknownValues = true
    for _ in 0..<2 {
      try renderer.render(template, of: library, with: data, into: &output)
      #expect(
        renderer.unknownValues.map(\.range) == [
          SourceRange("a", 20..<25), SourceRange("a", 60..<64), SourceRange("a", 68..<71),
        ])
      #expect(renderer.unknownValues.allSatisfy { $0.severity == .warning })
      #expect(renderer.unknownValues.first?.fix == "did you mean `title`?")
    }
  }

  @Test func rendersTheSameBytesInEveryTask() async throws {
    let library = TemplateLibrary([
      "page": SourceFile(
        path: "page", "{{<base}}{{$main}}\n{{#list}}\n  {{>item}}\n{{/list}}\n{{/main}}{{/base}}"),
      "base": SourceFile(path: "base", "<main>\n  {{$main}}\n  {{/main}}\n</main>\n"),
      "item": SourceFile(path: "item", "<b>{{.}}</b>\n<i>{{x}}</i>\n"),
    ])
    let page = try #require(library.template(named: "page"))
    let data: Value = ["list": .list((0..<200).map { .text("<\($0)>") }), "x": "&"]
    let outputs = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var renderer = Renderer()
          var output: [UInt8] = []
          for _ in 0..<20 { try renderer.render(page, of: library, with: data, into: &output) }
          return output
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.count ?? 0 > 20 * 200 * 30)
  }
}
