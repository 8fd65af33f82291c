internal import AppClips
internal import FileSystem
internal import SiteGenerator

/// Makes the places of a target.
struct PlaceMaker {
  /// The longest key that stores take, in bytes (Amazon S3, “Naming Amazon S3 objects”).
  private static let longestKey = 1024

  let target: PublishTarget
  let site: BuiltSite
  let siteFolder: String
  let settings: AWSSettings

  /// Makes a place.
  ///
  /// - Parameter domain: The only domain that goes there; nil when all go there, each below its name.
  func make(_ place: PublishPlace, of domain: AssociatedDomain?) throws(PublishError) -> TargetPlace {
    let store: any PublishStore
    let pageKeys: PublishTarget.PageKeys
    switch place {
    case .folder(let path): (store, pageKeys) = (try folder(path), .files)
    case .bucket(let name, let prefix):
      (store, pageKeys) = (
        try bucket(name, prefix), target.pageKeys ?? site.pageKeys
      )
    }
    return TargetPlace(store: store) { file in
      guard domain == nil || domain == file.domain else { return [] }
      let start = domain == nil ? "\(file.domain)/" : ""
      return Self.keys(of: file, pageKeys).map { start + $0 }
    }
  }

  /// Makes the place that a command knows. Files have the names there that they have in the output folder.
  func make(command line: String) -> TargetPlace {
    let desk = "\(siteFolder)/.clipsite-publish-\(FileStore.processID)"
    let store = CommandStore("the command of '\(target.name)'", line, in: siteFolder, desk: desk)
    return TargetPlace(store: store) { [$0.outputPath] }
  }

  /// The keys of a file: object stores answer exactly the key that is asked for, so a page has that of its URL.
  private static func keys(of file: BuiltSite.File, _ pageKeys: PublishTarget.PageKeys) -> [String] {
    guard file.isPage, pageKeys != .files, file.path != "index.html" else { return [file.path] }
    let url = String(file.urlPath.dropFirst())
    return pageKeys == .both ? [url, file.path] : [url]
  }

  private func bucket(_ name: String, _ prefix: String) throws(PublishError) -> S3Store {
    let place = "s3://\(name)" + (prefix.isEmpty ? "" : "/\(prefix.dropLast())")
    guard let key = settings.key else {
      throw .denied(
        "there is no key for \(place); set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE")
    }
    for file in site.files {
      let isAllowed = file.path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
      guard isAllowed, prefix.utf8.count + file.outputPath.utf8.count <= Self.longestKey else {
        throw .usage("'\(file.outputPath)' has a name that object stores do not take; rename it")
      }
    }
    let region = target.region ?? settings.region ?? "us-east-1"
    let bucket = S3Bucket(name, at: target.endpoint, signedWith: RequestSigner(key, region: region))
    return S3Store(place, bucket, prefix: prefix)
  }

  private func folder(_ path: String) throws(PublishError) -> FolderStore {
    let path = path.hasPrefix("/") ? path : "\(siteFolder)/\(path)"
    try refuseOverlap(of: path)
    return FolderStore(path, keptReleases: target.keptReleases)
  }

  /// A target inside a folder that clipsite reads or writes would publish itself, or be removed by a build.
  private func refuseOverlap(of path: String) throws(PublishError) {
    guard let here = OutputFolder.resolved(path) else {
      throw .usage("'\(path)' is not a path that can be made")
    }
    let inputs = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName].map { "\(siteFolder)/\($0)" }
    for folder in (inputs + [site.folder]).compactMap({ OutputFolder.resolved($0) })
    where OutputFolder.holds(folder, here) {
      throw .usage("'\(path)' lies in '\(folder)', which belongs to the site; publish to another folder")
    }
  }
}
