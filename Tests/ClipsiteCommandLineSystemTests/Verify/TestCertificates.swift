import ClipsiteTestTools
import Foundation

/// Certificates that the `openssl` command makes in a folder: an authority in `ca.pem`, and what it, or
/// nobody, signed.
struct TestCertificates {
  /// A certificate for the server.
  enum Kind: String {
    case good, expired, ending, nameless
    case wrongHost = "wrong-host"
    case selfSigned = "self-signed"
  }

  static let tool = InstalledTool("openssl")

  private static let configuration = """
    [req]
    distinguished_name = name
    prompt = no
    [name]
    CN = clipsite tests
    [nameless]
    basicConstraints = CA:FALSE
    [authority]
    basicConstraints = critical, CA:TRUE
    keyUsage = critical, keyCertSign
    [server]
    subjectAltName = DNS:example.com, DNS:go.example.com
    [stranger]
    subjectAltName = DNS:example.org
    [ca]
    default_ca = own
    [own]
    database = index.txt
    serial = serial.txt
    new_certs_dir = .
    certificate = ca.pem
    private_key = ca.key
    default_md = sha256
    policy = any
    [any]
    CN = supplied
    """

  /// Makes `ca.pem`, `server.key` and a certificate.
  ///
  /// - Returns: The name of the certificate's file.
  static func make(_ kind: Kind, in folder: String) throws -> String {
    let files = try made.files(kind.rawValue) {
      let own = try DisposableFolder("certificates")
      try make(kind, anewIn: own.path)
      return Dictionary(
        uniqueKeysWithValues: ["ca.pem", "server.key", "server.pem"].compactMap { name in
          FileManager.default.contents(atPath: "\(own.path)/\(name)").map { (name, $0) }
        })
    }
    for (name, bytes) in files { try bytes.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    return "server.pem"
  }

  /// Those of each kind, made once.
  private static let made = KeptFiles()

  private static func make(_ kind: Kind, anewIn folder: String) throws {
    for (name, text) in [("openssl.cnf", configuration), ("index.txt", ""), ("serial.txt", "01\n")] {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    for key in ["ca.key", "server.key"] {
      try run("ecparam -name prime256v1 -genkey -noout -out \(key)", folder)
    }
    let request = "req -config openssl.cnf -new"
    try run("\(request) -x509 -extensions authority -days 3650 -key ca.key -out ca.pem", folder)
    if kind == .selfSigned {
      try run("\(request) -x509 -extensions server -days 3650 -key server.key -out server.pem", folder)
    } else {
      let name = kind == .nameless ? "-subj /CN=example.com " : ""
      try run("\(request) \(name)-key server.key -out server.csr", folder)
      let section = kind == .wrongHost ? "stranger" : kind == .nameless ? "nameless" : "server"
      try run(
        "ca -batch -notext -config openssl.cnf -extensions \(section) \(dates(of: kind)) -in server.csr "
          + "-out server.pem",
        folder)
    }
  }

  private static func dates(of kind: Kind) -> String {
    switch kind {
    case .expired: "-startdate 20200101000000Z -enddate 20200201000000Z"
    case .ending: "-days 10"
    case .good, .wrongHost, .selfSigned, .nameless: "-startdate 20200101000000Z -enddate 20990101000000Z"
    }
  }

  private static func run(_ line: String, _ folder: String) throws {
    let output = try tool.run(line.split(separator: " ").map(String.init), in: folder)
    let made = line.split(separator: " ").last.map { "\(folder)/\($0)" } ?? ""
    guard FileManager.default.fileExists(atPath: made) else { throw CertificateFailure(output: output) }
  }

  private struct CertificateFailure: Error { let output: String }
}
