/// The smallest site that builds without a word: what scenarios of bad input begin with.
enum SmallSite {
  /// `site.yml`.
  static let configuration = """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1234567890}
    image: https://example.com/donut.png

    """

  /// Contents by path.
  static let files: [String: String] = {
    var files = ["Content/site.yml": configuration, "Content/index.md": "---\ntitle: Home\n---\n"]
    for name in ["404", "card", "directory", "location", "page", "redirect"] {
      files["Templates/\(name).mustache"] = "<head>{{head.tags}}</head>{{page.body}}\n"
    }
    return files
  }()
}
