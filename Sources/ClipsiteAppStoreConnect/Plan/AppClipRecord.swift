package import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// The App Clip of an app as App Store Connect knows it.
package struct AppClipRecord: Sendable {
  /// The identifier in the API.
  package let id: String
  /// The number of the app, which is its identifier in the API, too.
  package let app: AppStoreID
  /// The bundle identifier of the App Clip.
  package let bundleID: BundleID
  /// The bundle identifier of the app.
  let appBundleID: BundleID

  /// Looks for the App Clip of a site.
  ///
  /// - Throws: `SystemError.usage` when `site.yml` has no `app-store-id`; `.service` when there is no such
  ///   App Clip.
  package init(of identity: AppIdentity, _ client: ConnectClient) throws(SystemError) {
    guard let app = identity.storeID else {
      throw .usage("site.yml has no `app.app-store-id`, by which App Store Connect knows the app")
    }
    let bundleID = identity.clipBundleID
    let path = "/v1/apps/\(app)/appClips?filter%5BbundleId%5D=\(bundleID)"
    let found = try client.send("GET", path)["data"]?.elements ?? []
    guard
      let id = found.first(where: { $0["attributes"]?["bundleId"]?.text == bundleID.rawValue })?["id"]?.text,
      Resource.isIdentifier(id)
    else {
      throw .service(
        "the app \(app) has no App Clip \(bundleID) in App Store Connect. Upload a build that has it")
    }
    self.id = id
    self.app = app
    self.bundleID = bundleID
    appBundleID = identity.bundleID
  }
}
