import { addReuseStop } from '../memo/reuse-stops.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addNote } from '../scans/scan-effect.ts';
import { says } from '../../texts/saying.ts';
import type { PageReport } from './page-report.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { RecordedPage } from './recorded-page.ts';

type Scanned = PageReport & { readonly kind: 'scanned' };

/** The columns of a page's row about reused findings, by it or from it. */
export function toReuseColumns({ reuse }: Scanned) {
  return {
    content_key: reuse?.contentKey ?? null,
    unchanged_since_scan: reuse?.unchangedSince?.scanId ?? null,
    unchanged_since_at: reuse?.unchangedSince?.at ?? null,
  };
}

/** Ends the reuse of findings for the target if this page disproved them, and adds a note to the scan. */
export async function noteReuse({ tx }: Writing, { scan, report: { reuse } }: RecordedPage): Promise<ScanEffect> {
  if (reuse?.stop !== undefined) await addReuseStop(tx, reuse.stop);
  const pageUrl = reuse?.stop?.pageUrl ?? reuse?.stoppedBy;
  if (pageUrl === undefined) return {};
  return addNote(scan, { code: 'reuse_stopped', count: 1, said: says('notes.reuse_stopped', { url: pageUrl }) });
}
