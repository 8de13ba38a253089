import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectedProblems, failingPage } from './failing-page.ts';
import { ScanClient } from './scan-client.ts';
import type { TestService } from './start-service.ts';
import { shareTestService } from './share-service.ts';

const sampleSchema = z.object({
  message: z.string(),
  problem: z.string(),
  fix: z.string(),
  details: z.object({ all: z.array(z.string()), one: z.array(z.string()) }).nullable(),
});
const chunksSchema = z.object({ issues: z.array(z.object({ key: z.string(), sample: sampleSchema })) });

let site: Server;
let service: TestService;
let client: ScanClient;
let scanId: string;

beforeAll(async () => {
  site = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? failingPage : '');
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  service = await shareTestService();
  client = new ScanClient(service.origin);
  // An address of TCP, which is not a path.
  const { port } = site.address() as AddressInfo;
  scanId = (await client.scan({ sitemap_url: `http://127.0.0.1:${port}/`, scan_type: 'single' })).id;
});

afterAll(async () => {
  await service.close();
  site.close();
});

/** What the finished scan says, by rule. */
async function read(language: string) {
  const url = `${service.origin}/api/scans/${scanId}/issues/chunks?limit=500`;
  const answer = await fetch(url, { headers: { 'accept-language': language } });
  const { issues } = chunksSchema.parse(await answer.json());
  return Object.fromEntries(issues.map(({ key, sample }) => [key, sample]));
}

describe('one finished scan', () => {
  it.each(expectedProblems)(
    'says what is wrong, in the language of each request: %s',
    async (rule, english, german) => {
      const [en, de] = [await read('en'), await read('de-AT, en;q=0.5')];

      expect([en[rule]?.problem, de[rule]?.problem]).toEqual([english, german]);
    },
  );

  it('says how to fix it here, with what was measured', async () => {
    const [en, de] = [await read('en'), await read('de')];

    expect(en['color-contrast']).toMatchObject({
      fix: 'Change the text color: #767676 would do.',
      message:
        'The text #bbbbbb on #ffffff has a contrast of 1.9 to 1. It needs 4.5 to 1. Change the text color: #767676 would do.',
    });
    expect(de['color-contrast']?.fix).toBe('Ändern Sie die Textfarbe: #767676 würde reichen.');
  });

  it("keeps the engine's own list, in its own words of the language", async () => {
    const [en, de, fr] = [await read('en'), await read('de'), await read('fr')];

    expect(en['image-alt']?.details?.one).toContain('Element does not have an alt attribute');
    expect(de['image-alt']?.details?.one).toContain('Das Element besitzt kein alt-Attribut.');
    expect(fr['image-alt']?.problem).toBe(en['image-alt']?.problem);
  });

  it('says every finding completely, without a place that is not filled', async () => {
    for (const language of ['en', 'de'])
      for (const { message, details } of Object.values(await read(language))) {
        expect(message).not.toMatch(/[{}]|undefined|\w+\.unknown/);
        expect(JSON.stringify(details)).not.toContain('${');
      }
  });

  it('says them in its reports in the language of the report', async () => {
    const report = async (language: string) => {
      await client.putSettings({ reporting: { language } });
      return (await fetch(`${service.origin}/api/scans/${scanId}/issues/report.csv?mode=full`)).text();
    };

    const de = await report('de');
    const en = await report('en');

    expect(en).toContain('Screen readers read its file name, 5.jpg.');
    expect(de).toContain('Screenreader lesen seinen Dateinamen vor: 5.jpg.');
  });
});
