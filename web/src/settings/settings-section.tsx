import { useParams } from '@tanstack/react-router';
import { useMay } from '../api/session.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { settingsTexts as words } from '../texts/settings.ts';
import { AdminsOnly } from './admins-only.tsx';
import type { SectionName } from './sections.tsx';
import { isSection, sections } from './sections.tsx';
import { SettingsColumns } from './settings-nav.tsx';

/** One page of the settings. */
export function SettingsSection() {
  const { section } = useParams({ from: '/settings/$section' });
  return isSection(section) ? <Shown key={section} name={section} /> : <NotFound />;
}

function Shown({ name }: { readonly name: SectionName }) {
  const { title, scope, Content } = sections[name];
  const isAllowed = useMay(scope);
  return (
    <SettingsColumns here={name}>
      <PageHeading title={`${title()} – ${words.title}`}>
        {words.title}
        <span className="visually-hidden">: {title()}</span>
      </PageHeading>
      {name === 'performance' ? <HealthNotice /> : null}
      {isAllowed ? <Content /> : <AdminsOnly />}
    </SettingsColumns>
  );
}
