import { actRulePage, ariaPractice } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

/** ARIA attributes where they have no effect. */
export const ariaRules = [
  {
    ...ours,
    id: 'role-description-prohibited',
    title: 'Only an element with a role may describe its role',
    description: 'Elements with aria-roledescription or a braille label have a role other than generic.',
    severity: 'moderate',
    criteria: ['4.1.2'],
    rgaa: ['7.1'],
    actIds: ['kb1m8s'],
    help: actRulePage('kb1m8s'),
    whyItMatters:
      'The element describes a role that it does not have. ARIA prohibits that, and screen readers ignore it, so their users do not learn what the author wanted to tell them.',
    howToFix: [
      'Add the role that is described: `<div role="group" aria-roledescription="slide">`.',
      'Remove `aria-roledescription`, `aria-brailleroledescription` or `aria-braillelabel` where no role fits.',
    ],
    learnMore: [],
    inFrames: true,
  },
  {
    ...ours,
    bestPractice: true,
    id: 'name-prohibited',
    title: 'Only an element whose role allows it should have aria-label or aria-labelledby',
    description: 'Elements with text that have aria-label or aria-labelledby have a role that can be named.',
    severity: 'minor',
    criteria: [],
    rgaa: [],
    actIds: ['kb1m8s'],
    help: actRulePage('kb1m8s'),
    whyItMatters:
      'ARIA does not allow a name for text and for elements without a role. Some screen readers ignore it, others read it in place of the text, so what people hear depends on what they use.',
    howToFix: [
      'Remove the attribute where the text says enough.',
      'Add the role that the element has: `<div role="group" aria-label="Price">`.',
      'Put words for screen readers into the text, in a visually hidden `<span>`.',
    ],
    learnMore: [ariaPractice('names-and-descriptions')],
    inFrames: true,
  },
] as const satisfies readonly CurbcutRule[];
