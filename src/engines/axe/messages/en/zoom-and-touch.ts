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
  'target-size': {
    small: {
      problem:
        'This target is {nWidth} by {nHeight} pixels, and others are too close to it. People whose hands tremble hit the wrong one.',
      fix: 'Make it at least {nMinSize} by {nMinSize} pixels, or leave more space around it.',
    },
    found: {
      problem:
        'This target is too small, and others are too close to it. People whose hands tremble hit the wrong one.',
      fix: 'Make it at least 24 by 24 pixels, or leave more space around it.',
    },
    review_small: {
      problem:
        'This may be a target, and is {nWidth} by {nHeight} pixels with others close to it. Do people click or tap on it?',
      fix: 'If so, make it at least {nMinSize} by {nMinSize} pixels, or leave more space around it.',
    },
    review: {
      problem: 'Whether this target is large enough could not be determined.',
      fix: 'Check that it is at least 24 by 24 pixels, or that nothing else is close to it.',
    },
  },
} as const satisfies MessagesByRule;
