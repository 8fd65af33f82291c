extension Terminal {
  /// Says that a command is declared but has nothing behind it in this build of the program.
  func refuseUnavailable(_ command: String) -> ExitStatus {
    fail("the command '\(command)' is not part of this build of clipsite")
    return .software
  }
}
