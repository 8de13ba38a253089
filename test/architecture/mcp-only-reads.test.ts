import { describe, expect, it } from 'vitest';
import { forEveryone } from './arrows.ts';
import { listModules, placeOf, readImports, readText } from './source-files.ts';

/** All that the MCP endpoint may use of the features: each of these only reads. To add one is a decision. */
const readers: ReadonlySet<string> = new Set([
  'src/records/issues/get-issue-details.ts',
  'src/records/issues/issue-card.ts',
  'src/records/issues/list-issues.ts',
  'src/reports/report-metadata.ts',
  'src/records/scans/read-scans.ts',
  'src/records/scans/scan-record.ts',
  'src/service/settings/read-settings.ts',
  'src/service/settings/settings.ts',
  'src/service/settings/is-key-in-force.ts',
]);

const writing =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|transaction\(\)|replaceInto)\b|\b(?:insert into|delete from|update \w+ set|truncate)\b/iu;
const modules = listModules();
const importsOf = new Map(modules.map((file) => [file, readImports(file).filter(({ isTypeOnly }) => !isTypeOnly)]));

/** A module and everything that it runs, however far. */
function reach(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const { target } of importsOf.get(file) ?? []) reached.add(target);
  return reached;
}

describe('the MCP endpoint', () => {
  const own = modules.filter((file) => placeOf(file) === 'edges/mcp');

  it('uses only the readers of the features', () => {
    const used = own
      .flatMap((file) => importsOf.get(file) ?? [])
      .filter(({ target }) => !['edges/mcp', ...forEveryone].includes(placeOf(target) ?? ''));

    expect(used.filter(({ target }) => !readers.has(target))).toEqual([]);
  });

  it('reaches no function that writes, however far its imports go', () => {
    expect([...reach(own)].filter((file) => writing.test(readText(file)))).toEqual([]);
  });

  it('has one tool in each file of its folder, and lists them all', () => {
    const files = own.filter((file) => file.startsWith('src/edges/mcp/tools/') && !file.endsWith('/all-tools.ts'));
    const listed = (importsOf.get('src/edges/mcp/tools/all-tools.ts') ?? []).map(({ target }) => target);

    expect(listed.toSorted()).toEqual(files.toSorted());
  });

  it('the search for writing functions finds those that there are', () => {
    const writers = [
      'src/records/scans/create-scan.ts',
      'src/service/settings/change-settings.ts',
      'src/records/pages/record-page.ts',
    ];

    expect(writers.filter((file) => ![...reach([file])].some((reached) => writing.test(readText(reached))))).toEqual(
      [],
    );
  });
});
