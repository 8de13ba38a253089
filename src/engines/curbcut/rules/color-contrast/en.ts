import { textContrast } from '../../../contrast/required-ratio.ts';
import type { EnglishSentences } from '../../../rule-sentences.ts';

const { normal, large } = textContrast;
const check = `Check that it can be read: ${normal} to 1, or ${large} to 1 if it is large.` as const;

export const en = {
  title: 'Text must have enough contrast with its background',
  description: 'The contrast between text and its background reaches the ratio that WCAG 2 asks for at level AA.',
  whyItMatters:
    'Text that is too close in brightness to its background cannot be read by people with low vision or color blindness, by many older people, or by anyone in sunlight.',
  howToFix: [
    `Darken the text or lighten the background (or the reverse) until the ratio is at least ${normal}:1.`,
    `Large text, from 24 px or from about 18.7 px in bold, needs at least ${large}:1.`,
    'Change the color at its source, such as the CSS variable of the theme, so that every use of it improves.',
    'Where text is on top of an image or a gradient, put a plain background behind the text, and check the spot with the lowest contrast.',
  ],
  messages: {
    too_pale: {
      problem: 'The text {color} on {background} has a contrast of {nRatio} to 1. It needs {nNeeded} to 1.',
      fix: 'Change the text color: {passing} would do.',
    },
    maybe_exempt: {
      problem:
        'The text {color} on {background} has a contrast of {nRatio} to 1. Is it inactive, or a logo, as its class says?',
      fix: 'If not, it needs {nNeeded} to 1: {passing} would do.',
    },
    maybe_sign: {
      problem: 'This sign {color} on {background} has a contrast of {nRatio} to 1. Is it text that people must read?',
      fix: 'If so, it needs {nNeeded} to 1: {passing} would do.',
    },
    varies: {
      problem:
        'The background under this text varies, and its contrast with it: from {nLow} to {nHigh} to 1. It needs {nNeeded} to 1 everywhere.',
      fix: 'Check that all of it can be read. A plain color behind the text makes sure.',
    },
    unmeasured_blank: {
      problem: 'This field is empty, and what people type in it would be too pale, or its background varies.',
      fix: check,
    },
    unmeasured_covered: {
      problem: 'The contrast of this text could not be measured: something covers it.',
      fix: check,
    },
    unmeasured_effect: {
      problem:
        'The contrast of this text could not be measured: it is blended, masked, blurred or has a shadow by a filter.',
      fix: check,
    },
    unmeasured_frame: {
      problem:
        'The contrast of this text could not be measured: its frame is turned, scaled or from another site, and what is behind it is not a plain color.',
      fix: check,
    },
    unmeasured_gone: {
      problem: 'The contrast of this text could not be measured: it was replaced while the page was checked.',
      fix: check,
    },
    unmeasured_hidden: {
      problem: 'The contrast of this text could not be measured: it was not shown any more.',
      fix: check,
    },
    unmeasured_invisible: {
      problem: 'This text has the color of what is behind it. It may be hidden on purpose, or not readable at all.',
      fix: check,
    },
    unmeasured_late: {
      problem: 'The contrast of this text could not be measured: there was not enough time.',
      fix: check,
    },
    unmeasured_mixed: {
      problem: 'The contrast of this text could not be measured: something changes how it is drawn.',
      fix: check,
    },
    unmeasured_moving: {
      problem: 'The contrast of this text could not be measured: it or what is behind it changes all the time.',
      fix: check,
    },
    unmeasured_no_pictures: {
      problem:
        'The contrast of this text could not be measured: its styles alone do not decide it, and the setting contrast_pixels turns pictures off.',
      fix: check,
    },
    unmeasured_outside: {
      problem: 'The contrast of this text could not be measured: it is outside of what can be scrolled into view.',
      fix: check,
    },
    unmeasured_small: {
      problem: 'The contrast of this text could not be measured: too little of it is drawn.',
      fix: check,
    },
    unmeasured_thin: {
      problem:
        'The contrast of this text could not be measured: its lines are thinner than a pixel, or something covers it in part.',
      fix: check,
    },
    review: {
      problem: 'The contrast of this text with its background could not be measured.',
      fix: check,
    },
  },
} as const satisfies EnglishSentences;
