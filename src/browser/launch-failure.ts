import type { Saying } from '../texts/saying.ts';
import { SaidError } from '../texts/said-error.ts';
import { says } from '../texts/saying.ts';
/**
 * The reason why a browser did not start. `sandbox`: the kernel gives its user no user namespace. `user`: root may not
 * become another user here. `closed`: the other user cannot reach the program or its folder. `slow`: it did not answer
 * in time.
 */
export type LaunchFailureKind = 'sandbox' | 'user' | 'closed' | 'slow' | 'other';

/** Contains one sentence, without Playwright's log of every switch. */
export class LaunchFailure extends SaidError {
  readonly kind: LaunchFailureKind;

  constructor(kind: LaunchFailureKind, saying: Saying) {
    super(saying);
    this.name = 'LaunchFailure';
    this.kind = kind;
  }
}

const sandboxMarks =
  /no usable sandbox|sandboxing failed|move to new namespace|Running as root without --no-sandbox|zygote.*(?:EPERM|Operation not permitted)/i;
const userMarks = /setpriv: (?!.*failed to execute)|chown: |EINVAL.*chown|EPERM.*chown/;

/** Turns an error of Playwright, the wrapper or the system into a failure with a sentence. */
export function nameLaunchFailure(error: unknown): LaunchFailure {
  if (error instanceof LaunchFailure) return error;
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new LaunchFailure('slow', says('health.browser_slow'));
  }
  if (sandboxMarks.test(text)) return new LaunchFailure('sandbox', says('health.sandbox_forbidden'));
  if (userMarks.test(text)) return new LaunchFailure('user', says('health.user_unchanged'));
  return new LaunchFailure('other', says('health.browser_not_started', { reason: describe(text) }));
}

/** The last line of the program's output, or otherwise its exit. */
function describe(text: string): string {
  const said = [...text.matchAll(/\[err\] (?:\[[^\]]*\] ?)?(.+)/g)].at(-1)?.[1];
  const code = /exitCode=(\d+)/.exec(text)?.[1];
  const first = text.split('\n', 1)[0]?.replace(/^browserType\.launch: /, '') ?? '';
  const plain = (said ?? (code === undefined ? first : `it ended with exit code ${code}`)).slice(0, 200).trim();
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
