import type { Messages } from '../../rule-sentences.ts';

/** Messages about text that is not in its declared language. */
export const languageMessages = {
  other: {
    problem:
      'This text has lang="{declared}" and is in {languageFound}. Screen readers pronounce it as another language.',
    fix: 'Write lang="{found}".',
  },
  maybe_other: {
    problem: 'This text has lang="{declared}" and seems to be in {languageFound}. In which language is most of it?',
    fix: 'If it is {languageFound}, write lang="{found}".',
  },
} as const satisfies Messages;
