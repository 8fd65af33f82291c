#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The calls whose names are also the names of methods here. Each has one name that is not.

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

@discardableResult
func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

func systemKill(_ process: Int32, _ signal: Int32 = SIGKILL) { kill(process, signal) }

func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

func systemBind(
  _ descriptor: Int32, to address: UnsafePointer<sockaddr>, length: socklen_t
) -> Int32 {
  bind(descriptor, address, length)
}

func systemConnect(
  _ descriptor: Int32, to address: UnsafePointer<sockaddr>, length: socklen_t
) -> Int32 {
  connect(descriptor, address, length)
}

func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}

func systemExit(_ status: Int32) -> Never { exit(status) }
