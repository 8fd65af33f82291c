/// The English names of countries where people write others than the table of `ClipsiteLocales` has.
///
/// A line is a code, the usual name, and other names after it. Countries that are not here have one name, which is
/// CLDR's.
enum EverydayCountryNames {
  /// One line a country, names separated by `|`.
  static let table = """
    AE United Arab Emirates|UAE|Emirates
    AG Antigua and Barbuda|Antigua
    AR Argentina|Argentine Republic
    AT Austria|Österreich
    AX Åland Islands|Åland
    BA Bosnia and Herzegovina|Bosnia|Bosnia Herzegovina
    BE Belgium|Belgique|België
    BL Saint Barthélemy|St Barts
    BN Brunei Darussalam|Brunei
    BO Bolivia|Plurinational State of Bolivia
    BQ Bonaire, Sint Eustatius and Saba|Bonaire|Caribbean Netherlands
    BR Brazil|Brasil
    CC Cocos Islands|Cocos (Keeling) Islands|Keeling Islands
    CD Congo, Democratic Republic of the|Democratic Republic of the Congo|DR Congo|DRC|Congo Kinshasa
    CG Congo|Republic of the Congo|Congo Brazzaville
    CH Switzerland|Schweiz|Suisse|Svizzera
    CI Côte d’Ivoire|Ivory Coast
    CN China|People’s Republic of China|PRC|Mainland China
    CV Cabo Verde|Cape Verde
    CZ Czechia|Czech Republic
    DE Germany|Deutschland|Federal Republic of Germany
    DK Denmark|Danmark
    ES Spain|España
    FI Finland|Suomi
    FK Falkland Islands|Malvinas|Falkland Islands (Malvinas)
    FM Micronesia|Federated States of Micronesia
    FO Faroe Islands|Faroes
    GB United Kingdom|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|\
    United Kingdom of Great Britain and Northern Ireland
    GR Greece|Hellas
    GS South Georgia and the South Sandwich Islands|South Georgia
    HK Hong Kong|Hong Kong SAR
    HM Heard Island and McDonald Islands
    HR Croatia|Hrvatska
    HU Hungary|Magyarország
    IE Ireland|Republic of Ireland|Éire
    IR Iran|Islamic Republic of Iran
    IT Italy|Italia
    KN Saint Kitts and Nevis|St Kitts
    KP North Korea|DPRK|Democratic People’s Republic of Korea
    KR South Korea|Korea|Republic of Korea
    LA Laos|Lao People’s Democratic Republic|Lao PDR
    LC Saint Lucia
    LU Luxembourg|Luxemburg
    MD Moldova|Republic of Moldova
    MF Saint Martin
    MK North Macedonia|Macedonia
    MM Myanmar|Burma
    MO Macao|Macau|Macao SAR
    NL Netherlands|Holland|Nederland
    NO Norway|Norge|Noreg
    NZ New Zealand|Aotearoa
    PL Poland|Polska
    PM Saint Pierre and Miquelon
    PN Pitcairn|Pitcairn Islands
    PS Palestine|State of Palestine|Palestinian Territories
    RO Romania|România
    RU Russia|Russian Federation
    SA Saudi Arabia|KSA
    SE Sweden|Sverige
    SH Saint Helena, Ascension and Tristan da Cunha|Saint Helena
    SJ Svalbard and Jan Mayen|Svalbard
    SK Slovakia|Slovak Republic
    ST São Tomé and Príncipe
    SY Syria|Syrian Arab Republic
    SZ Eswatini|Swaziland
    TC Turks and Caicos Islands|Turks and Caicos
    TL Timor-Leste|East Timor
    TR Türkiye|Turkey
    TT Trinidad and Tobago|Trinidad
    TW Taiwan|Chinese Taipei
    TZ Tanzania|United Republic of Tanzania
    UM United States Minor Outlying Islands
    US United States|USA|United States of America|America
    VA Vatican City|Holy See|Vatican
    VC Saint Vincent and the Grenadines|St Vincent
    VE Venezuela|Bolivarian Republic of Venezuela
    VG British Virgin Islands|Virgin Islands (British)
    VI United States Virgin Islands|US Virgin Islands|Virgin Islands (U.S.)
    VN Vietnam|Viet Nam
    WF Wallis and Futuna
    """
}
