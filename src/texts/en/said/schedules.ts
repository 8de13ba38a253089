/** The reasons why a schedule cannot start a scan. */
export const schedules = {
  cron_unreadable: 'The cron expression or the time zone cannot be read. Enter them again.',
  refused: 'Refused: {code}.',
  no_sign_in: 'The sign-in of this scan was deleted. Choose another one, or none.',
  scan_invalid: 'The scan of this schedule is no longer valid. {path}: {saidFault}',
} as const;
