import { Secret, TOTP, URI } from 'otpauth';
import { z } from 'zod';
import type { PageStep } from '../../../browser/page-step.ts';
import { listSteps, shareSteps, stepSelector } from '../../../findings/step-shapes.ts';
import type { Recipe } from '../recipe.ts';
import { noAccess } from '../site-access.ts';
import type { SiteAccess } from '../site-access.ts';
import { asIssue } from '../../../texts/issue-text.ts';

const stepSchema = z.discriminatedUnion('do', [
  ...shareSteps(stepSelector),
  z.strictObject({
    do: z.literal('fill'),
    selector: stepSelector,
    value: z.string().describe('The name of one of the values.'),
  }),
  z.strictObject({ do: z.literal('totp'), selector: stepSelector }),
]);

const fields = z.strictObject({
  steps: listSteps(stepSchema),
  values: z
    .record(z.string().regex(/^\w{1,50}$/, asIssue('fields.value_of_letters')), z.string().max(1_000))
    .default({})
    .describe('The values to type, by name, such as `username` and `password`.'),
  totp: z
    .string()
    .max(1_000)
    .refine((text) => openTotp(text) !== undefined, asIssue('fields.base32'))
    .optional()
    .describe('The secret for one-time passwords (RFC 6238): base32, or an `otpauth://totp/` URI.'),
});

/** The steps of a person who signs in, at most ten. */
export const formSecretSchema = fields.superRefine(({ steps, values, totp }, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (steps[0]?.do !== 'goto') refuse(['steps', 0], asIssue('fields.first_step'));
  for (const [index, step] of steps.entries()) {
    if (step.do === 'fill' && !Object.hasOwn(values, step.value))
      refuse(['steps', index, 'value'], asIssue('fields.value_name', { value: step.value }));
    if (step.do === 'totp' && totp === undefined) refuse(['totp'], asIssue('fields.code_missing'));
  }
});

type FormSecret = z.infer<typeof fields>;

export function accessByForm({ steps, values, totp: given }: FormSecret): SiteAccess {
  const totp = given === undefined ? undefined : openTotp(given);
  const recipe: Recipe = {
    steps: steps.map((step) => fillIn(step, { values, totp })),
    code:
      totp === undefined
        ? undefined
        : { step: steps.findLastIndex((step) => step.do === 'totp'), seconds: totp.period },
  };
  const secrets = [...Object.values(values), ...(totp === undefined ? [] : [totp.secret.base32])];
  const shownSecrets = Object.entries(values).flatMap(([name, value]) => (isUserName(name) ? [value] : []));
  return { ...noAccess, recipe, secrets, shownSecrets };
}

/**
 * Pages show the name of the signed-in user, so pictures may show it, too. A person names the values, such as `user`
 * or `email`.
 */
function isUserName(name: string): boolean {
  return /^(?:user|login|account|e?mail)/i.test(name) && !/pass|secret|token|key|code|pin/i.test(name);
}

type Filling = { readonly values: FormSecret['values']; readonly totp: TOTP | undefined };

function fillIn(step: FormSecret['steps'][number], { values, totp }: Filling): PageStep {
  if (step.do === 'fill') return { ...step, text: () => values[step.value] ?? '' };
  if (step.do === 'totp') return { do: 'fill', selector: step.selector, text: () => totp?.generate() ?? '' };
  return step;
}

function openTotp(text: string): TOTP | undefined {
  try {
    const parsed = text.startsWith('otpauth:') ? URI.parse(text) : new TOTP({ secret: readSecret(text) });
    return parsed instanceof TOTP ? parsed : undefined;
  } catch {
    // The message of the schema does not ask for this.
    return undefined;
  }
}

/** Sites show it in groups of four letters. */
function readSecret(text: string): Secret {
  const secret = Secret.fromBase32(text.replaceAll(/[\s-]/g, ''));
  if (secret.bytes.length < 8) throw new Error('The secret is too short.');
  return secret;
}
