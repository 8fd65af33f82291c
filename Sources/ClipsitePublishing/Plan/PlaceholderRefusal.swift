import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteRendering
package import ClipsiteSystem
import ClipsiteText

extension PublishRefusal {
  /// Returns the reason against a site with values of an example that would go to an object store on another
  /// computer, or `nil`. Nothing is asked for it, so it comes before any credentials.
  ///
  /// Folders, stores of this computer, and commands are for trying things out also.
  ///
  /// - Parameter environment: The environment variables, which can name another store.
  /// - Throws: `SystemError.usage` when the environment names no address of a store.
  package static func placeholders(
    of site: BuiltSite, at target: PublishTarget, environment: Environment
  ) throws(SystemError) -> PublishRefusal? {
    let domains = site.domains.filter { target.sendsToBucket($0) }
    let values = site.placeholders.filter { $0.domain.map(domains.contains) ?? true }
    guard !domains.isEmpty, !values.isEmpty else { return nil }
    if try target.endpoint(in: AWSConfiguration(environment))?.isLoopback == true { return nil }
    let files = Dictionary(grouping: values, by: \.range.path).sorted { $0.key < $1.key }
    let texts = files.map { path, values in "in \(path), \(PlaceholderValue.text(of: values))" }
    return PublishRefusal(
      message:
        "the site still has placeholders, which belong to nobody: \(texts.joined(separator: ", and "))",
      fix: "write your own values there, or if that is meant, publish with '--allow-placeholders'")
  }
}

extension PublishTarget {
  /// Returns the address of the target's object store, or `nil` for Amazon S3.
  func endpoint(in configuration: AWSConfiguration) throws(SystemError) -> StoreEndpoint? {
    // Not `??`, which cannot throw a typed error.
    if let endpoint { return endpoint }
    return try configuration.endpoint(of: .storage)
  }

  /// Indicates whether the files of a domain go to an object store.
  func sendsToBucket(_ domain: AssociatedDomain) -> Bool {
    let destination: PublishDestination? =
      switch delivery {
      case .together(let destination): destination
      case .apart(let destinations): destinations[domain]
      case .command: nil
      }
    if case .bucket = destination { return true }
    return false
  }
}
