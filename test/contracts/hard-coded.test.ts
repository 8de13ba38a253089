import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportFormats } from '../../src/reports/report-formats.ts';
import { failureCodes } from '../../src/visit/page-outcome.ts';
import type { BracketedWorld } from '../pseudo/bracketed-world.ts';
import { openBracketedWorld } from '../pseudo/bracketed-world.ts';
import { findUnsaid } from '../pseudo/pretend.ts';
import type { Method } from './ask-rest.ts';
import { readText } from './render-html.ts';

const noId = '019a0000-0000-7000-8000-000000000000';
/** Titles of laws and decisions, which are the same in every language. */
const citations = /Commission Implementing Decision|Official Journal of the European Union|CFR Part/gu;

/** Of ids and fingerprints. */
const hexadecimals = /\b[\da-f]{4,}\b/gu;

/** Words of the formats for people that are no text of ours: names, addresses, codes. */
const names = new Set(
  `axe core Chromium Curbcut https www example com sitemap xml dequeuniversity rules application axeAPI image alt color
  contrast main img pattern sheet data null org WAI WCAG Understanding minimum ${failureCodes.join(' ')}`.match(
    /\p{L}+/gu,
  ),
);

describe('with brackets around each text of the catalogs', () => {
  let world: BracketedWorld;
  beforeAll(async () => {
    world = await openBracketedWorld();
  });
  afterAll(() => world.close());

  /** `:scan` and other names in a path stand for what the world has. */
  async function ask(method: Method, path: string, body?: object) {
    const url = Object.entries(world.ids).reduce((text, [name, id]) => text.replace(`:${name}`, id), path);
    const answer = await world.rest.app.inject({ method, url, ...(body !== undefined && { payload: body }) });
    return { ...answer, body: answer.body.replaceAll(citations, '') };
  }

  it.each([
    '/api/health',
    '/api/health/details',
    '/api/jobs',
    '/api/scans',
    '/api/scans/:scan',
    '/api/scans/:running',
    '/api/scans/:scan/pages',
    '/api/scans/:running/pages?limit=200',
    '/api/scans/:scan/issues/chunks',
    '/api/scans/:scan/issues/details?kind=failed&key=image-alt',
    '/api/scans/:scan/issues',
    '/api/scans/:scan/components',
    '/api/scans/:scan/events',
    '/api/scans/:running/comparison?base=:scan',
    '/api/scans/:scan/standards/en301549-v3',
    '/api/scans/:scan/reports',
    '/api/standards',
    '/api/targets',
    '/api/settings',
    '/api/sign-ins',
    '/api/schedules/:schedule',
    '/api/webhooks/:webhook',
    '/api/webhooks/:webhook/deliveries',
    '/api/audit',
  ])('an answer has no text outside of them: %s', async (path) => {
    const { statusCode, body } = await ask('GET', path);

    expect([statusCode, findUnsaid(body)]).toEqual([200, []]);
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/scans', 405],
    ['GET', '/api/scans?limit=x', 400],
    ['POST', '/api/scans', 400, { scan_type: 'page', sitemap_url: 'a' }],
    ['POST', '/api/scans', 400, { scan_type: 'crawl', sitemap_url: 'https://a.test', scope: { include: ['re:('] } }],
    ['POST', '/api/scans', 400, { scan_type: 'list', urls: [] }],
    ['GET', `/api/scans/${noId}`, 404],
    ['POST', '/api/scans/:scan/pause', 409],
    ['POST', '/api/scans/:running/retry-failed', 409],
    ['POST', '/api/scans/:scan/false-positives', 400, { kind: 'failed', key: 'image-alt', scope: 'x' }],
    ['GET', '/api/scans/:scan/standards/wcag23-aa', 404],
    ['GET', '/api/scans/:scan/sample', 404],
    ['GET', '/api/scans/:scan/comparison', 404],
    ['GET', '/api/targets/progress.csv?target=a', 404],
    ['POST', '/api/schedules', 400, { cron: '* * * * *', time_zone: 'Mars', scan: {} }],
    ['POST', '/api/webhooks', 400, { url: 'ftp://a.test', events: ['x'] }],
    ['POST', '/api/sign-ins/:signIn/test', 503],
    ['POST', '/api/scans/preview', 503, { scan_type: 'single', sitemap_url: 'https://example.com/' }],
    ['POST', '/api/tokens', 404, { name: 'ci', scope: 'read' }],
    ['PUT', '/api/settings', 400, { reporting: { language: 'x' } }],
  ] as const)('a problem has none: %s %s (%i)', async (method, path, status, body?: object) => {
    const { statusCode, json } = await ask(method, path, body);

    const { title, detail } = json<{ readonly title: string; readonly detail: string }>();
    expect(statusCode).toBe(status);
    expect([title[0], detail[0]]).toEqual(['⟦', '⟦']);
    expect(findUnsaid(JSON.stringify(json()))).toEqual([]);
  });

  it.each([...reportFormats.map(({ extension }) => extension), 'csv', 'csv?mode=full', 'csv?mode=pages', 'pdf'])(
    'a report has none: %s',
    async (extension) => {
      const { statusCode, body, rawPayload } = await ask('GET', `/api/scans/:running/issues/report.${extension}`);

      const text = extension === 'xlsx' ? await readCells(rawPayload) : readWords(extension, body);
      expect([statusCode, findUnsaid(text)]).toEqual([200, []]);
    },
  );

  it.each(['csv', 'pdf'])('a progress record has none: %s', async (extension) => {
    const target = encodeURIComponent('https://example.com/sitemap.xml');

    const { statusCode, body } = await ask('GET', `/api/targets/progress.${extension}?target=${target}`);

    expect([statusCode, findUnsaid(readText(body))]).toEqual([200, []]);
  });

  it.each(['html', 'pdf', 'pdf?kind=failed&key=image-alt', 'md', 'xlsx'])(
    'a report for people has not even a word outside: %s',
    async (extension) => {
      const { body, rawPayload } = await ask('GET', `/api/scans/:scan/issues/report.${extension}`);

      const text = extension === 'xlsx' ? await readCells(rawPayload) : readText(body);
      expect(findUnsaid(text.replaceAll(hexadecimals, ''), 1).filter((word) => !names.has(word))).toEqual([]);
    },
  );
});

async function readCells(workbook: Buffer): Promise<string> {
  return JSON.stringify(await readWorkbook(workbook));
}

function readWords(extension: string, body: string): string {
  // Names of elements and attributes of XML are no words.
  return /html|pdf/u.test(extension) ? readText(body) : body.replaceAll(/<\/?[\w-]+|[\w:-]+=(?=")/gu, ' ¦ ');
}
