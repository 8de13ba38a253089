import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { readServiceVariables } from '../../../config.ts';
import { sampleRequestSchema } from '../../../finding-pages/samples/sample-request.ts';
import { findListTarget } from '../../../records/scans/list-target.ts';
import { findSimilar } from '../../../texts/find-similar.ts';
import { chooseServer } from './choose-server.ts';
import { readText, usage } from './read-text.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import type { Placement, Reach, ReportWish, ScanOrder, Target } from './scan-order.ts';
import type { Settings } from './settings-schema.ts';
import { settingNames, settingsSchema } from './settings-schema.ts';
import { sayIssue } from '../../../texts/say-issue.ts';
import { say } from '../../../texts/say.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

export type UnparsedSettings = Readonly<Record<string, unknown>>;

const { usage: words } = commandLine;

const defaultFile = 'curbcut.config.json';
const pathSettings = ['list', 'baseline'] as const;

/**
 * Combines flags, environment and configuration file into one order. A flag replaces a variable, and a variable
 * replaces a value of the file. Paths in the file are relative to it. Throws CommandFailure, which names the file or
 * flag and the fault.
 */
export function readOrder(
  flags: UnparsedSettings,
  chosenFile: string | undefined,
  variables = readServiceVariables(),
): ScanOrder {
  const file = chosenFile ?? defaultFile;
  const inFile = readFile(file, chosenFile !== undefined);
  const inEnvironment = variables.server === undefined ? {} : { server: variables.server };
  const named = { ...inEnvironment, ...flags };
  const settings = parse({ ...inFile, ...named }, (name) => {
    if (name in flags) return flagOf(name);
    return name in inEnvironment ? 'CURBCUT_SERVER' : `${file}: ${name}`;
  });
  const placed = placeReports(settings.format, 'format' in flags ? '.' : dirname(file));
  requireOneStream(placed);
  const urls = listUrls(settings, { quotesLines: 'list' in flags });
  return {
    targets: listTargets(settings, urls),
    tag: settings.tag,
    signIn: readSignIn(settings),
    server: chooseServer(settings, { file: 'server' in named ? undefined : file, token: variables.token }),
    gate: {
      failOn: settings.fail_on,
      counts: countedBy(settings),
      minPages: settings.min_pages,
      maxFailedPages: settings.max_failed_pages,
    },
    standard: settings.standard,
    baseline: readBaselineWish(settings),
    reports: placed,
    placement: readPlacement(settings),
    includeNeedsReview: settings.include_needs_review,
    timeLimitMs: settings.time_limit,
    quiet: settings.quiet,
  };
}

function readFile(file: string, isChosen: boolean): UnparsedSettings {
  const text = readText(file, isChosen ? `--config ${file}` : undefined);
  if (text === undefined) return {};
  const parsed = z.record(z.string(), z.unknown()).safeParse(parseJson(file, text));
  if (!parsed.success) throw usage(words.noSettings(file));
  const { $schema: _schema, ...given } = parsed.data;
  for (const name of Object.keys(given)) requireKnown(file, name);
  const folder = dirname(file);
  const placed = pathSettings.flatMap((name) => {
    const path = given[name];
    return typeof path === 'string' && path !== '' ? [[name, resolve(folder, path)] as const] : [];
  });
  return { ...given, ...Object.fromEntries(placed) };
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw usage(words.notJson(file, error instanceof Error ? withoutQuote(error.message) : ''));
  }
}

