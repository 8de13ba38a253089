import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { ReadReport } from './viewport-report.ts';

/** GitHub drops a job summary of more than 1 MiB completely. */
const mostBytes = 900_000;

/** One summary with a part for each viewport. Parts that do not fit are named. */
export function mergeMarkdown(reports: readonly ReadReport[]): string {
  const { mergedPart, mergedLeftOut } = commandLine.results;
  let left = mostBytes;
  const parts = reports.map(({ viewport, text }) => {
    const part = `# ${mergedPart(viewport)}\n\n${text}\n`;
    left -= Buffer.byteLength(part);
    return left < 0 ? `# ${mergedPart(viewport)}\n\n${mergedLeftOut}\n` : part;
  });
  return parts.join('\n');
}
