import type { ReadReport } from './viewport-report.ts';

const head = /^[\s\S]*?<testsuites[^>]*>\n/u;
const end = '</testsuites>\n';

/**
 * One file with the suites of all viewports. Names and classes end with the viewport, because readers keep the last of
 * two cases with one name. Text of pages is escaped, so a tag can only be one of the report.
 */
export function mergeJunit(reports: readonly ReadReport[]): string {
  const [first = ''] = reports.map(({ text }) => head.exec(text)?.[0] ?? '');
  const suites = reports.map(({ viewport, text }) =>
    text
      .replace(head, '')
      .slice(0, -end.length)
      .replaceAll(/<testsuite name="([^"]*)"/gu, (_tag, name: string) => `<testsuite name="${name} (${viewport})"`)
      .replaceAll(
        /<testcase classname="([^"]*)"/gu,
        (_tag, name: string) => `<testcase classname="${name} (${viewport})"`,
      ),
  );
  return `${first}${suites.join('')}${end}`;
}
