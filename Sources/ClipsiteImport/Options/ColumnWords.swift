import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales

/// Names of columns beside the names of the keys and their synonyms.
///
/// A word that means two things in two languages is in one list only, or in none. A person reads the
/// proposal.
enum ColumnWords {
  /// The English names that only tables have, by the keys that they suggest.
  static let english = [
    "id":
      "id store-id store-code store-number store-no store-num shop-id shop-code shop-number location-id "
      + "location-code location-number location-no branch-id branch-code branch-number site-id site-code "
      + "site-number outlet-id outlet-code facility-id place-id restaurant-id business-id "
      + "storeid locationid siteid shopid external-id internal-id record-id row-id uid uuid guid "
      + "global-id globalid ref reference identifier code object-id objectid fid osm-id",
    "title":
      "name store-name location-name business-name shop-name branch-name place-name display-name "
      + "facility-name site-name outlet-name restaurant-name "
      + "store branch",
    "place.street":
      "address-1 address-2 address-3 address-4 address-5 address-line-1 address-line-2 "
      + "address-line-3 address-line-4 address-line-5 street-1 street-2 street-name addr-street "
      + "addr-street-address full-address",
    "place.street.number": "addr-housenumber housenumber house-number house-no street-number",
    "place.locality": "municipality city-town town-city suburb addr-city",
    "place.region":
      "state-province state-province-region administrative-area state-region province-state state-county addr-state",
    "place.postal-code":
      "pincode pin-code postal-zip-code postal post-code addr-postcode postcode-zip zip-postal-code",
    "place.country": "country-region country-name addr-country",
    "place.phone": "primary-phone phone-1 main-phone contact-phone contact-number phone-no "
      + "telephone-number",
    "place.hours": "opening-times hours-of-operation store-hours business-hours operating-hours",
    "place.special-hours": "special-hours holiday-hours",
    "image": "cover-photo image-url photo-url",
    "body": "body text about content from-the-business",
  ]

  /// Names for the days on which a location is closed, which are no part of the hours in another column.
  static let closingDays = Set(
    ("closed geschlossen ferme cerrado chiuso closed-days closing-day closing-days days-closed weekly-holiday ruhetag ruhetage schliesstag schliesstage "
      + "jour-de-fermeture jours-de-fermeture dia-de-cierre dias-de-cierre giorno-di-chiusura 定休日 休業日 休館日 휴무일 公休日")
      .split(separator: " ").map(String.init))

  /// The order in which the names of a key are proposed where a table has several. The others have the rank
  /// 1, and those of the key itself 0.
  static let ranks = [
    "state": 0, "province": 0, "state-province": 0, "province-state": 0, "region": 2, "county": 3, "id": -1,
    "ref": 2, "reference": 2, "code": 2, "object-id": 3, "objectid": 3, "fid": 3,
  ]

  /// The last rank of names that mean the region in every country.
  static let lastRankOfRegions = 2

