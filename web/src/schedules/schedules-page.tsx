import { useMay } from '../api/session.ts';
import { PageHeading } from '../parts/page-heading.tsx';
import { texts } from '../texts/texts.ts';
import { NewScheduleForm } from './new-schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';

export function SchedulesPage() {
  const mayScan = useMay('scan');
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={texts.schedules.title}>{texts.schedules.title}</PageHeading>
        <p className="lead">{texts.schedules.intro}</p>
      </div>
      <ScheduleList />
      {mayScan ? <NewScheduleForm /> : null}
    </div>
  );
}
