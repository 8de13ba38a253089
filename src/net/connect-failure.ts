/** Why no connection came about, in the words of page outcomes; the caller handles `timeout` separately. */
export type ConnectFailureKind = 'blocked_by_policy' | 'dns_error' | 'connection_error' | 'timeout';

/** An expected end of an attempt to connect. `message` is a sentence for people that also says how to fix it, where possible. */
export class ConnectFailure extends Error {
  readonly kind: ConnectFailureKind;

  constructor(kind: ConnectFailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ConnectFailure';
    this.kind = kind;
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection: nothing listens there',
  ECONNRESET: 'closed the connection abruptly',
  EPIPE: 'closed the connection abruptly',
  EHOSTUNREACH: 'cannot be reached: there is no route to it',
  ENETUNREACH: 'cannot be reached: this machine has no network that leads there',
  EADDRNOTAVAIL: 'cannot be reached: this machine has no network that leads there',
};

/** Names a socket's error; `endpoint` is "host:port" for the sentence. A ConnectFailure passes unchanged. */
export function toConnectFailure(error: unknown, endpoint: string): ConnectFailure {
  if (error instanceof ConnectFailure) return error;
  const code = getErrorCode(error);
  if (code === 'ETIMEDOUT') return new ConnectFailure('timeout', `${endpoint} did not answer.`, { cause: error });
  const what = SENTENCES[code] ?? `could not be connected to (${code})`;
  return new ConnectFailure('connection_error', `${endpoint} ${what}.`, { cause: error });
}

/** The `code` of a system error, `unknown error` where there is none. */
export function getErrorCode(error: unknown): string {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? String(error.code) : 'unknown error';
}
