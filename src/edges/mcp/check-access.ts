import { readBearer } from '../../ids/read-bearer.ts';
import { isKeyInForce } from '../../service/settings/is-key-in-force.ts';
import type { McpAccess } from '../../service/settings/read-settings.ts';
import type { Refusal } from './refusal.ts';

export type AccessHeaders = { readonly authorization?: string | undefined; readonly origin?: string | undefined };

/** A page on this machine may send requests. `null` would also allow anyone's sandboxed page. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Decides who may send requests, before the body is read: key, then `Origin`, then the switch. In this order a stranger
 * learns nothing, not even whether the endpoint is enabled. `access` is the current state.
 */
export function checkAccess(headers: AccessHeaders, access: McpAccess): Refusal | undefined {
  const presented = readBearer(headers.authorization);
  if (presented === undefined || !isKeyInForce(access, presented)) return wrongKey(presented !== undefined);
  if (headers.origin !== undefined && !localOrigin.test(headers.origin)) return foreignOrigin;
  return access.mcpEnabled ? undefined : switchedOff;
}

/**
 * A missing, wrong or revoked key gets one response, except for what RFC 6750, section 3 requires if a key
 * was sent.
 */
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

/** 401 would make clients sign in again, and 503 would make them retry. */
const switchedOff: Refusal = {
  status: 403,
  code: 403,
  message: 'MCP is disabled. An administrator can enable it in the settings, under Integrations.',
};
