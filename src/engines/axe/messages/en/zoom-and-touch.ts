import type { MessagesByRule } from '../../../rule-sentences.ts';

export const zoomAndTouchMessages = {
  'avoid-inline-spacing': {
    found: {
      problem:
        'A style attribute of this text sets its spacing with !important. People who need wider spacing cannot change it.',
      fix: 'Remove !important, or move the style to a style sheet.',
    },
    review: {
      problem:
        'A style attribute of this text sets its spacing with !important. Whether it is wide enough could not be determined.',
      fix: 'Remove !important.',
    },
  },
  'meta-viewport': {
    value: {
      problem:
        'The viewport prevents zooming with {value}. People with low vision cannot enlarge the page on their phones.',
      fix: 'Remove {value}.',
    },
    found: {
      problem: 'The viewport prevents zooming. People with low vision cannot enlarge the page on their phones.',
      fix: 'Remove user-scalable=no and maximum-scale.',
    },
  },
  'meta-viewport-large': {
    found: {
      problem:
        'The viewport limits zooming to less than 500 %: {content}. People with low vision cannot zoom in as far as they need.',
      fix: 'Remove maximum-scale, or set it to at least 5.',
    },
    any: {
      problem:
        'The viewport limits zooming to less than 500 %. People with low vision cannot zoom in as far as they need.',
      fix: 'Remove maximum-scale, or set it to at least 5.',
    },
  },
} as const satisfies MessagesByRule;
