import { useQuery } from '@tanstack/react-query';
import { componentQuery } from '../api/components.ts';
import type { SharedSubject } from '../api/shares.ts';
import { ComponentCard } from '../components/component-card.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { nameTarget } from '../parts/name-target.ts';
import { PageHeading } from '../parts/page-heading.tsx';
import { formatTime } from '../texts/format.ts';
import { componentTexts as words } from '../texts/components.ts';

type Props = { readonly share: SharedSubject; readonly componentKey: string };

/** One component of a scan, with links to its issues. */
export function SharedComponent({ share: { scan_id: scanId, target, created_at: at }, componentKey }: Props) {
  const answer = useQuery(componentQuery(scanId, componentKey));
  const title = words.one(nameTarget(target));
  return (
    <div className="column">
      <header className="scan-head">
        <PageHeading title={title}>{title}</PageHeading>
        <p className="row-facts">
          <time dateTime={at}>{formatTime(at)}</time>
        </p>
      </header>
      <h2 className="visually-hidden">{words.title}</h2>
      <LoadStates answer={answer} />
      <ul className="rows">
        {answer.data?.components.map((component) => (
          <ComponentCard key={component.key} scanId={scanId} component={component} />
        ))}
      </ul>
    </div>
  );
}
