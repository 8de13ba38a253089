import { describe, expect, it } from 'vitest';
import { nameLaunchFailure } from './launch-failure.ts';

function aLaunchError(...lines: readonly string[]): Error {
  const log = lines.map((line) => `  - [pid=42]${line}`);
  return new Error(['browserType.launch: Target page, context or browser has been closed', ...log].join('\n'));
}

describe('the failure of a browser to start', () => {
  it.each([
    ['[err] [1122/1:FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are …', 'sandbox'],
    [
      '[err] [1122/1:ERROR:zygote_host_impl_linux.cc:103] Running as root without --no-sandbox is not supported.',
      'sandbox',
    ],
    ['[err] Failed to move to new namespace: PID namespaces supported', 'sandbox'],
    ['[err] setpriv: setresuid failed: Operation not permitted', 'user'],
    ["[err] chown: changing ownership of '/tmp/x': Operation not permitted", 'user'],
    ['[err] exec: setpriv: not found', 'user'],
    ['[err] /usr/lib/chromium: error while loading shared libraries: libnss3.so', 'other'],
  ])('is named: %s', (line, kind) => {
    expect(nameLaunchFailure(aLaunchError(line))).toMatchObject({ kind });
  });

  it('is one sentence with what the program said, or how it ended', () => {
    const said = aLaunchError('[err] /opt/chrome: error while loading shared libraries: libnss3.so');
    const silent = aLaunchError(' <process did exit: exitCode=1, signal=null>');

    expect(nameLaunchFailure(said).message).toBe(
      'The browser did not start: /opt/chrome: error while loading shared libraries: libnss3.so.',
    );
    expect(nameLaunchFailure(silent).message).toBe('The browser did not start: it ended with exit code 1.');
  });
});
