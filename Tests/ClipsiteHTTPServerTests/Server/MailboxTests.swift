import Testing

@testable import ClipsiteHTTPServer

struct MailboxTests {
  @Test func keepsTheOrder() throws {
    let mailbox = try Mailbox()
    #expect(mailbox.mayWait())
    for sequence in 1...3 { mailbox.post(.event(EventHub.Delivery(sequence: sequence, bytes: []))) }
    #expect(!mailbox.mayWait())
    let sequences = mailbox.take().map { message in
      if case .event(let delivery) = message { delivery.sequence } else { 0 }
    }
    #expect(sequences == [1, 2, 3])
    #expect(mailbox.take().isEmpty)
    #expect(mailbox.mayWait())
  }
}
