import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Schedule } from '../api/schedules.ts';
import { deleteSchedule, schedulesPerPage, schedulesQuery } from '../api/schedules.ts';
import { LoadStates } from '../parts/load-states.tsx';
import { Pager } from '../parts/pager.tsx';
import { Removal } from '../parts/removal.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { nameSchedule } from './name-schedule.ts';
import { ScheduleRow } from './schedule-row.tsx';

type Props = {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChangeScan: (schedule: Schedule) => void;
};

export function ScheduleList({ heading, onChangeScan }: Props) {
  const [offset, setOffset] = useState(0);
  const [leaving, setLeaving] = useState<Schedule>();
  const queries = useQueryClient();
  const answer = useQuery({ ...schedulesQuery(offset), placeholderData: (before) => before });
  const { data } = answer;
  return (
    <section aria-labelledby="schedule-list" className="stack">
      <h2 id="schedule-list" ref={heading} tabIndex={-1}>
        {words.listed}
      </h2>
      <LoadStates answer={answer} />
      {data?.page.total === 0 ? <p className="empty-line">{words.none}</p> : null}
      {data === undefined || data.schedules.length === 0 ? null : (
        <ul className="rows" aria-labelledby="schedule-list">
          {data.schedules.map((schedule) => (
            <ScheduleRow
              key={schedule.id}
              schedule={schedule}
              onChangeScan={() => onChangeScan(schedule)}
              onDelete={() => setLeaving(schedule)}
            />
          ))}
        </ul>
      )}
      <Pager
        what={words.listed}
        limit={schedulesPerPage}
        offset={offset}
        total={data?.page.total ?? 0}
        onMove={(next) => {
          setOffset(next);
          heading.current?.focus();
        }}
      />
      <Removal
        item={leaving && { id: leaving.id, name: nameSchedule(leaving) }}
        words={words}
        remove={deleteSchedule}
        onRemoved={async () => {
          await readAgain(queries, queryKeys.schedules);
          heading.current?.focus();
        }}
        onClose={() => setLeaving(undefined)}
      />
    </section>
  );
}
