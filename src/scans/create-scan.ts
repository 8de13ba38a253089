import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { acceptSchema, storeAccepted } from './accepted-outcomes.ts';
import { newId } from '../shared/ids.ts';
import type { UrlRefusal } from '../shared/page-url.ts';
import { normalizeUrl } from '../shared/page-url.ts';
import type { UnreachableReason } from '../shared/unreachable-url.ts';
import { findUnreachableReason } from '../shared/unreachable-url.ts';
import { admitScan } from './admit-scan.ts';
import type { ScanRow } from './scan-record.ts';
import { scanTypes } from './scan-types.ts';
import { viewportPresetSchema } from './viewport-presets.ts';

// oxlint-disable-next-line no-control-regex -- the contract forbids exactly these in a tag
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const refusals: Readonly<Record<UrlRefusal | UnreachableReason, string>> = {
  backslash: 'Must not contain a backslash before the path. Write / instead.',
  port: 'Must not contain a port that browsers block, such as 0, 22 or 6000.',
  host: 'Must name a host that can exist: each part has 1 to 63 characters, and one that begins with xn-- stands for an international name.',
  not_http: 'Must begin with http:// or https://.',
  invalid: 'Must be an absolute URL such as https://example.com/sitemap.xml.',
  url_too_long: 'Must be at most 2,048 characters.',
  credentials: 'Must not contain a user name or password.',
};

export const newScanSchema = z
  .strictObject({
    sitemap_url: z
      .string()
      .max(2048, 'Must be at most 2,048 characters.')
      .trim()
      .refine((text) => !controlCharacters.test(text), 'Must not contain control characters.')
      .superRefine((text, context) => {
        const parsed = normalizeUrl(text);
        const reason = parsed.ok ? findUnreachableReason(text) : parsed.reason;
        if (reason !== undefined) context.addIssue({ code: 'custom', message: refusals[reason] });
      })
      .describe('The URL to scan: a page (`single`), or a sitemap or site (`sitemap`). An absolute http or https URL.'),
    scan_type: z.enum(scanTypes),
    tag: z
      .string()
      .refine((text) => !controlCharacters.test(text), 'Must not contain control characters.')
      .trim()
      .min(1, 'Must have 1 to 64 characters.')
      .max(64, 'Must have 1 to 64 characters.')
      .refine((text) => text.isWellFormed(), 'Must be well-formed Unicode.')
      .optional(),
    viewport_preset: viewportPresetSchema.default('desktop').optional(),
    accept: acceptSchema
      .optional()
      .describe(
        'Outcomes to overrule: pages that have one are analyzed all the same, and carry the note `accepted_outcome`.',
      ),
  })
  .meta({ id: 'NewScan' });

export type NewScan = z.infer<typeof newScanSchema>;

/**
 * Writes the scan, and for a single URL its page, in one transaction. From then on a worker may claim it. Every
 * time is the database's, because workers compare them with the database's clock, and the clocks of several
 * machines differ. Throws Refused (`queue_full`).
 */
export async function createScan(db: Database, wanted: NewScan, rescanOf: string | null = null): Promise<ScanRow> {
  const url = normalized(wanted.sitemap_url);
  const id = newId();
  const targetKey = `${wanted.scan_type} ${url}`;
  const isSingle = wanted.scan_type === 'single';
  return db.transaction().execute(async (tx) => {
    await admitScan(tx);
    const scan = await tx
      .insertInto('scans')
      .values({
        id,
        url: wanted.sitemap_url,
        target_key: targetKey,
        scan_type: wanted.scan_type,
        viewport_preset: wanted.viewport_preset ?? 'desktop',
        tag: wanted.tag ?? null,
        status: 'queued',
        phase: isSingle ? 'scanning' : 'waiting',
        rescan_of: rescanOf,
        keeps_earlier_fingerprints: hasEarlierFingerprints(targetKey),
        accept: storeAccepted(wanted.accept ?? []),
        pages_total: isSingle ? 1 : 0,
        pages_pending: isSingle ? 1 : 0,
        created_at: sql<Date>`clock_timestamp()`,
        updated_at: sql<Date>`clock_timestamp()`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isSingle) await tx.insertInto('pages').values({ scan_id: id, ordinal: 0, url }).execute();
    return scan;
  });
}

/** The target has scans or marks with fingerprints of version 1, so the new scan stores both versions. */
function hasEarlierFingerprints(targetKey: string) {
  return sql<boolean>`(
    exists (select 1 from scans where target_key = ${targetKey} and deleted_at is null and fingerprint_version = 1)
    or exists (
      select 1 from false_positive_marks
      where target_key = ${targetKey} and fingerprint is not null and equal_count is null
    )
  )`;
}

function normalized(text: string): string {
  const parsed = normalizeUrl(text);
  if (!parsed.ok) throw new Error('A scan was created with a URL that was not validated.');
  return parsed.url;
}
