import type { DrivenPage, PartJudge } from '../engines/engine.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { LeftOut } from '../engines/left-out.ts';
import type { Review } from '../engines/review.ts';
import type { Engine } from '../engines/engine.ts';
import { countKept, leaveOutElements } from './leave-out.ts';
import { runReviews } from './run-reviews.ts';
import type { OpenedFindings } from './merge-opened.ts';
import type { SiteMemory } from './site-memory.ts';

export type PartsTask = {
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly mayCapture: boolean;
  readonly deadline: number;
  readonly leftOut?: LeftOut | undefined;
  readonly memory: SiteMemory;
  readonly memoryKey: string;
};

const ruleMs = 3_000;

/** Collects the findings in what the page opens. */
export class OpenedJudge implements PartJudge {
  readonly #task: PartsTask;
  readonly found: OpenedFindings[] = [];

  constructor(task: PartsTask) {
    this.#task = task;
  }

  /** Runs the reading engines on the parts that are open, and the reviews of their findings. Throws PageFailure. */
  async judge(page: DrivenPage): Promise<readonly EngineReport[]> {
    const { engines, leftOut, deadline } = this.#task;
    const budget = { deadline, ruleMs, maxElements: countKept(leftOut), leftOut, isOpened: true };
    const reports: EngineReport[] = [];
    for (const engine of engines) {
      if (engine.needs !== 'read') continue;
      const { rules, findings } = await engine.run(page, budget);
      const report = { rules, findings, unreachedFrames: [], engine: { id: engine.id, version: engine.version } };
      reports.push(await leaveOutElements({ ...page, engine }, report, leftOut));
    }
    return (await runReviews(page, reports, this.#task)).reports;
  }

  recall(key: string): ReturnType<PartJudge['recall']> {
    return this.#task.memory.openings(this.#task.memoryKey).get(key);
  }

  note({ opener, opening }: Parameters<PartJudge['note']>[0]): void {
    const openings = this.#task.memory.openings(this.#task.memoryKey);
    // What the time was not enough for is tried again on the next page.
    const isWhole = opening === 'nothing' || opening.leaving !== undefined;
    if (isWhole && openings.size < mostKept) openings.set(opener.key, opening);
    if (opening !== 'nothing') this.found.push({ path: [opener.label], reports: opening.reports });
  }

  recallForm(key: string): ReturnType<PartJudge['recallForm']> {
    return this.#task.memory.refusals(this.#task.memoryKey).get(key);
  }

  noteForm(key: string, refusal: Parameters<PartJudge['noteForm']>[1]): void {
    const refusals = this.#task.memory.refusals(this.#task.memoryKey);
    if (refusals.size < mostKept) refusals.set(key, refusal);
  }
}

/** A component with many findings takes some hundred KB. */
const mostKept = 500;
