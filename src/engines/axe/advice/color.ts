import { enhancedContrast, textContrast } from '../../contrast/required-ratio.ts';
import { w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

/** Contrast of text, and meaning that only color conveys. */
export const colorAdvice = {
  'color-contrast': {
    whyItMatters:
      'Text that is too close in brightness to its background cannot be read by people with low vision or color blindness, by many older people, or by anyone in sunlight.',
    howToFix: [
      `Darken the text or lighten the background (or the reverse) until the ratio is at least ${textContrast.normal}:1.`,
      `Large text, from 24 px or from about 18.7 px in bold, needs at least ${textContrast.large}:1.`,
      'Change the color at its source, such as the CSS variable of the theme, so that every use of it improves.',
      'Where text is on top of an image or a gradient, put a plain background behind the text, and check the spot with the lowest contrast.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/contrast/')],
  },
  'color-contrast-enhanced': {
    whyItMatters:
      'People with low vision who use no magnifier need more contrast than level AA asks for: without it they read slowly, with errors, or not at all.',
    howToFix: [
      `Darken the text or lighten the background (or the reverse) until the ratio is at least ${enhancedContrast.normal}:1.`,
      `Large text, from 24 px or from about 18.7 px in bold, needs at least ${enhancedContrast.large}:1.`,
      'Change the color at its source, such as the CSS variable of the theme, so that every use of it improves.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/contrast/')],
  },
} satisfies AdviceByRule;
