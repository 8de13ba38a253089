import type { LaunchFailureKind } from '../browser/launch-failure.ts';
import { LaunchFailure } from '../browser/launch-failure.ts';
import type { LaunchPlan } from '../browser/launch-plan.ts';
import type { HealthPart } from '../texts/health-part.ts';
import type { BrowserTrial } from './try-browser.ts';
import { SaidError } from '../texts/said-error.ts';
import type { Said, Saying } from '../texts/saying.ts';
import { sayAll, says } from '../texts/saying.ts';

export type BrowserChecks = { readonly browser: HealthPart; readonly sandbox: HealthPart };

export const untried: BrowserChecks = {
  browser: { status: 'degraded', detail: says('health.browser_tested_first') },
  sandbox: { status: 'degraded', detail: says('health.browser_tested') },
};

const install = says('health.install_browser');

const remedies: Readonly<Record<LaunchFailureKind, Said>> = {
  sandbox: says('health.let_user_namespaces'),
  user: says('health.install_util_linux'),
  closed: says('health.install_for_all'),
  slow: says('health.see_machine'),
  other: install,
};

/** Describes a browser that passed its test. `reason` says why a better way to start it failed, if one did. */
export function describeSuccess(
  { plan, trial }: { readonly plan: LaunchPlan; readonly trial: BrowserTrial },
  reason: unknown,
): BrowserChecks {
  return {
    browser: { status: 'ok', detail: says('health.browser_works', { browser: trial.name }) },
    sandbox: plan.sandbox ? describeSandbox(plan, trial) : describeOpen(plan, reason),
  };
}

function describeSandbox({ user }: LaunchPlan, { isConfined }: BrowserTrial): HealthPart {
  const seen = says(isConfined === undefined ? 'health.sandbox_on' : 'health.sandbox_on_seen');
  const as = user === undefined ? undefined : says('health.browser_as_user', { user: String(user.uid) });
  return { status: 'ok', detail: sayAll(seen, as) };
}

function describeOpen({ user }: LaunchPlan, reason: unknown): HealthPart {
  const as = user === undefined ? undefined : says('health.as_user', { user: String(user.uid) });
  if (reason === undefined) {
    const detail = sayAll(says('health.sandbox_off_by_choice'), as);
    return { status: 'degraded', detail, remedy: says('health.unset_sandbox') };
  }
  const detail = sayAll(says('health.sandbox_off'), sentenceOf(reason), as);
  return { status: 'degraded', detail, remedy: remedyFor(reason) };
}

/** Describes the failure if no way to start a browser passed the test. `error` is from the best way. */
export function describeFailure(error: unknown, { isRequired }: { readonly isRequired: boolean }): BrowserChecks {
  const remedy = remedyFor(error);
  const sentence = sentenceOf(error);
  return {
    browser: { status: 'failed', detail: sayAll(sentence, says('health.pages_wait')), remedy },
    sandbox: {
      status: 'failed',
      detail: isRequired ? sayAll(says('health.sandbox_required'), sentence) : says('health.no_browser_running'),
      remedy,
    },
  };
}

function remedyFor(error: unknown): Said {
  return remedies[error instanceof LaunchFailure ? error.kind : 'other'];
}

function sentenceOf(error: unknown): Saying {
  if (error instanceof SaidError) return error.saying;
  return says('health.quoted', { text: error instanceof Error ? error.message : String(error) });
}

/** Faces with the widths of Arial, which most pages ask for by name. */
const arialLike = new Set(['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Nimbus Sans', 'Nimbus Sans L']);

export type FontWarning = { readonly detail: Saying; readonly remedy: Saying };

/** Returns one sentence if pages look different from what visitors see, and the command to fix it. */
export function findFontWarning({ arial, fonts }: BrowserTrial): FontWarning | undefined {
  const missing = [
    ...(arial !== null && arialLike.has(arial) ? [] : [says('health.wide_font')]),
    ...((fonts['emoji'] ?? null) === null ? [says('health.emoji')] : []),
    ...((fonts['cjk'] ?? null) === null ? [says('health.cjk')] : []),
  ];
  const [first, ...others] = missing;
  if (first === undefined) return undefined;
  const saidMissing = others.reduce((saidFirst, saidRest) => says('health.fonts_two', { saidFirst, saidRest }), first);
  return {
    detail: says('health.fonts_missing', { saidMissing }),
    remedy: says('health.quoted', {
      text: 'Debian, Ubuntu: apt-get install fonts-liberation fonts-noto-color-emoji fonts-droid-fallback',
    }),
  };
}
