import type { Saying } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { ConnectFailure, getErrorCode, toConnectFailure, unknownCode } from './connect-failure.ts';
import { FetchFailure } from './fetch-failure.ts';

type Exchange = { readonly url: URL; readonly timeoutMs: number };

/**
 * Describes the error that ended an exchange with a server: from undici, zlib or a socket. Our own failures pass
 * unchanged.
 */
export function toExchangeFailure(error: unknown, { url, timeoutMs }: Exchange): ConnectFailure | FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = getErrorCode(error);
  const cause = { cause: error };
  if (isDecodingError(code))
    return new FetchFailure('bad_encoding', says('network.damaged_compression', { reason: code }), cause);
  if (code === 'UND_ERR_BODY_TIMEOUT') {
    const n = Math.ceil(timeoutMs / 1000);
    return new ConnectFailure('timeout', says('network.answer_stopped', { n }), cause);
  }
  const saying = sayBadResponse(error, code, url.host);
  return saying === undefined
    ? toConnectFailure(error, url.host)
    : new ConnectFailure('connection_error', saying, cause);
}

/** zlib has codes with Z_. Brotli has ERR_ and its own error name, with or without "BROTLI_" (both forms occur). */
function isDecodingError(code: string): boolean {
  return /^(?:Z_|ERR__|ERR_BROTLI|ERR_PADDING)/u.test(code);
}

function sayBadResponse(error: unknown, code: string, host: string): Saying | undefined {
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return says('network.large_headers', { host });
  const message = error instanceof Error ? error.message : '';
  // undici 8 gives its parser's errors no code. It says "bad response" or "bad upgrade", or fails an assertion, if a
  // server sends an unrequested response.
  const isParserError = error instanceof Error && error.name === 'HTTPParserError' && !message.includes('EOF');
  if (isParserError || code === 'ERR_ASSERTION' || message.startsWith('bad '))
    return says('network.not_http', { host });
  const isHungUp = code.startsWith('UND_ERR_') || message.includes('EOF');
  return isHungUp ? says('network.hung_up', { endpoint: host }) : undefined;
}

/** Says what is wrong. What to do about it depends on who asked for the URL. */
export function sayTlsError(error: unknown, host: string): Saying {
  const code = getErrorCode(error);
  switch (code) {
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
    case 'ERR_SSL_PACKET_LENGTH_TOO_LONG':
      return says('network.tls_not_spoken', { host });
    case 'CERT_HAS_EXPIRED':
      return says('network.tls_expired', { host });
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return says('network.tls_self_signed', { host });
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return says('network.tls_other_name', { host });
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return says('network.tls_unknown_authority', { host });
    case unknownCode:
      return says('network.tls_failed_unknown', { host });
    default:
      return says('network.tls_failed', { host, reason: code });
  }
}
