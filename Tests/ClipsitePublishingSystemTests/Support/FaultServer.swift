import ClipsiteSystem
import Foundation
import Synchronization

/// An object store in memory that fails in the ways that tests ask for. It looks at no signature.
final class FaultServer: Sendable {
  /// A request as the server sees it.
  struct Request: Hashable, Sendable {
    let method: String
    /// The path below the bucket, decoded.
    let key: String
    let query: String
    let headers: [String: String]
    let body: [UInt8]
  }

  /// What happens instead of an answer, or to it.
  enum Fault: Sendable {
    /// An answer with a status and a body; the request has no effect.
    case answer(Int, body: String = "", headers: [String: String] = [:])
    /// The connection is reset; the request has no effect.
    case reset
    /// Nothing is ever answered.
    case hang
    /// The request takes effect, and half of the answer's body is left out.
    case truncated
    /// The request takes effect, and the entity tag is that of other bytes.
    case wrongTag
    /// The request takes effect, and the answer has these fields too.
    case headers([String: String])
    /// The request has no effect, and the answer is one of success without an entity tag.
    case lost
  }

  /// A stored object.
  struct Object: Hashable, Sendable {
    var bytes: [UInt8]
    var type: String
    var cache: String
    var tag: String
  }

  /// What the server holds and has seen.
  struct State: Sendable {
    var objects: [String: Object] = [:]
    var requests: [Request] = []
    var isClosed = false
  }

  let port: UInt16
  let pageLength: Int
  /// Indicates whether `If-Match` and `If-None-Match` of a PUT are looked at, as most stores do.
  let knowsConditions: Bool
  let state = Mutex(State())
  private let listener: Int32
  private let fault: @Sendable (Request, Int) -> Fault?

  /// - Parameters:
  ///   - pageLength: How many keys a page of a listing has.
  ///   - fault: What goes wrong with a request; told how often the same method and key came before.
  init(
    pageLength: Int = 1000, knowsConditions: Bool = true,
    _ fault: @escaping @Sendable (Request, Int) -> Fault? = { _, _ in nil }
  ) throws {
    self.pageLength = pageLength
    self.knowsConditions = knowsConditions
    self.fault = fault
    (listener, port) = try LoopbackSocket.listen()
    Thread.detachNewThread { [self] in
      while let connection = LoopbackSocket.accept(listener) {
        if state.withLock(\.isClosed) {
          LoopbackSocket.close(connection)
          break
        }
        Thread.detachNewThread { [self] in serve(connection) }
      }
      // Nobody else may close it: another server could get its number while this thread still accepts.
      LoopbackSocket.close(listener)
    }
  }

  func stop() {
    state.withLock { $0.isClosed = true }
    LoopbackSocket.endAccepting(listener, port)
  }

  /// The keys that are there.
  var keys: [String] { state.withLock { $0.objects.keys.sorted() } }
  /// The text of an object.
  func text(_ key: String) -> String? {
    state.withLock { state in state.objects[key].map { String(decoding: $0.bytes, as: UTF8.self) } }
  }
  /// The keys of all requests with a method since the last call, sorted; the list of what was published is
  /// left out.
  func takeRequests(_ method: String) -> [String] {
    state.withLock { state in
      let found = state.requests.filter {
        $0.method == method && !$0.key.hasSuffix(".clipsite-published.json")
      }
      state.requests.removeAll { $0.method == method }
      return found.map(\.key).sorted()
    }
  }

  private func serve(_ connection: Int32) {
    var reader = RequestReader(connection)
    while let request = reader.next() {
      let count = state.withLock { state in
        let count = state.requests.count { $0.method == request.method && $0.key == request.key }
        state.requests.append(request)
        return count
      }
      let isOpen = handle(request, fault(request, count), connection)
      if !isOpen { break }
    }
    LoopbackSocket.close(connection)
  }

