import { addReuseStop } from '../memo/reuse-stops.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addNote } from '../scans/scan-effect.ts';
import { says } from '../../texts/saying.ts';
import type { PageReport } from './page-report.ts';
import type { RecordedPage, Writing } from './recorded-page.ts';

type Scanned = PageReport & { readonly kind: 'scanned' };

/** What a page's row says of findings that are taken over, from it or by it. */
export function toReuseColumns({ reuse }: Scanned) {
  return {
    content_key: reuse?.contentKey ?? null,
    unchanged_since_scan: reuse?.unchangedSince?.scanId ?? null,
    unchanged_since_at: reuse?.unchangedSince?.at ?? null,
  };
}

/** Stops that findings are taken over for the target if this page disproved them, and notes on the scan that they are not. */
export async function noteReuse({ tx }: Writing, { scan, report: { reuse } }: RecordedPage): Promise<ScanEffect> {
  if (reuse?.stop !== undefined) await addReuseStop(tx, reuse.stop);
  const pageUrl = reuse?.stop?.pageUrl ?? reuse?.stoppedBy;
  if (pageUrl === undefined) return {};
  return addNote(scan, { code: 'reuse_stopped', count: 1, said: says('notes.reuse_stopped', { url: pageUrl }) });
}
