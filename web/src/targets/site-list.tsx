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
      {groupSites(sites, search.group).map(({ tag, members }) => (
        <SiteTable
          key={tag ?? ''}
          name={search.group === undefined ? words.list : (tag ?? words.noTag)}
          isNamed={search.group !== undefined}
          sites={members}
          choice={mayScan ? choice : undefined}
          onTag={(wanted) => onChange({ tag: wanted })}
        />
      ))}
    </>
  );
}

type Group = { readonly tag: string | undefined; readonly members: readonly Target[] };

/** A site with several tags is in the group of each. Sites without one come last. */
function groupSites(sites: readonly Target[], group: SitesSearch['group']): readonly Group[] {
  if (group === undefined) return [{ tag: undefined, members: sites }];
  const tags = [...new Set(sites.flatMap((site) => site.tags))].toSorted();
  const untagged = sites.filter((site) => site.tags.length === 0);
  return [
    ...tags.map((tag) => ({ tag, members: sites.filter((site) => site.tags.includes(tag)) })),
    ...(untagged.length === 0 ? [] : [{ tag: undefined, members: untagged }]),
  ];
}
