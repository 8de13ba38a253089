import { z } from 'zod';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** How far a job is, in units of its kind: rows, pages, files. */
export const progressSchema = z.object({ done: z.int().min(0), total: z.int().min(0) });
export type Progress = z.infer<typeof progressSchema>;

/** A job that this process alone may work on until its lease runs out. `claim` fences what it reports. */
export type ClaimedJob = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Where the step before this one stopped; null at the first step. The kind parses it. */
  readonly cursor: unknown;
  readonly progress: Progress | null;
  /** Failures in a row before this step. */
  readonly attempts: number;
  readonly claim: number;
};
