public import ClipsiteDiagnostics
import ClipsiteJSON

/// Finds the mistakes in an existing AASA file: those that make Apple's systems ignore it and those that make
/// it say something else than meant.
public struct AppSiteAssociationLinter: Sendable {
  /// The App Clips that the file has to name, when they are known.
  public var expectedClips: [AppID]
  /// The app that the App Clips belong to, when it is known.
  public var app: BundleID?

  /// A linter.
  public init(expectedClips: [AppID] = [], app: BundleID? = nil) {
    self.expectedClips = expectedClips
    self.app = app
  }

  /// The mistakes in a file, in the order of their places.
  public func diagnostics(for file: SourceFile) -> [Diagnostic] {
    var check = AssociationFileCheck(file: file)
    if let root = check.root() {
      var services = AssociationServicesCheck(file: file, expectedClips: expectedClips, app: app)
      services.check(root)
      check.diagnostics += services.diagnostics
    }
    return check.diagnostics.sorted()
  }
}
