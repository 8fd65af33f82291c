import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSystem

/// The source of the names of a notice, in the words of the page's language.
struct NoticeContext: Sendable {
  fileprivate let notice: Notice
  private let words: PageWords
  /// The language of its sentence, if it is another one than that of the page.
  fileprivate let language: String?

  init(_ notice: Notice, _ words: PageWords, language: String?) {
    (self.notice, self.words, self.language) = (notice, words, language)
  }

  /// The days in words. A dash without a day is an open end in every language.
  fileprivate var dates: String? {
    switch (notice.from, notice.through) {
    case (let from?, let through?): words.hours.text(of: DateSpan.dates(from, through))
    case (let from?, nil): "\(words.hours.text(of: from)) –"
    case (nil, let through?): "– \(words.hours.text(of: through))"
    case (nil, nil): nil
    }
  }
}

extension TemplateContext {
  /// A sentence that stands out.
  static let notice = Fields<NoticeContext>([
    .text("text", "The sentence", example: "The terrace is closed for repairs.") { $0.notice.text },
    .text("language", "Its language, if it is not that of the page", example: "en") { $0.language },
    .text("url", "A page that says more", example: "https://www.example.com/terrace") {
      $0.notice.url?.rawValue
    },
    .text("dates", "Its days in words", example: "November 30, 2026 – December 11, 2026") { $0.dates },
    .text("from", "The first day, missing for a notice that has begun", example: "2026-11-30") {
      $0.notice.from?.description
    },
    .text("through", "The last day, missing for a notice without a known end", example: "2026-12-11") {
      $0.notice.through?.description
    },
  ])

  /// The links of a page to other sites.
  static let links = Fields<PageLinks>([
    .text("menu-url", "The list of dishes and drinks", example: "https://www.example.com/menu") {
      $0.menu?.rawValue
    },
    .text("order-url", "The page where people order", example: "https://www.example.com/order") {
      $0.order?.rawValue
    },
    .text("booking-url", "The page where people reserve", example: "https://www.example.com/booking") {
      $0.booking?.rawValue
    },
    .list("social", of: link, "The profiles of the page itself, by the names of their networks") {
      $0.profiles
    },
    .bool("has-social", "Whether there are profiles") { !$0.social.isEmpty },
  ])
}

extension PageLinks {
  /// The profiles by the names of their networks.
  var profiles: [LinkContext] {
    social.map { LinkContext(title: SocialNetwork.name(of: $0), url: $0.rawValue) }
  }
}

/// The names of social networks, which are the same in all languages.
enum SocialNetwork {
  /// The name of the network that a profile belongs to, or the host of an unknown one.
  static func name(of profile: WebURL) -> String {
    let host = profile.host
    let name = ".\(host)"
    return names.first { name.hasSuffix($0.host) }?.name
      ?? (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host)
  }

  private static let names: [(host: String, name: String)] = [
    (".instagram.com", "Instagram"), (".facebook.com", "Facebook"), (".tiktok.com", "TikTok"),
    (".youtube.com", "YouTube"), (".x.com", "X"), (".twitter.com", "X"), (".threads.com", "Threads"),
    (".threads.net", "Threads"), (".linkedin.com", "LinkedIn"), (".pinterest.com", "Pinterest"),
    (".bsky.app", "Bluesky"), (".snapchat.com", "Snapchat"), (".wa.me", "WhatsApp"),
    (".whatsapp.com", "WhatsApp"),
    (".t.me", "Telegram"), (".line.me", "LINE"), (".weibo.com", "微博"), (".xiaohongshu.com", "小红书"),
    (".yelp.com", "Yelp"), (".tripadvisor.com", "Tripadvisor"), (".vk.com", "VK"), (".xing.com", "XING"),
  ]
}
