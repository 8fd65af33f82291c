package import ClipsitePlatform

extension EnvironmentVariable {
  /// The variables of object stores, in the order of the reference. The names are those of the tools of AWS.
  package static let ofObjectStores =
    ofKeys + ofProfiles + ofTokens + ofMachines + ofHosts

  private static let ofKeys = [
    EnvironmentVariable("AWS_ACCESS_KEY_ID", about: "the key that signs requests"),
    EnvironmentVariable("AWS_SECRET_ACCESS_KEY", about: "the secret of the key"),
    EnvironmentVariable("AWS_SESSION_TOKEN", about: "the token of a session, for a key that ends"),
    EnvironmentVariable(
      "AWS_SECURITY_TOKEN", about: "the older name of `AWS_SESSION_TOKEN`, which comes first"),
    EnvironmentVariable(
      "AWS_CREDENTIAL_EXPIRATION", about: "the end of the key, such as `2026-11-23T12:00:00Z`"),
  ]

  private static let ofProfiles = [
    EnvironmentVariable("AWS_PROFILE", about: "the profile in the profile files, `default` if missing"),
    EnvironmentVariable("AWS_DEFAULT_PROFILE", about: "the profile without `AWS_PROFILE`"),
    EnvironmentVariable(
      "AWS_SHARED_CREDENTIALS_FILE", about: "the profile file with keys, `~/.aws/credentials` if missing"),
    EnvironmentVariable(
      "AWS_CONFIG_FILE", about: "the profile file with settings, `~/.aws/config` if missing"),
  ]

  private static let ofTokens = [
    EnvironmentVariable("AWS_WEB_IDENTITY_TOKEN_FILE", about: "the file with a token that gives a role"),
    EnvironmentVariable("AWS_ROLE_ARN", about: "the role that the token gives"),
    EnvironmentVariable("AWS_ROLE_SESSION_NAME", about: "the name of the session with that role"),
    EnvironmentVariable(
      "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", about: "the path of the container's key at `169.254.170.2`"),
    EnvironmentVariable("AWS_CONTAINER_CREDENTIALS_FULL_URI", about: "the URL of the container's key"),
    EnvironmentVariable(
      "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", about: "the file with the token for that URL"),
    EnvironmentVariable(
      "AWS_CONTAINER_AUTHORIZATION_TOKEN", about: "the token for that URL, without a file"),
  ]

  private static let ofMachines = [
    EnvironmentVariable(
      "AWS_EC2_METADATA_DISABLED", about: "`true`, so that clipsite never asks a virtual machine for its key"),
    EnvironmentVariable(
      "AWS_EC2_METADATA_SERVICE_ENDPOINT", about: "the URL of the instance metadata service"),
    EnvironmentVariable(
      "AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE", about: "`IPv6` for the service's address of version 6"),
    EnvironmentVariable(
      "AWS_METADATA_SERVICE_TIMEOUT", about: "the seconds for that service, `1` if missing"),
    EnvironmentVariable(
      "AWS_METADATA_SERVICE_NUM_ATTEMPTS", about: "the attempts for that service, `1` if missing"),
  ]

  private static let ofHosts = [
    EnvironmentVariable("AWS_REGION", about: "the region of buckets that set none"),
    EnvironmentVariable("AWS_DEFAULT_REGION", about: "the region without `AWS_REGION`"),
    EnvironmentVariable(
      "AWS_ENDPOINT_URL_S3", about: "the URL of the store, if the target has no `endpoint`"),
    EnvironmentVariable(
      "AWS_ENDPOINT_URL_STS", about: "the URL of the service that gives keys for roles and tokens"),
    EnvironmentVariable(
      "AWS_ENDPOINT_URL_SSO", about: "the URL of the service that gives keys after a sign-in"),
    EnvironmentVariable("AWS_ENDPOINT_URL_SSO_OIDC", about: "the URL of the service that renews sign-ins"),
    EnvironmentVariable("AWS_ENDPOINT_URL", about: "the URL for the services above without a separate one"),
    EnvironmentVariable(
      "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",
      about: "`true` ignores these URLs, and `endpoint_url` in the profile files"),
    EnvironmentVariable("AWS_USE_FIPS_ENDPOINT", about: "`true` for hosts with validated cryptography"),
    EnvironmentVariable(
      "AWS_USE_DUALSTACK_ENDPOINT", about: "`true` for hosts with addresses of both versions"),
    EnvironmentVariable(
      "AWS_CA_BUNDLE", about: "the file with the certificates to trust instead of the system's"),
  ]
}
