import { format } from './format.ts';

type ClauseCounts = Readonly<Record<'failed' | 'needs_review' | 'nothing_found' | 'not_decided_by_scan', number>>;
type Statuses = Readonly<
  Record<'queued' | 'running' | 'pausing' | 'paused' | 'completed' | 'partial' | 'failed', string>
>;

/** Sentences that several reports share. */
export const reportFrame = {
  statuses: {
    queued: 'queued',
    running: 'running',
    pausing: 'pausing',
    paused: 'paused',
    completed: 'completed',
    partial: 'partial',
    failed: 'failed',
  } satisfies Statuses as Statuses,
  unfinished: (status: string, done: number, total: number) =>
    `This scan has not ended (${status}): ${done} of ${total} pages are done so far.`,
  limitedTo: (standard: string, counts: ClauseCounts) =>
    `Only issues that belong to ${standard} are in this report. Clauses: ${counts.failed} failed, ${counts.needs_review} need review, ${counts.nothing_found} where nothing was found, ${counts.not_decided_by_scan} not decided by this scan. The score is that of all rules.`,
  bestPractice: 'best practice',
  truncated: 'Skipped or truncated',
  sample: {
    wcagEm: 'A sample as in WCAG-EM',
    templates: 'A sample of each template',
    size: (what: string, sampled: number, known: number) =>
      `${what}: ${format.number(sampled)} of ${format.number(known)} known pages,`,
    coverage: (sampled: number, templates: number) =>
      `${format.number(sampled)} of ${format.number(templates)} templates.`,
    structured: (pages: number, ofEach: number) =>
      `Structured: ${format.number(pages)} pages, ${format.number(ofEach)} of each template and those that a person named.`,
    random: (pages: number, seed: string) =>
      `Random: ${format.number(pages)} pages, drawn from the other known pages by the order of MD5(seed, space, URL), seed ${seed}.`,
    processes: (complete: number, processes: number, pages: number) =>
      `Complete processes: ${complete} of ${processes} were scanned from the first to the last step (${format.number(pages)} pages).`,
    limited: 'Some pages of the sample were left out because of the page limit.',
    repeated: 'The pages are those of an earlier scan.',
    representative: 'The random pages show no issue that the other pages do not show (WCAG-EM, step 4.c).',
    tooSmall: (issues: string) =>
      `Issues that only the random pages show: ${issues}. The structured sample should grow (WCAG-EM, step 4.c).`,
  },
};
