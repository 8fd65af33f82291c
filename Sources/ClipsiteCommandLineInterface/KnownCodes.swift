import ClipsiteAppClips
import ClipsiteContentImport
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteInvocations
import ClipsiteMustache
import ClipsiteProviders
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering
import ClipsiteVerification

/// The codes of all diagnostics that the program can print.
enum KnownCodes {
  /// Every module's codes, in no particular order.
  static let all: [DiagnosticCode] =
    AppSiteAssociationLinter.codes + [AppSiteAssociationConflict.code] + ContentParsingCodes.all
    + MustacheCodes.all + SiteModelCodes.all
    + ProviderCodes.all + SiteRenderingCodes.all + SiteOutputCodes.all + EntitlementsCodes.all
    + ContentImportCodes.all + VerificationCodes.all + [RenderCommand.invalidJSON]
}
