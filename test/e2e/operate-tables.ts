import { operateEngine } from '../../src/engines/operate/operate-engine.ts';
import { operateRules } from '../../src/engines/operate/operate-rules.ts';
import { leaveOthers, testTables } from './rule-tables.ts';

/** Files that share the tables of the rules: much of the time of each is spent waiting for pages. */
const parts = 2;

/** Runs the tables of every second rule, from the one with this number. */
export async function testOperateRules(part: number): Promise<void> {
  await testTables(
    operateRules.filter((_rule, index) => index % parts === part),
    async (rule) => import(`../../src/engines/operate/rules/${rule}/cases.ts`),
    async (page, budget, { rule }) => operateEngine.run(page, { ...budget, leftOut: leaveOthers(operateRules, rule) }),
  );
}
