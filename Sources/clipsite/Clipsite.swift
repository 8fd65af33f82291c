import ClipsiteCommandLineInterface
import ClipsitePlatform

@main
struct Clipsite {
  static func main() { CurrentProcess.exit(CommandLineTool.main()) }
}
