/// How large a sample site is.
struct SampleSize {
  /// How many locations it has.
  let locations: Int
  /// About how long the body of each is, in bytes.
  let bodyBytes: Int
  /// How many folders they are spread over.
  let folders: Int

  /// Every page: the locations, one for each folder, and the home page.
  var pages: Int { locations + folders + 1 }

  /// Every HTML file of the site: the pages, the short URL of each fifth location, the further parts of long
  /// lists, and the answer to unknown URLs.
  var htmlFiles: Int {
    let parts = (0..<folders).reduce(0) { $0 + furtherParts(locations(ofFolder: $1).count) }
    return pages + (locations + 4) / 5 + parts + furtherParts(folders) + 1
  }

  private func furtherParts(_ entries: Int) -> Int { max(0, (entries - 1) / 500) }

  /// The numbers of the locations in a folder.
  func locations(ofFolder folder: Int) -> Range<Int> {
    locations * folder / folders..<locations * (folder + 1) / folders
  }

  /// A number with zeros in front, so that no URL is the start of another.
  static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }

  /// The name of a folder.
  static func folderName(_ folder: Int) -> String { "business-\(padded(folder + 1, to: 3))" }
}
