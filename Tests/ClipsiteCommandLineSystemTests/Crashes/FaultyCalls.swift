#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  @testable import ClipsiteCommandLineTests

  /// A system whose calls fail where a test wants it: `FaultyCalls.c`, loaded before the program that is
  /// tested.
  struct FaultyCalls: Sendable {
    /// What happens at a call that changes files.
    enum Fault: Sendable {
      /// Nothing: calls are counted.
      case none
      /// The call fails with an error number; with `stays` so does every later one that needs space.
      case error(Int32, stays: Bool = false)
      /// The call fails with an error number, and so does every later one that moves a file.
      case errorAndNoMoves(Int32)
      /// The program gets a signal before the call.
      case signal(Int32)
      /// The program is killed before the call, and files that it did not force to the disk have no bytes.
      case powerLoss
    }

    /// The calls that are counted.
    enum Kind: Sendable {
      case changes, reads
      /// Reads that fail say that the file has ended.
      case ends
    }

    /// What came of a run.
    struct Outcome {
      /// The exit status; 128 and its number for a signal.
      let status: Int32
      /// All that was printed.
      let text: String
      /// How many calls there were; 0 when a signal ended the program.
      let calls: Int
      /// How many of them forced something to the disk.
      let forced: Int
    }

    /// The compiler that comes with Swift.
    static let compiler = InstalledTool("clang")

    /// Why the tests are left out when the program is built with a sanitizer.
    static let unfitForSanitizers: Comment = """
      a sanitizer has calls of its own between the program and libc, and makes a thousand short runs take hours
      """

    private let library: String

    /// Compiles the calls into a folder.
    init(in folder: ScenarioFolder) throws {
      library = folder.path + "/faulty-calls.so"
      let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("FaultyCalls.c")
      let words = ["-shared", "-fPIC", "-O1", "-o", library, source.path, "-ldl"]
      let messages = try Self.compiler.run(words, in: folder.path)
      try #require(FileManager.default.fileExists(atPath: library), "\(messages)")
    }

    /// The words that the shell puts before the program for a fault at a call.
    ///
    /// - Parameter hidesTypes: Whether folders do not tell which of their names are files and which are
    ///   folders.
    func prefix(
      _ fault: Fault, at call: String, of kind: Kind = .changes, hidesTypes: Bool = false
    ) -> String {
      var settings = ["LD_PRELOAD": library, "FAULT_AT": call, "FAULT_COUNT": library + ".count"]
      if kind != .changes { settings["FAULT_READS"] = "1" }
      if kind == .ends { settings["FAULT_ENDS"] = "1" }
      if hidesTypes { settings["FAULT_TYPES"] = "1" }
      switch fault {
      case .none: break
      case .error(let number, let stays):
        settings["FAULT_ERROR"] = String(number)
        if stays { settings["FAULT_STAYS"] = "1" }
      case .errorAndNoMoves(let number):
        settings["FAULT_ERROR"] = String(number)
        settings["FAULT_RENAMES"] = "1"
      case .signal(let number): settings["FAULT_SIGNAL"] = String(number)
      case .powerLoss:
        settings["FAULT_SIGNAL"] = String(SIGKILL)
        settings["FAULT_POWER"] = "1"
      }
      let words = settings.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" }
      return "env \(words.joined(separator: " "))"
    }

    /// The words that the shell puts before the program, whose first opening of a file waits until a named
    /// pipe has had a writer.
    func prefix(waitingFor file: String, at gate: String) -> String {
      "env LD_PRELOAD=\"\(library)\" FAULT_GATE=\"\(gate)\" FAULT_FILE=\"\(file)\""
    }

    /// Counts the calls that change files when nothing fails. There must be some, because tests go through them.
    func count(_ line: String, in folder: ScenarioFolder) throws -> Int {
      let clean = try run(line, in: folder, .none)
      try #require(clean.calls > 0, "\(clean.text)")
      return clean.calls
    }

    /// Runs clipsite with a fault at a call.
    ///
    /// - Parameters:
    ///   - preparation: What the shell does before.
    ///   - hidesTypes: As for `prefix`.
    func run(
      _ line: String, in folder: ScenarioFolder, after preparation: String = ":", _ fault: Fault,
      at call: Int = 0, of kind: Kind = .changes, hidesTypes: Bool = false
    ) throws -> Outcome {
      try? FileManager.default.removeItem(atPath: library + ".count")
      // The shell's own calls are not counted: the settings are those of one command.
      let words = prefix(fault, at: String(call), of: kind, hidesTypes: hidesTypes)
      let run = try ShellRun(
        "{ \(preparation); } || exit 125\n\(words) \"$clipsite\" \(line)\n", in: folder)
      let text = try? String(contentsOfFile: library + ".count", encoding: .utf8)
      let counts = (text ?? "").split(separator: " ").compactMap { Int($0) }
      return Outcome(
        status: run.status, text: run.output + run.error, calls: counts.first ?? 0, forced: counts.last ?? 0)
    }
  }
#endif
