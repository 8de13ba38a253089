import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { changeSettings } from '../../src/service/settings/change-settings.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroup, aScan, aScannedReport, scanNextPage } from './make-scans.ts';
import { says } from '../../src/texts/saying.ts';

const sentence = {
  title: z.object({ issues: z.array(z.object({ title: z.string() })) }),
  scan: z.object({ error: z.object({ message: z.string() }) }),
  notes: z.object({ notes: z.array(z.object({ message: z.string() })) }),
  pages: z.object({ pages: z.array(z.object({ outcome_name: z.string(), advice: z.string() })) }),
  problem: z.object({ title: z.string(), detail: z.string() }),
  standards: z.array(z.object({ id: z.string(), clauses: z.array(z.object({ name: z.string() })) })),
  health: z.object({ browser: z.object({ detail: z.string(), remedy: z.string() }) }),
};

const english = {
  title: 'Images must have alternative text',
  criterion: 'Non-text Content',
  scan: 'The server answered with status 404. The server returned an error page, so there was nothing to scan. Open the URL in a browser. Fix the page, or correct the URL.',
  outcome: 'HTTP error',
  note: '2 HTML snippets were truncated.',
  problem: ['Bad request', 'The request is not valid. limit: Must be a whole number.'],
  health: 'Start one: curbcut worker, with the same DATABASE_URL.',
};

const german = {
  title: 'Bilder müssen eine Textalternative haben',
  criterion: 'Nicht-Text-Inhalt',
  scan: 'Der Server hat mit dem Status 404 geantwortet. Der Server hat eine Fehlerseite geliefert; es gab also nichts zu prüfen. Öffnen Sie die URL in einem Browser. Reparieren Sie die Seite, oder berichtigen Sie die URL.',
  outcome: 'HTTP-Fehler',
  note: '2 HTML-Ausschnitte wurden gekürzt.',
  problem: ['Ungültige Anfrage', 'Die Anfrage ist nicht gültig. limit: Muss eine ganze Zahl sein.'],
  health: 'Starten Sie einen: curbcut worker, mit derselben DATABASE_URL.',
};

