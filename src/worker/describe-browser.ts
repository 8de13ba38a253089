import type { LaunchFailureKind } from '../browser/launch-failure.ts';
import { LaunchFailure } from '../browser/launch-failure.ts';
import type { LaunchPlan } from '../browser/launch-plan.ts';
import type { HealthPart } from '../shared/health-part.ts';
import type { BrowserTrial } from './try-browser.ts';

export type BrowserChecks = { readonly browser: HealthPart; readonly sandbox: HealthPart };

export const untried: BrowserChecks = {
  browser: { status: 'degraded', detail: 'The browser is being tested. Pages are scanned as soon as it is ready.' },
  sandbox: { status: 'degraded', detail: 'The browser is being tested.' },
};

const install =
  'Install a current one (Debian, Ubuntu: apt-get install chromium; elsewhere: npx playwright-core install --only-shell chromium), or name one with CURBCUT_CHROME_PATH.';

const remedies: Readonly<Record<LaunchFailureKind, string>> = {
  sandbox:
    'Let the kernel give user namespaces to ordinary users: set the sysctl user.max_user_namespaces above 0, and kernel.apparmor_restrict_unprivileged_userns to 0 where it exists; in a container use a seccomp profile that allows them. See docs/security.md.',
  user: 'Install util-linux and let the service keep the right to change users (CAP_SETUID, CAP_SETGID, CAP_CHOWN), or start the service as an ordinary user.',
  closed:
    'Install the browser where every user may read it (Debian, Ubuntu: apt-get install chromium), and let TMPDIR name a folder that every user may pass through.',
  slow: 'See whether the machine is short of memory or processor time. The browser is tested again by itself.',
  other: install,
};

/** A browser that passed its test. `reason`: why the best way to start it failed, if it did. */
export function describeSuccess(
  { plan, trial }: { readonly plan: LaunchPlan; readonly trial: BrowserTrial },
  reason: unknown,
): BrowserChecks {
  return {
    browser: { status: 'ok', detail: `${trial.name} opens and checks pages.` },
    sandbox: plan.sandbox ? describeSandbox(plan, trial) : describeOpen(plan, reason),
  };
}

function describeSandbox({ user }: LaunchPlan, { isConfined }: BrowserTrial): HealthPart {
  const seen = isConfined === undefined ? 'on' : 'on: a system call filter and a separate user namespace';
  const as = user === undefined ? '' : ` The browser runs as user ${user.uid}, not as root.`;
  return { status: 'ok', detail: `The sandbox of Chromium is ${seen}.${as}` };
}

function describeOpen({ user }: LaunchPlan, reason: unknown): HealthPart {
  const as = user === undefined ? '' : ` It runs as user ${user.uid}, not as root.`;
  if (reason === undefined) {
    const detail = `Chromium runs without its sandbox, because CURBCUT_SANDBOX is off.${as}`;
    return { status: 'degraded', detail, remedy: 'Unset CURBCUT_SANDBOX.' };
  }
  const detail = `Chromium runs without its sandbox. ${sentenceOf(reason)}${as}`;
  return { status: 'degraded', detail, remedy: remedyFor(reason) };
}

/** No way to start a browser passed the test. `error` is that of the best way. */
export function describeFailure(error: unknown, { isRequired }: { readonly isRequired: boolean }): BrowserChecks {
  const remedy = remedyFor(error);
  const sentence = sentenceOf(error);
  return {
    browser: { status: 'failed', detail: `${sentence} Pages wait until the browser works.`, remedy },
    sandbox: {
      status: 'failed',
      detail: isRequired
        ? `CURBCUT_SANDBOX is "required". ${sentence}`
        : 'No browser is running that could be looked at.',
      remedy,
    },
  };
}

function remedyFor(error: unknown): string {
  return remedies[error instanceof LaunchFailure ? error.kind : 'other'];
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Faces that are as wide as Arial, which most pages ask for by name. */
const arialLike = new Set(['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Nimbus Sans', 'Nimbus Sans L']);

export type FontWarning = { readonly detail: string; readonly remedy: string };

/** One sentence where pages look unlike what visitors see, and the command. */
export function findFontWarning({ arial, fonts }: BrowserTrial): FontWarning | undefined {
  const missing = [
    ...(arial !== null && arialLike.has(arial) ? [] : ['a font as wide as Arial']),
    ...((fonts['emoji'] ?? null) === null ? ['emoji'] : []),
    ...((fonts['cjk'] ?? null) === null ? ['Chinese, Japanese and Korean'] : []),
  ];
  if (missing.length === 0) return undefined;
  return {
    detail: `This machine lacks fonts (${missing.join('; ')}), so pages do not look as visitors see them and findings can differ.`,
    remedy: 'Debian, Ubuntu: apt-get install fonts-liberation fonts-noto-color-emoji fonts-droid-fallback',
  };
}
