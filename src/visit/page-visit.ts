import type { PageContent } from '../browser/page-content.ts';
import type { OpenPage } from '../browser/open-page.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { ShowsSecret } from '../browser/picture-guard.ts';
import type { Engine } from '../engines/engine.ts';
import type { Review } from '../engines/review.ts';
import type { PageState } from '../findings/page-states.ts';
import { timeLeft } from '../time/time-left.ts';
import { failVisit, isReplacement } from './fail-visit.ts';
import { limitVisit } from './limit-visit.ts';
import type { StatesTask } from './look-in-states.ts';
import { lookFurther } from './look-further.ts';
import type { MemoryWatched } from './memory-watch.ts';
import type { FailedVisit, ReviewedFindings, Observation } from './observation.ts';
import type { PageJudgment, RightPage, PageEvidence } from './open-right-page.ts';
import { openRightPage, settleReachedPage, settleRightPage } from './open-right-page.ts';
import type { OpenTask } from './open-task.ts';
import { readContent } from './read-content.ts';
import { nameSlowness, runReadingEngines } from './run-engines.ts';
import { runReviews } from './run-reviews.ts';
import { listSelectors } from './spoken/list-selectors.ts';
import { readAloud } from './spoken/read-aloud.ts';
import type { PageTab } from './slot.ts';
import { takePicture } from './take-picture.ts';
import type { PreparedPage } from './prepare-page.ts';
import { preparePage } from './prepare-page.ts';
import { wrong } from './wrong-page.ts';
import { says } from '../texts/saying.ts';

/** All that a visit needs to know about one page, as data. */
export type VisitTask = Omit<OpenTask, 'deadline'> & {
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly timeoutMs: number;
  /** The time limit for operating the page, after all other steps. 0 turns it off. */
  readonly operateMs: number;
  /** The user preferences in which the page is checked, and the device that shows it. */
  readonly states: readonly PageState[];
  readonly device: StatesTask['device'];
  /** What the scan leaves out on its pages. */
  readonly leftOut?: StatesTask['leftOut'];
  /** Reviews may take pictures. */
  readonly mayCapture: boolean;
  /** The page gets a picture, provided that it has findings. */
  readonly takesPage: boolean;
  /** The page is read as a screen reader says it. */
  readonly readsAloud: boolean;
  /** True if texts contain a secret that must not appear in pictures. Undefined if the scan does not sign in. */
  readonly showsSecret?: ShowsSecret | undefined;
};

type ReadContent = { readonly kind: 'content'; readonly content: PageContent | undefined };
/** The findings of the reading engines in one document. */
type Analysis = ReviewedFindings & { readonly kind: 'analyzed' };
/** The page replaced its document meanwhile, so all results about it are discarded. */
type Replaced = { readonly kind: 'replaced' };

/** The bytes that a page may load. */
const maxPageBytes = 256 * 1024 * 1024;
/** Extra time after the page's own limit, to end work that does not end by itself. */
const graceMs = 5_000;
const maxReplaced = 3;
/** The browser cannot be interrupted while it makes the accessibility tree, which takes seconds for more elements. */
const mostReadAloud = 8_000;
const replacedAgain = wrong('navigation_loop', says('visits.replaced_again'));
const noFindings: ReviewedFindings = {
  reports: [],
  decidedPasses: 0,
  isReviewed: true,
};

/**
 * One visit to one page: open, analyze, operate. Its calls return the result for the page, including its failures. They
 * throw only errors that are not the page's. The page stays open between them.
 */
export class PageVisit {
  readonly #tab: PageTab;
  readonly #task: VisitTask & OpenTask & { readonly browserMemory: MemoryWatched };
  #seen: PageEvidence = { answer: undefined, facts: undefined, textDigest: null };
  #page: OpenPage | undefined;
  #replaced = 0;
  #isSpoilt = false;

  /** `browserMemory` watches the browser's memory while it shows the page. The visit ends it. */
  constructor(tab: PageTab, task: VisitTask, browserMemory: MemoryWatched) {
    this.#tab = tab;
    this.#task = { ...task, browserMemory, deadline: performance.now() + task.timeoutMs };
    tab.proxy.beginPage(maxPageBytes);
  }

