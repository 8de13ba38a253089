import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schedule } from '../api/schedules.ts';
import { changeSchedule, schedulesKey } from '../api/schedules.ts';
import { announce } from '../parts/announcer.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { nameSchedule } from './name-schedule.ts';

type Props = { readonly schedule: Schedule; readonly isOpen: boolean; readonly onClose: () => void };

/** Other times for the same scan. */
export function ChangeTimes({ schedule, isOpen, onClose }: Props) {
  const [cron, setCron] = useState(schedule.cron);
  const [zone, setZone] = useState(schedule.time_zone);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => changeSchedule(schedule, { cron: cron.trim(), time_zone: zone.trim() }),
    onSuccess: async () => {
      onClose();
      announce(words.changed);
      await queries.invalidateQueries(schedulesKey);
    },
  });
  return (
    <ConfirmDialog
      title={words.changeTitle(nameSchedule(schedule))}
      confirm={words.changeConfirm}
      look="primary"
      isOpen={isOpen}
      isBusy={change.isPending}
      error={change.error === null ? undefined : explain(change.error)}
      onConfirm={() => change.mutate()}
      onClose={() => {
        onClose();
        change.reset();
      }}
    >
      <InputField label={words.cron} hint={words.cronHint} value={cron} onChange={setCron} />
      <InputField label={words.zone} hint={words.zoneHint} value={zone} onChange={setZone} />
    </ConfirmDialog>
  );
}
