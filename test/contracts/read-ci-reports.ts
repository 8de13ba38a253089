import { SaxesParser } from 'saxes';
import { z } from 'zod';

const region = z.strictObject({
  startLine: z.int().min(1),
  startColumn: z.int().min(1),
  endLine: z.int().min(1),
  endColumn: z.int().min(1),
});

/** At most 1,024 characters and not empty, or GitHub rejects the file. */
const shortText = z.object({ text: z.string().min(1).max(1_024) });

/** What GitHub requires of a SARIF file beyond the schema of OASIS. */
const sarifSchema = z.object({
  $schema: z.url({ protocol: /^https$/ }),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.object({
        tool: z.object({
          driver: z.object({
            name: z.string().min(1),
            rules: z
              .array(
                z.object({
                  id: z.string().min(1),
                  shortDescription: shortText,
                  fullDescription: shortText,
                  help: z.object({ text: z.string().min(1), markdown: z.string().min(1) }),
                  helpUri: z.url({ protocol: /^https$/ }),
                  properties: z.strictObject({
                    tags: z.array(z.string()).max(20),
                    precision: z.enum(['very-high', 'high', 'medium', 'low']),
                    'problem.severity': z.enum(['error', 'warning', 'recommendation']),
                  }),
                }),
              )
              .max(25_000),
          }),
        }),
        automationDetails: z.object({ id: z.string().endsWith('/') }),
        invocations: z.array(
          z.object({
            executionSuccessful: z.boolean(),
            toolExecutionNotifications: z.array(z.object({ descriptor: z.object({ id: z.string() }) })),
          }),
        ),
        results: z
          .array(
            z.object({
              ruleId: z.string(),
              ruleIndex: z.int().optional(),
              kind: z.literal('pass').optional(),
              baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
              level: z.enum(['error', 'warning', 'note', 'none']),
              message: z.object({ text: z.string().min(1) }),
              // The first location alone is shown. Its URI must have no scheme.
              locations: z.tuple([
                z.object({
                  physicalLocation: z.object({
                    artifactLocation: z.object({ uri: z.string().regex(/^web\/[^:?#\s]+$/) }),
                    region,
                  }),
                }),
              ]),
              partialFingerprints: z.object({ primaryLocationLineHash: z.string().regex(/^[0-9a-f]{32}:[1-4]$/) }),
            }),
          )
          .max(5_000),
        properties: z.record(z.string(), z.unknown()),
      }),
    )
    .length(1),
});

/** The only run of a SARIF file. Throws where GitHub would reject it. */
export function readSarif(text: string) {
  const [run] = sarifSchema.parse(JSON.parse(text)).runs;
  if (run === undefined) throw new Error('A SARIF file without a run.');
  return run;
}

/** GitLab reads `results` alone, and reports an error for an empty URL. */
export const gitlabReportSchema = z.object({
  results: z.record(z.url(), z.array(z.object({ code: z.string(), selector: z.string(), message: z.string() }))),
  total: z.int(),
  passes: z.int(),
  errors: z.int(),
  omitted: z.int(),
});

/** GitLab stops reading at the first entry that is not like this. */
export const codeQualitySchema = z.array(
  z.object({
    description: z.string().min(1),
    check_name: z.string().min(1),
    fingerprint: z.string().min(1),
    severity: z.enum(['info', 'minor', 'major', 'critical', 'blocker']),
    location: z.object({ path: z.string().regex(/^[^/:][^:]*$/), lines: z.object({ begin: z.int().min(1) }) }),
  }),
);

type Suite = { readonly suite: string; readonly counts: string; readonly cases: string[] };

/** Why each case was skipped, as `rule: reason`. */
export function readSkipped(xml: string): readonly string[] {
  const reasons: string[] = [];
  let rule = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: of }) => {
    if (name === 'testcase') rule = String(of['name']);
    if (name === 'skipped') reasons.push(`${rule}: ${of['message']}`);
  });
  parser.write(xml).close();
  return reasons;
}

/** As GitLab reads JUnit: a case's status is the first of failure, error, skipped that it holds. */
export function readJunit(xml: string): readonly Suite[] {
  const suites: Suite[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes: of }) => {
    if (name === 'testsuite') {
      const counts = `${of['tests']} tests, ${of['failures']} failures, ${of['errors']} errors, ${of['skipped']} skipped`;
      suites.push({ suite: of['name'] ?? '', counts, cases: [] });
    }
    const cases = suites.at(-1)?.cases ?? [];
    if (name === 'testcase') cases.push(`${of['name']} passed`);
    if (['failure', 'error', 'skipped'].includes(name)) cases.push((cases.pop() ?? '').replace(/passed$/, name));
  });
  parser.write(xml).close();
  return suites;
}
