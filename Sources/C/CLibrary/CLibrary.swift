// The C library of the system under one name. Only the folder `Platform` of `ClipsiteSystem` imports this
// module.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
