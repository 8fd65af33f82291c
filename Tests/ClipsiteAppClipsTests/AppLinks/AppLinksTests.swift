import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppLinksTests {
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

  static let refused: [(AppLinkFamily, [[AppLinkProperty: String]], AppLinksError)] = [
    (.ios, [[.appName: "A"]], .missingProperty(.ios, target: 0, .url)),
    (.android, [[.url: "a://x"]], .missingProperty(.android, target: 0, .package)),
    (.ios, [[.url: "a://x", .package: "a.b"]], .foreignProperty(.ios, target: 0, .package)),
    (.ios, [[.url: "https://example.com/a"]], .webURL(.ios, target: 0, "https://example.com/a")),
    (.windowsPhone, [[.url: "HTTP://a.example"]], .webURL(.windowsPhone, target: 0, "HTTP://a.example")),
    (.ios, [[.url: "_a b:x"]], .badURL(.ios, target: 0, InvalidValue("_a b:x", .badCharacter))),
    (.ios, [[.url: "java_script"]], .badURL(.ios, target: 0, InvalidValue("java_script", .missingScheme))),
    (.ios, [[.url: "a://x", .appName: ""]], .emptyValue(.ios, target: 0, .appName)),
    (.ipad, [[.url: "market"]], .badURL(.ipad, target: 0, InvalidValue("market", .missingScheme))),
    (
      .iphone, [[.url: "a://x"], [.url: "javascript:x"]],
      .badURL(.iphone, target: 1, InvalidValue("javascript:x", .scriptScheme("javascript")))
    ),
    (
      .ios, [[.url: "a://x", .appStoreID: "ABCDE12345"]],
      .badAppStoreID(.ios, target: 0, InvalidValue("ABCDE12345", .teamID))
    ),
    (
      .android, [[.package: "donuts"]],
      .badPackage(.android, target: 0, InvalidValue("donuts", .singleSegment))
    ),
    (.windowsPhone, [[.url: "a://x", .appID: "123"]], .badAppID(.windowsPhone, target: 0, "123")),
  ]

  @Test(arguments: refused)
  func refuses(family: AppLinkFamily, targets: [[AppLinkProperty: String]], error: AppLinksError) {
    #expect(throws: error) { try AppLinks([.init(family, targets.map { AppLinkTarget($0) })]) }
    #expect(error.message.count > 10 && !error.message.hasSuffix(".") && error.fix != nil)
    #expect(error.family == family && targets.indices.contains(error.target))
    #expect(error.message.contains(error.property.rawValue) || error.message.contains(family.rawValue))
  }

  static let warned: [(AppLinkFamily, [[AppLinkProperty: String]], AppLinksError)] = [
    // Both are printed on applinks.org.
    (.ios, [[.url: "applinks_v2://docs"]], .underscoreInScheme(.ios, target: 0, "applinks_v2://docs")),
    (
      .ios, [[.url: "a://x", .appStoreID: "1"], [.url: "b://x"]],
      .unequalProperties(.ios, target: 1, .appStoreID)
    ),
    (
      .ios, [[.url: "a://x", .appName: "A"], [.url: "b://x"]], .unequalProperties(.ios, target: 1, .appName)
    ),
  ]

  @Test(arguments: warned)
  func warns(family: AppLinkFamily, targets: [[AppLinkProperty: String]], error: AppLinksError) throws {
    let links = try AppLinks([.init(family, targets.map { AppLinkTarget($0) })])
    #expect(links.warnings == [error])
    #expect(error.message.count > 10 && !error.message.hasSuffix(".") && error.fix != nil)
    #expect(links.tags.filter { $0.name == "al:\(family.rawValue):url" }.count == targets.count)
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
