import { median, round2 } from '../lib/measure.ts';
import type { CiRun } from './ci-run.ts';
import type { Situation, TimedSite } from './ci-site.ts';

/** What a pipeline needs: 0 means passed, everything else is noticed. */
const questions: readonly { readonly situation: Situation; readonly name: string; readonly passes: boolean }[] = [
  { situation: 'no_findings', name: 'no findings', passes: true },
  { situation: 'findings', name: 'a finding', passes: false },
  { situation: 'missing_page', name: 'a page is 404', passes: false },
  { situation: 'dies', name: 'server dies', passes: false },
  { situation: 'sign_in', name: 'a URL is a sign-in page', passes: false },
  { situation: 'no_pages', name: 'no page to scan', passes: false },
];

export const timedPages = 20;

type About = { readonly date: string; readonly machine: string };

/** Undefined while a tool has not been timed. */
export function describeCiTable(runs: readonly CiRun[], { date, machine }: About): readonly string[] | undefined {
  const tools = [...new Set(runs.map(({ tool }) => tool))];
  if (tools.length === 0 || tools.some((tool) => timesOf(runs, tool).length === 0)) return undefined;
  const loads = runs.map(({ load }) => load);
  return [
    '| tool | seconds, warm | seconds, cold | CPU seconds, warm | seconds, dashboards | CPU seconds, dashboards |',
    '|---|--:|--:|--:|--:|--:|',
    ...tools.map((tool) => describeTimes(runs, tool)),
    '',
    `| exit code when … | ${questions.map(({ name }) => name).join(' | ')} |`,
    `|---|${questions.map(() => '--:').join('|')}|`,
    ...tools.map(
      (tool) => `| ${tool} | ${questions.map((question) => describeAnswer(runs, tool, question)).join(' | ')} |`,
    ),
    '',
    `Medians of three runs over ${timedPages} pages, the tools in turn: pages without a finding, and pages of four dashboards with several hundred. Cold: with an empty home folder. Bold: the pipeline does not notice, or fails for no reason. ${date}, ${machine.replace(/, load.*/, '')}, a load average of ${Math.min(...loads)} to ${Math.max(...loads)}; \`node bench/ci.ts\`.`,
  ];
}

type Timed = { readonly site?: TimedSite; readonly start?: CiRun['start'] };

function timesOf(
  runs: readonly CiRun[],
  tool: string,
  { site = 'no_findings', start = 'warm' }: Timed = {},
): readonly CiRun[] {
  return runs.filter(
    (run) => run.tool === tool && run.situation === site && run.start === start && run.pages === timedPages,
  );
}

function describeTimes(runs: readonly CiRun[], tool: string): string {
  const warm = timesOf(runs, tool);
  const cold = timesOf(runs, tool, { start: 'cold' });
  const dashboards = timesOf(runs, tool, { site: 'dashboards' });
  const cells = [
    describeMedian(warm, ({ seconds }) => seconds),
    describeMedian(cold, ({ seconds }) => seconds),
    describeMedian(warm, ({ cpuSeconds }) => cpuSeconds),
    describeMedian(dashboards, ({ seconds }) => seconds),
    describeMedian(dashboards, ({ cpuSeconds }) => cpuSeconds),
  ];
  return `| ${tool} | ${cells.join(' | ')} |`;
}

/** A run that was stopped took longer than it says. */
function describeMedian(runs: readonly CiRun[], read: (run: CiRun) => number): string {
  if (runs.length === 0) return 'not measured';
  const isStopped = runs.some(({ exitCode }) => exitCode === null);
  return `${isStopped ? 'over ' : ''}${round2(median(runs.map(read))).toFixed(1)}`;
}

function describeAnswer(
  runs: readonly CiRun[],
  tool: string,
  { situation, passes }: (typeof questions)[number],
): string {
  const found = runs.find((run) => run.tool === tool && run.situation === situation && run.pages !== timedPages);
  if (found === undefined) return 'cannot be asked';
  const { exitCode } = found;
  if (exitCode === null) return '**does not end**';
  return (exitCode === 0) === passes ? String(exitCode) : `**${exitCode}**`;
}
