import { expect, it } from 'vitest';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { tryBrowser } from './try-browser.ts';

it('a browser that is too old is refused with its version, and ended', async () => {
  let kills = 0;
  const kill = async () => void (kills += 1);
  // The version is asked first; nothing else of an old browser is used.
  const running = {
    browser: { version: () => '120.0.6099.28' },
    name: 'Chromium 120.0.6099.28',
    kill,
  } as RunningBrowser;

  await expect(tryBrowser(running, [])).rejects.toThrow(
    'Chromium 120.0.6099.28 is too old: version 140 or newer is needed.',
  );
  expect(kills).toBe(1);
});
