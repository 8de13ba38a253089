import type { Agreement, Difference } from './compare-runs.ts';

export type AgainResult = Agreement & {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  readonly pages: number;
  readonly packages: readonly string[];
};

export function tabulate(result: AgainResult): string {
  const { command, date, machine, pages, packages, findings, differences, pagesNotFinished } = result;
  const unsaid = differences.filter(({ isSaid }) => !isSaid).length;
  const runs = pagesNotFinished.map(
    (run, index) => `| ${index + 1} | ${run.isLoaded ? 'two busy loops' : 'quiet'} | ${run.seconds} | ${run.pages} |`,
  );
  return [
    '# The same site, scanned again',
    '',
    `${date}, ${machine}. \`${command}\`.`,
    '',
    `${pages} pages${packages.length > 0 ? ` of ${packages.length} packages` : ''} have ${findings} findings. ${differences.length} are not in all ` +
      `${pagesNotFinished.length} scans, and ${unsaid} of these differ without a note that the rule did not finish.`,
    '',
    '| scan | beside | seconds | pages with unfinished rules |',
    '|--:|---|--:|--:|',
    ...runs,
    '',
    '| rule | engine | not in all scans | without a note |',
    '|---|---|--:|--:|',
    ...listRules(differences),
    '',
    `Pages that were not scanned, by scan: ${result.notScanned.map((list) => list.length).join(', ')}.`,
    '',
    '## Each finding that is not in all scans',
    '',
    'One letter per scan. F: failed. r: needs review. -: absent. x: the page was not scanned.',
    '',
    ...differences.map(({ rule, page, selector, runs: found }) => `- ${found} ${rule}: ${page} \`${selector}\``),
    '',
  ].join('\n');
}

function listRules(differences: readonly Difference[]): readonly string[] {
  const byRule = Map.groupBy(differences, ({ rule }) => rule);
  return [...byRule]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([rule, all]) => {
      const unsaid = all.filter(({ isSaid }) => !isSaid).length;
      return `| \`${rule}\` | ${all[0]?.engine ?? ''} | ${all.length} | ${unsaid} |`;
    });
}
