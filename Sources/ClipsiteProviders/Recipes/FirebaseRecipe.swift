import ClipsiteJSON

/// Firebase Hosting: `firebase.json` in the root of the domain, which is also the folder to deploy from,
/// because the program refuses a `public` outside its own folder.
///
/// `appAssociation` has to be `NONE`, or Firebase serves an AASA file of its own; and the usual `ignore`
/// leaves `.well-known` out.
struct FirebaseRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    var hosting: [JSONValue.Member] = [
      .init("public", "."), .init("appAssociation", "NONE"), .init("cleanUrls", true),
      .init(
        "ignore",
        ["firebase.json", ".firebaserc", ".firebase/**", "firebase-debug*.log", "**/node_modules/**"]),
      .init("headers", JSONFile.headers(of: domain, everywhere: "**")),
    ]
    let redirects = domain.redirects.map { redirect -> JSONValue in
      [
        "source": JSONFile.string(redirect.path), "destination": JSONFile.string(redirect.target),
        "type": 301,
      ]
    }
    if !redirects.isEmpty { hosting.append(.init("redirects", .array(redirects))) }
    return [ProviderFile("firebase.json", in: domain.domain, JSONFile.bytes(["hosting": .object(hosting)]))]
  }
}
