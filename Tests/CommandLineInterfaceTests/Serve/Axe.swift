import StrictJSON
import TestTools

/// axe-core: looks for what keeps people from using a page.
enum Axe {
  /// The rules that a page breaks, each with the elements that break it.
  static func violations(on page: some BrowserPage) throws -> [String] {
    let script = try CheckerFile.axe.text()
    // In one step: a page of the preview may load again at any time, and would be without the checker.
    let run = """
      (async () => {
        if (typeof axe !== 'object') {
          \(script)
        }
        const result = await axe.run();
        return result.violations.map((rule) => `${rule.id} (${rule.help}): `
          + rule.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; '));
      })()
      """
    let answer = try page.value(of: run, until: .now + Chromium.patience)
    return answer.elements?.compactMap(\.text) ?? ["axe-core gives no result"]
  }
}
