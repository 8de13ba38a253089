import type { Scope } from './scope.ts';

/**
 * Who sends a request. `anonymous`: access control is off. `token`: its name. `user`: the name that a trusted proxy
 * gives.
 */
export type Caller =
  | { readonly kind: 'anonymous'; readonly name: null; readonly scope: 'admin' }
  | { readonly kind: 'token' | 'user'; readonly name: string; readonly scope: Scope };

export const anonymous: Caller = { kind: 'anonymous', name: null, scope: 'admin' };
