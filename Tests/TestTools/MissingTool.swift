/// A tool that a test needs is not installed.
package struct MissingTool: Error, CustomStringConvertible {
  let tool: InstalledTool

  package var description: String { "\(tool.name) is not installed: apt-get install \(tool.package)" }
}
