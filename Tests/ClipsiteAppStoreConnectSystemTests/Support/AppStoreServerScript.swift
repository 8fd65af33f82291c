/// The program that plays the App Store Connect API: its rules for tokens, resources, uploads and pages, and
/// whatever a test wants to go wrong. `/_state` tells what it holds, `/_control` takes what is to happen.
enum AppStoreServerScript {
  static let text = WebTokenScript.text + api

  private static let api = #"""
    import http.server, json, os, re, signal, sys, threading, time, urllib.parse

    public = bytes.fromhex(sys.argv[1])
    KEY = (int.from_bytes(public[:32], 'big'), int.from_bytes(public[32:], 'big'))
    TYPE = 'appClipAdvancedExperiences'
    IMAGES, WORDS = 'appClipAdvancedExperienceImages', 'appClipAdvancedExperienceLocalizations'
    DEFAULTS = 'appClipDefaultExperiences'
    CHANGEABLE = {'action', 'isPoweredBy', 'place', 'businessCategory', 'defaultLanguage'}
    LANGUAGES = set('AR CA CS DA DE EL EN ES FI FR HE HI HR HU ID IT JA KO MS NL NO PL PT RO RU SK SV TH TR UK VI ZH'.split())
    lock, identified = threading.RLock(), threading.Event()
    experiences, images, words, log, control, checked = {}, {}, {}, [], {'faults': []}, set()
    quota = {}

    class Refused(Exception):
        def __init__(self, status, code, detail='', fields={}):
            self.status, self.code, self.detail, self.fields = status, code, detail, fields

    def require(condition, status, code, detail=''):
        if not condition: raise Refused(status, code, detail)

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        # Head and body in one packet, because the client confirms the first one late.
        wbufsize = 1 << 16
        def log_message(self, *words): pass
        def do_GET(self): self.handle_request()
        do_POST = do_PATCH = do_PUT = do_GET

        def handle_request(self):
            body = self.rfile.read(int(self.headers.get('Content-Length') or 0))
            url = urllib.parse.urlsplit(self.path)
            path, query = url.path, urllib.parse.parse_qs(url.query)
            if path == '/_state': return self.reply(200, state())
            if path == '/_control': return self.steer(json.loads(body))
            if path.startswith('/_copy/'): return self.copy(path)
            with lock:
                log.append(self.command + ' ' + path)
                number = len(log)
                end = control.get('endsAfter') or number
                if number > end: return self.hang_up()
                try:
                    self.count(path)
                    self.fail_as_asked(path)
                    status, answer = self.route(path, query, body)
                except Refused as refused:
                    error = {'id': 'x', 'status': str(refused.status), 'code': refused.code, 'title': 'refused',
                             'detail': refused.detail}
                    status, answer = refused.status, {'errors': [error]}
                    return self.reply(status, answer, refused.fields)
                finally: self.kill_as_asked(number)
            if number == end and control.get('endsAfter'): return self.hang_up()
            if control.get('lost') == self.command + ' ' + path:
                control.pop('lost')
                return self.reply(500, {'errors': []})
            self.reply(status, answer)

        def kill_as_asked(self, number):
            if control.get('killAt') == number:
                identified.wait()
                os.kill(control['pid'], control.get('signal', signal.SIGKILL))

        def hang_up(self):
            """The client gets no answer, as if it was killed."""
            self.close_connection = True

        def steer(self, wanted):
            if wanted.pop('reset', False):
                for found in (experiences, images, words): found.clear()
            control.update(wanted)
            if 'pid' in wanted: identified.set()
            if 'registered' in wanted:
                for item in wanted['registered']: experiences[item['id']] = item
                for item in wanted.get('included', []):
                    if item['type'] == IMAGES: images[item['id']] = {'parts': {}, 'asked': 0, 'end': 'COMPLETE', 'attributes': item['attributes']}
                    else: words[item['id']] = item['attributes']
            self.reply(200, {})

        def count(self, path):
            """Counts requests against a quota that is there again after a pause of the client."""
            if 'remaining' not in control or path.startswith('/_upload/'): return
            now = time.monotonic()
            if quota.get('left', 0) == 0 and now - quota.get('time', 0) > 0.9: quota['left'] = control['remaining']
            if quota['left'] == 0: quota['excess'] = quota.get('excess', 0) + 1
            quota.update(left=max(0, quota['left'] - 1), time=now)

