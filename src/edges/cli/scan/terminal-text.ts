import { stripVTControlCharacters, styleText } from 'node:util';
import type { Severity } from '../../../findings/severity.ts';

/** A stream that people or pipelines read. `columns` is set on a terminal only. */
export type TextStream = NodeJS.WritableStream & { readonly columns?: number };

/** Colors text if the stream is a terminal and `NO_COLOR` is not set. */
export type Paint = (style: Severity | 'strong' | 'faint' | 'good' | 'bad', text: string) => string;

const styles = {
  critical: ['bold', 'red'],
  serious: ['red'],
  moderate: ['yellow'],
  minor: ['cyan'],
  strong: ['bold'],
  faint: ['dim'],
  good: ['green'],
  bad: ['bold', 'red'],
} as const;

export function paintFor(stream: TextStream): Paint {
  return (style, text) => styleText([...styles[style]], text, { stream });
}

const leastColumns = 40;

/** Breaks long lines between words, for a terminal. A line keeps its indent. A log gets each line whole. */
export function wrapText(text: string, columns: number | undefined): string {
  if (columns === undefined) return text;
  const width = Math.max(columns, leastColumns);
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): readonly string[] {
  const indent = /^ */u.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.slice(indent.length).split(' ')) {
    const longer = current === '' ? `${indent}${word}` : `${current} ${word}`;
    if (current !== '' && stripVTControlCharacters(longer).length > width) {
      lines.push(current);
      current = `${indent}  ${word}`;
    } else current = longer;
  }
  return [...lines, current];
}
