import { describe, expect, it } from 'vitest';

import { axeEngine } from './axe/axe-engine.ts';
import { readAxeRules } from './axe/axe-rules.ts';
import type { Rule } from './engine.ts';
import { engines } from './engines.ts';
import { createRuleCatalog } from './rule-catalog.ts';

const catalog = createRuleCatalog(engines);
const infos = [...catalog.values()];

function aRule(fields: Partial<Rule> = {}): Rule {
  return {
    id: 'a-rule',
    title: 'Images must have alternative text',
    description: 'Ensure images have alternative text',
    help: { title: 'About a-rule', url: 'https://example.com/a-rule' },
    severity: 'critical',
    bestPractice: false,
    rgaa: [],
    criteria: ['1.1.1'],
    actIds: ['23a2a8'],
    whyItMatters: 'Blind people cannot see it.',
    howToFix: ['Describe it.'],
    learnMore: [],
    cost: 'low',
    ...fields,
  };
}

const anEngine = (id: string, rules: readonly Rule[], titles: Record<string, string> = {}) => ({
  id,
  rules: () => rules,
  texts: () => new Map(Object.entries(titles).map(([rule, title]) => [rule, { title }])),
});

describe('the rule catalog', () => {
  it('leads to the documentation of an installation: as the help of our rules, beside that of other engines', () => {
    const ofService = createRuleCatalog(engines, 'en', 'https://curbcut.example');
    const linksOf = (rule: string) => {
      const info = ofService.get(rule);
      return [info?.help, ...(info?.learnMore ?? [])].map((page) => page?.url);
    };

    expect(linksOf('th-has-data-cells')[0]).toBe('https://curbcut.example/docs/rules/th-has-data-cells');
    expect(linksOf('th-has-data-cells')).toContain('https://www.w3.org/WAI/standards-guidelines/act/rules/d0f69e/');
    expect(linksOf('image-alt')[0]).toMatch(/^https:\/\/dequeuniversity\.com\//u);
    expect(linksOf('image-alt')).toContain('https://curbcut.example/docs/rules/image-alt');
  });

  it('says everything about a rule, with the engine that has it', () => {
    const info = createRuleCatalog([anEngine('one', [aRule()])]).get('a-rule');

    expect(info).toEqual({
      rule: 'a-rule',
      engine: 'one',
      title: 'Images must have alternative text',
      description: 'Ensure images have alternative text',
      help: { title: 'About a-rule', url: 'https://example.com/a-rule' },
      severity: 'critical',
      standards: [{ standard: 'WCAG', criterion: '1.1.1', level: 'A', name: 'Non-text Content' }],
      rgaa: [],
      bestPractice: false,
      actRules: [{ id: '23a2a8', url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/23a2a8/' }],
      whyItMatters: 'Blind people cannot see it.',
      howToFix: ['Describe it.'],
      learnMore: [
        {
          title: 'Understanding 1.1.1 Non-text Content',
          url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
        },
      ],
    });
  });

  it('keeps the translated title of a rule that moved to another engine', () => {
    const before = anEngine('before', [], { 'a-rule': 'Bilder brauchen Alternativtexte' });

    const info = createRuleCatalog([before, anEngine('now', [aRule()])], 'de').get('a-rule');

    expect(info).toMatchObject({
      engine: 'now',
      title: 'Bilder brauchen Alternativtexte',
      description: 'Ensure images have alternative text',
    });
  });

  it('refuses two engines that have a rule of the same id', () => {
    const both = [anEngine('one', [aRule()]), anEngine('two', [aRule()])];

    expect(() => createRuleCatalog(both)).toThrow('same id');
  });
});

describe("the engines' rules", () => {
  it('are all of them in the catalog, each with its engine', () => {
    const listed = engines.flatMap((engine) => engine.rules().map(({ id }) => `${engine.id} ${id}`));

    expect(infos.map(({ engine, rule }) => `${engine} ${rule}`)).toEqual(listed);
  });

  it('leave out only rules of the installed axe-core that no scan runs: another engine has those that have moved', () => {
    const missing = readAxeRules().filter(({ ruleId }) => !catalog.has(ruleId));

    // frame-tested is about the scan: a note of the page names the frames that were not reached.
    expect(missing.map(({ ruleId }) => ruleId).toSorted()).toEqual([
      'aria-roledescription',
      'audio-caption',
      'duplicate-id',
      'duplicate-id-active',
      'focus-order-semantics',
      'frame-tested',
      'hidden-content',
      'landmark-complementary-is-top-level',
      'p-as-heading',
      'table-fake-caption',
      'td-has-header',
    ]);
  });

  it('name every criterion that the tags of axe-core name', () => {
    const criteria = axeEngine.rules().flatMap((rule) => rule.criteria);
    const tagged = readAxeRules()
      .filter(({ ruleId }) => catalog.get(ruleId)?.engine === axeEngine.id)
      .flatMap(({ tags }) => tags.filter((tag) => /^wcag\d{3,4}$/.test(tag)));

    expect(criteria.length).toBe(tagged.length);
  });

  it('are best practices, or name the criteria that they test, never both nor neither', () => {
    const odd = infos.filter((info) => info.bestPractice === info.standards.length > 0);

    expect(odd.map((info) => info.rule)).toEqual([]);
  });

  it('recommend further reading, only at the W3C and nothing twice', () => {
    const without = infos.filter((info) => info.learnMore.length === 0);
    const elsewhere = infos.filter((info) => info.learnMore.some(({ url }) => !url.startsWith('https://www.w3.org/')));
    const twice = infos.filter((info) => new Set(info.learnMore.map(({ url }) => url)).size < info.learnMore.length);

    expect([...without, ...elsewhere, ...twice].map((info) => info.rule)).toEqual([]);
  });
});
