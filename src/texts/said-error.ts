import { say } from './say.ts';
import type { Saying } from './saying.ts';

/**
 * An error that people read. Edges say it in the reader's language. The message is English, for logs. Redaction may
 * change both.
 */
export class SaidError extends Error {
  saying: Saying;

  constructor(saying: Saying, options?: ErrorOptions) {
    super(say('en', saying), options);
    this.saying = saying;
  }
}
