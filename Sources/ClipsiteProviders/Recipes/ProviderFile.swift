import ClipsiteAppClips
import ClipsitePlatform
package import ClipsiteSiteModel

/// One file for a host.
package struct ProviderFile: Sendable {
  /// Where it goes, below the output folder.
  package let path: OutputPath
  /// Its bytes.
  package let bytes: [UInt8]
  /// How many redirects it holds, where the host counts them.
  var redirectCount = 0

  /// A file in the root of a domain, which the host takes out of what it serves.
  init(_ name: String, in domain: AssociatedDomain, _ bytes: [UInt8]) {
    path = OutputPath(domain, RelativePath(name))
    self.bytes = bytes
  }

  /// A file beside the domains' folders, which nobody serves.
  ///
  /// - Parameter name: The path below the folder of the host, as in `example.com.conf`.
  init(_ name: String, beside host: Provider, _ bytes: [UInt8]) {
    path = OutputPath(beside: RelativePath("\(host.rawValue)/\(name)"))
    self.bytes = bytes
  }
}