/** The file may be a link to another file, whose text must not reach the log of a pipeline. */
function withoutQuote(message: string): string {
  return message.replace(/, (?:\.\.\.)?".*/su, '');
}

function requireKnown(file: string, name: string): void {
  if (name === 'token_file') throw usage(words.tokenFileInFile(file));
  const names = settingNames.filter((known) => known !== 'token_file');
  if (names.some((known) => known === name)) return;
  const similar = findSimilar(name, names);
  const help = similar === undefined ? words.thereAre(names) : words.didYouMean(similar);
  throw usage(`${words.unknownSetting(file, name)} ${help}`);
}

function parse(given: UnparsedSettings, nameOf: (setting: string) => string): Settings {
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw usage(words.flag(nameOf(String(first?.path[0] ?? '')), endSentence(first?.message ?? words.invalid)));
}

function endSentence(text: string): string {
  return text.endsWith('?') ? text : `${text}.`;
}

function flagOf(setting: string): string {
  return setting === 'urls' ? words.aUrl : `--${setting.replaceAll('_', '-')}`;
}

function placeReports(reports: readonly ReportWish[], folder: string): readonly ReportWish[] {
  return reports.map(({ format, path }) => ({ format, path: path === '-' ? path : resolve(folder, path) }));
}

/** Writing a finding to the baseline accepts it. */
function countedBy({ only_new: onlyNew, update_baseline: isUpdate }: Settings): ScanOrder['gate']['counts'] {
  if (isUpdate) return 'none';
  return onlyNew ? 'new' : 'all';
}

function readBaselineWish(settings: Settings): ScanOrder['baseline'] {
  const { baseline: file, update_baseline: update, map_origin: origins, only_new: onlyNew, strict, prune } = settings;
  if (strict && !onlyNew) throw usage(words.needsFlag('--strict', '--only-new'));
  if (prune && !update) throw usage(words.needsFlag('--prune', '--update-baseline'));
  if (file !== undefined) return { file, update, origins, strict, prune };
  const needy = [...(onlyNew ? ['--only-new'] : []), ...(update ? ['--update-baseline'] : [])];
  if (needy.length > 0) throw usage(words.needsBaseline(needy));
  return undefined;
}

/** A flag without effect is an error: the user forgot its report. */
function readPlacement({ baseline, format, map_origin: origins, sarif_anchor: sarifAnchor }: Settings): Placement {
  const placements = new Set(format.map((report) => report.format.placement));
  if (sarifAnchor !== undefined && !placements.has('anchor')) throw usage(words.needsSarif);
  if (origins !== undefined && baseline === undefined && !placements.has('anchor') && !placements.has('origins')) {
    const names = reportFormats.filter(({ placement }) => placement !== undefined).map(commandNameOf);
    throw usage(words.needsOrigins(names));
  }
  return { origins, sarifAnchor };
}

/** Two reports in one file or stream would destroy each other. */
function requireOneStream(reports: readonly ReportWish[]): void {
  const seen = new Set<string>();
  for (const { path } of reports) {
    if (seen.has(path)) {
      throw usage(path === '-' ? words.twoOnOutput : words.twoInFile(path));
    }
    seen.add(path);
  }
}

/** The URLs of the list file, then those of the arguments. */
function listUrls({ urls, list }: Settings, quoting: Quoting): readonly string[] {
  const listed = list === undefined ? [] : readList(list, quoting);
  const all = [...new Set([...urls, ...listed])];
  if (all.length > 0) return all;
  throw usage(words.nothingToScan);
}

/**
 * A configuration file can name any file as its list. Only a list that the caller names is quoted in the log of a
 * pipeline.
 */
type Quoting = { readonly quotesLines: boolean };

function readList(file: string, { quotesLines }: Quoting): readonly string[] {
  const lines = readText(file === '-' ? 0 : file, `--list ${file}`)?.split(/\r?\n/u) ?? [];
  const urls = lines.map((line) => line.trim()).map((line, index) => ({ line, number: index + 1 }));
  return urls
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ line, number }) => {
      const parsed = settingsSchema.shape.urls.safeParse([line]);
      if (parsed.success) return line;
      const reason = quotesLines ? parsed.error.issues[0]?.message : undefined;
      throw usage(words.listLine(file, number, endSentence(reason ?? words.notScannable)));
    });
}

/**
 * Pages that are named one by one make one scan per viewport, with one report. This also applies to a file with one
 * URL, because more may follow.
 */
