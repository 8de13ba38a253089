import { useMutation } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { NewScheduleInput } from '../api/api-types.ts';
import { previewScan } from '../api/scans.ts';
import { createSchedule } from '../api/schedules.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { useAnnounced } from '../parts/use-announced.ts';
import { startOptions } from '../scans/form-options.ts';
import type { OpenAddress } from '../scans/settle-address.ts';
import { settleAddress } from '../scans/settle-address.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { firstTimes, readSchedule, scheduleFields } from './read-schedule.ts';
import { ScanFields } from './scan-fields.tsx';
import { TimesFields } from './times-fields.tsx';

/** The fields of the form that starts a scan, and when. */
export function NewScheduleForm() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState(startOptions);
  const [times, setTimes] = useState(firstTimes);
  const { errors, field, show, showRefusal } = useFieldProblems(scheduleFields);
  const create = useCreation(() => setTyped(''), showRefusal);
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (create.isPending) return;
    const { errors: found, body, open } = readSchedule(typed, options, times);
    show(found);
    if (body !== undefined && open !== undefined) create.mutate({ body, open });
  };
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="new-schedule">
      <h2 id="new-schedule">{words.add}</h2>
      <ScanFields scan={{ typed, options }} errors={errors} field={field} onType={setTyped} onChoose={setOptions}>
        <TimesFields times={times} field={field} onChange={setTimes} />
      </ScanFields>
      <ErrorLine error={placeProblems(create.error, scheduleFields).rest} summary={words.failed} />
      <div className="button-line">
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

type Asked = { readonly body: NewScheduleInput; readonly open: OpenAddress };

function useCreation(onDone: () => void, onError: (error: unknown) => void) {
  const announceChange = useAnnounced(queryKeys.schedules);
  return useMutation({
    mutationFn: async ({ body, open }: Asked) =>
      createSchedule({ ...body, scan: await settleAddress(body.scan, open, previewScan) }),
    onError,
    onSuccess: async () => {
      onDone();
      await announceChange(words.saved);
    },
  });
}
