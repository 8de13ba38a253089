import type { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import type { ScreenshotStore } from '../adapters/files/screenshot-store.ts';
import type { Texts } from '../texts/texts.ts';
import type { Placement } from './placement.ts';
import type { ReportHead, ReportOptions } from './report-model.ts';

/** What a writer needs. `options.includeNeedsReview` is decided by then: see `needsReview` below. */
export type ReportInput = {
  readonly db: Database;
  /** In English. */
  readonly catalog: RuleCatalog;
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  /** The URL of a picture on this service. */
  readonly screenshotUrl: (scanId: string, name: string) => string;
  readonly head: ReportHead;
  readonly options: ReportOptions;
  /** One of the modes of the format; undefined where it has none. */
  readonly mode: string | undefined;
  readonly placement: Placement;
  /** The version of Curbcut that writes the report. */
  readonly version: string;
  /** Aborted when no one waits for the report any more. */
  readonly signal: AbortSignal;
};

/** Throws when stored rows go missing while it reads: a report that is incomplete must not look complete. */
export type WriteReport = (input: ReportInput) => AsyncGenerator<string | Uint8Array>;

/** The two parts of a name that the UI shows are in `texts/<language>/report-formats.ts`. */
type Download = { readonly label: keyof Texts['reports']['formats']; readonly mode?: string };

/**
 * Everything that the service, the command line and the UI know about a report format. A writer is loaded with the first report that
 * it writes, because the command line needs only what is declared.
 */
export type ReportFormat = {
  /** Names the format in the list of reports, and on the command line unless `commandName` does. */
  readonly id: string;
  readonly commandName?: string;
  /** The file is `report.<extension>`. */
  readonly extension: string;
  readonly mediaType: string;
  /** The shape of a JSON report. */
  readonly schema?: z.ZodType;
  readonly summary: string;
  readonly description?: string;
  /** Issues that need review are listed only when a request includes them, whatever the settings say. */
  readonly needsReview?: 'by_request';
  /** What a request can change of where findings are: the origin of pages, or that and the file of results. */
  readonly placement?: 'origins' | 'anchor';
  /** It has a line on what changed since an earlier scan, which costs a comparison. */
  readonly showsChange?: true;
  /** A terminal cannot show it, and the service completes it before it sends the first byte. */
  readonly isBinary?: true;
  /** Where the UI lists it. */
  readonly audience: (typeof audiences)[number];
  /** One, or one per value of `?mode=`, of which the first is the default. */
  readonly downloads: readonly Download[];
  /** A stream, whatever the size of the scan: by a limit on what it lists, or piece by piece. `printer`: a browser prints it. */
  readonly load: 'printer' | (() => Promise<WriteReport>);
};

/** `ci`: programs that run in pipelines. `evidence`: drafts of formal evaluations. */
export const audiences = ['people', 'evidence', 'ci'] as const;

export function commandNameOf({ id, commandName }: ReportFormat): string {
  return commandName ?? id;
}

/** The values of `?mode=`. */
export function modesOf({ downloads }: ReportFormat): readonly string[] {
  return downloads.flatMap(({ mode }) => mode ?? []);
}
