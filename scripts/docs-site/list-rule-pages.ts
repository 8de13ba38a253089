import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { escapeCell } from './escape.ts';
import type { Page } from './page.ts';
import { generated } from './page.ts';
import { readExamples } from './rule-examples.ts';
import type { RuleInfo } from './write-requirements.ts';
import { writeRulePage } from './write-rule-page.ts';

/** A page for each rule of the catalog, and one that lists them. */
export async function listRulePages(root: string): Promise<readonly Page[]> {
  const catalog = createRuleCatalog(engines);
  const messages = new Map(engines.flatMap((engine) => Object.entries(engine.messages('en'))));
  const missed = readMissed(root);
  const pages = [...catalog.values()].map(async (info) =>
    writeRulePage({
      info,
      needs: engines.find(({ id }) => id === info.engine)?.needs ?? 'read',
      messages: messages.get(info.rule) ?? {},
      examples: await readExamples(root, info.rule),
      limits: info.actRules.flatMap(({ id }) => missed.get(id) ?? []),
    }),
  );
  return [writeIndex([...catalog.values()]), ...(await Promise.all(pages))];
}

/** ACT rules that failures alone do not catch in full, with the reason, from the measurements. */
function readMissed(root: string): ReadonlyMap<string, string> {
  const file = join(root, 'bench', 'results', 'act.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, table = ''] = text.split(/^## Rules that failures alone do not catch in full$/mu);
  const rows = table.matchAll(/^\| (\w{6}) ([^|]+) \| \d+ \| \d+ \| ([^|]+) \|$/gmu);
  return new Map(
    [...rows].map(([, id = '', name = '', why = '']) => [
      id,
      `ACT rule ${id}, “${name}”, is not caught in full. ${why}`,
    ]),
  );
}

function writeIndex(rules: readonly RuleInfo[]): Page {
  const rows = rules.map(({ rule, title, severity, standards }) => {
    const criteria = standards.map(({ criterion }) => criterion).join(', ');
    return `| [${escapeCell(title)}](site:rules/${rule}) | \`${rule}\` | ${severity} | ${criteria || 'good practice'} |`;
  });
  const markdown = [
    '# Rules',
    `Curbcut has ${rules.length} rules. The page of a rule says who is affected, how the rule decides, and how to fix what it reports.`,
    ['| Rule | Id | Severity | WCAG |', '|---|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
  return { path: 'rules', title: 'Rules', source: generated, markdown };
}
