import ClipsiteContent
import ClipsiteText
import Foundation
import Testing

/// The rights of the workflows, and what they run: of this repository, and of the guides.
///
/// The rules are those of GitHub's “Secure use reference”.
struct WorkflowTests {
  private static func files(in folder: String) throws -> [Document] {
    try FileManager.default.contentsOfDirectory(atPath: Document.root.path + "/" + folder)
      .filter { $0.hasSuffix(".yml") }.sorted().map { try Document("\(folder)/\($0)") }
  }

  private static func tree(_ text: String, _ name: String) -> YAMLNode {
    var (parser, diagnostics) = (YAMLParser(), [Diagnostic]())
    let tree = parser.parse(SourceFile(path: name, text), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == [], "\(name)")
    return tree.root
  }

  /// The rights of a workflow or a job that are more than reading; nil if it names none.
  private static func writes(_ node: YAMLNode) -> [String]? {
    node.value(forKey: "permissions").map { rights in
      guard case .mapping = rights.kind else { return [rights.text ?? ""] }
      return rights.entries.filter { $0.value.text != "read" }.compactMap(\.key.text)
    }
  }

  /// Without `permissions`, a workflow has those of the repository's settings, which can be all.
  @Test func everyWorkflowReadsUnlessAJobMustWrite() throws {
    var jobs: [String: [String]] = [:]
    for file in try Self.files(in: ".github/workflows") {
      let workflow = Self.tree(file.text, file.name)
      #expect(Self.writes(workflow) == [], "\(file.name)")
      for (name, job) in try #require(workflow.value(forKey: "jobs")).entries {
        guard let rights = Self.writes(job), !rights.isEmpty else { continue }
        jobs["\(file.name.split(separator: "/").last ?? "") \(name.text ?? "")"] = rights.sorted()
        // What has rights runs neither scripts of the repository nor tools that others can change.
        let steps = try #require(job.value(forKey: "steps")).items
        #expect(steps.allSatisfy { $0.value(forKey: "run")?.text?.contains(".ci/") != true }, "\(file.name)")
        #expect(
          steps.allSatisfy { $0.value(forKey: "uses")?.text?.contains("/checkout@") != true }, "\(file.name)")
      }
    }
    #expect(
      jobs == [
        "docs.yml publish": ["id-token", "pages"], "release.yml attest": ["attestations", "id-token"],
        "release.yml publish": ["contents"],
      ])
  }

  /// The owner of an action can move its tags, but not a commit. The tag stays as a comment, for readers and
  /// for tools that offer updates.
  @Test func everyActionIsACommit() throws {
    var count = 0
    for file in try Self.files(in: ".github/workflows") + Self.files(in: ".github/actions/clipsite") {
      for line in file.text.split(separator: "\n") where line.contains("uses:") {
        count += 1
        let isCommit = line.contains(/uses: [a-z]+\/[a-z-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+$/)
        #expect(isCommit, "\(file.name): \(line)")
      }
      let checkouts = file.text.matches(of: /uses: actions\/checkout@.*\n *with: (.*)\n/).map { String($0.1) }
      #expect(checkouts.count == file.text.matches(of: /actions\/checkout@/).count, "\(file.name)")
      #expect(checkouts.allSatisfy { $0 == "{persist-credentials: false}" }, "\(file.name)")
    }
    #expect(count > 12)
  }

  /// A runner sets `CI`, for which `.ci/setup` adds what the tests call: only jobs that test want that.
  @Test func onlyTestsInstallWhatTestsCall() throws {
    for file in try Self.files(in: ".github/workflows") {
      for (name, job) in try #require(Self.tree(file.text, file.name).value(forKey: "jobs")).entries {
        let runs = job.value(forKey: "steps")?.items.compactMap { $0.value(forKey: "run")?.text } ?? []
        guard let setup = runs.first(where: { $0.contains(".ci/setup") }) else { continue }
        let wantsTools = job.value(forKey: "env")?.value(forKey: "CI")?.text == "true"
        #expect(
          setup == (wantsTools ? ".ci/setup" : "env -u CI .ci/setup"), "\(file.name): \(name.text ?? "")")
      }
    }
  }

  /// What `verify` prints answers most questions about a card.
  @Test func formsForIssuesAskForTheOutputOfVerify() throws {
    let forms = try Self.files(in: ".github/ISSUE_TEMPLATE").filter { !$0.name.hasSuffix("/config.yml") }
    #expect(forms.count == 3)
    for form in forms {
      let tree = Self.tree(form.text, form.name)
      #expect(tree.value(forKey: "name")?.text != nil && tree.value(forKey: "description")?.text != nil)
      let body: YAMLNode = try #require(tree.value(forKey: "body"))
      let attributes = body.items.compactMap { $0.value(forKey: "attributes") }
      let asksForOutput = attributes.contains { field in
        // The form for reports from an iPhone contains the output.
        field.value(forKey: "label")?.text == "Output of clipsite verify"
          || field.value(forKey: "description")?.text?.contains("`clipsite verify`") == true
      }
      #expect(asksForOutput, "\(form.name)")
    }
  }

  /// The repository of a site has no scripts of clipsite.
  @Test func workflowsOfTheGuidesNeedNothingOfThisRepository() throws {
    var count = 0
    for page in ["BuildInParts", "PublishFromCI"] {
      for block in try Document(page: "Guides/\(page)").blocks where block.text.contains("jobs:\n") {
        count += 1
        let workflow = Self.tree(block.text, page)
        #expect(!block.text.contains(".ci/") && !block.text.contains("swift "), "\(page)")
        #expect(Self.writes(workflow) == [] && workflow.value(forKey: "on") != nil, "\(page)")
        for (name, job) in try #require(workflow.value(forKey: "jobs")).entries {
          let steps = try #require(job.value(forKey: "steps")).items
          let runs = steps.compactMap { $0.value(forKey: "run")?.text }
          let uses = steps.compactMap { $0.value(forKey: "uses")?.text }
          #expect(
            !runs.contains { $0.contains("clipsite ") }
              || uses.contains { $0.hasPrefix("OWNER/REPOSITORY/") },
            "\(page): \(name.text ?? "")")
        }
      }
    }
    #expect(count == 2)
  }

  /// A fresh system, as an image for containers is, has no lists of packages.
  @Test func commandsThatInstallReadTheListsFirst() throws {
    var count = 0
    for document in DocumentTree.all {
      for block in document.blocks {
        for line in block.text.split(separator: "\n") where line.contains("apt-get install") {
          count += 1
          let readsLists = line.contains(/apt-get update (-qq )?&& (sudo )?apt-get install -y/)
          #expect(readsLists, "\(document.name): \(line)")
        }
      }
    }
    #expect(count > 3)
  }
}
