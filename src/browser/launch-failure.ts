/**
 * Why a browser did not start. `sandbox`: the kernel gives its user no user namespace. `user`: root may not become another
 * user here. `closed`: the other user cannot reach the program or its folder. `slow`: it did not answer in time.
 */
export type LaunchFailureKind = 'sandbox' | 'user' | 'closed' | 'slow' | 'other';

/** The message is one sentence, without Playwright's log of every switch. */
export class LaunchFailure extends Error {
  readonly kind: LaunchFailureKind;

  constructor(kind: LaunchFailureKind, message: string) {
    super(message);
    this.name = 'LaunchFailure';
    this.kind = kind;
  }
}

const sandboxMarks =
  /no usable sandbox|sandboxing failed|move to new namespace|Running as root without --no-sandbox|zygote.*(?:EPERM|Operation not permitted)/i;
const userMarks = /setpriv: (?!.*failed to execute)|chown: |EINVAL.*chown|EPERM.*chown/;

/** What Playwright, the wrapper or the system said, as a failure with a sentence. */
export function nameLaunchFailure(error: unknown): LaunchFailure {
  if (error instanceof LaunchFailure) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new LaunchFailure('slow', 'The browser gave no sign of life within 30 s of its start.');
  }
  if (sandboxMarks.test(text)) return new LaunchFailure('sandbox', 'The kernel does not allow its sandbox.');
  if (userMarks.test(text)) return new LaunchFailure('user', 'It cannot run as another user than root here.');
  return new LaunchFailure('other', `The browser did not start: ${describe(text)}`);
}

/** The last line that the program wrote, otherwise how it ended. */
function describe(text: string): string {
  const said = [...text.matchAll(/\[err\] (?:\[[^\]]*\] ?)?(.+)/g)].at(-1)?.[1];
  const code = /exitCode=(\d+)/.exec(text)?.[1];
  const first = text.split('\n', 1)[0]?.replace(/^browserType\.launch: /, '') ?? '';
  const plain = (said ?? (code === undefined ? first : `it ended with exit code ${code}`)).slice(0, 200).trim();
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
