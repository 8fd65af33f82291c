internal import ClipsiteJSON

/// The types of resources of the API, and how one refers to another (JSON:API 1.0, “Resource Objects”).
enum Resource: String {
  case experience = "appClipAdvancedExperiences"
  case image = "appClipAdvancedExperienceImages"
  case localization = "appClipAdvancedExperienceLocalizations"
  case clip = "appClips"

  /// The path of all of them.
  var path: String { "/v1/\(rawValue)" }

  /// The path of one of them.
  func path(of id: String) -> String { "\(path)/\(id)" }

  /// What a relationship says: the type and identifier of one resource.
  func reference(_ id: String) -> JSONValue { ["type": .string(rawValue), "id": .string(id)] }

  /// A relationship to one resource.
  func relationship(to id: String) -> JSONValue { ["data": reference(id)] }

  /// An identifier made of what the API hands out may stand in a path only when it is one.
  static func isIdentifier(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 128
      && id.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
