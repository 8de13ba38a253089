import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { noPretenuring } from './disable-pretenuring.ts';

test('the V8 of this Node knows the flag', () => {
  const { status, stderr } = spawnSync(process.execPath, [noPretenuring, '-e', ''], { encoding: 'utf8' });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
