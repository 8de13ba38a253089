import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { listPatterns } from '../../records/issues/list-patterns.ts';
import { listPages } from '../../records/pages/list-pages.ts';
import { Refused } from '../../texts/refused.ts';
import { listManualChecks } from '../../reading/standards/manual-checks.ts';
import { readRulesWithElements } from '../../reading/standards/read-scan-standard.ts';
import { readVerdictsOnScan } from '../../records/triage/read-clause-verdicts.ts';
import { readAccepted } from '../read-accepted.ts';
import { readComponents } from '../read-components.ts';
import { readFailures } from '../read-failures.ts';
import type { ReportGroup, ReportHead, ReportOptions } from '../report-model.ts';
import { selectListedGroups } from '../report-model.ts';
import { sampleOccurrences } from '../sample-occurrences.ts';
import { inlineScreenshot } from './inline-screenshots.ts';
import type {
  FailureContent,
  IssueContent,
  ReportContent,
  ReportExtent,
  ReportScope,
  Sample,
} from './report-content.ts';

/** The limits of one document, so that it prints in seconds. */
const mostOccurrences = 400;
const mostScreenshots = 150;
const mostPatterns = 100;
const limits = {
  // The list of all issues names those that are not described.
  short: { issues: 12, samples: 2, failedPagesOfAKind: 5, components: 5 },
  // More issues than the engine has rules.
  full: { issues: 150, samples: 100, failedPagesOfAKind: 25, components: 10 },
};

type ContentSource = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'open'>;
  readonly signal: AbortSignal;
};
type ContentChoice = {
  readonly options: ReportOptions;
  readonly scope: ReportScope | undefined;
  readonly extent: ReportExtent;
  /** A lower number of issues to describe than the extent has. */
  readonly mostIssues?: number | undefined;
};

/** Reads the content of the PDF. Throws Refused (`issue_not_found`) if the scan lacks the scope. */
export async function collectContent(
  deps: ContentSource,
  head: ReportHead,
  { mostIssues, ...wanted }: ContentChoice,
): Promise<ReportContent> {
  const most = limits[wanted.extent];
  const options = { ...wanted.options, sampleSize: Math.min(most.samples, wanted.options.sampleSize) };
  const chosen = chooseGroups(head, wanted);
  const groups = chosen.slice(0, mostIssues ?? most.issues);
  const sizes = shareOut(groups, options.sampleSize);
  const issues: IssueContent[] = [];
  let room = mostScreenshots;
  for (const [index, group] of groups.entries()) {
    // The report is no longer needed, so the rest is not read.
    if (deps.signal.aborted) break;
    const chosenSamples = await readSamples(deps, group, { size: sizes[index] ?? 0, room, scanId: head.scan.id });
    const samples =
      wanted.extent === 'full' ? await countAlike(deps.db, head, { group, samples: chosenSamples }) : chosenSamples;
    room -= samples.filter(({ image }) => image !== undefined).length;
    issues.push({ number: index + 1, group, samples });
  }
  const isWhole = wanted.scope === undefined;
  const fixes = isWhole ? await readFixes(deps, head, most.components) : { components: [], moreComponents: 0 };
  const failures = isWhole ? await readFailureContent(deps.db, head, most.failedPagesOfAKind) : [];
  const accepted = await readAccepted(deps.db, head.scan.id);
  const listed = chosen.map((group, index) => ({ number: index + 1, group }));
  const manualChecks = listManualChecks(await readRulesWithElements(deps.db, head.scan.id), head.texts);
  const answers = head.standard === null && isWhole ? await readVerdictsOnScan(deps.db, head.row) : [];
  return { head, ...wanted, options, ...fixes, listed, issues, failures, accepted, manualChecks, answers };
}

/** Proven issues come before those that need review, each with the worst first. */
function chooseGroups(head: ReportHead, { options, scope }: ContentChoice): readonly ReportGroup[] {
  if (scope !== undefined) {
    const group = head.groups.find(({ card }) => card.kind === scope.kind && card.key === scope.key);
    if (group !== undefined) return [group];
    throw new Refused({ code: 'issue_not_found' });
  }
  const listed = selectListedGroups(head.groups, options);
  return [
    ...listed.filter(({ card }) => card.kind === 'failed'),
    ...listed.filter(({ card }) => card.kind !== 'failed'),
  ];
}

/** Every issue shows at least one occurrence. The worst issues get the rest of the space first. */
function shareOut(groups: readonly ReportGroup[], sampleSize: number): readonly number[] {
  let left = Math.max(0, mostOccurrences - groups.length);
  return groups.map(({ storedCount }) => {
    const more = Math.max(0, Math.min(sampleSize, storedCount, left + 1) - 1);
    left -= more;
    return 1 + more;
  });
}

async function readSamples(
  { db, screenshots }: ContentSource,
  group: ReportGroup,
  { size, room, scanId }: { readonly size: number; readonly room: number; readonly scanId: string },
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const shown = new Set<string>();
  let pictures = 0;
  const chosen = await sampleOccurrences(db, group, size);
  for (const occurrence of chosen) {
    const isRepeated = shown.has(occurrence.pattern);
    shown.add(occurrence.pattern);
    const hasPicture = !isRepeated && pictures < room;
    const image = hasPicture ? await inlineScreenshot(screenshots, scanId, occurrence) : undefined;
    if (image !== undefined) pictures += 1;
    samples.push({ occurrence, image, isRepeated });
  }
  return [...samples.filter(({ isRepeated }) => !isRepeated), ...samples.filter(({ isRepeated }) => isRepeated)];
}

/** Adds the size of its pattern to each sample that stands for one. */
async function countAlike(
  db: Database,
  { catalog, scan }: ReportHead,
  { group, samples }: { readonly group: ReportGroup; readonly samples: readonly Sample[] },
): Promise<readonly Sample[]> {
  if (samples.length === 0) return samples;
  const { kind, key } = group.card;
  const page = { limit: mostPatterns, offset: 0 };
  const { patterns } = await listPatterns({ db, catalog }, { scanId: scan.id, kind, key }, page);
  const byKey = new Map(patterns.map((pattern) => [pattern.key, pattern]));
  return samples.map((sample) => {
    const pattern = sample.isRepeated ? undefined : byKey.get(sample.occurrence.pattern);
    if (pattern === undefined || pattern.occurrence_count === 1) return sample;
    const { occurrence_count: occurrences, page_count: pages, page_urls: urls } = pattern;
    return { ...sample, alike: { occurrences, pages, urls } };
  });
}

async function readFixes(
  { db, screenshots }: ContentSource,
  head: ReportHead,
  most: number,
): Promise<Pick<ReportContent, 'components' | 'moreComponents'>> {
  const { components, total } = await readComponents(db, head, most);
  const contents = components.map(async (component) => ({
    component,
    image: await inlineScreenshot(screenshots, head.scan.id, component),
  }));
  return { components: await Promise.all(contents), moreComponents: total - components.length };
}

async function readFailureContent(db: Database, head: ReportHead, most: number): Promise<readonly FailureContent[]> {
  const contents: FailureContent[] = [];
  for (const failure of await readFailures(db, head.scan, head.texts)) {
    const filter = { status: 'failed', outcome: failure.outcome } as const;
    const page = { limit: most, offset: 0 };
    const { pages } = await listPages(db, { scan: head.row, filter, page });
    contents.push({ ...failure, examples: pages });
  }
  return contents;
}
