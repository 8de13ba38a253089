import type { Database } from '../adapters/db/schema.ts';
import { dropOldest } from '../findings/drop-oldest.ts';
import { pause } from '../time/pause.ts';
import { Refused } from '../texts/refused.ts';
import type { OpenSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import { SignInUnusable, openSignIn } from '../finding-pages/sign-ins/open-sign-in.ts';
import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { createRedact, redactWith } from '../finding-pages/sign-ins/redact.ts';
import { SecretFinder } from '../finding-pages/sign-ins/secret-finder.ts';
import type { ShowsSecret } from '../finding-pages/sign-ins/shows-secret.ts';
import { createShowsSecret } from '../finding-pages/sign-ins/shows-secret.ts';
import type { Recipe } from '../finding-pages/sign-ins/recipe.ts';
import { SealBroken, seal, unseal } from '../service/secrets/seal.ts';
import type { SiteState } from '../browser/site-state.ts';
import { listStateSecrets } from '../finding-pages/sign-ins/state-secrets.ts';
import type { OpenedSession, ScanSessionRow } from '../finding-pages/sign-ins/scan-session.ts';
import { claimSigningIn, findSession, releaseSigningIn, storeSession } from '../finding-pages/sign-ins/scan-session.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import type { SignInRow } from '../finding-pages/sign-ins/sign-in-record.ts';
import type { SignInResult } from '../finding-pages/sign-ins/sign-in-record.ts';
import { getSignIn, noteResult } from '../finding-pages/sign-ins/sign-in-store.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Saying } from '../texts/saying.ts';
import { sayAll, says } from '../texts/saying.ts';
import type { SignedIn } from './carry-out-recipe.ts';
import { RecipeFailed } from './carry-out-recipe.ts';
import { ExcusedRequests } from './excused-requests.ts';
import type { SignedInWay } from './signed-in-tab.ts';
import { signInTab } from './signed-in-tab.ts';

/** The session for opening the pages of a scan with a sign-in. Another session is another object. */
export type ScanSession = SignedInWay & {
  readonly scanId: string;
  readonly generation: number;
  readonly signIn: OpenSignIn;
  /** True if another session can be opened after this one has ended. */
  readonly canRenew: boolean;
  /** Finds the secrets of the sign-in and of the session. */
  readonly secrets: SecretFinder;
  readonly redact: Redact;
  /** True if texts contain a secret that must not appear in pictures. */
  readonly showsSecret: ShowsSecret;
  /** Requests that are refused although the session is open. All sessions of a scan share it. */
  readonly excused: ExcusedRequests;
};

/** The scan cannot continue without a person. */
export class SessionLost extends SaidError {
  readonly scanId: string;

  constructor(scanId: string, saying: Saying, options?: ErrorOptions) {
    super(saying, options);
    this.scanId = scanId;
  }
}

/** Uses the sentence of errors that are written for people. */
function sayingOf(error: Error): Saying {
  return error instanceof SaidError ? error.saying : says('visits.script_error', { text: error.message });
}

type ScanSessionsDeps = {
  readonly db: Database;
  readonly secretKey?: SecretKey | undefined;
  readonly stop: AbortSignal;
  /** Carries out the recipe of a sign-in for the scan. Throws RecipeFailed. */
  readonly carryOut: (scanId: string, signIn: OpenSignIn) => Promise<SignedIn>;
};

type SignedInScan = { readonly scanId: string; readonly signInId: string | null };

const maxSessions = 50;
/** The wait before a recipe is retried. */
const againMs = 2_000;
/** The interval between checks while another worker signs in. */
const lookEveryMs = 250;

/** The sessions of the scans that this process works on. Each is opened once, no matter how many workers there are. */
export class ScanSessions {
  readonly #deps: ScanSessionsDeps;
  readonly #open = new Map<string, ScanSession>();

  constructor(deps: ScanSessionsDeps) {
    this.#deps = deps;
  }

  /** Returns undefined for a scan without a sign-in. Throws SessionLost. */
  async get({ scanId, signInId }: SignedInScan): Promise<ScanSession | undefined> {
    if (signInId === null) return undefined;
    try {
      return await this.#getOpen(scanId, signInId);
    } catch (error) {
      if (error instanceof SignInUnusable || error instanceof RecipeFailed)
        throw new SessionLost(scanId, sayAll(says('scans.not_signed_in'), sayingOf(error)), { cause: error });
      if (!(error instanceof Refused)) throw error;
      throw new SessionLost(scanId, says('scans.sign_in_deleted'), { cause: error });
    }
  }

  /** Records the result of the scan's sign-in for the list of sign-ins. */
  async note(signInId: string | null, result: SignInResult): Promise<void> {
    if (signInId !== null) await noteResult(this.#deps.db, signInId, result);
  }

  forget(scanId: string): void {
    this.#open.delete(scanId);
  }

  async #getOpen(scanId: string, signInId: string): Promise<ScanSession> {
    const { stop } = this.#deps;
    for (;;) {
      stop.throwIfAborted();
      const open = (await this.#findOpen(scanId, signInId)) ?? (await this.#openNew(scanId, signInId));
      if (open !== undefined) return open;
      await pause(lookEveryMs, stop);
    }
  }

  async #findOpen(scanId: string, signInId: string): Promise<ScanSession | undefined> {
    const { db } = this.#deps;
    const row = await getSignIn(db, signInId);
    const session = await findSession(db, scanId);
    const isUsable = session?.is_open === true && session.version === row.version;
    return isUsable ? this.#tryUse(row, session) : undefined;
  }

  /** Returns undefined while another worker signs in. */
  async #openNew(scanId: string, signInId: string): Promise<ScanSession | undefined> {
    const { db } = this.#deps;
    if (!(await claimSigningIn(db, scanId))) return undefined;
    try {
      // The other worker may have finished just before.
      const found = await this.#findOpen(scanId, signInId);
      if (found !== undefined) return found;
      const row = await getSignIn(db, signInId);
      const stored = await storeSession(db, scanId, await this.#signIn(scanId, row));
      return stored === undefined ? undefined : this.#use(row, stored);
    } finally {
      await releaseSigningIn(db, scanId);
    }
  }

  async #signIn(scanId: string, row: SignInRow): Promise<OpenedSession> {
    const { secretKey } = this.#deps;
    const signIn = openSignIn(row, secretKey);
    const { version } = row;
    const { recipe } = signIn.access;
    if (recipe === undefined || secretKey === undefined)
      return { version, sealed: null, proofUrl: signIn.check.url ?? null };
    const { state, proofUrl } = await this.#carryOut(scanId, signIn, recipe);
    const redact = createRedact([...signIn.access.secrets, ...listStateSecrets(state)]);
    const sealed = seal(secretKey, JSON.stringify(state), ownerOf(scanId, row));
    // A URL that contains a part of the session cannot be opened again later, and is not stored.
    return { version, sealed, proofUrl: redact(proofUrl) === proofUrl ? proofUrl : null };
  }

  /**
   * Retries once after a failure, because a page may have been slow. A code is valid once, so it waits for the next
   * code.
   */
  async #carryOut(scanId: string, signIn: OpenSignIn, { code }: Recipe): Promise<SignedIn> {
    const { stop } = this.#deps;
    try {
      return await this.#deps.carryOut(scanId, signIn);
    } catch (error) {
      if (!(error instanceof RecipeFailed)) throw error;
      const isCodeUsed = code !== undefined && (error.step === undefined || error.step > code.step);
      await pause(isCodeUsed ? untilNextCode(code.seconds) : againMs, stop);
      return await this.#deps.carryOut(scanId, signIn);
    }
  }

  /**
   * Returns undefined for a session that was sealed with a key that no longer exists. Another session is then opened.
   */
  #tryUse(row: SignInRow, session: ScanSessionRow): ScanSession | undefined {
    try {
      return this.#use(row, session);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      return undefined;
    }
  }

  #use(row: SignInRow, { scan_id: scanId, generation, sealed }: ScanSessionRow): ScanSession {
    const known = this.#open.get(scanId);
    if (known?.generation === generation) return known;
    const { secretKey } = this.#deps;
    const signIn = openSignIn(row, secretKey);
    const hasState = sealed !== null && secretKey !== undefined;
    const state = hasState ? readState(unseal(secretKey, sealed, ownerOf(scanId, row))) : signIn.access.state;
    const excused = known?.excused ?? new ExcusedRequests();
    const session = describeSession(signIn, { scanId, generation, state, excused });
    this.#open.set(scanId, session);
    dropOldest(this.#open, maxSessions);
    return session;
  }
}

function untilNextCode(seconds: number): number {
  return (seconds - ((Date.now() / 1_000) % seconds)) * 1_000;
}

/** The owner that a session's state is sealed for. */
function ownerOf(scanId: string, { id, version }: SignInRow) {
  return { what: 'session', scanId, id, version };
}

/** Its seal was intact, so it is the state that was sealed. */
function readState(text: string): SiteState {
  return JSON.parse(text) as SiteState;
}

type Opening = Pick<ScanSession, 'scanId' | 'generation' | 'excused'> & { readonly state: SiteState };

function describeSession(signIn: OpenSignIn, { scanId, generation, state, excused }: Opening): ScanSession {
  const { recipe, shownSecrets } = signIn.access;
  const secrets = [...signIn.access.secrets, ...listStateSecrets(state)];
  const finder = new SecretFinder(secrets);
  return {
    scanId,
    generation,
    signIn,
    canRenew: recipe !== undefined,
    secrets: finder,
    redact: redactWith(finder),
    showsSecret: createShowsSecret(secrets.filter((secret) => !shownSecrets.includes(secret))),
    excused,
    ...signInTab(signIn, state),
  };
}
