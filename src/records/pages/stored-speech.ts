import type { SpokenLine, SpokenPage } from '../../findings/spoken-page.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import { maxSelector } from './build-groups.ts';

const maxName = 500;

/** What a screen reader says, in stored form. */
export function toStoredSpeech(spoken: SpokenPage | undefined): SpokenPage | null {
  return spoken === undefined ? null : { ...spoken, lines: spoken.lines.map(toStoredLine) };
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
