/** One invalid field of a request: `path` in dotted notation, `message` as a sentence. */
export type FieldError = { readonly path: string; readonly message: string };

type ProblemFields = {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * An error as a REST response (RFC 9457). describe-refusal.ts makes one from what a feature refused. People read
 * `detail`: it must never contain a path of the machine, SQL or a stack.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fields: ProblemFields) {
    super(fields.detail);
    this.name = 'Problem';
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors;
    this.headers = fields.headers ?? {};
  }
}
