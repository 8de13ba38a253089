/** The reasons why a request is refused, regardless of its content. */
export const requests = {
  ambiguous_target: 'A request must have one Host header and a path that begins with a slash.',
  authentication_required:
    'Send a token: Authorization: Bearer ccut_… An administrator creates tokens in the settings.',
  body_compressed: 'The body must not be compressed: send it without Content-Encoding.',
  body_not_json: 'The body must be JSON: send Content-Type: application/json.',
  body_not_utf8: 'The body must be UTF-8: send Content-Type: application/json.',
  body_object: 'The body must be one well-formed JSON object.',
  busy: 'The service is sending as many of these responses as it can at the same time. Try again in a few seconds.',
  caller_busy:
    'The service is sending you as many of these responses as one caller can have at the same time. Try again in a few seconds.',
  change_without_origin:
    'A change by a signed-in browser must say which page it comes from. Programs send a token instead.',
  cross_site: 'Requests from other websites are not accepted.',
  database_unavailable: 'The database is temporarily unavailable. No data is lost. Try again in a few seconds.',
  files_unavailable:
    'The store of the screenshots is temporarily unavailable. No picture is lost. Try again in a few seconds.',
  headers_too_large: 'The URL and headers of a request must not exceed 32 KiB in total.',
  host_not_allowed:
    'The service does not accept requests for this host name. An administrator can add it with CURBCUT_PUBLIC_URL or CURBCUT_ALLOWED_HOSTS.',
  insufficient_scope: 'This needs the scope "{saidNeeded}", and you have "{saidGiven}". Ask an administrator.',
  internal_error: 'An unexpected error occurred in the service. It was logged.',
  invalid_token:
    'The token is not valid, has expired, or was deleted. An administrator creates tokens in the settings.',
  json_depth: 'It is nested deeper than {n} (level|levels).',
  json_duplicate_key: 'An object has the same key twice.',
  json_invalid: 'The JSON is not valid.',
  json_not_utf8: 'It is not UTF-8.',
  json_proto: 'The key __proto__ is not accepted.',
  method_not_allowed: 'This URL accepts {methods} only.',
  no_proxy: 'This service is not a proxy.',
  not_found: 'There is nothing at this URL. See /api/docs.',
  not_http: 'The request is not valid HTTP.',
  not_http_1_1: 'This is not a well-formed HTTP/1.1 request.',
  payload_too_large: 'The body is larger than 1 MiB.',
  request_timeout: 'The request did not arrive in time.',
  too_many_attempts: 'Too many wrong tokens came from this address. Try again in {n} s.',
  unclear_user:
    'The proxy must send exactly one user name: at most 200 visible characters, no comma, and only single spaces. Let it replace the header that the client sent, not add to it.',
  untrusted_proxy:
    'The request names a user, but it did not come from a trusted proxy. An administrator can add the address of the proxy to CURBCUT_TRUSTED_PROXIES.',
  url_invalid: 'The URL of the request is not valid.',
  url_too_long: 'The URL of the request is too long.',
} as const;
