import ClipsitePreview
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText
import Dispatch

/// `clipsite serve`.
enum ServeCommand {
  /// The declaration.
  static let command = Command(
    "serve", "Preview the site in a browser while you write.",
    discussion: """
      Serves every domain of the site on this computer, as a provider should. Page URLs answer without a
      redirect, short URLs with theirs, and the AASA file as JSON. Each domain has a port. Pages are rendered
      on request and load again when you save a file. Mistakes appear over the page. Nothing is written to
      Output.

      The dashboard at /_clipsite/ shows what a desktop browser cannot: the Smart App Banner, the App Clip
      card, the preview in Messages, and the App Clip experience that each URL launches.

      With --lan, a QR code opens the site on a phone in the same network. The address in it has a token, which is
      new at each start. A device without the token cannot read the site. --lan-open needs no token.

      If another program listens on the port, the preview uses the next free one and prints it.
      """,
    examples: [
      .init("serve", "Preview the site in the current folder on port 8080."),
      .init("serve --open -p 3000", "Open the site in a browser, on port 3000."),
      .init("serve --lan", "Show the site on a phone in the same network."),
      .init("serve --domain example.com --editor vscode", "Show example.com, and open files in an editor."),
    ],
    options: [
      .site, .port, .open, .lan, .lanOpen, .bind, .domain, .allowHost, .editor, .drafts, .workers, .quiet,
    ],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    var signals = InterruptSignals()
    guard let session = try load(context, signals) else { return .success }
    let keys = context.isQuiet ? nil : TerminalKeys()
    let messages = PreviewMessages(session, usesColor: context.terminal.output.usesColor)
    welcome(to: session, messages, context, hasKeys: keys != nil)
    DispatchQueue(label: "clipsite.follow").async { session.follow { report(on: $0, messages, context) } }
    if let keys { DispatchQueue(label: "clipsite.keys").async { follow(keys: keys, messages, context) } }
    if context.arguments.has(.open) {
      DispatchQueue(label: "clipsite.open").async { open(messages.home, context) }
    }
    signals.wait()
    keys?.stop()
    session.stop()
    return .success
  }

  /// Loads the site on another thread, so that Ctrl-C ends a long load; nil if it did.
  private static func load(
    _ context: CommandContext, _ signals: InterruptSignals
  ) throws(SystemError) -> PreviewSession? {
    let progress = context.progressLine(counting: "pages")
    var options = try options(context)
    options.onRead = { progress.update($0) }
    let result = Locked<Result<PreviewSession, SystemError>?>(nil)
    let loaded = DispatchSemaphore(value: 0)
    let folder = context.folder
    DispatchQueue(label: "clipsite.load").async { [options] in
      let session = Result { () throws(SystemError) in try PreviewSession(folder, options) }
      result.withLock { $0 = session }
      loaded.signal()
    }
    while loaded.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      if signals.isPending { return nil }
    }
    progress.finish()
    return try result.withLock { $0 }?.get()
  }

  private static func options(_ context: CommandContext) throws(SystemError) -> PreviewSession.Options {
    let arguments = context.arguments
    var options = PreviewSession.Options()
    options.port = UInt16(clamping: arguments.integer(.port) ?? 8080)
    options.bind = arguments.text(.bind)
    options.isOpen = arguments.has(.lanOpen)
    options.isShared = options.isOpen || arguments.has(.lan)
    options.domain = arguments.text(.domain)
    options.allowedHosts = arguments.texts(.allowHost)
    options.includesDrafts = arguments.has(.drafts)
    options.workers = context.workers
    if let word = arguments.text(.editor) {
      guard let editor = EditorLinks(word) else {
        let names = EditorLinks.names.joined(separator: ", ")
        throw .usage("unknown editor '\(word)'. It is one of \(names), or a URL with {path} and {line}")
      }
      options.editor = editor
    }
    return options
  }

  /// Opens the site or ends the preview as keys are pressed.
  private static func follow(
    keys: TerminalKeys, _ messages: PreviewMessages, _ context: CommandContext
  ) {
    while let key = keys.next() {
      switch key {
      case "q": CurrentProcess.interrupt()
      case "o": open(messages.home, context)
      default: break
      }
    }
  }

  /// Opens an address in the browser of the system.
  private static func open(_ address: String, _ context: CommandContext) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let nowhere = ChildProcess.Output.file("/dev/null")
    let program = try? ChildProcess([opener, address], output: nowhere, messages: nowhere)
    let status = try? program?.wait().status
    if status != 0 { context.terminal.error.print("No browser could be opened. The site is at \(address).") }
  }

  // MARK: Printing

  private static func welcome(
    to session: PreviewSession, _ messages: PreviewMessages, _ context: CommandContext, hasKeys: Bool
  ) {
    context.report(messages.unprinted())
    if let port = session.takenPort {
      context.terminal.error.print(
        "warning: another program listens on port \(port), so the preview is on port \(session.addresses.mainPort)"
      )
    }
    if session.isOpen {
      let drafts = context.arguments.has(.drafts) ? ", drafts included" : ""
      context.terminal.error.print("warning: everyone in this network can read the site\(drafts)")
    }
    context.report(context.folder.output().unfinishedUpdate)
    if !context.isQuiet { context.terminal.output.print(messages.welcome(hasKeys: hasKeys)) }
  }

  /// Prints what changed, and what is wrong now that was right before.
  private static func report(
    on event: PreviewSession.Event, _ messages: PreviewMessages, _ context: CommandContext
  ) {
    if case .failure(let error) = event {
      guard messages.isNew(error) else { return }
      context.terminal.fail(error)
      if !context.isQuiet { context.terminal.output.print(messages.shownInstead) }
      return
    }
    _ = messages.isNew(nil)
    let output = context.terminal.output
    if case .reload(let reload) = event, !context.isQuiet { output.print(messages.line(about: reload)) }
    context.report(messages.unprinted())
    guard !context.isQuiet else { return }
    if case .wholeSite = event { output.print(messages.lineAboutWholeSite()) }
    if let domains = messages.newDomains() { output.print(domains) }
  }
}

extension CommandOption {
  package static let port = CommandOption(
    "port", letter: "p", .integer("N", 0...65535),
    "The first port to listen on, or 0 for free ones. The domains have the ports behind it (default: 8080).")
  static let open = CommandOption("open", .flag, "Open the site in a browser.")
  static let lan = CommandOption(
    "lan", .flag, "Let devices in the network read the site, with the address that the preview prints.")
  static let lanOpen = CommandOption(
    "lan-open", .flag, isRare: true, "Let every device in the network read the site, without a token.")
  package static let bind = CommandOption(
    "bind", .text("ADDRESS"), isRare: true,
    "The address to listen on (default: 127.0.0.1 and ::1, this computer only).")
  package static let domain = CommandOption(
    "domain", .text("NAME"), "The domain to show on the first port (default: a list if there are several).")
  static let editor = CommandOption(
    "editor", .text("NAME"), "The editor that links open, such as vscode, or its URL with {path} and {line}.")
  static let allowHost = CommandOption(
    "allow-host", .text("HOST"), repeats: true, isRare: true, "Also answer requests for this host name.")
}
