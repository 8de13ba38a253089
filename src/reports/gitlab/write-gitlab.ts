import { maskVolatile } from '../../records/issues/mask-volatile.ts';
import { titleOf } from '../ci-finding.ts';
import { mapOriginsIn } from '../placement.ts';
import { cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import type { ReportInput } from '../report-format.ts';
import { selectListedGroups } from '../report-model.ts';
import type { ReportGroup } from '../report-model.ts';
import type { IssueOnPage, ReportedPage } from '../stream-page-findings.ts';
import { streamPageFindings } from '../stream-page-findings.ts';
import type { Texts } from '../../texts/texts.ts';
import { maskNumbers } from '../../texts/numbers-in-text.ts';
import { encodeJson } from '../../texts/encode-json.ts';
import type { GitlabEntry } from './gitlab-entry.ts';

const mostEntries = 20_000;
const mostExamples = 100;
const longest = { selector: 300, html: 300, message: 500 };

export async function* writeGitlab({ db, head, options, placement }: ReportInput): AsyncGenerator<string> {
  const wanted = { groups: selectListedGroups(head.groups, options), mostExamples, withoutAccepted: true };
  const sums = { total: 0, passes: 0, errors: 0, omitted: 0 };
  yield '{"results":{';
  for await (const page of streamPageFindings(db, head, wanted)) {
    if (page.status !== 'completed' && page.status !== 'failed') continue;
    const room = mostEntries - sums.errors;
    const all = writePage(page, (text) => mapOriginsIn(text, placement), head.texts);
    const entries = all.slice(0, room);
    const found = page.status === 'failed' ? 1 : page.findings.reduce((sum, { count }) => sum + count, 0);
    yield `${sums.total === 0 ? '\n' : ',\n'}${encodeJson(writeAddress(page))}:${encodeJson(entries)}`;
    sums.total += 1;
    sums.passes += found === 0 ? 1 : 0;
    sums.errors += entries.length;
    sums.omitted += found - entries.length;
  }
  yield `},${encodeJson(sums).slice(1)}\n`;
}

/** GitLab lists pages by URL, so a page that steps lead to needs another URL. */
function writeAddress({ url, entry }: ReportedPage): string {
  return entry === '' ? url : `${url}${url.includes('#') ? '/' : '#'}${encodeURIComponent(entry)}`;
}

/** Runs before a text is truncated, because origins differ in length, and ports are numbers, which are masked. */
type MapOrigins = (text: string) => string;

function writePage(page: ReportedPage, mapOrigins: MapOrigins, texts: Texts): readonly GitlabEntry[] {
  if (page.status === 'failed') return [writeUnscanned(page, mapOrigins, texts)];
  return page.findings.flatMap(({ group, examples }) =>
    examples.map(({ selector, html, general }) =>
      writeEntry(group, {
        selector: mapOrigins(selector),
        html: mapOrigins(html),
        message: mapOrigins(general),
        title: titleOf(group.card, texts),
      }),
    ),
  );
}

type Shown = Pick<IssueOnPage['examples'][number], 'selector' | 'html' | 'message'> & { readonly title: string };

/**
 * A field must not contain text that differs from load to load, because GitLab would count the entry as both new and
 * fixed.
 */
function writeEntry(group: ReportGroup, { selector, html, message, title }: Shown): GitlabEntry {
  return {
    code: writeCode(group),
    type: 'error',
    typeCode: 1,
    message: `${title} (${group.card.rule}). ${cutText(quoteOnOneLine(message), longest.message)}`,
    context: cutText(maskGenerated(quoteOnOneLine(shortenDataUris(html))), longest.html),
    selector: cutText(maskGenerated(quoteOnOneLine(selector)), longest.selector),
    runner: 'curbcut',
  };
}

function writeUnscanned({ outcome, advice }: ReportedPage, mapOrigins: MapOrigins, { reports }: Texts): GitlabEntry {
  return {
    code: `Curbcut.${outcome ?? 'failed'}`,
    type: 'error',
    typeCode: 1,
    message: reports.ci.notScanned(cutText(maskNumbers(quoteOnOneLine(mapOrigins(advice ?? ''))), longest.message)),
    context: '',
    selector: '',
    runner: 'curbcut',
  };
}

/**
 * `WCAG2AA.Principle1.Guideline1_4.1_4_3`. GitLab turns a fifth part into a link, so it would have to be a WCAG
 * technique.
 */
function writeCode({ card }: ReportGroup): string {
  const [standard] = card.standards;
  if (standard === undefined || card.best_practice) return `BestPractice.${card.rule}`;
  const [principle = '', guideline = ''] = standard.criterion.split('.');
  const criterion = standard.criterion.replaceAll('.', '_');
  return `WCAG2${standard.level}.Principle${principle}.Guideline${principle}_${guideline}.${criterion}`;
}

/** GitLab tells entries apart by their text. A place among siblings stays: without it, no one finds the element. */
function maskGenerated(text: string): string {
  return text
    .split(/(:nth-[a-z-]+\(\d+\))/u)
    .map((part, index) => (index % 2 === 1 ? part : maskPart(part)))
    .join('');
}

/** maskVolatile moves the digits that it keeps to a private range, but people read them here. */
function maskPart(text: string): string {
  return maskVolatile(text).replaceAll(/[\u{e000}-\u{e009}]/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) - 0xe0_00),
  );
}
