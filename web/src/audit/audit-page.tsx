import { useInfiniteQuery } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuditFilter } from '../api/audit.ts';
import { auditQuery } from '../api/audit.ts';
import { useMay } from '../api/session.ts';
import { Breadcrumb } from '../parts/breadcrumb.tsx';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { Notice } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { accessTexts } from '../texts/access.ts';
import { texts } from '../texts/base.ts';
import { auditTexts as words } from '../texts/audit.ts';
import { AuditRow } from './audit-row.tsx';
import { listKnownActions } from './describe-event.ts';

export function AuditPage() {
  const isAdmin = useMay('admin');
  const [filter, setFilter] = useState<AuditFilter>({});
  return (
    <div className="column">
      <header className="scan-head">
        <Breadcrumb
          steps={[{ id: 'settings', link: <Link to="/settings">{texts.nav.settings}</Link> }]}
          here={words.title}
        />
        <div className="page-head">
          <PageHeading title={words.title}>{words.title}</PageHeading>
          <p className="lead">{words.intro}</p>
        </div>
      </header>
      {isAdmin ? (
        <>
          <Filters onChange={setFilter} />
          <Trail key={JSON.stringify(filter)} filter={filter} />
        </>
      ) : (
        <Notice look="info" title={accessTexts.adminsOnly}>
          <p>{accessTexts.adminsOnlyText}</p>
        </Notice>
      )}
    </div>
  );
}

function Filters({ onChange }: { readonly onChange: (filter: AuditFilter) => void }) {
  const [actor, setActor] = useState('');
  const [action, setAction] = useState<string>();
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    onChange({ actor: actor.trim(), action });
  };
  return (
    <form role="search" className="filters" aria-label={words.filters} onSubmit={submit}>
      <InputField label={words.actor} autoComplete="off" value={actor} onChange={setActor} />
      <SelectField
        label={words.action}
        value={action}
        hasAny
        options={listKnownActions().map((value) => ({ value, label: words.actions[value] }))}
        onChange={setAction}
      />
      <Button type="submit">{words.apply}</Button>
    </form>
  );
}

function Trail({ filter }: { readonly filter: AuditFilter }) {
  const trail = useInfiniteQuery(auditQuery(filter));
  const keptFocus = useKeptFocus<HTMLElement>();
  const isFiltered = filter.action !== undefined || (filter.actor ?? '') !== '';
  const events = trail.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className="stack" aria-labelledby="audit-list" {...keptFocus}>
      <div className="section-head">
        <h2 id="audit-list">{words.list}</h2>
        <p role="status">{trail.data === undefined ? '' : words.shown(events.length)}</p>
      </div>
      <LoadStates answer={trail} />
      {trail.isSuccess && events.length === 0 ? (
        <p className="empty-line">{isFiltered ? words.nothingFound : words.none}</p>
      ) : null}
      <ul className="rows">
        {events.map((event) => (
          <AuditRow key={event.id} event={event} />
        ))}
      </ul>
      {trail.hasNextPage ? (
        <div className="button-line">
          <Button isBusy={trail.isFetchingNextPage} onPress={() => void trail.fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
