import { useMay } from '../api/session.ts';
import { PageHeading } from '../parts/page-heading.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import { NewScheduleForm } from './new-schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';

export function SchedulesPage() {
  const mayScan = useMay('scan');
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={words.title}>{words.title}</PageHeading>
        <p className="lead">{words.intro}</p>
      </div>
      <ScheduleList />
      {mayScan ? <NewScheduleForm /> : null}
    </div>
  );
}
