import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAgain } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Schedule } from '../api/schedules.ts';
import { changeSchedule } from '../api/schedules.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { explain } from '../parts/notices.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { nameSchedule } from './name-schedule.ts';
import { readTimes, writeCron } from './read-schedule.ts';
import { TimesFields } from './times-fields.tsx';

type Props = { readonly schedule: Schedule; readonly isOpen: boolean; readonly onClose: () => void };

/** Other times for the same scan. */
export function ChangeTimes({ schedule, isOpen, onClose }: Props) {
  const [times, setTimes] = useState(() => readTimes(schedule));
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (cron: string) => changeSchedule(schedule, { cron, time_zone: times.zone.trim() }),
    onSuccess: async () => {
      onClose();
      announce(words.changed);
      await readAgain(queries, queryKeys.schedules);
    },
  });
  const confirm = () => {
    const cron = writeCron(times);
    setIsWrong(cron === undefined);
    if (cron === undefined) field.current?.focus();
    else change.mutate(cron);
  };
  return (
    <ConfirmDialog
      title={words.changeTitle(nameSchedule(schedule))}
      confirm={words.changeConfirm}
      look="primary"
      isOpen={isOpen}
      isBusy={change.isPending}
      error={change.error === null ? undefined : explain(change.error)}
      onConfirm={confirm}
      onClose={() => {
        onClose();
        setTimes(readTimes(schedule));
        setIsWrong(false);
        change.reset();
      }}
    >
      <TimesFields times={times} timeRef={field} error={isWrong ? words.timeWrong : undefined} onChange={setTimes} />
    </ConfirmDialog>
  );
}
