import ClipsiteAppClips
import Testing

struct AppLinksTests {
  @Test func putsASeparatorBeforeEachTarget() throws {
    let links = try AppLinks(
      [
        .init(
          .ios,
          [
            AppLinkTarget([.appName: "A", .url: "a://x", .appStoreID: "1"]),
            AppLinkTarget([.url: "b://x", .appStoreID: "2", .appName: "B"]),
          ]),
        .init(.android, [AppLinkTarget([.package: "com.example.app", .className: "Main"])]),
      ], web: .init(url: WebURL("https://example.com/a"), shouldFallback: false))
    #expect(
      links.tags.map { [$0.name, $0.content] } == [
        ["al:ios", ""], ["al:ios:url", "a://x"], ["al:ios:app_store_id", "1"], ["al:ios:app_name", "A"],
        ["al:ios", ""], ["al:ios:url", "b://x"], ["al:ios:app_store_id", "2"], ["al:ios:app_name", "B"],
        ["al:android", ""], ["al:android:package", "com.example.app"], ["al:android:class", "Main"],
        ["al:web", ""], ["al:web:url", "https://example.com/a"], ["al:web:should_fallback", "false"],
      ])
  }

  @Test func fallsBackUnlessToldOtherwise() throws {
    let links = try AppLinks([], web: .init())
    #expect(links.tags.map(\.content) == ["", "true"])
    #expect(try AppLinks([]).tags.isEmpty)
  }

  /// The targets of a family, the property to blame in the last target, and the message.
  struct Mistake: Sendable {
    let family: AppLinkFamily
    let targets: [[AppLinkProperty: String]]
    let property: AppLinkProperty
    let message: String

    init(
      _ family: AppLinkFamily, _ targets: [[AppLinkProperty: String]], _ property: AppLinkProperty,
      _ message: String
    ) {
      (self.family, self.targets) = (family, targets)
      (self.property, self.message) = (property, message)
    }

    func check(_ error: AppLinksError?) {
      #expect(error?.message == message && error?.fix != nil)
      #expect(error?.family == family && error?.property == property)
      #expect(error?.target == targets.count - 1)
    }
  }

  static let refused: [Mistake] = [
    .init(.ios, [[.appName: "A"]], .url, "the ios target lacks `url`, which App Links require"),
    .init(
      .android, [[.url: "a://x"]], .package, "the android target lacks `package`, which App Links require"),
    .init(
      .ios, [[.url: "a://x", .package: "a.b"]], .package, "App Links know no property `al:ios:package`"),
    .init(
      .ios, [[.url: "https://example.com/a"]], .url,
      "`al:ios:url` is `https://example.com/a`, a web page, but it must have a scheme that the app opens"),
    .init(
      .windowsPhone, [[.url: "HTTP://a.example"]], .url,
      "`al:windows_phone:url` is `HTTP://a.example`, a web page, but it must have a scheme that the app opens"
    ),
    .init(
      .ios, [[.url: "_a b:x"]], .url,
      "`al:ios:url`: the URL `_a b:x` contains white space, quotes, angle brackets, or control characters"),
    .init(.ios, [[.url: "java_script"]], .url, "`al:ios:url`: the URL `java_script` has no scheme"),
    .init(.ios, [[.url: "a://x", .appName: ""]], .appName, "the value of `al:ios:app_name` is empty"),
    .init(.ipad, [[.url: "market"]], .url, "`al:ipad:url`: the URL `market` has no scheme"),
    .init(
      .iphone, [[.url: "a://x"], [.url: "javascript:x"]], .url,
      "`al:iphone:url`: the URL `javascript:x` has the scheme `javascript`, which is not allowed here"),
    .init(
      .ios, [[.url: "a://x", .appStoreID: "ABCDE12345"]], .appStoreID,
      "`al:ios:app_store_id`: `ABCDE12345` looks like a Team ID, but an App Store ID is digits only"),
    .init(
      .android, [[.package: "donuts"]], .package,
      "`al:android:package`: the package name `donuts` has no full stop"),
    .init(
      .windowsPhone, [[.url: "a://x", .appID: "123"]], .appID,
      "`al:windows_phone:app_id` is `123`, but it must be a GUID"),
  ]

  @Test(arguments: refused)
  func refuses(_ mistake: Mistake) {
    mistake.check(
      #expect(throws: AppLinksError.self) {
        try AppLinks([.init(mistake.family, mistake.targets.map { AppLinkTarget($0) })])
      })
  }

  static let warned: [Mistake] = [
    // Both are printed on applinks.org.
    .init(
      .ios, [[.url: "applinks_v2://docs"]], .url,
      "the scheme of `applinks_v2://docs` in `al:ios:url` has an underscore, which URLs do not allow"),
    .init(
      .ios, [[.url: "a://x", .appStoreID: "1"], [.url: "b://x"]], .appStoreID,
      "one ios target has `app_store_id` and another lacks it. Readers that pair values by position pick "
        + "the wrong ones"),
    .init(
      .ios, [[.url: "a://x", .appName: "A"], [.url: "b://x"]], .appName,
      "one ios target has `app_name` and another lacks it. Readers that pair values by position pick "
        + "the wrong ones"),
  ]

  @Test(arguments: warned)
  func warns(_ mistake: Mistake) throws {
    let links = try AppLinks([.init(mistake.family, mistake.targets.map { AppLinkTarget($0) })])
    #expect(links.warnings.count == 1)
    mistake.check(links.warnings.first)
    #expect(
      links.tags.filter { $0.name == "al:\(mistake.family.rawValue):url" }.count == mistake.targets.count)
  }

  @Test func anIntentMayOpenAWebPage() throws {
    let target = AppLinkTarget([.package: "com.example.app", .url: "https://example.com/a"])
    #expect(try AppLinks([.init(.android, [target])]).warnings.isEmpty)
  }

  @Test(arguments: ["12345678-90ab-CDEF-1234-567890abcdef", "{12345678-90ab-cdef-1234-567890abcdef}"])
  func acceptsGUIDs(id: String) {
    #expect(throws: Never.self) {
      try AppLinks([.init(.windowsPhone, [AppLinkTarget([.url: "a:x", .appID: id])])])
    }
  }
}
