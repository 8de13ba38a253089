import type { SignIn } from '../api/sign-ins.ts';
import type { FieldPaths } from '../parts/field-problems.ts';
import { texts } from '../texts/base.ts';
import { signInTexts } from '../texts/sign-ins.ts';
import type { FormField, StepFields } from './form-steps.ts';
import { findStepErrors, readFormSteps, stepPaths, usualSteps } from './form-steps.ts';

export const kinds = ['basic', 'headers', 'state', 'form'] as const;

export type SignInFields = {
  readonly name: string;
  /** One per line. */
  readonly origins: string;
  readonly kind: (typeof kinds)[number];
  readonly present: string;
  /** The page that the check opens. */
  readonly checkUrl: string;
  /** What the form does not show of its check. */
  readonly otherChecks: Pick<SignIn['check'], 'absent'>;
  readonly username: string;
  readonly password: string;
  /** Headers, one per line, or JSON. */
  readonly text: string;
  /** The steps of a form, used if there is no JSON. */
  readonly steps: readonly StepFields[];
  readonly totp: string;
};

export const emptySignIn: SignInFields = {
  name: '',
  origins: '',
  kind: 'basic',
  present: '',
  checkUrl: '',
  otherChecks: {},
  username: '',
  password: '',
  text: '',
  steps: usualSteps,
  totp: '',
};

/** What is stored, as far as the service shows it: the secret has to be entered again. */
export function editSignIn({ name, origins, kind, check }: SignIn): SignInFields {
  const { present = '', url = '', ...otherChecks } = check;
  return { ...emptySignIn, name, origins: origins.join('\n'), kind, present, checkUrl: url, otherChecks };
}

const ownPaths = {
  name: ['name'],
  origins: ['origins'],
  present: ['check'],
  checkUrl: ['check.url'],
  username: ['secret.username'],
  password: ['secret.password'],
} as const;

export type SignInField = keyof typeof ownPaths | FormField | 'text';

/** The fields in their order on the page, and where the service finds them in a sign-in. */
export const signInPaths: FieldPaths<SignInField> = {
  ...ownPaths,
  ...stepPaths,
  totp: ['secret.totp'],
  text: ['secret'],
};

type SignInErrors = Readonly<Partial<Record<SignInField, string>>>;

/** The body for the service, which validates it, or what is wrong with each field. */
export function readSignIn(fields: SignInFields): { readonly errors: SignInErrors; readonly body?: unknown } {
  const { name, kind, present, checkUrl, otherChecks } = fields;
  const hasOtherCheck = Object.keys(otherChecks).length > 0;
  const secret = readSecret(fields);
  const errors = findErrors(fields, { secret, needsPresent: !hasOtherCheck });
  if (Object.keys(errors).length > 0) return { errors };
  const origins = fields.origins.split(/\s+/u).filter((line) => line !== '');
  const check = {
    ...otherChecks,
    ...(checkUrl.trim() !== '' && { url: checkUrl.trim() }),
    ...((present.trim() !== '' || !hasOtherCheck) && { present }),
  };
  return { errors, body: { name, origins, kind, check, secret } };
}

type Read = { readonly secret: unknown; readonly needsPresent: boolean };

function findErrors(fields: SignInFields, { secret, needsPresent }: Read): SignInErrors {
  const needed = [
    'name',
    'origins',
    ...(needsPresent ? (['present'] as const) : []),
    ...listSecretFields(fields),
  ] as const;
  const empty = needed.filter((field) => fields[field].trim() === '');
  const missing = Object.fromEntries(empty.map((field) => [field, texts.missing]));
  const inSteps = hasRows(fields) ? findStepErrors(fields.steps, fields.totp) : {};
  return { ...(secret === undefined && { text: signInTexts.notJson }), ...missing, ...inSteps };
}

function listSecretFields(fields: SignInFields): readonly ('username' | 'password' | 'text')[] {
  if (fields.kind === 'basic') return ['username', 'password'];
  return hasRows(fields) ? [] : ['text'];
}

/** Steps in rows, and not as JSON. */
function hasRows({ kind, text }: SignInFields): boolean {
  return kind === 'form' && text.trim() === '';
}

function readSecret(fields: SignInFields): unknown {
  const { kind, username, password, text } = fields;
  if (hasRows(fields)) return readFormSteps(fields.steps, fields.totp);
  if (kind === 'basic') return { username, password };
  if (kind === 'headers') return { headers: readHeaders(text) };
  try {
    return JSON.parse(text) as unknown; // the service checks its shape
  } catch {
    return undefined;
  }
}

function readHeaders(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.includes(':') ? line.indexOf(':') : line.length;
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
