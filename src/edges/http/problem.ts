import type { FieldError } from '../../texts/refused.ts';
import { SaidError } from '../../texts/said-error.ts';
import type { Saying } from '../../texts/saying.ts';

type ProblemFields = {
  readonly status: number;
  readonly code: string;
  readonly saying: Saying;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * An error as a REST response (RFC 9457). describe-refusal.ts makes one from a feature's refusal. People read `saying`:
 * it must never contain a path of the machine, SQL or a stack.
 */
export class Problem extends SaidError {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fields: ProblemFields) {
    super(fields.saying);
    this.name = 'Problem';
    this.status = fields.status;
    this.code = fields.code;
    this.errors = fields.errors;
    this.headers = fields.headers ?? {};
  }
}
