import type { Frame, Page } from 'playwright-core';
import { inPageCall } from './in-page-code.ts';
import { inTurns } from '../time/in-turns.ts';
import { timeLeft } from '../time/time-left.ts';
import { within } from '../time/time-limit.ts';
import type { PageFrame } from './page-frame.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';
import type { ShownTexts } from './read-drawings.ts';
import { listShownTexts, shownSchema, shownStyles } from './shown-texts.ts';
import { says } from '../texts/saying.ts';

const inPage = new URL('in-page/cover-fields.ts', import.meta.url);
const coverFields = inPageCall<[]>(inPage, 'coverFields');
const uncoverFields = inPageCall<[]>(inPage, 'uncoverFields');

/** Reading a large page takes seconds. */
const mostMs = 10_000;
const endMs = 3_000;
const options = { computedStyles: shownStyles };

/** True if the visible texts of a page contain a secret, or the letters that are shown in any order. */
export type ShowsSecret = (shown: Pick<ShownTexts, 'texts' | 'letters'>) => Promise<boolean>;

type GuardedPage = {
  readonly page: Page;
  readonly session: ProtocolSession;
  readonly main: PageFrame;
  /** The end of the time for pictures. */
  readonly deadline: number;
};

/**
 * Guards the pictures of a page. It covers fields, and reads the page's visible text before the first picture and after
 * each. If a part of the page cannot be read, the page counts as showing a secret.
 */
export class PictureGuard {
  readonly #guarded: GuardedPage;
  readonly #showsSecret: ShowsSecret;
  readonly #sessions = new WeakMap<Frame, Promise<ProtocolSession | undefined>>();
  #isShown = false;

  private constructor(guarded: GuardedPage, showsSecret: ShowsSecret) {
    this.#guarded = guarded;
    this.#showsSecret = showsSecret;
  }

  static async start(guarded: GuardedPage, showsSecret: ShowsSecret): Promise<PictureGuard> {
    const guard = new PictureGuard(guarded, showsSecret);
    await guard.#lookAfter(async () => guard.#cover()).catch(() => undefined);
    return guard;
  }

  /** True once the page has shown a secret. Its pictures must then be discarded. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** Throws PageFailure if the page shows a secret, or may show one. */
  async check(): Promise<void> {
    await this.#lookAfter(async () => undefined);
  }

  /** A page that no longer answers stays covered, because it is not used again. */
  async end(): Promise<void> {
    await this.#guarded.main.evaluate(uncoverFields(), endMs).catch(() => undefined);
    for (const frame of this.#guarded.page.frames())
      void this.#sessions
        .get(frame)
        ?.then((session) => session?.detach())
        .catch(() => undefined);
  }

  async #lookAfter(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.#isShown ||= await this.#mayShowSecret();
    } catch {
      this.#isShown = true;
    }
    if (this.#isShown) throw new PageFailure('unfinished', says('sessions.shows_secret'));
  }

  async #mayShowSecret(): Promise<boolean> {
    const { page, session } = this.#guarded;
    const deadline = performance.now() + this.#callMs();
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    const others = await Promise.all(frames.map((frame) => this.#sessionOf(frame)));
    const sessions = [session, ...others.filter((other) => other !== undefined)];
    const replies = await Promise.all(
      sessions.map((one) => send(one, ['DOMSnapshot.captureSnapshot', options], timeLeft(deadline))),
    );
    const snapshots = replies.map((reply) => shownSchema.parse(reply));
    const documents = snapshots.reduce((sum, snapshot) => sum + snapshot.documents.length, 0);
    if (documents <= frames.length) return true;
    const shown: ShownTexts[] = [];
    for (const snapshot of snapshots) shown.push(await inTurns(listShownTexts(snapshot)));
    if (shown.some(({ isKnown }) => !isKnown)) return true;
    const letters = shown.map((one) => one.letters).join('');
    return this.#showsSecret({ texts: shown.flatMap(({ texts }) => texts), letters });
  }

  async #cover(): Promise<void> {
    const isCovered = await this.#guarded.main.evaluate(coverFields(), this.#callMs());
    if (isCovered !== true) throw new PageFailure('unfinished', says('sessions.shows_secret'));
  }

  #callMs(): number {
    return Math.min(mostMs, timeLeft(this.#guarded.deadline));
  }

  /** Returns undefined for a frame in another frame's process, which Playwright refuses. */
  async #sessionOf(frame: Frame): Promise<ProtocolSession | undefined> {
    const { page } = this.#guarded;
    const open = async (): Promise<ProtocolSession> => page.context().newCDPSession(frame);
    const known = this.#sessions.get(frame) ?? within(endMs, open()).catch(() => undefined);
    this.#sessions.set(frame, known);
    return known;
  }
}
