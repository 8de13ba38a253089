import { operateEngine } from '../../src/engines/operate/operate-engine.ts';
import type { EngineTab } from './engine-tab.ts';

/** What the engine that operates pages reports on a small page. */
export async function operate(tab: EngineTab, body: string, language = 'en'): ReturnType<typeof operateEngine.run> {
  const page = await tab.openMarkup(`<!doctype html><html lang="en"><title>Repairs</title><body>${body}`);
  const budget = { deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 100, language };
  return operateEngine.run(page, budget);
}

/** What was found by one rule: kind and selector of each element. */
export async function operatedFindings(tab: EngineTab, rule: string, body: string): Promise<readonly string[]> {
  const { findings, rules } = await operate(tab, body);
  if (rules[rule] === null) throw new Error(`${rule} did not finish.`);
  return findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ kind, elements }) => elements.map(({ selector }) => `${kind} ${selector}`));
}
