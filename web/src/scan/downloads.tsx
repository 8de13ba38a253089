import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Report } from '../api/reports.ts';
import { reportsQuery } from '../api/reports.ts';
import type { Scan } from '../api/scans.ts';
import { isActive } from '../api/scans.ts';
import { SelectField } from '../parts/select-field.tsx';
import { language } from '../texts/language.ts';
import { languages } from '../texts/languages.ts';
import { overviewTexts } from '../texts/overview.ts';
import { standardTexts } from '../texts/standards.ts';
import { ReportList } from './report-list.tsx';

type Props = { readonly scan: Scan; readonly standard: string | undefined };

const languageOptions = Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value }));

export function Downloads({ scan, standard }: Props) {
  const [chosen, setChosen] = useState<string>(language);
  const isReady = scan.progress.pages_completed > 0;
  const { data } = useQuery({ ...reportsQuery(scan.id), enabled: isReady });
  if (!isReady && !isActive(scan)) return null;
  const listFor = (audience: Report['audience']) => (
    <ReportList reports={data?.reports} audience={audience} limits={{ standard, language: chosen }} />
  );
  return (
    <section className="card" aria-labelledby="reports">
      <h2 id="reports">{overviewTexts.reports}</h2>
      {isReady ? null : <p>{overviewTexts.reportsNotReady}</p>}
      {isReady && (isActive(scan) || scan.status === 'paused') ? (
        <p className="hint">{overviewTexts.reportsUnfinished}</p>
      ) : null}
      {isReady ? (
        <>
          <SelectField
            label={overviewTexts.reportLanguage}
            value={chosen}
            options={languageOptions}
            onChange={(value) => setChosen(value ?? language)}
            isInline
          />
          {listFor('people')}
          <details className="disclosure">
            <summary>{standardTexts.evidence}</summary>
            {listFor('evidence')}
          </details>
          <details className="disclosure">
            <summary>{overviewTexts.reportsForCi}</summary>
            {listFor('ci')}
          </details>
        </>
      ) : null}
    </section>
  );
}
