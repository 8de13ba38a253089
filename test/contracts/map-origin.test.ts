import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { comparisonSchema } from '../../src/reading/comparison/comparison-record.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { onServer } from '../databases/each-database.ts';
import type { Answer, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScan, aScannedReport, anOccurrence, scanNextPage } from './make-scans.ts';

const local = 'http://localhost:3000';
const production = 'https://example.com';
const mapping = `map_origin=${encodeURIComponent(`${local}=${production}`)}`;

onServer('a comparison across origins', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  /** A scan of one page whose findings have these portable fingerprints, and others that contain the origin. */
  async function scanAt(origin: string, ...names: readonly string[]): Promise<ScanRow> {
    await aScan(db, { sitemap_url: `${origin}/` });
    const occurrences = names.map((name) =>
      anOccurrence({ fingerprint: `${origin} ${name}`, portable: name, html: `<img src="${name}.png">` }),
    );
    return scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences, total: occurrences.length })] }));
  }

  async function compare({ id }: ScanRow, query: string): Promise<Answer> {
    return rest.ask('GET', `/api/scans/${id}/comparison?${query}`);
  }

  async function refusalOf(scan: ScanRow, query: string): Promise<string> {
    const { statusCode, json } = await compare(scan, query);
    return `${statusCode} ${z.object({ detail: z.string() }).parse(json).detail}`;
  }

  it('matches pages and findings with the mapping, in both directions, and chooses the base at the mapped origin', async () => {
    const earlier = await scanAt(local, 'x');
    const base = await scanAt(production, 'a', 'b');
    const here = await scanAt(local, 'b', 'c');

    const compared = comparisonSchema.parse((await compare(here, mapping)).json);
    const reversed = comparisonSchema.parse((await compare(base, `${mapping}&base=${here.id}`)).json);
    const plain = comparisonSchema.parse((await compare(here, '')).json);

    expect(compared.base.id).toBe(base.id);
    expect(compared.totals).toMatchObject({ new: 1, fixed: 1, unchanged: 1, not_comparable: 0 });
    expect(reversed.totals).toMatchObject({ new: 1, fixed: 1, unchanged: 1, not_comparable: 0 });
    expect(compared.pages).toMatchObject({ only_in_base: 0, only_here: 0 });
    expect(plain.base.id).toBe(earlier.id);
  });

  it('compares scans of one origin as without it', async () => {
    await scanAt(production, 'a', 'b');
    const here = await scanAt(production, 'b', 'c');

    const compared = comparisonSchema.parse((await compare(here, mapping)).json);

    expect(compared.totals).toMatchObject({ new: 1, fixed: 1, unchanged: 1, not_comparable: 0 });
  });

  it('is refused without a valid mapping and for another target', async () => {
    const base = await scanAt(production, 'a');
    const here = await scanAt(local, 'a');
    const other = await scanAt('https://other.test', 'a');

    expect(await refusalOf(here, `base=${base.id}`)).toBe(
      '400 The request is not valid. base: Must be a scan of the same target. Use map_origin for a target at another origin.',
    );
    expect(await refusalOf(here, `${mapping}&base=${other.id}`)).toBe(
      '400 The request is not valid. base: Must be a scan of the same target, with its origin mapped.',
    );
    expect(await refusalOf(here, 'map_origin=x')).toBe(
      '400 The request is not valid. map_origin: Must be FROM=TO with two origins, for example http://localhost:3000=https://www.example.com.',
    );
    expect(await refusalOf(here, `${mapping}&${mapping}`)).toContain(`The origin ${local} is mapped twice.`);
  });
});
