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
    try SampleFile.write("title: Sample\nbaseURL: https://example.com/\n", to: "\(root)/hugo/hugo.yaml")
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
    try SampleFile.write(
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
