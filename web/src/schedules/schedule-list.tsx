import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule } from '../api/schedules.ts';
import { deleteSchedule, schedulesKey, schedulesPerPage, schedulesQuery } from '../api/schedules.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { explain } from '../parts/notices.tsx';
import { Pager } from '../parts/pager.tsx';
import { scheduleTexts as words } from '../texts/en-schedules.ts';
import { nameSchedule } from './name-schedule.ts';
import { ScheduleRow } from './schedule-row.tsx';

export function ScheduleList() {
  const [offset, setOffset] = useState(0);
  const [leaving, setLeaving] = useState<Schedule>();
  const answer = useQuery({ ...schedulesQuery(offset), placeholderData: (before) => before });
  const { data } = answer;
  return (
    <section aria-labelledby="schedule-list" className="stack">
      <h2 id="schedule-list" tabIndex={-1}>
        {words.listed}
      </h2>
      <LoadStates answer={answer} />
      {data?.page.total === 0 ? <p className="empty-line">{words.none}</p> : null}
      {data === undefined || data.schedules.length === 0 ? null : (
        <ul className="rows" aria-labelledby="schedule-list">
          {data.schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} onDelete={() => setLeaving(schedule)} />
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
          document.getElementById('schedule-list')?.focus();
        }}
      />
      <Deletion schedule={leaving} onClose={() => setLeaving(undefined)} />
    </section>
  );
}

function Deletion({ schedule, onClose }: { readonly schedule: Schedule | undefined; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteSchedule,
    onSuccess: async () => {
      onClose();
      announce(words.removed);
      await queries.invalidateQueries(schedulesKey);
      document.getElementById('schedule-list')?.focus();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(schedule === undefined ? '' : nameSchedule(schedule))}
      confirm={words.removeConfirm}
      isOpen={schedule !== undefined}
      isBusy={remove.isPending}
      error={remove.error === null ? undefined : explain(remove.error)}
      onConfirm={() => schedule !== undefined && remove.mutate(schedule.id)}
      onClose={() => {
        onClose();
        remove.reset();
      }}
    >
      <p>{words.removeText}</p>
    </ConfirmDialog>
  );
}
