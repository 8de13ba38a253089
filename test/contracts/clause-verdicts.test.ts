import { Ajv } from 'ajv';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';
import { readText } from './render-html.ts';
// GSA/openacr, schema/openacr-0.1.0.json: CC0 1.0.
import openAcrSchema from './openacr-0.1.0.schema.json' with { type: 'json' };

const target = 'https://example.com/';
const about = { target, viewport: 'desktop', standard: 'wcag22-aa' };
const note = 'With *NVDA* and\n<b>a keyboard</b>';

onEachDatabase('answers of people about clauses', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  async function scanOnce(): Promise<string> {
    const { id } = await aScan(db);
    await scanNextPage(db, aScannedReport({ rules: { 'image-alt': [0, 1, 0] }, groups: [aGroup(1)] }));
    return id;
  }
  const answer = async (body: object) => rest.ask('PUT', '/api/targets/verdicts', { body: { ...about, ...body } });
  const readClause = async (scan: string, standard: string, clause: string) => {
    const { json } = await rest.ask('GET', `/api/scans/${scan}/standards/${standard}`);
    const { clauses } = json as { readonly clauses: readonly { readonly id: string }[] }; // it passed its schema
    return clauses.find(({ id }) => id === clause);
  };
  const download = async (scan: string, file: string) =>
    (await rest.ask('GET', `/api/scans/${scan}/issues/report.${file}`)).body;

  it('are kept over scans, beside what each scan shows, until they are removed', async () => {
    await scanOnce();
    const saved = await answer({ clause: '1.1.1', verdict: 'passed', note, by: 'Ada' });
    const later = await scanOnce();
    const shown = await readClause(later, 'wcag22-aa', '1.1.1');
    const elsewhere = await readClause(later, 'en301549-v4', '9.1.1.1');
    const replaced = await answer({ clause: '1.1.1', verdict: 'not_applicable' });
    const removed = await answer({ clause: '1.1.1', verdict: null });

    const given = { ...about, clause: '1.1.1', verdict: 'passed', note, by: 'Ada' };
    expect(saved.json).toMatchObject({ verdicts: [given] });
    expect(shown).toMatchObject({ status: 'failed', verdict: given });
    expect(elsewhere).toMatchObject({ status: 'failed', verdict: given });
    expect(replaced.json).toMatchObject({ verdicts: [{ verdict: 'not_applicable', note: null, by: null }] });
    expect(removed.json).toEqual({ verdicts: [] });
    expect(await readClause(later, 'wcag22-aa', '1.1.1')).toMatchObject({ verdict: null });
  });

  it('are listed for a target, by its viewport and standard', async () => {
    await scanOnce();
    await answer({ clause: '1.4.3', verdict: 'failed' });
    await answer({ clause: '9.1.4.3', standard: 'en301549-v4', verdict: 'passed' });
    const list = async (query: string) => {
      const { json } = await rest.ask('GET', `/api/targets/verdicts?target=${encodeURIComponent(target)}${query}`);
      return (json as { readonly verdicts: readonly { readonly clause: string }[] }).verdicts.map(
        ({ clause }) => clause,
      );
    };

    expect(await list('')).toEqual(['9.1.4.3', '1.4.3']);
    expect(await list('&standard=wcag22-aa')).toEqual(['1.4.3']);
    expect(await list('&viewport=mobile')).toEqual([]);
  });

  it('are the answers of these people in each evidence format, and change no result of the scan', async () => {
    const scan = await scanOnce();
    await answer({ clause: '1.1.1', verdict: 'passed', note, by: 'Ada' });
    await answer({ clause: '1.4.3', verdict: 'not_applicable', by: 'Bo' });

    const evaluation: unknown = JSON.parse(await download(scan, 'wcag-em.json'));
    const earl: unknown = JSON.parse(await download(scan, 'earl.json'));
    const draft: unknown = parse(await download(scan, 'openacr.yaml'));

    const [page, limited] = [await download(scan, 'html'), await download(scan, 'html?standard=wcag22-aa')];

    const said = /Answer of Ada on [^.]+, not of the scan: passed\./u;
    expect(readText(page)).toMatch(said);
    expect(readText(limited)).toMatch(new RegExp(`1\\.1\\.1 .* Failed ${said.source}`, 'u'));
    const says = expect.stringMatching(/^Answer of Ada on .*, not of the scan: passed\. /u);
    expect(evaluation).toMatchObject({
      auditSample: expect.arrayContaining([
        expect.objectContaining({
          mode: { id: 'earl:manual', type: 'TestMode' },
          assertedBy: { type: 'Person', name: 'Ada' },
          result: {
            type: 'TestResult',
            outcome: { id: 'earl:passed', type: ['OutcomeValue', 'Pass'] },
            description: expect.stringMatching(/^Answer of Ada[^]*1 element failed in the scan:/u),
          },
        }),
      ]),
    });
    expect(earl).toMatchObject({
      '@graph': [
        { assertions: [{ mode: 'earl:automatic', result: { outcome: 'earl:failed' } }] },
        {
          source: target,
          assertions: [
            { mode: 'earl:manual', assertedBy: { 'foaf:name': 'Ada' }, result: { outcome: 'earl:passed', info: says } },
            { mode: 'earl:manual', assertedBy: { 'foaf:name': 'Bo' }, result: { outcome: 'earl:inapplicable' } },
          ],
        },
      ],
    });
    const validate = new Ajv({ strict: false }).compile(openAcrSchema);
    expect([validate(draft), validate.errors]).toEqual([true, null]);
    const criterion = (num: string, level: string, notes: unknown) => ({
      num,
      components: [{ name: 'web', adherence: { level, notes } }],
    });
    expect(draft).toMatchObject({
      chapters: {
        success_criteria_level_a: {
          criteria: [criterion('1.1.1', 'supports', expect.stringMatching(/^Answer of Ada[^]*1 element failed/u))],
        },
        success_criteria_level_aa: {
          criteria: [criterion('1.4.3', 'not-applicable', expect.stringMatching(/^Answer of Bo/u))],
        },
      },
    });
  });

  it.each([
    [{ clause: '9.9.9', verdict: 'passed' }, 400, 'invalid_request'],
    [{ standard: 'wcag3', clause: '1.4.3', verdict: 'passed' }, 400, 'invalid_request'],
    [{ clause: '1.4.3', verdict: 'supports' }, 400, 'invalid_request'],
    [{ clause: '1.4.3', verdict: 'passed', viewport: 'mobile' }, 404, 'target_not_found'],
    [{ clause: '1.4.3', verdict: 'passed', target: 'https://other.example/' }, 404, 'target_not_found'],
  ])('refuse %j', async (body, status, code) => {
    await scanOnce();

    const { statusCode, json } = await answer(body);

    expect([statusCode, json]).toMatchObject([status, { code }]);
  });
});
