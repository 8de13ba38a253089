import type { Refusal, RefusedCommand } from '../shared/refused.ts';
import { Problem } from './problem.ts';

type Answer = Omit<ConstructorParameters<typeof Problem>[0], 'code'>;
type Answers = { readonly [Code in Refusal['code']]: (refusal: Refusal & { readonly code: Code }) => Answer };

/** Translates a refusal of a feature to REST: a status, a sentence, and when to try again. */
export function describeRefusal(refusal: Refusal): Problem {
  // The entry for a code takes refusals with that code. TypeScript does not follow the two unions together.
  const answer = answers[refusal.code] as (refusal: Refusal) => Answer;
  return new Problem({ ...answer(refusal), code: refusal.code });
}

const noOccurrence = {
  component: 'This issue has no occurrence in a component with this key in this scan.',
  selector: 'No stored occurrence of this issue has this selector.',
  id: 'This issue has no occurrence with this id in this scan.',
} as const;

const answers: Answers = {
  scan_not_found: () => notFound('There is no scan with this id.'),
  scan_data_removed: ({ at }) => ({
    status: 410,
    detail: `Retention removed the pages and findings of this scan on ${at.toISOString().slice(0, 10)}. Its summary and score remain. For new findings, scan the target again.`,
  }),
  issue_not_found: () => notFound('This scan has no issue with this kind and key. Take both from issues/chunks.'),
  target_not_found: () => notFound('There is no scan of this target. GET /api/targets lists what was scanned.'),
  target_not_ready: () => ({
    status: 409,
    detail: 'No scan of this target has ended, so there is no progress to record. Try again when one has ended.',
  }),
  standard_not_found: ({ message }) => notFound(message),
  page_not_found: () => notFound('This scan has no page with this id. Take it from the list of its pages.'),
  sample_not_found: () =>
    notFound('This scan has no sample: it scans every page that it finds. Start a scan with `sample` to have one.'),
  occurrence_not_found: ({ by }) => notFound(noOccurrence[by]),
  false_positive_not_found: () => notFound('This scan has no mark with this id. GET false-positives lists its marks.'),
  no_base: () =>
    notFound(
      'There is no earlier scan of this target, type and viewport to compare with. Choose a scan with the `base` parameter.',
    ),
  already_marked: () => ({
    status: 409,
    detail: 'This mark already exists. To give another reason or last day, remove it first.',
  }),
  invalid_request: ({ path, message, others = [] }) => ({
    status: 400,
    detail: `The request is not valid. ${path}: ${message}`,
    errors: [{ path, message }, ...others],
  }),
  scan_state_conflict: ({ status, refused }) => ({ status: 409, detail: `The scan is ${status}. ${rules[refused]}` }),
  report_not_ready: ({ status, hasEnded }) => ({
    status: 409,
    detail: `No page of this scan was scanned, so there is nothing to report. Its status is "${status}". ${
      hasEnded
        ? 'The scan ended without a scanned page. The list of pages says why.'
        : 'Try again when its first page is scanned.'
    }`,
  }),
  queue_full: ({ openScans }) => ({
    status: 429,
    detail: `${openScans.toLocaleString('en-US')} scans have not ended yet, which is the limit. Try again when some of them have ended, or delete some.`,
    headers: { 'retry-after': '60' },
  }),
  patterns_busy: () => ({
    status: 429,
    detail: 'The patterns of your other requests are still being read. Try again in a few seconds.',
    headers: { 'retry-after': '5' },
  }),
  sign_in_not_found: () => notFound('There is no sign-in with this id. GET /api/sign-ins lists them.'),
  sign_in_in_use: () => ({
    status: 409,
    detail: 'A scan that has not ended uses this sign-in. Wait until it has ended, or delete the scan.',
  }),
  sign_ins_off: () => ({
    status: 409,
    detail:
      'Sign-ins are off, because this service has no key to seal their secrets with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.',
  }),
  too_many_sign_ins: ({ most }) => ({
    status: 409,
    detail: `There are ${most} sign-ins, which is the limit. Delete some.`,
  }),
  sign_in_unusable: ({ detail }) => ({ status: 409, detail }),
  access_control_off: () =>
    notFound(
      'Access control is off, so there are no tokens and no one signs in. Start the service with CURBCUT_AUTH=tokens to turn it on.',
    ),
  token_not_found: () => notFound('There is no token with this id. GET /api/tokens lists them.'),
  token_name_taken: () => ({ status: 409, detail: 'Another token has this name. Choose another name, or delete it.' }),
  too_many_tokens: ({ most }) => ({
    status: 409,
    detail: `There are ${most} tokens, which is the limit. Delete some.`,
  }),
  schedule_not_found: () => notFound('There is no schedule with this id. GET /api/schedules lists them.'),
  too_many_schedules: ({ most }) => ({
    status: 409,
    detail: `There are ${most} schedules, which is the limit. Delete some.`,
  }),
  webhook_not_found: () => notFound('There is no webhook with this id. GET /api/webhooks lists them.'),
  delivery_not_found: () => notFound('This webhook has no delivery with this id. It may be too old.'),
  webhooks_off: () => ({
    status: 409,
    detail:
      'Webhooks are off, because this service has no key to seal their URLs with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.',
  }),
  webhook_disabled: () => ({ status: 409, detail: 'The webhook is off. Turn it on first.' }),
  too_many_webhooks: ({ most }) => ({
    status: 409,
    detail: `There are ${most} webhooks, which is the limit. Delete some.`,
  }),
  webhook_unusable: ({ detail }) => ({ status: 409, detail }),
  printer_busy: () =>
    unavailable(
      20,
      'Other reports are being printed. Try again in 20 seconds, or download the CSV or text report now.',
    ),
  printing_stopped: () => unavailable(5, 'Printing was stopped before the report was complete. Try again.'),
  preview_impossible: ({ detail }) => ({ status: 503, detail: `There is no preview. ${detail}` }),
  printing_timeout: () =>
    unavailable(60, 'Printing took longer than a minute and was stopped. The machine may be busy: try again later.'),
};

const rules: Readonly<Record<RefusedCommand, string>> = {
  pause: 'Only a queued or running scan can be paused.',
  resume: 'Only a pausing or paused scan can be resumed.',
  retry_failed: 'Only a scan that has ended with failed pages can be retried.',
  retry_nothing: 'It has no failed pages to retry. To scan it again, use rescan.',
};

function notFound(detail: string): Answer {
  return { status: 404, detail };
}

function unavailable(afterSeconds: number, detail: string): Answer {
  return { status: 503, detail, headers: { 'retry-after': String(afterSeconds) } };
}
