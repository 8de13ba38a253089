import { ConnectFailure, getErrorCode, toConnectFailure } from './connect-failure.ts';
import { FetchFailure } from './fetch-failure.ts';

type Exchange = { readonly url: URL; readonly timeoutMs: number };

/** Names what ended an exchange with a server, in the words of undici, zlib or a socket. Our own failures pass unchanged. */
export function toExchangeFailure(error: unknown, { url, timeoutMs }: Exchange): ConnectFailure | FetchFailure {
  if (error instanceof FetchFailure) return error;
  const code = getErrorCode(error);
  const cause = { cause: error };
  if (isDecodingError(code)) {
    return new FetchFailure('bad_encoding', `The response's compression is damaged or incomplete (${code}).`, cause);
  }
  if (code === 'UND_ERR_BODY_TIMEOUT') {
    const seconds = Math.ceil(timeoutMs / 1000);
    return new ConnectFailure('timeout', `The answer stopped: nothing came for ${seconds} s.`, cause);
  }
  const what = describeBadResponse(error, code);
  return what === undefined
    ? toConnectFailure(error, url.host)
    : new ConnectFailure('connection_error', `${url.host} ${what}.`, cause);
}

/** zlib: Z_…; brotli: ERR_ and its own name for the error, with or without "BROTLI_" (both forms were seen). */
function isDecodingError(code: string): boolean {
  return /^(?:Z_|ERR__|ERR_BROTLI|ERR_PADDING)/u.test(code);
}

function describeBadResponse(error: unknown, code: string): string | undefined {
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return 'sent headers of more than 64 KB';
  const message = error instanceof Error ? error.message : '';
  // undici 8 gives its parser's errors no code, and says "bad response" or "bad upgrade", or asserts, where no request asked for it.
  const isParserError = error instanceof Error && error.name === 'HTTPParserError' && !message.includes('EOF');
  if (isParserError || code === 'ERR_ASSERTION' || message.startsWith('bad '))
    return 'answered with something that is not HTTP';
  return code.startsWith('UND_ERR_') || message.includes('EOF') ? 'closed the connection abruptly' : undefined;
}

/** What follows "No secure connection is possible:". */
export function describeTlsError(error: unknown): string {
  const code = getErrorCode(error);
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return 'its certificate has expired';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'its certificate is self-signed';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'its certificate is for another name';
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'its certificate is not signed by an authority known to this machine';
    default:
      return code;
  }
}
