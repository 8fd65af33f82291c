package import ClipsiteDiagnostics

/// Every code of this module, for `clipsite explain`. A test compares the list with the sources.
package enum ProviderCodes {
  /// The codes, by name.
  package static let all: [DiagnosticCode] = [
    HostConfigurationTooLarge.code,
    HostFileConflict.code,
    HostFileTaken.code,
    HostLeavesTypeUnset.code,
    HostRedirectTooLong.code,
    HostRedirectsPages.code,
    HostWithoutRedirects.code,
    TooManyFilesForHost.code,
    TooManyRedirectsForHost.code,
  ]
}
