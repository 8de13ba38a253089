/** Why a scan failed or waits. They are made where they happen: see sentence-table.ts. */
export const scans = [
  'No page is inside the scope of the scan. Its notes say what was skipped. Change include and exclude.',
  'No page could be scanned.',
  'The pages do not show that they are signed in. The sign-in has expired or was not accepted. Replace it with a new one, and resume the scan.',
  'The session ended again and again. An account that allows one session at a time needs a concurrency of 1. Resume the scan to try again.',
  'The scan could not sign in.',
  'The sign-in of this scan was deleted.',
  'The check of the sign-in cannot be used: {said}',
  '{selector} is not a CSS selector.',
  'The stored secret of this sign-in was changed or damaged. Enter it again.',
] as const;
