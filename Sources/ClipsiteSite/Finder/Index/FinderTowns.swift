/// The locations without coordinates, by town. The map does not have them.
struct FinderTowns: Sendable {
  /// The locations of each file. A town is in one file.
  private(set) var files: [[Int32]] = []
  /// For each area the file with the locations of its town; −1 without any.
  private(set) var fileOfArea: [Int32]

  init(_ entries: FinderEntries, limit: Int) {
    fileOfArea = Array(repeating: -1, count: entries.areas.count)
    let places = entries.places.enumerated().filter { $0.element.point == nil && $0.element.town >= 0 }
    let sorted = places.map { (town: $0.element.town, place: Int32($0.offset)) }
      .sorted { ($0.town, $0.place) < ($1.town, $1.place) }
    var last: Int32 = -1
    for (town, place) in sorted {
      if files.isEmpty || town != last && files[files.count - 1].count >= limit { files.append([]) }
      files[files.count - 1].append(place)
      fileOfArea[Int(town)] = Int32(files.count - 1)
      last = town
    }
    for (position, area) in entries.areas.enumerated() where area.town >= 0 {
      fileOfArea[position] = fileOfArea[Int(area.town)]
    }
  }
}
