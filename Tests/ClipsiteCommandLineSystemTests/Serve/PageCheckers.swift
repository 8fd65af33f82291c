import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// axe-core: looks for what keeps people from using a page.
enum Axe {
  /// Has a page bring the checker along, so that it is not sent for each look.
  static func prepare(_ page: some BrowserPage) throws { try page.addScript(CheckerFile.axe.text()) }

  /// The rules that a page breaks, each with the elements that break it.
  ///
  /// - Parameter look: The look that the page has. In the dark, only the rules about colors run: nothing else
  ///   differs from the same page in the light.
  static func violations(on page: some BrowserPage, _ look: Look? = nil) throws -> [String] {
    let colors = "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }"
    let options = look?.scheme == "dark" ? colors : "{}"
    let deadline = ContinuousClock.now + Chromium.patience
    var answer = try page.value(of: run(options, with: "return 0;"), until: deadline)
    if answer == 0 {
      answer = try page.value(of: run(options, with: CheckerFile.axe.text()), until: deadline)
    }
    return answer.elements?.compactMap(\.text) ?? ["axe-core gives no result"]
  }

  /// - Parameter script: What is run in a page without the checker.
  private static func run(_ options: String, with script: String) -> String {
    // In one step: a page of the preview may load again at any time, and would be without the checker. While
    // it does, a part of it is there, which has other mistakes than the whole.
    """
    (async () => {
      if (document.readyState !== 'complete') {
        await new Promise((done) => addEventListener('load', done, { once: true }));
      }
      if (typeof axe !== 'object') {
        \(script)
      }
      const result = await axe.run(\(options));
      return result.violations.map((rule) => `${rule.id} (${rule.help}): `
        + rule.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; '));
    })()
    """
  }
}

/// The Nu HTML Checker.
enum NuChecker {
  static let need = Need(CheckerFile.nu.name) { CheckerFile.nu.isThere && InstalledTool.java.isThere }

  /// What the checker says of pages.
  struct Verdict {
    /// The errors that are not excused, each with its file, line and the text around it.
    var errors: [String] = []
    /// The messages that are.
    var excused: Set<String> = []
  }

  /// Checks pages, or other files with an option that names their kind, each with a file name.
  static func verdict(on pages: [String: String], _ options: String...) throws -> Verdict {
    var verdict = Verdict()
    for message in try messages(on: pages, options) where message["type"]?.text != "info" {
      let name = message["url"]?.text.map { String($0.split(separator: "/").last ?? "") } ?? ""
      let (text, line) = (message["message"]?.text ?? "", message["lastLine"]?.integer ?? 0)
      if NuExcuse.excuses(text, inLine: line, of: pages[name] ?? "") {
        verdict.excused.insert(text)
      } else {
        verdict.errors.append("\(name):\(line): \(text) \(message["extract"]?.text ?? "")")
      }
    }
    return verdict
  }

  private static func messages(on pages: [String: String], _ options: [String]) throws -> [JSONValue] {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (name, text) in pages { try folder.write(name, text) }
    // It runs too shortly for the second compiler of Java.
    let words =
      ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", try CheckerFile.nu.path()]
      + ["--format", "json", "--stdout", "--exit-zero-always"] + options
    let output = try InstalledTool.java.run(words + pages.keys.sorted(), in: folder.path, keepsErrors: false)
    return try #require(try JSONParser.parse(Array(output.utf8)).value["messages"]?.elements)
  }
}

/// An error that the Nu checker sees where there is none: the version of 2020 does not know what came later.
struct NuExcuse {
  /// What it says.
  let message: String
  /// What stands in the line, or the one before it, for a message that does not say itself what it is about.
  let source: [String]?

  /// Whether a message is excused.
  static func excuses(_ message: String, inLine number: Int, of page: String) -> Bool {
    guard let sources = sources[message] else { return false }
    // Pages are long, and most excuses hold anywhere.
    if sources.contains(nil) { return true }
    let lines = page.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    let near = lines.prefix(number).suffix(2).joined(separator: "\n")
    return sources.contains { $0?.contains(where: near.contains) == true }
  }

