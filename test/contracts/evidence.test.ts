import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScannedReport, anOccurrence } from './make-scans.ts';
// GSA/openacr, schema/openacr-0.1.0.json: CC0 1.0.
import openAcrSchema from './openacr-0.1.0.schema.json' with { type: 'json' };
import type { ReportWorld } from './report-world.ts';
import { aPartialScan, openReportWorld } from './report-world.ts';

type Assertion = {
  readonly subject: { readonly id: string; readonly title?: string };
  readonly test: { readonly id: string; readonly title: string };
  readonly result: { readonly outcome: { readonly id: string }; readonly description: string };
};
type Evaluation = {
  readonly defineScope: { readonly wcagVersion: string; readonly conformanceTarget: string };
  readonly selectSample: { readonly structuredSample: readonly { readonly id: string; readonly title: string }[] };
  readonly auditSample: readonly Assertion[];
  readonly reportFindings: { readonly evaluationSpecifics: string };
};

let world: ReportWorld;
let rest: Rest;
let scanId: string;

beforeAll(async () => {
  world = await openReportWorld();
  rest = await openRest(world.db);
  const rules = {
    'image-alt': [1, 2, 0],
    'document-title': [1, 0, 0],
    label: [0, 0, 0],
    'video-caption': null,
  } as const;
  const quoted = anOccurrence({ selector: 'img[alt="\\: - #\n"]', html: '<img>' });
  scanId = await aPartialScan(
    world.db,
    aScannedReport({ rules, groups: [aGroup(1, { occurrences: [quoted], total: 1 }), aGroup(3, { rule: 'region' })] }),
    aScannedReport({
      rules,
      groups: [aGroup(5, { rule: 'target-size' }), aGroup(4, { kind: 'needs_review', rule: 'color-contrast' })],
    }),
  );
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

async function download(file: string): Promise<string> {
  const { statusCode, body } = await rest.ask('GET', `/api/scans/${scanId}/issues/report.${file}`);
  expect(statusCode).toBe(200);
  // No word of any of them promises something.
  expect(body).not.toMatch(/earl:passed|earl:inapplicable|"supports"|: supports\b/);
  return body;
}

describe('the WCAG-EM evaluation', () => {
  let evaluation: Evaluation;
  beforeAll(async () => {
    evaluation = JSON.parse(await download('wcag-em.json')) as Evaluation;
  });
  const outcomeOf = (subject: string, criterion: string) =>
    evaluation.auditSample.find(({ subject: of, test }) => of.id === subject && test.id === `WCAG21:${criterion}`)
      ?.result.outcome.id;

  it('has a result for each criterion of the site, by what was found', () => {
    expect(evaluation.auditSample.filter(({ subject }) => subject.id === '_:website')).toHaveLength(55);
    expect(outcomeOf('_:website', 'non-text-content')).toBe('earl:failed');
    expect(outcomeOf('_:website', 'target-size-minimum')).toBe('earl:failed');
    expect(outcomeOf('_:website', 'contrast-minimum')).toBe('earl:cantTell');
    expect(outcomeOf('_:website', 'page-titled')).toBe('earl:cantTell');
    expect(outcomeOf('_:website', 'captions-prerecorded')).toBe('earl:untested');
  });

  it('has the scanned pages as its sample, each with its own title, and what was found on each', () => {
    expect(evaluation.selectSample.structuredSample.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '_:page1 1: /0',
      '_:page2 2: /1',
    ]);
    expect(outcomeOf('_:page1', 'non-text-content')).toBe('earl:failed');
    expect(outcomeOf('_:page2', 'contrast-minimum')).toBe('earl:cantTell');
    expect(outcomeOf('_:page2', 'non-text-content')).toBeUndefined();
  });

  it('follows the standard, and names the checks that apply to what was seen', async () => {
    const section508 = JSON.parse(await download('wcag-em.json?standard=section508')) as Evaluation;

    expect(evaluation.defineScope).toMatchObject({ wcagVersion: '2.2', conformanceTarget: 'AA' });
    expect(section508.defineScope).toMatchObject({ wcagVersion: '2.0', conformanceTarget: 'AA' });
    expect(section508.auditSample.filter(({ subject }) => subject.id === '_:website')).toHaveLength(38);
    expect(evaluation.reportFindings.evaluationSpecifics).toContain('Does each text alternative say');
    expect(evaluation.reportFindings.evaluationSpecifics).not.toMatch(/captions|forms describe/);
  });
});

describe('the OpenACR draft', () => {
  it('is valid, and lists only what failed', async () => {
    const draft: unknown = parse(await download('openacr.yaml'));

    const validate = new Ajv({ strict: false }).compile(openAcrSchema);
    expect([validate(draft), validate.errors]).toEqual([true, null]);
    expect(draft).toMatchObject({
      title: 'DRAFT: example.com Accessibility Conformance Report',
      catalog: '2.5-edition-wcag-2.2-508-eu-en',
      chapters: {
        success_criteria_level_a: {
          criteria: [{ num: '1.1.1', components: [{ name: 'web', adherence: { level: 'partially-supports' } }] }],
        },
        success_criteria_level_aa: { criteria: [{ num: '2.5.8' }] },
      },
    });
    expect(parse(await download('openacr.yaml?standard=en301549-v3'))).toMatchObject({
      chapters: { success_criteria_level_aa: { criteria: [] } },
    });
  });
});

describe('the EARL report', () => {
  it('has an assertion per page and rule, with the criteria of the rule', async () => {
    const { '@graph': subjects } = JSON.parse(await download('earl.json')) as {
      '@graph': readonly {
        source: string;
        assertions: readonly { test: { title: string }; result: { outcome: string } }[];
      }[];
    };
    const [first, second] = subjects.map(({ assertions }) =>
      Object.fromEntries(assertions.map(({ test, result }) => [test.title, result.outcome])),
    );

    expect(subjects.map(({ source }) => source)).toEqual(['https://example.com/0', 'https://example.com/1']);
    expect(first).toEqual({
      'image-alt': 'earl:failed',
      region: 'earl:failed',
      'document-title': 'earl:cantTell',
      label: 'earl:cantTell',
      'video-caption': 'earl:untested',
    });
    expect(second).toMatchObject({ 'color-contrast': 'earl:cantTell', 'target-size': 'earl:failed' });
    expect(subjects[0]?.assertions[0]).toMatchObject({ test: { isPartOf: ['WCAG2:non-text-content'] } });
  });
});
