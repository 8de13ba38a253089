import { describe, expect, it } from 'vitest';

import { adviceFor, listAdvisedRules } from './axe/axe-advice.ts';
import { axeEngine } from './axe/axe-engine.ts';
import type { Rule } from './engine.ts';
import { engines } from './engines.ts';
import { unknownRule } from './rule-advice.ts';

const rules = engines.flatMap((engine) => engine.rules());

/** The rules whose advice does not meet the condition: a failing test names them. */
function rulesWhere(isWrong: (rule: Rule) => boolean): string[] {
  return rules.filter((rule) => isWrong(rule)).map(({ id }) => id);
}

function isBalancedCode(text: string): boolean {
  return text.split('`').length % 2 === 1;
}

describe('the advice', () => {
  it("exists once for every rule of axe-core that is not another engine's by now, and for no other", () => {
    expect(listAdvisedRules().toSorted()).toEqual(
      axeEngine
        .rules()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('explains every rule in its own words', () => {
    const explanations = rules.map(({ whyItMatters }) => whyItMatters);

    expect(new Set(explanations).size).toBe(rules.length);
  });

  it('says why in one to three sentences', () => {
    const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).length - 1;

    expect(rulesWhere(({ whyItMatters }) => whyItMatters.length < 80 || whyItMatters.length > 330)).toEqual([]);
    expect(rulesWhere(({ whyItMatters }) => sentences(whyItMatters) < 1 || sentences(whyItMatters) > 3)).toEqual([]);
    expect(rulesWhere(({ whyItMatters }) => !whyItMatters.endsWith('.'))).toEqual([]);
  });

  it('says whom the issue affects', () => {
    const people = /\b(?:people|users|everyone|no one|anyone)\b/i;

    expect(rulesWhere(({ whyItMatters }) => !people.test(whyItMatters))).toEqual([]);
  });

  it('fixes every issue in two to four short steps', () => {
    expect(rulesWhere(({ howToFix }) => howToFix.length < 2 || howToFix.length > 4)).toEqual([]);
    expect(rulesWhere(({ howToFix }) => howToFix.some((step) => step.length < 25 || step.length > 230))).toEqual([]);
    expect(rulesWhere(({ howToFix }) => howToFix.some((step) => !step.endsWith('.')))).toEqual([]);
    expect(rulesWhere(({ howToFix }) => howToFix.some((step) => !/^[A-Z“`]/.test(step)))).toEqual([]);
  });

  it('closes every piece of code that it opens and never shows bare markup', () => {
    const texts = (advice: Rule) => [advice.whyItMatters, ...advice.howToFix];
    const hasBareMarkup = (text: string) => text.replaceAll(/`[^`]*`/g, '').includes('<');

    expect(rulesWhere((advice) => !texts(advice).every(isBalancedCode))).toEqual([]);
    expect(rulesWhere((advice) => texts(advice).some(hasBareMarkup))).toEqual([]);
  });

  it('is honest about a rule it does not know', () => {
    const advice = adviceFor('constructor');

    expect(advice.whyItMatters).toContain('no explanation for this rule');
    expect(advice).toBe(unknownRule);
  });
});
