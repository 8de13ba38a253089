/** The reasons why a feature refuses a request. */
export const refusals = {
  access_control_off:
    'Access control is off, so there are no tokens and no sign-ins. Start the service with CURBCUT_AUTH=tokens to turn it on.',
  already_marked: 'This mark already exists. To give another reason or last day, remove it first.',
  cannot_end: 'Only a scan that has not ended can be ended.',
  cannot_pause: 'Only a queued or running scan can be paused.',
  cannot_resume: 'Only a pausing or paused scan can be resumed.',
  cannot_retry: 'Only a scan that has ended with failed pages can be retried.',
  delivery_not_found: 'This webhook has no delivery with this id. It may be too old.',
  false_positive_not_found: 'This scan has no mark with this id. GET false-positives lists its marks.',
  invalid_field: 'The request is not valid. {path}: {saidFault}',
  invalid_request: 'The request is not valid. {saidFault}',
  issue_not_found: 'This scan has no issue with this kind and key. Take both from issues/chunks.',
  no_base:
    'There is no earlier scan of this target, type and viewport to compare with. Choose a scan with the `base` parameter.',
  no_preview: 'There is no preview.',
  no_previews_here: 'This process makes no previews.',
  nothing_to_retry: 'It has no failed pages to retry. To scan it again, use rescan.',
  occurrence_not_found_component: 'This issue has no occurrence in a component with this key in this scan.',
  occurrence_not_found_id: 'This issue has no occurrence with this id in this scan.',
  occurrence_not_found_scan: 'This scan has no occurrence with this id.',
  occurrence_not_found_selector: 'No stored occurrence of this issue has this selector.',
  opens_no_pages: 'This process opens no pages.',
  page_not_found: 'This scan has no page with this id. Take it from the list of its pages.',
  patterns_busy: 'The patterns of your other requests are still being read. Try again in a few seconds.',
  pdf_unavailable:
    'PDF reports need Chromium, which is not installed on this machine. Download the CSV or text report instead.',
  printer_busy: 'Other reports are being printed. Try again in 20 seconds, or download the CSV or text report now.',
  printing_stopped: 'Printing was stopped before the report was complete. Try again.',
  printing_timeout: 'Printing took longer than a minute and was stopped. The machine may be busy: try again later.',
  queue_full:
    '{n} (scan waits|scans wait) or (runs|run), which is the limit. Try again when some of them have ended, or end some.',
  report_ended_empty: 'The scan ended without a scanned page. The list of pages says why.',
  report_not_ready: 'No page of this scan was scanned, so there is nothing to report. Its status is "{saidStatus}".',
  report_wait: 'Try again when its first page is scanned.',
  sample_not_found:
    'This scan has no sample: it scans every page that it finds. Start a scan with `sample` to have one.',
  scan_data_removed:
    'Retention removed the pages and findings of this scan on {date}. Its summary and score remain. For new findings, scan the target again.',
  scan_not_found: 'There is no scan with this id.',
  scan_status: 'The scan is {saidStatus}.',
  schedule_not_found: 'There is no schedule with this id. GET /api/schedules lists them.',
  screenshot_not_found: 'There is no screenshot with this name.',
  sign_in_in_use: 'A scan that has not ended uses this sign-in. Wait until it has ended, or delete the scan.',
  sign_in_not_found: 'There is no sign-in with this id. GET /api/sign-ins lists them.',
  sign_ins_off:
    'Sign-ins are off, because this service has no key to seal their secrets with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.',
  target_not_found: 'There is no scan of this target. GET /api/targets lists what was scanned.',
  target_not_ready:
    'No scan of this target has ended, so there is no progress to record. Try again when one has ended.',
  token_name_taken: 'Another token has this name. Choose another name, or delete it.',
  token_not_found: 'There is no token with this id. GET /api/tokens lists them.',
  too_many_paused: '{n} (scan is|scans are) paused, which is the limit. Resume, end or delete some.',
  too_many_schedules: 'There (is|are) {n} (schedule|schedules), which is the limit. Delete some.',
  too_many_sign_ins: 'There (is|are) {n} (sign-in|sign-ins), which is the limit. Delete some.',
  too_many_tokens: 'There (is|are) {n} (token|tokens), which is the limit. Delete some.',
  too_many_webhooks: 'There (is|are) {n} (webhook|webhooks), which is the limit. Delete some.',
  webhook_disabled: 'The webhook is off. Turn it on first.',
  webhook_not_found: 'There is no webhook with this id. GET /api/webhooks lists them.',
  webhooks_off:
    'Webhooks are off, because this service has no key to seal their URLs with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.',
} as const;
