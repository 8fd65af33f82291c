import ClipsiteTestTools
import Foundation

@testable import ClipsiteCommandLineTests

/// A web server of the system, started on this computer with the configuration that clipsite wrote for it.
///
/// Each puts itself into the background and is ended by the process number that it leaves in a file. It runs
/// as whoever runs the tests.
struct WebServer: TestNeed {
  /// The word of `hosts`.
  let name: String
  /// The program, by each of its names.
  private let programs: [String]
  /// Where servers are that are not on everybody's path.
  private static let folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", "/opt/homebrew/sbin"]
  /// Makes the configuration that an operator would write around clipsite's, and the arguments to start with
  /// it.
  private let launch: @Sendable (Launch) -> (configuration: String, arguments: [String])

  /// What a configuration is made of.
  struct Launch: Sendable {
    /// The folder for configuration, log and process number.
    let folder: String
    /// The output folder of the site.
    let output: String
    /// The domains.
    let domains: [String]
    /// The port on 127.0.0.1.
    let port: UInt16

    var pidFile: String { "\(folder)/server.pid" }
    var log: String { "\(folder)/server.log" }
    var configuration: String { "\(folder)/server.conf" }

    /// Some lines for each domain.
    func forEachDomain(_ lines: (_ domain: String, _ root: String) -> String) -> String {
      domains.map { lines($0, "\(output)/\($0)") }.joined(separator: "\n")
    }
  }

  var isThere: Bool { path != nil }

