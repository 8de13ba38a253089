/** PostgreSQL's classes and codes for: no connection, too many connections, shutdown, crash, startup. */
const codes = /^(08...|53300|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** node-postgres has no codes for these errors. */
const messages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** True if a query failed because the server is unavailable at the moment, so that a later attempt may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return isConnecting || codes.test(code) || messages.some((message) => error.message.startsWith(message));
}
