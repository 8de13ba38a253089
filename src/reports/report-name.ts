import type { ScanRecord } from '../records/scans/scan-record.ts';
import type { ReportHead } from './report-model.ts';

type Named = Pick<ReportHead, 'standard'> & { readonly scan: Pick<ScanRecord, 'id' | 'url' | 'created_at'> };

/**
 * `curbcut-<host>-<date>-<first 8 of id>.<extension>`: ASCII, valid in every file system and in a header. A report that
 * is limited to a standard has its id before the extension, so that no one mistakes it for the full report.
 */
export function nameReport({ scan, standard }: Named, extension: string): string {
  const limit = standard === null ? '' : `-${standard.result.id}`;
  return `curbcut-${nameHost(scan.url)}-${scan.created_at.slice(0, 10)}-${scan.id.slice(0, 8)}${limit}.${extension}`;
}

/** The host of a URL as a part of such a name. */
export function nameHost(url: string): string {
  const host = URL.canParse(url) ? new URL(url).host : 'site';
  const plainHost = host
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100);
  return plainHost || 'site';
}
