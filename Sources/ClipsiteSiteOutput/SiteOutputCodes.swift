package import ClipsiteDiagnostics

/// Every code of this module, for `clipsite explain`. A test compares the list with the sources.
package enum SiteOutputCodes {
  /// The codes, by name.
  package static let all: [DiagnosticCode] = [
    ForeignFile.code,
    OutputIsNoFolder.code,
    OutputNotOurs.code,
    OutputOverlapsInput.code,
    UnfinishedUpdate.code,
  ]
}
