import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/db/schema.ts';
import { findAxeLocale } from '../../src/engines/axe/axe-locales.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { html } from '../../src/reports/pdf/html.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { Endpoint } from '../mcp/open-endpoint.ts';
import { openEndpoint } from '../mcp/open-endpoint.ts';
import { aGroup, aScan, aScannedReport, catalog, scanNextPage } from './make-scans.ts';
import { readCsv } from './read-csv.ts';
import { renderHtml } from './render-html.ts';

const english = catalog.get('image-alt')?.title ?? '';

/** The engines' translations, without that of `region`, as for a rule without a translation. */
function catalogIn(language: string) {
  const sources = engines.map((engine) => ({
    ...engine,
    texts: () => new Map([...engine.texts(language)].filter(([rule]) => rule !== 'region')),
  }));
  return createRuleCatalog(sources, language);
}

onEachDatabase('the language of the settings', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  let id: string;
  beforeEach(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db, { catalogIn, renderPdf: renderHtml() });
    ({ id } = await aScan(db));
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1), aGroup(1, { rule: 'region' })] }));
    return () => endpoint.close();
  });

  const speak = (language: string) => endpoint.rest.ask('PUT', '/api/settings', { body: { reporting: { language } } });
  const report = async (name: string) => (await endpoint.rest.ask('GET', `/api/scans/${id}/issues/${name}`)).body;
  const titlesOf = (csv: string) => {
    const [header = [], ...records] = readCsv(csv);
    return records.map((record) => record[header.indexOf('title')]);
  };

  it('is that of the titles in CSV and in the text', async () => {
    const german = catalogIn('de').get('image-alt')?.title ?? '';
    await speak('de');

    const [small, full, text] = [
      await report('report.csv'),
      await report('report.csv?mode=full'),
      await report('report.llm.txt'),
    ];

    const titles = [german, catalog.get('region')?.title];
    expect(german).not.toBe(english);
    expect(titlesOf(small)).toEqual(titles);
    expect(titlesOf(full)).toEqual(titles);
    expect(text).toContain(`\n${german}\n`);
    expect(text).not.toContain(english);
  });

  it('is marked in the PDF for screen readers, text by text: the document stays English', async () => {
    const locale = findAxeLocale('pt_BR')?.rules.get('image-alt');
    await speak('pt_BR');

    const [whole, issue] = [await report('report.pdf'), await report('report.pdf?kind=failed&key=image-alt')];

    const title = `<bdi>${html`${locale?.help}`.toString()}</bdi>`;
    const description = html`${locale?.description}`.toString();
    expect(whole).toContain('<html lang="en">');
    expect(whole).toContain(`<h3 lang="pt-BR">1. ${title}</h3>`);
    expect(whole).toContain(`<a href="#issue-1" lang="pt-BR">${title}</a>`);
    expect(whole).toMatch(/<th scope="row" lang="pt-BR">\s*<a href="#issue-1">/);
    expect(whole).toContain(`<p lang="pt-BR" dir="auto">${description}`);
    expect(issue).toContain(`<h1 lang="pt-BR">${title}</h1>`);
  });

  it('is not claimed for a text without a translation, nor in English', async () => {
    const inEnglish = await report('report.pdf');
    await speak('de');
    const inGerman = await report('report.pdf');

    const languagesIn = (text: string) =>
      new Set([...text.matchAll(/\blang="(.*?)"/g)].map(([, language]) => language));
    expect(languagesIn(inEnglish)).toEqual(new Set(['en']));
    expect(languagesIn(inGerman)).toEqual(new Set(['en', 'de']));
    expect(inGerman).toContain(`<h3 lang="en">2. <bdi>${catalog.get('region')?.title ?? ''}</bdi></h3>`);
  });

  it('is that of the tools of MCP', async () => {
    const french = findAxeLocale('fr')?.rules.get('image-alt');
    await speak('fr');

    const { issues } = await endpoint.call('list_scan_issues', { scan_id: id });
    const { issue, details } = await endpoint.call('get_issue_detail', {
      scan_id: id,
      kind: 'failed',
      key: 'image-alt',
    });

    const titled = z.object({ title: z.string() });
    expect(titled.parse(z.array(z.unknown()).parse(issues)[0]).title).toBe(french?.help);
    expect(titled.parse(issue).title).toBe(french?.help);
    expect(z.object({ description: z.string() }).parse(details).description).toBe(french?.description);
  });
});
