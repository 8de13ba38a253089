import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScan, aScannedReport, anOccurrence, scanNextPage } from './make-scans.ts';

type Found = {
  readonly occurrence: { readonly id: string; readonly selector: string };
  readonly issue: { readonly kind: string; readonly key: string; readonly occurrence_count: number };
  readonly page: { readonly id: string; readonly url: string };
};

onEachDatabase('one occurrence', (open) => {
  let db: Database;
  let rest: Rest;
  let scanId: string;
  let id: string;

  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    ({ id: scanId } = await aScan(db));
    const occurrences = [anOccurrence({ selector: '#logo' }), anOccurrence({ selector: '#photo' })];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(2, { occurrences }), aGroup(1, { rule: 'region' })] }));
    ({ id } = await db
      .selectFrom('occurrences')
      .select('id')
      .where('selector', '=', '#photo')
      .executeTakeFirstOrThrow());
  });
  afterAll(() => rest.close());

  const ask = async (scan: string, occurrence: string) =>
    rest.ask('GET', `/api/scans/${scan}/occurrences/${occurrence}`);
  const refusal = async (scan: string, occurrence: string) => {
    const { statusCode, json } = await ask(scan, occurrence);
    return [statusCode, (json as { readonly code: string }).code];
  };

  it('comes with the card of its issue and the record of its page', async () => {
    const { occurrence, issue, page } = (await ask(scanId, id)).json as Found;

    expect([occurrence.id, occurrence.selector]).toEqual([id, '#photo']);
    expect(issue).toMatchObject({
      kind: 'failed',
      key: 'image-alt',
      occurrence_count: 2,
      sample: { selector: '#logo' },
    });
    expect(page).toMatchObject({ url: 'https://example.com/', counts: { failed_occurrences: 3 } });
  });

  it.each(['0', 'x', '%00', '01990000-0000-7000-8000-000000000000'])('is not found by the id %j', async (other) => {
    expect(await refusal(scanId, other)).toEqual([404, 'occurrence_not_found']);
  });

  it('is not found in another scan, nor when its scan is deleted', async () => {
    const { id: other } = await aScan(db);

    expect(await refusal(other, id)).toEqual([404, 'occurrence_not_found']);

    await deleteScan(db, scanId);

    expect(await refusal(scanId, id)).toEqual([404, 'scan_not_found']);
  });
});
