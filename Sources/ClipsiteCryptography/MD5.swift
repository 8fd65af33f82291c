internal import ClipsiteCCrypto

/// MD5 (RFC 1321) by libcrypto. It protects nothing; object stores compare it to notice bytes damaged on the
/// way.
package enum MD5 {
  /// The digest of some bytes: 16 bytes; nil when the system's rules forbid the algorithm, as with FIPS 140.
  package static func digest(_ bytes: [UInt8]) -> [UInt8]? {
    MessageDigest.digest(bytes, EVP_md5(), count: 16)
  }
}
