import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { Refused } from '../../src/texts/refused.ts';
import { says } from '../../src/texts/saying.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';

const crawl = { sitemap_url: 'https://example.com/', scan_type: 'crawl', scope: { extent: 'folder' }, max_pages: 5 };
const found = {
  pages: 2,
  examples: ['https://example.com/', 'https://example.com/a'],
  sample: null,
  complete: false,
  notes: [{ code: 'excluded', count: 1, said: says('notes.excluded', { n: 1, saidExamples: [] }) }],
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
        if (wanted.tag === 'refuse')
          throw new Refused({ code: 'preview_impossible', saying: says('refusals.opens_no_pages') });
        return found;
      },
    });
  });
  afterEach(() => rest.close());

  const preview = async (body: object) => rest.ask('POST', '/api/scans/preview', { body });

  it('shows what the scan would begin with, and creates none', async () => {
    const answer = await preview(crawl);

    const notes = [{ code: 'excluded', message: '1 URL was skipped because an exclude pattern matches.', count: 1 }];
    expect(answer).toMatchObject({ statusCode: 200, json: { ...found, notes } });
    expect(asked).toMatchObject([crawl]);
    expect((await rest.ask('GET', '/api/scans')).json).toEqual([]);
  });

  it.each([{ urls: [] }, { depth: 1 }, { scan_type: 'list' }])('is refused for what is no scan: %j', async (change) => {
    expect((await preview({ ...crawl, ...change })).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  it('has the states and the sign-in that the scan would have', async () => {
    await rest.ask('PUT', '/api/settings', { body: { performance: { states: ['dark'] } } });
    const keyed = await openRest(db, { secretKey: createSecretKey(randomBytes(32)) });
    const signIn = await keyed.ask('POST', '/api/sign-ins', {
      body: {
        name: 'Members',
        origins: ['https://example.com'],
        kind: 'basic',
        check: { present: 'h1' },
        secret: { username: 'ada', password: 'correct-horse' },
      },
    });
    await keyed.close();
    const { id } = signIn.json as { readonly id: string }; // the answer was checked against its schema

    await preview(crawl);
    const unusable = await preview({ ...crawl, sign_in: id });

    expect(asked).toMatchObject([{ states: ['dark'] }]);
    expect(unusable.json).toMatchObject({ status: 409, code: 'sign_in_unusable' });
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