  /// The names in the other languages that the themes have labels in.
  static let translated = [
    "title":
      "bezeichnung firma filiale standort nom magasin nombre tienda nome negozio loja naam winkel "
      + "navn butik butikk namn nimi myymala nazwa sklep nazev prodejna nev uzlet ad adi isim magaza "
      + "sube όνομα επωνυμία κατάστημα назва магазин الاسم اسم שם 名称 店舗名 店名 名前 이름 매장명 상호 지점명 名稱 门店 "
      + "門市",
    "place.street":
      "strasse str anschrift adresse strasse-hausnummer strasse-nr strasse-und-hausnummer rue "
      + "calle direccion domicilio via indirizzo rua endereco morada logradouro straat straatnaam "
      + "adres gade gate gateadresse gata gatuadress adress katu osoite katuosoite ulica ulice "
      + "adresa utca cim sokak cadde διεύθυνση οδός вулиця адреса العنوان عنوان الشارع כתובת רחוב 住所 "
      + "주소 도로명주소 地址 街道",
    "place.street.number":
      "hausnummer hausnr haus-nr numero-civico huisnummer husnummer gatunummer talonumero "
      + "numer-domu nr-domu cislo-popisne cislo-domu hazszam kapi-no numero-exterior номер-будинку "
      + "מספר-בית numer-budynku nr-budynku num-ext numero-de-voie numero-voie no-exterior huisletter toevoeging "
      + "huisnummertoevoeging numero nr",
    "place.locality":
      "ort stadt gemeinde ville commune ciudad localidad poblacion municipio citta comune cidade "
      + "localidade concelho plaats woonplaats gemeente bynavn sted poststed postort kaupunki "
      + "paikkakunta postitoimipaikka miasto miejscowosc mesto obec varos telepules sehir πόλη місто "
      + "المدينة مدينة עיר 市区町村 都市 도시 시군구 城市",
    "place.region":
      "bundesland kanton departement provincia comunidad-autonoma estado provincie lan fylke "
      + "maakunta wojewodztwo megye il νομός περιφέρεια область المنطقة المحافظة מחוז 都道府県 시도 省 省份 州",
    "place.postal-code":
      "plz postleitzahl code-postal cp codigo-postal cap codice-postale cep postnr postnummer "
      + "postinumero kod-pocztowy psc iranyitoszam posta-kodu τκ індекс поштовий-індекс "
      + "الرمز-البريدي מיקוד 郵便番号 우편번호 邮编 邮政编码 郵遞區號",
    "place.country":
      "land staat pays pais paese maa kraj zeme orszag ulke χώρα країна البلد الدولة מדינה 国 国名 국가 "
      + "国家 國家",
    "place.phone":
      "telefon telefonnummer rufnummer telefono telefone telefoon telefoonnummer tlf puhelin "
      + "puhelinnumero numer-telefonu telefonszam numero-de-telephone τηλέφωνο телефон الهاتف هاتف "
      + "טלפון 電話 電話番号 전화 전화번호 电话",
    "place.latitude":
      "breitengrad latitud latitudine breedtegraad breddegrad leveysaste szerokosc-geograficzna "
      + "zemepisna-sirka szelesseg enlem широта 緯度 위도 纬度",
    "place.longitude":
      "langengrad longitud longitudine lengtegraad laengdegrad lengdegrad pituusaste "
      + "dlugosc-geograficzna zemepisna-delka hosszusag boylam довгота 経度 경도 经度 經度",
    "place.hours":
      "offnungszeiten oeffnungszeiten horaires horaires-d-ouverture heures-d-ouverture horario "
      + "horarios orari orari-di-apertura horario-de-funcionamento openingstijden openingsuren "
      + "abningstider apningstider oppettider aukioloajat godziny-otwarcia oteviraci-doba "
      + "nyitvatartas calisma-saatleri ωράριο години-роботи графік-роботи ساعات-العمل שעות-פתיחה "
      + "営業時間 영업시간 营业时间 營業時間",
    "image":
      "bild imagen immagine imagem afbeelding billede bilde kuva zdjecie obrazek kep resim εικόνα "
      + "зображення صورة תמונה 画像 이미지 图片 圖片",
    "photos": "fotos bilder galerie imagenes immagini imagens billeder kuvat zdjecia 写真 사진 照片",
    "description":
      "beschreibung kurzbeschreibung descripcion descrizione descricao beschrijving omschrijving "
      + "beskrivelse beskrivning kuvaus opis popis leiras aciklama περιγραφή опис الوصف תיאור 説明 설명 "
      + "描述 简介",
  ]

  /// The names of the days of the week in the languages of the labels.
  static let days: [(name: String, column: DayColumn)] = ThemeLabels.languages.flatMap { language in
    let names = LocaleData(language).map { DayNames($0).full } ?? []
    return zip(names, Weekday.allCases).map { ($0, DayColumn(day: $1, part: .whole)) }
  }
}
