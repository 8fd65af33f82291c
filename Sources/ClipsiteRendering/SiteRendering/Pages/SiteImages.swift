import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// The pictures of a site, made or found in the cache.
package struct SiteImages {
  package let site: Site
  package let content: ContentFolder
  package let images: ImageTable
  package let maker: ImageMaker

  /// Returns the maker of the images of a site that wants them made, after loading the library. It is `nil`
  /// if the library cannot be loaded, which is reported.
  package static func maker(
    for site: Site, in folder: SiteFolder, _ diagnostics: inout [Diagnostic]
  ) -> ImageMaker? {
    guard site.configuration.options.makesPictures else { return nil }
    do throws(ImageLibraryError) {
      return ImageMaker(try ImageLibrary(), ImageCache(folder.pictureCache))
    } catch {
      let path = folder.content.displayPath(of: SiteFolder.configurationFileName)
      let range = SourceRange(path, site.configuration.options.picturesRange.bytes)
      diagnostics.append(.imagesUnavailable(error, at: range))
      return nil
    }
  }

  /// The pictures of what is rendered, or `nil` if none are made.
  package init?(_ source: RenderingSource) {
    guard let maker = source.pictures else { return nil }
    (site, content, images, self.maker) = (source.site, source.content, source.images, maker)
  }

  /// Appends a picture that is made of a file of the content.
  package func append(
    _ use: ImageUse, of asset: AssetID, to output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    guard let source = source(asset), let sizes = images.sizes(of: asset) else { return }
    do throws(ImageError) {
      let format: OutputImageFormat = if case .scaled(_, let format) = use { format } else { .jpeg }
      output += try maker.picture(of: source, sizes.size(for: use), format)
    } catch {
      // Ten pictures are made of one that is broken; once is enough to say so.
      if use == .preview { diagnostics.append(diagnostic(error, asset)) }
    }
  }

  /// Appends an icon that is made of the logo.
  package func append(_ icon: SiteIcon, to output: inout [UInt8], reporting report: (Diagnostic) -> Void) {
    guard let logo = images.logo, let source = source(logo) else { return }
    do throws(ImageError) {
      switch icon {
      case .touch:
        let side = SiteIcon.touchSide
        output += try maker.picture(of: source, ImageSize(side, side), .png)
      case .favicon: output += try maker.favicon(of: source)
      }
    } catch {
      report(diagnostic(error, logo))
    }
  }

  /// Looks whether pictures can be made of a file of the content, and makes none.
  package func check(_ asset: AssetID, _ diagnostics: inout [Diagnostic]) {
    guard let source = source(asset) else { return }
    do throws(ImageError) {
      try maker.check(source)
    } catch {
      diagnostics.append(diagnostic(error, asset))
    }
  }

  /// Appends the card of a page without a picture.
  ///
  /// - Throws: `SystemError` when the computer has no font to write it in.
  func appendCard(of page: PageID, to output: inout [UInt8]) throws(SystemError) {
    let page = site[page]
    do throws(ImageError) {
      output += try maker.picture(of: SocialCards.card(of: page, in: site))
    } catch {
      throw SystemError(
        "cannot draw the preview of", content.displayPath(of: site.source(of: page)),
        reason: "libvips could not set its name. Are there fonts, such as fonts-dejavu or fonts-noto?")
    }
  }

  /// The header image that is made of a picture, or `nil` if the picture fits as it is, or none can be made
  /// of it.
  package func headerImage(of asset: AssetID) -> HeaderImageFile? {
    guard images.sizes(of: asset) != nil, let header = images.header(of: asset),
      !UnfitHeaderImage.fits(header),
      let source = source(asset)
    else { return nil }
    return HeaderImageFile(
      made: source, by: maker, displayPath: content.displayPath(of: site[asset].source))
  }

  private func source(_ asset: AssetID) -> ImageSource? {
    images.header(of: asset).map { header in
      ImageSource(
        path: content.systemPath(of: site[asset].source), in: content.path, width: header.width,
        height: header.height,
        orientation: (header.orientation ?? .upright).rawValue)
    }
  }

  private func diagnostic(_ error: ImageError, _ asset: AssetID) -> Diagnostic {
    let path = content.displayPath(of: site[asset].source)
    return switch error {
    case .damaged, .refused:
      Diagnostic(
        .brokenImage, at: SourceRange(path), "the picture cannot be decoded to its end",
        fix: "copy it again from where it came from, or export it again as JPEG or PNG")
    case .unreadable(let error): .unreadableFile(path, reason: error.reason)
    }
  }
}

extension Diagnostic {
  /// The library that makes pictures is not there.
  static func imagesUnavailable(_ error: ImageLibraryError, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .imagesUnavailable, at: range, "pictures cannot be made: \(error.reason)",
      fix: "install it (apt-get install libvips42, or brew install vips), or remove `pictures`")
  }
}

extension DiagnosticCode {
  /// A picture's header is fine, but what follows cannot be decoded.
  package static let brokenImage = DiagnosticCode(
    "BrokenImage", .error,
    summary: "An image is damaged.",
    explanation: """
      With `pictures: true`, clipsite decodes every image that a page names. This one ends too early, or its
      contents are not valid in its format. A browser would show a part of it, or nothing. clipsite also
      rejects a JPEG with more than 100 scans, because each can take up to a second to decode.
      """,
    fix: "Export the image again.",
    example: .image(wrong: "\(CardText.headerImageSize), cut off"))

  /// The library that makes pictures is not there.
  package static let imagesUnavailable = DiagnosticCode(
    "ImagesUnavailable", .error,
    summary: "`pictures: true` needs libvips 8.14 or newer.",
    explanation: "clipsite loads libvips only for this key. Without the key, it copies images as they are.",
    fix: """
      Install it with `apt-get install libvips42` on Debian and Ubuntu, or with `brew install vips` on macOS.
      """,
    withoutExample: .computer)
}
