import ClipsiteAppClips
package import ClipsiteSite
package import ClipsiteSystem

/// The default experience of an app in the files that fastlane reads (`deliver`,
/// `app_clip_default_experience_metadata_path` and `app_clip_header_images_path`). Its card is that of the home page.
package enum FastlaneFiles {
  /// The locales of the App Store, the usual one of each language first.
  private static let locales = """
    ar-SA ca cs da de-DE el en-US en-AU en-CA en-GB es-ES es-MX fi fr-FR fr-CA he hi hr hu id it ja ko ms nl-NL no \
    pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans zh-Hant
    """.split(separator: " ").compactMap { try? LanguageTag(String($0)) }
  /// App Review gets at most three URLs.
  private static let mostReviewURLs = 3

  /// Writes the files.
  ///
  /// - Returns: The paths below the folder.
  /// - Throws: `SystemError.content` if the home page has no card.
  package static func write(_ set: ExperienceSet, to folder: String) throws(SystemError) -> [String] {
    let home = set.experiences.first {
      $0.experience.url.host == set.domains.first && $0.experience.url.query == nil
        && ["", "/"].contains(String($0.experience.url.path))
    }
    guard let home, let image = home.headerImage else {
      throw SystemError(
        .content, "the home page of the site has no App Clip card, which the default experience would show")
    }
    let card = home.experience.card
    let urls = set.experiences.prefix(mostReviewURLs).map { $0.experience.url.description }
    var texts = [
      ("app_clip_default_experience_action.txt", card.action.rawValue),
      ("app_clip_review_information/invocation_urls.txt", urls.joined(separator: "\n")),
    ]
    for (words, tag) in zip(card.localizations, set.tags(of: home)) {
      let locale =
        locales.first { $0 == tag } ?? locales.first { AppStoreConnectLanguage($0) == words.language }
      if let locale, let subtitle = words.subtitle {
        texts.append(("\(locale)/app_clip_default_experience_subtitle.txt", subtitle))
      }
    }
    let picture = ("app_clip_header_images/default/\(image.name)", try image.read())
    let files = texts.map { path, text in (path, Array("\(text)\n".utf8)) } + [picture]
    for (path, bytes) in files {
      try FileStore.makeFolders(RelativePath(path).folder.text(below: folder))
      try FileStore.save(bytes, at: "\(folder)/\(path)")
    }
    return files.map(\.0).sorted()
  }
}
