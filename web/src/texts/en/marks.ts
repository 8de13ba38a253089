import type { Catalog } from '../catalog.ts';
import { count } from './format.ts';

export const texts = {
  action: 'Mark…',
  title: 'Mark finding',
  titleOfComponent: 'Mark this component',
  verdict: 'What did you decide?',
  choices: {
    false_positive: 'False positive: the finding is wrong',
    accepted: 'Accepted: it is a problem, and it stays for now',
    fixed_pending: 'Fixed: the next scan checks it',
    confirmed: 'Confirmed: a person looked, and it is a problem',
  },
  meaning: {
    false_positive:
      'The finding leaves counts, score and reports, in later scans of this target too, until you remove the mark.',
    accepted:
      'The finding stays in counts and score, and is counted apart. It does not fail a check on the command line. This holds in later scans until its last day, or until you remove the mark.',
    fixed_pending:
      'The finding stays in counts and score until the next scan that looks at its page. If that scan finds it again, it says that the finding came back.',
    confirmed: 'The finding still counts as one that needs review, and is recorded as reviewed.',
  },
  scope: 'What does this apply to?',
  scopes: {
    occurrence: 'This occurrence only',
    selector: 'This selector, on every page',
    component: 'Everything of this issue in this component, on every page',
    group: 'The whole issue, everywhere',
  },
  reason: 'Reason',
  reasonHint: 'Optional. It helps others understand the decision later.',
  reasonRequired: 'Required. It helps others understand the decision later.',
  reasonMissing: 'Enter a reason.',
  byLabel: 'Name of the person who decided',
  byHint: 'Optional.',
  untilLabel: 'Last day',
  untilHint: 'Optional. After this day the finding counts as open again.',
  confirm: 'Save mark',
  done: 'The mark was saved. Counts were updated.',
  doneLater: 'The mark was saved. Counts are being updated.',
  doneComponent: (value: number) => `${count(value, { one: 'mark was', other: 'marks were' })} saved.`,
  list: 'Marks',
  scopeNames: {
    occurrence: 'One occurrence',
    selector: 'One selector on every page',
    component: 'One component on every page',
    group: 'The whole issue',
  },
  by: (name: string) => `By ${name}`,
  until: (day: string) => `Until ${day}`,
  ended: {
    date: 'Its last day has passed, so it no longer applies.',
    scan: 'This scan is newer than the fix. Findings that it found again are listed as “came back”.',
  },
  noReason: 'No reason was given.',
  ambiguous:
    'Not applied in this scan: the page has a different number of identical elements than when the mark was made, so it is not clear which one it means.',
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
