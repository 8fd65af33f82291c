import ClipsiteAppClips
import ClipsiteContentImport
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteEntitlements
import ClipsiteMustache
import ClipsiteSiteGenerator
import ClipsiteVerification

/// The codes of all diagnostics that the program can print.
enum KnownCodes {
  /// Every module's codes, in no particular order.
  static let all: [DiagnosticCode] =
    AppClipsCodes.all + ContentParsingCodes.all + MustacheCodes.all + SiteGeneratorCodes.all
    + EntitlementsCodes.all + ContentImportCodes.all + VerificationCodes.all + [RenderCommand.invalidJSON]
}
