/** The parts of an error that the log contains. Everything else is left out. */
type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
};

const maxDepth = 5;

/**
 * An error for the log: its type, message, code, stack and causes. A failed database statement carries its text, its
 * parameters and its row, which contain content of scanned pages. PostgreSQL also quotes values in messages. So the log
 * keeps only the SQLSTATE and the schema's names of a database error.
 */
export function serializeError(error: unknown, depth = 0): unknown {
  return error instanceof Error ? describeError(error, depth) : error;
}

function describeError(error: Error, depth: number): LoggedError {
  const type = error.constructor.name;
  const message = isDatabaseError(error) ? describeStatement(error) : error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const errors = error instanceof AggregateError ? error.errors.slice(0, maxDepth) : [];
  const isDeep = depth >= maxDepth;
  return {
    type,
    message,
    ...(code !== undefined && { code }),
    stack: [`${type}: ${message}`, ...listFrames(error)].join('\n'),
    ...(error.cause instanceof Error && !isDeep && { cause: describeError(error.cause, depth + 1) }),
    ...(errors.length > 0 && !isDeep && { errors: errors.flatMap((one) => describeEach(one, depth + 1)) }),
  };
}

function describeEach(error: unknown, depth: number): readonly LoggedError[] {
  return error instanceof Error ? [describeError(error, depth)] : [];
}

/** A stack begins with the message, which may have several lines. */
function listFrames(error: Error): readonly string[] {
  return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}

type DatabaseError = Error & { readonly code: string; readonly constraint?: unknown; readonly table?: unknown };

/** Both databases use the same protocol, which reports a severity and a SQLSTATE. */
function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);
}

function describeStatement({ code, table, constraint }: DatabaseError): string {
  const names = Object.entries({ table, constraint }).flatMap(([what, name]) =>
    typeof name === 'string' ? [`${what} ${name}`] : [],
  );
  return `A database statement failed: ${[`SQLSTATE ${code}`, ...names].join(', ')}.`;
}
