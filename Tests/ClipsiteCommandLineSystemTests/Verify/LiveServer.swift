import ClipsiteTestTools

/// A live site on this computer, as a process that ends with this object or with the tests.
final class LiveServer {
  /// What it is made with, and what asks it.
  static let need = Need("python3, openssl, and libcurl") {
    PythonServer.tool.isThere && TestCertificates.tool.isThere && LoadedLibrary.curl.isThere
  }

  /// The port with TLS.
  let port: Int
  /// The port without.
  let plainPort: Int
  private let server: PythonServer

  /// - Parameters:
  ///   - root: What is served.
  ///   - folder: Where the certificates are.
  init(_ scenario: String, serving root: String, certificate: String, in folder: String) throws {
    server = try PythonServer(LiveServerScript.text, [root, certificate, scenario], in: folder)
    guard server.ports.count == 2 else { throw MissingServer() }
    (port, plainPort) = (server.ports[0], server.ports[1])
  }

  private struct MissingServer: Error {}
}

/// The program that plays the live site, Apple's content delivery network and the server without TLS. It
/// answers in one of many wrong ways, which methods of the right name describe; everything else is served
/// from the output folder.
enum LiveServerScript {
  static let text = #"""
    import gzip, http.server, os, select, socket, ssl, struct, sys, threading, time

    root, certificate, scenario = sys.argv[1:4]
    AASA = '/.well-known/apple-app-site-association'
    TYPES = {'.html': 'text/html; charset=utf-8', '.jpg': 'image/jpeg', '.txt': 'text/plain'}

    def local(host, path):
        for ending in ['', '.html', '/index.html']:
            name = root + '/' + host + path.rstrip('/') + ending
            if os.path.isfile(name):
                with open(name, 'rb') as file:
                    return file.read(), TYPES.get(os.path.splitext(name)[1], 'application/json')
        return None, None

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'

        def log_message(self, *words): pass

        def answer(self, status, body=b'', fields={}, type='application/json', length=None):
            self.send_response(status)
            all = {'Content-Type': type, 'Strict-Transport-Security': 'max-age=1', **fields}
            if scenario == 'association-reset-once': all['Connection'] = 'close'
            all['Content-Length'] = str(len(body) if length is None else length)
            for name, value in all.items():
                if value is not None: self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            self.wfile.flush()

        def file(self, fields={}, change=lambda body: body, **more):
            body, type = local(self.headers["Host"], self.path)
            if body is None: return self.answer(404, b'no such file', type='text/plain')
            self.answer(200, change(body), fields, **{'type': type, **more})

        def association(self): return local(self.headers['Host'], AASA)[0]

        def is_asking(self, name): return name in self.headers.get('User-Agent', '')

    class Site(Handler):
        PATHS = {'association': AASA, 'page': '/ferry-street/market', 'picture': '/donut.jpg', 'robots': '/robots.txt',
                 'root': '/apple-app-site-association', 'short': '/a', 'sitemap': '/sitemap.xml',
                 'twin': AASA + '.json', 'search': '/locations/find/index.json',
                 'assetlinks': '/.well-known/assetlinks.json', 'site': None}

        def do_GET(self):
            method = getattr(self, scenario.replace('-', '_'), None)
            path = self.path.split('?')[0]
            if scenario == 'site-limited' and '.' not in path and self.is_above_limit():
                return self.answer(429, fields={'Retry-After': '1'})
            if method and path == self.PATHS[scenario.split('-')[0]]: return method()
            if scenario == 'site-home' and local(self.headers['Host'], self.path)[0] is None:
                return self.answer(302, fields={'Location': '/'})
            self.file()

        # As 'limit_req rate=10r/s burst=2' of nginx does.
        room, last, lock = 2.0, time.monotonic(), threading.Lock()
        def is_above_limit(self):
            with Site.lock:
                now = time.monotonic()
                Site.room, Site.last = min(2.0, Site.room + 10 * (now - Site.last)), now
                if Site.room < 1: return True
                Site.room -= 1
                return False

