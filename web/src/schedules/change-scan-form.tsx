import { useMutation } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { NewScanInput } from '../api/scans.ts';
import { previewScan } from '../api/scans.ts';
import type { Schedule } from '../api/schedules.ts';
import { changeSchedule } from '../api/schedules.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { useAnnounced } from '../parts/use-announced.ts';
import { fillScanForm, keepOthers } from '../scans/fill-scan-form.ts';
import { readScanForm } from '../scans/read-scan-form.ts';
import type { OpenAddress } from '../scans/settle-address.ts';
import { settleAddress } from '../scans/settle-address.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { nameSchedule } from './name-schedule.ts';
import { scheduledScanFields } from './read-schedule.ts';
import { ScanFields } from './scan-fields.tsx';

type Props = { readonly schedule: Schedule; readonly onClose: () => void };

/** Another scan at the same times. It stands where schedules are added, so that the page has each field once. */
export function ChangeScanForm({ schedule, onClose }: Props) {
  // It was checked when it was stored, and is checked again when it is sent.
  const [{ others, ...filled }] = useState(() => fillScanForm(schedule.scan as NewScanInput));
  const [typed, setTyped] = useState(filled.typed);
  const [options, setOptions] = useState(filled.options);
  const { errors, field, show, showRefusal } = useFieldProblems(scheduledScanFields);
  const change = useChange(schedule, { onDone: onClose, onError: showRefusal });
  const heading = useFocused();
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (change.isPending) return;
    const { errors: found, newScan, open } = readScanForm(typed, options);
    show(found);
    if (newScan !== undefined && open !== undefined) change.mutate({ newScan: keepOthers(newScan, others), open });
  };
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="change-scan">
      <h2 id="change-scan" ref={heading} tabIndex={-1}>
        {words.changeScanTitle(nameSchedule(schedule))}
      </h2>
      <ScanFields scan={{ typed, options }} errors={errors} field={field} onType={setTyped} onChoose={setOptions} />
      <ErrorLine error={placeProblems(change.error, scheduledScanFields).rest} summary={words.turnFailed} />
      <div className="button-line">
        <Button type="submit" look="primary" isBusy={change.isPending}>
          {words.changeScanConfirm}
        </Button>
        <Button onPress={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}

type Asked = { readonly newScan: NewScanInput; readonly open: OpenAddress };
type Ends = { readonly onDone: () => void; readonly onError: (error: unknown) => void };

function useChange(schedule: Schedule, { onDone, onError }: Ends) {
  const announceChange = useAnnounced(queryKeys.schedules);
  return useMutation({
    mutationFn: async ({ newScan, open }: Asked) =>
      changeSchedule(schedule, { scan: await settleAddress(newScan, open, previewScan) }),
    onError,
    onSuccess: async () => {
      onDone();
      await announceChange(words.changed);
    },
  });
}

function useFocused() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
