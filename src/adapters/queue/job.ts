import { z } from 'zod';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** The progress of a job, in units of its kind: rows, pages, files. */
export const progressSchema = z.object({ done: z.int().min(0), total: z.int().min(0) });
export type Progress = z.infer<typeof progressSchema>;

/** A job that belongs to this process until its lease expires. `claim` fences its results. */
export type ClaimedJob = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** The position where the previous step stopped. Null for the first step. The code of the job's kind parses it. */
  readonly cursor: unknown;
  readonly progress: Progress | null;
  /** The number of successive failures before this step. */
  readonly attempts: number;
  readonly claim: number;
};