        def association_same_host(self): self.answer(301, fields={'Location': '/apple-app-site-association'})
        def association_elsewhere(self): self.answer(302, fields={'Location': 'https://www.example.com' + AASA})
        def association_missing(self): self.answer(404)
        def association_bot_403(self):
            if self.is_asking('AASA-Bot'): self.answer(403)
            else: self.file()
        def association_challenge(self):
            page = b'<!DOCTYPE html><title>Just a moment...</title>'
            if self.is_asking('CFNetwork'): self.answer(200, page, type='text/html')
            else: self.file()
        def association_agents(self):
            self.file(change=lambda body: body + (b'\n' if self.is_asking('Safari') else b''))
        def association_gzip(self, change=lambda body: body):
            if 'gzip' not in self.headers.get('Accept-Encoding', ''): return self.file()
            self.file({'Content-Encoding': 'gzip'}, lambda body: gzip.compress(change(body)))
        def association_gzip_cut(self):
            if 'gzip' not in self.headers.get('Accept-Encoding', ''): return self.file()
            self.file({'Content-Encoding': 'gzip'}, lambda body: gzip.compress(body)[:-1])
        def association_gzip_always(self): self.file({'Content-Encoding': 'gzip'}, gzip.compress)
        def sitemap_gzip_cut(self): self.file({'Content-Encoding': 'gzip'}, lambda body: gzip.compress(body)[:-1])
        def association_gzip_other(self): self.association_gzip(lambda body: body + b' ')
        def association_chunked(self):
            self.send_response(200)
            for field in [('Content-Type', 'application/json'), ('Transfer-Encoding', 'chunked')]:
                self.send_header(*field)
            self.send_header('Strict-Transport-Security', 'max-age=1')
            self.end_headers()
            for byte in self.association(): self.wfile.write(b'1\r\n' + bytes([byte]) + b'\r\n')
            self.wfile.write(b'0\r\n\r\n')
        def association_largest(self): self.file(change=lambda body: body.ljust(131072))
        def association_too_large(self): self.file(change=lambda body: body.ljust(131073))
        def association_bom(self): self.file(change=lambda body: b'\xef\xbb\xbf' + body)
        def association_duplicates(self): self.answer(200, b'{"appclips":{"apps":[],"apps":[]}}')
        def association_lost(self): self.answer(200, b'{"appclips":{"apps":["Q7W2E9R4T1.com.example.Other"]}}')
        def association_octets(self): self.file(type='application/octet-stream')
        def association_no_type(self): self.file(type=None)
        def association_html(self): self.file(type='text/html')
        def association_cookie(self): self.file({'Set-Cookie': 'a=b'})
        def association_cached(self): self.file({'Cache-Control': 'max-age=86400'})
        def association_hang(self): self.wait()
        def association_stall(self):
            body = self.association()
            self.answer(200, body[:9], length=len(body))
            self.wait()
        def association_drip(self):
            body = self.association()
            self.answer(200, length=len(body))
            for byte in body:
                self.wfile.write(bytes([byte]))
                if select.select([self.connection], [], [], 0.2)[0]: return
        def association_gzip_name(self): self.file({'Content-Encoding': 'gzip'})
        # Once for each kind of request, whichever comes first. libcurl itself asks again on a connection that it uses again.
        seen = set()
        def association_reset_once(self):
            kind = self.headers['User-Agent'], self.headers['Accept-Encoding']
            if kind in self.seen: return self.file()
            self.seen.add(kind)
            self.association_reset()
        def association_reset(self):
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
            os.close(self.connection.detach())
            self.close_connection = True
        def wait(self):
            self.connection.recv(1)
            self.close_connection = True

