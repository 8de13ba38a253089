import { SaidFailure } from '../../texts/said-failure.ts';
import type { SentenceCode, Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** The reason for a failed connection, in the words of page outcomes. The caller handles `timeout` separately. */
export type ConnectFailureKind = 'blocked_by_policy' | 'dns_error' | 'connection_error' | 'timeout';

/** The expected failure of an attempt to connect. Its sentences also say how to fix it, if possible. */
export class ConnectFailure extends SaidFailure<ConnectFailureKind> {
  override readonly name = 'ConnectFailure';
}

const sentences = {
  ECONNREFUSED: 'network.refused',
  ECONNRESET: 'network.hung_up',
  EPIPE: 'network.hung_up',
  EHOSTUNREACH: 'network.no_route',
  ENETUNREACH: 'network.no_network',
  EADDRNOTAVAIL: 'network.no_network',
} as const satisfies Readonly<Record<string, SentenceCode>>;

/** Describes the error of a socket. `endpoint` is "host:port" for the message. A ConnectFailure passes unchanged. */
export function toConnectFailure(error: unknown, endpoint: string): ConnectFailure {
  if (error instanceof ConnectFailure) return error;
  const code = getErrorCode(error);
  const cause = { cause: error };
  if (code === 'ETIMEDOUT') return new ConnectFailure('timeout', says('network.no_answer', { endpoint }), cause);
  return new ConnectFailure('connection_error', saySocketError(code, endpoint), cause);
}

function saySocketError(code: string, endpoint: string): Said {
  if (isKnown(code)) return says(sentences[code], { endpoint });
  if (code === unknownCode) return says('network.failed_unknown', { endpoint });
  return says('network.failed', { endpoint, reason: code });
}

function isKnown(code: string): code is keyof typeof sentences {
  return Object.hasOwn(sentences, code);
}

/** Stands for the code of errors that have none. */
export const unknownCode = 'unknown error';

/** The `code` of a system error, or `unknownCode` if it has none. */
export function getErrorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : unknownCode;
}
