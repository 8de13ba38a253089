import type { ScanRecord } from '../scans/scan-record.ts';

/** `curbcut-<host>-<date>-<first 8 of id>.<extension>`: ASCII, valid in every file system and in a header. */
export function nameReport(scan: Pick<ScanRecord, 'id' | 'url' | 'created_at'>, extension: string): string {
  const host = URL.canParse(scan.url) ? new URL(scan.url).host : 'site';
  const plainHost = host
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100);
  return `curbcut-${plainHost || 'site'}-${scan.created_at.slice(0, 10)}-${scan.id.slice(0, 8)}.${extension}`;
}
