import type { Database } from '../../adapters/db/schema.ts';
import { hashAccessKey } from '../../ids/access-key.ts';
import { readBearer } from '../../ids/read-bearer.ts';
import type { AccessPolicy, UserHeader } from './access-policy.ts';
import { findSessionToken } from './browser-session.ts';
import type { Caller } from './caller.ts';
import { anonymous } from './caller.ts';
import { findToken } from './find-token.ts';
import type { Scope } from './scope.ts';
import { includesScope } from './scope.ts';
import type { TokenRow } from './token-record.ts';
import { noteUse } from './token-store.ts';
import { isUserName } from './user-name.ts';
import { WrongTokens } from './wrong-tokens.ts';

/** The parts of a request that identify its sender. */
export type Credentials = {
  readonly headers: { readonly authorization?: string | undefined };
  /** Alternating names and values, as they were sent. Repetitions are kept. */
  readonly rawHeaders: readonly string[];
  /** The address of the other end of the connection, never one that a header names. */
  readonly peer: string | undefined;
  /** The session of a browser that signed in. */
  readonly session: string | undefined;
};

export type Identified =
  | { readonly kind: 'caller'; readonly caller: Caller; readonly bySession: boolean }
  | { readonly kind: 'refused'; readonly why: 'not_signed_in' | 'wrong_token' | 'untrusted_proxy' | 'unclear_user' }
  | { readonly kind: 'refused'; readonly why: 'too_many_attempts'; readonly seconds: number };

type AuthenticatorDeps = {
  readonly db: Database;
  /** Undefined: access control is off. */
  readonly policy: AccessPolicy | undefined;
  readonly now: () => Date;
};

const notSignedIn: Identified = { kind: 'refused', why: 'not_signed_in' };
const unclearUser: Identified = { kind: 'refused', why: 'unclear_user' };
/** The most hashes of recently valid tokens that are remembered. */
const mostKnown = 1_000;

/**
 * Finds out who sends a request. A token in the request has priority over a user from a proxy, and that user over a
 * session.
 */
export class Authenticator {
  readonly #deps: AuthenticatorDeps;
  readonly #wrong = new WrongTokens();
  readonly #known = new Set<string>();

  constructor(deps: AuthenticatorDeps) {
    this.#deps = deps;
  }

  get isOn(): boolean {
    return this.#deps.policy !== undefined;
  }

  async identify(given: Credentials): Promise<Identified> {
    const claim = readClaim(this.#deps.policy, given);
    if (claim.kind === 'token') return this.#byToken(claim.presented, given.peer);
    return claim.kind === 'session' ? this.#bySession(given.session) : claim;
  }

  /**
   * True if the token or session of an earlier request is still in force and has the scope. This never counts a wrong
   * token, because the token was right before. A user from a proxy stays valid for the whole request, because only
   * another request can show more.
   */
  async isInForce(given: Credentials, needed: Scope): Promise<boolean> {
    const claim = readClaim(this.#deps.policy, given);
    if (claim.kind === 'caller') return includesScope(claim.caller.scope, needed);
    if (claim.kind === 'refused') return false;
    const token =
      claim.kind === 'token'
        ? await findToken(this.#deps.db, claim.presented)
        : await findSessionToken(this.#deps.db, given.session ?? '');
    return token !== undefined && includesScope(token.scope, needed);
  }

  /** The row of the presented token, or the reason why there is none. */
  async checkToken(
    presented: string,
    peer: string | undefined,
  ): Promise<TokenRow | Extract<Identified, { readonly kind: 'refused' }>> {
    const hash = hashAccessKey(presented);
    const nowMs = this.#deps.now().getTime();
    const seconds = this.#known.has(hash) ? 0 : this.#wrong.secondsLeft(peer ?? '', nowMs);
    if (seconds > 0) return { kind: 'refused', why: 'too_many_attempts', seconds };
    const token = await findToken(this.#deps.db, presented);
    if (token === undefined) {
      this.#known.delete(hash);
      this.#wrong.note(peer ?? '', nowMs);
      return { kind: 'refused', why: 'wrong_token' };
    }
    this.#remember(hash);
    await noteUse(this.#deps.db, token, this.#deps.now());
    return token;
  }

  async #byToken(presented: string, peer: string | undefined): Promise<Identified> {
    const found = await this.checkToken(presented, peer);
    return 'kind' in found ? found : asCaller(found, false);
  }

  async #bySession(session: string | undefined): Promise<Identified> {
    const token = session === undefined ? undefined : await findSessionToken(this.#deps.db, session);
    if (token === undefined) return notSignedIn;
    await noteUse(this.#deps.db, token, this.#deps.now());
    return asCaller(token, true);
  }

  #remember(hash: string): void {
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.add(hash);
  }
}

type Claim = Identified | { readonly kind: 'token'; readonly presented: string } | { readonly kind: 'session' };

/** The identity that the sender of a request claims. */
function readClaim(policy: AccessPolicy | undefined, given: Credentials): Claim {
  if (policy === undefined) return { kind: 'caller', caller: anonymous, bySession: false };
  const user = policy.users === undefined ? undefined : readUser(policy.users, given);
  if (user?.kind === 'refused') return user;
  const presented = readBearer(given.headers.authorization);
  if (presented?.startsWith('ccut_') === true) return { kind: 'token', presented };
  if (user !== undefined) return user;
  return presented === undefined ? { kind: 'session' } : { kind: 'token', presented };
}

function asCaller({ name, scope }: TokenRow, bySession: boolean): Identified {
  return { kind: 'caller', caller: { kind: 'token', name, scope }, bySession };
}

/**
 * The user that a trusted proxy names. Undefined if it names none. Refuses a request with the header from any other
 * address: either the header is forged, or the proxy is missing in the configuration.
 */
function readUser({ header, isTrusted, scopeOf }: UserHeader, given: Credentials): Identified | undefined {
  const values = given.rawHeaders.filter(
    (_text, index) => index % 2 === 1 && given.rawHeaders[index - 1]?.toLowerCase() === header,
  );
  const [value, ...others] = values;
  if (value === undefined) return undefined;
  if (!isTrusted(given.peer)) return { kind: 'refused', why: 'untrusted_proxy' };
  // There are two values, and one could be the client's.
  if (others.length > 0) return unclearUser;
  if (value === '') return undefined;
  // Node reads headers as Latin-1, but proxies write UTF-8.
  const name = Buffer.from(value, 'latin1').toString('utf8');
  return isUserName(name)
    ? { kind: 'caller', caller: { kind: 'user', name, scope: scopeOf(name) }, bySession: false }
    : unclearUser;
}
