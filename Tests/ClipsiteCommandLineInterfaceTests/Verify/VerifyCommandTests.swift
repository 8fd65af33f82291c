import Foundation
import ClipsiteJSON
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct VerifyCommandTests {
  @Test func aServerThatIsNotThereIsAFinding() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    let result = site.run("verify --no-cdn --resolve example.com:443:127.0.0.1:1 --format json")
    #expect(result.status == .contentErrors)
    let objects = try SiteToPublish.objects(result.output)
    #expect(objects.compactMap { $0["check"]?.text } == ["V03AssociationStatus"])
    #expect(objects.last?["event"]?.text == "domain")
    #expect(objects.last?["pages"]?.integer == 0)
    #expect(objects.allSatisfy { $0["version"]?.integer == 1 && $0["domain"]?.text == "example.com" })
  }

  @Test(arguments: [
    ("verify example.org", "error: the site has no domain 'example.org'; did you mean 'example.com'?\n"),
    (
      "verify --resolve example.com:443",
      "error: 'example.com:443' is not HOST:PORT:ADDRESS, as in example.com:443:192.0.2.7\n"
    ), ("verify --cdn example.com", "error: 'example.com' is not a URL that begins with https://\n"),
  ])
  func argumentsAreChecked(_ line: String, message: String) throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    #expect(site.run("build").status == .success)
    let result = site.run(line)
    #expect(result.status == .usage)
    #expect(result.error == message)
  }

  @Test func aFileOfCertificatesHasToBeThere() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("verify --ca-file none.pem")
    #expect(result.status == .inputOutput)
    let fix = "  fix: name another path, or correct this one\n"
    #expect(result.error == "error: cannot read 'none.pem': No such file or directory\n" + fix)
  }

  @Test func anOutputThatIsStaleIsNotComparedWith() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let result = site.run("verify")
    #expect(result.status == .contentErrors)
    #expect(result.error.hasPrefix("error: Output is not what the site would build now without drafts: "))
    #expect(result.error.hasSuffix("; run 'clipsite build'\n"))
  }
}