        def page_redirect(self): self.answer(301, fields={'Location': '/about/'})
        def page_missing(self): self.answer(404)
        def page_type(self): self.file(type='application/octet-stream')
        def page_untagged(self): self.file(change=lambda body: body.replace(b'apple-itunes-app', b'x'))
        def page_rewritten(self): self.file(change=lambda body: body + b'<!-- rewritten -->')
        def page_noindex(self): self.file({'X-Robots-Tag': 'noindex'})
        def page_attachment(self): self.file({'Content-Disposition': 'attachment'})
        def page_charset(self): self.file(type='text/html; charset=windows-1252')
        def page_policy(self): self.file({'Content-Security-Policy': "default-src 'none'"})
        def page_canonical(self):
            self.file(change=lambda body: body.replace(b'"canonical" href="https://example.com', b'"canonical" href="https://example.net'))
        def page_image_folder(self):
            self.file(change=lambda body: body.replace(b'"og:image" content="', b'"og:image" content="https://example.com/" x="'))
        def page_gzip(self, change=lambda body: body):
            self.file({'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding'}, lambda body: gzip.compress(change(body)))
        def page_gzip_other(self): self.page_gzip(lambda body: body + b' ')
        def page_gzip_cut(self):
            self.file({'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding'}, lambda body: gzip.compress(body)[:-200])
        def page_gzip_end(self):
            self.file({'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding'}, lambda body: gzip.compress(body)[:-1])
        def page_gzip_name(self): self.file({'Content-Encoding': 'gzip', 'Vary': 'Accept-Encoding'})
        def page_half(self): self.file(change=lambda body: body[:len(body) // 2])
        def page_reset(self):
            Site.resets = getattr(Site, 'resets', 0) + 1
            if Site.resets < 3: self.association_reset()
            else: self.file()
        def page_refresh(self): self.file({'Refresh': '0; url=https://example.org/'})
        def page_link(self): self.file({'Link': '</a.css>; rel=preload, <https://example.org/>; rel="canonical"'})
        def page_shared(self):
            self.file(change=lambda body: body.replace(b'"og:url" content="https://example.com', b'"og:url" content="https://example.org'))
        def page_busy(self):
            Site.busy = getattr(Site, 'busy', 0) + 1
            if Site.busy < 3: self.answer(503, fields={'Retry-After': '0'})
            else: self.file()
        def page_down(self): self.answer(503, fields={'Retry-After': '0'})
        def page_later(self): self.answer(429, fields={'Retry-After': '3600'})
        def picture_other(self): self.file(change=lambda body: b'GIF89a' + bytes([1, 0, 9, 0]) + body)
        def picture_cut(self): self.file(change=lambda body: body[:len(body) // 2])
        def sitemap_old(self): self.answer(200, b'<urlset/>', type='application/xml')
        def sitemap_missing(self): self.answer(404)
        def search_old(self): self.answer(200, b'{"n":0,"e":[],"r":[],"h":[[],[]]}')
        def search_missing(self): self.answer(404)
        def twin_missing(self): self.answer(404)
        def assetlinks_missing(self): self.answer(404)
        def assetlinks_other(self): self.answer(200, b'[]')
        def short_temporary(self): self.answer(302, fields={'Location': 'https://example.com/about' + self.query()})
        def short_forgetful(self): self.answer(301, fields={'Location': 'https://example.com/about'})
        def query(self): return '?' + self.path.split('?')[1] if '?' in self.path else ''
        def picture_missing(self): self.answer(404)
        def picture_webp(self): self.file(type='image/webp')
        def picture_type(self): self.file(type='text/plain')
        def short_redirect(self): self.answer(301, fields={'Location': 'https://example.com/about' + self.query()})
        def short_elsewhere(self): self.answer(301, fields={'Location': 'https://example.com/'})
        def robots_closed(self): self.answer(200, b'User-agent: *\nDisallow: /\n', type='text/plain')
        def root_other(self): self.answer(200, b'{}')

    class Plain(Handler):
        def do_GET(self):
            if self.path.startswith('/v1/statements:list?'):
                return self.answer(200, b'{"statements":[{"target":{"androidApp":{"packageName":"com.example.donuts"}}}]}')
            if not self.path.startswith('/a/v1/'):
                return self.answer(301, fields={'Location': 'https://example.com' + self.path})
            if scenario == 'apple-old': return self.answer(200, b'{}', {'Age': '1234'})
            if scenario == 'apple-none': return self.answer(404)
            if scenario == 'apple-refused':
                return self.answer(404, fields={'Apple-Failure-Reason': 'SWCERR00101 Bad HTTP Status'})
            self.answer(200, local(self.path.split('/')[-1], AASA)[0])

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *words): pass

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, 'server.key')
    if scenario == 'old-tls':
        context.set_ciphers('DEFAULT@SECLEVEL=0')
        context.minimum_version = ssl.TLSVersion.TLSv1
        context.maximum_version = ssl.TLSVersion.TLSv1_1
    site, plain = Server(('127.0.0.1', 0), Site), Server(('127.0.0.1', 0), Plain)
    # A visitor who breaks off the handshake holds up nobody else.
    site.socket = context.wrap_socket(site.socket, server_side=True, do_handshake_on_connect=False)
    for server in [site, plain]: threading.Thread(target=server.serve_forever, daemon=True).start()
    print(site.server_port, plain.server_port, flush=True)
    sys.stdin.read()
    """#
}
