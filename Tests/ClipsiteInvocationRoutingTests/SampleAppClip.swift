import ClipsiteInvocationRouting

/// What the App Clip shows: the menu of a shop, or a list of all shops.
struct Order: Hashable {
  /// The shop; nil for the list.
  let shop: SiteLocation?
  /// The table, from `?table=7` behind the URL on a sticker.
  let table: Int?

  init(_ invocation: Invocation) {
    shop = SiteLocation(invocation)
    table = invocation.parameters["table", as: Int.self]
  }
}

#if canImport(SwiftUI) && canImport(ObjectiveC)
  import SwiftUI

  // In the project, `@main` stands before it.
  struct DonutsClip: App {
    var body: some Scene {
      WindowGroup { OrderView() }
    }
  }

  struct OrderView: View {
    @SceneStorage("invocation") private var saved: String?
    @State private var order: Order?

    var body: some View {
      Text(order?.shop.map { "Order at \($0.rawValue)" } ?? "Choose a shop")
        // A launch from a notification or the App Switcher has no URL.
        .onAppear { order = order ?? Order(Invocation(saved: saved, in: .site)) }
        .onInvocation(in: .site, saved: saved) { invocation in
          saved = invocation.savedState ?? saved
          order = Order(invocation)
        }
    }
  }
#endif
