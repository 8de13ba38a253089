import { isKeyInForce } from '../settings/is-key-in-force.ts';
import type { McpAccess } from '../settings/read-settings.ts';
import type { Refusal } from './refusal.ts';

export type AccessHeaders = { readonly authorization?: string | undefined; readonly origin?: string | undefined };

/** A page on this machine may ask; with `null` a sandboxed page of anybody's would. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Who may ask at all, before a byte of the body is read: key, then `Origin`, then the switch. In this order a stranger
 * learns nothing, not even whether the endpoint is switched on. `access` is what is in force now.
 */
export function judgeAccess(headers: AccessHeaders, access: McpAccess): Refusal | undefined {
  const presented = readBearer(headers.authorization);
  if (presented === undefined || !isKeyInForce(access, presented)) return wrongKey(presented !== undefined);
  if (headers.origin !== undefined && !localOrigin.test(headers.origin)) return foreignOrigin;
  return access.mcpEnabled ? undefined : switchedOff;
}

/** RFC 9110, 11.1: the scheme's case does not matter. The key is read from nowhere else, above all not from the address. */
function readBearer(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
}

/** The same for a missing, wrong or revoked key, except for what RFC 6750, section 3 requires when a key was sent. */
function wrongKey(wasSent: boolean): Refusal {
  const problem = wasSent ? ', error="invalid_token"' : '';
  return {
    status: 401,
    code: 401,
    message: wasSent
      ? 'The key is not valid. Create a new one in the settings, under Integrations.'
      : 'A key is required. Send the header Authorization: Bearer <key>. Create a key in the settings, under Integrations.',
    headers: { 'www-authenticate': `Bearer realm="mcp"${problem}` },
  };
}

const foreignOrigin: Refusal = {
  status: 403,
  code: 403,
  message: 'Requests from web pages are accepted only from this machine (Origin localhost).',
};

/** Not 401, which would send clients to sign in again, nor 503, which would have them come back. */
const switchedOff: Refusal = {
  status: 403,
  code: 403,
  message: 'MCP is disabled. An administrator can enable it in the settings, under Integrations.',
};