  /// The sources of all excuses, by message.
  private static let sources = Dictionary(grouping: all, by: \.message).mapValues { $0.map(\.source) }

  /// Every excuse.
  static let all =
    properties.flatMap(\.names).map { name in
      NuExcuse(message: "CSS: “\(name)”: Property “\(name)” doesn't exist.", source: nil)
    } + others

  /// Properties that are newer, by the standard that they are from.
  private static let properties: [(standard: String, names: [String])] = [
    (
      "CSS Logical Properties and Values 1",
      [
        "block-size", "inline-size", "min-block-size", "min-inline-size", "max-inline-size",
        "max-block-size",
        "inset-block-start", "inset-inline-start", "inset-inline-end", "border-block", "border-block-start",
        "border-block-end",
        "border-inline-start", "margin-block", "margin-block-start", "margin-block-end", "margin-inline",
        "margin-inline-start", "margin-inline-end", "padding-block", "padding-block-start",
        "padding-block-end",
        "padding-inline", "padding-inline-start", "padding-inline-end",
      ]
    ),
    ("CSS Box Sizing 4", ["aspect-ratio"]),
    ("CSS Conditional Rules 5", ["container-type"]),
    ("CSS Color Adjustment 1", ["color-scheme"]),
    ("CSS Text Decoration 4", ["text-decoration-thickness", "text-underline-offset"]),
    ("CSS Text 4", ["text-wrap"]),
    ("SVG 2", ["vector-effect"]),
  ]

  private static let others = [
    // HTML has it since 2021: a colour of the theme for each colour scheme.
    NuExcuse(
      message: "Attribute “media” not allowed on element “meta” at this point.", source: ["theme-color"]),
    // HTML has it since 2023.
    NuExcuse(
      message: "Attribute “fetchpriority” not allowed on element “img” at this point.", source: nil),
    // CSS Fonts 4: any weight from 1 to 1000.
    NuExcuse(message: "CSS: “font-weight”: “650” is not a “font-weight” value.", source: nil),
    // CSS Values 4: the unit `svh`, and `max()` with a calculation in it.
    NuExcuse(message: "CSS: “min-block-size”: Unknown dimension.", source: ["100svh"]),
    NuExcuse(message: "CSS: “--edge”: Parse Error.", source: ["max(1.25rem"]),
    // Selectors 4. What follows such a selector makes no sense to the checker either.
    NuExcuse(message: "CSS: Unknown pseudo-element or pseudo-class “:is”", source: nil),
    NuExcuse(message: "CSS: Unknown pseudo-element or pseudo-class “:has”", source: nil),
    NuExcuse(message: "CSS: Parse Error.", source: [":is(", ":has("]),
    // CSS Pseudo-Elements 4.
    NuExcuse(
      message: "CSS: Unknown pseudo-element or pseudo-class “::details-content”.", source: nil),
    // A variable in a calculation, where the checker itself fails.
    NuExcuse(
      message:
        "CSS: “margin-inline”: Cannot invoke \"org.w3c.css.values.CssValue.getRawType()\" "
        + "because \"this.val1\" is null.",
      source: ["margin-inline:calc(0px - var(--edge))"]),
    // CSS Color 4: the colours of the system.
    NuExcuse(message: "CSS: “border”: “CanvasText” is not a “color” value.", source: nil),
    NuExcuse(message: "CSS: “fill”: “Canvas” is not a “color” value.", source: nil),
    NuExcuse(message: "CSS: “stroke”: “Canvas” is not a “color” value.", source: nil),
    NuExcuse(message: "CSS: “stroke”: “CanvasText” is not a “color” value.", source: nil),
    NuExcuse(message: "CSS: “stroke”: “LinkText” is not a “color” value.", source: nil),
    // CSS Conditional Rules 5.
    NuExcuse(message: "CSS: Unrecognized at-rule “@container”", source: nil),
    // CSS View Transitions 2.
    NuExcuse(message: "CSS: Unrecognized at-rule “@view-transition”", source: nil),
  ]
}
