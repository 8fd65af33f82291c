import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import Testing

@testable import ClipsiteSite

struct OutputPathTests {
  @Test func namesFoldersAndFiles() throws {
    let domain = try AssociatedDomain("example.com")
    #expect(OutputPath(domain, "index.html").folder == "example.com")
    #expect(OutputPath(domain, "a/b.html").folder == "example.com/a")
    #expect(OutputPath(beside: "caddy/example.com.caddy").description == "_hosts/caddy/example.com.caddy")
  }

  @Test func noDomainHasTheNameOfTheFolderBesideThem() {
    #expect(throws: (any Error).self) { try AssociatedDomain(OutputPath.hostsFolder.text) }
    #expect(throws: (any Error).self) { try AssociatedDomain("\(OutputPath.hostsFolder).example.com") }
  }
}
