import { z } from 'zod';

const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535;
const listWords = new Intl.ListFormat('en', { type: 'disjunction' });

export const port = z.string().refine(isPort, 'must be a number from 0 to 65535').transform(Number);

export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `must be ${listWords.format(words)}`);

export const origin = z.string().transform((text, context): URL => {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) context.addIssue({ code: 'custom', message: 'must be an origin such as https://scans.example.com' });
  return url ?? new URL('http://localhost');
});

/** Removes only ASCII space, because `String.trim` would change a user name that ends with U+00A0. */
export function splitList(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.replaceAll(/^[\t\n\r ]+|[\t\n\r ]+$/g, ''))
    .filter((entry) => entry !== '');
}
