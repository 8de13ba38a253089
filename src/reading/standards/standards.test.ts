import { describe, expect, it } from 'vitest';
import { readAxeRules } from '../../engines/axe/axe-rules.ts';
import { engines } from '../../engines/engines.ts';
import { createRuleCatalog } from '../../engines/rule-catalog.ts';
import { findCriterion } from '../../findings/wcag-criteria.ts';
import { say } from '../../texts/say.ts';
import { decideStandard } from './read-scan-standard.ts';
import { rulesOfClause, rulesOfStandard } from './rules-of-standard.ts';
import type { Standard } from './standard.ts';
import { findStandard, standardIds, standards } from './standards.ts';

const catalog = createRuleCatalog(engines);
const axeRules = readAxeRules().filter(({ ruleId }) => catalog.has(ruleId));

function getStandard(id: string): Standard {
  const standard = findStandard(id);
  if (standard === undefined) throw new Error(`There is no standard ${id}.`);
  return standard;
}

function rulesOf(id: string): ReadonlySet<string> {
  return rulesOfStandard(getStandard(id), catalog);
}

function clausesOf(id: string, rule: string): readonly string[] {
  const { clauses } = getStandard(id);
  return clauses.filter((clause) => rulesOfClause(clause, catalog).includes(rule)).map((clause) => clause.id);
}

describe('the standards', () => {
  it('have the clauses that their documents have', () => {
    const counts = standards.map(({ id, clauses }) => [id, clauses.filter(({ level }) => level !== null).length]);

    expect(Object.fromEntries(counts)).toEqual({
      'wcag20-a': 25,
      'wcag20-aa': 38,
      'wcag21-a': 30,
      'wcag21-aa': 50,
      'wcag22-a': 31,
      'wcag22-aa': 55,
      'en301549-v3': 50,
      'en301549-v4': 55,
      section508: 38,
      rgaa4: 106,
    });
  });

  it('number each clause once, and refer to criteria of WCAG that exist', () => {
    for (const { id, clauses } of standards) {
      const ids = clauses.map((clause) => clause.id);
      const criteria = clauses.flatMap(({ criterion }) => (criterion === null ? [] : [criterion]));

      expect([id, new Set(ids).size]).toEqual([id, ids.length]);
      expect(criteria.filter((criterion) => findCriterion(criterion) === undefined)).toEqual([]);
    }
  });

  it('date each legal note and name its source', () => {
    const notes = standards.flatMap(({ legalNote }) => (legalNote === null ? [] : [legalNote]));

    expect(notes).toHaveLength(5);
    for (const note of notes) {
      expect(note).toEqual({
        text: { code: expect.stringMatching(/^standards\./u) },
        as_of: expect.stringMatching(/^2026-\d\d-\d\d$/),
        source: expect.any(String),
      });
      expect(say('en', note.text)).not.toMatch(/\b(?:compliant|complies|conforms|certified|presumption)\b/i);
    }
  });
});

describe('the rules of a standard', () => {
  it('grow from version to version, and from A to AA', () => {
    const [a20, aa20, a21, aa21, , aa22] = standardIds.map(rulesOf);

    expect(aa20?.isSupersetOf(a20 ?? new Set())).toBe(true);
    expect(aa21?.isSupersetOf(a21 ?? new Set())).toBe(true);
    expect(aa22?.difference(aa21 ?? new Set())).toEqual(
      new Set(['target-size', 'focus-not-obscured', 'dragging-alternative', 'paste-works']),
    );
  });

  it('of EN 301 549 V4 are those of V3 and one more: the tags of axe are additive', () => {
    const ofV3 = axeRules.filter(({ tags }) => tags.includes('EN-301-549')).map(({ ruleId }) => ruleId);
    const onlyV4 = axeRules.filter(({ tags }) => tags.includes('EN-301-549v4')).map(({ ruleId }) => ruleId);

    expect(onlyV4).toEqual(['target-size']);
    expect(ofV3.filter((rule) => !rulesOf('en301549-v3').has(rule))).toEqual([]);
    expect([...ofV3, ...onlyV4].filter((rule) => !rulesOf('en301549-v4').has(rule))).toEqual([]);
    expect(rulesOf('en301549-v3').has('target-size')).toBe(false);
  });

  it('belong to the clauses of EN 301 549 that axe names, as far as these have level A or AA', () => {
    const named = axeRules.flatMap(({ ruleId, tags }) =>
      tags.flatMap((tag) => {
        const number = /^EN-9\.(.+)$/.exec(tag)?.[1];
        return number === undefined || findCriterion(number)?.level === 'AAA'
          ? []
          : [{ ruleId, clause: `9.${number}` }];
      }),
    );

    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(({ ruleId, clause }) => !clausesOf('en301549-v4', ruleId).includes(clause))).toEqual([]);
  });

  it('of Section 508 are also those of Trusted Tester, and none that came after WCAG 2.0', () => {
    const named = axeRules.filter(({ tags }) => tags.includes('TTv5') || tags.includes('section508'));

    expect(named.map(({ ruleId }) => ruleId).filter((rule) => !rulesOf('section508').has(rule))).toEqual([]);
    expect([...rulesOf('section508')].filter((rule) => !rulesOf('wcag20-aa').has(rule))).toEqual([]);
    expect(rulesOf('section508').has('label-content-name-mismatch')).toBe(false);
  });

  it('of RGAA are those that axe names, and rules of ours', () => {
    const named = axeRules.filter(({ tags }) => tags.includes('RGAAv4')).map(({ ruleId }) => ruleId);

    expect(named.filter((rule) => !rulesOf('rgaa4').has(rule))).toEqual([]);
    expect(clausesOf('rgaa4', 'keyboard-trap')).toEqual(['12.9']);
    expect(clausesOf('rgaa4', 'color-contrast')).toEqual(['3.2']);
  });

  it('name criteria of RGAA that exist', () => {
    const known = new Set(getStandard('rgaa4').clauses.map(({ id }) => id));

    expect([...catalog.values()].flatMap(({ rgaa }) => rgaa).filter((criterion) => !known.has(criterion))).toEqual([]);
  });

  it('include best practices only where the standard requires them', () => {
    const practices = [...catalog.values()].filter(({ bestPractice }) => bestPractice).map(({ rule }) => rule);
    const required = standards.flatMap((standard) => {
      const rules = rulesOfStandard(standard, catalog);
      return practices.filter((rule) => rules.has(rule)).map((rule) => `${standard.id} ${rule}`);
    });

    expect(required.toSorted()).toEqual([
      'rgaa4 region',
      'rgaa4 skip-link',
      'rgaa4 table-duplicate-name',
      'rgaa4 text-direction',
    ]);
  });
});

