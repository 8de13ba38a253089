import { expect, it } from 'vitest';
import { nameTarget } from './name-target.ts';

it.each([
  ['https://example.com/', 'example.com'],
  ['https://example.com:8443/a%20b?c=1', 'example.com:8443/a b?c=1'],
  ['https://example.com/caf%E9', 'example.com/caf%E9'],
  ['not a URL', 'not a URL'],
])('%s is named %s', (url, name) => {
  expect(nameTarget(url)).toBe(name);
});

it('a long name is truncated and marked', () => {
  const name = nameTarget(`https://example.com/${'a'.repeat(100)}`);

  expect(name).toBe(`example.com/${'a'.repeat(52)}…`);
});
