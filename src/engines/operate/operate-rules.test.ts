import { testTables } from '../../../test/e2e/rule-tables.ts';
import { operateEngine } from './operate-engine.ts';
import { operateRules } from './operate-rules.ts';

await testTables(
  operateRules,
  async (rule) => import(`./rules/${rule}/cases.ts`),
  async (page, budget) => operateEngine.run(page, budget),
);
