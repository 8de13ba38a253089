import { expect, it } from 'vitest';
import { mergeJson } from './merge-json.ts';
import { mergeJunit } from './merge-junit.ts';
import { mergeMarkdown } from './merge-markdown.ts';
import { mergeSarif } from './merge-sarif.ts';

const page_url = 'https://example.com/';

function aSarif(viewport: string, ...rules: readonly string[]): string {
  const results = rules.map((rule, index) => ({
    ruleId: rule,
    partialFingerprints: { primaryLocationLineHash: `hash of ${rule}:${index + 1}` },
    properties: { kind: 'failed', severity: 'serious' },
  }));
  return JSON.stringify({ version: '2.1.0', runs: [{ automationDetails: { id: `curbcut/${viewport}/` }, results }] });
}

it('SARIF has a run for each viewport, and each result names those that have it', () => {
  const merged = mergeSarif([
    { viewport: 'desktop', text: aSarif('desktop', 'label', 'image-alt') },
    { viewport: 'mobile', text: aSarif('mobile', 'image-alt') },
  ]);

  expect(JSON.parse(merged)).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        automationDetails: { id: 'curbcut/desktop/' },
        results: [
          { ruleId: 'label', properties: { severity: 'serious', viewports: ['desktop'] } },
          { ruleId: 'image-alt', properties: { viewports: ['desktop', 'mobile'] } },
        ],
      },
      { results: [{ ruleId: 'image-alt', properties: { viewports: ['desktop', 'mobile'] } }] },
    ],
  });
});

it('JUnit names the viewport of each suite and case, and takes no text for a tag', () => {
  const suite = `<testsuite name="${page_url}" tests="1">
<testcase classname="/" name="label"><failure>&lt;testcase classname="/"&gt;</failure></testcase>
</testsuite>
`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Curbcut">\n${suite}</testsuites>\n`;

  const merged = mergeJunit([
    { viewport: 'desktop', text },
    { viewport: 'mobile', text },
  ]);

  const named = (viewport: string) =>
    suite
      .replace(page_url, `${page_url} (${viewport})`)
      .replace('classname="/" name', `classname="/ (${viewport})" name`);
  expect(merged).toBe(text.replace(suite, named('desktop') + named('mobile')));
});

it('Markdown has a part for each viewport that fits', () => {
  const merged = mergeMarkdown([
    { viewport: 'desktop', text: 'One' },
    { viewport: 'mobile', text: 'x'.repeat(900_000) },
    { viewport: 'tablet', text: 'Three' },
  ]);

  expect(merged).toContain('# Viewport desktop\n\nOne\n');
  expect(merged).toContain('# Viewport mobile\n\nLeft out because the summary would be too long.');
  expect(merged.length).toBeLessThan(900_000);
});

function aReport(preset: string, ...names: readonly string[]): AsyncIterable<string> {
  const head = {
    report_version: 1,
    tool: 'Curbcut 1',
    scan: { id: preset, url: page_url, engine: 'axe-core 4', viewport: { preset }, exclude_selectors: [] },
  };
  const issue = JSON.stringify({ rule: 'label', kind: 'failed', severity: 'critical' }).slice(0, -1);
  const found = names.map((name) =>
    JSON.stringify({
      id: `${preset} ${name}`,
      portable_fingerprint: name,
      page_url,
      page_path: [],
      selector: `#${name}`,
      html: '<input>',
      false_positive: name === 'marked',
      verdict: null,
      states: ['default'],
      path: [],
    }),
  );
  const text = `${JSON.stringify(head).slice(0, -1)},"issues":[\n${issue},"occurrences":[\n${found.join(',\n')}\n]}\n],"pages":[\n]}\n`;
  return (async function* read() {
    yield text;
  })();
}

it('JSON has each finding once, with the viewports that have it, and no false positives', async () => {
  const merged: unknown = JSON.parse(
    await mergeJson([
      { viewport: 'desktop', read: () => aReport('desktop', 'a', 'marked') },
      { viewport: 'mobile', read: () => aReport('mobile', 'b', 'a') },
    ]),
  );

  expect(merged).toMatchObject({
    merged_report_version: 1,
    scans: [{ viewport: 'desktop' }, { viewport: 'mobile' }],
    findings: [
      { rule: 'label', selector: '#a', viewports: ['desktop', 'mobile'] },
      { selector: '#b', viewports: ['mobile'] },
    ],
  });
});
