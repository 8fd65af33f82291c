public import ClipsiteDiagnostics

/// The kinds of diagnostics that this module reports.
public enum MustacheCodes {
  /// All of them, in order of name.
  public static let all: [DiagnosticCode] = [
    TagScanner.badDelimiters, TagScanner.emptyName, TagScanner.invalidName, TagScanner.unclosedTag,
    TemplateParser.duplicateBlock, TemplateParser.ignoredInParent, TemplateParser.invalidTemplateName,
    TemplateParser.nestingTooDeep, TemplateParser.strayEndTag, TemplateParser.unclosedSection,
    TemplateParser.wrongNesting, TemplateLibrary.missingTemplate,
    RenderError.includesTooDeep, RenderError.outputTooLarge, RenderError.tooManySteps,
    SchemaChecker.unescapedText, SchemaChecker.unknownVariable, SchemaChecker.writesNothing,
  ].sorted { $0.name < $1.name }
}
