package import ClipsiteDiagnostics

/// All that this module reports, for `clipsite explain`.
package enum ContentParsingCodes {
  /// Every code, in the order of the stages that emit them.
  package static let all: [DiagnosticCode] = [
    TextCheck.fileTooLarge, TextCheck.utf16, TextCheck.invalidUTF8, TextCheck.nulCharacter,
    FrontMatter.missing, FrontMatter.notYAML, FrontMatter.notClosed, FrontMatter.tooLong,
    YAMLCharacters.invisible, YAMLCharacters.control,
    YAMLSyntaxFault.invalidYAML, YAMLSyntaxFault.unclosedQuote, YAMLSyntaxFault.tabIndentation,
    YAMLSyntaxFault.unquotedColon,
    YAMLRules.duplicateKey, YAMLRules.similarKey, YAMLRules.anchor, YAMLRules.tag, YAMLRules.mergeKey,
    YAMLRules.nestingTooDeep, YAMLRules.secondDocument, YAMLRules.keyTooLong, YAMLRules.valueTooLong,
    YAMLRules.keyNotText,
    MappingReader.wrongType, MappingReader.unknownKey, MappingReader.emptyValue,
    MarkdownScan.tooComplex, MarkdownEditor.rawHTMLDropped, MarkdownEditor.unsafeLink,
    MarkdownEditor.protocolRelativeLink,
  ]
}
