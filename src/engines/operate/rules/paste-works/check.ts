import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { foundElementShape } from '../../../found-element.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

const lookAtPaste = inPageCall<[]>(new URL('check.in-page.ts', import.meta.url), 'lookAtPaste');
const lookSchema = z.object({ passed: z.int(), blocked: z.array(z.object(foundElementShape)) });

/**
 * Finds fields for passwords and codes that refuse text from the clipboard (WCAG 3.3.8, failure F109). Whether there is
 * another way to sign in, such as a passkey, is for a person to say.
 */
export async function check({ page }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { passed, blocked } = lookSchema.parse(await page.evaluate(lookAtPaste()));
  if (passed + blocked.length === 0) return undefined;
  const found = blocked.map((mark) => ({ ...mark, kind: 'needs_review', message: ['blocked'] }) as const);
  return { passed, found };
}
