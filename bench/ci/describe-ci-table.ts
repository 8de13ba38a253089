import { median, round2 } from '../lib/measure.ts';
import type { CiRun } from '../ci.ts';
import type { Situation } from './ci-site.ts';

/** What a pipeline needs: 0 means passed, everything else is noticed. */
const questions: readonly { readonly situation: Situation; readonly name: string; readonly passes: boolean }[] = [
  { situation: 'no_findings', name: 'no findings', passes: true },
  { situation: 'findings', name: 'a finding', passes: false },
  { situation: 'missing_page', name: 'a page is 404', passes: false },
  { situation: 'dies', name: 'server dies', passes: false },
  { situation: 'sign_in', name: 'a URL is a sign-in page', passes: false },
  { situation: 'no_pages', name: 'no page to scan', passes: false },
];

type About = { readonly date: string; readonly machine: string };

/** Undefined while timed runs are missing. */
export function describeCiTable(runs: readonly CiRun[], { date, machine }: About): readonly string[] | undefined {
  const tools = [...new Set(runs.map(({ tool }) => tool))];
  if (tools.some((tool) => timesOf(runs, tool, 'cold').length === 0)) return undefined;
  const loads = runs.map(({ load }) => load);
  return [
    '| tool | warm | cold | CPU, warm | CPU, cold |',
    '|---|--:|--:|--:|--:|',
    ...tools.map((tool) => describeTimes(runs, tool)),
    '',
    `| exit code when … | ${questions.map(({ name }) => name).join(' | ')} |`,
    `|---|${questions.map(() => '--:').join('|')}|`,
    ...tools.map(
      (tool) => `| ${tool} | ${questions.map((question) => describeAnswer(runs, tool, question)).join(' | ')} |`,
    ),
    '',
    `Seconds, medians of ${timesOf(runs, tools[0] ?? '', 'warm').length} warm and ${timesOf(runs, tools[0] ?? '', 'cold').length} cold runs over 20 pages, in turn; ${date}, ${machine.replace(/, load.*/, '')}, a load average of ${Math.min(...loads)} to ${Math.max(...loads)}.`,
  ];
}

function timesOf(runs: readonly CiRun[], tool: string, start: CiRun['start']): readonly CiRun[] {
  return runs.filter((run) => run.tool === tool && run.start === start && run.pages === 20);
}

function describeTimes(runs: readonly CiRun[], tool: string): string {
  const [warm, cold] = [timesOf(runs, tool, 'warm'), timesOf(runs, tool, 'cold')];
  const columns = [
    warm.map(({ seconds }) => seconds),
    cold.map(({ seconds }) => seconds),
    warm.map(({ cpuSeconds }) => cpuSeconds),
    cold.map(({ cpuSeconds }) => cpuSeconds),
  ];
  return `| ${tool} | ${columns.map((values) => round2(median(values)).toFixed(1)).join(' | ')} |`;
}

function describeAnswer(
  runs: readonly CiRun[],
  tool: string,
  { situation, passes }: (typeof questions)[number],
): string {
  const found = runs.find((run) => run.tool === tool && run.situation === situation && run.pages !== 20);
  if (found === undefined) return 'cannot be asked';
  const { exitCode } = found;
  if (exitCode === null) return '**does not end**';
  return (exitCode === 0) === passes ? String(exitCode) : `**${exitCode}**`;
}
