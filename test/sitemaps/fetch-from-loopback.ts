import { guardedFetch } from '../../src/adapters/net/guarded-fetch.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import type { FetchDocument } from '../../src/finding-pages/sitemaps/fetch-document.ts';

const policy = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });

/** The guarded network as the service uses it, to the sites of tests. */
export const fetchFromLoopback: FetchDocument = async (url, options) =>
  await guardedFetch(await policy.scopeFor(new URL(url)), url, options);
