import ClipsiteText

// The machine: one loop with stacks of its own, so that no template can exhaust the thread's stack.
extension Renderer {
  /// Runs until the outermost template ends.
  mutating func run(_ library: TemplateLibrary, _ output: inout MarkupOutput) throws(RenderError) {
    var template = library.templates[state.template]
    while true {
      if state.position == state.end {
        guard leave() else { return }
        template = library.templates[state.template]
        continue
      }
      let index = state.template
      try step(template.code[state.position], in: template, library, &output)
      if state.template != index { template = library.templates[state.template] }
    }
  }

  /// Carries out one instruction and moves on.
  @inline(__always)
  private mutating func step(
    _ instruction: Instruction, in template: Template, _ library: TemplateLibrary,
    _ output: inout MarkupOutput
  ) throws(RenderError) {
    let position = state.position
    state.position = position + 1
    steps &+= 1
    if steps > limits.steps { throw stepsError(in: library) }
    switch instruction {
    case .text(let lower, let upper, let startsLine):
      write(lower..<upper, of: template.text, startsLine: startsLine, &output)
      try checkSize(output.count, library)
    case .lineStart: indentLine(&output)
    case .escaped(let path):
      writeValue(of: path, in: template, escapes: true, &output)
      try checkSize(output.count, library)
    case .raw(let path):
      writeValue(of: path, in: template, escapes: false, &output)
      try checkSize(output.count, library)
    case .section(let path, let end): enterSection(over: path, in: template, end: end)
    case .endSection(let begin): endSection(begin: begin)
    case .inverted(let path, let end):
      if value(of: path, in: template)?.isTruthy == true { state.position = end }
    case .partial(let inclusion): try include(inclusion, at: position, in: template, library)
    case .parent(let inclusion, let end):
      state.position = end
      try include(inclusion, at: position, in: template, library)
    case .block(let block): enterBlock(template.blocks[block], at: position, library, &output)
    }
  }

  @inline(__always)
  private mutating func value(of path: Int, in template: Template) -> Value? {
    // The elements of a list have names of their own.
    if template.paths[path].namesSection, loops.last?.list.isEmpty == true, let value = contexts.plainValue {
      return value
    }
    return contexts.value(of: path, in: template, isForeseen: state.isForeseen)
  }

  private mutating func writeValue(
    of path: Int, in template: Template, escapes: Bool, _ output: inout MarkupOutput
  ) {
    if collectsRuns { collectRun(.value(path: path), &output) }
    switch value(of: path, in: template) {
    case nil: if collectsUnknownValues { collectUnknown(path, in: template) }
    case .text(let text):
      MarkupEscaping.escape(text, escapes ? .html : .none, into: &output)
    case .html(let html): html.bytes.withUnsafeBufferPointer { output.append($0) }
    case .bool(let bool): MarkupEscaping.escape(bool ? "true" : "false", .none, into: &output)
    case .null, .list, .record: break
    }
  }

  private mutating func enterSection(over path: Int, in template: Template, end: Int) {
    switch value(of: path, in: template) {
    case .list(let list)? where !list.isEmpty:
      contexts.push(list[0])
      loops.append(Loop(list: list, next: 1))
    case let value? where value.isTruthy:
      contexts.push(value)
      loops.append(Loop(list: [], next: 0))
    default: state.position = end + 1
    }
  }

  private mutating func endSection(begin: Int) {
    contexts.pop()
    let last = loops.count - 1
    let next = loops[last].next
    guard next < loops[last].list.count else {
      loops.removeLast()
      return
    }
    contexts.push(loops[last].list[next])
    loops[last].next = next + 1
    state.position = begin + 1
  }
}

// MARK: - Inclusion

extension Renderer {
  private mutating func include(
    _ number: Int, at site: Int, in template: Template, _ library: TemplateLibrary
  ) throws(RenderError) {
    var target = library.links[state.template][number]
    var isForeseen = state.isForeseen
    // No copy of an inclusion is made, because each would count four references.
    if case .dynamic(let path) = template.inclusions[number].target {
      target = find(path, in: template, library)
      isForeseen = false
    }
    guard target >= 0 else { return }
    guard state.depth < limits.includeDepth else { throw depthError(at: site, in: library) }
    saveCall(site: site)
    state.isForeseen = isForeseen
    if template.inclusions[number].ownsLine {
      indentation += template.inclusions[number].indentation
    } else {
      state.indentationStart = indentation.count
    }
    let arguments = template.inclusions[number].arguments
    if !arguments.isEmpty {
      frames.append(Frame(template: state.template, arguments: arguments, outer: state.frame))
      state.frame = frames.count - 1
    }
    state.depth += 1
    enter(target, 0..<library.templates[target].code.count)
  }

