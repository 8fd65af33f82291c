#if canImport(SwiftUI) && canImport(ObjectiveC)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Calls a closure with each invocation of the App Clip, or of the app that has taken its place.
    ///
    /// A launch without an activity calls nothing; begin with `Invocation(saved: saved, in: table)`.
    ///
    /// - Parameter saved: What `Invocation.savedState` was when the App Clip was last used.
    public func onInvocation(
      in table: RoutingTable, saved: String? = nil, perform action: @escaping (Invocation) -> Void
    ) -> some View {
      onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        action(Invocation(activity, in: table, saved: saved))
      }
    }
  }
#endif
