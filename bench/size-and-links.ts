/**
 * Compares the rules `target-size` and `link-in-text-block` with axe's own, element by element:
 * `node bench/size-and-links.ts [templates|documentation] [pages]`. An element that a rule does not apply to counts as
 * passed. Writes bench/results/size-and-links-<corpus>.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { inPageCallOnFunctions, toAscii } from '../src/browser/in-page-code.ts';
import { textContrast } from '../src/engines/contrast/required-ratio.ts';
import { linkInTextBlock } from '../src/engines/curbcut/rules/link-in-text-block/rule.ts';
import { targetSize } from '../src/engines/curbcut/rules/target-size/rule.ts';
import { fetchTemplates, readTemplates } from './again/fetch-templates.ts';
import { describeMachine, today } from './lib/measure.ts';
import { serveDocumentation, serveFolders } from './lib/sites.ts';
import { pageMs, visitEach } from './lib/visit-each.ts';

const [corpus = 'templates', pages = '150', packages = '8'] = process.argv.slice(2);
const axe = toAscii(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
const compareWithAxe = inPageCallOnFunctions<[options: object]>(
  new URL('lib/in-page/compare-with-axe.ts', import.meta.url),
  'compareWithAxe',
  Object.fromEntries([targetSize, linkInTextBlock].map(({ id, check }) => [id, { file: check, name: 'check' }])),
);
const answersSchema = z.array(
  z.object({
    rule: z.string(),
    axe: z.string(),
    ours: z.string(),
    selector: z.string().optional(),
    html: z.string().optional(),
    box: z.string().optional(),
  }),
);

const counts: Record<string, number> = {};
const differences: object[] = [];
let looked = 0;
const site =
  corpus === 'documentation'
    ? await serveDocumentation(Number(pages), 'spread')
    : await serveFolders(fetchTemplates(readTemplates().slice(0, Number(packages))), Number(pages), 'spread');
await visitEach(site, async ({ main }, url) => {
  const text = await main.evaluate(`${axe};${compareWithAxe({ contrast: textContrast })}`, pageMs);
  looked += 1;
  for (const found of answersSchema.parse(JSON.parse(z.string().parse(text)))) {
    const key = `${found.rule}: axe ${found.axe}, ours ${found.ours}`;
    counts[key] = (counts[key] ?? 0) + 1;
    if (found.axe !== found.ours) differences.push({ page: new URL(url).pathname, ...found });
  }
  if (looked % 10 === 0) console.log(looked, JSON.stringify(counts));
});

const result = {
  command: `node bench/size-and-links.ts ${corpus} ${pages}`,
  date: today(),
  machine: describeMachine(),
  pages: looked,
  counts,
  differences,
};
const file = new URL(`results/size-and-links-${corpus}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify(result, undefined, 1)}\n`);
console.log(JSON.stringify(counts, undefined, 1), differences.length);
