import type { PageContent } from '../browser/page-content.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import type { Observation, VisitOutcome } from '../visit/observation.ts';
import type { PageDeps, PageJob } from './page-job.ts';

type ScannedReport = PageReport & { readonly kind: 'scanned' };

/** An observed page, and the number of its elements whose picture could not be taken or stored. */
type ObservedPage = { readonly outcome: Observation; readonly lostShots: number };

/** The work of a feature on one page. Each part takes data and returns data. They run in this order. */
export type BegunStep = {
  /** True if the findings of the open page are known, so that it needs no analysis. */
  readonly isKnown?: (content: PageContent) => Promise<boolean>;
  /** Decides the outcome for this scan. */
  readonly judge?: (outcome: VisitOutcome) => Promise<VisitOutcome>;
  /** Adds to the report of the page. The browser may have left the page. */
  readonly describe?: (report: ScannedReport, page: ObservedPage) => Promise<ScannedReport>;
};

export type SteppedJob = PageJob & { readonly browserName: string };
export type PageStep = (deps: PageDeps, job: SteppedJob) => BegunStep;
