import { z } from 'zod';
import { sessionCheckSchema } from './session-check.ts';
import type { SignInKindName } from './sign-in-kinds.ts';
import { signInKinds } from './sign-in-kinds.ts';
import { asIssue } from '../../texts/issue-text.ts';

const mostOrigins = 10;

const originSchema = z
  .string()
  .max(300)
  .superRefine((text, context) => {
    if (isOrigin(text)) return;
    context.addIssue({ code: 'custom', message: asIssue('fields.origin') });
  })
  .transform((text) => new URL(text).origin);

// oxlint-disable-next-line no-control-regex -- a name is one line
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const common = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine((text) => text.isWellFormed() && !controlCharacters.test(text), asIssue('fields.control_characters')),
  origins: z
    .array(originSchema)
    .min(1, asIssue('fields.some_origins'))
    .max(mostOrigins, asIssue('fields.too_many_origins', { n: mostOrigins }))
    .transform((origins) => [...new Set(origins)])
    .describe('The origins that the sign-in is for. Its secret is sent nowhere else.'),
  check: sessionCheckSchema,
};

/** The body that creates a sign-in, and the one that replaces it. */
export const newSignInSchema = z
  .discriminatedUnion('kind', [bodyOf('headers'), bodyOf('basic'), bodyOf('state'), bodyOf('form')])
  .superRefine((body, context) => {
    // The fields of an invalid body are checked too. An invalid URL has its error already.
    const isStray = (url: string | undefined) =>
      url !== undefined && URL.canParse(url) && !body.origins.includes(new URL(url).origin);
    const message = asIssue('fields.origin_of_sign_in');
    if (isStray(body.check.url)) context.addIssue({ code: 'custom', path: ['check', 'url'], message });
    if (!('steps' in body.secret)) return;
    for (const [index, step] of body.secret.steps.entries())
      if (step.do === 'goto' && isStray(step.url))
        context.addIssue({ code: 'custom', path: ['secret', 'steps', index, 'url'], message });
  })
  .meta({ id: 'NewSignIn' });

export type NewSignIn = z.infer<typeof newSignInSchema>;

function bodyOf<Name extends SignInKindName>(kind: Name) {
  const { secret } = signInKinds[kind];
  return z.strictObject({ ...common, kind: z.literal(kind), secret });
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username !== '') return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && !/[\\#?]/.test(text);
}
