import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { StoredGroup } from '../../src/findings/stored-group.ts';
import { textsIn } from '../../src/texts/texts.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScannedReport, aSitemapScan, anOccurrence, scanNextPage } from './make-scans.ts';
import { readText, renderHtml } from './render-html.ts';

const today = textsIn('en').format.date(new Date());
const totalsSchema = z.object({ totals: z.object({ new: z.int(), fixed: z.int(), unchanged: z.int() }) });

/** A group of findings with these names. */
function found(rule: string, names: string): StoredGroup {
  const occurrences = names
    .split(' ')
    .map((name) => anOccurrence({ fingerprint: `${rule} ${name}`, selector: `#${name}` }));
  return aGroup(0, { rule, occurrences });
}

onServer('what changed since an earlier scan', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { renderPdf: renderHtml() });
    return () => rest.close();
  });
  beforeEach(open);

  async function aScanWith(...groups: readonly StoredGroup[]): Promise<string> {
    const { id } = await aSitemapScan(db, 1);
    await scanNextPage(db, aScannedReport({ groups }));
    return id;
  }

  /** The sentences of a report about the change. */
  async function changeIn(id: string, report: string): Promise<readonly string[]> {
    const { body, statusCode } = await rest.ask('GET', `/api/scans/${id}/issues/${report}`);
    expect(statusCode).toBe(200);
    const text = report.startsWith('report.pdf') ? readText(body) : body;
    return text.match(/(?:Compared|This report does not compare) .*?(?:unchanged|comparable|comparison)\./g) ?? [];
  }

  it('is one line on the cover of the PDF and in the head of the text, with the numbers of the comparison', async () => {
    await aScanWith(found('image-alt', 'a b'));
    const id = await aScanWith(found('image-alt', 'b c d'), found('label', 'e'));

    const { json } = await rest.ask('GET', `/api/scans/${id}/comparison`);
    const [pdf, text] = [await changeIn(id, 'report.pdf'), await changeIn(id, 'report.llm.txt')];

    expect(totalsSchema.parse(json).totals).toEqual({ new: 3, fixed: 1, unchanged: 1 });
    expect(pdf).toEqual([`Compared with the scan of ${today}, failures: 3 new, 1 fixed, 1 unchanged.`]);
    expect(text).toEqual(pdf);
  });

  it('is of the issue alone in the PDF of one issue', async () => {
    await aScanWith(found('image-alt', 'a b'), found('label', 'e'));
    const id = await aScanWith(found('image-alt', 'b c d'), found('label', 'f'));

    expect(await changeIn(id, 'report.pdf?kind=failed&key=label')).toEqual([
      `Compared with the scan of ${today}, elements of this issue: 1 new, 1 fixed, 0 unchanged.`,
    ]);
  });

  it('follows the marks of false positives at once', async () => {
    await aScanWith(found('image-alt', 'a'));
    const id = await aScanWith(found('image-alt', 'a b'), found('label', 'e'));
    await changeIn(id, 'report.llm.txt');

    const body = { kind: 'failed', key: 'label', scope: 'group' };
    await rest.ask('POST', `/api/scans/${id}/false-positives`, { body });

    expect(await changeIn(id, 'report.llm.txt')).toEqual([
      `Compared with the scan of ${today}, failures: 1 new, 0 fixed, 1 unchanged.`,
    ]);
  });

  it('is omitted without an earlier scan, also when that was deleted', async () => {
    const first = await aScanWith(found('image-alt', 'a'));
    const second = await aScanWith(found('image-alt', 'a'));

    const before = await changeIn(first, 'report.llm.txt');
    await rest.ask('DELETE', `/api/scans/${first}`);

    expect(before).toEqual([]);
    expect(await changeIn(second, 'report.llm.txt')).toEqual([]);
    expect(await changeIn(second, 'report.pdf')).toEqual([]);
  });

  it('of scans that are too large to be compared in a report says where the comparison is', async () => {
    await aScanWith(found('image-alt', 'a'));
    const id = await aScanWith(found('image-alt', 'a'));
    await db.updateTable('scans').set({ failed_occurrences: 300_000 }).execute();

    expect(await changeIn(id, 'report.llm.txt')).toEqual([
      `This report does not compare the scan with the scan of ${today}, because they have too many failures. See /api/scans/${id}/comparison.`,
    ]);
  });
});
