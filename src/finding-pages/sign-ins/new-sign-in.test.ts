import { expect, it } from 'vitest';
import { newSignInSchema } from './new-sign-in.ts';

it.each([
  ['Editor Ж 😀', false],
  ['half of a pair \ud800', true],
  ['two\nlines', true],
])('the name %j is refused: %s', (name, isRefused) => {
  const body = { name, kind: 'basic', origins: ['https://app.example.com'], check: { present: 'main' }, secret: {} };
  const issues = newSignInSchema.safeParse(body).error?.issues ?? [];

  expect(issues.some(({ path }) => path[0] === 'name')).toBe(isRefused);
});
