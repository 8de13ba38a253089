import type { RuleCase } from '../../../rule-cases.ts';

const dutch = 'De bibliotheek gaat om negen uur open, en lezers mogen vandaag tien boeken lenen.';

export const cases: readonly RuleCase[] = [
  ['a part in its language', `<p lang="nl">${dutch}`, 'passed'],
  ['a part in another language', `<p lang="fr">${dutch}`, 'failed'],
  ['text inside that names its own', `<p lang="fr"><span lang="nl">${dutch}</span>`, 'passed'],
  ['a part that is hidden', `<p lang="fr" hidden>${dutch}</p>1`, 'inapplicable'],
  ['a frame', `<iframe srcdoc="<html lang=en><body><p lang=fr>${dutch}"></iframe>`, 'failed'],
];
