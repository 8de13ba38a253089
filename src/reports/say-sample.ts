import type { SampleDetails } from '../finding-pages/samples/read-sample.ts';
import type { Texts } from '../texts/texts.ts';

type Words = Texts['reports']['frame']['sample'];

/** Sentences about how the pages of a scan were chosen, and what they cover. */
export function saySample(sample: SampleDetails, { reports }: Texts): readonly string[] {
  const { sample: words } = reports.frame;
  const {
    kind,
    seed,
    per_template: per,
    known_pages: known,
    structured_pages: structured,
    random_pages: random,
  } = sample;
  const steps = sample.process_pages;
  const size = words.size(kind === 'wcag_em' ? words.wcagEm : words.templates, structured + random + steps, known);
  const templates = words.coverage(sample.sampled_templates, sample.templates ?? sample.sampled_templates);
  return [
    `${size} ${templates}`,
    words.structured(structured, per),
    ...(seed === null ? [] : [words.random(random, String(seed))]),
    ...(steps === 0 ? [] : [sayProcesses(sample, words)]),
    ...(sample.limited ? [words.limited] : []),
    ...(sample.repeated ? [words.repeated] : []),
    ...sayCheck(sample, words),
  ];
}

function sayProcesses({ processes, process_pages: steps }: SampleDetails, words: Words): string {
  const complete = processes.filter((process) => process.complete).length;
  return words.processes(complete, processes.length, steps);
}

function sayCheck({ random_check: check }: SampleDetails, words: Words): readonly string[] {
  if (check === null) return [];
  if (check.representative) return [words.representative];
  return [words.tooSmall(check.new_issues.map(({ key }) => key).join(', '))];
}
