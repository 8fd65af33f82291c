package import ClipsiteDiagnostics

/// Every code of this module, for `clipsite explain`. A test compares the list with the sources.
package enum SiteRenderingCodes {
  /// The codes, by name.
  package static let all: [DiagnosticCode] = [
    BrokenPicture.code,
    CopiedFileTooLarge.code,
    DeadLink.code,
    DoubledTag.code,
    DuplicateURL.code,
    IneffectiveHostFile.code,
    InvalidImage.code,
    MisplacedAssociationFile.code,
    MisplacedWellKnown.code,
    MissingHeaderImage.code,
    MissingLocalization.code,
    MissingPreviewImage.code,
    MissingSubtitle.code,
    MissingTag.code,
    MissingThemeTemplate.code,
    MistakenBanner.code,
    NoHomePage.code,
    OverlappingPrefix.code,
    PagesOutOfReach.code,
    PathTooLong.code,
    PictureTooLarge.code,
    PictureTooSmall.code,
    PicturesUnavailable.code,
    PlaceWithoutCoordinates.code,
    PreviewImageTooSmall.code,
    TooLargeForHost.code,
    UncoveredByUniversalLinks.code,
    UnfitLogo.code,
    UnknownTemplate.code,
    UnpublishedDomain.code,
  ]
}
