import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
package import ClipsiteText

/// The files that are copied, sorted by path: positions here are positions in `Site.assets`.
struct AssetTable {
  /// The paths below the content folder, sorted, and the folder that each stands in.
  let sources: [(path: RelativePath, folder: Int)]

  init(_ listing: ContentListing) {
    var sources: [(path: RelativePath, folder: Int)] = []
    for (index, folder) in listing.folders.enumerated() {
      for name in folder.files {
        let path = folder.path(of: name)
        if path != SiteFolder.configurationFileName { sources.append((path, index)) }
      }
    }
    self.sources = sources.sorted { $0.path < $1.path }
  }

  /// The position of a file with a path below the content folder.
  func position(of path: RelativePath) -> Int? {
    let position = sources.partitioningIndex { $0.path >= path }
    return position < sources.count && sources[position].path == path ? position : nil
  }

  /// The names of the first files of a folder.
  func names(in folder: RelativePath) -> [String] {
    let start = sources.partitioningIndex { $0.path >= folder }
    return sources[start...].prefix(200).filter { $0.path.folder == folder }.map(\.path.name.text)
  }
}

extension SiteAssembler {
  mutating func resolveImage(
    _ image: Ranged<String>?, in folder: RelativePath, _ path: @autoclosure () -> String
  ) -> ImageReference? {
    guard let image else { return nil }
    let bytes = image.value.utf8
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) {
      return (try? WebURL(image.value)).map(ImageReference.remote)
    }
    if let position = ContentPath.resolve(image.value, from: folder).flatMap(assets.position) {
      return .asset(AssetID(position))
    }
    let isRooted = bytes.first == UInt8(ascii: "/")
    let other = isRooted ? String(image.value.dropFirst()) : "/\(image.value)"
    let isMeant = ContentPath.resolve(other, from: folder).flatMap(assets.position) != nil
    let meant = isMeant ? other : Suggestion.nearest(to: image.value, in: assets.names(in: folder))
    diagnostics.append(.missingImage(image, in: path(), meant: meant))
    return nil
  }

  /// The photos of a page. Those that are missing are reported and left out.
  mutating func photos(
    _ blocks: PageBlocks?, in folder: RelativePath, _ path: @autoclosure () -> String
  ) -> [PagePhoto] {
    guard let blocks else { return [] }
    return blocks.photos.compactMap { photo in
      resolveImage(photo.image, in: folder, path()).map { PagePhoto(image: $0, alt: photo.alt) }
    }
  }

  mutating func assembleAssets() -> [Asset] {
    assets.sources.map { source in
      if let destination = WellKnown.destination(
        of: source.path, domains: domains, declared: configuration.domains)
      {
        return wellKnownAsset(source.path, destination)
      }
      let section = sections[source.folder]
      return Asset(
        source: source.path, domain: section.domain,
        path: section.filesBase.appending(source.path.name))
    }
  }

  private mutating func wellKnownAsset(_ source: RelativePath, _ destination: WellKnown.Destination) -> Asset
  {
    switch destination {
    case .domain(let domain, let path): return Asset(source: source, domain: domain, path: path)
    case .unusedDomain: break
    case .unknownDomain(let domain):
      reportUndeclared(domain, at: SourceRange(content.displayPath(of: source)))
    }
    return Asset(source: source, domain: .primary, path: source, isServed: false)
  }
}

extension WellKnown {
  /// The target of a file below the content folder's `.well-known`.
  enum Destination {
    /// A path below a domain's folder.
    case domain(DomainID, path: RelativePath)
    /// A domain that `site.yml` declares and the layout does not use.
    case unusedDomain
    /// A domain that the site does not know.
    case unknownDomain(AssociatedDomain)
  }

  /// Returns the target of a file below the content folder's `.well-known`, or `nil` for other files.
  ///
  /// - Parameter declared: The domains of `site.yml`.
  static func destination(
    of path: RelativePath, domains: DomainTable, declared: [AssociatedDomain]
  ) -> Destination? {
    guard holds(path) else { return nil }
    let names = path.components
    guard names.count > 2, let domain = try? AssociatedDomain(names[1].text) else {
      return .domain(.primary, path: path)
    }
    if let domain = domains.position(of: domain) {
      return .domain(domain, path: names[2...].reduce(folder) { $0.appending($1) })
    }
    return declared.contains(domain) ? .unusedDomain : .unknownDomain(domain)
  }
}

extension Diagnostic {
  /// A picture that front matter or `site.yml` names is not there.
  ///
  /// - Parameter meant: The path of a picture that is there.
  package static func missingImage(
    _ image: Ranged<String>, in path: String, meant: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .missingImage, at: SourceRange(path, image.range.bytes),
      "there is no file `\(image.value)` in the content folder",
      fix: meant.map { "write `\($0)`" } ?? "add the picture, or correct its name")
  }
}

extension DiagnosticCode {
  /// A picture that a page names is not there.
  package static let missingImage = DiagnosticCode(
    "MissingImage", .error,
    summary: "An image that the site names does not exist.",
    explanation: """
      `image` and `photos` name files in the content folder, relative to the folder of the page, or absolute
      `https` URLs. `image` becomes `og:image`, and without one, Messages shows no preview of the App Clip.
      """,
    fix: "Correct the path, or add the file.",
    example: .init(
      .frontMatter,
      wrong: "image: donut.jpg",
      right: "image: https://www.example.com/donut.jpg"))
}