describe('what a scan shows of a clause', () => {
  const decide = (
    id: string,
    found: readonly Partial<{
      rule: string;
      kind: 'failed' | 'needs_review';
      severity_rank: number;
      occurrence_count: number;
    }>[],
    ran: readonly string[] = [],
  ) =>
    decideStandard(
      {
        catalog,
        language: 'en',
        scanId: '01a1fe58-3932-7620-aa5a-577583603228',
        groups: found.map((fields) => ({
          rule: 'image-alt',
          kind: 'failed',
          severity_rank: 0,
          occurrence_count: 1,
          accepted_count: 0,
          fixed_pending_count: 0,
          confirmed_count: 0,
          ...fields,
        })),
        ran: new Set(ran),
      },
      getStandard(id),
    );
  const statusOf = (id: string, clause: string, ...facts: [Parameters<typeof decide>[1], string[]?]) =>
    decide(id, ...facts).clauses.find((one) => one.id === clause)?.status;

  it('is failed before it needs review, and both before nothing was found', () => {
    const both = [{ kind: 'needs_review' as const }, { kind: 'failed' as const }];

    expect(statusOf('wcag22-aa', '1.1.1', both)).toBe('failed');
    expect(statusOf('wcag22-aa', '1.1.1', [{ kind: 'needs_review' }])).toBe('needs_review');
    expect(statusOf('wcag22-aa', '1.1.1', [], ['image-alt'])).toBe('nothing_found');
    expect(statusOf('wcag22-aa', '1.1.1', [])).toBe('not_decided_by_scan');
  });

  it('is nothing that was found when everything is marked as false positive', () => {
    expect(statusOf('wcag22-aa', '1.1.1', [{ occurrence_count: 0 }], ['image-alt'])).toBe('nothing_found');
  });

  it('is not decided for clauses without a rule, whatever ran', () => {
    const ran = [...catalog.keys()];

    expect(statusOf('en301549-v4', '9.7', [], ran)).toBe('not_decided_by_scan');
    expect(statusOf('wcag22-aa', '1.2.4', [], ran)).toBe('not_decided_by_scan');
    expect(statusOf('rgaa4', '1.4', [], ran)).toBe('not_decided_by_scan');
  });

  it('counts a group once, however many clauses its rule belongs to', () => {
    const { totals, clauses } = decide('wcag22-aa', [
      { rule: 'link-name', severity_rank: 1, occurrence_count: 7 },
      { rule: 'region' },
    ]);

    expect(totals).toEqual({
      failed_groups: 1,
      failed_occurrences: 7,
      needs_review_groups: 0,
      needs_review_occurrences: 0,
      by_severity: { critical: 0, serious: 7, moderate: 0, minor: 0 },
      accepted_count: 0,
      fixed_pending_count: 0,
      reviewed_count: 0,
    });
    expect(clauses.filter(({ status }) => status === 'failed').map(({ id }) => id)).toEqual(['2.4.4', '4.1.2']);
  });

  it('is never a word that promises something', () => {
    for (const id of standardIds) {
      const text = JSON.stringify({ ...decide(id, [{}], [...catalog.keys()]), legal_note: null });

      expect(text).not.toMatch(/"(?:compliant|passed|supports|conformant)"/i);
    }
  });
});
