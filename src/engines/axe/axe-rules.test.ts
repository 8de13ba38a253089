import { describe, expect, it } from 'vitest';

import { readAxeRules } from './axe-rules.ts';

describe('reading axe-core', () => {
  it('knows also the rules that are experimental, of level AAA or switched off', () => {
    const ruleIds = readAxeRules().map((rule) => rule.ruleId);

    expect(ruleIds).toEqual(expect.arrayContaining(['hidden-content', 'color-contrast-enhanced', 'target-size']));
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
  });

  it('gives every rule its impact, help page, tags and ACT rules', () => {
    const rule = readAxeRules().find(({ ruleId }) => ruleId === 'image-alt');

    expect(rule).toMatchObject({
      ruleId: 'image-alt',
      impact: 'critical',
      help: expect.any(String),
      description: expect.any(String),
      helpUrl: expect.stringMatching(/^https:\/\/dequeuniversity\.com\/rules\/axe\/.*\/image-alt/),
      tags: expect.arrayContaining(['wcag2a', 'wcag111']),
      actIds: ['23a2a8'],
    });
  });

  it('leaves the list of ACT rules empty where axe names none', () => {
    expect(readAxeRules().find(({ ruleId }) => ruleId === 'accesskeys')?.actIds).toEqual([]);
  });
});
