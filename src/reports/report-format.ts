import type { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { Texts } from '../texts/texts.ts';
import type { BaselineMarks } from './baseline/baseline-marks.ts';
import type { ReportGate } from './baseline/judgement.ts';
import type { Placement } from './placement.ts';
import type { ReportLinks } from './report-links.ts';
import type { ReportHead, ReportOptions } from './report-model.ts';

/** The input of a writer. `options.includeNeedsReview` is already decided: see `needsReview` below. */
export type ReportInput = {
  readonly db: Database;
  /** The English catalog. */
  readonly catalog: RuleCatalog;
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  readonly links: ReportLinks;
  readonly head: ReportHead;
  readonly options: ReportOptions;
  /** One of the modes of the format. Undefined if it has none. */
  readonly mode: string | undefined;
  readonly placement: Placement;
  /** Both are undefined if the request has no judgement. */
  readonly gate: ReportGate | undefined;
  readonly baseline: BaselineMarks | undefined;
  /** The version of Curbcut that writes the report. */
  readonly version: string;
  /** Aborted when no one waits for the report any more. */
  readonly signal: AbortSignal;
};

/** Throws if stored rows go missing during the read, because an incomplete report must not look complete. */
export type WriteReport = (input: ReportInput) => AsyncGenerator<string | Uint8Array>;

/** The two parts of a name in the UI are in `texts/<language>/report-formats.ts`. */
type Download = { readonly label: keyof Texts['reports']['formats']; readonly mode?: string };

/**
 * The facts that the service, the command line and the UI need about a report format. A writer is loaded with its first
 * report, because the command line needs only these facts.
 */
export type ReportFormat = {
  /** The name of the format in the list of reports, and on the command line unless `commandName` is set. */
  readonly id: string;
  readonly commandName?: string;
  /** The file is `report.<extension>`. */
  readonly extension: string;
  readonly mediaType: string;
  /** The shape of a JSON report. Only the service needs it: some shapes load the code that reads the database. */
  readonly loadSchema?: () => Promise<z.ZodType>;
  readonly summary: string;
  readonly description?: string;
  /** Issues that need review are listed only if a request includes them, regardless of the settings. */
  readonly needsReview?: 'by_request';
  /** The placement that a request can change: the origin of pages, or also the file of results. */
  readonly placement?: 'origins' | 'anchor';
  /** The part of a judgement that the report shows: the states by a baseline, or also what the gate counts. */
  readonly judged?: 'baseline' | 'gate';
  /** True if the report has a line on changes since an earlier scan, which costs a comparison. */
  readonly showsChange?: true;
  /** True if pictures of pages are in it. */
  readonly showsPictures?: true;
  /** True if a terminal cannot show it, and the service completes it before it sends the first byte. */
  readonly isBinary?: true;
  /** The section of the UI that lists it. */
  readonly audience: (typeof audiences)[number];
  /** One download, or one per value of `?mode=`. The first is the default. */
  readonly downloads: readonly Download[];
  /**
   * Returns a stream, regardless of the scan's size: limited in length, or written piece by piece. `printer`: a browser
   * prints it.
   */
  readonly load: 'printer' | (() => Promise<WriteReport>);
};

/** `ci`: programs that run in pipelines. `evidence`: drafts of formal evaluations. */
export const audiences = ['people', 'evidence', 'ci'] as const;

export function commandNameOf({ id, commandName }: ReportFormat): string {
  return commandName ?? id;
}

export function modesOf({ downloads }: ReportFormat): readonly string[] {
  return downloads.flatMap(({ mode }) => mode ?? []);
}
