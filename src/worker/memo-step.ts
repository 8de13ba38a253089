import type { Engine } from '../engines/engine.ts';
import { digestContent } from '../records/memo/digest-content.ts';
import { PageMemo } from '../records/memo/page-memo.ts';
import { reportKnown } from '../records/pages/report-visit.ts';
import type { Observation } from '../visit/observation.ts';
import { keyOfPage } from '../url/page-key.ts';
import { describeConditions, describeVersions } from './describe-conditions.ts';
import type { PageDeps, PageJob } from './page-job.ts';
import type { BegunStep, SteppedJob } from './page-step.ts';

/** If an earlier scan analyzed the same content, the page gets those findings. See docs/rescans.md. */
export function memoStep(deps: PageDeps, job: SteppedJob): BegunStep {
  const memo = openMemo(deps, job);
  const { engines } = deps;
  const unfinished = { states: job.page.states, rulesOff: listRulesOff(deps, job) };
  return memo === undefined ? {} : rememberWith(memo, { engines, ...unfinished });
}

/** The facts that all pages of the scan share: the engines, the states, and the rules that a setting turned off. */
type Common = Parameters<typeof reportKnown>[2];

export function rememberWith(memo: PageMemo, common: Common): BegunStep {
  let digest: string | undefined;
  const findKey = () => (digest === undefined ? undefined : memo.keyOf(digest));
  return {
    isKnown: async (content) => {
      digest = digestContent(content);
      return memo.recall(digest);
    },
    describe: async (report, { outcome, lostShots }) => {
      const { answer } = memo;
      if (outcome.isKnown && answer.kind === 'known') {
        const reuse = { contentKey: findKey() ?? null, unchangedSince: answer.page.since };
        return { ...reportKnown(report, answer.page, common), reuse };
      }
      const isWhole = lostShots === 0 && isAnalyzedInFull(outcome);
      return { ...report, reuse: memo.conclude(report, isWhole ? findKey() : undefined) };
    },
  };
}

function openMemo(deps: PageDeps, job: SteppedJob): PageMemo | undefined {
  const { isSample, fonts } = deps;
  if (isSample === undefined) return undefined;
  const { page, device, settings, tuning, browserName } = job;
  const versions = describeVersions({ ...deps, browserName });
  const conditions = describeConditions({ ...tuning, ...settings, device, fonts, states: page.states });
  return new PageMemo({ ...deps, isSample }, { ...page, url: keyOfPage(page), versions, conditions });
}

function listRulesOff({ engines }: PageDeps, { settings }: PageJob): readonly string[] {
  const isOff = ({ needs }: Engine) => settings.operateMs === 0 && needs === 'drive';
  return engines.filter(isOff).flatMap((engine) => engine.rules().map(({ id }) => id));
}

/** True if the analysis did not run out of time, so that a repeated analysis would not find more. */
function isAnalyzedInFull({ reports, isReviewed, looked }: Observation): boolean {
  const isFinished = ({ isOff, rules, unreachedFrames }: Observation['reports'][number]) =>
    unreachedFrames.length === 0 && (isOff === true || Object.values(rules).every((counts) => counts !== null));
  return isReviewed && looked.notLooked.length === 0 && reports.every(isFinished);
}
