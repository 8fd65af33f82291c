/// The kind of business at a place (App Store Connect API, `AppClipAdvancedExperience`, `businessCategory`).
public enum BusinessCategory: String, Hashable, Sendable, CaseIterable {
  /// Garages and car dealers.
  case automotive = "AUTOMOTIVE"
  /// Hair, nails and cosmetics.
  case beauty = "BEAUTY"
  /// Bicycle hire and shops.
  case bikes = "BIKES"
  /// Bookshops.
  case books = "BOOKS"
  /// Casinos.
  case casino = "CASINO"
  /// Schools and courses.
  case education = "EDUCATION"
  /// Schools and courses in Japan.
  case educationJapan = "EDUCATION_JAPAN"
  /// Entertainment.
  case entertainment = "ENTERTAINMENT"
  /// Chargers for electric vehicles.
  case evCharger = "EV_CHARGER"
  /// Banking in USD.
  case financialUSD = "FINANCIAL_USD"
  /// Banking in CNY.
  case financialCNY = "FINANCIAL_CNY"
  /// Banking in GBP.
  case financialGBP = "FINANCIAL_GBP"
  /// Banking in JPY.
  case financialJPY = "FINANCIAL_JPY"
  /// Banking in EUR.
  case financialEUR = "FINANCIAL_EUR"
  /// Gyms and studios.
  case fitness = "FITNESS"
  /// Restaurants, cafés and bars.
  case foodAndDrink = "FOOD_AND_DRINK"
  /// Filling stations.
  case gas = "GAS"
  /// Grocery shops.
  case grocery = "GROCERY"
  /// Doctors and pharmacies.
  case healthAndMedical = "HEALTH_AND_MEDICAL"
  /// Hotels and travel.
  case hotelAndTravel = "HOTEL_AND_TRAVEL"
  /// Music.
  case music = "MUSIC"
  /// Car parks and meters.
  case parking = "PARKING"
  /// Services for pets.
  case petServices = "PET_SERVICES"
  /// Professional services.
  case professionalServices = "PROFESSIONAL_SERVICES"
  /// Shops.
  case shopping = "SHOPPING"
  /// Tickets.
  case ticketing = "TICKETING"
  /// Public transport.
  case transit = "TRANSIT"
}