  private mutating func find(_ path: Int, in template: Template, _ library: TemplateLibrary) -> Int {
    switch value(of: path, in: template) {
    case .text(let name)?: return library.index(named: name) ?? -1
    case nil:
      if collectsUnknownValues { collectUnknown(path, in: template) }
      return -1
    default: return -1
    }
  }

  private mutating func enterBlock(
    _ block: Template.Block, at site: Int, _ library: TemplateLibrary, _ output: inout MarkupOutput
  ) {
    guard state.frame >= 0, let (frame, argument) = replacement(of: block.name, library) else { return }
    state.position = block.end
    saveCall(site: site)
    indentation += block.indentation
    if block.position != .ownLine {
      indentedAt = output.count
    } else if !argument.startsLine, !argument.body.isEmpty {
      indentLine(&output)
    }
    state.frame = frame.outer
    enter(frame.template, argument.body)
  }

  /// The argument that replaces a block: the outermost template that gives one decides.
  private func replacement(of name: Name, _ library: TemplateLibrary) -> (Frame, Template.Argument)? {
    var found: (Frame, Template.Argument)?
    var index = state.frame
    while index >= 0 {
      let frame = frames[index]
      let arguments = library.templates[frame.template].arguments
      if let argument = arguments[frame.arguments].first(where: { $0.name == name }) {
        found = (frame, argument)
      }
      index = frame.outer
    }
    return found
  }

  private mutating func saveCall(site: Int) {
    calls.append(
      Call(state: state, site: site, indentationCount: indentation.count, frameCount: frames.count))
  }

  private mutating func enter(_ template: Int, _ body: Range<Int>) {
    state.template = template
    state.position = body.lowerBound
    state.end = body.upperBound
  }

  /// Goes back to the template that included this one; false at the outermost.
  private mutating func leave() -> Bool {
    guard let call = calls.popLast() else { return false }
    state = call.state
    indentation.removeLast(indentation.count - call.indentationCount)
    frames.removeLast(frames.count - call.frameCount)
    return true
  }
}

// MARK: - Text

extension Renderer {
  @inline(__always)
  private mutating func write(
    _ range: Range<Int>, of text: [UInt8], startsLine: Bool, _ output: inout MarkupOutput
  ) {
    text.withUnsafeBufferPointer { text in
      let piece = UnsafeBufferPointer(rebasing: text[range])
      if collectsRuns { collectRun(.text(range.lowerBound), &output) }
      if state.indentationStart == indentation.count {
        output.append(piece)
      } else {
        writeIndented(piece, from: range.lowerBound, startsLine: startsLine, &output)
      }
    }
  }

  private mutating func writeIndented(
    _ text: UnsafeBufferPointer<UInt8>, from offset: Int, startsLine: Bool, _ output: inout MarkupOutput
  ) {
    if startsLine {
      indentLine(&output)
      if collectsRuns { collectRun(.text(offset), &output) }
    }
    var start = 0
    for index in 0..<text.count where text[index] == UInt8(ascii: "\n") && index + 1 < text.count {
      output.append(UnsafeBufferPointer(rebasing: text[start...index]))
      indentLine(&output)
      start = index + 1
      if collectsRuns { collectRun(.text(offset + start), &output) }
    }
    output.append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func collectRun(_ source: RenderOrigins.Run.Source, _ output: inout MarkupOutput) {
    runs.append(RenderOrigins.Run(start: output.count, template: state.template, source: source))
  }

  private mutating func indentLine(_ output: inout MarkupOutput) {
    guard state.indentationStart < indentation.count, output.count != indentedAt else { return }
    indentation[state.indentationStart...].withUnsafeBufferPointer { output.append($0) }
  }
}
