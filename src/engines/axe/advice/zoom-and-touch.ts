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
  'target-size': {
    whyItMatters:
      'Small targets close together are hard to hit for people with tremor, large fingers or limited mobility, and for everyone on a moving train. They press the wrong thing, sometimes without a way back.',
    howToFix: [
      'Make the area that reacts at least 24 by 24 CSS pixels, for example with `padding` or `min-width` and `min-height`.',
      'Or leave enough space so that a circle of 24 pixels around the center of each small target touches no other target.',
      'Enlarge the icon of a close button together with its clickable area, and let nothing cover part of it.',
      'Links within a sentence are exempt.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/controls/')],
  },
} satisfies AdviceByRule;
