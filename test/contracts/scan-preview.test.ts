import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import type { NewScan } from '../../src/scans/new-scan.ts';
import { Refused } from '../../src/shared/refused.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';

const crawl = { sitemap_url: 'https://example.com/', scan_type: 'crawl', scope: { extent: 'folder' }, max_pages: 5 };
const found = {
  pages: 2,
  examples: ['https://example.com/', 'https://example.com/a'],
  complete: false,
  notes: [{ code: 'excluded', message: '1 URL was skipped.', count: 1 }],
};

onEachDatabase('a preview of a scan', (open) => {
  let db: Database;
  let rest: Rest;
  const asked: NewScan[] = [];
  beforeEach(async () => {
    ({ db } = await open());
    asked.length = 0;
    rest = await openRest(db, {
      previewScan: async (wanted) => {
        asked.push(wanted);
        if (wanted.tag === 'refuse') throw new Refused({ code: 'preview_impossible', detail: 'No browser runs here.' });
        return found;
      },
    });
  });
  afterEach(() => rest.close());

  const preview = async (body: object) => rest.ask('POST', '/api/scans/preview', { body });

  it('shows what the scan would begin with, and creates none', async () => {
    const answer = await preview(crawl);

    expect(answer).toMatchObject({ statusCode: 200, json: found });
    expect(asked).toMatchObject([crawl]);
    expect((await rest.ask('GET', '/api/scans')).json).toEqual([]);
  });

  it.each([{ urls: [] }, { depth: 1 }, { scan_type: 'list' }])('is refused for what is no scan: %j', async (change) => {
    expect((await preview({ ...crawl, ...change })).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('says why there is none', async () => {
    const without = await openRest(db);
    const inject = async ({ app }: Rest, body: object) =>
      app.inject({ method: 'POST', url: '/api/scans/preview', payload: body });

    const refused = await inject(rest, { ...crawl, tag: 'refuse' });

    expect(refused.json()).toMatchObject({ status: 503, code: 'preview_impossible' });
    expect((await inject(without, crawl)).json()).toMatchObject({ status: 503, code: 'preview_impossible' });
    await without.close();
  });
});
