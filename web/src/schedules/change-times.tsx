import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Schedule } from '../api/schedules.ts';
import { changeSchedule } from '../api/schedules.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { explain } from '../parts/notices.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { nameSchedule } from './name-schedule.ts';
import { readTimes, readTimesForm, timesFields } from './read-schedule.ts';
import { TimesFields } from './times-fields.tsx';

type Props = { readonly schedule: Schedule; readonly isOpen: boolean; readonly onClose: () => void };

/** Other times for the same scan. */
export function ChangeTimes({ schedule, isOpen, onClose }: Props) {
  const [times, setTimes] = useState(() => readTimes(schedule));
  const { field, show, showRefusal } = useFieldProblems(timesFields);
  const announceChange = useAnnounced(queryKeys.schedules);
  const change = useMutation({
    mutationFn: (wanted: Pick<Schedule, 'cron' | 'time_zone'>) => changeSchedule(schedule, wanted),
    onError: showRefusal,
    onSuccess: async () => {
      onClose();
      await announceChange(words.changed);
    },
  });
  const confirm = () => {
    const { errors: found, cron, zone } = readTimesForm(times);
    show(found);
    if (cron !== undefined) change.mutate({ cron, time_zone: zone });
  };
  const { rest } = placeProblems(change.error, timesFields);
  return (
    <ConfirmDialog
      title={words.changeTitle(nameSchedule(schedule))}
      confirm={words.changeConfirm}
      look="primary"
      isOpen={isOpen}
      isBusy={change.isPending}
      error={rest === null ? undefined : explain(rest)}
      onConfirm={confirm}
      onClose={() => {
        onClose();
        setTimes(readTimes(schedule));
        show({});
        change.reset();
      }}
    >
      <TimesFields times={times} field={field} onChange={setTimes} />
    </ConfirmDialog>
  );
}