  private var path: String? {
    let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return programs.flatMap { program in (search + Self.folders).map { "\($0)/\(program)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the server, hands its port to a closure, and ends it.
  func serve(_ output: String, domains: [String], _ body: (UInt16) throws -> Void) throws {
    guard let path else { throw ScenarioError("\(name) is not installed: CI=true .ci/setup installs it") }
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let launch = Launch(folder: folder.path, output: output, domains: domains, port: TestPorts.take())
    let (configuration, arguments) = self.launch(launch)
    try Data(configuration.utf8).write(to: URL(fileURLWithPath: launch.configuration))
    try start(path, arguments, launch)
    // Once it answers, the file is there.
    defer { stop(launch) }
    try LoopbackClient(port: launch.port).waitForAnswer()
    if let process = Self.process(of: launch) { HelperProcesses.add(process) }
    try body(launch.port)
  }

  private func start(_ path: String, _ arguments: [String], _ launch: Launch) throws {
    let log = launch.folder + "/start.log"
    guard try SpawnedProcess.run([path] + arguments, home: launch.folder, log: log) == 0 else {
      let reasons = [log, launch.log].map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
      throw ScenarioError("\(name) did not start: \(reasons.joined())")
    }
  }

  private func stop(_ launch: Launch) {
    guard let process = Self.process(of: launch) else { return }
    kill(process, SIGTERM)
    // Until it has removed its file, it may change the folder, which could then not be removed. Its process may stay
    // in the table of a container, where nobody asks for its status.
    let deadline = ContinuousClock.now + Chromium.patience
    while FileManager.default.fileExists(atPath: launch.pidFile), kill(process, 0) == 0, .now < deadline {
      sched_yield()
    }
    HelperProcesses.remove(process)
  }

  /// The number of the server's process, which it leaves in a file.
  private static func process(of launch: Launch) -> pid_t? {
    guard let text = try? String(contentsOfFile: launch.pidFile, encoding: .utf8),
      let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), process > 1
    else { return nil }
    return process
  }

  // MARK: The servers

  static let nginx = WebServer(name: "nginx", programs: ["nginx"]) { launch in
    let servers = launch.forEachDomain { domain, root in
      """
        server {
          listen 127.0.0.1:\(launch.port);
          server_name \(domain);
          root \(root);
          include \(launch.output)/_hosts/nginx/\(domain).conf;
        }
      """
    }
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
      "  \($0)_temp_path \(launch.folder)/\($0);"
    }
    let configuration = """
      pid \(launch.pidFile);
      error_log \(launch.log);
      events { }
      http {
        access_log off;
        types { text/html html; image/png png; text/plain txt; application/xml xml;
          image/jpeg jpg; image/svg+xml svg; text/javascript js; }
      \(temporary.joined(separator: "\n"))
      \(servers)
      }

      """
    return (configuration, ["-p", launch.folder, "-c", launch.configuration, "-e", launch.log])
  }

  static let apache = WebServer(name: "apache", programs: ["apache2", "httpd"]) { launch in
    apacheLaunch(launch) { domain in "Include \"\(launch.output)/_hosts/apache/\(domain).conf\"" }
  }

  /// With the file copied to the root of the domain, as on shared hosts.
  static let apacheWithHTAccess = WebServer(
    name: "apache, by .htaccess", programs: ["apache2", "httpd"]
  ) { launch in
    for domain in launch.domains {
      try? FileManager.default.copyItem(
        atPath: "\(launch.output)/_hosts/apache/\(domain).conf",
        toPath: "\(launch.output)/\(domain)/.htaccess")
    }
    return apacheLaunch(launch) { _ in "AllowOverride All" }
  }

  private static func apacheLaunch(
    _ launch: Launch, _ line: (_ domain: String) -> String
  ) -> (configuration: String, arguments: [String]) {
    let hosts = launch.forEachDomain { domain, root in
      """
      <VirtualHost 127.0.0.1:\(launch.port)>
        ServerName \(domain)
        DocumentRoot "\(root)"
        <Directory "\(root)">
          Require all granted
          \(line(domain))
        </Directory>
      </VirtualHost>
      """
    }
    let configuration = """
      ServerRoot "\(launch.folder)"
      ServerName localhost
      PidFile "\(launch.pidFile)"
      ErrorLog "\(launch.log)"
      Listen 127.0.0.1:\(launch.port)
      \(apacheModules.joined(separator: "\n"))
      TypesConfig /dev/null
      AddType text/html .html
      AddType image/png .png
      AddType text/plain .txt
      AddType application/xml .xml
      <Directory />
        Require all denied
      </Directory>
      \(hosts)

      """
    return (configuration, ["-f", launch.configuration, "-k", "start"])
  }

  /// The lines that load what is needed. Which modules are part of the program differs from system to system.
  private static let apacheModules = {
    let folders = ["/usr/lib/apache2/modules", "/usr/libexec/apache2", "/opt/homebrew/lib/httpd/modules"]
    return ["mpm_event", "unixd", "authz_core", "dir", "mime", "rewrite", "headers"].compactMap { name in
      folders.map { "\($0)/mod_\(name).so" }.first { FileManager.default.fileExists(atPath: $0) }
        .map { "LoadModule \(name)_module \"\($0)\"" }
    }
  }()

  static let caddy = WebServer(name: "caddy", programs: ["caddy"]) { launch in
    let sites = launch.forEachDomain { domain, root in
      """
      http://\(domain):\(launch.port) {
        bind 127.0.0.1
        root * \(root)
        import \(launch.output)/_hosts/caddy/\(domain).caddy
      }
      """
    }
    let configuration = "{\n  admin off\n  auto_https off\n}\n\(sites)\n"
    return (
      configuration,
      ["start", "--config", launch.configuration, "--adapter", "caddyfile", "--pidfile", launch.pidFile]
    )
  }

  static let lighttpd = WebServer(name: "lighttpd", programs: ["lighttpd"]) { launch in
    let sites = launch.forEachDomain { domain, root in
      """
      $HTTP["host"] == "\(domain)" {
        server.document-root = "\(root)"
        server.errorfile-prefix = "\(root)/"
        include "\(launch.output)/_hosts/lighttpd/\(domain).conf"
      }
      """
    }
    let configuration = """
      server.modules = ("mod_indexfile", "mod_staticfile")
      server.modules += ("mod_redirect", "mod_rewrite", "mod_setenv")
      server.bind = "127.0.0.1"
      server.port = \(launch.port)
      server.pid-file = "\(launch.pidFile)"
      server.errorlog = "\(launch.log)"
      server.document-root = "\(launch.folder)"
      \(sites)

      """
    return (configuration, ["-f", launch.configuration])
  }
}
