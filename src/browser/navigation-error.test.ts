import { describe, expect, it } from 'vitest';
import { sayNavigationError, nameNavigationError } from './navigation-error.ts';
import { says } from '../texts/saying.ts';

describe('why the browser could not open an address', () => {
  it.each([
    ['page.goto: Timeout 30000ms exceeded.', 'timeout'],
    ['net::ERR_TIMED_OUT at https://example.com/', 'timeout'],
    ['net::ERR_CONNECTION_TIMED_OUT at https://example.com/', 'timeout'],
    ['net::ERR_TOO_MANY_REDIRECTS at https://example.com/', 'too_many_redirects'],
    ['net::ERR_UNSAFE_REDIRECT at https://example.com/', 'redirect_invalid'],
    ['net::ERR_INVALID_REDIRECT at https://example.com/', 'redirect_invalid'],
    ['net::ERR_UNKNOWN_URL_SCHEME at https://example.com/', 'redirect_invalid'],
    ['net::ERR_BLOCKED_BY_CLIENT at https://example.com/', 'blocked'],
    ['net::ERR_BLOCKED_BY_RESPONSE at https://example.com/', 'blocked'],
    ['net::ERR_UNSAFE_PORT at http://example.com:6667/', 'blocked'],
    ['page.goto: Download is starting', 'download'],
    ['net::ERR_NAME_NOT_RESOLVED at https://nowhere.example/', 'dns_error'],
    ['net::ERR_DNS_TIMED_OUT at https://nowhere.example/', 'dns_error'],
    ['net::ERR_CERT_AUTHORITY_INVALID at https://example.com/', 'tls_error'],
    ['net::ERR_CERT_DATE_INVALID at https://example.com/', 'tls_error'],
    ['net::ERR_SSL_PROTOCOL_ERROR at https://example.com/', 'tls_error'],
    ['net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH at https://example.com/', 'tls_error'],
    ['net::ERR_SOCKS_CONNECTION_FAILED at https://example.com/', 'connection_error'],
    ['net::ERR_CONNECTION_REFUSED at https://example.com/', 'connection_error'],
    ['net::ERR_CONNECTION_RESET at https://example.com/', 'connection_error'],
    ['net::ERR_CONNECTION_CLOSED at https://example.com/', 'connection_error'],
    ['net::ERR_EMPTY_RESPONSE at https://example.com/', 'connection_error'],
    ['net::ERR_INVALID_HTTP_RESPONSE at https://example.com/', 'connection_error'],
    ['net::ERR_INVALID_CHUNKED_ENCODING at https://example.com/', 'connection_error'],
    ['net::ERR_CONTENT_LENGTH_MISMATCH at https://example.com/', 'connection_error'],
    ['net::ERR_CONTENT_DECODING_FAILED at https://example.com/', 'connection_error'],
    ['net::ERR_HTTP2_PROTOCOL_ERROR at https://example.com/', 'connection_error'],
    ['net::ERR_ADDRESS_UNREACHABLE at https://example.com/', 'connection_error'],
    ['net::ERR_NETWORK_CHANGED at https://example.com/', 'connection_error'],
    ['page.goto: Page crashed', 'crashed'],
    ['page.goto: Target crashed', 'crashed'],
    ['page.goto: Target page, context or browser has been closed', 'closed'],
    ['page.goto: Navigating frame was detached', 'closed'],
    ['net::ERR_ABORTED at https://example.com/', 'empty_response'],
    ['net::ERR_SOMETHING_NEW at https://example.com/', 'other'],
    ['', 'other'],
  ] as const)('"%s" is named %s', (message, expected) => {
    expect(nameNavigationError(message)).toBe(expected);
  });
});

describe('what the browser says', () => {
  it.each([
    [
      'net::ERR_CONNECTION_RESET at https://example.com/?token=1',
      says('visits.reported', { error: 'ERR_CONNECTION_RESET' }),
    ],
    ['page.goto: Timeout 30000ms exceeded.', says('visits.no_answer')],
    ['page.goto: Something else', says('visits.not_opened')],
  ])('is described without a URL: %s', (message, said) => {
    expect(sayNavigationError(message)).toEqual(said);
  });
});
