import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { Saying } from '../../texts/saying.ts';
import { sayAll, sayingSchema, says } from '../../texts/saying.ts';
import { adviseOn } from '../../visit/page-outcome.ts';
import type { EndingScan } from './scan-moment.ts';

type Reason = { readonly error_code: string; readonly error_said: string };

/** The reason for a scan that ends without a scanned page: the most common reason of its pages. */
export async function explainFailure(tx: Transaction<Schema>, scan: EndingScan): Promise<Partial<Reason>> {
  if (scan.status !== 'failed' || scan.error_code !== null) return {};
  if (scan.pages_failed > 0) return nameReason(tx, scan);
  return scan.started_at === null ? {} : nothingLeft;
}

/** Every page that was found turned out to be outside the scope. A sitemap that lists no pages has its own error. */
const nothingLeft: Reason = {
  error_code: 'not_in_scope',
  error_said: JSON.stringify(says('scans.nothing_in_scope')),
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
  const detail = scan.pages_failed === 1 ? readDetail(reason.detail) : null;
  const what = scan.pages_failed === 1 ? detail : says('scans.nothing_scanned');
  return { error_code: code, error_said: JSON.stringify(sayAll(what, adviseOn(code, scan.scan_type, detail))) };
}

function readDetail(stored: string | null): Saying | null {
  return stored === null ? null : sayingSchema.parse(JSON.parse(stored));
}
