import { sampleRequestSchema } from '../../../finding-pages/samples/sample-request.ts';
import { findListTarget } from '../../../records/scans/list-target.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { sayIssue } from '../../../texts/say-issue.ts';
import { say } from '../../../texts/say.ts';
import { usage } from './read-text.ts';
import type { Reach, Target } from './scan-order.ts';
import { flagOf } from './settings-schema.ts';
import type { Settings } from './settings-schema.ts';

const { usage: words } = commandLine;

/**
 * Pages that are named one by one make one scan per viewport, with one report. This also applies to a file with one
 * URL, because more may follow.
 */
export function listTargets(settings: Settings, urls: readonly string[]): readonly Target[] {
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

type Look = Omit<Target, 'url' | 'urls' | 'scanType' | 'viewport' | 'reach'>;

function readLook(settings: Settings): Look {
  const { fresh, states, locale, disable, exclude_selector: excluded, operate, screenshots } = settings;
  const sample = readSample(settings);
  return {
    ...(fresh && { fresh: true as const }),
    ...(states.length > 0 && { states: [...new Set(states)] }),
    ...(locale !== undefined && { locale }),
    ...(disable.length > 0 && { disable }),
    ...(excluded.length > 0 && { exclude_selectors: excluded }),
    ...(!operate && { operate: false as const }),
    ...(!screenshots && { screenshots: false as const }),
    ...(sample !== undefined && { sample }),
    ...readBefore(settings),
  };
}

/** The settings for each page before the check, and for how much is checked. */
function readBefore({ steps, dismiss_consent: dismisses, level }: Settings) {
  return {
    ...(steps.length > 0 && { steps }),
    ...(dismisses && { dismiss_consent: true as const }),
    ...(level === 'aaa' && { level }),
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
