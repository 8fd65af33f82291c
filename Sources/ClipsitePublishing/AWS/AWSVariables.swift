package import ClipsiteSystem

extension EnvironmentVariable {
  /// The variables of object stores, in the order of the reference. The names are those of the tools of AWS.
  package static let ofObjectStores =
    [ofKeys, ofProfiles, ofTokens, ofMachines, ofHosts].flatMap { list in
      list.map { EnvironmentVariable($0.key, about: $0.value) }
    }

  private static let ofKeys: KeyValuePairs = [
    "AWS_ACCESS_KEY_ID": "the key that signs requests",
    "AWS_SECRET_ACCESS_KEY": "the secret of the key",
    "AWS_SESSION_TOKEN": "the token of a session, for a key that ends",
    "AWS_SECURITY_TOKEN": "the older name of `AWS_SESSION_TOKEN`, which comes first",
    "AWS_CREDENTIAL_EXPIRATION": "the end of the key, such as `2026-11-23T12:00:00Z`",
  ]

  private static let ofProfiles: KeyValuePairs = [
    "AWS_PROFILE": "the profile in the profile files, `default` if missing",
    "AWS_DEFAULT_PROFILE": "the profile without `AWS_PROFILE`",
    "AWS_SHARED_CREDENTIALS_FILE": "the profile file with keys, `~/.aws/credentials` if missing",
    "AWS_CONFIG_FILE": "the profile file with settings, `~/.aws/config` if missing",
  ]

  private static let ofTokens: KeyValuePairs = [
    "AWS_WEB_IDENTITY_TOKEN_FILE": "the file with a token that gives a role",
    "AWS_ROLE_ARN": "the role that the token gives",
    "AWS_ROLE_SESSION_NAME": "the name of the session with that role",
    "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI": "the path of the container's key at `169.254.170.2`",
    "AWS_CONTAINER_CREDENTIALS_FULL_URI": "the URL of the container's key",
    "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE": "the file with the token for that URL",
    "AWS_CONTAINER_AUTHORIZATION_TOKEN": "the token for that URL, without a file",
  ]

  private static let ofMachines: KeyValuePairs = [
    "AWS_EC2_METADATA_DISABLED": "`true`, so that clipsite never requests a key from a virtual machine",
    "AWS_EC2_METADATA_SERVICE_ENDPOINT": "the URL of the instance metadata service",
    "AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE": "`IPv6` for the service's address of version 6",
    "AWS_METADATA_SERVICE_TIMEOUT": "the seconds for that service, `1` if missing",
    "AWS_METADATA_SERVICE_NUM_ATTEMPTS": "the attempts for that service, `1` if missing",
  ]

  private static let ofHosts: KeyValuePairs = [
    "AWS_REGION": "the region of buckets that set none",
    "AWS_DEFAULT_REGION": "the region without `AWS_REGION`",
    "AWS_ENDPOINT_URL_S3": "the URL of the store, if the target has no `endpoint`",
    "AWS_ENDPOINT_URL_STS": "the URL of the service that gives keys for tokens",
    "AWS_ENDPOINT_URL": "the URL for the services above without a separate one",
    "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS":
      "`true` ignores these URLs, and `endpoint_url` in the profile files",
    "AWS_USE_FIPS_ENDPOINT": "`true` for hosts with validated cryptography",
    "AWS_USE_DUALSTACK_ENDPOINT": "`true` for hosts with addresses of both versions",
    "AWS_CA_BUNDLE": "the file with the certificates to trust instead of the system's",
  ]
}
