import { useState } from 'react';
import { useMay } from '../api/session.ts';
import type { Target } from '../api/targets.ts';
import type { SitesSearch } from '../search-params.ts';
import { targetTexts as words } from '../texts/targets.ts';
import { ScanChosen } from './scan-chosen.tsx';
import type { SiteChoice } from './site-choice.ts';
import { SiteTable } from './site-table.tsx';

type Props = {
  readonly sites: readonly Target[];
  readonly search: SitesSearch;
  readonly onChange: (changed: SitesSearch) => void;
};

export function SiteList({ sites, search, onChange }: Props) {
  const mayScan = useMay('scan');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (sites.length === 0) {
    const isFiltered = [search.q, search.tag, search.changed].some((value) => value !== undefined);
    return <p className="empty-line">{isFiltered ? words.nothingFound : words.none}</p>;
  }
  const shown = sites.filter(({ url }) => chosen.has(url));
  const choice: SiteChoice = {
    chosen,
    choose: (urls, isChosen) =>
      setChosen(
        (before) => new Set(isChosen ? [...before, ...urls] : [...before].filter((url) => !urls.includes(url))),
      ),
  };
  return (
    <>
      {mayScan ? <ScanChosen sites={shown} onStarted={() => setChosen(new Set())} /> : null}
      {groupSites(sites).map(([group, members]) => (
        <SiteTable
          key={group?.tag ?? ''}
          name={group === undefined ? words.list : words.group(group.tag ?? words.noTag, group.count)}
          isNamed={group !== undefined}
          sites={members}
          choice={mayScan ? choice : undefined}
          onTag={(wanted) => onChange({ tag: wanted })}
        />
      ))}
    </>
  );
}

type Group = NonNullable<Target['group']>;

/** The rows in their groups, which come in order. A group can begin on an earlier page and end on a later one. */
function groupSites(sites: readonly Target[]): readonly (readonly [Group | undefined, readonly Target[]])[] {
  const byTag = Map.groupBy(sites, ({ group }) => group?.tag);
  return [...byTag.values()].map((members) => [members[0]?.group, members] as const);
}
