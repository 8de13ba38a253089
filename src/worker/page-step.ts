import type { PageContent } from '../browser/page-content.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import type { Observation, VisitOutcome } from '../visit/observation.ts';
import type { PictureRequest } from '../visit/take-pictures.ts';
import type { PageDeps, PageJob } from './page-job.ts';

type ScannedReport = PageReport & { readonly kind: 'scanned' };

/** A page as it was seen, and how many of its pictures could not be taken or stored. */
type SeenPage = { readonly outcome: Observation; readonly lostShots: number };

/** What a feature does with one page. Each part takes data and returns data; they are asked in this order. */
export type BegunStep = {
  /** True if what is found on the open page is known, so that it need not be analyzed. */
  readonly isKnown?: (content: PageContent) => Promise<boolean>;
  /** Of what was found, the elements that get a picture. */
  readonly choosePictures?: (requests: readonly PictureRequest[]) => Promise<readonly PictureRequest[]>;
  /** What the outcome is for this scan. */
  readonly judge?: (outcome: VisitOutcome) => Promise<VisitOutcome>;
  /** Adds to the report of the page. The browser may have left it. */
  readonly describe?: (report: ScannedReport, page: SeenPage) => Promise<ScannedReport>;
};

export type SteppedJob = PageJob & { readonly browserName: string };
export type PageStep = (deps: PageDeps, job: SteppedJob) => BegunStep;
