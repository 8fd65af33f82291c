/// What is asked of a domain, besides its pages.
enum Question: Hashable, Sendable {
  /// The AASA file.
  case association(Visitor)
  /// The AASA file over one version of the Internet Protocol; asked where a domain has addresses of both.
  case associationOver(NetworkAddress.Family)
  /// The AASA file, compressed when the server likes.
  case compressedAssociation
  /// The older place of the AASA file.
  case rootAssociation
  /// The AASA file of the same domain with `www.`, or without.
  case counterpartAssociation
  /// `robots.txt`.
  case robots
  /// The home page without TLS.
  case insecureHome
  /// The copy in Apple's content delivery network.
  case appleCopy
}
