import { namedDifferences } from './named-differences.ts';
import type { HostileResult } from './tabulate.ts';

export function describeFigures({ service, ...result }: HostileResult): readonly string[] {
  const { before, peak, afterwards } = service.megabytes;
  return [
    '| | |',
    '|---|--:|',
    `| Date, machine | ${result.date}, ${result.machine} |`,
    `| Cases | ${result.cases} |`,
    `| **Right** | **${result.right}** |`,
    `| Named below, with the reason | ${result.named} |`,
    `| **Wrong** | **${result.wrong}** |`,
    `| Duration | ${Math.round(service.seconds / 60)} minutes |`,
    `| Requests and datagrams that reached the internal service next to the corpus | ${result.hits} |`,
    `| Slowest answer of \`/api/health\` meanwhile | ${service.slowestAnswerMs} ms |`,
    `| Memory of the service: before, peak, ${service.secondsUntilAfterwards} s after the end | ${before}, ${peak}, ${afterwards} MB |`,
    `| Memory of all browsers together, peak | ${service.browsersPeakMegabytes} MB |`,
  ];
}

/** Lists the differences from the expectations of the corpus, each with its reason. */
export function describeNamed(): readonly string[] {
  const byReason = Map.groupBy(namedDifferences, ([, { reason }]) => reason);
  return [...byReason].map(
    ([reason, differences]) => `- ${differences.map(([name]) => `\`${name}\``).join(', ')}: ${reason}`,
  );
}
