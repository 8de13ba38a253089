import { testTables } from '../../test/e2e/rule-tables.ts';
import { axeEngine } from '../../src/engines/axe/axe-engine.ts';
import { axeExamples } from './axe-examples.ts';

const rules = axeEngine.rules().filter(({ id }) => axeExamples[id] !== undefined);

await testTables(
  rules,
  async (rule) => ({ cases: axeExamples[rule] }),
  async (page, budget) => axeEngine.run(page, budget),
);
