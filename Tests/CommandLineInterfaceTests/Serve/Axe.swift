import StrictJSON
import TestTools

/// axe-core: looks for what keeps people from using a page.
enum Axe {
  /// The rules that a page breaks, each with the elements that break it.
  static func violations(on page: some BrowserPage) throws -> [String] {
    if try page.evaluate("typeof axe") != "object" { try page.evaluate("\(CheckerFile.axe.text())\n;0") }
    let run = """
      axe.run().then((result) => result.violations.map((rule) => `${rule.id} (${rule.help}): `
        + rule.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')))
      """
    return try page.evaluate(run).elements?.compactMap(\.text) ?? ["axe-core gives no result"]
  }
}
