// swift-format-ignore-file

/// Instants with the words that a page must show, in sections of a kind of week and a time zone.
///
/// A separate program found the words, minute by minute: a time that daylight saving time skips is when the clock
/// first shows a later one, and a time that comes twice is the first of the two. It used tzdata 2026, in which these
/// zones have the changes of this year.
enum OpenStateInstants {
  /// The hours of the kinds of week.
  static let weeks = [
    "office": ["Mo-Fr 09:00-17:00"],
    "split": ["Mo-Sa 11:30-14:00,17:00-22:00"],
    "bar": ["Th-Sa 20:00-03:00", "Su 18:00-02:30"],
    "always": ["24/7"],
    "weekdays": ["Mo-Fr 00:00-24:00"],
    "touching": ["Fr 18:00-24:00", "Sa 00:00-04:00,12:00-24:00", "Su 00:00-02:15"],
    "holidays": ["Mo-Su 20:00-04:00", "2026-12-24 off", "2026-12-31 18:00-06:00", "2027-01-01 off"],
    "season": ["Apr-Oct 10:00-20:00"],
  ]
  static let table = """
      office America/New_York
      2026-03-08T05:59Z Closed · opens tomorrow 09:00
      2026-03-08T07:59Z Closed · opens tomorrow 09:00
      2026-11-01T06:00Z Closed · opens tomorrow 09:00
      2026-11-01T08:31Z Closed · opens tomorrow 09:00
      2026-11-23T13:59Z Closed · opens 09:00
      split America/New_York
      2026-03-08T07:29Z Closed · opens tomorrow 11:30
      2026-11-01T05:29Z Closed · opens tomorrow 11:30
      2026-11-01T07:01Z Closed · opens tomorrow 11:30
      2026-11-23T04:59Z Closed · opens tomorrow 11:30
      2026-12-25T02:00Z Closes soon · 22:00 · opens tomorrow 11:30
      bar America/New_York
      2026-03-08T06:29Z Closes soon · 03:00 · opens 18:00
      2026-03-08T08:01Z Closed · opens 18:00
      2026-03-08T09:31Z Closed · opens 18:00
      2026-11-01T06:01Z Open · closes 03:00
      2026-11-01T06:30Z Open · closes 03:00
      always America/New_York
      2026-11-01T06:01Z Open 24 hours
      2026-11-02T17:00Z Open 24 hours
      2026-11-20T21:59Z Open 24 hours
      2026-11-23T14:00Z Open 24 hours
      2027-01-01T04:59Z Open 24 hours
      weekdays America/New_York
      2026-03-08T05:59Z Closed · opens tomorrow 00:00
      2026-03-28T14:59Z Closed · opens Monday 00:00
      2026-11-01T08:00Z Closed · opens tomorrow 00:00
      2026-11-23T05:00Z Open · closes Friday 24:00
      2026-12-25T05:30Z Open · closes 24:00
      touching America/New_York
      2026-03-08T07:29Z Closed · opens Friday 18:00
      2026-11-17T17:00Z Closed · opens Friday 18:00
      2026-11-21T08:00Z Closes soon · 04:00 · opens 12:00
      2026-12-24T09:00Z Closed · opens tomorrow 18:00
      2027-01-02T02:00Z Open · closes 04:00
      holidays America/New_York
      2026-12-24T04:30Z Open · closes 04:00
      2026-12-24T08:59Z Closes soon · 04:00 · opens tomorrow 20:00
      2026-12-25T05:30Z Closed · opens 20:00
      2027-01-01T10:59Z Closes soon · 06:00 · opens tomorrow 20:00
      2027-01-01T11:00Z Closed · opens tomorrow 20:00
      season America/New_York
      2026-03-10T16:00Z Closed until 1 April
      2026-03-28T03:59Z Closed · opens Wednesday 10:00
      2026-03-28T14:59Z Closed · opens Wednesday 10:00
      2026-03-28T15:00Z Closed · opens Wednesday 10:00
      2026-11-02T17:00Z Closed until 1 April 2027
      office Europe/Berlin
      2026-10-25T01:01Z Closed · opens tomorrow 09:00
      2026-11-02T11:00Z Open · closes 17:00
      2026-11-20T15:59Z Closes soon · 17:00 · opens Monday 09:00
      2026-11-23T08:00Z Open · closes 17:00
      2026-12-31T22:59Z Closed · opens tomorrow 09:00
      split Europe/Berlin
      2026-03-28T09:59Z Closed · opens 11:30
      2026-03-28T23:59Z Closed · opens tomorrow 11:30
      2026-10-25T03:00Z Closed · opens tomorrow 11:30
      2026-11-22T23:00Z Closed · opens 11:30
      2026-12-24T23:30Z Closed · opens 11:30
      bar Europe/Berlin
      2026-03-28T23:59Z Open · closes 03:00
      2026-03-29T00:59Z Closes soon · 03:00 · opens 18:00
      2026-03-29T01:59Z Closed · opens 18:00
      2026-03-29T03:00Z Closed · opens 18:00
      2026-10-25T01:29Z Closes soon · 03:00 · opens 18:00
      always Europe/Berlin
      2026-03-29T01:00Z Open 24 hours
      2026-03-29T03:31Z Open 24 hours
      2026-10-31T18:59Z Open 24 hours
      2026-12-23T22:30Z Open 24 hours
      2027-01-01T04:59Z Open 24 hours
      weekdays Europe/Berlin
      2026-03-28T10:00Z Closed · opens Monday 00:00
      2026-03-29T00:29Z Closed · opens tomorrow 00:00
      2026-03-29T02:01Z Closed · opens tomorrow 00:00
      2026-10-25T01:01Z Closed · opens tomorrow 00:00
      2026-12-31T16:59Z Open · closes tomorrow 24:00
      touching Europe/Berlin
      2026-03-10T11:00Z Closed · opens Friday 18:00
      2026-03-27T22:59Z Open · closes 04:00
      2026-03-29T01:30Z Closed · opens Friday 18:00
      2026-10-25T00:59Z Closed · opens Friday 18:00
      2026-10-25T03:00Z Closed · opens Friday 18:00
      holidays Europe/Berlin
      2026-12-24T03:00Z Closed · opens tomorrow 20:00
      2026-12-24T20:00Z Closed · opens tomorrow 20:00
      2026-12-31T16:59Z Closed · opens 18:00
      2026-12-31T22:59Z Open · closes 06:00
      2027-01-01T20:00Z Closed · opens tomorrow 20:00
      season Europe/Berlin
      2026-03-10T11:00Z Closed until 1 April
      2026-03-27T22:59Z Closed · opens Wednesday 10:00
      2026-03-28T09:59Z Closed · opens Wednesday 10:00
      2026-03-28T10:00Z Closed · opens Wednesday 10:00
      2026-11-17T11:00Z Closed until 1 April 2027
      office Asia/Tokyo
      2026-03-10T03:00Z Open · closes 17:00
      2026-03-27T14:59Z Closed · opens Monday 09:00
      2026-11-22T14:59Z Closed · opens tomorrow 09:00
      2026-11-22T23:59Z Closed · opens 09:00
      2026-12-24T12:00Z Closed · opens tomorrow 09:00
      split Asia/Tokyo
      2026-10-31T11:00Z Open · closes 22:00
      2026-11-22T14:59Z Closed · opens tomorrow 11:30
      2026-12-23T18:59Z Closed · opens 11:30
      2026-12-24T12:00Z Closes soon · 22:00 · opens tomorrow 11:30
      2026-12-31T21:00Z Closed · opens 11:30
      bar Asia/Tokyo
      2026-11-02T03:00Z Closed · opens Thursday 20:00
      2026-11-20T17:59Z Closes soon · 03:00 · opens 20:00
      2026-12-23T18:59Z Closed · opens 20:00
      2026-12-31T14:59Z Open · closes 03:00
      2026-12-31T21:00Z Closed · opens 20:00
      always Asia/Tokyo
      2026-03-28T01:59Z Open 24 hours
      2026-11-02T03:00Z Open 24 hours
      2026-11-20T07:59Z Open 24 hours
      2026-11-23T00:00Z Open 24 hours
      2026-12-31T14:59Z Open 24 hours
      weekdays Asia/Tokyo
      2026-03-28T01:59Z Closed · opens Monday 00:00
      2026-11-17T03:00Z Open · closes Friday 24:00
      2026-11-20T07:59Z Open · closes 24:00
      2026-11-22T15:00Z Open · closes Friday 24:00
      2026-12-24T15:30Z Open · closes 24:00
      touching Asia/Tokyo
      2026-11-17T03:00Z Closed · opens Friday 18:00
      2026-11-20T18:00Z Closes soon · 04:00 · opens 12:00
      2026-11-22T15:00Z Closed · opens Friday 18:00
      2026-12-23T19:00Z Closed · opens tomorrow 18:00
      2027-01-01T12:00Z Open · closes 04:00
      holidays Asia/Tokyo
      2026-12-23T14:30Z Open · closes 04:00
      2026-12-23T18:59Z Closes soon · 04:00 · opens tomorrow 20:00
      2026-12-24T15:30Z Closed · opens 20:00
      2026-12-31T20:59Z Closes soon · 06:00 · opens tomorrow 20:00
      2026-12-31T21:00Z Closed · opens tomorrow 20:00
      season Asia/Tokyo
      2026-03-10T03:00Z Closed until 1 April
      2026-03-27T14:59Z Closed · opens Wednesday 10:00
      2026-03-28T01:59Z Closed · opens Wednesday 10:00
      2026-10-31T11:00Z Closed until 1 April 2027
      2026-11-17T03:00Z Closed until 1 April 2027
      office Australia/Lord_Howe
      2026-04-04T15:01Z Closed · opens tomorrow 09:00
      2026-10-03T14:29Z Closed · opens tomorrow 09:00
      2026-10-03T16:29Z Closed · opens tomorrow 09:00
      2026-10-31T09:00Z Closed · opens Monday 09:00
      2026-11-20T16:00Z Closed · opens Monday 09:00
      split Australia/Lord_Howe
      2026-04-04T14:59Z Closed · opens tomorrow 11:30
      2026-04-04T17:00Z Closed · opens tomorrow 11:30
      2026-10-03T15:59Z Closed · opens tomorrow 11:30
      2026-11-20T06:00Z Open · closes 22:00
      2026-12-23T12:30Z Closed · opens tomorrow 11:30
      bar Australia/Lord_Howe
      2026-04-04T13:59Z Open · closes 03:00
      2026-04-04T15:59Z Closes soon · 03:00 · opens 18:00
      2026-04-04T17:00Z Closed · opens 18:00
      2026-10-03T15:30Z Closes soon · 03:00 · opens 18:00
      2026-10-03T15:59Z Closes soon · 03:00 · opens 18:00
      always Australia/Lord_Howe
      2026-03-27T12:59Z Open 24 hours
      2026-10-03T14:59Z Open 24 hours
      2026-10-03T16:31Z Open 24 hours
      2026-11-22T12:59Z Open 24 hours
      2026-12-24T10:00Z Open 24 hours
      weekdays Australia/Lord_Howe
      2026-10-03T16:00Z Closed · opens tomorrow 00:00
      2026-10-31T09:00Z Closed · opens Monday 00:00
      2026-11-20T15:59Z Closed · opens Monday 00:00
      2026-12-23T16:59Z Open · closes tomorrow 24:00
      2026-12-31T19:00Z Open · closes 24:00
      touching Australia/Lord_Howe
      2026-04-04T14:59Z Closes soon · 02:15 · opens Friday 18:00
      2026-11-02T01:00Z Closed · opens Friday 18:00
      2026-11-20T05:59Z Closed · opens 18:00
      2026-11-22T22:00Z Closed · opens Friday 18:00
      2026-12-31T12:59Z Closed · opens tomorrow 18:00
      holidays Australia/Lord_Howe
      2026-12-23T17:00Z Closed · opens tomorrow 20:00
      2026-12-24T10:00Z Closed · opens tomorrow 20:00
      2026-12-31T06:59Z Closed · opens 18:00
      2026-12-31T12:59Z Open · closes 06:00
      2027-01-01T10:00Z Closed · opens tomorrow 20:00
      season Australia/Lord_Howe
      2026-03-10T01:00Z Closed until 1 April
      2026-03-27T12:59Z Closed · opens Wednesday 10:00
      2026-10-31T08:59Z Closes soon · 20:00
      2026-10-31T09:00Z Closed until 1 April 2027
      2026-11-17T01:00Z Closed until 1 April 2027
      office America/St_Johns
      2026-03-28T02:29Z Closed · opens Monday 09:00
      2026-11-01T03:59Z Closed · opens tomorrow 09:00
      2026-11-01T05:31Z Closed · opens tomorrow 09:00
      2026-11-23T03:29Z Closed · opens tomorrow 09:00
      2026-12-25T00:30Z Closed · opens tomorrow 09:00
      split America/St_Johns
      2026-10-31T22:30Z Open · closes 22:00
      2026-11-01T05:00Z Closed · opens tomorrow 11:30
      2026-11-21T06:29Z Closed · opens 11:30
      2026-12-24T07:29Z Closed · opens 11:30
      2027-01-01T09:30Z Closed · opens 11:30
      bar America/St_Johns
      2026-03-08T04:59Z Closes soon · 03:00 · opens 18:00
      2026-03-08T06:00Z Closed · opens 18:00
      2026-03-08T06:31Z Closed · opens 18:00
      2026-11-01T04:31Z Open · closes 03:00
      2026-11-20T20:29Z Closed · opens 20:00
      always America/St_Johns
      2026-03-08T04:29Z Open 24 hours
      2026-03-08T06:29Z Open 24 hours
      2026-03-28T13:29Z Open 24 hours
      2026-11-23T03:30Z Open 24 hours
      2026-12-25T04:00Z Open 24 hours
      weekdays America/St_Johns
      2026-03-08T05:59Z Closed · opens tomorrow 00:00
      2026-11-01T03:59Z Closed · opens tomorrow 00:00
      2026-11-17T15:30Z Open · closes Friday 24:00
      2026-12-24T07:30Z Open · closes tomorrow 24:00
      2027-01-02T00:30Z Open · closes 24:00
      touching America/St_Johns
      2026-03-08T05:30Z Closed · opens Friday 18:00
      2026-03-08T08:01Z Closed · opens Friday 18:00
      2026-10-31T22:29Z Open · closes 02:15
      2026-11-01T05:00Z Closes soon · 02:15 · opens Friday 18:00
      2027-01-01T09:29Z Closed · opens 18:00
      holidays America/St_Johns
      2026-12-24T03:00Z Open · closes 04:00
      2026-12-24T07:29Z Closes soon · 04:00 · opens tomorrow 20:00
      2026-12-25T04:00Z Closed · opens 20:00
      2027-01-01T09:29Z Closes soon · 06:00 · opens tomorrow 20:00
      2027-01-01T09:30Z Closed · opens tomorrow 20:00
      season America/St_Johns
      2026-03-10T14:30Z Closed until 1 April
      2026-10-31T22:29Z Closes soon · 20:00
      2026-10-31T22:30Z Closed until 1 April 2027
      2026-11-02T15:30Z Closed until 1 April 2027
      2026-11-17T15:30Z Closed until 1 April 2027
      office Pacific/Auckland
      2026-03-27T21:59Z Closed · opens Monday 09:00
      2026-04-04T12:59Z Closed · opens tomorrow 09:00
      2026-04-04T14:59Z Closed · opens tomorrow 09:00
      2026-11-22T11:00Z Closed · opens 09:00
      2026-12-24T11:30Z Closed · opens 09:00
      split Pacific/Auckland
      2026-04-04T14:29Z Closed · opens tomorrow 11:30
      2026-09-26T13:29Z Closed · opens tomorrow 11:30
      2026-11-16T23:00Z Open · closes 14:00
      2026-12-23T15:00Z Closed · opens 11:30
      2027-01-01T08:00Z Closes soon · 22:00 · opens tomorrow 11:30
      bar Pacific/Auckland
      2026-04-04T12:59Z Open · closes 03:00
      2026-04-04T14:59Z Closes soon · 03:00 · opens 18:00
      2026-09-26T14:00Z Closed · opens 18:00
      2026-09-26T14:29Z Closed · opens 18:00
      2026-09-26T16:31Z Closed · opens 18:00
      always Pacific/Auckland
      2026-03-27T22:00Z Open 24 hours
      2026-04-04T13:29Z Open 24 hours
      2026-04-04T15:01Z Open 24 hours
      2026-09-26T14:01Z Open 24 hours
      2026-11-20T03:59Z Open 24 hours
      weekdays Pacific/Auckland
      2026-03-09T23:00Z Open · closes Friday 24:00
      2026-04-04T14:30Z Closed · opens tomorrow 00:00
      2026-09-26T13:59Z Closed · opens tomorrow 00:00
      2026-09-26T16:00Z Closed · opens tomorrow 00:00
      2026-11-22T11:00Z Open · closes Friday 24:00
      touching Pacific/Auckland
      2026-04-04T14:01Z Closed · opens Friday 18:00
      2026-09-26T12:59Z Open · closes 02:15
      2026-09-26T14:59Z Closed · opens Friday 18:00
      2026-11-20T14:00Z Closes soon · 04:00 · opens 12:00
      2026-12-23T15:00Z Closed · opens tomorrow 18:00
      holidays Pacific/Auckland
      2026-12-23T15:00Z Closed · opens tomorrow 20:00
      2026-12-24T08:00Z Closed · opens tomorrow 20:00
      2026-12-31T04:59Z Closed · opens 18:00
      2026-12-31T10:59Z Open · closes 06:00
      2027-01-01T08:00Z Closed · opens tomorrow 20:00
      season Pacific/Auckland
      2026-03-27T22:00Z Closed · opens Wednesday 10:00
      2026-10-31T06:59Z Closes soon · 20:00
      2026-10-31T07:00Z Closed until 1 April 2027
      2026-11-01T23:00Z Closed until 1 April 2027
      2026-11-16T23:00Z Closed until 1 April 2027
      """
}
