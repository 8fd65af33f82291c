internal import ClipsiteNetwork
internal import ClipsiteSystem
import ClipsiteText

/// A bucket of an object store with the interface of Amazon S3.
///
/// The list of what was published is an object beside the site. It is written before a run, with doubts, and
/// after it.
final class S3Store: PublishStore {
  /// The number of keys that one request may delete (Amazon S3 API Reference, “DeleteObjects”).
  private static let mostDeletions = 1000

  let name: String
  let keepsHeaders = true
  private(set) var isLive = false
  private let folder: RelativePath
  private let exchange: S3Exchange
  /// The entity tags that are no MD5 digests, as in buckets that are encrypted with keys of their own, by
  /// key.
  private var tags: [RelativePath: String] = [:]
  /// The list of what was published, as this run read or wrote it last.
  private var list: [UInt8]?
  /// The keys that were there or in the list before the run.
  private var known: Set<RelativePath> = []
  /// The files that are to be there when the run under way ends.
  private var target = PublishManifest(pending: [])

  /// - Parameters:
  ///   - name: What messages call the destination.
  ///   - folder: The folder that all keys stand in. Empty if they stand in none.
  ///   - isStopped: Whether somebody wants the run to stop.
  init(
    _ name: String, _ bucket: S3Bucket, with credentials: SessionCredentials, folder: RelativePath,
    policy: RetryPolicy = RetryPolicy(), options: HTTPClientOptions = HTTPClientOptions(),
    isStopped: @escaping () -> Bool = { false }
  ) {
    self.name = name
    self.folder = folder
    exchange = S3Exchange(
      bucket, credentials, retrying: policy, options: options, isStopped: isStopped)
  }

  func survey() throws(SystemError) -> RemoteState {
    list = try read(PublishManifest.fileName)
    let manifest = try PublishManifest.read(list, at: name)
    tags = (manifest?.entries ?? [:]).compactMapValues(\.tag)
    var objects = try objects(with: manifest)
    if objects.removeValue(forKey: PublishManifest.fileName) != nil, list == nil {
      throw .service(
        "the store lists \(PublishManifest.fileName) at \(name), but answers that it is not there. Run the command again"
      )
    }
    known = Set(objects.keys).union((manifest?.entries ?? [:]).keys)
    return RemoteState(manifest: manifest, objects: objects)
  }

  /// Lists the files that are there.
  private func objects(
    with manifest: PublishManifest?
  ) throws(SystemError) -> [RelativePath: RemoteObject] {
    var objects: [RelativePath: RemoteObject] = [:]
    var token: String?
    repeat {
      let page = try listing(after: token)
      for object in page.objects {
        guard let key = object.key.relative(to: folder), !key.isEmpty else { continue }
        objects[key] = RemoteObject(
          size: object.size, digest: digest(of: object.tag, manifest?.entries[key]))
      }
      guard page.nextToken == nil || page.nextToken != token else {
        throw .service("the store's list of files has no end")
      }
      token = page.nextToken
    } while token != nil
    return objects
  }

  /// Returns the fact about the bytes that an entity tag contains. A tag that came back when the file was
  /// sent represents the file.
  private func digest(of tag: String, _ entry: PublishManifest.Entry?) -> RemoteObject.Digest {
    if let entry, entry.tag == tag { return .md5(entry.file.md5) }
    return S3Listing.md5(tag).map { .md5($0) } ?? .unknown
  }

  private func listing(after token: String?) throws(SystemError) -> S3Listing {
    var call = S3Bucket.Call(query: [
      ("list-type", "2"), ("encoding-type", "url"), ("prefix", folder.isEmpty ? "" : "\(folder)/"),
    ])
    if let token { call.query.append(("continuation-token", token)) }
    var listing: S3Listing?
    try exchange.run(call, expecting: .element("ListBucketResult")) { answer in
      listing = S3Listing(answer.body)
      return listing == nil ? .retry("the store's list of files is broken off") : .done
    }
    guard let listing else { throw .service("the store's list of files is missing") }
    return listing
  }

  func read(_ key: RelativePath) throws(SystemError) -> [UInt8]? { try fetch(key)?.bytes }

  private func fetch(_ key: RelativePath) throws(SystemError) -> (bytes: [UInt8], tag: String)? {
    var file: (bytes: [UInt8], tag: String)?
    try exchange.run(S3Bucket.Call(key: folder.appending(key).text), expecting: .file) { answer in
      if answer.status != 404 { file = (answer.body, answer["ETag"] ?? "") }
      return .done
    }
    return file
  }

  func begin(
    _ plan: PublishPlan, from source: PublishSource, _ control: RunControl
  ) throws(SystemError) {
    target = plan.finalManifest
    try replaceList(by: plan.pendingManifest)
  }

