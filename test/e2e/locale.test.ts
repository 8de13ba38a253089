import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightPages, ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const asked: string[] = [];
/** Answers in the language that it is asked in, and requests without one with an error, as some old servers do. */
const server = createServer((request, response) => {
  const { 'accept-language': language } = request.headers;
  asked.push(`${request.url ?? ''} ${language ?? 'none'}`);
  if (language === undefined) return response.writeHead(500).end();
  if (request.url === '/sitemap.xml') {
    const loc = `http://${request.headers.host ?? ''}/page`;
    return response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<urlset><url><loc>${loc}</loc></url></urlset>`);
  }
  const script = `<script>fetch('/data'); document.title = [navigator.language, new Intl.DateTimeFormat().resolvedOptions().locale].join(' ');</script>`;
  const body = `<!doctype html><html lang="${language.slice(0, 2)}"><title>${language}</title><main><h1>${language}</h1>${script}</main>`;
  return response.writeHead(200, { 'content-type': 'text/html' }).end(body);
});

let service: TestService;
let client: ScanClient;
let origin: string;

beforeAll(async () => {
  service = await shareTestService();
  client = new ScanClient(service.origin);
  await client.putSettings({ performance: lightPages });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});

afterAll(async () => {
  await service.close();
  server.closeAllConnections();
  server.close();
});

async function scanIn(body: Readonly<Record<string, unknown>>) {
  asked.length = 0;
  const scan = await client.scan({ sitemap_url: `${origin}/page`, scan_type: 'single', ...body });
  return {
    locale: scan.locale,
    titles: (await client.pages(scan.id)).map(({ title }) => title),
    asked: new Set(asked),
  };
}

it('a site is asked for the language of the settings, of the scan, and by every request', async () => {
  const usual = await scanIn({});
  const german = await scanIn({ locale: 'de-at' });
  const crawl = await scanIn({ locale: 'pt-BR', scan_type: 'crawl' });
  await client.putSettings({ reporting: { locale: 'fr' } });
  const sitemap = await scanIn({ scan_type: 'sitemap', sitemap_url: `${origin}/sitemap.xml` });

  expect(usual).toMatchObject({ locale: 'en-US', titles: ['en-US en-US'] });
  expect(german).toMatchObject({ locale: 'de-AT', titles: ['de-AT de-AT'] });
  expect([...german.asked].filter((one) => !one.endsWith(' de-AT'))).toEqual([]);
  expect(crawl).toMatchObject({ locale: 'pt-BR', titles: ['pt-BR pt-BR'] });
  expect(sitemap).toMatchObject({ locale: 'fr', titles: ['fr fr'] });
  expect([...sitemap.asked]).toEqual(expect.arrayContaining(['/sitemap.xml fr', '/page fr', '/data fr']));
});
