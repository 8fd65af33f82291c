/// The file that `clipsite new NAME` writes: a location with a title, and every other key as a comment.
package enum NewLocation {
  /// The text of the file. It is valid as it stands: only the title is set, and the body is one sentence.
  ///
  /// - Parameter title: the location's name, of one line; “New location” when it is blank.
  package static func text(title: String) -> String {
    let name = PlainText.line(title)
    let title = name.isEmpty ? "New location" : name
    return """
      ---
      title: \(YAMLScalar.text(title))
      # Remove the `#` in front of a key to set it.
      # description: Fresh donuts, order ahead.   # one sentence for previews and search results
      # image: market.jpg                         # beside this file, or an absolute https URL
      # clip:
      #   display: card                           # card, banner or none
      #   title: Market Street Donuts             # at most 30 characters; without it, the title
      #   subtitle: Order ahead, skip the line    # at most 56 characters
      #   action: open                            # open, view or play
      #   category: FOOD_AND_DRINK
      # place:                                    # makes the page a location, listed on the page of its folder
      #   street: 1 Market St
      #   locality: San Francisco
      #   region: CA
      #   postal-code: "94105"                    # in quotes: it is text
      #   country: US                             # ISO 3166-1, two letters
      #   latitude: 37.7936                       # degrees, north is positive
      #   longitude: -122.3958                    # degrees, east is positive
      #   phone: "+1 415 555 0100"
      #   hours: ["Mo-Fr 06:00-18:00"]
      # aliases: [/m]                             # short URLs that lead here
      # app-links:
      #   ios: [{url: "donuts://market", app-name: Donuts}]
      #   web: {should-fallback: true}
      # draft: true                               # leaves the page out of the build
      ---

      \(MarkdownText.paragraphs("Welcome to \(title)."))
      """
  }
}
