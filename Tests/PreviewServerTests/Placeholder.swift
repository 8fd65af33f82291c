@testable import PreviewServer
