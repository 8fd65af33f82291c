import ClipsitePlatform

/// The servers that are measured, and the files that each of them wants.
struct PreviewServers {
  /// The folder that the files lie in.
  let root: String
  let options: PreviewOptions
  private static let path = "/business-001/place-000000"

  /// clipsite, with a site of one location.
  func clipsite(_ program: String) throws(SystemError) -> PreviewContestant {
    let size = SampleSize(locations: 1, bodyBytes: options.bodyBytes, folders: 1)
    try SampleTheme.write(size, to: "\(root)/clipsite")
    let port = try LoopbackSocket.freePort()
    let words = [program, "serve", "--quiet", "--site", "\(root)/clipsite", "--port", "\(port)"]
    return PreviewContestant(
      name: "clipsite serve", words: words, port: port, path: Self.path, host: "example.com.localhost:\(port)"
    )
  }

  /// The others, each with the page as a file.
  func others(_ page: [UInt8]) throws(SystemError) -> [PreviewContestant] {
    let folder = "\(root)/files"
    for folder in [folder, "\(root)/hugo/static"] {
      try FileStore.makeFolders(folder)
      try FileStore.create("\(folder)/page.html", page, path: "\(folder)/page.html")
    }
    return [try hugo(), try caddy(folder), try nginx(folder)]
  }

  private func hugo() throws(SystemError) -> PreviewContestant {
    try FileStore.write("title: Sample\nbaseURL: https://example.com/\n", to: "\(root)/hugo/hugo.yaml")
    let port = try LoopbackSocket.freePort()
    let words = [
      options.hugo, "server", "--source", "\(root)/hugo", "--bind", "127.0.0.1", "--port", "\(port)",
    ]
    return PreviewContestant(name: "hugo server", words: words, port: port, path: "/page.html")
  }

  private func caddy(_ folder: String) throws(SystemError) -> PreviewContestant {
    let port = try LoopbackSocket.freePort()
    let words = ["caddy", "file-server", "--listen", "127.0.0.1:\(port)", "--root", folder]
    return PreviewContestant(name: "caddy", words: words, port: port, path: "/page.html")
  }

  /// Two workers, whatever the number of cores: on a machine with two, as many as there are.
  private func nginx(_ folder: String) throws(SystemError) -> PreviewContestant {
    let port = try LoopbackSocket.freePort()
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "  \($0)_temp_path \(root)/nginx/\($0);\n" }.joined()
    // As root, the workers become a user who may not look into a temporary folder.
    let user = CurrentProcess.isRoot ? "user root;\n" : ""
    try FileStore.write(
      """
      \(user)worker_processes 2;
      daemon off;
      pid \(root)/nginx/pid;
      error_log \(root)/nginx/error.log;
      events {}
      http {
      \(temporary)  access_log off;
        sendfile on;
        tcp_nopush on;
        types { text/html html; }
        server {
          listen 127.0.0.1:\(port);
          root \(folder);
        }
      }

      """, to: "\(root)/nginx/nginx.conf")
    let words = ["nginx", "-p", "\(root)/nginx", "-c", "\(root)/nginx/nginx.conf"]
    return PreviewContestant(name: "nginx", words: words, port: port, path: "/page.html")
  }
}

/// A server to be measured.
struct PreviewContestant {
  /// The name in the table.
  let name: String
  /// The program, by path or by name, and its arguments.
  let words: [String]
  /// The port that it listens on.
  let port: UInt16
  /// The path of the page.
  let path: String
  /// The host that is asked for.
  var host = "localhost"

  /// The same server with the path of its program, or `nil` if that is not installed.
  var installed: PreviewContestant? {
    Self.program(named: words[0]).map { program in
      PreviewContestant(
        name: name, words: [program] + words.dropFirst(), port: port, path: path, host: host)
    }
  }

  /// The path of a program, by path or by name, or `nil` if it is not installed. Servers often lie where only
  /// the administrator looks.
  static func program(named name: String) -> String? {
    if name.contains("/") { return FileStore.isExecutable(name) ? name : nil }
    let folders = Environment.process[.path] ?? ""
    return (folders + ":/usr/local/sbin:/usr/sbin").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: FileStore.isExecutable)
  }

  /// The interval between two looks, in milliseconds.
  private static let pause = 20
  /// The largest number of looks: 10 seconds in all.
  private static let looks = 500

  /// Starts a server, waits until it answers, and ends it when all is done.
  ///
  /// - Parameter body: Given the server's first answer.
  /// - Throws: `SystemError` when it cannot be started or does not answer in time, and whatever `body`
  ///   throws.
  func run<Result>(
    _ body: (PageAnswer) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let process = try ChildProcess(words, output: .file("/dev/null"), messages: .file("/dev/null"))
    defer { process.end(looks: Self.looks, pause: Self.pause) }
    return try body(firstAnswer())
  }

  private func firstAnswer() throws(SystemError) -> PageAnswer {
    for _ in 0..<Self.looks {
      if let answer = try PageAnswer.of(self) { return answer }
      SystemThread.sleep(milliseconds: Self.pause)
    }
    throw SystemError("cannot ask", name, reason: "it does not listen on port \(port)")
  }
}

/// The answer of a server to a request for a page.
struct PageAnswer: Equatable {
  /// The status code; 0 when the answer is no HTTP.
  let status: Int
  /// The bytes behind the head.
  let body: [UInt8]

  /// Takes an answer apart (RFC 9112, section 2.1): a status line, fields, an empty line, and the body to the
  /// end of the connection.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(12), as: UTF8.self)
    status = text.hasPrefix("HTTP/1.") ? Int(text.suffix(3)) ?? 0 : 0
    let end = bytes.indices.first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
    body = end.map { Array(bytes[($0 + 4)...]) } ?? []
  }

  /// The number of bytes of an answer that are read.
  private static let longest = 1 << 22

  /// Asks a server for a page; nil while nobody listens.
  ///
  /// - Throws: `SystemError` when the connection breaks.
  static func of(_ server: PreviewContestant) throws(SystemError) -> PageAnswer? {
    let request = Array(
      "GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\nConnection: close\r\n\r\n".utf8)
    return try LoopbackSocket.answer(to: request, from: server.port, longest: longest, name: server.name)
      .map { PageAnswer($0) }
  }
}
