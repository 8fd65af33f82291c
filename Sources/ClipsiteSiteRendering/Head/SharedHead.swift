import ClipsiteAppClips
import ClipsiteMustache
import ClipsitePlatform
package import ClipsiteSiteModel

/// The tags that are the same on every page of a domain: viewport, icons, colours.
package enum SharedHead {
  package static func bytes(for domain: DomainID, in site: Site, images: ImageTable) -> [UInt8] {
    var output = Array(
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n".utf8)
    if let color = site.configuration.options.themeColor {
      appendThemeColor(color.light, scheme: "light", to: &output)
      appendThemeColor(color.dark, scheme: "dark", to: &output)
    }
    if let touch = images.touchIcon {
      appendIcon("apple-touch-icon", site.reference(to: site[touch], from: domain), to: &output)
    }
    if let favicon = images.favicon {
      appendIcon("icon", site.reference(to: site[favicon], from: domain), to: &output)
    }
    for icon in images.icons {
      appendIcon(icon == .touch ? "apple-touch-icon" : "icon", "/\(icon.name)", to: &output)
    }
    return output
  }

  private static func appendThemeColor(_ color: String, scheme: String, to output: inout [UInt8]) {
    output.append(contentsOf: "<meta name=\"theme-color\" content=\"".utf8)
    HTML.escape(color, into: &output)
    output.append(contentsOf: "\" media=\"(prefers-color-scheme: \(scheme))\">\n".utf8)
  }

  private static func appendIcon(_ relation: String, _ url: String, to output: inout [UInt8]) {
    output.append(contentsOf: "<link rel=\"\(relation)\" href=\"".utf8)
    HTML.escape(url, into: &output)
    output.append(contentsOf: "\">\n".utf8)
  }
}
