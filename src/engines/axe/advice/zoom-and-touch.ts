import { understandingPage, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

/** Adaptation of the page to eyes, hands and devices: zoom, spacing, orientation, target size. */
export const zoomAndTouchAdvice = {
  'avoid-inline-spacing': {
    whyItMatters:
      'People with dyslexia or low vision widen letters, words and lines with their own style sheets in order to read. Spacing that is fixed inline with `!important` cannot be overridden.',
    howToFix: [
      'Remove `!important` from `letter-spacing`, `word-spacing` and `line-height` in `style` attributes.',
      'Move the spacing into a style sheet.',
      'Test with the values of WCAG: line height 1.5, letters 0.12 em, words 0.16 em. Nothing may be cut off.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/customizable/')],
  },
  'meta-viewport': {
    whyItMatters:
      'The page forbids enlarging with two fingers. People with low vision cannot read it on a phone, although the device could magnify it.',
    howToFix: [
      'Remove `user-scalable=no`, and `maximum-scale` where it is below 2.',
      'Use `<meta name="viewport" content="width=device-width, initial-scale=1">`.',
      'Repair the layout where it breaks when enlarged, instead of forbidding to enlarge it.',
    ],
    learnMore: [understandingPage('1.4.10')],
  },
  'meta-viewport-large': {
    whyItMatters:
      'Enlarging is limited to less than five times. People with severely reduced sight need more than the double size that WCAG demands, and stop short of what they can read.',
    howToFix: [
      'Remove `maximum-scale` from the viewport, or set it to 5 or more.',
      'Use `<meta name="viewport" content="width=device-width, initial-scale=1">`.',
    ],
    learnMore: [understandingPage('1.4.4'), understandingPage('1.4.10')],
  },
} satisfies AdviceByRule;
