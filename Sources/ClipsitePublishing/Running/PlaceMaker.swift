internal import ClipsiteAppClips
internal import ClipsitePlatform
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// Makes the places of a target.
struct PlaceMaker {
  /// The longest key that stores take, in bytes (Amazon S3, “Naming Amazon S3 objects”).
  private static let longestKey = 1024

  let target: PublishTarget
  let site: BuiltSite
  let siteFolder: String
  let settings: AWSSettings
  /// Whether somebody wants the run to stop.
  let isStopped: @Sendable () -> Bool

  /// Makes a place.
  ///
  /// - Parameter domain: The only domain that goes there; nil when all go there, each below its name.
  func make(_ place: PublishPlace, of domain: AssociatedDomain?) throws(PublishError) -> TargetPlace {
    let store: any PublishStore
    let pageKeys: PublishTarget.PageKeys
    switch place {
    case .folder(let path): (store, pageKeys) = (try folder(path), .files)
    case .bucket(let name, let folder):
      (store, pageKeys) = (
        try bucket(name, folder), target.pageKeys ?? site.pageKeys
      )
    }
    return TargetPlace(store: store) { file in
      guard domain == nil || domain == file.domain else { return [] }
      let folder = RelativePath(domain == nil ? file.domain.rawValue : "")
      return Self.keys(of: file, pageKeys).map { folder.appending($0) }
    }
  }

  /// Makes the place that a command knows. Files have the names there that they have in the output folder.
  func make(command line: String) -> TargetPlace {
    let store = CommandStore("the command of '\(target.name)'", line, in: siteFolder)
    return TargetPlace(store: store) { [$0.outputPath] }
  }

  /// The keys of a file: object stores answer exactly the key that is asked for, so a page has that of its
  /// URL.
  private static func keys(of file: BuiltSite.File, _ pageKeys: PublishTarget.PageKeys) -> [RelativePath] {
    guard file.isPage, pageKeys != .files, file.path != "index.html" else { return [file.path] }
    let url = RelativePath(file.urlPath.utf8.dropFirst())
    return pageKeys == .both ? [url, file.path] : [url]
  }

  private func bucket(_ name: String, _ folder: RelativePath) throws(PublishError) -> S3Store {
    let place = "s3://\(RelativePath(name).appending(folder))"
    guard let key = settings.key else {
      throw .denied(
        "there is no key for \(place); set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE")
    }
    for file in site.files {
      let isAllowed = file.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      guard isAllowed, folder.appending(file.outputPath).utf8.count <= Self.longestKey else {
        throw .usage("'\(file.outputPath)' has a name that object stores do not take; rename it")
      }
    }
    let region = target.region ?? settings.region ?? "us-east-1"
    let bucket = S3Bucket(name, at: target.endpoint, signedWith: RequestSigner(key, region: region))
    return S3Store(place, bucket, folder: folder, isStopped: isStopped)
  }

  private func folder(_ path: String) throws(PublishError) -> FolderStore {
    let path = path.utf8.first == UInt8(ascii: "/") ? path : "\(siteFolder)/\(path)"
    try refuseOverlap(of: path)
    return FolderStore(path, keptReleases: target.keptReleases)
  }

  /// A target inside a folder that clipsite reads or writes would publish itself, or be removed by a build.
  private func refuseOverlap(of path: String) throws(PublishError) {
    let inputs = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName].map { "\(siteFolder)/\($0)" }
    let (here, taken) = try PublishError.reporting { () throws(SystemError) in
      (try OutputFolder.resolved(path), try OutputFolder.resolved(inputs + [site.folder]))
    }
    guard let here else { throw .usage("'\(path)' is not a path that can be made") }
    for folder in taken where OutputFolder.holds(folder, here) {
      throw .usage("'\(path)' lies in '\(folder)', which belongs to the site; publish to another folder")
    }
  }
}
