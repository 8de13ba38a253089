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

it('refuses URLs that are none, each at its field', () => {
  const secret = { values: {}, steps: [{ do: 'goto', url: 'account' }] };
  const body = { name: 'Ada', kind: 'form', origins: ['app'], check: { present: 'main', url: 'account' }, secret };
  const issues = newSignInSchema.safeParse(body).error?.issues ?? [];

  expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(['check.url', 'origins.0', 'secret.steps.0.url']);
});
