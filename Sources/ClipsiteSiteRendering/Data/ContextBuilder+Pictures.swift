package import ClipsiteMustache
package import ClipsitePictures
package import ClipsiteSiteModel

/// The addresses of pictures, in the sizes that there are.
extension ContextBuilder {
  /// The address of a picture for those that do not choose a size.
  func pictureURL(_ asset: Int, from host: Int) -> String {
    site.reference(toPicture: asset, images, from: host)
  }

  /// The sizes of a picture in one format, as the attribute `srcset` lists them (HTML Living Standard,
  /// “Srcset attributes”); null when it is copied as it is.
  package func srcset(of asset: Int, _ format: PictureFormat, from host: Int) -> Value {
    guard let sizes = images.sizes(of: asset) else { return nil }
    let candidates = zip(sizes.scaled, sizes.scaledUses(format)).map { size, use in
      "\(site.reference(to: site.assets[asset].file(for: use), from: host)) \(size.width)w"
    }
    return .text(candidates.joined(separator: ", "))
  }
}

extension Site {
  /// The address of a picture as pages of a domain write it: the largest that is made of it, or the file
  /// itself.
  package func reference(toPicture asset: Int, _ images: ImageTable, from host: Int) -> String {
    let file = images.sizes(of: asset).map { assets[asset].file(for: $0.largest) } ?? assets[asset]
    return reference(to: file, from: host)
  }
}
