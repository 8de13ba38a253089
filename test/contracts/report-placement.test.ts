import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aMessage, aScan, aScannedReport, anOccurrence, scanNextPage } from './make-scans.ts';
import { codeQualitySchema, gitlabReportSchema, readSarif } from './read-ci-reports.ts';

const preview = 'http://localhost:3000';
const production = 'https://www.example.com';
const mapping = `map_origin=${encodeURIComponent(`${preview}=${production}`)}`;

onServer('where reports for code scanners place findings', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  /** A scan of one page with a finding whose texts name the origin. Returns the beginning of the paths of its reports. */
  async function scanAt(origin: string): Promise<string> {
    const { id } = await aScan(db, { sitemap_url: `${origin}/contact` });
    const logo = `${origin}/logo.png`;
    const occurrences = [
      anOccurrence({ selector: `img[src="${logo}"]`, html: `<img src="${logo}">`, message: aMessage(logo) }),
    ];
    await scanNextPage(db, aScannedReport({ groups: [aGroup(1, { occurrences })] }));
    return `/api/scans/${id}/issues/report.`;
  }

  it('with a mapped origin, SARIF identifies a finding as on the other origin, and names the URL that was scanned', async () => {
    const sarifOf = async (path: string) => readSarif((await rest.ask('GET', path)).body).results;
    const [there] = await sarifOf(`${await scanAt(production)}sarif`);
    const local = await scanAt(preview);

    const [plain] = await sarifOf(`${local}sarif`);
    const [mapped] = await sarifOf(`${local}sarif?${mapping}`);

    expect(mapped?.partialFingerprints).toEqual(there?.partialFingerprints);
    expect(mapped?.locations).toEqual(there?.locations);
    expect(mapped?.message.text).toContain(`${preview}/contact`);
    expect(plain?.partialFingerprints).not.toEqual(there?.partialFingerprints);
  });

  it("with a mapped origin, GitLab's reports have the entries of the other origin", async () => {
    const download = async (path: string): Promise<unknown> => JSON.parse((await rest.ask('GET', path)).body);
    const there = await scanAt(production);
    const local = await scanAt(preview);

    const quality = codeQualitySchema.parse(await download(`${local}codequality.json?${mapping}`));
    const { results } = gitlabReportSchema.parse(await download(`${local}gitlab.json?${mapping}`));

    expect(quality).toEqual(codeQualitySchema.parse(await download(`${there}codequality.json`)));
    const expected = gitlabReportSchema.parse(await download(`${there}gitlab.json`));
    expect(Object.entries(results)).toEqual([[`${preview}/contact`, expected.results[`${production}/contact`]]]);
  });

  it('with an anchor, all results of SARIF are at that file, each with its own fingerprint', async () => {
    const path = await scanAt(production);
    const [plain] = readSarif((await rest.ask('GET', `${path}sarif`)).body).results;

    const { body } = await rest.ask('GET', `${path}sarif?anchor=${encodeURIComponent('./src/my pages/index.html')}`);

    const [anchored] = anchoredSchema.parse(JSON.parse(body)).runs[0].results;
    expect(anchored).toEqual({
      partialFingerprints: plain?.partialFingerprints,
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/my%20pages/index.html' },
            region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
          },
        },
      ],
    });
  });

  it.each([
    ['sarif?anchor=..%2Fsecret', 'anchor'],
    ['sarif?anchor=https%3A%2F%2Fexample.com%2Fa', 'anchor'],
    ['codequality.json?map_origin=localhost', 'map_origin'],
  ])('report.%s is refused with 400 and the name of the parameter', async (query, name) => {
    const path = await scanAt(production);

    const { statusCode, json } = await rest.ask('GET', `${path}${query}`);

    expect([statusCode, json]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ path: name })] }),
    ]);
  });
});

const anchoredSchema = z.object({
  runs: z.tuple([
    z.object({
      results: z.array(
        z.object({
          partialFingerprints: z.record(z.string(), z.string()),
          locations: z.array(z.object({ physicalLocation: z.record(z.string(), z.unknown()) })),
        }),
      ),
    }),
  ]),
});
