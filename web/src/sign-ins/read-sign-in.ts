import type { SignIn } from '../api/sign-ins.ts';
import { signInTexts } from '../texts/sign-ins.ts';

export const kinds = ['basic', 'headers', 'state', 'form'] as const;

export type SignInFields = {
  readonly name: string;
  /** One per line. */
  readonly origins: string;
  readonly kind: (typeof kinds)[number];
  readonly present: string;
  /** What the form does not show of its check. */
  readonly otherChecks: Pick<SignIn['check'], 'url' | 'absent'>;
  readonly username: string;
  readonly password: string;
  /** Headers, one per line, or JSON. */
  readonly text: string;
};

export const emptySignIn: SignInFields = {
  name: '',
  origins: '',
  kind: 'basic',
  present: '',
  otherChecks: {},
  username: '',
  password: '',
  text: '',
};

/** What is stored, as far as the service shows it: the secret has to be entered again. */
export function editSignIn({ name, origins, kind, check }: SignIn): SignInFields {
  const { present = '', ...otherChecks } = check;
  return { ...emptySignIn, name, origins: origins.join('\n'), kind, present, otherChecks };
}

/** The body for the service, which validates it. */
export function readSignIn(fields: SignInFields): { readonly body: unknown } | { readonly error: string } {
  const secret = readSecret(fields);
  if (secret === undefined) return { error: signInTexts.notJson };
  const origins = fields.origins.split(/\s+/u).filter((line) => line !== '');
  const { name, kind, present, otherChecks } = fields;
  const isChecked = present.trim() === '' && Object.keys(otherChecks).length > 0;
  const check = isChecked ? otherChecks : { ...otherChecks, present };
  return { body: { name, origins, kind, check, secret } };
}

function readSecret({ kind, username, password, text }: SignInFields): unknown {
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
