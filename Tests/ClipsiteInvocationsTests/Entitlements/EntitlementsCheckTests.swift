import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteInvocations

/// Each check with files that break it; `«…»` marks where it is reported.
struct EntitlementsCheckTests {
  private static let parent = """
    <key>com.apple.developer.parent-application-identifiers</key>
    <array><string>$(AppIdentifierPrefix)com.example.Donuts</string></array>
    """
  private static let onDemand = "<key>com.apple.developer.on-demand-install-capable</key><true/>"

  /// A file of the App Clip as projects have it.
  private static func clip(_ domains: String, others: String = parent + onDemand) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    \(others)
    <!-- the domains -->
    <key>com.apple.developer.associated-domains</key>
    <array>\(domains)</array>
    </dict></plist>
    """
  }

  private static let whole =
    "<string>appclips:example.com</string><string><![CDATA[appclips:go.example.com]]></string>"

  private func check(
    _ marked: String, target: EntitlementTarget? = nil, mode: AssociatedDomainMode? = nil
  ) -> [Diagnostic] {
    let text = marked.replacing("«", with: "").replacing("»", with: "")
    return EntitlementsCheck.diagnostics(
      for: SourceFile(path: "Clip.entitlements", text), app: SampleSite.app, clip: SampleSite.clip,
      domains: SampleSite.domains, target: target, mode: mode)
  }

  /// The bytes between the marks.
  private func range(in marked: String) throws -> Range<Int> {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let lower = marked[..<start].utf8.count
    return lower..<(marked[..<end].utf8.count - "«".utf8.count)
  }

  @Test func nothingIsWrongWithWhatIsWritten() {
    for target in EntitlementTarget.allCases {
      let text = String(decoding: SampleSite.entitlements(target).bytes, as: UTF8.self)
      #expect(check(text) == [])
      #expect(check(text, target: target) == [])
    }
  }

  @Test(arguments: [
    clip(whole),
    clip(whole, others: onDemand + parent.replacing("$(AppIdentifierPrefix)", with: "ABCDE12345.")),
    clip(whole, others: onDemand + parent.replacing("$(App", with: "$(Team")),
    clip(
      whole, others: onDemand + parent.replacing("$(AppIdentifierPrefix)", with: "${AppIdentifierPrefix}")),
  ])
  func nothingIsWrongWithFilesOfProjects(_ text: String) {
    #expect(check(text) == [])
  }

  private static let mistakes: [(String, String, Severity)] = [
    ("InvalidAssociatedDomain", clip(whole + "<string>«appclips:*.example.com»</string>"), .error),
    ("InvalidAssociatedDomain", clip(whole + "<string>«applinks:https://example.com»</string>"), .error),
    ("InvalidAssociatedDomain", clip(whole + "<string>« appclips:example.com»</string>"), .error),
    ("RepeatedAssociatedDomain", clip(whole + "<string>«appclips:example.com»</string>"), .warning),
    ("UnbackedAssociatedDomain", clip(whole + "<string>«applinks:example.com»</string>"), .error),
    ("UnbackedAssociatedDomain", clip(whole + "<string>«applinks:*.example.com»</string>"), .error),
    ("UnbackedAssociatedDomain", clip(whole + "<string>«appclips:www.example.com»</string>"), .warning),
    (
      "AssociatedDomainModeLeft",
      clip(
        "<string>«appclips:example.com?mode=developer»</string><string>appclips:go.example.com</string>"),
      .error
    ),
    (
      "MissingAssociatedDomain",
      clip("<string>appclips:example.com</string>").replacing(
        "com.apple.developer.associated-domains", with: "«com.apple.developer.associated-domains»"), .error
    ),
    (
      "WrongEntitlementIdentifier",
      clip(
        whole,
        others: onDemand
          + parent.replacing("<string>", with: "<string>«").replacing("</string>", with: "2»</string>")
      ), .error
    ),
    (
      "WrongEntitlementIdentifier",
      clip(
        whole,
        others: onDemand
          + parent.replacing("$(AppIdentifierPrefix)", with: "«FGHIJ67890.").replacing(
            "</string>", with: "»</string>")), .error
    ),
    (
      "VariableInEntitlements",
      clip(
        whole,
        others: onDemand
          + parent.replacing("com.example.Donuts", with: "$(MAIN_ID)").replacing(
            "<string>", with: "<string>«"
          ).replacing("</string>", with: "»</string>")), .note
    ),
    ("VariableInEntitlements", clip(whole + "<string>«webcredentials:$(DOMAIN)»</string>"), .note),
    (
      "MissingEntitlement",
      clip(
        whole,
        others: parent
          + onDemand.replacing("<true/>", with: "<false/>").replacing(
            "com.apple.developer.on-demand-install-capable",
            with: "«com.apple.developer.on-demand-install-capable»")),
      .error
    ),
    (
      "InvalidEntitlements",
      clip(
        whole,
        others: parent + onDemand
          + onDemand.replacing("<key>", with: "<key>«").replacing(
            "</key>", with: "»</key>")), .error
    ),
    ("InvalidEntitlements", "«<plist><array/></plist>»", .error),
    ("InvalidEntitlements", "<plist><dict><array/>«»</dicct></plist>", .error),
    ("InvalidEntitlements", "<plist><dict>«<key>a</key>»<key>b</key></dict></plist>", .error),
  ]

  @Test(arguments: mistakes)
  func reportsAMistakeWhereItStands(_ code: String, _ marked: String, _ severity: Severity) throws {
    let found = check(marked)
    #expect(found.map(\.code.name) == [code])
    #expect(found.first?.severity == severity)
    #expect(found.first?.range.bytes == (try range(in: marked)))
    #expect(found.first?.fix != nil)
  }

  @Test func aListThatIsATextIsReported() {
    let text = """
      <plist><dict>\(Self.parent)\(Self.onDemand)<key>com.apple.developer.associated-domains</key>
      <string>appclips:example.com</string></dict></plist>
      """
    #expect(
      Set(check(text).map(\.code.name)) == ["InvalidEntitlements", "MissingAssociatedDomain"])
  }

  @Test func anEmptyFileLacksEverything() {
    let found = check("<plist><dict/></plist>", target: .clip)
    #expect(
      found.map { "\($0.severity) \($0.code)" } == [
        "error MissingAssociatedDomain", "error MissingAssociatedDomain", "error MissingEntitlement",
        "warning MissingEntitlement",
      ])
    #expect(found.allSatisfy { $0.range == SourceRange("Clip.entitlements") })
  }

  /// Without a word about it a file is that of the app, whose own link to its App Clip Xcode may add.
  @Test func theFileTellsWhoseItIs() {
    let found = check("<plist><dict/></plist>").map { "\($0.severity) \($0.code)" }
    #expect(
      found == Array(repeating: "error MissingAssociatedDomain", count: 4) + ["warning MissingEntitlement"])
  }

  @Test func wildcardsCoverSubdomainsOnly() {
    let text = """
      <plist><dict><key>com.apple.developer.associated-appclip-app-identifiers</key>
      <array><string>ABCDE12345.com.example.Donuts.Clip</string></array>
      <key>com.apple.developer.associated-domains</key><array>\(Self.whole)
      <string>webcredentials:example.com</string><string>applinks:*.example.com</string></array></dict></plist>
      """
    let found = check(text)
    #expect(found.map(\.code.name) == ["MissingAssociatedDomain"])
    #expect(found.first?.message.contains("`applinks:example.com`") == true)
  }

  @Test func aModeIsAllowedWhileYouDevelop() {
    let text = String(decoding: SampleSite.entitlements(.app, mode: .developer).bytes, as: UTF8.self)
    #expect(check(text, mode: .developer) == [])
    #expect(
      check(text, mode: .managed).map(\.code.name) == Array(repeating: "AssociatedDomainModeLeft", count: 4))
  }

  @Test func whatABuildSettingMayStandForIsDoubtful() {
    let found = check(Self.clip("<string>appclips:example.com</string><string>appclips:$(SHORT)</string>"))
    #expect(
      found.map { "\($0.severity) \($0.code)" } == [
        "note VariableInEntitlements", "warning MissingAssociatedDomain",
      ])
  }

  @Test func aBinaryFileIsNamedAsSuch() {
    let found = EntitlementsCheck.diagnostics(
      for: SourceFile(path: "a b.entitlements", bytes: Array("bplist00".utf8) + [0xD1, 0xFF]),
      app: SampleSite.app, clip: SampleSite.clip, domains: SampleSite.domains)
    #expect(found.map(\.message) == ["the file is a binary property list"])
    #expect(found.first?.fix == "convert it: `plutil -convert xml1 'a b.entitlements'`")
  }
}
