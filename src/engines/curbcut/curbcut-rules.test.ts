import { testTables } from '../../../test/e2e/rule-tables.ts';
import { contrastRules } from './contrast-rules.ts';
import { curbcutEngine } from './curbcut-engine.ts';
import { curbcutRules } from './curbcut-rules.ts';

await testTables(
  [...curbcutRules, ...contrastRules],
  async (rule) => import(`./rules/${rule}/cases.ts`),
  async (page, budget) => curbcutEngine.run(page, budget),
);
