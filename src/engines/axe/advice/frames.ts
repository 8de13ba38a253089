import { w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const frameTitles = w3cPage('WAI/WCAG22/Techniques/html/H64');

/** Documents within the document. */
export const frameAdvice = {
  'frame-focusable-content': {
    whyItMatters:
      'The frame is taken out of the tab order although it contains links or fields. People who use only the keyboard cannot get inside, so these controls do not exist for them.',
    howToFix: [
      'Remove `tabindex="-1"` from the `<iframe>`: by itself it is not a tab stop; only its contents are.',
      'If no one needs to use the frame, hide it completely with `hidden` or take it out of the page.',
    ],
    learnMore: [],
  },
  'frame-title': {
    whyItMatters:
      'Screen readers announce a frame by its title. Without one, blind people hear “frame” or a cryptic URL and must enter it to learn whether it contains a map, a video or an advertisement.',
    howToFix: [
      'Say what the frame contains: `<iframe src="…" title="Map of our branch offices">`.',
      'Have embedding scripts, such as those of video players and chats, set the title too.',
      'Hide frames that only serve technical ends with `hidden` or `aria-hidden="true"`, and make sure nothing in them can be focused.',
    ],
    learnMore: [frameTitles],
  },
  'frame-title-unique': {
    whyItMatters:
      'Several frames have the same title but show different things. Screen reader users cannot choose between them in the list of frames and have to enter each one.',
    howToFix: [
      'Give each frame a title for its own content: `title="Video: how to apply"`, `title="Video: how to appeal"`.',
      'If the frames do show the same, leave the titles equal and mark this finding as a false positive.',
    ],
    learnMore: [frameTitles],
  },
} satisfies AdviceByRule;
