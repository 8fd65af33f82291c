import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

@Suite(.blocking) struct DescriptorStreamTests {
  @Test(arguments: [0, O_NONBLOCK])
  func writesMoreThanAPipeHolds(_ mode: Int32) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, mode) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    // A thread of its own: the tasks' threads must not wait for each other.
    Thread.detachNewThread {
      DescriptorStream(descriptor).write(bytes)
      try? pipe.fileHandleForWriting.close()
    }
    let read = try pipe.fileHandleForReading.readToEnd()
    #expect(read.map { [UInt8]($0) } == bytes)
  }

  @Test func survivesALostReader() throws {
    DescriptorStream.ignoreBrokenPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = DescriptorStream(pipe.fileHandleForWriting.fileDescriptor)
    stream.write([1])
    stream.write([2])
    #expect(stream.failure.map(DescriptorStream.isBrokenPipe) == true)
  }

  @Test func keepsTheFirstFailure() {
    let stream = DescriptorStream(-1)
    stream.write([1])
    #expect(stream.failure == EBADF)
    #expect(!stream.isTerminal)
    #expect(stream.columns == nil)
  }
}
