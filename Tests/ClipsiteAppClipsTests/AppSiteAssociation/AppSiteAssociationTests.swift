import ClipsiteAppClips
import ClipsiteText
import Testing

struct AppSiteAssociationTests {
  let clip: AppID
  let app: AppID

  init() throws {
    clip = try AppID("ABCDE12345.com.example.App.Clip")
    app = try AppID("ABCDE12345.com.example.App")
  }

  @Test func namesOnlyTheClip() {
    #expect(
      String(decoding: AppSiteAssociation(appClip: clip).value.bytes(), as: UTF8.self)
        == #"{"appclips":{"apps":["ABCDE12345.com.example.App.Clip"]}}"#)
  }

  @Test func namesTheAppToReadCodesInAR() {
    #expect(AppSiteAssociation(appClip: clip, codesInARFor: app).appClips == [clip, app])
  }

  @Test func writesAllServices() {
    let links = UniversalLinks(
      [
        .init(
          appIDs: [app],
          components: [
            URLComponentPattern(path: "/private/*", exclude: true, comment: "staff"),
            URLComponentPattern(
              path: "/$(lang)/*", query: .items([.init("id", "?*")]), fragment: "x", caseSensitive: false,
              percentEncoded: false), URLComponentPattern(query: .whole("a=*")),
          ], defaults: URLComponentPattern(caseSensitive: true))
      ], defaults: URLComponentPattern(fragment: "*"), variables: [.init("food", ["donut", "b*"])])
    let file = AppSiteAssociation(
      appClips: [clip], universalLinks: links, webCredentials: [app], activityContinuation: [app])
    let text = """
      {
        "applinks": {
          "defaults": {
            "#": "*"
          },
          "substitutionVariables": {
            "food": [
              "donut",
              "b*"
            ]
          },
          "details": [
            {
              "appIDs": [
                "ABCDE12345.com.example.App"
              ],
              "defaults": {
                "caseSensitive": true
              },
              "components": [
                {
                  "/": "/private/*",
                  "exclude": true,
                  "comment": "staff"
                },
                {
                  "/": "/$(lang)/*",
                  "?": {
                    "id": "?*"
                  },
                  "#": "x",
                  "caseSensitive": false,
                  "percentEncoded": false
                },
                {
                  "?": "a=*"
                }
              ]
            }
          ]
        },
        "webcredentials": {
          "apps": [
            "ABCDE12345.com.example.App"
          ]
        },
        "activitycontinuation": {
          "apps": [
            "ABCDE12345.com.example.App"
          ]
        },
        "appclips": {
          "apps": [
            "ABCDE12345.com.example.App.Clip"
          ]
        }
      }

      """
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
  }

  @Test func knowsWhenItNamesNoApp() {
    #expect(AppSiteAssociation(appClips: []).isEmpty)
    #expect(AppSiteAssociation(appClips: [], universalLinks: UniversalLinks([])).isEmpty)
    #expect(!AppSiteAssociation(appClip: clip).isEmpty)
  }
}

struct AssociationIdentifiersTests {
  @Test(arguments: [
    (#"{"appclips":{"apps":["A.b"]}}"#, ["appclips: A.b"]),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b","A.c"]},{"appID":"A.d"}]}}"#,
      ["A.b", "A.c", "A.d"].map { "applinks: " + $0 }
    ),
    (#"{"applinks":{"apps":[],"details":{"A.b":{"paths":["*"]}}}}"#, ["applinks: A.b"]),
    (#"{"webcredentials":{"apps":["A.b",1,null]},"other":[]}"#, ["webcredentials: A.b"]),
    // Nobody knows what later systems read.
    (#"{"x":{"teams":["ABC","A.b"]},"y":"z","n":1}"#, ["x: ABC", "x: A.b", "y: z"]),
    (#"{"applinks":{"more":{"apps":[{"id":"A.b"}]},"paths":["/x"]}}"#, ["applinks: A.b"]),
    (
      #"{"applinks":{"defaults":{"x":"ABCDE12345.a.b"},"ABCDE12345.a.c":1,"details":[{"components":[{"#
        + #""comment":"ABCDE12345.a.d","/":"/a.b"}]}]}}"#,
      ["b", "c", "d"].map { "applinks: ABCDE12345.a." + $0 }
    ),
    ("{}", []), ("[]", []), ("no JSON", []),
  ])
  func areFoundInEveryForm(_ file: String, identifiers: [String]) {
    #expect(AssociationIdentifiers.all(in: Array(file.utf8)) == Set(identifiers))
  }
}
