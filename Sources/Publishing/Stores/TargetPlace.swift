internal import AppClips
internal import FileSystem
internal import SiteGenerator

/// One place of a target, and which files go there under which names.
struct TargetPlace {
  let store: any PublishStore
  let keys: @Sendable (BuiltSite.File) -> [String]

  /// The places of a target.
  ///
  /// - Throws: `PublishError` when a place must not be where it is.
  static func all(
    of target: PublishTarget, for site: BuiltSite, siteFolder: String
  ) throws(PublishError) -> [TargetPlace] {
    switch target.destination {
    case .together(let place):
      let store = try store(place, target, site, siteFolder)
      return [TargetPlace(store: store) { [$0.outputPath] }]
    case .apart(let places):
      var all: [TargetPlace] = []
      for domain in site.domains {
        guard let place = places[domain] else { continue }
        let store = try store(place, target, site, siteFolder)
        all.append(TargetPlace(store: store) { $0.domain == domain ? [$0.path] : [] })
      }
      return all
    }
  }

  /// The folders of a target that keeps releases; empty when none of its places does.
  static func folders(of target: PublishTarget, siteFolder: String) -> [String] {
    let places =
      switch target.destination {
      case .together(let place): [place]
      case .apart(let places): places.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      }
    return places.compactMap { place in
      switch place {
      case .folder(let path): path.hasPrefix("/") ? path : "\(siteFolder)/\(path)"
      }
    }
  }

  private static func store(
    _ place: PublishPlace, _ target: PublishTarget, _ site: BuiltSite, _ siteFolder: String
  ) throws(PublishError) -> any PublishStore {
    switch place {
    case .folder(let path):
      let path = path.hasPrefix("/") ? path : "\(siteFolder)/\(path)"
      try refuseOverlap(of: path, with: site, siteFolder)
      return FolderStore(path, keptReleases: target.keptReleases)
    }
  }

  /// A target inside a folder that clipsite reads or writes would publish itself, or be removed by a build.
  private static func refuseOverlap(
    of path: String, with site: BuiltSite, _ siteFolder: String
  ) throws(PublishError) {
    guard let here = OutputFolder.resolved(path) else {
      throw .usage("'\(path)' is not a path that can be made")
    }
    let inputs = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName].map { "\(siteFolder)/\($0)" }
    let folders = inputs + [site.folder]
    for folder in folders.compactMap({ OutputFolder.resolved($0) })
    where OutputFolder.holds(folder, here) {
      throw .usage("'\(path)' lies in '\(folder)', which belongs to the site; publish to another folder")
    }
  }
}
