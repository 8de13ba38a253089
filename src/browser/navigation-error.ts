import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** The reason why the browser could not open a URL, from Chromium's name for the error (net_error_list.h). */
export type NavigationFailure =
  | 'timeout'
  | 'too_many_redirects'
  | 'redirect_invalid'
  | 'blocked'
  | 'tls_error'
  | 'dns_error'
  | 'connection_error'
  | 'download'
  | 'empty_response'
  | 'crashed'
  | 'closed'
  | 'other';

/** The first match wins. `SOCKS` errors come from our own proxy, which knows the true reason. */
const marks: readonly (readonly [NavigationFailure, RegExp])[] = [
  ['timeout', /Timeout [\d.]+ms exceeded|ERR_TIMED_OUT|ERR_CONNECTION_TIMED_OUT/],
  ['too_many_redirects', /ERR_TOO_MANY_REDIRECTS/],
  ['redirect_invalid', /ERR_(UNSAFE_REDIRECT|INVALID_REDIRECT|UNKNOWN_URL_SCHEME|INVALID_URL|DISALLOWED_URL_SCHEME)/],
  ['blocked', /ERR_BLOCKED_BY_(CLIENT|ADMINISTRATOR|RESPONSE)|ERR_UNSAFE_PORT|ERR_ACCESS_DENIED/],
  ['download', /Download is starting|ERR_ABORTED.*download/i],
  ['dns_error', /ERR_(NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_|ICANN_NAME_COLLISION)/],
  ['tls_error', /ERR_(CERT_|SSL_|BAD_SSL|ECH_)/],
  [
    'connection_error',
    /ERR_(SOCKS|CONNECTION_|EMPTY_RESPONSE|INVALID_HTTP_RESPONSE|INVALID_RESPONSE|RESPONSE_HEADERS_|INVALID_CHUNKED|CONTENT_LENGTH|CONTENT_DECODING|INCOMPLETE_|INTERNET_DISCONNECTED|ADDRESS_|NETWORK_|TUNNEL_|PROXY_|HTTP2|QUIC|RESPONSE_BODY)/,
  ],
  ['crashed', /Page crashed|Target crashed/],
  ['closed', /has been closed|Target closed|frame was detached/],
  ['empty_response', /ERR_ABORTED/],
];

export function nameNavigationError(message: string): NavigationFailure {
  return marks.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

/** Uses the first line of Playwright's message without its call log: `net::ERR_CONNECTION_REFUSED at …`. */
export function sayNavigationError(message: string): Said {
  const error = /net::(ERR_[A-Z0-9_]+)/.exec(message)?.[1];
  if (error !== undefined) return says('visits.reported', { error });
  return /Timeout/.test(message) ? says('visits.no_answer') : says('visits.not_opened');
}
