/** Events of a visit to a page that was not scanned. */
export const visits = {
  server_status: 'The server answered with status {status}.',
} as const;
