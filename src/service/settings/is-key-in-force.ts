import { timingSafeEqual } from 'node:crypto';
import { hashAccessKey, hasValidChecksum } from '../../ids/access-key.ts';
import type { McpAccess } from './read-settings.ts';

/** True if the presented key is the current one. Hashes are compared in constant time. */
export function isKeyInForce({ keyHash }: McpAccess, presented: string): boolean {
  if (keyHash === null || !hasValidChecksum(presented)) return false;
  return timingSafeEqual(Buffer.from(hashAccessKey(presented), 'hex'), Buffer.from(keyHash, 'hex'));
}
