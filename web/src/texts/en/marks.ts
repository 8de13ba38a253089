import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  action: 'Mark…',
  title: 'Mark this element',
  titleOfComponent: 'Mark this component',
  verdict: 'What did you decide?',
  choices: {
    false_positive: 'False positive: it is not a problem',
    accepted: 'Accepted: it is a problem, but it stays for now',
    fixed_pending: 'Fixed: the next scan checks it',
    confirmed: 'Confirmed: a person checked, and it is a problem',
  },
  meaning: {
    false_positive:
      'It no longer counts in the totals, the score and the reports of this and later scans, until you remove the mark.',
    accepted:
      'It still counts in the totals and the score, and also under “Accepted”. It does not fail a check on the command line. This applies to later scans too, until the last day or until you remove the mark.',
    fixed_pending:
      'It counts until the next scan of its page. If it is still there, that scan lists it as “came back”.',
    confirmed: 'It still counts under “To review”, and is recorded as reviewed.',
  },
  verdictMissing: 'Choose what you decided.',
  scope: 'What does this apply to?',
  scopeMissing: 'Choose what this applies to.',
  covers: (elements: number, pages: number) =>
    `${count(elements, { one: 'element', other: 'elements' })} on ${count(pages, { one: 'page', other: 'pages' })}`,
  scopes: {
    occurrence: 'This element only',
    selector: 'This selector, on every page',
    component: 'All of this issue in this component, on every page',
    group: 'The whole issue, everywhere',
  },
  reason: 'Reason',
  reasonHint: 'Optional. It helps others understand the decision later.',
  reasonRequired: 'Required. It helps others understand the decision later.',
  reasonMissing: 'Enter a reason.',
  byLabel: 'Name of the person who decided',
  byHint: 'Optional.',
  untilLabel: 'Last day',
  untilHint: 'Optional. After this day it counts as open again.',
  confirm: 'Save mark',
  done: 'The mark was saved. Counts were updated.',
  doneLater: 'The mark was saved. Counts are being updated.',
  doneComponent: (value: number) => `${count(value, { one: 'mark was', other: 'marks were' })} saved.`,
  list: 'Marks',
  scopeNames: {
    occurrence: 'One element',
    selector: 'One selector on every page',
    component: 'One component on every page',
    group: 'The whole issue',
  },
  by: (name: string) => `By ${name}`,
  until: (day: string) => `Until ${day}`,
  ended: {
    date: 'Its last day has passed, so it no longer applies.',
    scan: 'This scan is newer than the fix. What is still there is listed as “came back”.',
  },
  noReason: 'No reason was given.',
  ambiguous:
    'Not applied in this scan. The page now has a different number of identical elements, so it is not clear which one is marked.',
  remove: 'Remove mark',
  removeOf: (what: string) => `Remove mark: ${what}`,
  removed: 'The mark was removed. Counts and score were updated.',
  removedLater: 'The mark is being removed. Counts and score are being updated.',
  counted: 'Counts and score were updated.',
  applying: (progress: string) => `Being applied: counts and score are updated page by page.${progress}`,
  removing: (progress: string) => `Being removed: counts and score are updated page by page.${progress}`,
  progress: (done: string, total: string) => ` ${done} of ${total} pages are done.`,
  seeMarks: 'Marks are listed above',
  failed: 'The mark could not be saved.',
} as const;

export type Texts = Catalog<typeof texts>;
