/// What can go wrong between a test and the browser.
enum BrowserError: Error, CustomStringConvertible {
  /// No browser is installed; the packages that have one.
  case missing(String)
  /// The browser has ended.
  case gone
  /// The browser did not answer in time; what was waited for.
  case silent(String)
  /// The browser refused a call; the name of the call and the reason. A page that goes elsewhere is such a
  /// reason.
  case refused(String, String)
  /// The script of a test threw.
  case thrown(String)

  var description: String {
    switch self {
    case .missing(let packages): "no browser is installed: apt-get install \(packages)"
    case .gone: "the browser has ended"
    case .silent(let call): "no answer in time: \(call)"
    case .refused(let method, let reason): "\(method): \(reason)"
    case .thrown(let text): text
    }
  }
}
