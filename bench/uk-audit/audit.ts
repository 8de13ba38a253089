import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Which rules report the fault of each test, by judgment: a rule fits when its finding leads a reader to that fault. Rules that report the
 * whole page, or what the pages of the audit have in common, fit nothing. Tests without a rule are listed too.
 */
const fittingRules = z
  .record(z.string(), z.object({ rules: z.array(z.string()), note: z.string().optional() }))
  .parse(JSON.parse(readFileSync(new URL('fitting-rules.json', import.meta.url), 'utf8')));

/** A test of the audit: one page with one fault. */
export type AuditTest = {
  readonly name: string;
  /** Of the page that has the fault, as in a URL: the test's own, or the example page that it only links to. */
  readonly path: string;
  readonly fits: ReadonlySet<string>;
};

/** Names of the audit's tests, in order. Throws where they differ from those that rules are assigned to. */
export function listTests(folder: string): readonly AuditTest[] {
  const names = readdirSync(join(folder, 'tests'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''));
  const unknown = names.filter((name) => fittingRules[name] === undefined);
  const missing = Object.keys(fittingRules).filter((name) => !names.includes(name));
  if (unknown.length + missing.length > 0)
    throw new Error(`The tests of this checkout are others: ${[...unknown, ...missing].join(', ')}`);
  return names.map((name) => ({ name, path: findPath(folder, name), fits: new Set(fittingRules[name]?.rules) }));
}

function findPath(folder: string, name: string): string {
  const html = readFileSync(join(folder, 'tests', `${name}.html`), 'utf8');
  const example = /<a href="\.\.\/(example-pages\/\w+\.html)"/.exec(html)?.[1];
  return new URL(example ?? `tests/${name}.html`, 'http://audit/').pathname;
}

const resultSchema = z.enum(['notfound', 'error', 'error_paid', 'warning', 'manual', 'identified']);
const testsSchema = z.record(
  z.string(),
  z.record(z.string(), z.object({ results: z.record(z.string(), resultSchema) })),
);

/** What the audit's authors published for one tool. */
export type PublishedTool = {
  readonly tool: string;
  /** Tests whose fault it reported, as an error or a warning, in its free or paid version. */
  readonly reported: number;
  /** Further tests in which it asked people to check by hand. */
  readonly manual: number;
};

/** The tools of the audit, those with the most reported tests first. */
export function readPublished(folder: string): readonly PublishedTool[] {
  const sections = testsSchema.parse(JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8')));
  const results = Object.values(sections).flatMap((tests) => Object.values(tests).map((test) => test.results));
  const tools = new Set(results.flatMap((one) => Object.keys(one)));
  const count = (tool: string, wanted: readonly string[]) =>
    results.filter((one) => wanted.includes(one[tool] ?? '')).length;
  return [...tools]
    .map((tool) => ({
      tool,
      reported: count(tool, ['error', 'error_paid', 'warning']),
      manual: count(tool, ['manual', 'identified']),
    }))
    .toSorted((a, b) => b.reported - a.reported);
}
