package import ClipsiteMustache
package import ClipsitePictures
package import ClipsiteSiteModel

/// The addresses of pictures, in the sizes that there are.
extension ContextBuilder {
  /// The address of a picture for those that do not choose a size.
  func pictureURL(_ asset: AssetID, from domain: DomainID) -> String {
    site.reference(toPicture: asset, images, from: domain)
  }

  /// The sizes of a picture in one format, as the attribute `srcset` lists them (HTML Living Standard,
  /// “Srcset attributes”); null when it is copied as it is.
  package func srcset(of asset: AssetID, _ format: PictureFormat, from domain: DomainID) -> Value {
    guard let sizes = images.sizes(of: asset) else { return nil }
    let candidates = zip(sizes.scaled, sizes.scaledUses(format)).map { size, use in
      "\(site.reference(to: site[asset].file(for: use), from: domain)) \(size.width)w"
    }
    return .text(candidates.joined(separator: ", "))
  }
}

extension Site {
  /// The address of a picture as pages of a domain write it: the largest that is made of it, or the file
  /// itself.
  package func reference(toPicture asset: AssetID, _ images: ImageTable, from domain: DomainID) -> String {
    let file = images.sizes(of: asset).map { self[asset].file(for: $0.largest) } ?? self[asset]
    return reference(to: file, from: domain)
  }
}
