import { describe, expect, it } from 'vitest';

import type { AxeRuleMetadata } from './axe/axe-rules.ts';
import { readAxeRules } from './axe/axe-rules.ts';
import { createRuleCatalogue } from './rule-catalogue.ts';

const rules = readAxeRules();
const catalogue = createRuleCatalogue(rules);
const infos = [...catalogue.values()];

function aRule(fields: Partial<AxeRuleMetadata> = {}): AxeRuleMetadata {
  return {
    ruleId: 'image-alt',
    description: 'Ensure images have alternative text',
    help: 'Images must have alternative text',
    helpUrl: 'https://example.com/image-alt',
    tags: ['wcag2a', 'wcag111'],
    actIds: ['23a2a8'],
    impact: 'critical',
    ...fields,
  };
}

describe('the rule catalogue', () => {
  it('joins what the engine says with our own words', () => {
    const info = createRuleCatalogue([aRule()]).get('image-alt');

    expect(info).toMatchObject({
      rule: 'image-alt',
      title: 'Images must have alternative text',
      description: 'Ensure images have alternative text',
      helpUrl: 'https://example.com/image-alt',
      severity: 'critical',
      standards: [{ standard: 'WCAG', criterion: '1.1.1', level: 'A', name: 'Non-text Content' }],
      bestPractice: false,
      actRules: [{ id: '23a2a8', url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/' }],
    });
    expect(info?.whyItMatters).toContain('Blind people');
    expect(info?.learnMore[0]).toEqual({
      title: 'Understanding 1.1.1 Non-text Content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    });
  });

  it('describes a rule that it has no advice for', () => {
    const info = createRuleCatalogue([aRule({ ruleId: 'new-rule', tags: ['best-practice'], actIds: [] })]).get(
      'new-rule',
    );

    expect(info).toMatchObject({ rule: 'new-rule', standards: [], bestPractice: true, actRules: [], learnMore: [] });
  });

  it('holds every rule of the installed engine', () => {
    expect([...catalogue.keys()]).toEqual(rules.map((rule) => rule.ruleId));
  });

  it('resolves every WCAG tag of every rule to a criterion with its level and name', () => {
    const unresolved = rules.filter(({ ruleId, tags }) => {
      const tagged = tags.filter((tag) => /^wcag\d{3,4}$/.test(tag)).length;
      return catalogue.get(ruleId)?.standards.length !== tagged;
    });

    expect(unresolved).toEqual([]);
  });

  it('calls a rule a best practice, or names the criteria that it tests, never both nor neither', () => {
    const odd = infos.filter((info) => info.bestPractice === info.standards.length > 0);

    expect(odd.map((info) => info.rule)).toEqual([]);
  });

  it('recommends further reading for every rule, only at the W3C and nothing twice', () => {
    const without = infos.filter((info) => info.learnMore.length === 0);
    const elsewhere = infos.filter((info) => info.learnMore.some(({ url }) => !url.startsWith('https://www.w3.org/')));
    const twice = infos.filter((info) => new Set(info.learnMore.map(({ url }) => url)).size < info.learnMore.length);

    expect([...without, ...elsewhere, ...twice].map((info) => info.rule)).toEqual([]);
  });
});
