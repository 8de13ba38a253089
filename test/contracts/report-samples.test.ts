import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onServer } from '../databases/each-database.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aMessage, anOccurrence, aScan, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import { readText, renderHtml } from './render-html.ts';

const places = 'abcdefghijklmnopqrstuvwxyz';

onServer('the PDF of a scan', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { renderPdf: renderHtml() });
    return () => rest.close();
  });
  beforeEach(open);

  const readPdf = async (id: string) => {
    const { body, statusCode } = await rest.ask('GET', `/api/scans/${id}/issues/report.pdf?mode=full`);
    expect(statusCode).toBe(200);
    return readText(body);
  };
  const anImage = (file: string, selector: string) =>
    anOccurrence({ html: `<img src="${file}">`, message: aMessage(file), selector });

  it('shows an element that is in many places once, and also what only the last pages have', async () => {
    const { id } = await aSitemapScan(db, places.length);
    for (const place of places) {
      const own = place === 'z' ? [{ ...anImage('late.png', '.late'), pattern: 'late' }] : [];
      const occurrences = [anImage('share.png', `.${place} > img`), anImage('share.png', `.${place} a > img`), ...own];
      await scanNextPage(db, aScannedReport({ groups: [aGroup(0, { occurrences })] }));
    }

    const text = await readPdf(id);

    // Once more as the sample of its component.
    expect(text.match(/<img src="share\.png">/gu)).toHaveLength(2);
    expect(text).toContain('<img src="late.png">');
  });

  it('says that pages were operated, in which states they were checked, and as whom', async () => {
    const { id } = await aScan(db, { states: ['dark', 'zoom_200'] });
    await scanNextPage(db, aScannedReport({ states: ['dark', 'zoom_200'] }));

    const text = await readPdf(id);

    expect(text).toContain('as a visitor who is not signed in. When it had finished loading');
    expect(text).toContain('Then it was operated, cut off from the network');
    expect(text).toContain('It was checked again with dark colors and at 200% zoom.');
    expect(text).toContain('of the page after loading, and of how it reacts to keys, zoom and motion');
    expect(text).not.toContain('Only the state right after loading');
  });

  it('says that rules of level AAA ran and that steps led to further states, only where they did', async () => {
    const steps: NewScan['steps'] = [
      { name: 'Found', url_pattern: '/', steps: [{ do: 'fill', selector: '#q', value: 'tea' }] },
    ];
    const usual = await aScan(db);
    await scanNextPage(db, aScannedReport());
    const further = await aScan(db, { level: 'aaa', steps });
    await scanNextPage(db, aScannedReport());

    const [without, text] = [await readPdf(usual.id), await readPdf(further.id)];

    expect(text).toContain('at levels A, AA and AAA, and best practices');
    expect(text).toContain('Steps that a person wrote');
    expect(without).toContain('at levels A and AA, and best practices');
    expect(without).not.toContain('Steps that a person wrote');
  });

  it('says that pages were not operated where the settings turn it off', async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aScannedReport({ rulesOff: ['keyboard-trap'] }));

    const text = await readPdf(id);

    expect(text).toContain('It was not operated');
    expect(text).toContain('automated checks in a real browser, of the page after loading');
  });
});
