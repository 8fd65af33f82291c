import ClipsiteAppClips

/// The words of streets and towns that Apple Maps and authors write in full or short, by country. “St” is a street
/// or a saint in the United States, and a saint in France.
enum StreetWords {
  /// A language of street names, and the countries that write them so.
  private struct Group {
    let countries: Set<String>
    /// The short form of each word, folded. It is empty for a word that can be missing.
    let short: [String: String]
    /// The ends of words that are written short, as in “Hauptstr.”, folded.
    var ends: [String: String] = [:]

    init(_ countries: String, _ words: String, ends: [String: String] = [:]) {
      self.countries = Set(countries.split(separator: " ").map(String.init))
      var short: [String: String] = [:]
      for entry in words.split(separator: ",") {
        let forms = entry.split(separator: " ").map(String.init)
        for form in forms { short[form] = forms[0] == "-" ? "" : forms[0] }
      }
      self.short = short
      self.ends = ends
    }
  }

  private static let english = Group(
    "US CA GB IE AU NZ ZA SG",
    "st street saint,ave av avenue,rd road,blvd boul boulevard,dr drive,ln lane,ct court,pl place,sq square,"
      + "hwy highway,pkwy parkway,ter terr terrace,cir circle,cres crescent,trl trail,aly alley,plz plaza,"
      + "expy expressway,fwy freeway,- suite ste apartment apt unit no,fl floor,bldg building,mt mount,ft fort,"
      + "n north,s south,e east,w west,ne northeast,nw northwest,se southeast,sw southwest,"
      + "1st first,2nd second,3rd third,4th fourth,5th fifth,6th sixth,7th seventh,8th eighth,9th ninth,"
      + "10th tenth")
  private static let german = Group(
    "DE AT CH LI LU", "str strasse,pl platz,dr doktor,prof professor,st sankt,nr nummer",
    ends: ["strasse": "str", "platz": "pl"])
  private static let french = Group(
    "FR BE CH LU MC CA",
    "av ave avenue,bd boul blvd boulevard,pl place,rte route,imp impasse,all allee,ch chemin,fg faubourg,"
      + "sq square,st saint,ste sainte,r rue")
  private static let spanish = Group(
    "ES MX AR CL CO PE UY EC",
    "c calle,av avda avenida,pza plza plaza,po paseo,ctra carretera,ntra nuestra,"
      + "sta santa,sto santo")
  private static let italian = Group(
    "IT CH SM", "v via,pza piazza,cso corso,vle viale,lgo largo,s san,sta santa")
  private static let portuguese = Group(
    "PT BR", "r rua,av avenida,pca praca,tv trav travessa,rod rodovia,estr estrada,lgo largo,dr doutor")
  private static let dutch = Group(
    "NL BE", "str straat,pl plein,ln laan,st sint", ends: ["straat": "str", "plein": "pl", "laan": "ln"])
  private static let nordic = Group("SE NO DK FI", "g gata gate gade,v vag vei vej veg,pl plats plass plads")
  private static let all = [english, german, french, spanish, italian, portuguese, dutch, nordic]

  /// Returns a folded street with its words in their short forms.
  ///
  /// - Parameter country: The country of the address, or `nil` if nobody states it. Then the words of all
  ///   countries count.
  static func shortened(_ folded: String, in country: CountryCode?) -> String {
    let groups = all.filter { group in country.map { group.countries.contains($0.rawValue) } ?? true }
    var words: [String] = []
    for word in folded.split(separator: " ").map(String.init) {
      // “P.za” is one word with a period in it.
      if let last = words.last, last.utf8.count == 1, last.utf8.first?.isDigit == false,
        groups.contains(where: { $0.short[last + word] != nil })
      {
        words[words.count - 1] += word
      } else {
        words.append(word)
      }
    }
    return words.map { word in groups.reduce(word) { shortened($0, by: $1) } }.filter { $0 != "" }
      .joined(separator: " ")
  }

  private static func shortened(_ word: String, by group: Group) -> String {
    if let short = group.short[word] { return short }
    for (end, short) in group.ends where word.utf8.count > end.utf8.count && word.hasSuffix(end) {
      return word.dropLast(end.count) + short
    }
    return word
  }
}
