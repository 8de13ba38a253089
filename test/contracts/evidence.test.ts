import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
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
  readonly language?: string;
  readonly defineScope: { readonly wcagVersion: string; readonly conformanceTarget: string };
  readonly selectSample: { readonly structuredSample: readonly { readonly id: string; readonly title: string }[] };
  readonly auditSample: readonly Assertion[];
  readonly reportFindings: { readonly title: string; readonly evaluationSpecifics: string };
};

let world: ReportWorld;
let rest: Rest;
let scanId: string;

beforeAll(async () => {
  world = await openReportWorld();
  rest = await openRest(world.db, { catalogIn: (language) => createRuleCatalog(engines, language) });
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

describe('what people decided', () => {
  const mark = async (body: object) => {
    expect(await rest.ask('POST', `/api/scans/${scanId}/false-positives`, { body })).toMatchObject({ statusCode: 201 });
  };
  const wrong = '2 elements: false positive (“It has a label.”)';
  const fixed = '1 element: fixed, waiting for the next scan (by Ben)';
  const accepted =
    '2 elements: accepted for now (“Supplier: [fixes](https://evil.example) it | # in *spring*.”, by Ada, until March 31, 2999)';
  /** What readers of Markdown show as it was written. */
  const escape = (text: string) =>
    text
      .replaceAll(/[[\]()|*]/g, String.raw`\$&`)
      .replaceAll('#', '&#35;')
      .replaceAll('://', '&#58;//');

  beforeAll(async () => {
    const twice = (kind: 'failed' | 'needs_review', rule: string) => aGroup(2, { kind, rule });
    scanId = await aPartialScan(
      world.db,
      aScannedReport({
        rules: { label: [0, 2, 0] },
        groups: [aGroup(4), twice('failed', 'label'), twice('needs_review', 'color-contrast')],
      }),
      aScannedReport({ groups: [twice('needs_review', 'color-contrast')] }),
    );
    const image = { kind: 'failed', key: 'image-alt' };
    const contrast = { kind: 'needs_review', key: 'color-contrast' };
    const { json } = await rest.ask('GET', `/api/scans/${scanId}/issues/details?kind=needs_review&key=color-contrast`);
    // As the schema of the route says.
    const [first, second] = (json as { occurrences: readonly { id: string }[] }).occurrences;
    const reason = 'Supplier: [fixes](https://evil.example) it |\n# in *spring*.';
    const banner = { ...image, scope: 'component', component: 'banner' };
    await mark({ ...banner, verdict: 'accepted', reason, by: 'Ada', until: '2999-03-31' });
    await mark({ ...image, scope: 'selector', selector: 'img:nth-child(2)', verdict: 'fixed_pending', by: 'Ben' });
    await mark({ scope: 'group', kind: 'failed', key: 'label', reason: 'It has a label.' });
    await mark({ ...contrast, scope: 'occurrence', occurrence_id: first?.id, verdict: 'confirmed' });
    await mark({ ...contrast, scope: 'occurrence', occurrence_id: second?.id });
  });

  it('is a table of the Markdown summary', async () => {
    const [, table = ''] = (await download('md')).split('### What people decided\n\n');

    expect(table.split('\n\n', 1)[0]?.split('\n').slice(2).toSorted()).toEqual([
      `| Form elements must have labels | label | ${escape(wrong)} |`,
      `| Images must have alternative text | image-alt | ${escape(fixed)} |`,
      `| Images must have alternative text | image-alt | ${escape(accepted)} |`,
      '| Text must have enough contrast with its background | color-contrast | 1 element: reviewed, a problem |',
      '| Text must have enough contrast with its background | color-contrast | 1 element: reviewed, no problem |',
    ]);
  });

  it('is in the descriptions of the WCAG-EM file, and changes no outcome', async () => {
    const { auditSample } = JSON.parse(await download('wcag-em.json')) as Evaluation;
    const shown = auditSample.flatMap(({ test, result: { outcome, description } }) => {
      const [, decided] = description.split('\n\nWhat people decided:\n\n');
      return decided === undefined ? [] : [[test.title, outcome.id, decided.split('\n')]];
    });

    const title = 'Text must have enough contrast with its background';
    expect(shown).toEqual([
      [
        '1.1.1 Non-text Content',
        'earl:failed',
        [
          `- Images must have alternative text: ${escape(fixed)}`,
          `- Images must have alternative text: ${escape(accepted)}`,
        ],
      ],
      [
        '1.4.3 Contrast (Minimum)',
        'earl:cantTell',
        [`- ${title}: 1 element: reviewed, no problem`, `- ${title}: 1 element: reviewed, a problem`],
      ],
      ['4.1.2 Name, Role, Value', 'earl:cantTell', [`- Form elements must have labels: ${escape(wrong)}`]],
    ]);
  });

  it('is German in a German WCAG-EM file, which names no language that the Report Tool does not have', async () => {
    const read = async () => JSON.parse(await download('wcag-em.json')) as Evaluation;
    const english = await read();
    await rest.ask('PUT', '/api/settings', { body: { reporting: { language: 'de' } } });
    const german = await read();
    await rest.ask('PUT', '/api/settings', { body: { reporting: { language: 'en' } } });

    const outline = ({ auditSample }: Evaluation) =>
      auditSample.map(({ subject, test, result }) => [subject.id, test.id, result.outcome.id]);
    expect([english.language, german.language]).toEqual(['en', undefined]);
    expect(german.reportFindings.title).toBe('Entwurf aus einem automatischen Scan: example.com');
    expect(german.auditSample.map(({ result }) => result.description).join('\n')).toContain(
      '\n\nWas Menschen entschieden haben:\n\n',
    );
    expect(JSON.stringify(german)).not.toContain('What people decided');
    expect(outline(german)).toEqual(outline(english));
  });

  it('is in the notes of the OpenACR draft: of the criterion, or of the draft where the criterion is not listed', async () => {
    const draft: unknown = parse(await download('openacr.yaml'));

    const validate = new Ajv({ strict: false }).compile(openAcrSchema);
    expect([validate(draft), validate.errors]).toEqual([true, null]);
    const notes = expect.stringContaining(`\n- Images must have alternative text: ${escape(accepted)}`) as unknown;
    expect(draft).toMatchObject({
      notes: expect.stringContaining(`\n- Form elements must have labels: ${escape(wrong)}`) as unknown,
      chapters: { success_criteria_level_a: { criteria: [{ num: '1.1.1', components: [{ adherence: { notes } }] }] } },
    });
  });

  it('is an assertion of a person in EARL, next to that of the tool', async () => {
    const { '@graph': subjects } = JSON.parse(await download('earl.json')) as {
      '@graph': readonly {
        assertions: readonly {
          mode: string;
          assertedBy?: object;
          test: { title: string };
          result: { outcome: string; info?: string };
        }[];
      }[];
    };
    const decided = (mode: string) =>
      subjects.map(({ assertions }) =>
        assertions
          .filter((assertion) => assertion.mode === mode)
          .map(({ test, result }) => [test.title, result.outcome, result.info].join(' ').trim()),
      );
    const people = subjects[0]?.assertions.flatMap(({ assertedBy }) => assertedBy ?? []);

    expect(decided('earl:semiAuto')).toEqual([
      [
        `image-alt earl:failed ${accepted}`,
        `image-alt earl:untested ${fixed}`,
        `label earl:cantTell ${wrong}`,
        'color-contrast earl:failed 1 element: reviewed, a problem',
        'color-contrast earl:cantTell 1 element: reviewed, no problem',
      ],
      [],
    ]);
    expect(people).toContainEqual({ '@type': 'foaf:Person', 'foaf:name': 'Ada' });
    expect(decided('earl:automatic')[0]?.toSorted()).toEqual([
      'color-contrast earl:cantTell',
      'image-alt earl:failed',
      'label earl:failed',
    ]);
  });
});