  /** Opens the page, takes the steps of its task, and decides by evidence whether it is the right one. */
  async open(): Promise<PreparedPage | FailedVisit> {
    return this.#limit(async () => {
      const opened = await openRightPage(this.#tab, this.#task);
      return this.#note(opened.kind === 'wrong' ? opened : await preparePage(this.#tab, this.#task, opened));
    });
  }

  /** Decides again about a page that replaced its document. A page that does so endlessly fails. */
  async openReplaced({ visit, consent }: PreparedPage): Promise<PreparedPage | FailedVisit> {
    this.#replaced += 1;
    this.#page = undefined;
    if (this.#replaced > maxReplaced) return { ...this.#seen, ...replacedAgain, isHung: false, kind: 'failed' };
    const settle = this.#task.steps.length === 0 ? settleRightPage : settleReachedPage;
    return this.#limit(async () => {
      const settled = await settle(this.#tab, this.#task, visit);
      return this.#note(settled.kind === 'right' ? { ...settled, consent } : settled);
    });
  }

  /** Reads all content of the page. Returns undefined if a part cannot be read, or if reading costs too much. */
  async readContent({ visit }: RightPage): Promise<ReadContent | FailedVisit> {
    const { elementCount } = visit.facts;
    return this.#limit(async () => {
      const content = await readContent(await this.#hold(), { ...this.#task, elementCount });
      return { kind: 'content', content };
    });
  }

  /**
   * Runs the engines that only read, and the reviews of their findings, and takes a picture while time remains. All of
   * it is of one document, or the result is `replaced`.
   */
  async analyze(): Promise<Analysis | Replaced | FailedVisit> {
    return this.#read(async (page) => {
      const found = await runReadingEngines(page, this.#task);
      const { texts } = this.#task.memory.knownParts(this.#task.memoryKey).onPage([]);
      const reviewed = await runReviews({ ...page, session: this.#tab.tab.session }, found, { ...this.#task, texts });
      const picture = await takePicture(page, reviewed.reports, this.#task);
      const readsAloud = this.#task.readsAloud && (this.#seen.facts?.elementCount ?? 0) <= mostReadAloud;
      const spoken = await readAloud(page.main, listSelectors(reviewed.reports), { ...this.#task, readsAloud });
      if (await page.isReplaced()) return { kind: 'replaced' };
      return { ...reviewed, picture, spoken, kind: 'analyzed' };
    });
  }

  /**
   * Checks the page in other states and operates it with keys, cut off from the network. The page is unusable
   * afterwards.
   */
  async operate(opened: PreparedPage, { kind: _kind, ...findings }: Analysis): Promise<Observation> {
    const observed = this.#observe(opened, findings);
    const { isSpoilt, ...further } = await lookFurther(this.#tab, { ...this.#task, maxPageBytes }, observed);
    this.#isSpoilt ||= isSpoilt;
    return { ...observed, ...further };
  }

  /** The observation of a page with known findings, which needs no analysis. */
  observeKnown(opened: PreparedPage): Observation {
    const looked = { states: this.#task.states, notLooked: [] };
    return { ...this.#observe(opened, noFindings), isKnown: true, looked };
  }

  /** True if the page failed, or left little memory for the next one. Its browser must then not be used again. */
  get isSpoilt(): boolean {
    return this.#isSpoilt;
  }

  end(): void {
    if (this.#task.browserMemory.end()) this.#isSpoilt = true;
  }

  #observe({ visit, accepted, consent }: PreparedPage, findings: ReviewedFindings): Observation {
    const { answer, facts, links, signOutLinks, scriptLinks, canonical } = visit;
    return {
      kind: 'observed',
      accepted,
      consent,
      answer,
      facts,
      links,
      signOutLinks,
      scriptLinks,
      canonical,
      ...findings,
      textDigest: this.#seen.textDigest,
      isKnown: false,
      looked: { states: [], notLooked: this.#task.states },
      refused: this.#tab.tab.refused,
    };
  }

  #note(decision: PageJudgment | PreparedPage): PreparedPage | FailedVisit {
    this.#seen = decision.seen;
    return decision.kind === 'right'
      ? decision
      : { ...decision.seen, ...decision.wrong, isHung: false, kind: 'failed' };
  }

  /** Returns the document in front. The page can no longer navigate. */
  async #hold(): Promise<OpenPage> {
    this.#page ??= await this.#tab.tab.hold();
    return this.#page;
  }

  async #read<Result>(work: (page: OpenPage) => Promise<Result>): Promise<Result | Replaced | FailedVisit> {
    return this.#limit(async () => {
      try {
        return await work(await this.#hold());
      } catch (error) {
        if (!(error instanceof PageFailure)) throw error;
        if (await isReplacement(error, this.#page)) return { kind: 'replaced' };
        throw nameSlowness(error);
      }
    });
  }

  /** Turns failures of the page, and exceeded limits, into results. */
  async #limit<Result>(work: () => Promise<Result>): Promise<Result | FailedVisit> {
    const { deadline, browserMemory } = this.#task;
    try {
      const timeMs = timeLeft(deadline) + graceMs;
      return await limitVisit(this.#tab.tab.untilOverrun(work()), { timeMs, memory: browserMemory });
    } catch (error) {
      const failed = failVisit(error, { ...this.#task, tab: this.#tab.tab, seen: this.#seen });
      if (failed === undefined) throw error;
      this.#isSpoilt = true;
      return failed;
    }
  }
}
