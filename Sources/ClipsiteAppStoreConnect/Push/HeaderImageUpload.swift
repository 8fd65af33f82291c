import ClipsiteNetwork
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// Brings pictures to App Store Connect: reserve, send the parts, confirm, wait (Apple, “Uploading Assets to
/// App Store Connect”). What was begun before goes on where it stopped.
struct HeaderImageUpload {
  /// The number of times that an image is reserved again after it failed.
  private static let mostReservations = 2

  let client: ConnectClient
  let journal: UploadJournal
  /// The interval between two requests for the state, and their number.
  let polling: RetryPolicy

  /// Sends the bytes of a picture unless they are there, and gives its identifier.
  func begin(_ image: HeaderImage, for link: String) throws(SystemError) -> String {
    if let id = journal.identifier(of: image, for: link), try resume(id, image) { return id }
    return try reserve(image, for: link)
  }

  /// Indicates whether an upload of the picture for an experience was begun before.
  func isBegun(_ image: HeaderImage, for link: String) -> Bool {
    journal.identifier(of: image, for: link) != nil
  }

  /// Waits until a picture can be used.
  ///
  /// - Parameter id: The identifier that `begin` gave.
  /// - Returns: The identifier; another one when the first picture failed.
  func finish(_ id: String, _ image: HeaderImage, for link: String) throws(SystemError) -> String {
    var (id, reservations) = (id, 1)
    while true {
      switch try state(of: id) {
      case .complete: return id
      case .failed(let reason):
        journal.forget(image, for: link)
        guard reservations < Self.mostReservations else {
          throw .service(
            "App Store Connect refuses the header image '\(image.file.displayPath)', also when it is sent again: "
              + "\(reason). Export the image again, and push")
        }
        reservations += 1
        id = try reserve(image, for: link)
      case .awaitingUpload, .processing:
        throw .service(
          "App Store Connect is still looking at the picture '\(image.file.displayPath)'. "
            + "Run the command again later"
        )
      }
    }
  }

  /// Asks until the state is final or patience ends.
  private func state(of id: String) throws(SystemError) -> DeliveryState {
    for attempt in 1...polling.attempts {
      let state = DeliveryState(try attributes(of: id))
      if state != .processing, state != .awaitingUpload { return state }
      if attempt < polling.attempts { try client.pause(polling.delay(after: attempt)) }
    }
    return .processing
  }

  private func reserve(_ image: HeaderImage, for link: String) throws(SystemError) -> String {
    let body: JSONValue = [
      "data": [
        "type": .string(Resource.image.rawValue),
        "attributes": ["fileName": .string(image.file.name), "fileSize": .number(String(image.size))],
      ]
    ]
    let answer = try client.send("POST", Resource.image.path, body: body)["data"]
    guard let id = answer?["id"]?.text, Resource.isIdentifier(id) else {
      throw .service("App Store Connect reserves a picture without an identifier")
    }
    try journal.remember(id, of: image, for: link)
    try send(image, to: id, answer?["attributes"])
    return id
  }

  /// Goes on with a picture that was reserved before. False if it is of no use.
  private func resume(_ id: String, _ image: HeaderImage) throws(SystemError) -> Bool {
    let attributes: JSONValue?
    do throws(SystemError) {
      attributes = try self.attributes(of: id)
    } catch {
      // It may be gone. A new one costs little.
      if error.endsTheRun { throw error }
      return false
    }
    switch DeliveryState(attributes) {
    case .complete, .processing: return true
    case .failed: return false
    case .awaitingUpload:
      guard attributes?["uploadOperations"]?.elements?.isEmpty == false else { return false }
      try send(image, to: id, attributes)
      return true
    }
  }

  private func send(_ image: HeaderImage, to id: String, _ attributes: JSONValue?) throws(SystemError) {
    let operations = UploadOperation.all(
      in: attributes, size: image.size, allowsPlain: client.address.isPlain)
    guard let operations else {
      throw .service(
        "App Store Connect asks for parts of '\(image.file.displayPath)' that do not make up the file")
    }
    let bytes = try image.bytes()
    for operation in operations { try client.upload(operation, Array(bytes[operation.range])) }
    let confirmation: JSONValue = [
      "data": [
        "type": .string(Resource.image.rawValue), "id": .string(id),
        "attributes": ["uploaded": true, "sourceFileChecksum": .string(image.checksum)],
      ]
    ]
    _ = try client.send("PATCH", Resource.image.path(of: id), body: confirmation)
  }

  private func attributes(of id: String) throws(SystemError) -> JSONValue? {
    try client.send("GET", Resource.image.path(of: id))["data"]?["attributes"]
  }
}

/// The progress of an uploaded image (App Store Connect API, `AppMediaAssetState`).
enum DeliveryState: Hashable {
  /// Its bytes are waited for.
  case awaitingUpload
  /// It is being looked at.
  case processing
  /// It can be used.
  case complete
  /// It cannot be used, for good; the reasons.
  case failed(String)

  /// Reads the attributes of a picture.
  init(_ attributes: JSONValue?) {
    let state = attributes?["assetDeliveryState"]
    switch state?["state"]?.text {
    case "COMPLETE": self = .complete
    case "FAILED":
      let errors = state?["errors"]?.elements ?? []
      let reasons = errors.compactMap { $0["description"]?.text ?? $0["code"]?.text }
      self = .failed(
        reasons.isEmpty
          ? "no reason is given"
          : reasons.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: ", and "))
    case "AWAITING_UPLOAD": self = .awaitingUpload
    default: self = .processing
    }
  }
}
