/** The reasons why a scan failed or waits. */
export const scans = {
  check_unusable: 'The check of the sign-in cannot be used: {saidWhy}',
  cannot_renew:
    'The pages do not show that they are signed in. The sign-in has expired or was not accepted. Replace it with a new one, and resume the scan.',
  ends_again:
    'The session ended again and again. An account that allows one session at a time needs a concurrency of 1. Resume the scan to try again.',
  ended: 'The scan was ended before all its pages were scanned. To scan the others, retry them.',
  ended_unread: 'The scan was ended before its other pages were found. To find them, scan again.',
  nothing_in_scope:
    'No page is inside the scope of the scan. Its notes say what was skipped. Change include and exclude.',
  nothing_scanned: 'No page could be scanned.',
  not_signed_in: 'The scan could not sign in.',
  sign_in_deleted: 'The sign-in of this scan was deleted.',
} as const;
