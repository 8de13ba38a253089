import { says } from '../../texts/saying.ts';
import type { PolicyWords } from './check-destination.ts';
import { wordsOfScans } from './check-destination.ts';
import type { GuardedPost } from './guarded-post.ts';
import { createGuardedPost } from './guarded-post.ts';
import type { NetworkPolicyOptions } from './policy.ts';
import { createNetworkPolicy } from './policy.ts';

const words: PolicyWords = {
  ...wordsOfScans,
  allow: 'CURBCUT_WEBHOOK_ALLOW',
  notPublic: (place) => says('webhooks.not_public', place),
};

/**
 * Webhooks have their own policy, independent of scans. It allows public addresses, and internal ones only if the
 * installation names them.
 */
export function createWebhookPost(
  options: Pick<NetworkPolicyOptions, 'allow' | 'deny' | 'ownEndpoints' | 'resolve'>,
): GuardedPost {
  return createGuardedPost(createNetworkPolicy({ ...options, mode: 'public-only', words }));
}
