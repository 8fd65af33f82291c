package import ClipsiteDiagnostics

extension [Diagnostic] {
  /// The diagnostics of rendered files, each once: what is wrong with a template is found on every page. Of
  /// those that say the same of the same place one stays: the first with notes.
  package func withoutRepeats() -> [Diagnostic] {
    guard count > 1 else { return self }
    var positions = [Diagnostic: Int](minimumCapacity: count)
    var result: [Diagnostic] = []
    for diagnostic in self {
      let plain = Diagnostic(
        diagnostic.code, at: diagnostic.range, diagnostic.message, fix: diagnostic.fix,
        severity: diagnostic.severity)
      if let position = positions[plain] {
        if result[position].notes.isEmpty { result[position] = diagnostic }
      } else {
        positions[plain] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }
}
