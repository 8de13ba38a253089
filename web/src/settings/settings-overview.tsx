import { Link } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { settingsTexts as words } from '../texts/settings.ts';
import { AdminsOnly } from './admins-only.tsx';
import { sections } from './sections.tsx';
import { useSections } from './settings-nav.tsx';

/** The pages of the settings, each with the names of what is on it. */
export function SettingsOverview() {
  const names = useSections();
  const isAdmin = useMay('admin');
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="lead">{words.intro}</p>
      </div>
      <HealthNotice />
      {isAdmin ? null : <AdminsOnly />}
      <ul className="rows">
        {names.map((name) => (
          <li key={name} className="row">
            <div className="row-main">
              <h2 className="row-title">
                <Link to="/settings/$section" params={{ section: name }}>
                  {sections[name].title()}
                </Link>
              </h2>
              <p className="hint">{sections[name].names().join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
