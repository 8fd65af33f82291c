// CloudFront Function for {{domain}}: runtime cloudfront-js-2.0, event "viewer request". In the distribution, let
// the errors 403 and 404 answer with /404.html and status 404.
const redirects = "{{redirects}}";
const queries = "{{queries}}";

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri === '{{association}}') {
    request.uri = '{{twin}}';
    return request;
  }
  const parameters = query(request.querystring);
  if (uri === '/' && Object.prototype.hasOwnProperty.call(queries, parameters)) {
    const headers = { location: { value: queries[parameters] } };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
  }
  const path = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
  if (Object.prototype.hasOwnProperty.call(redirects, path)) {
    const headers = { location: { value: redirects[path] + parameters } };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
  }
  if (path === '/') {
    request.uri = '/index.html';
  } else if (!path.startsWith('/{{well-known}}/') && !path.slice(path.lastIndexOf('/')).includes('.')) {
    request.uri = path + '{{ending}}';
  }
  return request;
}

function query(parameters) {
  const parts = [];
  for (const name of Object.keys(parameters)) {
    const values = parameters[name].multiValue || [parameters[name]];
    for (const item of values) parts.push(item.value ? name + '=' + item.value : name);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
