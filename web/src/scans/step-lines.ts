import type { NewScanInput } from '../api/scans.ts';
import type { ReadSteps } from './form-options.ts';

type Entry = NonNullable<NewScanInput['steps']>[number];
type Step = Entry['steps'][number];

const between = ' | ';

/** Steps as a person writes them: a name and a pattern, then a step per line. Empty lines separate entries. */
export function writeSteps(entries: NonNullable<NewScanInput['steps']>): string {
  return entries
    .map(({ name, url_pattern: pattern, steps }) => [`${name}${between}${pattern}`, ...steps.map(writeStep)].join('\n'))
    .join('\n\n');
}

function writeStep(step: Step): string {
  if (step.do === 'goto') return `goto ${step.url}`;
  if (step.do === 'fill') return `fill ${JSON.stringify(step.value)} ${step.selector}`;
  return step.do === 'press' ? `press ${step.key} ${step.selector}` : `${step.do} ${step.selector}`;
}

/** The opposite of writeSteps. The service checks the values. */
export function readSteps(typed: string): ReadSteps {
  const blocks = typed.replaceAll(/\r\n?/gu, '\n').split(/\n[ \t]*\n/u);
  const lines = blocks.map((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  const entries = lines.filter(({ length }) => length > 0).map(readEntry);
  const wrong = entries.find((entry) => typeof entry === 'string');
  if (wrong !== undefined) return { wrongLine: wrong };
  return { steps: entries.filter((entry) => typeof entry !== 'string') };
}

function readEntry([head = '', ...lines]: readonly string[]): Entry | string {
  const at = head.lastIndexOf(between);
  if (at === -1) return head;
  const steps = lines.map(readStep);
  const wrong = lines[steps.indexOf(undefined)];
  if (wrong !== undefined) return wrong;
  const name = head.slice(0, at).trim();
  return { name, url_pattern: head.slice(at + between.length).trim(), steps: steps.filter((one) => one !== undefined) };
}

function readStep(line: string): Step | undefined {
  const [word, rest] = splitWord(line);
  if (rest === '') return undefined;
  if (word === 'goto') return { do: word, url: rest };
  if (word === 'click' || word === 'wait_for') return { do: word, selector: rest };
  if (word === 'fill') return readFill(rest);
  return word === 'press' ? readPress(rest) : undefined;
}

function readPress(rest: string): Step | undefined {
  const [key, selector] = splitWord(rest);
  return selector === '' ? undefined : { do: 'press', selector, key };
}

function splitWord(text: string): readonly [word: string, rest: string] {
  const [, word = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(text) ?? [];
  return [word, rest];
}

/** The text to type is in quotes, as in JSON. */
function readFill(rest: string): Step | undefined {
  const [, text = '', selector = ''] = /^("(?:[^"\\]|\\.)*")\s+(.+)$/u.exec(rest) ?? [];
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? { do: 'fill', selector, value } : undefined;
  } catch {
    // The caller names the line.
    return undefined;
  }
}
