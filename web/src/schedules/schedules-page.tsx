import { useRef, useState } from 'react';
import type { Schedule } from '../api/schedules.ts';
import { useMay } from '../api/session.ts';
import { PageHeading } from '../parts/page-heading.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { ChangeScanForm } from './change-scan-form.tsx';
import { NewScheduleForm } from './new-schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';

export function SchedulesPage() {
  const mayScan = useMay('scan');
  const [changing, setChanging] = useState<Schedule>();
  const list = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setChanging(undefined);
    list.current?.focus();
  };
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="lead">{words.intro}</p>
      </div>
      <ScheduleList heading={list} onChangeScan={setChanging} />
      {mayScan && changing === undefined ? <NewScheduleForm /> : null}
      {changing === undefined ? null : <ChangeScanForm key={changing.id} schedule={changing} onClose={close} />}
    </div>
  );
}
