import { useQuery } from '@tanstack/react-query';
import { componentsQuery } from '../api/components.ts';
import { Link } from '../parts/link.tsx';
import { componentTexts } from '../texts/components.ts';
import { ComponentCard } from './component-card.tsx';

const shown = 5;

type Props = {
  readonly scanId: string;
  readonly standard: string | undefined;
  readonly lookAgainMs: number | false;
};

/** The pieces of markup whose fix removes the most. */
export function FixFirst({ scanId, standard, lookAgainMs }: Props) {
  const { data } = useQuery({
    ...componentsQuery(scanId, { kind: 'failed', standard, limit: shown }),
    refetchInterval: lookAgainMs,
  });
  if (data === undefined || data.components.length === 0) return null;
  return (
    <section aria-labelledby="fix-first" className="stack">
      <div className="section-head">
        <h2 id="fix-first">{componentTexts.first}</h2>
        <Link to="/scans/$scanId/components" params={{ scanId }}>
          {componentTexts.all}
        </Link>
      </div>
      <ul className="rows">
        {data.components.map((component) => (
          <ComponentCard key={component.key} scanId={scanId} component={component} isBrief />
        ))}
      </ul>
    </section>
  );
}
