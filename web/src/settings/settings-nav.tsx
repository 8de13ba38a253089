import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from '../api/session.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { texts } from '../texts/base.ts';
import { settingsTexts as words } from '../texts/settings.ts';
import type { SectionName } from './sections.tsx';
import { sections } from './sections.tsx';

/** The sections that this person may open. */
export function useSections(): readonly SectionName[] {
  const may = { read: true, scan: useMay('scan'), admin: useMay('admin') };
  const names = Object.keys(sections) as SectionName[]; // keys of the record
  return names.filter((name) => may[sections[name].scope]);
}

/** A section beside the links to the others. Where there is no room for two columns, the way back to all of them takes one line. */
export function SettingsColumns({ here, children }: { readonly here: SectionName; readonly children: ReactNode }) {
  const isNarrow = useNarrow();
  return (
    <div className="settings-columns">
      {isNarrow ? (
        <Breadcrumb
          steps={[
            {
              id: 'settings',
              link: (
                <Link to="/settings" activeOptions={{ exact: true }}>
                  {texts.nav.settings}
                </Link>
              ),
            },
          ]}
          here={sections[here].title()}
        />
      ) : (
        <SettingsNav />
      )}
      <div className="column">{children}</div>
    </div>
  );
}

function SettingsNav() {
  const names = useSections();
  return (
    <nav aria-label={words.title}>
      <ul className="nav-links">
        <li>
          <Link to="/settings" activeOptions={{ exact: true }}>
            {words.overview}
          </Link>
        </li>
        {names.map((name) => (
          <li key={name}>
            <Link to="/settings/$section" params={{ section: name }}>
              {sections[name].title()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
