import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, anOccurrence, aScannedReport } from './make-scans.ts';
import type { ReportWorld } from './report-world.ts';
import { aPartialScan, openReportWorld } from './report-world.ts';

let world: ReportWorld;
let rest: Rest;
let scanId: string;

beforeAll(async () => {
  world = await openReportWorld();
  rest = await openRest(world.db);
  const details = [
    { id: 'has-alt', need: 'one', result: 'fail' },
    { id: 'aria-label', need: 'one', result: 'fail' },
    { id: 'duplicate-img-label', need: 'all', result: 'fail' },
  ];
  const message = JSON.stringify({ code: 'image-alt.file', facts: { file: 'logo.png' }, details });
  scanId = await aPartialScan(
    world.db,
    aScannedReport({ groups: [aGroup(0, { occurrences: [anOccurrence({ message, path: '["Opening hours"]' })] })] }),
  );
});

afterAll(async () => {
  await rest.close();
  await world.close();
});

async function download(name: string): Promise<Buffer> {
  return (await rest.app.inject(`/api/scans/${scanId}/issues/report.${name}`)).rawPayload;
}

/** The engine's own list, as the UI shows it under "Details". */
const parts = [
  /Fix this:[\s\S]*Element contains <img> element with alt text that duplicates existing text/,
  /Fix one of these:[\s\S]*Element does not have an alt attribute[\s\S]*aria-label attribute does not exist or is empty/,
];

it.each(['csv', 'csv?mode=full', 'html', 'sarif', 'xlsx'])('%s has the list of details of the engine', async (name) => {
  const file = await download(name);
  const text =
    name === 'xlsx' ? (await readWorkbook(file)).map(({ data }) => data.flat().join('\n')).join('\n') : String(file);

  for (const part of parts) expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toMatch(part);
});

it.each([
  ['csv', /,Opening hours,/],
  ['html', /After opening<\/span> <span[^>]*>Opening hours</],
  ['llm.txt', /\nafter opening, in this order:\n> Opening hours\n/],
  ['json', /"path":\["Opening hours"\]/],
])('%s says what was opened to reach an element', async (name, said) => {
  expect(String(await download(name))).toMatch(said);
});
