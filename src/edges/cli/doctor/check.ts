import type { HealthPart } from '../../../texts/health-part.ts';
import { say } from '../../../texts/say.ts';

/** The state of one thing that scans need, in English. */
export type Check = {
  readonly status: HealthPart['status'];
  readonly detail?: string | undefined;
  readonly remedy?: string | undefined;
};

export function toCheck({ status, detail, remedy }: HealthPart): Check {
  return {
    status,
    detail: detail === undefined ? undefined : say('en', detail),
    remedy: remedy === undefined ? undefined : say('en', remedy),
  };
}
