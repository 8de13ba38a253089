import { wordsOfScans } from '../../adapters/net/check-destination.ts';
import type { PolicyWords } from '../../adapters/net/check-destination.ts';
import type { GuardedPost } from '../../adapters/net/guarded-post.ts';
import { createGuardedPost } from '../../adapters/net/guarded-post.ts';
import type { CreatePolicy } from '../../adapters/net/policy.ts';
import { says } from '../../texts/saying.ts';

const words: PolicyWords = {
  ...wordsOfScans,
  allow: 'CURBCUT_WEBHOOK_ALLOW',
  notPublic: (place) => says('webhooks.not_public', place),
};

/**
 * Webhooks have their own policy, independent of scans. It allows public addresses, and internal ones only if the
 * installation names them.
 */
export function createWebhookPost(createPolicy: CreatePolicy, allow: readonly string[]): GuardedPost {
  return createGuardedPost(createPolicy({ mode: 'public-only', allow, words }));
}
