import type { Command } from 'commander';
import { Option } from 'commander';
import { z } from 'zod';
import type { CliCommand } from '../command.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import { readOrder } from './read-order.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

const words = commandLine.help.scan;

export const scanCommand: CliCommand = {
  name: 'scan',
  summary: words.summary,
  examples: [
    ['curbcut scan https://example.com', words.example1],
    ['curbcut scan https://example.com/sitemap.xml --sitemap --fail-on critical', words.example2],
    ['curbcut scan https://example.com/docs/ --crawl --extent folder --max-pages 200', words.example3],
    ['curbcut scan http://localhost:3000 --format sarif=out.sarif --format junit=out.xml', words.example4],
    ['curbcut scan https://example.com --server https://curbcut.example --token-file token.txt', words.example5],
  ],
  define: (command) => {
    addTargets(command);
    addGate(command);
    addOutput(command);
    addNegations(command);
    command.addHelpText('after', words.exitCodes);
  },
  run,
};

function addTargets(command: Command): void {
  command
    .argument('[urls...]', words.urls)
    .option('--sitemap', words.sitemap)
    .option('--crawl', words.crawl)
    .option('--extent <extent>', words.extent)
    .option('--include <pattern>', words.include, collect)
    .option('--exclude <pattern>', words.exclude, collect)
    .option('--max-pages <n>', words.maxPages)
    .option('--sample <kind>', words.sample)
    .option('--per-template <n>', words.perTemplate)
    .option('--seed <n>', words.seed)
    .option('--ignore-robots', words.ignoreRobots)
    .option('--list <file>', words.list)
    .option('--viewport <preset>', words.viewport, collect)
    .option('--sign-in <file|id>', words.signIn)
    .option('--tag <text>', words.tag)
    .option('--states <names>', words.states)
    .option('--locale <tag>', words.locale)
    .option('--disable <rule>', words.disable, collect)
    .option('--exclude-selector <css>', words.excludeSelector, collect)
    .option('--no-operate', words.noOperate)
    .option('--no-screenshots', words.noScreenshots)
    .option('--fresh', words.fresh)
    .option('--server <url>', words.server)
    .option('--token-file <file>', words.tokenFile)
    .option('--wait <duration>', words.wait)
    .option('--concurrency <n>', words.concurrency)
    .option('--page-timeout <duration>', words.pageTimeout)
    .option('--time-limit <duration>', words.timeLimit)
    .option('--config <file>', words.config);
}

function addGate(command: Command): void {
  command
    .option('--fail-on <severity>', words.failOn)
    .option('--standard <id>', words.standard)
    .option('--baseline <file>', words.baseline)
    .option('--update-baseline', words.updateBaseline)
    .option('--only-new', words.onlyNew)
    .option('--strict', words.strict)
    .option('--prune', words.prune)
    .option('--map-origin <from=to>', words.mapOrigin, collect)
    .option('--min-pages <n>', words.minPages)
    .option('--max-failed-pages <n|p%>', words.maxFailedPages);
}

function addOutput(command: Command): void {
  command
    .option('--format <name[=path]>', words.format(reportFormats.map(commandNameOf).join(', ')), collect)
    .option('--include-needs-review', words.includeNeedsReview)
    .option('--sarif-anchor <file>', words.sarifAnchor)
    .option('--quiet', words.quiet);
}

/** A flag can turn off what the configuration file turns on. The help does not list these. */
function addNegations(command: Command): void {
  const switches = command.options.filter((option) => option.isBoolean() && !option.negate);
  for (const option of switches) {
    const name = option.long?.slice(2) ?? '';
    command.addOption(new Option(`--no-${name}`, words.no(name)).hideHelp());
  }
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

const flagsSchema = z.looseObject({ config: z.string().optional() });

async function run(command: Command): Promise<number> {
  const { config, ...flags } = flagsSchema.parse(command.opts());
  // A switch that is on by default is no flag of the caller's.
  const given = Object.entries(flags).filter(([name]) => command.getOptionValueSource(name) !== 'default');
  const named = given.map(([name, value]) => [toSetting(name), value] as const);
  const urls = command.args.length === 0 ? {} : { urls: command.args };
  const order = readOrder({ ...Object.fromEntries(named), ...urls }, config);
  const { runScan } = await import('./run-scan.ts');
  return runScan(order);
}

function toSetting(flag: string): string {
  return flag.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
