import type { SentenceCode, Saying } from './saying.ts';

/** The requirement for the part of a request at `path` (in dotted notation). */
export type FieldError = { readonly path: string; readonly saying: Saying };

/** The status of a scan, which every language has a sentence for. */
type StatusWord = SentenceCode extends infer Code ? (Code extends `statuses.${infer Status}` ? Status : never) : never;

/** The reason why a feature refuses a request: a stable code, and the facts. Edges turn them into sentences. */
export type Refusal =
  | { readonly code: 'scan_not_found' }
  /** Only its summary remains. */
  | { readonly code: 'scan_data_removed'; readonly at: Date }
  | { readonly code: 'issue_not_found' }
  | { readonly code: 'target_not_found' }
  /** The target has no ended scan. */
  | { readonly code: 'target_not_ready' }
  /** `saying` names what to use. */
  | { readonly code: 'standard_not_found'; readonly saying: Saying }
  | { readonly code: 'page_not_found' }
  | { readonly code: 'sample_not_found' }
  | { readonly code: 'occurrence_not_found'; readonly by: 'component' | 'selector' | 'id' | 'scan' }
  | { readonly code: 'false_positive_not_found' }
  | { readonly code: 'already_marked' }
  | { readonly code: 'no_base' }
  | (FieldError & { readonly code: 'invalid_request'; readonly others?: readonly FieldError[] })
  | { readonly code: 'scan_state_conflict'; readonly status: StatusWord; readonly refused: RefusedCommand }
  | { readonly code: 'report_not_ready'; readonly status: StatusWord; readonly hasEnded: boolean }
  | { readonly code: 'queue_full'; readonly openScans: number }
  | { readonly code: 'too_many_paused'; readonly most: number }
  /** Other requests of the caller wait for their patterns to be checked. */
  | { readonly code: 'patterns_busy' }
  | { readonly code: 'sign_in_not_found' }
  | { readonly code: 'sign_in_in_use' }
  /** The installation has no key to seal secrets with. */
  | { readonly code: 'sign_ins_off' }
  | { readonly code: 'too_many_sign_ins'; readonly most: number }
  /** `saying` names the obstacle. */
  | { readonly code: 'sign_in_unusable'; readonly saying: Saying }
  | { readonly code: 'access_control_off' }
  | { readonly code: 'token_not_found' }
  | { readonly code: 'token_name_taken' }
  | { readonly code: 'too_many_tokens'; readonly most: number }
  | { readonly code: 'share_not_found' }
  /** A share link that is unknown, has expired or was revoked, or that does not show what the request asks for. */
  | { readonly code: 'link_not_found' }
  | { readonly code: 'too_many_shares'; readonly most: number }
  | { readonly code: 'schedule_not_found' }
  | { readonly code: 'too_many_schedules'; readonly most: number }
  | { readonly code: 'webhook_not_found' }
  | { readonly code: 'delivery_not_found' }
  /** The installation has no key to seal secrets with. */
  | { readonly code: 'webhooks_off' }
  | { readonly code: 'webhook_disabled' }
  | { readonly code: 'too_many_webhooks'; readonly most: number }
  /** `saying` names the obstacle. */
  | { readonly code: 'webhook_unusable'; readonly saying: Saying }
  | { readonly code: 'printer_busy' }
  | { readonly code: 'printing_stopped' }
  | { readonly code: 'printing_timeout' }
  /** `saying` names the obstacle. */
  | { readonly code: 'preview_impossible'; readonly saying: Saying };

/** `retry_nothing`: the scan has ended, and no page of it failed. */
export type RefusedCommand = 'end' | 'pause' | 'resume' | 'retry_failed' | 'retry_nothing';

/**
 * The caller's mistake, or the service protecting itself. Features throw it, and only edges turn it into a
 * response: a problem document over HTTP, a tool error over MCP.
 */
export class Refused extends Error {
  readonly code: Refusal['code'];
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.code}`);
    this.name = 'Refused';
    this.code = refusal.code;
    this.refusal = refusal;
  }
}
