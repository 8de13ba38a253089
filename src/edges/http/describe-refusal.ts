import type { FieldError, Refusal, RefusedCommand } from '../../texts/refused.ts';
import type { Said, Saying } from '../../texts/saying.ts';
import { sayAll, says } from '../../texts/saying.ts';
import { Problem } from './problem.ts';

type Answer = Omit<ConstructorParameters<typeof Problem>[0], 'code'>;
type Answers = { readonly [Code in Refusal['code']]: (refusal: Refusal & { readonly code: Code }) => Answer };

/** Translates a refusal of a feature to REST: a status, a sentence, and when to try again. */
export function describeRefusal(refusal: Refusal): Problem {
  // The entry for a code takes refusals with that code, but TypeScript does not relate the two unions.
  const answer = answers[refusal.code] as (refusal: Refusal) => Answer;
  return new Problem({ ...answer(refusal), code: refusal.code });
}

const answers: Answers = {
  scan_not_found: () => notFound(says('refusals.scan_not_found')),
  scan_data_removed: ({ at }) => ({
    status: 410,
    saying: says('refusals.scan_data_removed', { date: at.toISOString() }),
  }),
  issue_not_found: () => notFound(says('refusals.issue_not_found')),
  target_not_found: () => notFound(says('refusals.target_not_found')),
  target_not_ready: () => conflict(says('refusals.target_not_ready')),
  standard_not_found: ({ saying }) => notFound(saying),
  page_not_found: () => notFound(says('refusals.page_not_found')),
  sample_not_found: () => notFound(says('refusals.sample_not_found')),
  occurrence_not_found: ({ by }) => notFound(says(`refusals.occurrence_not_found_${by}`)),
  false_positive_not_found: () => notFound(says('refusals.false_positive_not_found')),
  no_base: () => notFound(says('refusals.no_base')),
  already_marked: () => conflict(says('refusals.already_marked')),
  invalid_request: ({ path, saying, others = [] }) => {
    const errors = [{ path, saying }, ...others];
    return { status: 400, saying: sayInvalidRequest(errors), errors };
  },
  scan_state_conflict: ({ status, refused }) =>
    conflict([says('refusals.scan_status', { saidStatus: says(`statuses.${status}`) }), rules[refused]]),
  report_not_ready: ({ status, hasEnded }) =>
    conflict([
      says('refusals.report_not_ready', { saidStatus: says(`statuses.${status}`) }),
      says(hasEnded ? 'refusals.report_ended_empty' : 'refusals.report_wait'),
    ]),
  queue_full: ({ openScans }) => ({
    status: 429,
    saying: says('refusals.queue_full', { n: openScans }),
    headers: { 'retry-after': '60' },
  }),
  too_many_paused: ({ most }) => conflict(says('refusals.too_many_paused', { n: most })),
  patterns_busy: () => ({
    status: 429,
    saying: says('refusals.patterns_busy'),
    headers: { 'retry-after': '5' },
  }),
  sign_in_not_found: () => notFound(says('refusals.sign_in_not_found')),
  sign_in_in_use: () => conflict(says('refusals.sign_in_in_use')),
  sign_ins_off: () => conflict(says('refusals.sign_ins_off')),
  too_many_sign_ins: ({ most }) => conflict(says('refusals.too_many_sign_ins', { n: most })),
  sign_in_unusable: ({ saying }) => conflict(saying),
  access_control_off: () => notFound(says('refusals.access_control_off')),
  token_not_found: () => notFound(says('refusals.token_not_found')),
  token_name_taken: () => conflict(says('refusals.token_name_taken')),
  too_many_tokens: ({ most }) => conflict(says('refusals.too_many_tokens', { n: most })),
  share_not_found: () => notFound(says('refusals.share_not_found')),
  link_not_found: () => notFound(says('refusals.link_not_found')),
  too_many_shares: ({ most }) => conflict(says('refusals.too_many_shares', { n: most })),
  schedule_not_found: () => notFound(says('refusals.schedule_not_found')),
  too_many_schedules: ({ most }) => conflict(says('refusals.too_many_schedules', { n: most })),
  webhook_not_found: () => notFound(says('refusals.webhook_not_found')),
  delivery_not_found: () => notFound(says('refusals.delivery_not_found')),
  webhooks_off: () => conflict(says('refusals.webhooks_off')),
  webhook_disabled: () => conflict(says('refusals.webhook_disabled')),
  too_many_webhooks: ({ most }) => conflict(says('refusals.too_many_webhooks', { n: most })),
  webhook_unusable: ({ saying }) => conflict(saying),
  printer_busy: () => unavailable(20, says('refusals.printer_busy')),
  printing_stopped: () => unavailable(5, says('refusals.printing_stopped')),
  preview_impossible: ({ saying }) => ({ status: 503, saying: sayAll(says('refusals.no_preview'), saying) }),
  printing_timeout: () => unavailable(60, says('refusals.printing_timeout')),
};

const rules: Readonly<Record<RefusedCommand, Said>> = {
  end: says('refusals.cannot_end'),
  pause: says('refusals.cannot_pause'),
  resume: says('refusals.cannot_resume'),
  retry_failed: says('refusals.cannot_retry'),
  retry_nothing: says('refusals.nothing_to_retry'),
};

/** A sentence about the first invalid field. */
export function sayInvalidRequest([first]: readonly FieldError[]): Saying {
  const { path, saying: saidFault } = first ?? { path: '', saying: says('fields.invalid') };
  return path === ''
    ? says('refusals.invalid_request', { saidFault })
    : says('refusals.invalid_field', { path, saidFault });
}

function notFound(saying: Saying): Answer {
  return { status: 404, saying };
}

function conflict(saying: Saying): Answer {
  return { status: 409, saying };
}

function unavailable(afterSeconds: number, saying: Saying): Answer {
  return { status: 503, saying, headers: { 'retry-after': String(afterSeconds) } };
}
