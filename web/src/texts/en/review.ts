import type { Catalog } from '../catalog.ts';
import { count, formatNumber } from './format.ts';

export const texts = {
  title: 'Review one by one',
  lead: 'The engine could not decide these findings. Look at each one and say whether it is a problem.',
  question: 'Is this a problem?',
  position: (at: number, total: number) => `Finding ${formatNumber(at)} of ${formatNumber(total)}`,
  progress: 'Findings looked at',
  answers: { problem: 'Problem', fine: 'No problem', later: 'Later' },
  allAlike: 'Answer for all alike in this component',
  allAlikeHint: (more: number) =>
    `${count(more, { one: 'more open finding is', other: 'more open findings are' })} alike: of the same rule, in the same component, on any page.`,
  onlyThis: 'No other open finding is alike.',
  replaces: (decided: number) =>
    `“No problem” also replaces ${count(decided, { one: 'earlier decision', other: 'earlier decisions' })} there.`,
  forAllAlike: 'The next answer is for all alike.',
  forThisOnly: 'The next answer is for this finding only.',
  undo: 'Undo',
  nothingToUndo: 'There is no answer to undo.',
  shortcuts: 'Answer with single keys',
  shortcutsHint: '1: problem, 2: no problem, 3: later, U: undo, A: for all alike.',
  noPicture: 'There is no picture of this element.',
  element: 'Element',
  help: 'How to decide',
  readOnly: 'You can look at the findings. Answers need the right to start scans.',
  failed: 'The answer could not be saved.',
  doneTitle: 'All findings were looked at',
  done: (answered: number, later: number) =>
    later === 0
      ? `You answered ${count(answered, { one: 'finding', other: 'findings' })}.`
      : `You answered ${count(answered, { one: 'finding', other: 'findings' })} and left ${formatNumber(later)} for later. Open this page again to look at those.`,
  nothingTitle: 'Nothing to review',
  nothing: 'Every finding that needs review has a decision, or there is none.',
  omitted: (value: number) =>
    `${count(value, { one: 'more finding was', other: 'more findings were' })} not stored and cannot be reviewed here.`,
  back: 'Back to the issues',
} as const;

export type Texts = Catalog<typeof texts>;
