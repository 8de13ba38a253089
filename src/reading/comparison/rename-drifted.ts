import type { Database } from '../../adapters/db/schema.ts';
import type { ComparedGroups } from './compared-groups.ts';
import type { FindingName } from './compared-scans.ts';
import { skeletonOfMarkup, skeletonOfSelector } from './finding-skeleton.ts';
import type { PagePair } from './match-pages.ts';
import type { ComparedFinding, ComparedPage, ComparedPages } from './read-compared-pages.ts';

type FindingSource = { readonly db: Database; readonly groups: ComparedGroups; readonly name: FindingName };

/** More unmatched findings are a page that was built again, and reading them all would cost too much. */
const mostPerPage = 400;

/**
 * Gives findings of the base the names that they have in the other scan, where only generated tokens differ: a class
 * or an id that changes from one scan to the next names nothing. Two findings are the same one if neither has a
 * partner by its name, and their rules, their places and their markup are equal without identifiers. Findings that
 * look the same pair in their order, so that the numbers of new and fixed ones are right.
 */
export async function renameDrifted(
  { db, groups, name }: FindingSource,
  pairs: readonly PagePair[],
  pages: ComparedPages,
): Promise<ComparedPages> {
  const doubtful = pairs.flatMap((pair) => findDoubtful(pair, { pages, groups }) ?? []);
  if (doubtful.length === 0) return pages;
  const looks = await readLooks({ db, groups, name }, doubtful);
  const renamed = doubtful.map(({ pair, here, base }) => {
    const from = matchInOrder(listLooks(base, looks.get(pair.base)), listLooks(here, looks.get(pair.here)));
    return [pair.base, rename(pages.get(pair.base), from)] as const;
  });
  return new Map([...pages, ...renamed.flatMap(([id, page]) => (page === undefined ? [] : [[id, page] as const]))]);
}

type Doubtful = { readonly pair: PagePair; readonly here: readonly string[]; readonly base: readonly string[] };
type Compared = { readonly pages: ComparedPages; readonly groups: ComparedGroups };

/** The names without a partner, of rules that have such names on both pages. */
function findDoubtful(pair: PagePair, { pages, groups }: Compared): Doubtful | undefined {
  const [base, here] = [pages.get(pair.base)?.findings, pages.get(pair.here)?.findings];
  if (base === undefined || here === undefined) return undefined;
  const ruleOf = ({ groupId }: ComparedFinding) => groups.byId.get(groupId)?.rule ?? '';
  const alone = (findings: typeof here, others: typeof here) => [...findings].filter(([name]) => !others.has(name));
  const [added, gone] = [alone(here, base), alone(base, here)];
  const rules = new Set(added.map(([, finding]) => ruleOf(finding)));
  const shared = new Set(gone.map(([, finding]) => ruleOf(finding)).filter((rule) => rules.has(rule)));
  const ofShared = (found: typeof added) => found.flatMap(([name, one]) => (shared.has(ruleOf(one)) ? [name] : []));
  const doubtful = { pair, here: ofShared(added), base: ofShared(gone) };
  const count = doubtful.here.length + doubtful.base.length;
  return count === 0 || count > mostPerPage ? undefined : doubtful;
}

/** What findings look like without identifiers, by their names, for each page. */
type Looks = ReadonlyMap<number, ReadonlyMap<string, string>>;

async function readLooks({ db, groups, name }: FindingSource, doubtful: readonly Doubtful[]): Promise<Looks> {
  const rows = await db
    .selectFrom('occurrences')
    .select(['page_id', 'group_id', 'selector', 'html', `${name} as name`])
    .where(
      'page_id',
      'in',
      doubtful.flatMap(({ pair }) => [pair.base, pair.here]),
    )
    .where(
      name,
      'in',
      doubtful.flatMap(({ here, base }) => [...here, ...base]),
    )
    .orderBy('group_id')
    .orderBy('ordinal')
    .execute();
  const looks = new Map<number, Map<string, string>>();
  for (const { page_id: page, group_id: group, selector, html, name: found } of rows) {
    // Long markup is stored elsewhere. Such elements are rare, and stay as they are.
    if (html === null) continue;
    const look = [groups.byId.get(group)?.rule, skeletonOfSelector(selector), skeletonOfMarkup(html)].join('\n');
    const ofPage = looks.get(page) ?? new Map<string, string>();
    looks.set(page, ofPage.set(found, look));
  }
  return looks;
}

type Look = { readonly name: string; readonly look: string };

function listLooks(names: readonly string[], looks: ReadonlyMap<string, string> = new Map<string, string>()) {
  const wanted = new Set(names);
  return [...looks].flatMap(([name, look]): readonly Look[] => (wanted.has(name) ? [{ name, look }] : []));
}

/** The names in the other scan, by those in the base. */
function matchInOrder(base: readonly Look[], here: readonly Look[]): ReadonlyMap<string, string> {
  const free = new Map([...Map.groupBy(here, ({ look }) => look)].map(([look, found]) => [look, [...found]]));
  const names = new Map<string, string>();
  for (const { name, look } of base) {
    const partner = free.get(look)?.shift();
    if (partner !== undefined) names.set(name, partner.name);
  }
  return names;
}

function rename(page: ComparedPage | undefined, names: ReadonlyMap<string, string>): ComparedPage | undefined {
  if (page === undefined || names.size === 0) return undefined;
  const findings = new Map([...page.findings].map(([name, finding]) => [names.get(name) ?? name, finding]));
  return { ...page, findings };
}
