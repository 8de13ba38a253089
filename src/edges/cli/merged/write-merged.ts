import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { commandNameOf } from '../../../reports/report-format.ts';
import type { PlannedReport } from '../scan/write-reports.ts';
import { mergeJson } from './merge-json.ts';
import { mergeJunit } from './merge-junit.ts';
import { mergeMarkdown } from './merge-markdown.ts';
import { mergeSarif } from './merge-sarif.ts';
import type { ReadReport, ViewportReport } from './viewport-report.ts';

type Merge = (reports: readonly ViewportReport[]) => Promise<string>;

/** The formats that one file can have for several viewports, by their names on the command line. */
const mergeOf: Readonly<Record<string, Merge>> = {
  json: mergeJson,
  junit: readFirst(mergeJunit),
  markdown: readFirst(mergeMarkdown),
  sarif: readFirst(mergeSarif),
};

/** The length of these formats is limited. */
function readFirst(merge: (reports: readonly ReadReport[]) => string): Merge {
  return async (reports) =>
    merge(await Promise.all(reports.map(async ({ viewport, read }) => ({ viewport, text: await text(read()) }))));
}

/** One file for several viewports of a URL, beside the reports that it is made of. */
export type PlannedMerge = { readonly path: string; readonly merge: Merge; readonly parts: readonly PlannedReport[] };

/** A merged report has the name of the single ones, without the viewport. */
export function planMerges(planned: readonly PlannedReport[]): readonly PlannedMerge[] {
  return [...Map.groupBy(planned, ({ mergedPath }) => mergedPath)].flatMap(([path, parts]) => {
    const [first] = parts;
    const merge = first === undefined ? undefined : mergeOf[commandNameOf(first.format)];
    return path === undefined || merge === undefined || parts.length < 2 ? [] : [{ path, merge, parts }];
  });
}

/** Writes the merged reports of which at least two parts were written, and returns their files. */
export async function writeMerges(
  merges: readonly PlannedMerge[],
  written: readonly string[],
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const { path, merge, parts } of merges) {
    const there = parts.filter((part) => written.includes(part.path));
    if (there.length < 2) continue;
    const reports = there.map((part) => ({ viewport: part.target.viewport, read: () => createReadStream(part.path) }));
    await writeFile(path, await merge(reports));
    files.push(path);
  }
  return files;
}
