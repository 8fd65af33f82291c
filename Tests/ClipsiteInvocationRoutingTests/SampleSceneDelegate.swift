#if canImport(UIKit)
  import ClipsiteInvocationRouting
  import UIKit

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private static let key = "invocation"

    // The App Clip starts.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      open(options.userActivities.first { $0.activityType == NSUserActivityTypeBrowsingWeb })
    }

    // A URL arrives while the App Clip runs.
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity) }

    /// Without an activity, as from a notification or the App Switcher, the saved state counts.
    private func open(_ activity: NSUserActivity?) {
      let saved = UserDefaults.standard.string(forKey: Self.key)
      let invocation = Invocation(activity, in: .site, saved: saved)
      UserDefaults.standard.set(invocation.savedState ?? saved, forKey: Self.key)
      (window?.rootViewController as? OrderViewController)?.order = Order(invocation)
    }
  }

  final class OrderViewController: UIViewController {
    var order: Order? {
      didSet { title = order?.shop.map { "Order at \($0.rawValue)" } ?? "Choose a shop" }
    }
  }
#endif
