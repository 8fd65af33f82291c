internal import ClipsiteJSON

/// How far an uploaded picture is (App Store Connect API, `AppMediaAssetState`).
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
      self = .failed(reasons.isEmpty ? "no reason is given" : reasons.joined(separator: "; "))
    case "AWAITING_UPLOAD": self = .awaitingUpload
    default: self = .processing
    }
  }
}
