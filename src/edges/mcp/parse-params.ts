import type { Fields } from './parse-message.ts';
import { isFields } from './parse-message.ts';
import { protocolVersion } from './protocol-version.ts';

export const noCursor = 'All tools are on one page, so no cursor is valid.';

type Parsed =
  | { readonly kind: 'params'; readonly params: Fields | undefined }
  | { readonly kind: 'malformed'; readonly message: string };

/**
 * Validates a request's params and reduces them to those in use. The SDK would report params that it cannot parse as an
 * internal error, in its parser's words. A null field counts as absent.
 */
export function parseParams(method: string, given: unknown): Parsed {
  if (given !== undefined && !isFields(given)) return malformed('"params" must be an object.');
  const params = given ?? {};
  switch (method) {
    case 'initialize':
      return parseInitialize(params);
    case 'tools/list':
      return (params['cursor'] ?? null) === null ? bare : malformed(noCursor);
    case 'tools/call':
      return parseCall(params);
    default:
      return bare;
  }
}

const bare: Parsed = { kind: 'params', params: undefined };

/** Every requested version gets the one supported version. The client's name and capabilities are not used. */
function parseInitialize({ protocolVersion: asked }: Fields): Parsed {
  if (typeof asked !== 'string')
    return malformed(`"protocolVersion" must be a string, for example "${protocolVersion}".`);
  const params = { protocolVersion: asked, capabilities: {}, clientInfo: { name: 'client', version: '0' } };
  return { kind: 'params', params };
}

function parseCall({ name, arguments: given }: Fields): Parsed {
  if (typeof name !== 'string') return malformed('"name" must be the name of a tool.');
  const args = given ?? {};
  return isFields(args)
    ? { kind: 'params', params: { name, arguments: args } }
    : malformed('"arguments" must be an object.');
}

function malformed(message: string): Parsed {
  return { kind: 'malformed', message };
}
