/// Other usual names of countries than the English one of CLDR: code, and names after it.
enum OtherCountryNames {
  /// One line a country, names separated by `|`.
  static let table = """
    AE UAE|Emirates
    AG Antigua
    AR Argentine Republic
    AT Österreich
    AX Åland
    BA Bosnia
    BE Belgique|België
    BL St Barts
    BN Brunei Darussalam
    BO Plurinational State of Bolivia
    BQ Bonaire, Sint Eustatius and Saba|Bonaire
    BR Brasil
    CC Cocos Islands|Keeling Islands
    CD Congo, Democratic Republic of the|Democratic Republic of the Congo|DR Congo|DRC
    CG Congo|Republic of the Congo
    CH Schweiz|Suisse|Svizzera
    CI Ivory Coast
    CN People’s Republic of China|PRC|Mainland China
    CV Cabo Verde
    CZ Czech Republic
    DE Deutschland|Federal Republic of Germany
    DK Danmark
    ES España
    FI Suomi
    FK Malvinas|Falkland Islands (Malvinas)
    FM Federated States of Micronesia
    FO Faroes
    GB UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|\
    United Kingdom of Great Britain and Northern Ireland
    GR Hellas
    GS South Georgia and the South Sandwich Islands|South Georgia
    HK Hong Kong SAR
    HM Heard Island and McDonald Islands
    HR Hrvatska
    HU Magyarország
    IE Republic of Ireland|Éire
    IR Islamic Republic of Iran
    IT Italia
    KN St Kitts
    KP DPRK|Democratic People’s Republic of Korea
    KR Korea|Republic of Korea
    LA Lao People’s Democratic Republic|Lao PDR
    LU Luxemburg
    MD Republic of Moldova
    MK Macedonia
    MM Myanmar|Burma
    MO Macau|Macao SAR
    NL Holland|Nederland
    NO Norge|Noreg
    NZ Aotearoa
    PL Polska
    PN Pitcairn
    PS Palestine|State of Palestine
    RU Russian Federation
    SA KSA
    SE Sverige
    SH Saint Helena, Ascension and Tristan da Cunha
    SJ Svalbard
    SK Slovak Republic
    SY Syrian Arab Republic
    SZ Swaziland
    TC Turks and Caicos
    TL East Timor
    TR Turkey
    TT Trinidad
    TW Chinese Taipei
    TZ United Republic of Tanzania
    UM United States Minor Outlying Islands
    US USA|United States of America|America
    VA Holy See|Vatican
    VC Saint Vincent and the Grenadines|St Vincent
    VE Bolivarian Republic of Venezuela
    VG Virgin Islands (British)
    VI United States Virgin Islands|Virgin Islands (U.S.)
    """
}
