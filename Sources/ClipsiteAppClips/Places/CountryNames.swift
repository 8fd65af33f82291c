/// The countries: code, English short name, other usual names after it.
///
/// The codes are all of ISO 3166-1 alpha-2, and `XK` for Kosovo, which has none there. ISO leaves this code to
/// users, and CLDR and libphonenumber use it. The names are everyday English.
enum CountryNames {
  /// One line a country, names separated by `|`.
  static let table = """
    AD Andorra
    AE United Arab Emirates|UAE|Emirates
    AF Afghanistan
    AG Antigua and Barbuda|Antigua
    AI Anguilla
    AL Albania
    AM Armenia
    AO Angola
    AQ Antarctica
    AR Argentina|Argentine Republic
    AS American Samoa
    AT Austria|Österreich
    AU Australia
    AW Aruba
    AX Åland Islands|Åland
    AZ Azerbaijan
    BA Bosnia and Herzegovina|Bosnia|Bosnia Herzegovina
    BB Barbados
    BD Bangladesh
    BE Belgium|Belgique|België
    BF Burkina Faso
    BG Bulgaria
    BH Bahrain
    BI Burundi
    BJ Benin
    BL Saint Barthélemy|St Barts
    BM Bermuda
    BN Brunei Darussalam|Brunei
    BO Bolivia|Plurinational State of Bolivia
    BQ Bonaire, Sint Eustatius and Saba|Bonaire|Caribbean Netherlands
    BR Brazil|Brasil
    BS Bahamas
    BT Bhutan
    BV Bouvet Island
    BW Botswana
    BY Belarus
    BZ Belize
    CA Canada
    CC Cocos Islands|Cocos (Keeling) Islands|Keeling Islands
    CD Congo, Democratic Republic of the|Democratic Republic of the Congo|DR Congo|DRC|Congo Kinshasa
    CF Central African Republic
    CG Congo|Republic of the Congo|Congo Brazzaville
    CH Switzerland|Schweiz|Suisse|Svizzera
    CI Côte d’Ivoire|Ivory Coast
    CK Cook Islands
    CL Chile
    CM Cameroon
    CN China|People’s Republic of China|PRC|Mainland China
    CO Colombia
    CR Costa Rica
    CU Cuba
    CV Cabo Verde|Cape Verde
    CW Curaçao
    CX Christmas Island
    CY Cyprus
    CZ Czechia|Czech Republic
    DE Germany|Deutschland|Federal Republic of Germany
    DJ Djibouti
    DK Denmark|Danmark
    DM Dominica
    DO Dominican Republic
    DZ Algeria
    EC Ecuador
    EE Estonia
    EG Egypt
    EH Western Sahara
    ER Eritrea
    ES Spain|España
    ET Ethiopia
    FI Finland|Suomi
    FJ Fiji
    FK Falkland Islands|Malvinas|Falkland Islands (Malvinas)
    FM Micronesia|Federated States of Micronesia
    FO Faroe Islands|Faroes
    FR France
    GA Gabon
    GB United Kingdom|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|\
    United Kingdom of Great Britain and Northern Ireland
    GD Grenada
    GE Georgia
    GF French Guiana
    GG Guernsey
    GH Ghana
    GI Gibraltar
    GL Greenland
    GM Gambia
    GN Guinea
    GP Guadeloupe
    GQ Equatorial Guinea
    GR Greece|Hellas
    GS South Georgia and the South Sandwich Islands|South Georgia
    GT Guatemala
    GU Guam
    GW Guinea-Bissau
    GY Guyana
    HK Hong Kong|Hong Kong SAR
    HM Heard Island and McDonald Islands
    HN Honduras
    HR Croatia|Hrvatska
    HT Haiti
    HU Hungary|Magyarország
    ID Indonesia
    IE Ireland|Republic of Ireland|Éire
    IL Israel
    IM Isle of Man
    IN India
    IO British Indian Ocean Territory
    IQ Iraq
    IR Iran|Islamic Republic of Iran
    IS Iceland
    IT Italy|Italia
    JE Jersey
    JM Jamaica
    JO Jordan
    JP Japan
    KE Kenya
    KG Kyrgyzstan
    KH Cambodia
    KI Kiribati
    KM Comoros
    KN Saint Kitts and Nevis|St Kitts
    KP North Korea|DPRK|Democratic People’s Republic of Korea
    KR South Korea|Korea|Republic of Korea
    KW Kuwait
    KY Cayman Islands
    KZ Kazakhstan
    LA Laos|Lao People’s Democratic Republic|Lao PDR
    LB Lebanon
    LC Saint Lucia
    LI Liechtenstein
    LK Sri Lanka
    LR Liberia
    LS Lesotho
    LT Lithuania
    LU Luxembourg|Luxemburg
    LV Latvia
    LY Libya
    MA Morocco
    MC Monaco
    MD Moldova|Republic of Moldova
    ME Montenegro
    MF Saint Martin
    MG Madagascar
    MH Marshall Islands
    MK North Macedonia|Macedonia
    ML Mali
    MM Myanmar|Burma
    MN Mongolia
    MO Macao|Macau|Macao SAR
    MP Northern Mariana Islands
    MQ Martinique
    MR Mauritania
    MS Montserrat
    MT Malta
    MU Mauritius
    MV Maldives
    MW Malawi
    MX Mexico
    MY Malaysia
    MZ Mozambique
    NA Namibia
    NC New Caledonia
    NE Niger
    NF Norfolk Island
    NG Nigeria
    NI Nicaragua
    NL Netherlands|Holland|Nederland
    NO Norway|Norge|Noreg
    NP Nepal
    NR Nauru
    NU Niue
    NZ New Zealand|Aotearoa
    OM Oman
    PA Panama
    PE Peru
    PF French Polynesia
    PG Papua New Guinea
    PH Philippines
    PK Pakistan
    PL Poland|Polska
    PM Saint Pierre and Miquelon
    PN Pitcairn|Pitcairn Islands
    PR Puerto Rico
    PS Palestine|State of Palestine|Palestinian Territories
    PT Portugal
    PW Palau
    PY Paraguay
    QA Qatar
    RE Réunion
    RO Romania|România
    RS Serbia
    RU Russia|Russian Federation
    RW Rwanda
    SA Saudi Arabia|KSA
    SB Solomon Islands
    SC Seychelles
    SD Sudan
    SE Sweden|Sverige
    SG Singapore
    SH Saint Helena, Ascension and Tristan da Cunha|Saint Helena
    SI Slovenia
    SJ Svalbard and Jan Mayen|Svalbard
    SK Slovakia|Slovak Republic
    SL Sierra Leone
    SM San Marino
    SN Senegal
    SO Somalia
    SR Suriname
    SS South Sudan
    ST São Tomé and Príncipe
    SV El Salvador
    SX Sint Maarten
    SY Syria|Syrian Arab Republic
    SZ Eswatini|Swaziland
    TC Turks and Caicos Islands|Turks and Caicos
    TD Chad
    TF French Southern Territories
    TG Togo
    TH Thailand
    TJ Tajikistan
    TK Tokelau
    TL Timor-Leste|East Timor
    TM Turkmenistan
    TN Tunisia
    TO Tonga
    TR Türkiye|Turkey
    TT Trinidad and Tobago|Trinidad
    TV Tuvalu
    TW Taiwan|Chinese Taipei
    TZ Tanzania|United Republic of Tanzania
    UA Ukraine
    UG Uganda
    UM United States Minor Outlying Islands
    US United States|USA|United States of America|America
    UY Uruguay
    UZ Uzbekistan
    VA Vatican City|Holy See|Vatican
    VC Saint Vincent and the Grenadines|St Vincent
    VE Venezuela|Bolivarian Republic of Venezuela
    VG British Virgin Islands|Virgin Islands (British)
    VI United States Virgin Islands|US Virgin Islands|Virgin Islands (U.S.)
    VN Vietnam|Viet Nam
    VU Vanuatu
    WF Wallis and Futuna
    WS Samoa
    XK Kosovo
    YE Yemen
    YT Mayotte
    ZA South Africa
    ZM Zambia
    ZW Zimbabwe
    """
}
