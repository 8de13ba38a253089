import { expect, it } from 'vitest';
import type { ScanRun } from './follow-scans.ts';
import { Progress } from './progress.ts';
import { scanAnswerSchema } from './service-answers.ts';

const target = { url: 'https://example.com/sitemap.xml', scanType: 'sitemap', reach: {}, viewport: 'desktop' } as const;

function aScan(progress: { readonly total: number; readonly completed: number; readonly failed: number }) {
  const { total, completed, failed } = progress;
  return scanAnswerSchema.parse({
    id: 'scan-1',
    url: target.url,
    status: 'running',
    viewport: { preset: 'desktop' },
    progress: {
      pages_total: total,
      pages_completed: completed,
      pages_failed: failed,
      pages_pending: 0,
      pages_running: 0,
    },
    summary: { needs_review_occurrences: 0, by_severity: { critical: 0, serious: 0, moderate: 0, minor: 0 } },
    score: null,
    engine: null,
    error: null,
    notes: [],
  });
}

/** What is written while a scan advances from one state to the next. */
function show(isTerminal: boolean): readonly string[] {
  const run: ScanRun = { target, scan: undefined };
  const written: string[] = [];
  const progress = new Progress([run], { isTerminal, write: (text) => void written.push(text) });
  for (const [completed, failed] of [
    [0, 0],
    [0, 0],
    [30, 0],
    [100, 2],
  ] as const) {
    run.scan = aScan({ total: 204, completed, failed });
    progress.show();
  }
  progress.end();
  return written;
}

it('is a bar on a terminal, drawn in place when it changes, and removed at the end', () => {
  const bar = (filled: number, percent: string) => `[${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${percent} %`;
  const last = `${bar(15, ' 50')} 102 of 204 pages, 2 not scanned`;

  expect(show(true)).toEqual([
    `\r${bar(0, '  0')} 0 of 204 pages`,
    `\r${bar(4, ' 14')} 30 of 204 pages`,
    `\r${last}`,
    `\r${' '.repeat(last.length)}\r`,
  ]);
});

it('is a line for each ten percent elsewhere', () => {
  expect(show(false)).toEqual([
    '  0 %: 0 of 204 pages\n',
    ' 14 %: 30 of 204 pages\n',
    ' 50 %: 102 of 204 pages, 2 not scanned\n',
  ]);
});
