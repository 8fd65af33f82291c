import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AssociationIdentifiersTests {
  @Test(arguments: [
    (#"{"appclips":{"apps":["A.b"]}}"#, ["appclips: A.b"]),
    (
      #"{"applinks":{"details":[{"appIDs":["A.b","A.c"]},{"appID":"A.d"}]}}"#,
      ["A.b", "A.c", "A.d"].map { "applinks: " + $0 }
    ),
    (#"{"applinks":{"apps":[],"details":{"A.b":{"paths":["*"]}}}}"#, ["applinks: A.b"]),
    (#"{"webcredentials":{"apps":["A.b",1,null]},"other":[]}"#, ["webcredentials: A.b"]),
    ("{}", []), ("[]", []), ("no JSON", []),
  ])
  func areFoundInEveryForm(_ file: String, identifiers: [String]) {
    #expect(AssociationIdentifiers.all(in: Array(file.utf8)) == Set(identifiers))
  }
}
