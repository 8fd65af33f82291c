// Made from the sources by `RECORD=1 swift test --filter CodeRegistryTests`.
import ClipsiteAppClips
import ClipsiteContentImport
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteInvocations
import ClipsiteMustache
import ClipsiteOpeningHours
import ClipsiteProviders
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteSiteRendering
import ClipsiteTemplateData
import ClipsiteVerification

/// The codes of all diagnostics that the program can print.
enum KnownCodes {
  /// Every module's codes, by name.
  static let all: [DiagnosticCode] = [
    .anchorNotAllowed, .appClipNotAssociated, .appIDInvalid, .appIDPlaceholder, .appIDPrefixMissing,
    .appIDRepeated, .appInsteadOfAppClip, .associatedDomainModeLeft, .associationFileNearlyTooLarge,
    .associationFileNotAnObject, .associationFileNotJSON, .associationFileSigned, .associationFileTooLarge,
    .associationMergeConflict, .associationServiceEmpty, .associationServiceUnknown, .associationWrongType,
    .assumedTimeZone, .badDelimiters, .brokenImage, .clipOutsideApp, .controlCharacter, .copiedFileTooLarge,
    .danglingLink, .deadLink, .doubledTag, .duplicateBlock, .duplicateKey, .duplicateURL, .emptyName,
    .emptyTable, .emptyValue, .equalTitles, .fileNameNotUTF8, .fileNameWithControlCharacter, .fileTooLarge,
    .folderNamedAsPage, .folderTooDeep, .foreignFile, .frontMatterNotClosed, .frontMatterNotYAML,
    .frontMatterTooLong, .guessedHours, .ignoredInParent, .imageTooLarge, .imageTooSmall, .imagesUnavailable,
    .importNotUTF8, .includesTooDeep, .incompleteAddress, .incompletePhoneNumber, .ineffectiveProviderFile,
    .insecureURL, .invalidAlias, .invalidAndroidApp, .invalidAppIDPrefix, .invalidAppLinks,
    .invalidAppStoreID, .invalidAssociatedDomain, .invalidBundleID, .invalidChoice, .invalidColor,
    .invalidDomain, .invalidEntitlements, .invalidImage, .invalidJSON, .invalidLanguage, .invalidLimit,
    .invalidLinkParameter, .invalidName, .invalidOrder, .invalidPlace, .invalidPolicySource,
    .invalidPublishTarget, .invalidSlug, .invalidTemplateName, .invalidURL, .invalidUTF8, .invalidYAML,
    .invisibleCharacter, .keyNotText, .keyTooLong, .leftoverFile, .linkLeavesContent, .linkedFolder,
    .markdownTooComplex, .mergeKeyNotAllowed, .misplacedAssociationFile, .misplacedWellKnown,
    .missingAppStoreID, .missingAssociatedDomain, .missingConfiguration, .missingEntitlement,
    .missingFrontMatter, .missingHeaderImage, .missingImage, .missingKey, .missingLocalization,
    .missingPreviewImage, .missingSubtitle, .missingTag, .missingTemplate, .missingThemeTemplate,
    .missingTimeZone, .missingTitle, .mistakenBanner, .nulCharacter, .nestingTooDeep, .noHomePage, .notAFile,
    .notAPoint, .notGeoJSON, .outputIsNoFolder, .outputNotOurs, .outputOverlapsInput, .outputTooLarge,
    .overlappingPrefix, .pagesOutOfReach, .pathTooLong, .placeWithoutCoordinates, .previewImageTooSmall,
    .protocolRelativeLink, .providerConfigurationTooLarge, .providerFileConflict, .providerFileTaken,
    .providerLeavesTypeUnset, .providerRedirectTooLong, .providerRedirectsPages, .providerWithoutRedirects,
    .raggedRow, .rawHTMLAllowed, .rawHTMLDropped, .repeatedAssociatedDomain, .repeatedColumn, .repeatedDomain,
    .repeatedLanguage, .repeatedProvider, .repeatedRow, .reservedFileName, .ruleNotForAndroid,
    .seasonWithoutYears, .secondDocument, .sectionsTooDeep, .sharedExperienceLanguage, .similarKeys,
    .strayEndTag, .substitutionVariableInvalid, .substitutionVariableUnclosed, .substitutionVariableUnknown,
    .subtitleTooLong, .tabIndentation, .tagNotAllowed, .textAfterQuote, .titleTooLong, .tooLargeForProvider,
    .tooManyColumns, .tooManyFilesForProvider, .tooManyRedirectsForProvider, .tooManySteps, .urlsTooAlike,
    .utf16File, .unbackedAssociatedDomain, .unclosedCellQuote, .unclosedQuote, .unclosedSection, .unclosedTag,
    .uncoveredByUniversalLinks, .undeclaredDomain, .unescapedText, .unfinishedUpdate, .unfitFont,
    .unfitHeaderImage, .unfitLogo, .universalLinkAppsNotEmpty, .universalLinkKeyUnknown,
    .universalLinkKeysMixed, .universalLinkNeverMatches, .universalLinkPatternTooLong,
    .universalLinkQueryNotText, .universalLinkRepeated, .universalLinkUnreachable, .universalLinkWithoutApp,
    .universalLinkWithoutRules, .unknownExperienceLanguage, .unknownKey, .unknownLabel, .unknownProvider,
    .unknownTemplate, .unknownTimeZone, .unknownVariable, .unnamedColumn, .unpublishedDomain, .unquotedColon,
    .unreadableFile, .unsafeLink, .untranslatedLabels, .untranslatedSubtitle, .unusedInNotFoundPage,
    .v01DomainAddresses, .v02SecureConnection, .v03AssociationStatus, .v04AssociationForEveryone,
    .v05AssociationType, .v06AssociationContent, .v07AssociationDrift, .v08AssociationTime, .v09RobotsRules,
    .v10AssociationElsewhere, .v11AssociationCaching, .v12AppleCopy, .v13LivePages, .v14TransportExtras,
    .v15UnknownPaths, .v16AnswerHeaders, .v17PagePolicy, .v18PageAgreement, .v19AssetLinks, .v20Sitemap,
    .v21Launch, .v22SearchIndex, .valueTooLong, .variableInEntitlements, .variantContradiction,
    .variantWithoutOriginal, .writesNothing, .wrongEntitlementIdentifier, .wrongNesting, .wrongType,
  ]
}
