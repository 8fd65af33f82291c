package import ClipsiteAppClips
import ClipsiteText

/// The entitlements that an app or its App Clip needs for the domains of a site.
package struct Entitlements: Sendable {
  /// The program.
  package let target: EntitlementTarget
  /// The entries of the Associated Domains Entitlement: service by service, in the order of the site's
  /// domains.
  package let domains: [AssociatedDomainEntry]
  /// The other program's identifier: that of the App Clip for the app, that of the app for the App Clip.
  let partner: AppID

  /// Creates the entitlements that a target needs.
  ///
  /// - Parameters:
  ///   - domains: The domains of the site, those of short URLs too.
  ///   - mode: Where devices take AASA files from while the app is developed, or `nil` for an app that is
  ///     submitted.
  package init(
    for target: EntitlementTarget, app: AppID, clip: AppID, domains: [DomainServices],
    mode: AssociatedDomainMode? = nil
  ) {
    self.target = target
    partner = target == .app ? clip : app
    self.domains = AssociatedService.allCases.flatMap { service in
      domains.filter { $0.services(for: target).contains(service) }
        .map { AssociatedDomainEntry(service, $0.domain, mode: mode) }
    }
  }

  /// The other program's identifier as a build setting completes it. Xcode puts the App ID prefix and a full
  /// stop in place of the variable, so the file holds for every team that builds it.
  var partnerIdentifier: String { "$(AppIdentifierPrefix)\(partner.bundleID)" }

  /// The key that names the other program.
  var partnerKey: EntitlementKey { target == .app ? .appClips : .parentApps }

  /// An `.entitlements` file: an XML property list in UTF-8.
  package var bytes: [UInt8] {
    var entries: [(key: EntitlementKey, value: PropertyListValue)] = []
    if !domains.isEmpty { entries.append((.associatedDomains, .texts(domains.map(\.description)))) }
    if target == .clip { entries.append((.onDemandInstall, .flag(true))) }
    entries.append((partnerKey, .texts([partnerIdentifier])))
    return PropertyListValue.file(entries.map { ($0.key.rawValue, $0.value) })
  }
}

/// One of the two programs that have entitlements.
package enum EntitlementTarget: String, Hashable, Sendable, CaseIterable {
  /// The full app.
  case app
  /// Its App Clip.
  case clip

  /// The name in messages.
  package var name: String {
    switch self {
    case .app: "the app"
    case .clip: "the App Clip"
    }
  }
}

/// The entitlements that tie an app, its App Clip and their domains together (Apple, “Entitlements”).
enum EntitlementKey: String, CaseIterable {
  /// The domains of the app or App Clip: “Associated Domains Entitlement”.
  case associatedDomains = "com.apple.developer.associated-domains"
  /// In the App Clip, the app that it belongs to: “Parent Application Identifiers Entitlement”.
  case parentApps = "com.apple.developer.parent-application-identifiers"
  /// In the App Clip, that it is one: “On Demand Install Capable Entitlement”.
  case onDemandInstall = "com.apple.developer.on-demand-install-capable"
  /// In the app, its App Clip: “Associated App Clip App ID Entitlement”.
  case appClips = "com.apple.developer.associated-appclip-app-identifiers"
}

/// A domain of the site, and what its AASA file ties it to.
package struct DomainServices: Hashable, Sendable {
  package let domain: AssociatedDomain
  private let ofApp: [AssociatedService]
  private let ofClip: [AssociatedService]

  /// A domain with its AASA file.
  ///
  /// - Parameter association: The bytes of the file.
  package init(_ domain: AssociatedDomain, association: [UInt8], app: AppID, clip: AppID) {
    self.domain = domain
    ofClip = AssociatedService.services(for: clip, in: association)
    ofApp = AssociatedService.services(for: app, in: association)
  }

  /// The services that a target needs an entry for. App Clips are launched by the App Clip's name in the
  /// file, and both targets need the entry, because the app takes over once it is installed (Apple,
  /// “Associating your App Clip with your website”).
  package func services(for target: EntitlementTarget) -> [AssociatedService] {
    switch target {
    case .clip: ofClip
    case .app:
      AssociatedService.allCases.filter { service in
        ofApp.contains(service) || service == .appClips && ofClip.contains(service)
      }
    }
  }
}

/// A value of an entitlement, as Xcode writes it into a property list.
enum PropertyListValue: Hashable, Sendable {
  /// `true` or `false`.
  case flag(Bool)
  /// Texts in order.
  case texts([String])

  /// A property list of one dictionary, with the tabs of Xcode.
  static func file(_ entries: [(key: String, value: PropertyListValue)]) -> [UInt8] {
    let lines = entries.flatMap { entry in
      ["\t<key>\(MarkupEscaping.escaped(entry.key, .xmlWithSpaces))</key>"]
        + entry.value.lines.map { "\t" + $0 }
    }
    return Array((header + lines + ["</dict>", "</plist>", ""]).joined(separator: "\n").utf8)
  }

  private static let header = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#, "<dict>",
  ]

  private var lines: [String] {
    switch self {
    case .flag(let value): [value ? "<true/>" : "<false/>"]
    case .texts(let texts):
      ["<array>"] + texts.map { "\t<string>\(MarkupEscaping.escaped($0, .xmlWithSpaces))</string>" } + [
        "</array>"
      ]
    }
  }
}
