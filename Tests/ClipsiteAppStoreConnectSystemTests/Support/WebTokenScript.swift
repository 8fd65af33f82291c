/// The part of `AppStoreServerScript` that verifies ES256 signatures (FIPS 186-5, section 6.4.2; RFC 7518,
/// section 3.4). Python's standard library has no elliptic curves, and this one needs to be neither fast nor
/// secret.
enum WebTokenScript {
  static let text = #"""
    import base64, hashlib

    P = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
    N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
    B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b
    G = (0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296,
         0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5)

    def add(a, b):
        if a is None: return b
        if b is None: return a
        if a[0] == b[0] and (a[1] + b[1]) % P == 0: return None
        slope = ((3 * a[0] * a[0] - 3) * pow(2 * a[1], -1, P) if a == b
                 else (b[1] - a[1]) * pow(b[0] - a[0], -1, P)) % P
        x = (slope * slope - a[0] - b[0]) % P
        return x, (slope * (a[0] - x) - a[1]) % P

    def times(k, point):
        total = None
        while k:
            if k & 1: total = add(total, point)
            point, k = add(point, point), k >> 1
        return total

    def is_signed(message, signature, key):
        if len(signature) != 64: return False
        r, s = (int.from_bytes(part, 'big') for part in (signature[:32], signature[32:]))
        if not (0 < r < N and 0 < s < N): return False
        digest, w = int.from_bytes(hashlib.sha256(message).digest(), 'big'), pow(s, -1, N)
        point = add(times(digest * w % N, G), times(r * w % N, key))
        return point is not None and point[0] % N == r

    def decoded(text):
        if '=' in text: raise ValueError
        return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))

    """#
}
