import ClipsiteJSON
import ClipsiteTestTools

/// axe-core: looks for what keeps people from using a page.
enum Axe {
  /// The rules that a page breaks, each with the elements that break it.
  ///
  /// - Parameter look: The look that the page has. In the dark, only the rules about colors run: nothing else
  ///   differs from the same page in the light.
  static func violations(on page: some BrowserPage, _ look: Look? = nil) throws -> [String] {
    let colors = "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }"
    let options = look?.scheme == "dark" ? colors : "{}"
    let script = try CheckerFile.axe.text()
    // In one step: a page of the preview may load again at any time, and would be without the checker. While
    // it does, a part of it is there, which has other mistakes than the whole.
    let run = """
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
    let answer = try page.value(of: run, until: .now + Chromium.patience)
    return answer.elements?.compactMap(\.text) ?? ["axe-core gives no result"]
  }
}
