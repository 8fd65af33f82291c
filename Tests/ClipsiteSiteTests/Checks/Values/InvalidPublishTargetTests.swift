@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidPublishTargetTests {
  @Test(arguments: [
    ("{to: «\"ftp://example.com/www\"»}", "no place has the address `ftp://example.com/www`"),
    ("{to: «\"/\"»}", "`/` is not a folder to publish to"),
    ("{to: «\"directory:\"»}", "`` is not a folder to publish to"),
    ("{to: {example.com: «[a]»}}", "the place of a domain is one text"),
    (
      "{to: «\"s3://A\"»}",
      "`A` is not the name of a bucket, which has 3 to 63 lower-case letters, digits, dots and hyphens"
    ),
    (
      "{to: «\"s3://site/a//b\"»}",
      "the prefix `a//b` has a part that is empty, `.` or `..`, or a character that keys cannot have"
    ),
    (
      "{to: \"s3://site\", endpoint: «\"http://s3.example.com\"»}",
      "`http://s3.example.com` would send credentials and pages unencrypted"
    ),
    (
      "{to: \"s3://site\", endpoint: «\"https://s3.example.com/x\"»}",
      "the address `https://s3.example.com/x` contains more than a host and a port"
    ),
    ("{to: \"s3://site\", endpoint: «s3.example.com»}", "`s3.example.com` is not the URL of a store"),
    ("{to: \"s3://site\", region: «\"EU West\"»}", "`EU West` is not a region"),
    ("{to: /srv, command: «make»}", "a target has `to` or `command`, not both"),
    ("{to: /srv, keep: «0»}", "`keep` is a number of releases from 1 to 1000, not `0`"),
    ("{to: /srv, «region»: auto}", "`region` means something for a bucket only"),
    ("{to: /srv, «addressing»: host}", "`addressing` means something for a bucket only"),
    ("{command: make, «page-keys»: both}", "`page-keys` means something for a bucket only"),
    ("{to: \"s3://site\", «keep»: 3}", "`keep` means something for a folder only"),
    ("{to: /srv, keep: «all»}", "`keep` is a number of releases from 1 to 1000, not `all`"),
  ])
  func refuses(_ target: String, message: String) throws {
    try Fixture.expect(
      .invalidPublishTarget, message,
      in: ["Content/site.yml": Fixture.site("publish: {production: \(target)}")])
  }

  @Test func refusesTwoDomainsAtOnePlace() throws {
    let site = Fixture.site(
      "publish: {production: {to: {example.com: /srv/a, example.org: «/srv/a/»}}}",
      replacing: "[example.com]", with: "[example.com, example.org]")
    try Fixture.expect(
      .invalidPublishTarget, "two domains have the place `/srv/a/`", fix: "give each a separate destination",
      in: [
        "Content/site.yml": site, "Content/b/index.md": Fixture.page("title: B\ndomain: example.org"),
      ])
  }

  @Test func aTargetNeedsAPlace() throws {
    try Fixture.expect(
      .missingKey, "the key `publish.production.to` is missing",
      in: ["Content/site.yml": Fixture.site("publish: {«production»: {keep: 3}}")])
  }

  @Test func readsPlacesInTheOrderWritten() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(
        "publish:\n  c: {to: \"s3://site/web/\", endpoint: \"https://S3.example.com:9000/\", region: auto, "
          + "page-keys: both, addressing: host}\n  b: {to: \"directory:/srv/www/\", keep: 2}\n  a: {to: {example.com: www}}"
      )
    ])
    let targets = try fixture.site().configuration.options.publishTargets
    #expect(targets.map(\.name) == ["c", "b", "a"])
    #expect(targets.map(\.keptReleases) == [5, 2, 5])
    #expect(targets.map(\.endpoint?.url) == ["https://s3.example.com:9000", nil, nil])
    #expect(targets.map(\.region) == ["auto", nil, nil])
    #expect(targets.map(\.addressing) == [.host, nil, nil])
    #expect(targets.map(\.pageKeys) == [.both, nil, nil])
    guard case .together(.bucket("site", folder: "web")) = targets[0].delivery,
      case .together(.folder("/srv/www")) = targets[1].delivery,
      case .apart(let places) = targets[2].delivery
    else {
      Issue.record("other destinations")
      return
    }
    #expect(places.values.map { $0 } == [.folder("www")])
  }
}
