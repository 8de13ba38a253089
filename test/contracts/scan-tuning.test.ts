import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { findDefaultBase, getBase } from '../../src/reading/comparison/find-base.ts';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import { presentComparison } from '../../src/reading/comparison/present-comparison.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { scanRecordSchema } from '../../src/records/scans/scan-record.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroupOf, aScan, aScannedReport, catalog, scanNextPage } from './make-scans.ts';

const wanted = { sitemap_url: 'https://example.com/', scan_type: 'single' };
const tuned = {
  disable: ['target-size', 'color-contrast', 'target-size'],
  exclude_selectors: ['.ad', '#consent > div'],
  operate: false,
  screenshots: false,
  dismiss_consent: true,
  level: 'aaa',
  steps: [{ name: 'Menu', url_pattern: '/', steps: [{ do: 'click', selector: '#menu' }] }],
};
const shown = {
  disable: ['color-contrast', 'target-size'],
  exclude_selectors: ['#consent > div', '.ad'],
  operate: false,
  screenshots: false,
  dismiss_consent: true,
  level: 'aaa',
  steps: tuned.steps,
};

onEachDatabase('what a scan leaves out', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
  });
  afterAll(() => rest.close());
  beforeEach(open);

  const create = async (fields: object) =>
    scanRecordSchema.parse((await rest.ask('POST', '/api/scans', { body: { ...wanted, ...fields } })).json);
  const scanned = async (fields: Partial<NewScan>, names = 'a b') => {
    const { id } = await aScan(db, fields);
    await scanNextPage(db, aScannedReport({ groups: [aGroupOf(names)] }));
    return getScan(db, id);
  };

  it('is shown in its record and its notes, in one order, and repeated by a rescan', async () => {
    const scan = await create(tuned);
    const { json: again } = await rest.ask('POST', `/api/scans/${scan.id}/rescan`);

    expect(scan).toMatchObject(shown);
    expect(scan.notes).toEqual([
      { code: 'rules_disabled', count: 2, message: expect.stringContaining('color-contrast, target-size') },
      { code: 'exclude_selectors', count: 2, message: expect.stringContaining('#consent > div, .ad') },
    ]);
    expect(again).toMatchObject({ ...shown, rescan_of: scan.id });
  });

  it('is nothing by default', async () => {
    expect(await create({})).toMatchObject({
      disable: [],
      exclude_selectors: [],
      operate: true,
      screenshots: null,
      dismiss_consent: false,
      level: 'aa',
      steps: [],
      notes: [],
    });
  });

  it('is refused where it is no rule or no selector, with a suggestion', async () => {
    const fields = { disable: ['color-contrasst', 'no-such-thing'] };
    const rules = await rest.ask('POST', '/api/scans', { body: { ...wanted, ...fields } });
    const schedule = await rest.ask('POST', '/api/schedules', {
      body: { scan: { ...wanted, ...fields }, cron: '@daily' },
    });
    const selectors = await rest.ask('POST', '/api/scans', {
      body: { ...wanted, exclude_selectors: ['.ad', 'div[', '::before'] },
    });
    const tooMany = await rest.ask('POST', '/api/scans', {
      body: { ...wanted, exclude_selectors: Array.from({ length: 51 }, (_, index) => `#a${index}`) },
    });
    const tooLong = await rest.ask('POST', '/api/scans', {
      body: { ...wanted, exclude_selectors: [`#${'a'.repeat(500)}`] },
    });

    const message = expect.any(String) as string;
    expect(rules).toMatchObject({
      statusCode: 400,
      json: {
        code: 'invalid_request',
        errors: [
          { path: 'disable.0', message: 'There is no rule with this id. Did you mean color-contrast?' },
          { path: 'disable.1', message },
        ],
      },
    });
    expect(schedule.json).toMatchObject({ errors: [{ path: 'scan.disable.0' }, { path: 'scan.disable.1' }] });
    expect(selectors.json).toMatchObject({
      errors: [
        { path: 'exclude_selectors.1', message: 'Must be a CSS selector.' },
        { path: 'exclude_selectors.2', message },
      ],
    });
    expect(tooMany.json).toMatchObject({
      errors: [{ path: 'exclude_selectors', message: 'Must have at most 50 entries.' }],
    });
    expect(tooLong.json).toMatchObject({ errors: [{ path: 'exclude_selectors.0', message }] });
  });

  it('decides which earlier scan it is compared with, except by pictures and steps', async () => {
    const plain = await scanned({});
    const first = await scanned({ exclude_selectors: ['.ad', '.nav'], screenshots: false });
    await scanned({ disable: ['label'] });
    await scanned({ operate: false });
    await scanned({ level: 'aaa' });
    const steps: NewScan['steps'] = [{ name: 'Menu', url_pattern: '/', steps: [{ do: 'click', selector: '#menu' }] }];

    const again = await scanned({ exclude_selectors: ['.nav', '.ad'], screenshots: true });
    const usual = await scanned({ steps });

    expect((await findDefaultBase(db, again))?.id).toBe(first.id);
    expect((await findDefaultBase(db, usual))?.id).toBe(plain.id);
  });

  it('makes no finding new or fixed', async () => {
    const before = await scanned({}, 'a b');
    const here = await scanned({ exclude_selectors: ['.ad'] }, 'b c');

    const base = await getBase(db, here, { id: before.id });
    const change = await new ComparisonReader().compare(db, { base, here });

    expect(presentComparison(change, { base, here }, { catalog }).totals).toMatchObject({
      new: 0,
      fixed: 0,
      unchanged: 1,
      not_comparable: 2,
    });
    const { json: listed } = await rest.ask('GET', `/api/scans/${here.id}/comparison/occurrences?base=${before.id}`);
    const because = { change: 'not_comparable', because: 'other_exclusions' };
    expect(listed).toMatchObject({ occurrences: [because, because] });
  });
});
