import { understandingPage, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

/** Contrast of text, and meaning that is told by colour alone. */
export const colourAdvice: AdviceByRule = {
  'color-contrast': {
    whyItMatters:
      'Text that is too close in brightness to its background cannot be read by people with low vision or colour blindness, by many older people, or by anyone in sunlight.',
    howToFix: [
      'Darken the text or lighten the background (or the reverse) until the ratio is at least 4.5:1.',
      'Large text, from 24 px or from about 18.7 px in bold, needs at least 3:1.',
      'Change the colour at its source, such as the CSS variable of the theme, so that all places profit.',
      'Where text stands on a picture or a gradient, put a plain surface behind it and check its weakest spot.',
    ],
    learnMore: [w3cPage('WAI/perspective-videos/contrast/', 'WAI: colours with good contrast')],
  },
  'color-contrast-enhanced': {
    whyItMatters:
      'The stricter level of contrast serves people whose sight is reduced to about 20/80 and who use no magnifier or special settings. Below it, they read longer texts with effort or give up.',
    howToFix: [
      'Raise the ratio of text to background to at least 7:1.',
      'Large text, from 24 px or from about 18.7 px in bold, needs at least 4.5:1.',
      'If the design of the brand forbids it, offer a high-contrast theme and honour `@media (prefers-contrast: more)`.',
    ],
    learnMore: [understandingPage('1.4.3')],
  },
  'link-in-text-block': {
    whyItMatters:
      'The link differs from the text around it by colour alone. People who are colour-blind or have low vision do not notice that there is a link in the sentence.',
    howToFix: [
      'Underline links within text: `p a { text-decoration: underline; }`.',
      'Or use another difference that does not need colour, such as a border below or bold type.',
      'If colour must do alone, give link and surrounding text a contrast of at least 3:1 to each other, and add a further sign on hover and focus.',
    ],
    learnMore: [],
  },
};
