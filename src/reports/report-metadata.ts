import { z } from 'zod';
import type { Database } from '../adapters/db/schema.ts';
import { getScan } from '../records/scans/read-scans.ts';
import { scanStatuses } from '../records/scans/scan-state.ts';
import { reportFormats } from './report-formats.ts';
import { isReportReady } from './report-model.ts';

export const csvModes = ['small', 'full', 'pages'] as const;
export type CsvMode = (typeof csvModes)[number];

const scopes = ['scan', 'issue'] as const;

export const reportMetadataSchema = z
  .object({
    scan_id: z.uuid(),
    status: z.enum(scanStatuses),
    available: z.boolean().describe('True when at least one page is scanned, and its findings are not removed.'),
    reports: z.array(
      z.object({
        format: z.enum(['pdf', 'csv', ...reportFormats.map(({ id }) => id)]),
        media_type: z.string(),
        path: z.string(),
        modes: z.array(z.enum(csvModes)).optional().describe('Values of `?mode=`. The first is the default.'),
        scopes: z
          .array(z.enum(scopes))
          .optional()
          .describe('`scan`: the whole scan, without parameters. `issue`: one issue, with `?kind=&key=`.'),
      }),
    ),
  })
  .meta({ id: 'ReportMetadata' });

export type ReportMetadata = z.infer<typeof reportMetadataSchema>;

/** Which reports of a scan are available, and their paths. Throws Refused (`scan_not_found`). */
export async function readReportMetadata(
  db: Database,
  scanId: string,
  pathOfReport: (scanId: string, file: string) => string,
): Promise<ReportMetadata> {
  const scan = await getScan(db, scanId);
  const pathOf = (file: string) => pathOfReport(scan.id, file);
  return {
    scan_id: scan.id,
    status: scan.status,
    available: isReportReady(scan) && scan.data_removed_at === null,
    reports: [
      { format: 'pdf', media_type: 'application/pdf', path: pathOf('report.pdf'), scopes: [...scopes] },
      { format: 'csv', media_type: 'text/csv', path: pathOf('report.csv'), modes: [...csvModes] },
      ...reportFormats.map(({ id, mediaType, extension }) => ({
        format: id,
        media_type: mediaType.replace(/;.*/, ''),
        path: pathOf(`report.${extension}`),
      })),
    ],
  };
}
