/// An action that the App Clip offers at a place, as Maps shows it (App Store Connect API,
/// `AppClipAdvancedExperience`, `place.mapAction`).
public enum MapAction: String, Hashable, Sendable, CaseIterable {
  /// Buy tickets.
  case buyTickets = "BUY_TICKETS"
  /// See what is free.
  case viewAvailability = "VIEW_AVAILABILITY"
  /// See what it costs.
  case viewPricing = "VIEW_PRICING"
  /// Book a room.
  case hotelBookRoom = "HOTEL_BOOK_ROOM"
  /// Reserve a parking space.
  case parkingReserveParking = "PARKING_RESERVE_PARKING"
  /// Join the waiting list of a restaurant.
  case restaurantJoinWaitlist = "RESTAURANT_JOIN_WAITLIST"
  /// Have food brought.
  case restaurantOrderDelivery = "RESTAURANT_ORDER_DELIVERY"
  /// Order food.
  case restaurantOrderFood = "RESTAURANT_ORDER_FOOD"
  /// Order food to take away.
  case restaurantOrderTakeout = "RESTAURANT_ORDER_TAKEOUT"
  /// Reserve a table.
  case restaurantReservation = "RESTAURANT_RESERVATION"
  /// Make an appointment.
  case scheduleAppointment = "SCHEDULE_APPOINTMENT"
  /// See the menu.
  case restaurantViewMenu = "RESTAURANT_VIEW_MENU"
  /// See what is on.
  case theaterNowPlaying = "THEATER_NOW_PLAYING"
  /// Book a flight.
  case airlineBookTravel = "AIRLINE_BOOK_TRAVEL"
  /// Check in for a flight.
  case airlineCheckIn = "AIRLINE_CHECK_IN"
  /// See how a flight goes.
  case airlineFlightStatus = "AIRLINE_FLIGHT_STATUS"
  /// Apply.
  case apply = "APPLY"
  /// Book.
  case book = "BOOK"
  /// Book activities.
  case bookActivities = "BOOK_ACTIVITIES"
  /// Book rides.
  case bookRides = "BOOK_RIDES"
  /// Book a start at a golf course.
  case bookTeetimes = "BOOK_TEETIMES"
  /// Book tours.
  case bookTours = "BOOK_TOURS"
  /// See jobs.
  case careers = "CAREERS"
  /// Charge an electric vehicle.
  case chargeEV = "CHARGE_EV"
  /// See coupons.
  case coupons = "COUPONS"
  /// Give money.
  case donate = "DONATE"
  /// See events.
  case events = "EVENTS"
  /// See shows.
  case eventsShows = "EVENTS_SHOWS"
  /// See matches.
  case eventsSports = "EVENTS_SPORTS"
  /// Buy a gift card.
  case giftCard = "GIFT_CARD"
  /// See what a hotel has.
  case hotelAmenities = "HOTEL_AMENITIES"
  /// Become a member.
  case join = "JOIN"
  /// See free parking spaces.
  case parkingAvailable = "PARKING_AVAILABLE"
  /// Collect food.
  case restaurantPickup = "RESTAURANT_PICKUP"
  /// Ask for a price.
  case retailServiceQuote = "RETAIL_SERVICE_QUOTE"
  /// Have goods brought.
  case retailStoreDelivery = "RETAIL_STORE_DELIVERY"
  /// Collect goods.
  case retailStorePickup = "RETAIL_STORE_PICKUP"
  /// Buy goods.
  case retailStoreShop = "RETAIL_STORE_SHOP"
  /// See services.
  case services = "SERVICES"
  /// Get help.
  case support = "SUPPORT"
  /// Pay for parking.
  case payToPark = "PAY_TO_PARK"
}
