import { enhancedContrast } from '../../../contrast/required-ratio.ts';
import type { EnglishSentences } from '../../../rule-sentences.ts';

const { normal, large } = enhancedContrast;

export const en = {
  title: 'Text must have strong contrast with its background',
  description: 'The contrast between text and its background reaches the ratio that WCAG 2 asks for at level AAA.',
  whyItMatters:
    'People with low vision who use no magnifier need more contrast than level AA asks for: without it they read slowly, with errors, or not at all.',
  howToFix: [
    `Darken the text or lighten the background (or the reverse) until the ratio is at least ${normal}:1.`,
    `Large text, from 24 px or from about 18.7 px in bold, needs at least ${large}:1.`,
    'Change the color at its source, such as the CSS variable of the theme, so that every use of it improves.',
  ],
  messages: {
    too_pale: {
      problem: 'The text {color} on {background} has a contrast of {nRatio} to 1. Level AAA asks for {nNeeded} to 1.',
      fix: 'Change the text color: {passing} would do.',
    },
    review: {
      problem: 'The contrast of this text with its background could not be measured.',
      fix: `Check that it reaches ${normal} to 1, or ${large} to 1 if it is large.`,
    },
    maybe_exempt: {
      problem:
        'The text {color} on {background} has a contrast of {nRatio} to 1. Is it inactive, or a logo, as its class says?',
      fix: 'If not, level AAA asks for {nNeeded} to 1: {passing} would do.',
    },
    maybe_sign: {
      problem: 'This sign {color} on {background} has a contrast of {nRatio} to 1. Is it text that people must read?',
      fix: 'If so, level AAA asks for {nNeeded} to 1: {passing} would do.',
    },
  },
} as const satisfies EnglishSentences;
