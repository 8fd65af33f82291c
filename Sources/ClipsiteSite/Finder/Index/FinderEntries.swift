import ClipsiteSystem
import ClipsiteText

/// All locations of a search page with their towns, postal codes, and hours.
struct FinderEntries: Sendable {
  /// A town or a postal code.
  struct Area: Sendable {
    let area: FinderArea
    /// The number of its locations.
    fileprivate(set) var count = 0
    /// One of its locations in the middle of those with coordinates. The middle one of a list, and not the
    /// average: one wrong number in a table would move a town to a place where a search finds nothing.
    fileprivate(set) var point: FinderPoint?
    /// The town of a code, or the town itself.
    fileprivate(set) var town: Int32
    fileprivate var points: [FinderPoint] = []

    fileprivate init(_ area: FinderArea, town: Int32) { (self.area, self.town) = (area, town) }

    fileprivate mutating func add(_ point: FinderPoint?) {
      count += 1
      if let point { points.append(point) }
    }

    /// Finds the point when all locations are added.
    fileprivate mutating func findPoint() {
      guard let first = points.first else { return }
      let latitude = Self.middle(points.map { Int64($0.latitude) })
      let longitude = Self.middle(points.map { Self.east(of: first, to: $0) })
      func distance(_ point: FinderPoint) -> Int64 {
        abs(Int64(point.latitude) - latitude) + abs(Self.east(of: first, to: point) - longitude)
      }
      point = points.min { distance($0) < distance($1) }
      points = []
    }

    private static func middle(_ numbers: [Int64]) -> Int64 { numbers.sorted()[(numbers.count - 1) / 2] }

    /// The difference of two longitudes on the shorter way.
    private static func east(of first: FinderPoint, to point: FinderPoint) -> Int64 {
      let difference = Int64(point.longitude) - Int64(first.longitude)
      return difference > 18_000_000
        ? difference - 36_000_000 : difference < -18_000_000 ? difference + 36_000_000 : difference
    }
  }

  private(set) var places: [FinderPlace] = []
  private(set) var areas: [Area] = []
  private(set) var hours = FinderHours()
  /// The words of the names, each with those of its street after it, with a space between them.
  private(set) var words: [UInt8] = []
  private(set) var wordEnds: [FinderWordEnds] = []
  /// The regions, each with its first location.
  private(set) var regions: [FinderRegion: PageID] = [:]

  /// Reads the locations on all cores.
  init(_ scope: FinderScope, in site: Site, with tables: FinderTables, _ workers: Workers) {
    let pages = scope.locations(in: site)
    let slices = workers.map(pages.count, by: 2048) { range in
      FinderSlice(pages[range], of: scope, in: site, with: tables)
    }
    var positions: [FinderArea: Int32] = [:]
    for slice in slices { add(slice, &positions) }
    for place in places {
      for area in [place.town, place.code] where area >= 0 { areas[Int(area)].add(place.point) }
    }
    for area in areas.indices { areas[area].findPoint() }
  }

  private mutating func add(_ slice: FinderSlice, _ positions: inout [FinderArea: Int32]) {
    let wordStart = Int32(words.count)
    words += slice.words
    wordEnds += slice.wordEnds.map {
      FinderWordEnds(
        name: $0.name + wordStart, street: $0.street + wordStart, house: $0.house + wordStart)
    }
    regions.merge(slice.regions) { first, _ in first }
    for place in slice.places {
      let town = place.town.map { position(of: $0, &positions) } ?? -1
      let code = place.code.map { position(of: $0, &positions) } ?? -1
      if code >= 0 { areas[Int(code)].town = town }
      let open = place.hours.map { hours.positions(of: $0) } ?? (hours: -1, clock: -1)
      places.append(
        FinderPlace(
          record: place.record, point: place.point, town: town, code: code, hours: open.hours,
          clock: open.clock))
    }
  }

  private mutating func position(of area: FinderArea, _ positions: inout [FinderArea: Int32]) -> Int32 {
    if let known = positions[area] { return known }
    let position = Int32(areas.count)
    areas.append(Area(area, town: area.kind == .town ? position : -1))
    positions[area] = position
    return position
  }

  /// Returns the name of a location, from its record.
  func name(of place: Int32) -> String {
    let record = places[Int(place)].record + [UInt8(ascii: "]")]
    return (try? JSONParser.parse(record).value)?.elements?.first?.text ?? ""
  }

  /// Appends the record of a location: name, business, street, town, URL, miles, point, telephone number, and
  /// the number of its hours if they are known.
  func append(record place: Int, to output: inout [UInt8]) {
    let place = places[place]
    output += place.record
    if place.hours >= 0 {
      output.append(UInt8(ascii: ","))
      output += "\(hours.number(hours: place.hours, clock: place.clock))".utf8
    }
    output.append(UInt8(ascii: "]"))
  }

  /// A hash of all records and of the table of hours, the same on every machine.
  func version(with table: [UInt8]) -> String {
    var hash = StableHash()
    for place in places { hash.add(place.record) }
    hash.add(table)
    for place in places { hash.add(UInt64(bitPattern: Int64(place.hours))) }
    return String(hash.value, radix: 36)
  }

  /// The number of bytes of a record, nearly.
  func length(ofRecord place: Int) -> Int { places[place].record.count + 5 }

  /// The number of bytes of a town or code, nearly.
  func length(ofArea area: Int) -> Int {
    areas[area].area.name.utf8.count + areas[area].area.rest.utf8.count + 36
  }

  /// Appends a town or code: 0 or 1, its name, what tells it from others, its number of locations, the file
  /// of its locations without coordinates, and if it has a point, that and the number of leaves to load.
  func append(area position: Int, file: Int32, leaves: Int, to output: inout [UInt8]) {
    let area = areas[position]
    JSONWriter.append(to: &output) { writer in
      writer.beginArray()
      writer.number(area.area.kind.rawValue)
      writer.string(area.area.name)
      writer.string(area.area.rest)
      writer.number(area.count)
      writer.number(Int(file))
      if let point = area.point {
        writer.number(Int(point.latitude))
        writer.number(Int(point.longitude))
        writer.number(leaves)
      }
      writer.endArray()
    }
  }
}
