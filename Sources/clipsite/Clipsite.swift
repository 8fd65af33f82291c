import CommandLineInterface

@main
struct Clipsite {
  static func main() {}
}
