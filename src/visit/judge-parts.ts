import type { DrivenPage, PartJudge } from '../engines/engine.ts';
import type { EngineReport } from '../engines/finding.ts';
import type { LeftOut } from '../engines/left-out.ts';
import type { Review } from '../engines/review.ts';
import type { Engine } from '../engines/engine.ts';
import { countKept, leaveOutElements } from './leave-out.ts';
import { runReviews } from './run-reviews.ts';
import { keepFresh } from './merge-opened.ts';
import type { OpenedFindings } from './merge-opened.ts';
import type { PictureTask } from './take-picture.ts';
import { listSelectors } from './spoken/list-selectors.ts';
import { readAloud } from './spoken/read-aloud.ts';
import { takePicture } from './take-picture.ts';

export type PartsTask = PictureTask & {
  readonly engines: readonly Engine[];
  readonly reviews: readonly Review[];
  readonly mayCapture: boolean;
  readonly leftOut?: LeftOut | undefined;
  readonly readsAloud: boolean;
};

const ruleMs = 3_000;

/** Collects the findings in what the page opens, and their pictures. `loaded`: the reports of the page as loaded. */
export class OpenedJudge implements PartJudge {
  readonly #task: PartsTask;
  readonly #loaded: readonly EngineReport[];
  readonly #shown = new Map<readonly EngineReport[], Pick<OpenedFindings, 'view' | 'spoken'>>();
  readonly found: OpenedFindings[] = [];

  constructor(task: PartsTask, loaded: readonly EngineReport[]) {
    this.#task = task;
    this.#loaded = loaded;
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
    const reviewed = await runReviews(page, reports, this.#task);
    const fresh = keepFresh(reviewed.reports, this.#loaded);
    const picture = await takePicture(page, fresh, { ...this.#task, extent: 'view' });
    const spoken = await readAloud(page.main, listSelectors(fresh), { ...this.#task, extent: 'opened' });
    this.#shown.set(reviewed.reports, { view: { picture, reports: fresh }, spoken });
    return reviewed.reports;
  }

  note({ opener, opening }: Parameters<PartJudge['note']>[0]): void {
    if (opening === 'nothing') return;
    const { reports } = opening;
    this.found.push({ path: [opener.label], reports, ...this.#shown.get(reports) });
  }
}