function listTargets(settings: Settings, urls: readonly string[]): readonly Target[] {
  const { sitemap, crawl, viewport, list } = settings;
  const shown = [...new Set(viewport)].map((one) => ({ viewport: one, ...readLook(settings) }));
  const scanType = findScanType(settings);
  if (!sitemap && !crawl && (urls.length > 1 || list !== undefined)) {
    const url = findListTarget(urls);
    return shown.map((one) => ({ url, scanType: 'list', urls, ...one }));
  }
  return urls.flatMap((url) =>
    shown.map((one) =>
      scanType === 'single' ? { url, scanType, ...one } : { url, scanType, ...one, reach: readReach(settings) },
    ),
  );
}

function readLook(settings: Settings): Pick<Target, 'fresh' | 'states' | 'locale' | 'sample'> {
  const { fresh, states, locale } = settings;
  const sample = readSample(settings);
  return {
    ...(fresh && { fresh: true as const }),
    ...(states.length > 0 && { states: [...new Set(states)] }),
    ...(locale !== undefined && { locale }),
    ...(sample !== undefined && { sample }),
  };
}

/** The schema of the REST interface checks this and names the flag, because its fields have the same names. */
function readSample(settings: Settings): Target['sample'] {
  const { sample: kind, per_template, seed } = settings;
  const given = { ...(per_template !== undefined && { per_template }), ...(seed !== undefined && { seed }) };
  const [needy] = Object.keys(given);
  if (kind === undefined && needy !== undefined) throw usage(words.needsSample(flagOf(needy)));
  if (kind === undefined) return undefined;
  if (isOnePage(settings)) throw usage(words.sampleNeedsPages);
  const parsed = sampleRequestSchema.safeParse({ kind, ...given });
  if (parsed.success) return { kind, ...given };
  throw usage(
    parsed.error.issues.map((issue) => `${flagOf(String(issue.path[0]))}: ${say('en', sayIssue(issue))}`).join(' '),
  );
}

function isOnePage({ crawl, sitemap, list, urls }: Settings): boolean {
  return !crawl && !sitemap && list === undefined && urls.length < 2;
}

function findScanType(settings: Settings): 'single' | 'sitemap' | 'crawl' {
  const { sitemap, crawl, ignore_robots: ignoresRobots } = settings;
  if (sitemap && crawl) throw usage(words.oneOfBoth);
  if (ignoresRobots && !crawl) throw usage(words.robotsNeedCrawl);
  if (!sitemap && !crawl) refuseReach(settings);
  if (crawl) return 'crawl';
  return sitemap ? 'sitemap' : 'single';
}

/** A flag without effect for this scan would hide a mistake. */
function refuseReach({ extent, include, exclude, max_pages: maxPages }: Settings): void {
  const needy = [
    ...(extent === undefined ? [] : ['--extent']),
    ...(include.length === 0 ? [] : ['--include']),
    ...(exclude.length === 0 ? [] : ['--exclude']),
    ...(maxPages === undefined ? [] : ['--max-pages']),
  ];
  if (needy.length > 0) throw usage(words.needsReach(needy));
}

function readReach({ extent, include, exclude, max_pages: maxPages, ignore_robots: ignoresRobots }: Settings): Reach {
  const isScoped = extent !== undefined || include.length > 0 || exclude.length > 0;
  return {
    ...(isScoped && { scope: { ...(extent !== undefined && { extent }), include, exclude } }),
    ...(maxPages !== undefined && { max_pages: maxPages }),
    ...(ignoresRobots && { robots: false }),
  };
}

/** The secret is in a file, because other users of the machine can see arguments. */
function readSignIn({ sign_in: given, server }: Settings): ScanOrder['signIn'] {
  if (given === undefined) return undefined;
  if (server !== undefined) return { id: given };
  const text = readText(given, `--sign-in ${given}`) ?? '';
  const body = z.record(z.string(), z.unknown()).safeParse(parseSecretJson(given, text));
  if (!body.success) throw usage(words.signInShape(given));
  return { body: { name: 'curbcut scan', ...body.data } };
}

/** The message of a JSON parser would show a piece of the file. */
function parseSecretJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    throw usage(words.signInNotJson(file));
  }
}
