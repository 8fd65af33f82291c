/// The form of an entry of `details`, by its keys (Apple TN3155).
enum UniversalLinkForm {
  /// `appIDs` and `components`, for iOS 13 and later; also an entry with neither old nor new keys.
  case components
  /// `appID` and `paths`.
  case paths
  /// `appID` and `components`. Apple documents no such entry, but `swcutil` matches its components.
  case appIDBesideComponents
  /// Any other mixture, which opens no link.
  case mixed

  /// - Parameter has: Whether the entry has a key.
  init(_ has: (String) -> Bool) {
    let isOld = has("appID") || has("paths")
    let isNew = has("appIDs") || has("components")
    self =
      if !isOld { .components } else if !isNew { .paths } else if has("appIDs") || has("paths") {
        .mixed
      } else {
        .appIDBesideComponents
      }
  }
}
