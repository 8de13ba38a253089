import { understandingPage, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const captions = w3cPage('WAI/media/av/captions/');

/** Sound, video, movement, and pages that change by themselves. */
export const mediaAndTimeAdvice = {
  'video-caption': {
    whyItMatters:
      'Without captions, deaf people and people who are hard of hearing miss what is said and what is heard. They cannot use the video at all when its information is in the sound.',
    howToFix: [
      'Add captions in the language of the video: `<track kind="captions" src="talk.en.vtt" srclang="en" label="English">`.',
      'Include who speaks and the sounds that matter, and correct automatic captions by hand.',
      'If captions are part of the picture, or the video has no sound, check that and mark this finding as a false positive.',
    ],
    learnMore: [captions],
  },
  'meta-refresh-no-exceptions': {
    whyItMatters:
      'A page that reloads or leaves by itself interrupts people who read slowly or use a screen reader: they lose their place and have to start over.',
    howToFix: [
      'Remove `<meta http-equiv="refresh">`, and offer a link or a button to refresh the page.',
      'To move a page, redirect on the server with status 301 or 302, which happens before anything is read.',
    ],
    learnMore: [],
  },
  blink: {
    whyItMatters:
      'Blinking text cannot be read by people who read slowly, and pulls the attention of people with attention disorders away from everything else. Fast blinking can even harm people with photosensitive epilepsy.',
    howToFix: [
      'Remove `<blink>` and use ordinary markup such as `<strong>` for what is important.',
      'Do not rebuild the effect with CSS or script. If something must move, let it stop within five seconds or offer a pause button.',
    ],
    learnMore: [understandingPage('2.3.1')],
  },
  marquee: {
    whyItMatters:
      'Text that runs by itself is too fast for people who read slowly or magnify the screen, and it distracts people with attention disorders. It is also hard to hit a link that moves.',
    howToFix: [
      'Replace `<marquee>` with text that does not move.',
      'If it must move, use CSS with a pause button that the keyboard reaches, and stop it for people who ask for less motion with `@media (prefers-reduced-motion: reduce)`.',
    ],
    learnMore: [understandingPage('2.3.3')],
  },
} satisfies AdviceByRule;
