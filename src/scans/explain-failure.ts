import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { textsIn } from '../texts/texts.ts';
import { adviceFor } from '../visit/page-outcome.ts';
import type { EndingScan } from './scan-moment.ts';
import { say } from '../texts/say.ts';
import { sayingSchema } from '../texts/saying.ts';

type Reason = { readonly error_code: string; readonly error_message: string };

/** The reason of a scan that ends without a scanned page: the most common one of its pages. */
export async function explainFailure(tx: Transaction<Schema>, scan: EndingScan): Promise<Partial<Reason>> {
  if (scan.status !== 'failed' || scan.error_code !== null) return {};
  if (scan.pages_failed > 0) return nameReason(tx, scan);
  return scan.started_at === null ? {} : nothingLeft;
}

/** Each page that was found turned out to be outside the scope. A sitemap that lists nothing has its own error. */
const nothingLeft: Reason = {
  error_code: 'not_in_scope',
  error_message: 'No page is inside the scope of the scan. Its notes say what was skipped. Change include and exclude.',
};

async function nameReason(tx: Transaction<Schema>, scan: EndingScan): Promise<Reason> {
  const reason = await tx
    .selectFrom('pages')
    .select(['outcome', sql<string | null>`min(detail::text)`.as('detail')])
    .where('scan_id', '=', scan.id)
    .where('status', '=', 'failed')
    .groupBy('outcome')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('outcome')
    .limit(1)
    .executeTakeFirstOrThrow();
  const code = reason.outcome ?? 'analysis_error';
  const what = scan.pages_failed === 1 ? sayDetail(reason.detail) : 'No page could be scanned.';
  const advice = adviceFor(code, scan.scan_type, textsIn('en')) ?? '';
  return { error_code: code, error_message: `${what} ${advice}`.trim() };
}

function sayDetail(stored: string | null): string {
  return stored === null ? '' : say('en', sayingSchema.parse(JSON.parse(stored)));
}
