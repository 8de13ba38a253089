import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { hashMcpKey, hasValidChecksum } from './mcp-key.ts';
import type { Integrations } from './read-settings.ts';
import { readIntegrations } from './read-settings.ts';

/** True when the presented key is the one in force now. Reads the database each time: a revoked key is refused at once. */
export async function verifyMcpKey(db: Database, presented: string): Promise<boolean> {
  return isKeyInForce(await readIntegrations(db), presented);
}

/** The same for settings that the caller has just read. Hashes are compared in constant time. */
export function isKeyInForce({ keyHash }: Integrations, presented: string): boolean {
  if (keyHash === null || !hasValidChecksum(presented)) return false;
  return timingSafeEqual(Buffer.from(hashMcpKey(presented), 'hex'), Buffer.from(keyHash, 'hex'));
}