  func send(
    _ changes: [PlannedChange], from source: PublishSource, _ control: RunControl
  ) throws(SystemError) -> [PublishFailure] {
    let failures = exchange.run(changes.count, expecting: .nothing, isStopped: control.isStopped) {
      number throws(SystemError) in
      let file = changes[number].file
      return upload(
        try source.read(file), to: file.key, type: file.contentType, cache: file.cacheControl)
    } judge: { number, answer in
      let verdict = check(answer, changes[number].file)
      if case .done = verdict {
        isLive = true
        control.didFinish(changes[number])
      }
      return verdict
    }
    // A store may keep a file and give no answer, or one that cannot be trusted.
    isLive = isLive || failures.contains { $0.error.kind == .service }
    return failures.map { PublishFailure(key: changes[$0.number].file.key.text, error: $0.error) }
  }

  /// Compares the entity tag that came back with the file, where it is an MD5 digest.
  private func check(_ answer: HTTPAnswer, _ file: PublishedFile) -> S3Exchange.Verdict {
    tags[file.key] = nil
    let tag = S3Listing.bare(answer["ETag"] ?? "")
    guard !tag.isEmpty, tag != file.md5 else { return .done }
    let encryption = answer["x-amz-server-side-encryption"] ?? ""
    let isDigest = S3Listing.md5(tag) != nil && !encryption.hasPrefix("aws:kms")
    if isDigest, answer["x-amz-server-side-encryption-customer-algorithm"] == nil {
      return .retry("the store has other bytes than were sent")
    }
    tags[file.key] = tag
    return .done
  }

  private func upload(_ bytes: [UInt8], to key: RelativePath, type: String, cache: String) -> S3Bucket.Call {
    var headers = [HTTPHeader("Content-Type", type), HTTPHeader("Cache-Control", cache)]
    if let md5 = MD5.digest(bytes) { headers.append(HTTPHeader("Content-MD5", Base64.text(md5))) }
    return S3Bucket.Call(method: "PUT", key: folder.appending(key).text, headers: headers, body: bytes)
  }

  func delete(_ changes: [PlannedChange], _ control: RunControl) throws(SystemError) -> [PublishFailure] {
    // Somebody else's run may need what this one knows nothing of.
    try confirm()
    var failures: [PublishFailure] = []
    for start in stride(from: 0, to: changes.count, by: Self.mostDeletions) {
      if control.isStopped() { break }
      let some = Array(changes[start..<min(start + Self.mostDeletions, changes.count)])
      failures += try deleteTogether(some, control) ?? deleteOneByOne(some, control)
    }
    return failures
  }

  /// Deletes files with one request, or returns `nil` if the store does not know that request.
  private func deleteTogether(
    _ changes: [PlannedChange], _ control: RunControl
  ) throws(SystemError) -> [PublishFailure]? {
    let objects = changes.map {
      "<Object><Key>\(MarkupEscaping.escaped(folder.appending($0.file.key).text, .xmlWithSpaces))</Key></Object>"
    }
    let body = Array("<Delete>\(objects.joined())<Quiet>true</Quiet></Delete>".utf8)
    let call = S3Bucket.Call(
      method: "POST", query: [("delete", "")],
      headers: [
        HTTPHeader("Content-Type", "application/xml"),
        HTTPHeader("Content-MD5", Base64.text(MD5.digest(body) ?? [])),
      ], body: body)
    var refused: [RelativePath: String] = [:]
    var isKnown = true
    try exchange.run(call, expecting: .elementIfKnown("DeleteResult")) { answer in
      isKnown = !S3Fault(answer).isUnknownCall
      if !isKnown { return .done }
      guard let result = try? XMLElement(answer.body), result.name == "DeleteResult" else {
        return .retry("the store's answer to a deletion is broken off")
      }
      for error in result.children where error.name == "Error" {
        refused[RelativePath(error["Key"]?.text ?? "")] = error["Code"]?.text ?? "no reason"
      }
      return .done
    }
    guard isKnown else { return nil }
    for change in changes where refused[folder.appending(change.file.key)] == nil {
      isLive = true
      control.didFinish(change)
    }
    return changes.compactMap { change in
      refused[folder.appending(change.file.key)].map { code in
        let message = "the store did not delete it: \(code)"
        return PublishFailure(
          key: change.file.key.text, error: S3Fault.isDenial(code) ? .denied(message) : .service(message))
      }
    }
  }

  /// Deletes each file with a request (Amazon S3 API Reference, “DeleteObject”).
  private func deleteOneByOne(_ changes: [PlannedChange], _ control: RunControl) -> [PublishFailure] {
    let failures = exchange.run(changes.count, expecting: .removal, isStopped: control.isStopped) { number in
      S3Bucket.Call(method: "DELETE", key: folder.appending(changes[number].file.key).text)
    } judge: { number, _ in
      isLive = true
      control.didFinish(changes[number])
      return .done
    }
    return failures.map { PublishFailure(key: changes[$0.number].file.key.text, error: $0.error) }
  }

  func finish(_ plan: PublishPlan, as release: Int) throws(SystemError) {
    try replaceList(by: plan.finalManifest)
    do throws(SystemError) {
      try confirm(deleted: plan.changes(.delete).map(\.file.key))
    } catch {
      // The next run looks again at what this one sent.
      try? replaceList(by: plan.pendingManifest)
      throw error
    }
  }

