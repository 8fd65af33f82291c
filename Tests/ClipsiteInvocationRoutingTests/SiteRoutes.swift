// swift-format-ignore-file
// Written by `clipsite routes --format swift`; changes are lost when it is written again.

import ClipsiteInvocationRouting

/// The businesses and locations of Ferry Street.
enum SiteLocation: String, CaseIterable, Sendable {
  /// Good things near the ferry: <https://example.com/>
  case index = "index"
  /// Ferry Street Donuts: <https://ferrystreet.example.net/>
  case ferryStreet = "ferry-street/index"
  /// Market Street: <https://ferrystreet.example.net/market>
  case ferryStreetMarket = "ferry-street/market"
  /// The Mission: <https://ferrystreet.example.net/mission>
  case ferryStreetMission = "ferry-street/mission"
  /// San Francisco International Airport, International Terminal Departures: <https://example.com/harbor-coffee/sfo>
  case harborCoffeeAirport = "harbor-coffee/airport"
  /// Embarcadero: <https://example.com/harbor-coffee/embarcadero>
  case harborCoffeeEmbarcadero = "harbor-coffee/embarcadero"
  /// קפה הנמל, חיפה: <https://example.com/harbor-coffee/haifa>
  case harborCoffeeHaifa = "harbor-coffee/haifa"
  /// Harbor Coffee: <https://example.com/harbor-coffee>
  case harborCoffee = "harbor-coffee/index"
  /// Ferry Plaza Lot: <https://example.com/pier-parking/ferry-plaza>
  case pierParkingFerryPlaza = "pier-parking/ferry-plaza"
  /// Pier Parking: <https://example.com/pier-parking>
  case pierParking = "pier-parking/index"
  /// Mission Garage: <https://example.com/pier-parking/mission-garage>
  case pierParkingMissionGarage = "pier-parking/mission-garage"
  /// Amsterdam Noord: <https://example.com/tide-bikes/amsterdam>
  case tideBikesAmsterdam = "tide-bikes/amsterdam"
  /// Golden Gate Park: <https://example.com/tide-bikes/golden-gate-park>
  case tideBikesGoldenGatePark = "tide-bikes/golden-gate-park"
  /// Tide Bikes: <https://example.com/tide-bikes>
  case tideBikes = "tide-bikes/index"
  /// Sausalito Dock: <https://example.com/tide-bikes/sausalito>
  case tideBikesSausalito = "tide-bikes/sausalito"

  /// The location that an invocation leads to; nil for the start screen.
  init?(_ invocation: Invocation) {
    guard let id = invocation.location?.id else { return nil }
    self.init(rawValue: id)
  }
}

extension RoutingTable {
  /// The URLs of Ferry Street.
  static let site = RoutingTable(generated: #"{"version":1,"clip":"com.example.Donuts.Clip","folders":[["",[["index","Good things near the ferry"]]],["ferry-street",[["index","Ferry Street Donuts"],["","Market Street",37.79362,-122.39581],["","The Mission",37.75874,-122.41892]]],["harbor-coffee",[["airport","San Francisco International Airport, International Terminal Departures",37.61672,-122.39118],["","Embarcadero",37.79721,-122.39456],["","קפה הנמל, חיפה",32.82134,34.99702],["index","Harbor Coffee"]]],["pier-parking",[["","Ferry Plaza Lot",37.79518,-122.39206],["index","Pier Parking"],["","Mission Garage",37.75692,-122.41974]]],["tide-bikes",[["","Amsterdam Noord",52.38252,4.90354],["","Golden Gate Park",37.77183,-122.45457],["index","Tide Bikes"],["","Sausalito Dock",37.85634,-122.47813]]]],"hosts":{"example.com":{"":0,"dock":-15,"harbor-coffee":{"":7,"embarcadero":5,"haifa":6,"sfo":4},"pier-parking":{"":9,"ferry-plaza":8,"mission-garage":10},"tide-bikes":{"":13,"amsterdam":{"":11,"nl":-12},"golden-gate-park":12,"sausalito":14}},"ferrystreet.example.net":{"":1,"m":-3,"market":{"":2,"order":-3},"mission":3},"go.example.com":{"e":-6,"m":-3,"mission":-4,"p":-9}}}"#)
}
