internal import ClipsiteAppClips
internal import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// One place of a target, and which files go there under which names.
struct TargetPlace {
  let store: any PublishStore
  let keys: @Sendable (BuiltSite.File) -> [RelativePath]

  /// The places of a target.
  ///
  /// - Parameters:
  ///   - environment: The value of an environment variable, or nil.
  ///   - isStopped: Whether somebody wants the run to stop.
  /// - Throws: `PublishError` when a place must not be where it is, or a key is missing.
  static func all(
    of target: PublishTarget, for site: BuiltSite, siteFolder: String, _ environment: (String) -> String?,
    isStopped: @escaping @Sendable () -> Bool
  ) throws(PublishError) -> [TargetPlace] {
    let settings = AWSSettings(environment)
    let maker = PlaceMaker(
      target: target, site: site, siteFolder: siteFolder, settings: settings,
      isStopped: isStopped)
    switch target.destination {
    case .together(let place):
      return [try maker.make(place, of: nil)]
    case .apart(let places):
      var all: [TargetPlace] = []
      for domain in site.domains {
        if let place = places[domain] { all.append(try maker.make(place, of: domain)) }
      }
      return all
    case .command(let line): return [maker.make(command: line)]
    }
  }

  /// The folders of a target that keeps releases; empty when none of its places does.
  static func folders(of target: PublishTarget, siteFolder: String) -> [String] {
    let places =
      switch target.destination {
      case .together(let place): [place]
      case .command: [PublishPlace]()
      case .apart(let places): places.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      }
    return places.compactMap { place in
      switch place {
      case .folder(let path): path.utf8.first == UInt8(ascii: "/") ? path : "\(siteFolder)/\(path)"
      case .bucket: nil
      }
    }
  }
}
