// CloudFront Function for {{domain}}: runtime cloudfront-js-2.0, event "viewer response".
function handler(event) {
  const response = event.response;
  const headers = response.headers;
  "{{headers}}";
  return response;
}
