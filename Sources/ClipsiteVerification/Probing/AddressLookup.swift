import ClipsitePlatform

/// Asks the system's name service.
enum AddressLookup {
  /// The addresses of a host, each once.
  static func look(up host: String) -> DomainObservation.Lookup {
    do throws(SystemError) {
      let found = try HostLookup.addresses(of: host).map { NetworkAddress($0.bytes, $0.text) }
      return found.isEmpty ? .failure("the name service knows no address") : .addresses(found)
    } catch {
      return .failure(error.reason)
    }
  }
}
