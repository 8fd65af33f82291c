import ClipsiteNetwork
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// The command for rclone in the guide works as shown.
@Suite(
  .blocking,
  .needs(RealStore.need, LoadedLibrary.curl))
struct RcloneRecipeTests {
  private static func recipe() throws -> String {
    let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    let guide = top.appending(path: "Sources/clipsite/clipsite.docc/Guides/PublishASite.md")
    let blocks = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```")
    return try #require(blocks.first { $0.contains("rclone copy") }).replacing(
      "yaml\n", with: "", maxReplacements: 1)
  }

  @Test func carriesTheSiteWithItsHeaders() throws {
    let server = try RealStore(.rclone)
    defer { server.stop() }
    var program = Program(folder: try DisposableFolder())
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    program.environment = [
      "PATH": URL(filePath: RealStore.tool("rclone")).deletingLastPathComponent().path + ":" + path,
      "HOME": program.folder.path, "RCLONE_CONFIG_STORAGE_TYPE": "s3",
      "RCLONE_CONFIG_STORAGE_PROVIDER": "Other",
      "RCLONE_CONFIG_STORAGE_ACCESS_KEY_ID": server.key.id,
      "RCLONE_CONFIG_STORAGE_SECRET_ACCESS_KEY": server.key.secret,
      "RCLONE_CONFIG_STORAGE_ENDPOINT": "http://127.0.0.1:\(server.port)",
    ]
    #expect(try program.run("init .").status == 0)
    let configuration = try program.folder.read("Content/site.yml")
    try program.folder.write(configuration + Self.recipe(), to: "Content/site.yml")
    #expect(try program.run("build").status == 0)
    let first = try program.run("publish")
    #expect(first.status == 0, "\(first.text)")
    let key = "example.com/.well-known/apple-app-site-association"
    let association = try server.send(S3Bucket.Call(key: key))
    #expect(association["Content-Type"] == "application/json")
    #expect(association["Cache-Control"] == "public, max-age=300")
    #expect(try String(decoding: association.body, as: UTF8.self) == program.folder.read("Output/\(key)"))
    #expect(
      try server.send(S3Bucket.Call(key: "example.com/about.html"))["Content-Type"]
        == "text/html; charset=utf-8")
    #expect(try program.run("publish").text.hasSuffix("Nothing to publish.\n"))
    // A page that goes is deleted, and nothing else.
    try FileManager.default.removeItem(atPath: "\(program.folder.path)/Content/about.md")
    let site = configuration.replacing(/\n.*\/about.*/, with: "")
    try program.folder.write(site + Self.recipe(), to: "Content/site.yml")
    #expect(try program.run("build").status == 0)
    let last = try program.run("publish")
    #expect(last.status == 0, "\(last.text)")
    #expect(try server.send(S3Bucket.Call(key: "example.com/about.html")).status == 404)
    #expect(try server.send(S3Bucket.Call(key: "example.com/robots.txt")).status == 200)
  }
}
