import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** True for the schemes that are fetched. A browser opens others, too: files, data, other programs. */
export function isWebUrl({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

export function refuseScheme({ protocol }: URL): Said {
  return says('network.scheme', { scheme: protocol.slice(0, -1).slice(0, 20) });
}
