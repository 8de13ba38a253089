import { shortenPath } from '../../findings/opened-path.ts';
import type { Spoken, SpokenLine, SpokenPage } from '../../findings/spoken-page.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import { maxSelector } from './build-groups.ts';

const maxName = 500;

/** What a screen reader says, in stored form. */
export function toStoredSpeech(spoken: SpokenPage | undefined): SpokenPage | null {
  if (spoken === undefined) return null;
  const { opened, ...loaded } = spoken;
  const parts = opened?.map((part) => ({ ...storeLines(part), path: shortenPath(part.path) }));
  return { ...storeLines(loaded), ...(parts !== undefined && { opened: parts }) };
}

function storeLines<Said extends Spoken>(spoken: Said): Said {
  return { ...spoken, lines: spoken.lines.map(toStoredLine) };
}

function toStoredLine({ role, name, description, selectors, ...line }: SpokenLine): SpokenLine {
  return {
    ...line,
    role: toStoredText(role, 100),
    name: toStoredText(name.replaceAll(/\s+/g, ' ').trim(), maxName),
    ...(description !== undefined && { description: toStoredText(description, maxName) }),
    selectors: selectors.map((selector) => toStoredText(selector, maxSelector)),
  };
}
