import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { readServiceVariables } from '../../../config.ts';
import { findSimilar } from '../../../texts/find-similar.ts';
import { chooseServer } from './choose-server.ts';
import { readText, usage } from './read-text.ts';
import { commandNameOf } from '../../../reports/report-format.ts';
import { reportFormats } from '../../../reports/report-formats.ts';
import { listTargets } from './list-targets.ts';
import { readList } from './read-list.ts';
import { readSignIn } from './read-sign-in.ts';
import type { Placement, ReportWish, ScanOrder } from './scan-order.ts';
import type { Settings } from './settings-schema.ts';
import { endSentence, flagOf, settingNames, settingsSchema } from './settings-schema.ts';
import { requireInside } from './written-files.ts';
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
  const folderOf = (name: string) => (name in flags ? '.' : dirname(file));
  const placed = placeReports(settings.format, folderOf('format'));
  requireOneStream(placed);
  refuseWithoutEffect(settings, flags);
  requireWrittenInside(settings, { file, flags, placed });
  const urls = listUrls(settings, { quotesLines: 'list' in flags });
  return {
    targets: listTargets(settings, urls),
    tag: settings.tag,
    signIn: readSignIn(settings, folderOf('sign_in')),
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
    pace: readPace(settings),
    accepted: readAccepted(settings),
    waitMs: settings.wait,
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

function placeReports(reports: readonly ReportWish[], folder: string): readonly ReportWish[] {
  return reports.map(({ format, path }) => ({ format, path: path === '-' ? path : resolve(folder, path) }));
}

type Named = {
  readonly file: string;
  readonly flags: UnparsedSettings;
  readonly placed: readonly ReportWish[];
};

/** A person may name any file. */
function requireWrittenInside({ baseline, update_baseline: updates }: Settings, { file, flags, placed }: Named): void {
  const reports = 'format' in flags ? [] : placed.map(({ path }) => path).filter((path) => path !== '-');
  requireInside(file, 'format', reports);
  if (updates && baseline !== undefined && !('baseline' in flags)) requireInside(file, 'baseline', [baseline]);
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

/** A flag without effect hides a mistake. In the file, the same setting serves other runs. */
function refuseWithoutEffect({ server, format }: Settings, flags: UnparsedSettings): void {
  const needsServer = ['fresh', 'token_file'].filter((name) => server === undefined && isSet(flags[name]));
  for (const name of needsServer) throw usage(words.needsFlag(flagOf(name), '--server URL'));
  const lists = format.some((report) => report.format.needsReview === 'by_request');
  if (isSet(flags['include_needs_review']) && !lists) {
    const names = reportFormats.filter(({ needsReview }) => needsReview === 'by_request').map(commandNameOf);
    throw usage(words.needsReviewReport(names));
  }
}

function isSet(flag: unknown): boolean {
  return flag !== undefined && flag !== false;
}

/** The service decides how it works, for all of its scans. */
function readPace({ server, concurrency, page_timeout: pageTimeoutMs }: Settings): ScanOrder['pace'] {
  if (server !== undefined) {
    for (const [name, value] of Object.entries({ concurrency, page_timeout: pageTimeoutMs }))
      if (value !== undefined) throw usage(words.notWithServer(flagOf(name)));
  }
  return {
    ...(concurrency !== undefined && { concurrency }),
    ...(pageTimeoutMs !== undefined && { page_timeout_seconds: pageTimeoutMs / 1000 }),
  };
}

/** A service keeps such decisions itself. */
function readAccepted({ server, accepted }: Settings): ScanOrder['accepted'] {
  if (server !== undefined && accepted.length > 0) throw usage(words.acceptedOnServer);
  return accepted;
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
function listUrls({ urls, list }: Settings, quoting: { readonly quotesLines: boolean }): readonly string[] {
  const listed = list === undefined ? [] : readList(list, quoting);
  const all = [...new Set([...urls, ...listed])];
  if (all.length > 0) return all;
  throw usage(words.nothingToScan);
}
