import type { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { Placement } from './placement.ts';
import type { ReportHead, ReportOptions } from './report-model.ts';

/** What a writer needs. `options.includeNeedsReview` is decided by then: see `needsReview` below. */
export type ReportInput = {
  readonly db: Database;
  /** In English. */
  readonly catalog: RuleCatalog;
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  readonly head: ReportHead;
  readonly options: ReportOptions;
  readonly placement: Placement;
  /** The version of Curbcut that writes the report. */
  readonly version: string;
  /** Aborted when no one waits for the report any more. */
  readonly signal: AbortSignal;
};

/** A report that is written as a stream, whatever the size of the scan: by a limit on what it lists, or piece by piece. */
export type ReportFormat = {
  /** As the list of reports names it. */
  readonly id: string;
  /** The file is `report.<extension>`. */
  readonly extension: string;
  readonly mediaType: string;
  /** The shape of a JSON report. */
  readonly schema?: z.ZodType;
  readonly summary: string;
  readonly description: string;
  /** Whether issues that need review are listed: as the settings say, or only when a request includes them. */
  readonly needsReview: 'by_setting' | 'by_request';
  /** What a request can change of where findings are: nothing, the origin of pages, or that and the file of results. */
  readonly placement: 'none' | 'origins' | 'anchor';
  /** It has a line on what changed since an earlier scan, which costs a comparison. */
  readonly showsChange: boolean;
  /** Throws when stored rows go missing while it reads: a report that is incomplete must not look complete. */
  readonly write: (input: ReportInput) => AsyncGenerator<string | Uint8Array>;
};
