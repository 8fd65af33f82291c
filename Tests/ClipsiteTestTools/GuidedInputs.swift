import ClipsiteCFuzzing
import Foundation

/// Inputs that libFuzzer makes of good ones, led by the code that they reach, in the build of `.ci/fuzz
/// guided`.
///
/// Below the folder that `FUZZ_GUIDED` names, `corpus` keeps what reached something new, for the next run,
/// and an input that breaks a rule or ends the process lies under the name of what was tried.
struct GuidedInputs {
  private let folder: URL
  private let name: String
  private let seconds: String

  /// An input that takes longer than this many seconds is a finding, too.
  private static let slowest = 10

  /// What the environment asks for; nil when it does not.
  init?(_ name: String, _ environment: [String: String]) {
    guard let path = environment["FUZZ_GUIDED"] else { return nil }
    folder = URL(filePath: path)
    seconds = environment["FUZZ_SECONDS"] ?? "0"
    self.name = name
  }

  /// Tries inputs for the time that the environment gives, and ends the process.
  ///
  /// - Parameters:
  ///   - seeds: Good inputs.
  ///   - tokens: What means something in them.
  ///   - body: Throws when an input breaks a rule.
  func forEach(seeds: [[UInt8]], tokens: [[UInt8]], _ body: ([UInt8]) throws -> Void) throws {
    let corpus = folder.appending(path: "corpus/\(name)")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (number, seed) in seeds.enumerated() {
      try Data(seed).write(to: corpus.appending(path: "seed-\(number)"))
    }
    let dictionary = folder.appending(path: "\(name).dictionary")
    try Data(tokens.map(Self.entry).joined().utf8).write(to: dictionary)
    withoutActuallyEscaping(body) { body in
      let attempt = Attempt(body)
      run(
        [
          name, corpus.path, "-dict=\(dictionary.path)", "-artifact_prefix=\(folder.path)/\(name)-",
          "-max_total_time=\(seconds)", "-timeout=\(Self.slowest)", "-max_len=16384", "-print_final_stats=1",
        ], attempt)
    }
    throw MissingTool(name: "libFuzzer", remedy: "it is part of the build of .ci/fuzz guided")
  }

  private func run(_ words: [String], _ attempt: Attempt) {
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    withExtendedLifetime(attempt) {
      let context = Unmanaged.passUnretained(attempt).toOpaque()
      clipsite_fuzz(Int32(words.count), &arguments, { Attempt.at($0)?.make($1, $2) }, context)
    }
  }

  /// A line of libFuzzer's dictionaries.
  private static func entry(_ token: [UInt8]) -> String {
    "\"" + token.map { byte in String(format: "\\x%02X", Int(byte)) }.joined() + "\"\n"
  }

  /// What is done with an input. C hands it on by its address, so a class.
  private final class Attempt {
    private let body: ([UInt8]) throws -> Void

    init(_ body: @escaping ([UInt8]) throws -> Void) { self.body = body }

    static func at(_ context: UnsafeMutableRawPointer?) -> Attempt? {
      context.map { Unmanaged<Attempt>.fromOpaque($0).takeUnretainedValue() }
    }

    /// libFuzzer keeps the input of a process that ends.
    func make(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
      do {
        try body(Array(UnsafeBufferPointer(start: bytes, count: count)))
      } catch {
        FileHandle.standardError.write(Data("a rule is broken: \(error)\n".utf8))
        abort()
      }
    }
  }
}
