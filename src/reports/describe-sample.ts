import type { SampleDetails } from '../samples/read-sample.ts';
import { formatCount } from '../shared/count-words.ts';

/** How the pages of a scan were chosen, and what they cover, in sentences. */
export function describeSample(sample: SampleDetails): readonly string[] {
  const {
    kind,
    seed,
    per_template: per,
    known_pages: known,
    structured_pages: structured,
    random_pages: random,
  } = sample;
  const steps = sample.process_pages;
  const sampled = structured + random + steps;
  const templates = `${formatCount(sample.sampled_templates)} of ${formatCount(sample.templates ?? sample.sampled_templates)} templates`;
  return [
    `${kind === 'wcag_em' ? 'A sample as in WCAG-EM' : 'A sample of each template'}: ${formatCount(sampled)} of ${formatCount(known)} known pages, ${templates}.`,
    `Structured: ${formatCount(structured)} pages, ${formatCount(per)} of each template and those that a person named.`,
    ...(seed === null
      ? []
      : [
          `Random: ${formatCount(random)} pages, drawn from the other known pages by the order of MD5(seed, space, URL), seed ${seed}.`,
        ]),
    ...(steps === 0 ? [] : [describeProcesses(sample)]),
    ...(sample.limited ? ['The limit of pages left out pages that belong to the sample.'] : []),
    ...(sample.repeated ? ['The pages are those of an earlier scan.'] : []),
    ...describeCheck(sample),
  ];
}

function describeProcesses({ processes, process_pages: steps }: SampleDetails): string {
  const complete = processes.filter((process) => process.complete).length;
  return `Complete processes: ${complete} of ${processes.length} were scanned from the first to the last step (${formatCount(steps)} pages).`;
}

function describeCheck({ random_check: check }: SampleDetails): readonly string[] {
  if (check === null) return [];
  if (check.representative)
    return ['The random pages show no issue that the other pages do not show (WCAG-EM, step 4.c).'];
  const issues = check.new_issues.map(({ key }) => key).join(', ');
  return [`Issues that only the random pages show: ${issues}. The structured sample should grow (WCAG-EM, step 4.c).`];
}
