import { useCallback } from 'react';
import type { Issue } from '../api/issues.ts';
import { severities } from '../api/url-words.ts';
import { Button } from '../parts/button.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { SearchField } from '../parts/search-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import type { IssuesSearch } from '../search-params.ts';
import { known } from '../search-params.ts';
import { texts } from '../texts/base.ts';
import { issueTexts } from '../texts/issues.ts';
import { listCriteria } from './select-issues.ts';

type Props = {
  readonly issues: readonly Issue[];
  readonly search: IssuesSearch;
  readonly onChange: (changed: IssuesSearch) => void;
};

export function IssueFilters({ issues, search, onChange }: Props) {
  const isFiltered = search.q ?? search.severity ?? search.criterion ?? search.practice ?? search.decision;
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const searchFor = useCallback((q: string) => onChange({ q: q === '' ? undefined : q }), [onChange]);
  return (
    <div role="search" aria-label={issueTexts.issues.filters} className="filters" {...keptFocus}>
      <SearchField label={issueTexts.issues.text} value={search.q ?? ''} onSearch={searchFor} />
      <SelectField
        label={issueTexts.issues.severity}
        hasAny
        value={search.severity}
        options={severities.map((value) => ({ value, label: texts.severity[value] }))}
        onChange={(severity) => onChange({ severity })}
      />
      <SelectField
        label={issueTexts.issues.criterion}
        hasAny
        value={search.criterion}
        options={listCriteria(issues)}
        onChange={(criterion) => onChange({ criterion })}
      />
      <SelectField
        label={issueTexts.issues.practice}
        hasAny
        value={search.practice}
        options={known.practices.map((value) => ({ value, label: issueTexts.issues.practices[value] }))}
        onChange={(practice) => onChange({ practice })}
      />
      <DecisionField search={search} onChange={onChange} />
      <SelectField
        label={issueTexts.issues.sort}
        value={search.sort ?? 'severity'}
        options={known.sorts.map((value) => ({ value, label: issueTexts.issues.sorts[value] }))}
        onChange={(sort) => onChange({ sort: sort === 'severity' ? undefined : sort })}
      />
      {isFiltered === undefined ? null : (
        <Button
          onPress={() =>
            onChange({
              q: undefined,
              severity: undefined,
              criterion: undefined,
              practice: undefined,
              decision: undefined,
            })
          }
        >
          {issueTexts.issues.clear}
        </Button>
      )}
    </div>
  );
}

/** What people decided about the findings. */
function DecisionField({ search, onChange }: Omit<Props, 'issues'>) {
  return (
    <SelectField
      label={issueTexts.issues.decision}
      hasAny
      value={search.decision}
      options={known.decisions
        .filter((value) => value !== 'confirmed' || search.kind === 'needs_review')
        .map((value) => ({ value, label: issueTexts.issues.decisions[value] }))}
      onChange={(decision) => onChange({ decision })}
    />
  );
}
