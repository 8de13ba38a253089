import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

export const texts = {
  title: 'Review one by one',
  lead: 'The rules could not decide on these elements. Look at each one and say whether it is a problem.',
  question: 'Is this a problem?',
  position: (at: number, total: number) => `Element ${formatNumber(at)} of ${formatNumber(total)}`,
  progress: 'Elements reviewed',
  answers: { problem: 'Problem', fine: 'No problem', later: 'Later' },
  repeat: 'Apply to all similar',
  repeatMeaning: 'After an answer, this repeats it for all similar elements: same issue, same component, on any page.',
  repeatCovers: (answer: string, more: number) =>
    `Repeats “${answer}” for ${count(more, { one: 'more element', other: 'more elements' })}: same issue, same component, on any page.`,
  nothingToRepeat:
    'There is no answer to repeat. Answer this element first; then A applies your answer to all similar elements.',
  countingAlike: 'The similar elements are still being counted. Try again in a moment.',
  onlyThis: 'There are no other elements similar to the last one.',
  replaces: (decided: number) =>
    `This also replaces ${count(decided, { one: 'earlier decision', other: 'earlier decisions' })} there.`,
  repeated: (more: number) => `Applied to ${count(more, { one: 'more element', other: 'more elements' })}.`,
  undo: 'Undo',
  nothingToUndo: 'There is no answer to undo.',
  shortcuts: 'Answer with single keys',
  shortcutsHint: '1: problem, 2: no problem, 3: later, A: apply to all similar, U: undo.',
  noPicture: 'There is no picture of this element.',
  element: 'Element',
  help: 'How to decide',
  readOnly: 'You can look at the elements. To answer, you need the right to start scans.',
  failed: 'The answer could not be saved.',
  doneTitle: 'You have reviewed everything',
  done: (answered: number, later: number) =>
    later === 0
      ? `You answered ${count(answered, { one: 'element', other: 'elements' })}.`
      : `You answered ${count(answered, { one: 'element', other: 'elements' })} and left ${formatNumber(later)} for later. To review them, open this page again.`,
  nothingTitle: 'Nothing to review',
  nothing: 'Everything in this scan is decided.',
  omitted: (value: number) =>
    `${count(value, { one: 'more element was', other: 'more elements were' })} not stored and cannot be reviewed here.`,
  back: 'Back to the issues',
} as const;

export type Texts = Catalog<typeof texts>;
