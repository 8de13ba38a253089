import type { Command } from 'commander';
import { z } from 'zod';
import type { CliCommand } from '../command.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import { readOrder } from './read-order.ts';

export const scanCommand: CliCommand = {
  name: 'scan',
  summary: 'Scans pages and reports by exit code: for pipelines. It needs no running service.',
  examples: [
    ['curbcut scan https://example.com', 'one page; exit code 1 if there are critical or serious findings'],
    ['curbcut scan https://example.com/sitemap.xml --sitemap --fail-on critical', 'every page of a sitemap'],
    [
      'curbcut scan https://example.com/docs/ --crawl --extent folder --max-pages 200',
      'the pages of a folder, by their links',
    ],
    [
      'curbcut scan http://localhost:3000 --format sarif=out.sarif --format junit=out.xml',
      'a local server, with reports for the CI system',
    ],
    [
      'curbcut scan https://example.com --server https://curbcut.example --token-file token.txt',
      'the scan runs on a service and stays there',
    ],
  ],
  define: (command) => {
    addTargets(command);
    addGate(command);
    addOutput(command);
    command.addHelpText('after', exitCodeHelp);
  },
  run,
};

function addTargets(command: Command): void {
  command
    .argument('[urls...]', 'pages, which are one scan; sitemaps with --sitemap, starts with --crawl')
    .option('--sitemap', 'the URLs are sitemaps or sites: scan every page that they list')
    .option('--crawl', 'the URLs are where a crawl starts: scan every page that is linked from there')
    .option('--extent <extent>', 'how far a crawl goes: page, folder, host or domain (default: host)')
    .option('--include <pattern>', 'only URLs that match, such as /news/** or re:EXPRESSION; repeatable', collect)
    .option('--exclude <pattern>', 'no URLs that match, whatever --include says; repeatable', collect)
    .option('--max-pages <n>', 'the most pages of a crawl or sitemap')
    .option('--sample <kind>', 'only a part of the pages: templates (the first of each kind of URL) or wcag_em')
    .option('--per-template <n>', 'so many pages of each template (default: 1)')
    .option('--seed <n>', 'what decides which pages a sample of kind wcag_em draws by lot')
    .option('--ignore-robots', 'a crawl follows links that robots.txt forbids')
    .option('--list <file>', 'a file with one URL per line, all of them one scan; - reads standard input')
    .option(
      '--viewport <preset>',
      'desktop, laptop, wide, tablet, mobile or reflow; repeatable (default: desktop)',
      collect,
    )
    .option(
      '--sign-in <file|id>',
      'sign in: a JSON file as POST /api/sign-ins takes it; with --server the id of a sign-in of the service',
    )
    .option('--tag <text>', 'a tag for the scans')
    .option(
      '--states <names>',
      'look at each page with these user preferences too: dark, more_contrast, forced_colors, reduced_motion, text_spacing, zoom_200, reflow_320; separated by commas',
    )
    .option('--fresh', 'analyze every page, also those that have not changed since an earlier scan on the service')
    .option('--server <url>', 'scan on this service instead of in place; or set CURBCUT_SERVER')
    .option('--token-file <file>', 'a file with the token for --server; or set CURBCUT_TOKEN')
    .option('--time-limit <duration>', 'stop after 90s, 20m or 1h30m, and report what was scanned (exit code 3)')
    .option(
      '--config <file>',
      'settings, named like the flags with _ for - (default: curbcut.config.json if it exists)',
    );
}

function addGate(command: Command): void {
  command
    .option(
      '--fail-on <severity>',
      'exit code 1 for findings of this severity or worse: critical, serious, moderate, minor or none (default: serious)',
    )
    .option(
      '--standard <id>',
      'only what belongs to this standard counts and is reported, such as wcag21-aa or en301549-v3 (default: everything)',
    )
    .option('--baseline <file>', 'compare with the known findings in this file: new, unchanged, fixed, not looked at')
    .option('--update-baseline', 'write what was found to the baseline; findings are then no failure')
    .option('--only-new', 'only findings that the baseline does not have count for --fail-on')
    .option(
      '--map-origin <from=to>',
      'an origin that stands for another one in the baseline, SARIF and GitLab reports: http://localhost:3000=https://www.example.com; repeatable',
      collect,
    )
    .option('--min-pages <n>', 'exit code 3 if fewer pages were scanned (default: 1)')
    .option('--max-failed-pages <n|p%>', 'exit code 3 if more pages failed (default: 0)');
}

function addOutput(command: Command): void {
  command
    .option(
      '--format <name[=path]>',
      `write a report to a file or to standard output; repeatable: ${reportFormats.map(commandNameOf).join(', ')}`,
      collect,
    )
    .option('--include-needs-review', 'list what needs review in SARIF, JUnit and GitLab reports too')
    .option(
      '--sarif-anchor <file>',
      'place all SARIF results at this file of the repository, so that pull requests that change it show them',
    )
    .option('--quiet', 'show no progress, and no summary if there is a report');
}

const exitCodeHelp = `
Exit codes:
  0  passed: no findings of --fail-on severity or worse, and enough was scanned
  1  findings of --fail-on severity or worse
  2  wrong usage or configuration
  3  too little was scanned: no page, fewer than --min-pages, failed pages, or the time limit
  4  it could not work: browser, disk or service (see curbcut doctor)
  130, 143  stopped by a signal, after writing what there is`;

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

const flagsSchema = z.looseObject({ config: z.string().optional() });

async function run(command: Command): Promise<number> {
  const { config, ...flags } = flagsSchema.parse(command.opts());
  const named = Object.entries(flags).map(([name, value]) => [toSetting(name), value] as const);
  const urls = command.args.length === 0 ? {} : { urls: command.args };
  const order = readOrder({ ...Object.fromEntries(named), ...urls }, config);
  const { runScan } = await import('./run-scan.ts');
  return runScan(order);
}

function toSetting(flag: string): string {
  return flag.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