  private func handle(_ request: Request, _ fault: Fault?, _ connection: Int32) -> Bool {
    switch fault {
    case .answer(let status, let body, let headers):
      return send(Reply(status: status, headers: headers, body: Array(body.utf8)), to: connection)
    case .reset:
      LoopbackSocket.reset(connection)
      return false
    case .hang:
      LoopbackSocket.waitForEnd(connection)
      return false
    case .truncated:
      var reply = answer(request)
      reply.body = Array(reply.body.prefix(reply.body.count / 2))
      reply.length = nil
      return send(reply, to: connection)
    case .wrongTag:
      var reply = answer(request)
      reply.headers["ETag"] = "\"00000000000000000000000000000000\""
      return send(reply, to: connection)
    case .headers(let headers):
      var reply = answer(request)
      reply.headers.merge(headers) { $1 }
      return send(reply, to: connection)
    case .lost: return send(Reply(), to: connection)
    case nil: return send(answer(request), to: connection)
    }
  }

  private struct Reply {
    var status = 200
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    /// The length that an answer without its body names.
    var length: Int?
  }

  private func send(_ reply: Reply, to connection: Int32) -> Bool {
    var head = "HTTP/1.1 \(reply.status) Reason\r\nContent-Length: \(reply.length ?? reply.body.count)\r\n"
    for (name, value) in reply.headers { head += "\(name): \(value)\r\n" }
    return LoopbackSocket.send(Array("\(head)\r\n".utf8) + reply.body, to: connection)
  }

  private func answer(_ request: Request) -> Reply {
    state.withLock { state in
      switch request.method {
      case "PUT":
        if knowsConditions, !meetsConditions(request, state.objects[request.key]) {
          return Reply(status: 412, body: Array("<Error><Code>PreconditionFailed</Code></Error>".utf8))
        }
        let tag = Hexadecimal.text(MD5.digest(request.body) ?? [])
        state.objects[request.key] = Object(
          bytes: request.body, type: request.headers["content-type"] ?? "",
          cache: request.headers["cache-control"] ?? "", tag: tag)
        return Reply(headers: ["ETag": "\"\(tag)\""])
      case "DELETE":
        state.objects[request.key] = nil
        return Reply(status: 204)
      case "POST": return delete(String(decoding: request.body, as: UTF8.self), &state)
      case _ where request.key.isEmpty: return list(request, state)
      default:
        guard let object = state.objects[request.key] else {
          return Reply(status: 404, body: Array("<Error><Code>NoSuchKey</Code></Error>".utf8))
        }
        let isHead = request.method == "HEAD"
        return Reply(
          headers: ["Content-Type": object.type, "ETag": "\"\(object.tag)\""],
          body: isHead ? [] : object.bytes, length: object.bytes.count)
      }
    }
  }

  private func meetsConditions(_ request: Request, _ object: Object?) -> Bool {
    if let tag = request.headers["if-match"], object.map({ "\"\($0.tag)\"" }) != tag { return false }
    return request.headers["if-none-match"] == nil || object == nil
  }

  private func delete(_ body: String, _ state: inout State) -> Reply {
    for match in body.matches(of: /<Key>([^<]*)<\/Key>/) { state.objects[String(match.1)] = nil }
    return Reply(body: Array("<?xml version=\"1.0\"?><DeleteResult></DeleteResult>".utf8))
  }

  private func list(_ request: Request, _ state: State) -> Reply {
    let token = request.query.firstMatch(of: /continuation-token=([^&]*)/).map { String($0.1) } ?? ""
    let after = (Int(token) ?? 0)
    let rest = state.objects.sorted { $0.key < $1.key }.dropFirst(after)
    let page = rest.prefix(pageLength)
    let contents = page.map { key, object in
      let encoded = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return "<Contents><Key>\(encoded)</Key><Size>\(object.bytes.count)</Size>"
        + "<ETag>&quot;\(object.tag)&quot;</ETag></Contents>"
    }
    let more = rest.count > page.count
    let body = """
      <?xml version="1.0" encoding="UTF-8"?>
      <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><EncodingType>url</EncodingType>
      <IsTruncated>\(more)</IsTruncated>\(contents.joined())
      \(more ? "<NextContinuationToken>\(after + page.count)</NextContinuationToken>" : "")</ListBucketResult>
      """
    return Reply(body: Array(body.utf8))
  }
}
