import type { Scope } from './scope.ts';
import type { IsTrusted } from './trusted-proxies.ts';
import { trustProxies } from './trusted-proxies.ts';
import { isUserName } from './user-name.ts';

/**
 * The rules for identifying callers. Undefined if access control is off: then anyone who reaches the service may do
 * everything.
 */
export type AccessPolicy = {
  /** Undefined: only tokens count. */
  readonly users: UserHeader | undefined;
};

export type UserHeader = {
  /** The name of the header, in lower case. */
  readonly header: string;
  /** Tells whether an address may send the header. */
  readonly isTrusted: IsTrusted;
  readonly scopeOf: (user: string) => Scope;
};

type AccessSettings = {
  readonly CURBCUT_AUTH: 'off' | 'tokens';
  readonly CURBCUT_AUTH_HEADER?: string | undefined;
  readonly CURBCUT_TRUSTED_PROXIES: readonly string[];
  readonly CURBCUT_AUTH_ADMINS: readonly string[];
};

/** Throws an Error of one sentence for settings that are unsafe together, or that have no effect. */
export function createAccessPolicy(given: AccessSettings): AccessPolicy | undefined {
  const users = readUserHeader(given);
  return given.CURBCUT_AUTH === 'off' && users === undefined ? undefined : { users };
}

function readUserHeader(given: AccessSettings): UserHeader | undefined {
  const { CURBCUT_AUTH_HEADER: header, CURBCUT_TRUSTED_PROXIES: proxies, CURBCUT_AUTH_ADMINS: admins } = given;
  if (header === undefined) {
    refuseIdle('CURBCUT_TRUSTED_PROXIES', proxies);
    refuseIdle('CURBCUT_AUTH_ADMINS', admins);
    return undefined;
  }
  if (proxies.length === 0)
    throw new Error(
      'CURBCUT_AUTH_HEADER needs CURBCUT_TRUSTED_PROXIES, the addresses of the proxies that send it: without them, anyone could sign in as anyone.',
    );
  for (const admin of admins) checkAdmin(admin);
  return {
    header: checkHeader(header),
    isTrusted: readProxies(proxies),
    scopeOf: (user) => (admins.length === 0 || admins.includes(user) ? 'admin' : 'scan'),
  };
}

function refuseIdle(name: string, entries: readonly string[]): void {
  if (entries.length > 0) throw new Error(`${name} has no effect without CURBCUT_AUTH_HEADER: set both or neither.`);
}

/** Headers that every client or proxy sends for other reasons. */
const otherHeaders =
  /^(?:accept.*|authorization|connection|content-.*|cookie|forwarded|host|origin|referer|sec-.*|te|transfer-encoding|upgrade|user-agent|via|x-forwarded-(?:for|host|port|proto)|x-real-ip)$/;

function checkHeader(given: string): string {
  const header = given.toLowerCase();
  if (/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(header) && !otherHeaders.test(header)) return header;
  throw new Error(
    `CURBCUT_AUTH_HEADER ("${given}") cannot be used: it must be the name of a header that only the proxy sends, such as Remote-User.`,
  );
}

function checkAdmin(name: string): void {
  if (isUserName(name)) return;
  throw new Error(
    `CURBCUT_AUTH_ADMINS (${JSON.stringify(name)}) cannot be used: a user name has at most 200 visible characters, and only single spaces.`,
  );
}

function readProxies(entries: readonly string[]): IsTrusted {
  try {
    return trustProxies(entries);
  } catch (error) {
    throw new Error(`CURBCUT_TRUSTED_PROXIES cannot be used: ${error instanceof Error ? error.message : ''}.`, {
      cause: error,
    });
  }
}
