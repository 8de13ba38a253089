import type { EngineReport, FoundElement } from '../../engines/finding.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import { maxHtml } from './build-groups.ts';
import type { Note } from '../../texts/note.ts';
import { says } from '../../texts/saying.ts';

const maxTitle = 512;
const mostFramesNamed = 10;

/** Notes of the page about truncated, omitted and unfinished content. */
export function noteLimits(
  reports: readonly EngineReport[],
  { titleLength, lostShots }: { readonly titleLength: number; readonly lostShots: number },
): readonly Note[] {
  return [
    ...noteFindings(reports),
    noteFrames(reports),
    {
      code: 'truncated_screenshot',
      count: lostShots,
      said: says('notes.truncated_screenshot', { n: lostShots }),
    },
    {
      code: 'truncated_title',
      count: titleLength > maxTitle ? 1 : 0,
      said: says('notes.truncated_title', { n: maxTitle }),
    },
    noteRulesNotRun(reports),
    noteExcluded(reports),
  ].filter((note) => note.count > 0);
}

function noteFindings(reports: readonly EngineReport[]): readonly Note[] {
  const findings = reports.flatMap((report) => report.findings);
  const omitted = findings.reduce((sum, finding) => sum + finding.total - finding.elements.length, 0);
  const cutSnippets = findings.flatMap(({ elements }) => elements).filter(isCut).length;
  return [
    {
      code: 'truncated_occurrences',
      count: omitted,
      said: says('notes.truncated_occurrences', { n: omitted }),
    },
    { code: 'truncated_snippet', count: cutSnippets, said: says('notes.truncated_snippet', { n: cutSnippets }) },
  ];
}

/** Lists a frame once if two engines could not reach it. */
function noteFrames(reports: readonly EngineReport[]): Note {
  const urls = new Map<string, string | undefined>();
  for (const { unreachedFrames, frameNames, frameUrls } of reports) {
    for (const selector of unreachedFrames) {
      const name = frameNames?.[selector] ?? selector;
      urls.set(name, urls.get(name) ?? frameUrls?.[selector]);
    }
  }
  const frames = [...urls].slice(0, mostFramesNamed).map(([name, url]) => nameFrame(name, url));
  return {
    code: 'truncated_frames',
    count: urls.size,
    said: says('notes.truncated_frames', { frames: frames.join(', ') }),
  };
}

function nameFrame(name: string, url: string | undefined): string {
  const stored = toStoredText(name, 200);
  return url === undefined ? stored : `${stored} (${toStoredText(url, 200)})`;
}

function noteRulesNotRun(reports: readonly EngineReport[]): Note {
  // The scan has one note on rules that a setting turns off: see note-rules-off.ts.
  const rules = reports.filter(({ isOff }) => isOff !== true).flatMap((report) => Object.entries(report.rules));
  const notRun = rules.flatMap(([rule, counts]) => (counts === null ? [rule] : []));
  return {
    code: 'rules_not_run',
    count: notRun.length,
    said: says('notes.rules_not_run', { rules: notRun.join(', ') }),
  };
}

function noteExcluded(reports: readonly EngineReport[]): Note {
  const count = reports.reduce((sum, { excluded = [] }) => sum + excluded.length, 0);
  return { code: 'excluded', count, said: says('notes.excluded_findings', { n: count }) };
}

function isCut(element: FoundElement): boolean {
  return element.html.length > maxHtml;
}