describe('the language of answers', () => {
  let testDatabase: TestDatabase;
  let database: OpenDatabase;
  let rest: Rest;
  let failed = '';
  let scanned = '';

  beforeAll(async () => {
    testDatabase = await makeDatabase('embedded', 'migrated');
    database = await openDatabase(testDatabase.location);
    const { db } = database;
    rest = await openRest(db, { catalogIn: (language) => createRuleCatalog(engines, language) });
    failed = (await aScan(db)).id;
    await scanNextPage(db, aFailedReport());
    scanned = (await aScan(db)).id;
    const notes = [{ code: 'truncated_snippet', count: 2, said: says('notes.truncated_snippet', { n: 2 }) }];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1)], notes }));
  });

  afterAll(async () => {
    await rest.close();
    await database.close();
    await testDatabase.remove();
  });

  async function readAnswers(header: string | undefined) {
    const languages: unknown[] = [];
    const ask = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => {
      const headers = header === undefined ? {} : { 'accept-language': header };
      const answer = await rest.ask('GET', path, { headers });
      languages.push(answer.headers['content-language'], answer.headers['vary']);
      return schema.parse(answer.json);
    };
    const pages = await ask(sentence.pages, `/api/scans/${failed}/pages`);
    const scan = await ask(sentence.scan, `/api/scans/${failed}`);
    expect(pages.pages.map(({ advice }) => advice)).toEqual([scan.error.message]);
    const noted = await ask(z.object({ pages: z.array(sentence.notes) }), `/api/scans/${scanned}/pages`);
    const problem = await ask(sentence.problem, '/api/scans?limit=x');
    const standards = await ask(sentence.standards, '/api/standards');
    const health = await ask(sentence.health, '/api/health/details');
    const { issues } = await ask(sentence.title, `/api/scans/${scanned}/issues/chunks`);
    return {
      languages: new Set(languages),
      said: {
        title: issues[0]?.title,
        criterion: standards.find(({ id }) => id === 'wcag22-aa')?.clauses[0]?.name,
        scan: scan.error.message,
        outcome: pages.pages[0]?.outcome_name,
        note: noted.pages[0]?.notes[0]?.message,
        problem: [problem.title, problem.detail],
        health: health.browser.remedy,
      },
    };
  }

  it.each([
    ['de', 'de', 'de-CH, en;q=0.8'],
    ['en', 'de', 'de'],
    ['fr', 'de', 'fr;q=0.2, de;q=0.1'],
    ['de', 'en', 'en, de;q=0.9'],
    ['fr', 'en', 'en'],
    ['de', 'de', undefined],
    ['de', 'de', '*'],
    ['en', 'en', undefined],
  ] as const)('with the setting %s is %s for a request that prefers %s', async (language, expected, header) => {
    await changeSettings(database.db, { reporting: { language } });

    const { said, languages } = await readAnswers(header);

    expect(said).toEqual(expected === 'de' ? german : english);
    expect(languages).toEqual(new Set([expected, 'Accept-Language']));
  });

  it('is English with titles of rules in another language of the settings, unless the request prefers one', async () => {
    await changeSettings(database.db, { reporting: { language: 'fr' } });

    const { said } = await readAnswers(undefined);

    expect(said).toEqual({ ...english, title: expect.stringMatching(/images doivent/) });
  });

  it('is that of sentences in what was seen of a page, and leaves what they quote', async () => {
    const saidForm = says('visits.sign_in_form', { n: 1_200 });
    const saying = says('visits.leads_to_form', { path: 'example.com/The page crashed.', saidForm });
    const { id } = await aScan(database.db);
    await scanNextPage(database.db, aFailedReport({ code: 'auth_required', saying }));
    const path = `/api/scans/${id}/pages`;

    const answers = ['de', 'en'].map(async (language) => {
      const { json } = await rest.ask('GET', path, { headers: { 'accept-language': language } });
      return sentence.pages.parse(json).pages[0]?.advice;
    });

    expect(await Promise.all(answers)).toEqual([
      expect.stringMatching(
        /^Die URL führt zu example\.com\/The page crashed\.: ein Formular mit einem Passwortfeld und 1\.200 Zeichen anderem Text\. Die Seite verlangt/u,
      ),
      expect.stringMatching(
        /^The URL leads to example\.com\/The page crashed\.: a form with a password field and 1,200 characters of other text\. The page asks/u,
      ),
    ]);
  });

  it('translates what a sentence is filled with', async () => {
    const headers = { 'accept-language': 'de' };
    const refusals = [
      ['POST', `/api/scans/${scanned}/pause`, undefined],
      ['GET', `/api/scans/${failed}/issues/report.csv`, undefined],
      ['POST', '/api/scans', { scan_type: 'page', sitemap_url: 'https://a.test' }],
      ['POST', '/api/scans', { scan_type: 'single' }],
      ['POST', '/api/scans', { scan_type: 'single', sitemap_url: 'https://a.test', scope: {}, max_pages: 200_000 }],
      ['PUT', '/api/scans', undefined],
    ] as const;

    const said = [];
    for (const [method, path, body] of refusals) {
      const { json } = await rest.ask(method, path, { headers, ...(body !== undefined && { body }) });
      said.push(z.object({ detail: z.string() }).safeParse(json).data?.detail);
    }

    expect(said).toEqual([
      'Der Status des Scans ist „abgeschlossen“. Nur ein wartender oder laufender Scan kann angehalten werden.',
      'Keine Seite dieses Scans wurde gescannt, daher gibt es nichts zu berichten. Sein Status ist „fehlgeschlagen“. Der Scan endete ohne gescannte Seite. Die Liste der Seiten sagt, warum.',
      'Die Anfrage ist nicht gültig. scan_type: Zulässig: single, sitemap, list oder crawl.',
      'Die Anfrage ist nicht gültig. sitemap_url: Fehlt; nötig ist: Text.',
      'Die Anfrage ist nicht gültig. max_pages: Darf höchstens 100.000 sein.',
      'Diese URL nimmt nur GET, HEAD, POST an.',
    ]);
  });

  it('is that of the events of a scan', async () => {
    const headers = { 'accept-language': 'de' };

    const { body, headers: answered } = await rest.ask('GET', `/api/scans/${failed}/events`, { headers });

    expect(body).toContain(german.scan);
    expect(answered['content-language']).toBe('de');
  });

  it('is that of the settings for a path that does not exist, and for a request from another site', async () => {
    await changeSettings(database.db, { reporting: { language: 'de' } });

    const unknown = await rest.ask('GET', '/api/nothing');
    const foreign = await rest.ask('POST', '/api/scans', { headers: { origin: 'https://evil.example' }, body: {} });

    expect(sentence.problem.parse(unknown.json).title).toBe('Nicht gefunden');
    expect(sentence.problem.parse(foreign.json).detail).toBe('Anfragen von anderen Websites werden nicht angenommen.');
  });
});
