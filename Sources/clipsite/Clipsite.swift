import ClipsiteCommandLineInterface

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Clipsite {
  static func main() { exit(CommandLineTool.main()) }
}
