import { describe, expect, it } from 'vitest';
import { joinLooseParts, joinTarget, parseAxeReport } from './axe-report.ts';

function anElement(fields: object = {}) {
  return {
    target: ['img'],
    html: '<img>',
    checks: [{ id: 'has-alt', need: 'one' }],
    facts: { tag: 'img', file: '5.jpg' },
    surroundings: '<img >|',
    component: { path: 'main > img' },
    ...fields,
  };
}

function aRule(fields: object = {}) {
  return { id: 'image-alt', error: null, counts: [4, 1, 0], failed: [anElement()], needs_review: [], ...fields };
}

const parse = (rules: readonly object[]) => parseAxeReport(JSON.stringify(rules), []);

describe('the report of axe', () => {
  it('comes in our words', () => {
    const report = parseAxeReport(JSON.stringify([aRule()]), ['iframe']);

    expect(report).toEqual({
      rules: { 'image-alt': [4, 1, 0] },
      findings: [
        {
          kind: 'failed',
          rule: 'image-alt',
          total: 1,
          elements: [
            {
              selector: 'img',
              html: '<img>',
              message: {
                code: 'image-alt.file',
                facts: { file: '5.jpg' },
                details: [{ id: 'has-alt', need: 'one', result: 'fail' }],
              },
              surroundings: '<img >|',
              component: { path: 'main > img' },
            },
          ],
        },
      ],
      unreachedFrames: ['iframe'],
    });
  });

  it('joins the many parts of a page without landmarks, and keeps a few apart', () => {
    const ofRegion = (total: number) =>
      joinLooseParts(
        parse([
          aRule({ id: 'region', counts: [3, total, 0], failed: Array.from({ length: total }, () => anElement()) }),
        ]),
      );

    expect(ofRegion(5).findings.map(({ total, elements }) => [total, elements.length])).toEqual([[5, 5]]);
    const { rules, findings } = ofRegion(3_533);
    expect(rules).toEqual({ region: [3, 1, 0] });
    expect(findings.map(({ total, elements }) => [total, elements.map(({ message }) => message.code)])).toEqual([
      [1, ['region.many']],
    ]);
    expect(findings[0]?.elements[0]?.message.facts).toEqual({ n: 3_533 });
  });

  it('keeps what failed apart from what needs review', () => {
    const { findings } = parse([aRule({ counts: [0, 1, 2], needs_review: [anElement(), anElement()] })]);

    expect(findings.map(({ kind, total, elements }) => [kind, total, elements.length])).toEqual([
      ['failed', 1, 1],
      ['needs_review', 2, 2],
    ]);
  });

  it('counts all elements though some are not kept', () => {
    expect(parse([aRule({ counts: [0, 2_500, 0] })]).findings).toMatchObject([{ total: 2_500, elements: [{}] }]);
  });

  it('leaves out rules that judged nothing, and keeps those that passed', () => {
    const rules = [
      aRule({ id: 'label', counts: [0, 0, 0], failed: [] }),
      aRule({ id: 'region', counts: [7, 0, 0], failed: [] }),
    ];

    expect(parse(rules)).toMatchObject({ rules: { region: [7, 0, 0] }, findings: [] });
  });

  it('says of a rule that could not be finished neither pass nor failure', () => {
    expect(parse([aRule({ error: 'It threw.', counts: [1, 2, 3], failed: [] })])).toMatchObject({
      rules: { 'image-alt': null },
      findings: [],
    });
  });

  it.each([
    [['p'], 'p'],
    [['#frame', 'p'], '#frame >>> p'],
    [[['#host', 'p']], '#host >>> p'],
    [['#frame', ['#host', '.inner', 'p']], '#frame >>> #host >>> .inner >>> p'],
  ])('joins the steps of %j', (target, selector) => {
    expect(joinTarget(target)).toBe(selector);
  });

  it.each([
    undefined,
    '',
    '{}',
    '[{}]',
    '[{"id":1}]',
    '[',
    7,
    JSON.stringify([aRule({ counts: [1, 2] })]),
    JSON.stringify([aRule({ counts: ['1', 0, 0] })]),
  ])('is refused when it has another shape: %j', (text) => {
    expect(() => parseAxeReport(text, [])).toThrow(/./);
  });
});