  func inspect(_ files: [PublishedFile]) -> [PublishFailure] {
    var found: [PublishFailure] = []
    let failures = exchange.run(files.count, expecting: .file) { number in
      S3Bucket.Call(method: "HEAD", key: folder.appending(files[number].key).text)
    } judge: { number, answer in
      if let reason = mistake(in: answer, of: files[number]) {
        let fix = "publish with '--force'. If that does not help, correct the store's rules for this object"
        found.append(
          PublishFailure(key: files[number].key.text, error: SystemError(.service, reason, fix: fix)))
      }
      return .done
    }
    return found + failures.map { PublishFailure(key: files[$0.number].key.text, error: $0.error) }
  }

  /// Returns what is wrong with an object, so that Apple's systems would not take it for the AASA file.
  private func mistake(in answer: HTTPAnswer, of file: PublishedFile) -> String? {
    let (type, length) = (answer["Content-Type"] ?? "no type", answer["Content-Length"].flatMap { Int($0) })
    if type.lowercased().prefix(while: { $0 != ";" && $0 != " " }) != file.contentType {
      return "the store serves it as '\(type)', but it must be '\(file.contentType)'"
    }
    if let coding = answer["Content-Encoding"], !["", "identity"].contains(coding.lowercased()) {
      return "the store serves it as '\(coding)', but its bytes are not encoded"
    }
    if let length, length != file.size {
      return "the store serves \(length) bytes, but the file has \(file.size)"
    }
    let digest = tags[file.key] == nil ? S3Listing.md5(S3Listing.bare(answer["ETag"] ?? "")) : nil
    return digest == nil || digest == file.md5 ? nil : "the store serves other bytes than were sent"
  }

  func end() {}
}

/// Runs that notice one another, without a lock that a killed one would leave.
extension S3Store {
  private var overtaken: SystemError {
    .service("another run publishes to \(name) at the same time, or the store did not keep our list")
  }

  /// Writes a list in place of the one that this run knows, unless there is another one by now. Many stores
  /// compare it once more themselves, so nobody comes in between.
  private func replaceList(by manifest: PublishManifest) throws(SystemError) {
    let new = manifest.adding(tags).bytes
    let old = try fetch(PublishManifest.fileName)
    guard old?.bytes == list else { throw overtaken }
    let condition = old.map { HTTPHeader("If-Match", $0.tag) } ?? HTTPHeader("If-None-Match", "*")
    do throws(SystemError) {
      try write(new, condition.value.isEmpty ? [] : [condition])
    } catch {
      // The store may refuse all conditions, or its answer got lost and the repeated call came too late.
      let found = try read(PublishManifest.fileName)
      guard found == new || found == list else { throw overtaken }
      if found == list { try write(new) }
    }
    list = new
  }

  private func write(_ list: [UInt8], _ conditions: [HTTPHeader] = []) throws(SystemError) {
    var call = upload(list, to: PublishManifest.fileName, type: "application/json", cache: "no-store")
    call.headers += conditions
    try exchange.run(call, expecting: .nothing)
  }

  /// Compares what is there with what this run knows. So a file that the store did not keep, and the files of
  /// another run, are noticed before a deletion and at the end.
  private func confirm(deleted: [RelativePath] = []) throws(SystemError) {
    let manifest = target.adding(tags)
    for attempt in 1... {
      let objects = try objects(with: manifest)
      // A run that begins later writes its list first, so this one is read last.
      guard try read(PublishManifest.fileName) == list else { throw overtaken }
      if let key = newKeys(objects, beside: manifest).min() {
        throw .service("another run publishes to \(name) at the same time: '\(key)' is new there")
      }
      let missing = manifest.entries.values.map(\.file).filter { file in
        objects[file.key].map { $0.holds(file) ?? true } != true
      }
      let wrong = missing.map(\.key) + deleted.filter { objects[$0] != nil }
      guard let first = wrong.min() else { return }
      guard attempt < exchange.policy.attempts else {
        throw .service(
          "\(name) differs from what this run left there in \(wrong.count) of \(manifest.entries.count) files, such "
            + "as '\(first)': the store did not keep them, or another run publishes there at the same time")
      }
      // The lists of some stores are late.
      SystemThread.sleep(milliseconds: Int(exchange.policy.delay(after: attempt) / .milliseconds(1)))
    }
  }

  /// The files of the site's domains that have come since the run began. A bucket may have others.
  private func newKeys(
    _ objects: [RelativePath: RemoteObject], beside manifest: PublishManifest
  ) -> [RelativePath] {
    let new = objects.keys.filter {
      !known.contains($0) && manifest.entries[$0] == nil && $0 != PublishManifest.fileName
    }
    guard !new.isEmpty, let file = manifest.entries.first?.value.file,
      file.key.isBelow(RelativePath(file.domain))
    else { return new }
    let domains = Set(manifest.entries.values.map { RelativePath($0.file.domain) })
    return new.filter { $0.topFolder.map(domains.contains) ?? false }
  }
}
