import ClipsiteAppClips

/// Turns a cell's text into the value of a key, or says why the site would refuse it.
package struct FieldCheck {
  /// The result of checking a cell.
  package enum Outcome: Hashable, Sendable {
    /// It is written.
    case value(FieldValue)
    /// It is written, but a person should look at it.
    case doubtful(FieldValue, reason: String)
    /// It is left out.
    case refused(reason: String)
  }

  /// The longest value that is written, in bytes: thirty of them still fit into the 64 KiB of front matter.
  package static let maximumLength = 2_048

  /// Indicates whether a file exists at a path relative to the folder of the pages.
  package let fileExists: (String) throws(ImportError) -> Bool

  /// Returns the result for a text that is not empty.
  ///
  /// - Throws: `ImportError.inputOutput` when the system does not tell whether a picture is there.
  package func outcome(of text: String, as kind: FrontMatterKey.Kind) throws(ImportError) -> Outcome {
    if text.utf8.count > Self.maximumLength {
      return .refused(reason: "it is longer than \(Self.maximumLength) bytes; text belongs in the body")
    }
    switch kind {
    case .text(let limit): return self.text(text, limit: limit)
    case .choice(let words): return choice(text.lowercased(), of: words)
    case .category: return choice(text.uppercased(), of: BusinessCategory.allCases.map(\.rawValue))
    case .hours: return hours(text)
    case .aliases: return aliases(text)
    case .image: return try image(text)
    case .country: return country(text)
    case .latitude, .longitude: return coordinate(text, isLatitude: kind == .latitude)
    case .phone: return phone(text)
    }
  }

  private func text(_ text: String, limit: Int?) -> Outcome {
    guard let limit, text.count > limit else { return .value(.text(text)) }
    return .refused(reason: "it has \(text.count) characters; App Clip cards show at most \(limit)")
  }

  private func choice(_ word: String, of words: [String]) -> Outcome {
    if words.contains(word) { return .value(.literal(word)) }
    return .refused(reason: "it is none of \(words.joined(separator: ", "))")
  }

  private func hours(_ text: String) -> Outcome {
    list(text, rule: "opening hours are days and times, as in `Mo-Fr 06:00-18:00`") { item in
      (try? OpeningHours(item)) != nil
    }
  }

  private func aliases(_ text: String) -> Outcome {
    list(text, rule: "an alias is a path such as `/m`, or an https URL") { item in
      if item.hasPrefix("/") { return !item.hasPrefix("//") && !item.contains(" ") }
      return (try? WebURL(item))?.isSecure == true
    }
  }

  /// The items that follow a rule; the others are left out.
  private func list(_ text: String, rule: String, _ isValid: (String) -> Bool) -> Outcome {
    let items = Self.items(of: text)
    let valid = items.filter(isValid)
    if valid.isEmpty { return .refused(reason: rule) }
    if valid.count == items.count { return .value(.list(valid)) }
    return .doubtful(.list(valid), reason: "some of it is left out: \(rule)")
  }

  private func image(_ text: String) throws(ImportError) -> Outcome {
    if text.contains(":") {
      do { return .value(.text(try WebURL(text).rawValue)) } catch { return .refused(reason: error.message) }
    }
    let leaves = text.hasPrefix("/") || text.contains("\\") || text.split(separator: "/").contains("..")
    let isThere = leaves ? false : try fileExists(text)
    return isThere ? .value(.text(text)) : .refused(reason: "no such picture stands beside the page")
  }

  private func country(_ text: String) -> Outcome {
    do {
      return .value(.text(try CountryCode(text).rawValue))
    } catch {
      return .doubtful(.text(text), reason: error.message)
    }
  }

  private func coordinate(_ text: String, isLatitude: Bool) -> Outcome {
    let spelling = Self.decimal(text)
    do {
      _ = try GeoCoordinates(latitude: isLatitude ? spelling : "0", longitude: isLatitude ? "0" : spelling)
    } catch {
      return .refused(reason: error.message)
    }
    return .value(.literal(spelling))
  }

  private func phone(_ text: String) -> Outcome {
    do {
      return .value(.text(try PhoneNumber(text).rawValue))
    } catch {
      return .refused(reason: error.message)
    }
  }

  /// The items between `|` signs, or between semicolons where there is no such sign.
  private static func items(of text: String) -> [String] {
    let items = text.split(separator: text.contains("|") ? "|" : ";")
    return items.map { PlainText.line(String($0)) }.filter { !$0.isEmpty }
  }

  /// A number with a dot: without `+`, with a zero before the dot, and with a dot in place of a comma.
  private static func decimal(_ text: String) -> String {
    var text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if let comma = text.firstIndex(of: ","), !text.contains(".") {
      text.replaceSubrange(comma...comma, with: ".")
    }
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }
}
