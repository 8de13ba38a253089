import { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import { getScan } from '../records/scans/read-scans.ts';
import { scanStatuses } from '../records/scans/scan-state.ts';
import type { Texts } from '../texts/texts.ts';
import type { ReportFormat } from './report-format.ts';
import { audiences, modesOf } from './report-format.ts';
import { reportFormats } from './report-formats.ts';
import { isReportReady } from './report-model.ts';

const scopes = ['scan', 'issue'] as const;

export const reportMetadataSchema = z
  .object({
    scan_id: z.uuid(),
    status: z.enum(scanStatuses),
    available: z.boolean().describe('True if at least one page is scanned and its findings are not removed.'),
    reports: z.array(
      z.object({
        format: z.enum(reportFormats.map(({ id }) => id)),
        media_type: z.string(),
        path: z.string(),
        modes: z.array(z.string()).optional().describe('Values of `?mode=`. The first is the default.'),
        scopes: z
          .array(z.enum(scopes))
          .optional()
          .describe('`scan`: the whole scan, without parameters. `issue`: one issue, with `?kind=&key=`.'),
        audience: z.enum(audiences).describe('`ci`: programs in pipelines. `evidence`: drafts of formal evaluations.'),
        downloads: z
          .array(z.object({ title: z.string(), hint: z.string(), path: z.string() }))
          .describe('What to offer to people: one link, or one per mode.'),
      }),
    ),
  })
  .meta({ id: 'ReportMetadata' });

export type ReportMetadata = z.infer<typeof reportMetadataSchema>;

type Wording = { readonly texts: Texts; readonly pathOfReport: (scanId: string, file: string) => string };

/** The available reports of a scan, and their paths. Throws Refused (`scan_not_found`). */
export async function readReportMetadata(
  db: Database,
  scanId: string,
  { texts, pathOfReport }: Wording,
): Promise<ReportMetadata> {
  const scan = await getScan(db, scanId);
  return {
    scan_id: scan.id,
    status: scan.status,
    available: isReportReady(scan) && scan.data_removed_at === null,
    reports: reportFormats.map((format) =>
      presentFormat(format, pathOfReport(scan.id, `report.${format.extension}`), texts),
    ),
  };
}

function presentFormat(format: ReportFormat, path: string, { reports }: Texts): ReportMetadata['reports'][number] {
  const modes = modesOf(format);
  return {
    format: format.id,
    media_type: format.mediaType.replace(/;.*/, ''),
    path,
    ...(modes.length > 0 && { modes: [...modes] }),
    ...(format.load === 'printer' && { scopes: [...scopes] }),
    audience: format.audience,
    downloads: format.downloads.map(({ label, mode }) => ({
      ...reports.formats[label],
      path: mode === undefined ? path : `${path}?mode=${mode}`,
    })),
  };
}
