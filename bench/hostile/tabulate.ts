import { describeFigures, describeNamed } from './describe-result.ts';
import type { ServiceFigures } from './watch-service.ts';
import type { Verdict } from './verdict.ts';

export type HostileResult = {
  readonly date: string;
  readonly machine: string;
  readonly command: string;
  readonly limitSeconds: number;
  readonly cases: number;
  readonly right: number;
  readonly named: number;
  readonly wrong: number;
  /** Requests and datagrams that reached the service next to the corpus, which none may reach. */
  readonly hits: number;
  readonly service: ServiceFigures;
};

/** Case by case, by group, as Markdown. */
export function tabulate(result: HostileResult, verdicts: readonly Verdict[]): string {
  const groups = Map.groupBy(verdicts, ({ name }) => name.split('/')[0] ?? '');
  return [
    '# Hostile and broken pages, case by case',
    '',
    `Written by \`${result.command}\`. [docs/hostile-pages.md](../../docs/hostile-pages.md) says what is promised.`,
    '',
    ...describeFigures(result),
    '',
    '## Named differences',
    '',
    ...describeNamed(),
    ...[...groups].flatMap(([group, members]) => tabulateGroup(group, members)),
    '',
  ].join('\n');
}

function tabulateGroup(group: string, members: readonly Verdict[]): readonly string[] {
  const right = members.filter(({ verdict }) => verdict === 'right').length;
  const header = group === 'sitemap' ? 'pages' : 'images';
  return [
    '',
    `## ${group}: ${right} of ${members.length}`,
    '',
    `| case | expected | outcome | ${header} | seconds | attempts | |`,
    '|---|---|---|--:|--:|--:|---|',
    ...members.map(tabulateCase),
  ];
}

function tabulateCase({ name, expected, seen, verdict, why }: Verdict): string {
  const outcome = seen.code ?? seen.outcome.replace('_', ' ');
  const notes = seen.notes.length === 0 ? '' : ` (${[...new Set(seen.notes)].join(', ')})`;
  const seconds = seen.durationMs === null ? '' : (seen.durationMs / 1000).toFixed(1);
  const remark = verdict === 'right' ? '' : `**${verdict}**: ${why ?? ''}`;
  const cells = [name, expected, `\`${outcome}\`${notes}`, seen.found ?? '', seconds, seen.attempts ?? '', remark];
  return `| ${cells.join(' | ')} |`;
}
