import type { FieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { scheduleTexts as words } from '../texts/schedules.ts';
import type { Times, TimesErrors } from './read-schedule.ts';
import { rhythms, weekdays } from './read-schedule.ts';

type Props = {
  readonly times: Times;
  readonly field: FieldProblems<keyof TimesErrors>['field'];
  readonly onChange: (times: Times) => void;
};

/** When the scans start: a rhythm and what it needs. */
export function TimesFields({ times, field, onChange }: Props) {
  return (
    <div className="scan-options">
      <SelectField
        label={words.rhythm}
        value={times.rhythm}
        options={rhythms.map((value) => ({ value, label: words.rhythms[value] }))}
        onChange={(rhythm) => onChange({ ...times, rhythm: rhythm ?? 'weekly' })}
      />
      {times.rhythm === 'weekly' ? (
        <SelectField
          label={words.weekday}
          value={times.weekday}
          options={weekdays.map((value) => ({ value, label: words.weekdays[value] }))}
          onChange={(weekday) => onChange({ ...times, weekday: weekday ?? '1' })}
        />
      ) : null}
      {times.rhythm === 'custom' ? (
        <InputField
          label={words.cron}
          hint={words.cronHint}
          {...field('time')}
          value={times.cron}
          onChange={(cron) => onChange({ ...times, cron })}
        />
      ) : (
        <InputField
          label={words.time}
          hint={words.timeHint}
          {...field('time')}
          value={times.time}
          onChange={(time) => onChange({ ...times, time })}
        />
      )}
      <InputField
        label={words.zone}
        hint={words.zoneHint}
        {...field('zone')}
        value={times.zone}
        onChange={(zone) => onChange({ ...times, zone })}
      />
    </div>
  );
}
