import type { Database } from '../../adapters/db/schema.ts';
import type { AccessPolicy } from './access-policy.ts';
import { hasAdminToken } from './token-store.ts';

type Asked = {
  readonly db: Database;
  readonly access: AccessPolicy | undefined;
  /** The address that the service listens on. */
  readonly host: string;
};

/** Tells an administrator who can use the service. Undefined if there is nothing to say. */
export async function describeExposure({ db, access, host }: Asked): Promise<string | undefined> {
  if (access === undefined)
    return isLoopback(host)
      ? undefined
      : `listening on ${host}: the interface has no sign-in, so anyone who can reach it can use it. CURBCUT_AUTH=tokens turns access control on`;
  if (access.users !== undefined || (await hasAdminToken(db))) return undefined;
  return 'access control is on, and no token can administer the service. Create one: curbcut token create NAME --scope admin (with the embedded database, while the service is stopped)';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
