import ClipsitePlatform
import Testing

@testable import ClipsiteSiteOutput

@Suite(.timeLimit(.minutes(30))) struct OutputJournalTests {
  @Test func isReadAsItWasWritten() {
    let journal = OutputJournal(
      [.replace("0", at: ".clipsite"), .add("1", at: "example.com/a b.html"), .remove("example.com/c.html")],
      of: 42)
    #expect(OutputJournal(journal.bytes) == journal)
  }

  @Test(arguments: [
    "", "clipsite commit 2\n", "clipsite commit 1\n1\n", "clipsite commit 2\nx\n",
    "clipsite commit 2\n1\nremove",
    "clipsite commit 2\n1\nremove /etc/passwd", "clipsite commit 2\n1\nremove a/../../b",
    "clipsite commit 2\n1\nadd ../x a", "clipsite commit 2\n1\nadd .. a", "clipsite commit 2\n1\nadd 1 ../a",
    "clipsite commit 2\n1\nmove 1 a",
  ])
  func textsOfOthersAreNone(text: String) { #expect(OutputJournal(Array(text.utf8)) == nil) }
}