        def copy(self, path):
            """The image in another encoding, from a server that knows no tokens."""
            with lock:
                log.append(self.command + ' ' + path)
                self.kill_as_asked(len(log))
            good = path.split('/')[2] not in control.get('lostCopies', [])
            good = good and 'Authorization' not in self.headers and path.endswith('/1800x1200bb.jpg') and control.get('copyFile')
            data = open(control['copyFile'], 'rb').read() + path.split('/')[2].encode() if good else b''
            self.send_response(200 if good else 404)
            self.send_header('Content-Length', str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def fail_as_asked(self, path):
            for fault in control['faults']:
                if fault['method'] == self.command and re.fullmatch(fault['path'], path) and fault['times'] > 0:
                    fault['times'] -= 1
                    raise Refused(fault['status'], fault.get('code', 'TEST'), 'as asked', fault.get('headers', {}))

        def reply(self, status, answer, fields={}):
            data = json.dumps(answer).encode() if answer is not None else b''
            self.send_response(status)
            rate = 'user-hour-lim:3500;user-hour-rem:%d;' % control.get('hourlyRest', 3000)
            if 'left' in quota: rate += 'user-second-lim:%d;user-second-rem:%d;' % (control['remaining'], quota['left'])
            all = {'Content-Type': 'application/json', 'X-Rate-Limit': rate}
            for name, value in {**all, **fields, 'Content-Length': str(len(data))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)

        def check_token(self):
            words = self.headers.get('Authorization', '').split(' ')
            require(len(words) == 2 and words[0] == 'Bearer', 401, 'NOT_AUTHORIZED', 'no token')
            try:
                head, claims, signature = words[1].split('.')
                header, payload = json.loads(decoded(head)), json.loads(decoded(claims))
                good = words[1] in checked or is_signed((head + '.' + claims).encode(), decoded(signature), KEY)
            except ValueError: raise Refused(401, 'NOT_AUTHORIZED', 'no web token')
            require(good, 401, 'NOT_AUTHORIZED', 'wrong signature')
            checked.add(words[1])
            require(header == {'alg': 'ES256', 'kid': 'KEYID12345', 'typ': 'JWT'}, 401, 'NOT_AUTHORIZED', 'header')
            issuer = control.get('issuer', 'issuer-of-the-team')
            who = {'iss': issuer} if issuer else {'sub': 'user'}
            now = time.time()
            require({name: payload.get(name) for name in who} == who and ('iss' in payload) == bool(issuer),
                    401, 'NOT_AUTHORIZED', 'who')
            require(payload['aud'] == 'appstoreconnect-v1' and payload['iat'] <= now + 60, 401, 'NOT_AUTHORIZED', 'claims')
            require(now < payload['exp'] <= payload['iat'] + 1200, 401, 'NOT_AUTHORIZED', 'expired')
            if control.get('expired', 0) > 0:
                control['expired'] -= 1
                raise Refused(401, 'NOT_AUTHORIZED', 'expired')

        def route(self, path, query, body):
            if path.startswith('/_upload/'): return self.part(path, body)
            self.check_token()
            parts = path.strip('/').split('/')
            data = None
            if self.command in ('POST', 'PATCH'):
                require(self.headers.get('Content-Type') == 'application/json', 415, 'TYPE')
                document = json.loads(body)
                data = document['data']
                require(data['type'] == parts[1], 409, 'ENTITY_ERROR', 'type')
            call = (self.command, parts[1], len(parts))
            if call == ('GET', 'apps', 4): return self.clips(query)
            if call == ('GET', 'appClips', 4) and parts[3] == DEFAULTS: return self.defaults(query)
            if call == ('GET', DEFAULTS, 4): return self.default_words(parts, query)
            if call == ('GET', 'appClips', 4): return self.list(path, query)
            if call == ('GET', TYPE, 3):
                require(parts[2] in experiences, 404, 'NOT_FOUND')
                return 200, {'data': experiences[parts[2]]}
            if call == ('POST', TYPE, 2): return self.create(data, document.get('included', []))
            if call == ('PATCH', TYPE, 3): return self.change(parts[2], data, document.get('included', []))
            if call == ('POST', IMAGES, 2): return self.reserve(data)
            if call == ('GET', IMAGES, 3): return self.image(parts[2])
            if call == ('PATCH', IMAGES, 3): return self.confirm(parts[2], data)
            if call == ('GET', 'builds', 2): return self.builds(query)
            if call == ('GET', 'buildBundles', 4): return self.domains(parts)
            raise Refused(404, 'NOT_FOUND', path)

        def clips(self, query):
            clip = {'type': 'appClips', 'id': 'CLIP1', 'attributes': {'bundleId': 'com.example.Donuts.Clip'}}
            wanted = query.get('filter[bundleId]', [''])[0]
            return 200, {'data': [clip] if wanted == 'com.example.Donuts.Clip' else []}

        def list(self, path, query):
            limit, start = int(query['limit'][0]), int(query.get('cursor', ['0'])[0])
            require(limit <= 200, 400, 'PARAMETER_ERROR')
            limit = min(limit, control.get('pageSize', 200))
            all = sorted(experiences.values(), key=lambda item: item['id'])
            page, included = all[start:start + limit], []
            if 'include' in query:
                for item in page:
                    image = (item['relationships']['headerImage']['data'] or {}).get('id')
                    if image in images: included.append(resource(IMAGES, image, images[image]['attributes']))
                    for word in item['relationships']['localizations']['data']:
                        included.append(resource(WORDS, word['id'], words[word['id']]))
            links = {'self': 'x'}
            if len(all) > start + limit:
                query['cursor'] = [str(start + limit)]
                host = control.get('nextHost', 'http://127.0.0.1:%d' % self.server.server_port)
                links['next'] = host + path + '?' + urllib.parse.urlencode(query, doseq=True)
            return 200, {'data': page, 'included': included, 'links': links}

        def relations(self, data, included, needed, own=None):
            found = data.get('relationships', {})
            for name in needed: require(name in found, 409, 'ENTITY_ERROR.RELATIONSHIP.REQUIRED', name)
            result = {}
            if 'headerImage' in found:
                image = found['headerImage']['data']
                require(image['type'] == IMAGES and image['id'] in images, 409, 'ENTITY_ERROR.RELATIONSHIP.INVALID', 'image')
                state = images[image['id']]['attributes']['assetDeliveryState']['state']
                require(state == 'COMPLETE', 409, 'STATE_ERROR', 'the image is ' + state)
                users = [id for id, item in experiences.items()
                         if item['relationships'].get('headerImage', {}).get('data') == image]
                if control.get('movesImages'):
                    for id in users: experiences[id]['relationships']['headerImage'] = {'data': None}
                    users = []
                require(control.get('sharesImages') or users in ([], [own]), 409,
                        'ENTITY_ERROR.RELATIONSHIP.INVALID', 'the image belongs to another experience')
                result['headerImage'] = {'data': image}
            if 'localizations' in found:
                inline = {item['id']: item for item in included}
                references = []
                for reference in found['localizations']['data']:
                    item = inline.get(reference['id'])
                    require(item and item['type'] == WORDS and re.fullmatch(r'\$\{.+\}', item['id']), 409,
                            'ENTITY_ERROR.INCLUDED.INVALID_ID')
                    attributes = item['attributes']
                    require(attributes['language'] in LANGUAGES, 409, 'ENTITY_ERROR.ATTRIBUTE.INVALID', 'language')
                    require(len(attributes['title']) <= 30, 409, 'ENTITY_ERROR.ATTRIBUTE.INVALID', 'title')
                    id = 'W%d' % (len(words) + 1)
                    words[id] = attributes
                    references.append({'type': WORDS, 'id': id})
                require(references, 409, 'ENTITY_ERROR.RELATIONSHIP.REQUIRED', 'localizations')
                result['localizations'] = {'data': references}
            return result

        def rewritten(self, place):
            """The place as Apple Maps writes it, which is near the one that was sent."""
            if not control.get('rewritesPlaces') or not place: return place
            place = json.loads(json.dumps(place))
            address = place.get('mainAddress', {})
            place['mainAddress'] = json.loads(json.dumps(address).replace(' Street', ' St'))
            for name, by in (('latitude', 1e-6), ('longitude', -1e-6)):
                point = place.get('displayPoint', {}).get('coordinates')
                if point: point[name] += by
            place.get('names', []).append('As Apple Maps says')
            return {**place, 'placeId': 'P1'}

        def create(self, data, included):
            attributes = data['attributes']
            attributes['place'] = self.rewritten(attributes.get('place'))
            if attributes['place'] is None: del attributes['place']
            require(set(attributes) <= CHANGEABLE | {'link'}, 409, 'ENTITY_ERROR.ATTRIBUTE.UNKNOWN', str(set(attributes)))
            for name in ('link', 'isPoweredBy', 'defaultLanguage'):
                require(name in attributes, 409, 'ENTITY_ERROR.ATTRIBUTE.REQUIRED', name)
            relations = data.get('relationships', {})
            require(relations.get('appClip', {}).get('data') == {'type': 'appClips', 'id': 'CLIP1'}, 409,
                    'ENTITY_ERROR.RELATIONSHIP.REQUIRED', 'appClip')
            taken = [item for item in experiences.values() if item['attributes']['link'] == attributes['link']
                     and item['attributes']['status'] == 'RECEIVED']
            require(not taken, 409, 'ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE', attributes['link'])
            relations = self.relations(data, included, ['headerImage', 'localizations'])
            id = 'E%d' % (len(experiences) + 1)
            more = {'status': 'RECEIVED', 'version': 1}
            if 'place' in attributes: more['placeStatus'] = 'PENDING'
            experiences[id] = resource(TYPE, id, {**attributes, **more}, relations)
            return 201, {'data': experiences[id]}

        def change(self, id, data, included):
            require(id in experiences, 404, 'NOT_FOUND')
            require(data['id'] == id, 409, 'ENTITY_ERROR', 'id')
            item, attributes = experiences[id], dict(data.get('attributes', {}))
            require(item['attributes']['status'] == 'RECEIVED', 409, 'STATE_ERROR')
            require(set(attributes) <= CHANGEABLE | {'removed'}, 409, 'ENTITY_ERROR.ATTRIBUTE.NOT_ALLOWED', str(attributes))
            if 'place' in attributes: attributes['place'] = self.rewritten(attributes['place'])
            if attributes.pop('removed', False): item['attributes']['status'] = 'DEACTIVATED'
            relations = self.relations(data, included, [], id)
            item['attributes'].update(attributes)
            item['relationships'].update(relations)
            return 200, {'data': item}

        def reserve(self, data):
            name, size = data['attributes']['fileName'], data['attributes']['fileSize']
            require(name and isinstance(size, int) and size > 1, 422, 'ENTITY_ERROR.ATTRIBUTE.INVALID')
            id = 'I%d' % (len(images) + 1)
            images[id] = {'parts': {}, 'asked': 0, 'attributes': {
                'fileName': name, 'fileSize': size, 'uploadOperations': self.operations(id, size),
                'assetDeliveryState': {'state': 'AWAITING_UPLOAD', 'errors': [], 'warnings': []}}}
            return 201, {'data': resource(IMAGES, id, images[id]['attributes'])}

        def operations(self, id, size):
            half = size // 2 + control.get('gap', 0)
            address = 'http://127.0.0.1:%d/_upload/%s' % (self.server.server_port, id)
            return [{'method': 'PUT', 'url': '%s/%d' % (address, number), 'offset': offset, 'length': length,
                     'requestHeaders': [{'name': 'Content-Type', 'value': 'image/png'}, {'name': 'X-Part', 'value': str(number)}]}
                    for number, offset, length in ((1, half, size - half), (0, 0, size // 2))]

        def part(self, path, body):
            id, number = path.split('/')[2:]
            require('Authorization' not in self.headers, 403, 'TOKEN')
            require(self.headers['Content-Type'] == 'image/png' and self.headers['X-Part'] == number, 403, 'FIELDS')
            wanted = [part for part in images[id]['attributes']['uploadOperations'] if part['url'].endswith('/' + number)]
            require(len(body) == wanted[0]['length'], 403, 'LENGTH')
            images[id]['parts'][int(number)] = body
            return 200, None

        def confirm(self, id, data):
            require(id in images, 404, 'NOT_FOUND')
            image, attributes = images[id], data['attributes']
            require(attributes['uploaded'] is True, 422, 'ENTITY_ERROR.ATTRIBUTE.INVALID')
            whole = b''.join(part for _, part in sorted(image['parts'].items()))
            state = image['attributes']['assetDeliveryState']
            good = hashlib.md5(whole).hexdigest() == attributes['sourceFileChecksum']
            image['attributes']['sourceFileChecksum'] = attributes['sourceFileChecksum']
            image['attributes'].pop('uploadOperations', None)
            if control.get('badImages', 0) > 0:
                control['badImages'] -= 1
                good = False
            state['state'] = 'UPLOAD_COMPLETE'
            image['end'] = 'COMPLETE' if good else 'FAILED'
            if not good: state['errors'] = [{'code': 'IMAGE_BAD', 'description': 'The image is not good.'}]
            return 200, {'data': resource(IMAGES, id, image['attributes'])}

        def image(self, id):
            require(id in images, 404, 'NOT_FOUND')
            image = images[id]
            if 'end' in image:
                image['asked'] += 1
                if image['asked'] >= control.get('patience', 2):
                    image['attributes']['assetDeliveryState']['state'] = image['end']
            return 200, {'data': resource(IMAGES, id, image['attributes'])}

        def builds(self, query):
            require(query['filter[app]'] == ['1234567890'] and query['limit'] == ['1'], 400, 'PARAMETER_ERROR')
            bundles = [{'type': 'buildBundles', 'id': id, 'attributes': {'bundleId': name, 'entitlements': control.get('entitlements')}}
                       for id, name in [('BB1', 'com.example.Donuts'), ('BB2', 'com.example.Donuts.Clip')]]
            build = resource('builds', 'B1', {'minOsVersion': control.get('minOsVersion', '16.4')})
            return 200, {'data': [build], 'included': bundles if not control.get('noBuild') else []}

        def defaults(self, query):
            require(query['include'] == ['releaseWithAppStoreVersion,appClipAppStoreReviewDetail'], 400, 'PARAMETER_ERROR')
            data, included = [], []
            for number, (version, state, words) in enumerate(control.get('defaults', [['1.0', 'READY_FOR_DISTRIBUTION', None]])):
                id = 'D%d' % number
                relations = {'releaseWithAppStoreVersion': {'data': {'type': 'appStoreVersions', 'id': id}},
                             'appClipAppStoreReviewDetail': {'data': {'type': 'appClipAppStoreReviewDetails', 'id': id}}}
                data.append(resource(DEFAULTS, id, {'action': 'OPEN'}, relations))
                included.append(resource('appStoreVersions', id, {'versionString': version, 'appVersionState': state}))
                included.append(resource('appClipAppStoreReviewDetails', id, {'invocationUrls': ['https://example.com/a']}))
            return 200, {'data': data, 'included': included, 'links': {'self': 'x'}}

        def default_words(self, parts, query):
            require(parts[3] == 'appClipDefaultExperienceLocalizations', 404, 'NOT_FOUND')
            require(query['include'] == ['appClipHeaderImage'], 400, 'PARAMETER_ERROR')
            all = control.get('defaults', [['1.0', 'READY_FOR_DISTRIBUTION', None]])
            data, included = [], []
            for locale, subtitle, image in all[int(parts[2][1:])][2] or [['en-US', 'Order ahead', 'card.png']]:
                reference = {'type': 'appClipHeaderImages', 'id': locale} if image else None
                data.append(resource(parts[3], locale, {'locale': locale, 'subtitle': subtitle},
                                     {'appClipHeaderImage': {'data': reference}}))
                if image: included.append(resource('appClipHeaderImages', locale, {'fileName': image}))
            return 200, {'data': data, 'included': included}

        def domains(self, parts):
            require(parts[2] == 'BB2', 404, 'NOT_FOUND')
            if parts[3] == 'buildBundleFileSizes':
                sizes = [resource(parts[3], str(size), {'deviceModel': 'iPhone16,2', 'installBytes': size, 'downloadBytes': 1})
                         for size in control.get('sizes', [])]
                return 200, {'data': sizes}
            found = control.get('domains', {}).get(parts[3], [{'domain': 'example.com', 'isValid': True}])
            return 200, {'data': resource('appClipDomainStatuses', 'D1', {'domains': found})}

    def resource(type, id, attributes, relationships=None):
        result = {'type': type, 'id': id, 'attributes': attributes}
        if relationships is not None: result['relationships'] = relationships
        return result

    def state():
        with lock:
            seen = log[:]
            del log[:]
            return {'log': seen, 'experiences': sorted(experiences.values(), key=lambda item: item['id']),
                    'words': list(words.values()), 'complete': sum(image.get('end') == 'COMPLETE' for image in images.values()),
                    'images': len(images), 'excess': quota.get('excess', 0)}

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    server.handle_error = lambda *words: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """#
}
