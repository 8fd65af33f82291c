package import ClipsiteDiagnostics

/// A value of `publish` means no place that a site can be published to.
package enum InvalidPublishTarget {
  package static func diagnostic(_ mistake: PublishMistake, at place: SourceRange) -> Diagnostic {
    Diagnostic(.invalidPublishTarget, at: place, mistake.message, fix: mistake.fix)
  }
}

extension DiagnosticCode {
  /// A value of `publish` means no place that a site can be published to.
  package static let invalidPublishTarget = DiagnosticCode(
    "InvalidPublishTarget", .error,
    explanation: """
      `publish` names targets. Each has `to`: a bucket as `s3://bucket/prefix`, a folder as `directory:/path` or a path, or
      a mapping from each domain of the site to one of these; or it has `command`, a command line of yours. A store that is not Amazon S3 needs its `endpoint`, which
      begins with `https://`; plain `http` is for this computer only. Credentials come from the environment or from the
      profile files of the AWS tools, never from `site.yml`.
      """)
}
