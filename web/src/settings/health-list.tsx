import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { HealthDetails } from '../api/health.ts';
import { healthQuery } from '../api/health.ts';
import { DocsLink } from '../parts/docs-link.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { settingsTexts } from '../texts/settings.ts';

type Part = keyof HealthDetails;

const looks = { ok: 'good', degraded: 'serious', failed: 'critical' } as const;

/** The state of each part of the installation, and what waits in it. */
export function HealthList() {
  const words = settingsTexts.health;
  const health = useQuery(healthQuery);
  return (
    <section className="card settings-form" aria-labelledby="health">
      <h2 id="health">{words.title}</h2>
      <p>{words.intro}</p>
      <LoadStates answer={health} />
      {health.data === undefined ? null : (
        <ul className="item-list" aria-label={words.title}>
          {listParts(health.data).map(([part, { status, detail, remedy }]) => (
            <li key={part}>
              <h3>
                {words.parts[part]} <span className={`badge badge-${looks[status]}`}>{words.states[status]}</span>
              </h3>
              {detail === undefined ? null : <p>{detail}</p>}
              {remedy === undefined ? null : <p className="hint">{remedy}</p>}
              {part === 'queue' ? (
                <Link to="/" search={{ status: 'running' }}>
                  {words.underWay}
                </Link>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <p>
        <DocsLink page="backup">{words.backup}</DocsLink>
      </p>
    </section>
  );
}

/** The queue comes first, because it changes. */
function listParts({ queue, jobs, ...others }: HealthDetails) {
  return Object.entries({ queue, jobs, ...others }) as (readonly [Part, HealthDetails[Part]])[]; // its own entries
}
