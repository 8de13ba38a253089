import type { FoundLinks } from '../records/pages/page-report.ts';
import type { VisitOutcome } from '../visit/observation.ts';
import { checkLanding } from './check-landing.ts';
import { findLinks } from './crawl-guides.ts';
import { findSlowPatterns } from './find-slow-patterns.ts';
import type { PageJob } from './page-job.ts';
import type { BegunStep } from './page-step.ts';

/**
 * A page outside the scope of its scan does not belong to it. The pages of a crawl give the URLs where it continues.
 */
export function crawlStep(_deps: unknown, job: PageJob): BegunStep {
  let found: FoundLinks | undefined;
  return {
    judge: async (outcome) => {
      try {
        job.guide?.patterns.assertFast();
        const landed = await checkLanding(outcome, job);
        if (landed.kind === 'observed') found = await findLinks(job, landed);
        return landed;
      } catch (error) {
        return failOnSlowPatterns(error, outcome);
      }
    },
    describe: async (report, { outcome }) => ({ ...report, canonical: outcome.canonical, found }),
  };
}

/** If the patterns of its scan are too slow, a page can be neither classified nor followed. */
function failOnSlowPatterns(error: unknown, { answer, facts }: VisitOutcome): VisitOutcome {
  const reason = findSlowPatterns(error);
  if (reason === undefined) throw error;
  return { ...reason, answer, facts, textDigest: null, isHung: false, kind: 'failed' };
}
