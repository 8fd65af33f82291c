extension TimeZones {
  /// Returns the clock of a region of a country with several, or `nil` if the region is divided or unknown.
  ///
  /// - Parameters:
  ///   - region: One of the names that `RegionNames` has for the region, in any case of letters.
  ///   - country: The code of the country (ISO 3166-1 alpha-2).
  package static func clock(ofRegion region: String, in country: String) -> CountryClock? {
    guard let clocks = clocksOfRegions[country] else { return nil }
    return clocks[region] ?? clocks[region.lowercased()]
  }

  /// The clocks by country and by each name of a region, as it is usually written and in small letters.
  private static let clocksOfRegions: [String: [String: CountryClock]] = {
    var clocks: [String: [String: CountryClock]] = [:]
    for line in regions.split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.split(separator: " ") }
      guard parts.count == 2, parts[0].count > 1 else { continue }
      let country = String(parts[0][0])
      let (zone, others) = (String(parts[0][1]), parts[0].dropFirst(2).map(String.init))
      for name in parts[1] {
        let name = String(name.map { $0 == "_" ? " " : $0 })
        for name in [name] + RegionNames.others(than: name, in: country) {
          for spelling in [name, name.lowercased()] {
            clocks[country, default: [:]][spelling] =
              others.isEmpty ? .one(zone) : .mainland(zone, others: others)
          }
        }
      }
    }
    return clocks
  }()

  /// Country, zone, zones of small parts, and regions.
  ///
  /// Source: the comments of IANA `zone.tab` 2026f, which name the regions of a zone. A region appears with
  /// one zone if all of it has the same time, and with others if at least 97 of 100 people have that of the
  /// first, such as Arizona beside the Navajo Nation. Regions with larger parts, such as Texas with El Paso,
  /// are not here, and neither are those that tell towns apart by custom only.
  private static let regions = """
    AU Australia/Adelaide: SA
    AU Australia/Brisbane: QLD
    AU Australia/Darwin: NT
    AU Australia/Hobart: TAS
    AU Australia/Melbourne: VIC
    AU Australia/Perth Australia/Eucla: WA
    AU Australia/Sydney: ACT JBT
    AU Australia/Sydney Australia/Broken_Hill Australia/Lord_Howe: NSW
    BR America/Araguaina: TO
    BR America/Bahia: BA
    BR America/Belem: AP PA
    BR America/Boa_Vista: RR
    BR America/Campo_Grande: MS
    BR America/Cuiaba: MT
    BR America/Fortaleza: CE MA PB PI RN
    BR America/Maceio: AL SE
    BR America/Porto_Velho: RO
    BR America/Recife America/Noronha: PE
    BR America/Rio_Branco: AC
    BR America/Sao_Paulo: DF ES GO MG PR RJ RS SC SP
    CA America/Edmonton: AB NT
    CA America/Halifax: NS PE
    CA America/Moncton: NB
    CA America/Regina America/Edmonton: SK
    CA America/Toronto America/Atikokan America/Winnipeg: ON
    CA America/Toronto America/Blanc-Sablon America/Halifax: QC Québec
    CA America/Vancouver America/Creston America/Dawson_Creek America/Edmonton America/Fort_Nelson: BC
    CA America/Whitehorse: YT
    CA America/Winnipeg: MB
    CL America/Coyhaique: Aysén
    CL America/Punta_Arenas: Magallanes
    CL America/Santiago: Región_Metropolitana
    EC Pacific/Galapagos: Galápagos
    ES Africa/Ceuta: CE ML
    ES Atlantic/Canary: GC TF Canarias Islas_Canarias
    ID Asia/Jakarta: DKI_Jakarta Banten Jawa_Barat Jawa_Tengah Jawa_Timur Daerah_Istimewa_Yogyakarta
    ID Asia/Jakarta: Aceh Bengkulu Jambi Kepulauan_Bangka_Belitung Kepulauan_Riau Lampung Riau
    ID Asia/Jakarta: Sumatera_Barat Sumatera_Selatan Sumatera_Utara
    ID Asia/Jayapura: Maluku Maluku_Utara Papua Papua_Barat
    ID Asia/Makassar: Bali Gorontalo Nusa_Tenggara_Barat Nusa_Tenggara_Timur Kalimantan_Selatan
    ID Asia/Makassar: Kalimantan_Timur Kalimantan_Utara Sulawesi_Barat Sulawesi_Selatan Sulawesi_Tengah
    ID Asia/Makassar: Sulawesi_Tenggara Sulawesi_Utara
    ID Asia/Pontianak: Kalimantan_Barat Kalimantan_Tengah
    MX America/Cancun: Q.R.
    MX America/Hermosillo: Son.
    MX America/Mazatlan: B.C.S. Sin.
    MX America/Merida: Camp. Yuc.
    MX America/Mexico_City: Ags. CDMX Chis. Col. Gro. Gto. Hgo. Jal. Mich. Mor. Méx. Oax. Pue. Qro. S.L.P.
    MX America/Mexico_City: Tab. Tlax. Ver. Zac.
    MX America/Monterrey America/Matamoros: N.L.
    MX America/Monterrey: Dgo.
    MX America/Tijuana: B.C.
    PT Atlantic/Azores: Açores Azores
    PT Atlantic/Madeira: Madeira
    US America/Chicago: AL AR IA IL LA MN MO MS OK WI
    US America/Denver: CO MT NM UT WY
    US America/Los_Angeles America/Denver: NV
    US America/Los_Angeles: CA WA
    US America/New_York: CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV
    US America/Phoenix America/Denver: AZ
    US America/Puerto_Rico: PR
    US America/St_Thomas: VI
    US Pacific/Guam: GU
    US Pacific/Honolulu: HI
    US Pacific/Pago_Pago: AS
    US Pacific/Saipan: MP
    """
}
