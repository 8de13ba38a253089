import type { Scope } from './scope.ts';

/**
 * The sender of a request. `anonymous`: access control is off. `token`: its name. `user`: the name from a trusted
 * proxy.
 */
export type Caller =
  | { readonly kind: 'anonymous'; readonly name: null; readonly scope: 'admin' }
  | { readonly kind: 'token' | 'user'; readonly name: string; readonly scope: Scope };

export const anonymous: Caller = { kind: 'anonymous', name: null, scope: 'admin' };
