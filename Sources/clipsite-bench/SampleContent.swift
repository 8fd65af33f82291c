import ClipsitePlatform

/// Writes the content of a sample site. Both generators get the same bytes; only the file that stands for its
/// folder has another name.
struct SampleContent {
  let size: SampleSize
  /// The name of the file that stands for its folder.
  let indexFileName: String

  /// Writes the content below a folder.
  func write(to root: String) throws(SystemError) {
    try FileStore.makeFolders(root)
    try write(Self.home, to: "\(root)/\(indexFileName)")
    try FileStore.create("\(root)/cover.png", Self.picture, path: "\(root)/cover.png")
    for folder in 0..<size.folders {
      let path = "\(root)/\(SampleSize.folderName(folder))"
      try FileStore.makeFolders(path)
      try write(Self.business(folder), to: "\(path)/\(indexFileName)")
      try FileStore.create("\(path)/cover.png", Self.picture, path: "\(path)/cover.png")
      let numbers = size.locations(ofFolder: folder)
      for number in numbers {
        let location = location(number, in: numbers)
        try write(location.text, to: "\(path)/\(location.fileName)")
      }
    }
  }

  /// A location of the folder that holds the locations with these numbers.
  func location(_ number: Int, in numbers: Range<Int>) -> SampleLocation {
    SampleLocation(number, first: numbers.lowerBound, count: numbers.count, bodyBytes: size.bodyBytes)
  }

  /// Rewrites the body of the first location, so that a build has one page to write.
  func change(below root: String, revision: Int) throws(SystemError) {
    let location = location(0, in: size.locations(ofFolder: 0))
    let bytes = Array("\(location.text)\nRevision \(revision).\n".utf8)
    try FileStore.save(bytes, as: location.fileName, in: "\(root)/\(SampleSize.folderName(0))")
  }

  private func write(_ text: String, to path: String) throws(SystemError) {
    try FileStore.create(path, Array(text.utf8), path: path)
  }

  private static let home = """
    ---
    title: Good things near the ferry
    description: Donuts, coffee and bread.
    image: cover.png
    image-alt: A ferry crosses the bay.
    ---
    Every place below has an App Clip.

    """

  private static func business(_ folder: Int) -> String {
    """
    ---
    title: Business \(folder + 1)
    description: The places of business \(folder + 1).
    image: cover.png
    image-alt: The oldest counter of business \(folder + 1).
    clip: {subtitle: "Order ahead, skip the line", category: FOOD_AND_DRINK}
    ---
    Fried, brewed and baked every morning.

    """
  }

  /// The beginning of a PNG file of 1800 by 1200 pixels (PNG specification, sections 5.2 and 11.2.1).
  /// Generators read no more than this.
  private static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00,
    0x00,
    0x07, 0x08, 0x00, 0x00, 0x04, 0xB0, 0x08, 0x02, 0x00, 0x00, 0x00, 0x60, 0x80, 0x89, 0x54,
  ]
}

/// The size of a sample site.
struct SampleSize {
  /// The number of locations.
  let locations: Int
  /// About how long the body of each is, in bytes.
  let bodyBytes: Int
  /// The number of folders of the locations.
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

  static func folderName(_ folder: Int) -> String { "business-\((folder + 1).padded(to: 3))" }
}

extension FileStore {
  /// Writes a text, and makes the folders that it stands in.
  static func write(_ text: String, to path: String) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") { try makeFolders(String(path[..<slash])) }
    try create(path, Array(text.utf8), path: path)
  }
}
