/// A tool that a test needs is not installed.
package struct MissingTool: Error, CustomStringConvertible {
  let name: String
  let remedy: String

  package var description: String { "\(name) is not installed: \(remedy)" }
}
