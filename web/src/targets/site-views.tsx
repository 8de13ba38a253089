import { useQuery } from '@tanstack/react-query';
import { viewsQuery } from '../api/targets.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { targetTexts as words } from '../texts/targets.ts';
import { TargetRow } from './target-row.tsx';

/** The viewports, types and sign-ins in which a site was scanned, with the record of each. */
export function SiteViews({ site }: { readonly site: string }) {
  const answer = useQuery(viewsQuery(site));
  return (
    <>
      <LoadStates answer={answer} />
      <ul className="rows" aria-label={words.details(nameTarget(site))}>
        {answer.data?.items.map((target) => (
          <TargetRow key={target.latest_scan.id} target={target} />
        ))}
      </ul>
    </>
  );
}
