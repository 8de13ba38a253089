import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import type { Schedule } from '../api/schedules.ts';
import { changeSchedule } from '../api/schedules.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { LinkedItem } from '../parts/linked-item.tsx';
import { UrlText } from '../parts/url-text.tsx';
import { useAnnounced } from '../parts/use-announced.ts';
import { formatTimeIn } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { ChangeTimes } from './change-times.tsx';
import { nameSchedule } from './name-schedule.ts';
import { describeTimes } from './read-schedule.ts';

type Props = { readonly schedule: Schedule; readonly onChangeScan: () => void; readonly onDelete: () => void };

export function ScheduleRow({ schedule, onChangeScan, onDelete }: Props) {
  const name = nameSchedule(schedule);
  const [isChanging, setChanging] = useState(false);
  const mayScan = useMay('scan');
  const turn = useSwitch();
  return (
    <LinkedItem id={schedule.id} className="row">
      <div className="row-main">
        <h3 className="row-title">
          <UrlText>{name}</UrlText>
        </h3>
        <p className="row-facts">
          <span>{sayType(schedule)}</span>
          <span>{words.when(describeTimes(schedule.cron), schedule.time_zone)}</span>
          {schedule.enabled ? null : <span className="badge badge-neutral">{words.off}</span>}
          {schedule.last_scan_id === null ? null : (
            <Link to="/scans/$scanId" params={{ scanId: schedule.last_scan_id }}>
              {words.last}
              <span className="visually-hidden">: {name}</span>
            </Link>
          )}
        </p>
        <NextRuns schedule={schedule} />
        <LastSkip schedule={schedule} />
        {schedule.problem === null ? null : <p className="form-error">{schedule.problem}</p>}
        <ErrorLine error={turn.error} summary={words.turnFailed} />
        {mayScan ? (
          <div className="button-line">
            <Button size="small" isBusy={turn.isPending} onPress={() => turn.mutate(schedule)}>
              {schedule.enabled ? words.turnOff : words.turnOn}
              <Which name={name} />
            </Button>
            <Button size="small" onPress={() => setChanging(true)}>
              {words.change}
              <Which name={name} />
            </Button>
            <Button size="small" onPress={onChangeScan}>
              {words.changeScan}
              <Which name={name} />
            </Button>
            <Button size="small" onPress={onDelete}>
              {words.remove}
              <Which name={name} />
            </Button>
          </div>
        ) : null}
      </div>
      <ChangeTimes schedule={schedule} isOpen={isChanging} onClose={() => setChanging(false)} />
    </LinkedItem>
  );
}

/** A URL alone does not show whether a page or its site is scanned. */
function sayType({ scan: { scan_type: type } }: Schedule): string | undefined {
  const known: Readonly<Record<string, string>> = texts.form.types;
  return known[String(type)];
}

/** The heading of the row says it to the eyes. */
function Which({ name }: { readonly name: string }) {
  return <span className="visually-hidden"> {name}</span>;
}

function useSwitch() {
  const announceChange = useAnnounced(queryKeys.schedules);
  return useMutation({
    mutationFn: (schedule: Schedule) => changeSchedule(schedule, { enabled: !schedule.enabled }),
    onSuccess: async ({ enabled }) => {
      await announceChange(words.turned(enabled));
    },
  });
}

function NextRuns({ schedule: { next_runs: times, time_zone: zone } }: Pick<Props, 'schedule'>) {
  if (times.length === 0) return null;
  return (
    <p className="row-facts">
      {words.next}
      {times.map((time) => (
        <time key={time} dateTime={time}>
          {nameTime(time, zone)}
        </time>
      ))}
    </p>
  );
}

function LastSkip({ schedule: { last_skip: skip, time_zone: zone } }: Pick<Props, 'schedule'>) {
  if (skip === null) return null;
  return <p className="hint">{[words.skips[skip.reason](nameTime(skip.at, zone)), skip.detail].join(' ').trim()}</p>;
}

/** In the time zone of the schedule, which the row names. A browser that does not know the zone shows UTC. */
function nameTime(instant: string, zone: string): string {
  try {
    return formatTimeIn(instant, zone);
  } catch {
    return `${formatTimeIn(instant, 'UTC')} UTC`;
  }
}
