import ClipsiteContent
import ClipsiteNetwork
import ClipsiteText

/// The part of `livePages` about the preview image of a page.
enum PreviewImageCheck {
  /// The smallest size that Messages and others show large (Facebook, “Images in link shares”).
  private static let smallestSide = 200

  /// Returns the preview image of a live page, or a finding if its URL is of no use.
  static func image(of page: String, _ tags: PageTags) -> (url: String?, findings: [Finding]) {
    guard let url = tags.image.first else { return (nil, []) }
    if url.lowercased().hasPrefix("https://") {
      guard PageLocation(url, from: page).host.contains("@") else { return (url, []) }
      return (nil, [finding(url, of: page, "contains a user name, which nobody else may use")])
    }
    let words = "the `og:image` of \(page) is `\(url)`, but it must be an absolute https URL"
    return (nil, [Finding(page, words, fix: "write the whole URL of the image")])
  }

  /// Returns the mistakes of a preview image.
  ///
  /// - Parameter expected: The image in the output folder, or `nil` if it is not there.
  static func findings(
    _ url: String, of page: String, _ outcome: DomainObservation.Outcome, expected: [UInt8]?
  ) -> [Finding] {
    switch outcome {
    case .failure(let failure) where failure.kind == .privateAddress:
      return [
        finding(
          url, of: page, "was not requested: \(failure.reason)", fix: "publish the image at a public address")
      ]
    case .failure(let failure):
      let fix = failure.kind == .encoding ? LiveCheck.compressionFix : "publish the image"
      return [finding(url, of: page, "cannot be read: \(failure.reason)", fix: fix)]
    case .success(let answer):
      if answer.challenge != nil {
        return [finding(url, of: page, answer.statusInWords, fix: Finding.exemption)]
      }
      guard answer.status == 200 else { return [finding(url, of: page, answer.statusInWords)] }
      guard answer.mediaType?.hasPrefix("image/") == true else {
        return [finding(url, of: page, "has \(answer.typeInWords), which is not an image")]
      }
      if let expected, expected != answer.body { return [compare(answer.body, with: expected, url, page)] }
      return otherType(answer, at: url, of: page)
        + (expected == nil ? examine(answer, at: url, of: page) : [])
    }
  }

  /// Browsers look at the bytes, but not everybody does.
  private static func otherType(_ answer: HTTPAnswer, at url: String, of page: String) -> [Finding] {
    guard let type = answer.mediaType, let format = (try? ImageHeader(answer.body))?.format,
      type != format.mediaType, (type, format) != ("image/jpg", .jpeg)
    else { return [] }
    return [
      finding(
        url, of: page, "has the type `\(type)`, but its bytes are `\(format.mediaType)`",
        fix: "set the header Content-Type of the image to \(format.mediaType)", .warning)
    ]
  }

  private static func compare(
    _ live: [UInt8], with local: [UInt8], _ url: String, _ page: String
  ) -> Finding {
    if live.count < local.count, local.starts(with: live) {
      return finding(url, of: page, "is cut off: it has \(live.count) bytes, and Output \(local.count)")
    }
    // Hosts that make images smaller send another format to other visitors; the image is still there.
    return finding(
      url, of: page, "is not the image in Output", isSameShape(live, local) ? .warning : .error)
  }

  private static func isSameShape(_ live: [UInt8], _ local: [UInt8]) -> Bool {
    guard let live = try? ImageHeader(live), let local = try? ImageHeader(local) else { return false }
    return live.width * local.height == local.width * live.height
  }

  private static func examine(_ answer: HTTPAnswer, at url: String, of page: String) -> [Finding] {
    let type = answer.mediaType ?? ""
    if answer.isHTML, type != "image/svg+xml" {
      return [finding(url, of: page, "is a web page with the type `\(type)`")]
    }
    guard let header = try? ImageHeader(answer.body) else {
      guard ["image/png", "image/jpeg", "image/gif", "image/webp"].contains(type) else { return [] }
      return [finding(url, of: page, "has the type `\(type)`, but its first bytes are not such an image")]
    }
    if isCutOff(answer.body, header.format) { return [finding(url, of: page, "is cut off")] }
    guard min(header.width, header.height) < smallestSide else { return [] }
    let words = "has only \(header.width) × \(header.height) pixels, but 1200 × 630 are better"
    return [finding(url, of: page, words, .warning)]
  }

  /// `true` if the mark that ends an image of a format is not near the end.
  private static func isCutOff(_ bytes: [UInt8], _ format: ImageFormat) -> Bool {
    let end = bytes.suffix(4096)
    switch format {
    case .png: return end.firstRange(of: Array("IEND".utf8)) == nil
    case .jpeg: return end.firstRange(of: [0xFF, 0xD9]) == nil
    default: return false
    }
  }

  private static func finding(
    _ url: String, of page: String, _ problem: String, fix: String = "publish the image",
    _ severity: Severity? = nil
  ) -> Finding {
    Finding(page, "the `og:image` of \(page), \(url), \(problem)", fix: fix, severity)
  }
}
