/// What `clipsite init` writes: a small site to change, and the default theme.
enum StarterSite {
  /// All files: the content, then the theme.
  static let files: [StarterFile] = content + StarterTheme.files

  private static let content = [
    StarterFile("Content/site.yml", text: configuration),
    StarterFile("Content/index.md", text: home),
    StarterFile("Content/ferry-street/index.md", text: business),
    StarterFile("Content/ferry-street/market.md", text: location),
    StarterFile("Content/ferry-street/market.png", base64: StarterPicture.base64),
  ]

  private static let configuration = """
    # The app, the domains, and what every page starts from. Replace what stands for your own.
    name: Ferry Street Donuts
    language: en

    # single-domain: every business under the first domain, as in https://example.com/ferry-street/market
    # multi-domain: a business whose index.md names a `domain` gets that domain for itself
    layout: single-domain
    domains: [example.com]

    app:
      team-id: ABCDE12345                       # the App ID prefix, from your developer account
      bundle-id: com.example.Donuts
      clip-bundle-id: com.example.Donuts.Clip
      app-store-id: 1234567890

    # What a page shows unless its own front matter says otherwise.
    clip: {display: card, action: open}

    """

  private static let home = """
    ---
    title: Ferry Street Donuts
    description: Fresh donuts near the ferry. Order ahead, skip the line.
    ---
    Every location below has an App Clip: a part of our app that opens in a moment, with nothing to install.

    """

  private static let business = """
    ---
    title: Ferry Street
    description: Our counters along Ferry Street.
    clip:
      subtitle: Order ahead, skip the line
      category: FOOD_AND_DRINK
    ---
    Choose a counter to order from.

    """

  private static let location = """
    ---
    title: Market Street
    description: Fresh donuts across from the ferry terminal.
    image: market.png
    image-alt: A plain colored card, to be replaced by a photo of the place.
    clip:
      title: Market Street Donuts
    place:
      street: 1 Market St
      locality: San Francisco
      region: CA
      postal-code: "94105"
      country: US
      latitude: 37.79362
      longitude: -122.39581
      phone: "+1 415 555 0100"
      hours: ["Mo-Fr 06:00-18:00", "Sa 07:00-16:00"]
    ---
    The first counter, and still the busiest. Order in the app and pick up at the window on the left.

    """
}
