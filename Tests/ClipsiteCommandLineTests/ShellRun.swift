import ClipsiteTestTools
import Foundation

/// Lines that the shell has run in the folder of a scenario, and what came of them.
///
/// These words are known beside the shell's own:
///
/// | word | does |
/// |---|---|
/// | `clipsite …` | runs the program as it was built |
/// | `page PATH KEYS TEXT` | writes a Markdown file below Content; `\n` and `\0377` (octal) mean bytes |
/// | `many NUMBER TEXT` | prints a text again and again |
/// | `rounds PART ALL` | prints the first number, or the second with `ALL_ROUNDS=1` |
/// | `modest …` | runs the program with 100 MB of memory at most, where the system counts it (Linux), without
/// a sanitizer |
/// | `obedient …` | runs the program without root's right to open what its mode forbids |
/// | `on_small_disk SIZE LINE` | runs a line with a file system of this size at `disk`, the program being
/// `$clipsite`; needs `SmallDisk` |
///
/// A line may use a minute of the processor, then it is ended: nothing hangs the tests.
struct ShellRun {
  /// The exit status; 128 and its number for a signal.
  let status: Int32
  /// The standard output.
  let output: String
  /// The standard error.
  let error: String

  private static let preamble = #"""
    cd "$1" && clipsite=$2 && memory=$5 way=$6 && exec >"$3" 2>"$4" || exit 126
    export clipsite
    ulimit -t 60
    clipsite() { "$clipsite" "$@"; }
    page() { mkdir -p "$(dirname "Content/$1")" && printf -- '---\n%b\n---\n%b' "$2" "${3-}" >"Content/$1"; }
    many() { TEXT=$2 awk -v count="$1" 'BEGIN { for (i = 0; i < count; i++) printf "%s", ENVIRON["TEXT"] }'; }
    rounds() { if [ "${ALL_ROUNDS-}" = 1 ]; then echo "$2"; else echo "$1"; fi; }
    modest() { (ulimit -d "$memory" && exec "$clipsite" "$@"); }
    obedient() {
      set -- "$clipsite" "$@"
      # Root of a container may have too few rights to give up some.
      if [ "$(id -u)" -ne 0 ] || ! setpriv --bounding-set -dac_override true 2>/dev/null; then "$@"; return; fi
      setpriv --bounding-set -dac_override,-dac_read_search "$@"
    }
    on_small_disk() {
      if [ -z "$way" ]; then echo 'nobody may mount a disk here' >&2; return 126; fi
      mkdir disk
      $way sh -c 'mount -t tmpfs -o size="$0" none disk && eval "$1"' "$1" "$2"
    }

    """#

  /// The memory of `modest`, in KiB. A sanitizer takes more for itself.
  private static let modestMemory = Sanitizer.current == nil ? "102400" : "unlimited"

  /// Runs lines in a folder.
  init(_ lines: String, in folder: ScenarioFolder) throws {
    let results = try ScenarioFolder()
    defer { results.remove() }
    let words = [
      folder.path, BuiltProgram.path, results.path + "/output", results.path + "/error", Self.modestMemory,
      SmallDisk.way ?? "",
    ]
    let script = ["sh", "-c", Self.preamble + lines, "sh"]
    let home = folder.home ?? results.path
    status = try SpawnedProcess.run(script + words, home: home, log: results.path + "/log") ?? -1
    output = results.read("output") ?? ""
    error = results.read("error") ?? ""
  }
}

/// The words of a command line, split as a shell would: at spaces, with '…', "…" and backslash.
enum ShellWords {
  /// The words.
  static func split(_ line: String) -> [String] {
    var (words, word, quote, isEscaped) = ([String](), String?.none, Character?.none, false)
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
