import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { createSchedule, schedulesKey } from '../api/schedules.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { explain } from '../parts/notices.tsx';
import type { ScanOptions } from '../scans/form-options.ts';
import { startOptions } from '../scans/form-options.ts';
import { ScanOptionFields } from '../scans/scan-options.tsx';
import { guessScanType, parseTypedUrl } from '../scans/scan-target.ts';
import { TargetField } from '../scans/target-field.tsx';
import { texts } from '../texts/base.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';
import type { ScheduleErrors } from './read-schedule.ts';
import { firstTimes, readSchedule } from './read-schedule.ts';
import { TimesFields } from './times-fields.tsx';

/** The fields of the form that starts a scan, and when. */
export function NewScheduleForm() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState(startOptions);
  const [times, setTimes] = useState(firstTimes);
  const [errors, setErrors] = useState<ScheduleErrors>({});
  const create = useCreation(() => setTyped(''));
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (create.isPending) return;
    const { errors: found, body } = readSchedule(typed, options, times);
    setErrors(found);
    if (body === undefined) focusFirst(found);
    else create.mutate(body);
  };
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="new-schedule">
      <h2 id="new-schedule">{words.add}</h2>
      <TargetField
        isList={options.type === 'list'}
        value={typed}
        hint={texts.form.urlHint}
        error={errors.url}
        onChange={setTyped}
        onPasteList={(lines) => {
          setTyped(lines);
          setOptions({ ...options, type: 'list' });
        }}
      />
      <TimesFields times={times} error={errors.time} onChange={setTimes} />
      <ScanOptionFields options={options} type={chooseType(typed, options)} errors={errors} onChange={setOptions} />
      <div role="alert">
        {create.error === null ? null : <p className="form-error">{`${words.failed} ${explain(create.error)}`}</p>}
      </div>
      <div className="button-line">
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function useCreation(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: createSchedule,
    onSuccess: async () => {
      onDone();
      announce(words.saved);
      await queries.invalidateQueries(schedulesKey);
    },
  });
}

function chooseType(typed: string, { type }: ScanOptions) {
  if (type !== 'guess') return type;
  const parsed = parseTypedUrl(typed);
  return guessScanType(parsed.ok ? parsed.url : '');
}

const fieldIds = {
  url: 'scan-url',
  time: 'schedule-time',
  tag: 'scan-tag',
  maxPages: 'scan-max-pages',
  sample: 'scan-sample',
} as const;

function focusFirst(errors: ScheduleErrors): void {
  const first = (['url', 'time', 'tag', 'maxPages', 'sample'] as const).find((field) => errors[field] !== undefined);
  if (first !== undefined) document.getElementById(fieldIds[first])?.focus();
}
