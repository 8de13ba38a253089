import type { Database } from '../db/schema.ts';
import { pause } from '../shared/pause.ts';
import { Refused } from '../shared/refused.ts';
import type { OpenSignIn } from '../sign-ins/open-sign-in.ts';
import { SignInUnusable, openSignIn } from '../sign-ins/open-sign-in.ts';
import type { Redact } from '../sign-ins/redact.ts';
import { createRedact } from '../sign-ins/redact.ts';
import type { ScanSessionRow } from '../sign-ins/scan-session.ts';
import { claimSigningIn, findSession, releaseSigningIn, storeSession } from '../sign-ins/scan-session.ts';
import type { SecretKey } from '../sign-ins/secret-key.ts';
import type { SignInRow } from '../sign-ins/sign-in-record.ts';
import type { SignInResult } from '../sign-ins/sign-in-record.ts';
import { getSignIn, noteResult } from '../sign-ins/sign-in-store.ts';
import { refuseSignOut } from './refuse-sign-out.ts';
import type { SignedInTab } from './slot.ts';

/** What a page of a scan that signs in is opened with. Another session is another object. */
export type ScanSession = {
  readonly scanId: string;
  readonly generation: number;
  readonly signIn: OpenSignIn;
  /** Whether another session can be opened when this one has ended. */
  readonly canRenew: boolean;
  readonly tab: SignedInTab;
  readonly redact: Redact;
  /** For the service's own requests. */
  readonly headersFor: (url: URL) => Readonly<Record<string, string>>;
};

/** The scan cannot go on without a person. The message says why. */
export class SessionLost extends Error {
  readonly scanId: string;

  constructor(scanId: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.scanId = scanId;
  }
}

type Deps = {
  readonly db: Database;
  readonly secretKey?: SecretKey | undefined;
  readonly stop: AbortSignal;
};

type SignedInScan = { readonly scanId: string; readonly signInId: string | null };

const maxSessions = 50;
/** For another worker that is signing in. */
const lookEveryMs = 250;

/** The sessions of the scans that this process works on. Each is opened once, whatever the number of workers. */
export class ScanSessions {
  readonly #deps: Deps;
  readonly #open = new Map<string, ScanSession>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Undefined for a scan that does not sign in. Throws SessionLost. */
  async get({ scanId, signInId }: SignedInScan): Promise<ScanSession | undefined> {
    if (signInId === null) return undefined;
    try {
      return await this.#getOpen(scanId, signInId);
    } catch (error) {
      if (error instanceof SignInUnusable) throw new SessionLost(scanId, error.message, { cause: error });
      if (!(error instanceof Refused)) throw error;
      throw new SessionLost(scanId, 'The sign-in of this scan was deleted.', { cause: error });
    }
  }

  /** What came of the sign-in of the scan, for those who look at the list of sign-ins. */
  async note(signInId: string | null, result: SignInResult): Promise<void> {
    if (signInId !== null) await noteResult(this.#deps.db, signInId, result);
  }

  forget(scanId: string): void {
    this.#open.delete(scanId);
  }

  async #getOpen(scanId: string, signInId: string): Promise<ScanSession> {
    const { db, stop } = this.#deps;
    for (;;) {
      stop.throwIfAborted();
      const row = await getSignIn(db, signInId);
      const session = await findSession(db, scanId);
      if (session?.is_open === true && session.version === row.version) return this.#use(row, session);
      if (await claimSigningIn(db, scanId)) {
        const opened = await this.#signIn(scanId, row);
        if (opened !== undefined) return this.#use(row, opened);
      }
      await pause(lookEveryMs);
    }
  }

  async #signIn(scanId: string, row: SignInRow): Promise<ScanSessionRow | undefined> {
    const { db, secretKey } = this.#deps;
    try {
      const { check } = openSignIn(row, secretKey);
      return await storeSession(db, scanId, { version: row.version, sealed: null, proofUrl: check.url ?? null });
    } catch (error) {
      await releaseSigningIn(db, scanId);
      throw error;
    }
  }

  #use(row: SignInRow, { scan_id: scanId, generation }: ScanSessionRow): ScanSession {
    const known = this.#open.get(scanId);
    if (known?.generation === generation) return known;
    const session = describeSession(openSignIn(row, this.#deps.secretKey), { scanId, generation });
    this.#open.set(scanId, session);
    const oldest = this.#open.keys().next();
    if (this.#open.size > maxSessions && oldest.done !== true) this.#open.delete(oldest.value);
    return session;
  }
}

function describeSession(
  signIn: OpenSignIn,
  { scanId, generation }: { readonly scanId: string; readonly generation: number },
): ScanSession {
  const { headers, secrets } = signIn.access;
  const origins = new Set(signIn.origins);
  return {
    scanId,
    generation,
    signIn,
    canRenew: false,
    tab: { access: { origins, headers }, limitDocuments: refuseSignOut },
    redact: createRedact(secrets),
    headersFor: ({ origin }) => (origins.has(origin) ? headers : {}),
  };
}
